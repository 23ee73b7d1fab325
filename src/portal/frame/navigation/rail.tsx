import { type Access, allows, ROLE_LABELS } from '#catalogues/roles.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Mark } from '../../ui/icons/icon.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Navigation } from './navigation.tsx';

/** Who is known by an address; others are known by what they do here. */
const AT_HOME: Access = ['service-user', 'service-owner'];

/** The navigation rail: whose estate this is, where one can go, and who is signed in. */
export function Rail() {
  return (
    <aside className="rail">
      <Brand />
      <nav aria-label="Main">
        <Navigation />
      </nav>
      <div className="rail__foot">
        <Person />
        <ThemeSwitch />
      </div>
    </aside>
  );
}

/** The estate's logo and name in the place of the product's, once they are known; who is shown no logo sees our mark. */
export function Brand() {
  const estate = useConversation((v) => v.session.estate);
  const logo = useConversation((v) => v.session.logo);
  return (
    <div className="brand">
      {logo ? (
        <img className="brand__logo" src={logo} alt={estate ? '' : 'The logo of your estate'} />
      ) : (
        <Mark size={32} />
      )}
      <p className="brand__name">
        <strong>{estate ?? 'Wattchat'}</strong>
        {estate && <span>on Wattchat</span>}
      </p>
    </div>
  );
}

/** The signed-in person. */
export function Person() {
  const session = useConversation((v) => v.session);
  if (!session.role) return null;
  const home = allows(AT_HOME, session.role) ? (session.address ?? session.meterNumber) : null;
  const second = home ?? ROLE_LABELS[session.role];
  return (
    <div className="person">
      <span className="person__avatar" aria-hidden="true">
        {(session.firstName ?? '?').charAt(0)}
      </span>
      <p className="person__name">
        <strong>{session.firstName}</strong>
        <span title={second}>{home === null ? second : nearest(second)}</span>
      </p>
    </div>
  );
}

/** What tells an address from others of its estate: the house and the street. */
const nearest = (address: string): string => address.split(', ').slice(0, 2).join(', ');
