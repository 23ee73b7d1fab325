import { LANGUAGES } from '#catalogues/languages/language.ts';
import { LANGUAGE_SENTENCES, SPEAK } from '#catalogues/sentences/conversation/languages.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import '../ui/controls/card.css';
import '../ui/controls/chips.css';
import './language-choice.css';

/** The language of the answers, among the settings of whoever is signed in: the button says what one would type for it. */
export function LanguageChoice() {
  const { conversation } = usePortal();
  const language = useConversation((v) => v.language);
  return (
    <section className="card language-choice" aria-labelledby="language-choice">
      <h2 id="language-choice">{LANGUAGE_SENTENCES.title}</h2>
      <p>{LANGUAGE_SENTENCES.about}</p>
      <div className="language-choice__ways">
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === language}
            onClick={() => conversation.press(SPEAK[one])}
          >
            {SPEAK[one].label}
          </button>
        ))}
      </div>
    </section>
  );
}
