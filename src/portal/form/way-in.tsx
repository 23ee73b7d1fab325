import type { View } from '#machines/kit/view.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { FlowForm } from './flow-form.tsx';
import { ForgotLink } from './forgot-link.tsx';

/** The two ways in beside the private estates' power form, and what each is called there (S3 section 2.3). */
const WAYS: Readonly<Record<string, { readonly submits?: string; readonly lead: string; readonly other: string }>> = {
  'sign-in': { submits: 'SIGN IN', lead: 'No account yet?', other: 'sign-up' },
  'sign-up': { lead: 'You have an account?', other: 'sign-in' },
};
const LABELS: Readonly<Record<string, string>> = { 'sign-in': 'SIGN IN', 'sign-up': 'SIGN UP' };

/** A flow's form; signing in and signing up can be changed for one another. */
export function WayInForm(props: { view: View; twin: boolean; quiet: boolean; onPressed: () => void }) {
  const { conversation } = usePortal();
  const { flow } = props.view;
  const way = Object.hasOwn(WAYS, flow) ? WAYS[flow] : undefined;
  if (!way) return <FlowForm {...props} />;
  const change = () => {
    conversation.close(flow);
    conversation.open(way.other);
  };
  return (
    <>
      <FlowForm {...props} submits={way.submits}>
        {flow === 'sign-in' && <ForgotLink />}
      </FlowForm>
      <p className="way-in">
        {way.lead}
        <button type="button" className="button button--quiet" onClick={change}>
          {LABELS[way.other]}
        </button>
      </p>
    </>
  );
}
