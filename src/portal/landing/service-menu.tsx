import { LANDING_MENU, type MenuEntry } from '#catalogues/routes.ts';
import { usePortal } from '../portal-context.tsx';
import { Icon } from '../ui/icon.tsx';

/** What can be paid for; on narrow screens each entry unfolds to what can be said. */
export function ServiceMenu({ folding = false }: { folding?: boolean }) {
  return (
    <nav className="menu" aria-label="What you can pay for">
      {!folding && <h2 className="menu__title">What you can pay for</h2>}
      <ul>
        {LANDING_MENU.map((entry) => (
          <li key={entry.label}>{folding ? <Folding entry={entry} /> : <Opening entry={entry} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Opening({ entry }: { entry: MenuEntry }) {
  const { conversation } = usePortal();
  const choose = () =>
    'open' in entry.action ? conversation.open(entry.action.open) : conversation.say(entry.action.say);
  return (
    <button type="button" className="menu__entry" onClick={choose}>
      <Words entry={entry} />
      <Icon name="chevron-right" size={16} />
    </button>
  );
}

function Folding({ entry }: { entry: MenuEntry }) {
  const { conversation } = usePortal();
  return (
    <details className="menu__fold" name="menu">
      <summary className="menu__entry">
        <Words entry={entry} />
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="menu__inside">
        <div className="chips">
          {entry.examples.map((one) => (
            <button key={one.say} type="button" className="chip" onClick={() => conversation.say(one.say)}>
              {one.label}
            </button>
          ))}
        </div>
        <p>
          Or type it: <strong>{entry.examples[0]?.say}</strong>
        </p>
      </div>
    </details>
  );
}

function Words({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <Icon name={entry.icon} size={24} power={entry.icon === 'bolt'} />
      <span className="menu__words">
        <strong>{entry.label}</strong>
        <span>{entry.detail}</span>
      </span>
    </>
  );
}
