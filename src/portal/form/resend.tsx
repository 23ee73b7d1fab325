import type { Action, View } from '#machines/kit/view.ts';
import { usePortal } from '../conversation/portal-context.tsx';

/** After a mailed link: the way back to the form, within the line that says what to do when no mail comes (S3 section 4.8). */
export function Resend({ view }: { view: View }) {
  const { conversation } = usePortal();
  const back = view.actions.find(({ type }) => type === 'RETRY');
  if (!back) return null;
  // Another address has a button of its own where there is one.
  const elsewhere = view.actions.some(({ type }) => type === 'BACK');
  return (
    <p className="flow-form__busy">
      {elsewhere ? 'No mail?' : 'No mail, or another address?'}{' '}
      <button type="button" className="link" onClick={() => conversation.send({ type: 'RETRY' })}>
        {back.label}
      </button>
    </p>
  );
}

/** The actions that a page or a modal of one form has a button for: it is left and begun again in ways of its own. */
export const stands = ({ type }: Action): boolean => type !== 'CANCEL' && type !== 'RETRY';
