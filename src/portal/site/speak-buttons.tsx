import { LANGUAGES } from '#catalogues/languages/language.ts';
import { SPEAK } from '#catalogues/sentences/conversation/languages.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';

/** The other languages, for who has no profile to choose one on: the button says in the chat what one would type for it. */
export function SpeakButtons() {
  const { conversation } = usePortal();
  const language = useConversation((v) => v.language);
  return LANGUAGES.filter((one) => one !== language).map((one) => (
    <li key={one}>
      <button type="button" className="site-footer__speak" onClick={() => conversation.press(SPEAK[one])}>
        {SPEAK[one].label}
      </button>
    </li>
  ));
}
