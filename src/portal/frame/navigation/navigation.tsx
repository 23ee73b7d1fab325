import { type Access, allows } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { SIDE_MENU } from '#catalogues/routes/storefront.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Link } from '../../router/link.tsx';
import { startFlow } from '../../router/start-flow.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LOW_ICONS, useMedia } from '../../ui/media.ts';
import { saidHere } from '../page/said-here.ts';

/** More than these are too many to count. */
const MOST_COUNTED = 99;

/** What can be typed here. */
const HELP = { label: 'Help', say: 'help' };

/** Who buys from the storefront as themselves. */
const BUYERS: Access = ['service-user', 'service-owner'];

/** The routes of this person's role, what everybody can buy, and Help. Choosing one that is a flow's page starts the flow. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const low = useMedia(LOW_ICONS);
  const hint = (label: string) => (low ? label : undefined);
  const routes = ROUTES.filter((route) => route.built && !route.unlisted && allows(route.access, role));
  return (
    <ul className="nav">
      {routes.map((route) => (
        <li key={route.path}>
          <Link
            to={route.path}
            className="nav__item"
            title={hint(route.label)}
            onClick={() => {
              startFlow(conversation, route.path);
              onChosen?.();
            }}
          >
            <Icon name={route.icon} power={route.icon === 'bolt'} />
            <span className="nav__label">{route.label}</span>
            {route.counted && <Unread />}
          </Link>
        </li>
      ))}
      {allows(BUYERS, role) &&
        SIDE_MENU.map((entry, at) => (
          <li key={entry.to} className={at === 0 ? 'nav__apart' : undefined}>
            <Link to={entry.to} className="nav__item" title={hint(inSentence(entry.label))} onClick={onChosen}>
              <Icon name={entry.icon} />
              <span className="nav__label">{inSentence(entry.label)}</span>
            </Link>
          </li>
        ))}
      <li className="nav__apart">
        <button
          type="button"
          className="nav__item"
          title={hint('Help')}
          onClick={() => {
            saidHere(conversation);
            conversation.press(HELP);
            onChosen?.();
          }}
        >
          <Icon name="help" />
          <span className="nav__label">Help</span>
        </button>
      </li>
    </ul>
  );
}

/** How many tickets have something that was not read. */
function Unread() {
  const unread = useConversation((v) => v.unread);
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className="nav__count">
        {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread} <span className="hidden">not read</span>
      </span>
    </>
  );
}

/** The storefront's capitals are its own (DESIGN, Type). */
const inSentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();
