import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import './confirm-address.css';

/** That the address is not confirmed yet, and the way to have the mail sent again (DECISIONS 31). `slim` as a banner. */
export function ConfirmAddress({ slim = false }: { slim?: boolean }) {
  const { conversation } = usePortal();
  return (
    <div className={slim ? 'confirm-address confirm-address--slim' : 'confirm-address'}>
      <Icon name="mail" />
      <p>{SENTENCES.confirmReminder}</p>
      <button type="button" className="link" onClick={() => conversation.open('resend-confirmation')}>
        {CONTROLS.sendMailAgain}
      </button>
    </div>
  );
}
