import { usePushing } from '../offline/use-pushing.ts';
import '../ui/controls/card.css';
import './language-choice.css';

/** Among the settings: whether this device says when a late token arrives. */
export function PushChoice() {
  const { stands, failed, busy, on, off, words } = usePushing();
  return (
    <section className="card language-choice" aria-labelledby="push-choice">
      <h2 id="push-choice">{words.title}</h2>
      <p>{words.about}</p>
      <p role="status">{failed ? words.failed : words[stands]}</p>
      {(stands === 'on' || stands === 'off') && (
        <div className="language-choice__ways">
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={stands === 'on' ? off : on}
          >
            {stands === 'on' ? words.turnOff : words.turnOn}
          </button>
        </div>
      )}
    </section>
  );
}
