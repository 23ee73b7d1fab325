import { LANDING_MENU, type MenuEntry } from '#catalogues/routes/landing.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { Link } from '../router/link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../site/menu.css';

/** What the menu knows of the page: the entry whose form is shown, and what choosing one does. */
export interface MenuProps {
  readonly current: MenuEntry | null;
  readonly choose: (entry: MenuEntry) => void;
}

/** The first question of a visitor: is it for my estate, or for everybody. */
const GROUPS = [
  {
    title: 'Living in an estate here',
    note: 'Your estate sells you the power. You sign in.',
    entries: LANDING_MENU.filter(({ estate }) => estate),
  },
  { title: 'Everybody else', note: 'No account needed.', entries: LANDING_MENU.filter(({ estate }) => !estate) },
] as const;

/** What can be paid for (S3 section 2.2), beside the conversation. */
export function ServiceMenu({ current, choose }: MenuProps) {
  return (
    <nav className="menu" aria-label="What you can pay for">
      {GROUPS.map(({ title, note, entries }) => (
        <section key={title}>
          <h2 className="menu__title">{title}</h2>
          <p className="menu__note">{note}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {'to' in entry.shows ? (
                  <Link to={entry.shows.to} className="menu__entry">
                    <Words entry={entry} />
                    <Icon name="chevron-right" size={16} />
                  </Link>
                ) : (
                  <button
                    type="button"
                    className="menu__entry"
                    aria-current={entry === current || undefined}
                    onClick={() => choose(entry)}
                  >
                    <Words entry={entry} />
                    <Icon name="chevron-right" size={16} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same on a narrow screen: each entry unfolds to what can be said, and to its form. */
export function FoldingMenu({ choose }: Pick<MenuProps, 'choose'>) {
  return (
    <nav className="menu" aria-label="What you can pay for">
      <ul>
        {LANDING_MENU.map((entry) => (
          <li key={entry.label}>
            <details className="menu__fold" name="menu">
              <summary className="menu__entry">
                <Words entry={entry} />
                {entry.estate && <span className="menu__needs">Sign in</span>}
                <Icon name="chevron-down" size={16} />
              </summary>
              <Inside entry={entry} choose={choose} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Inside({ entry, choose }: { entry: MenuEntry } & Pick<MenuProps, 'choose'>) {
  const { conversation } = usePortal();
  return (
    <div className="menu__inside">
      <div className="chips">
        {entry.examples.map((one) => (
          <button key={one.say} type="button" className="chip" onClick={() => conversation.press(one)}>
            {one.label}
          </button>
        ))}
      </div>
      <p>
        Or type it: <strong>{entry.examples[0]?.say}</strong>
      </p>
      {'to' in entry.shows ? (
        <Link to={entry.shows.to} className="button button--secondary">
          Read the help articles
        </Link>
      ) : (
        <button type="button" className="button button--secondary" onClick={() => choose(entry)}>
          <Icon name="form" size={16} />
          Open the form
        </button>
      )}
    </div>
  );
}

function Words({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <Icon name={entry.icon} size={24} power={entry.icon === 'bolt' || entry.icon === 'plug'} />
      <span className="menu__words">
        <strong>{entry.label}</strong>
        <span>{entry.detail}</span>
      </span>
    </>
  );
}
