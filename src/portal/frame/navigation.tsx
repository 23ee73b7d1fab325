import { allows } from '#catalogues/roles.ts';
import { ROUTES, type Route } from '#catalogues/routes.ts';
import { useConversation, usePortal } from '../portal-context.tsx';
import { Link } from '../router/link.tsx';
import { Icon } from '../ui/icon.tsx';

/** The routes of this person's role, and Help. Choosing one that is a flow's page starts the flow. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const routes = ROUTES.filter((route) => route.built && allows(route.access, role));
  return (
    <ul className="nav">
      {routes.map((route) => (
        <li key={route.path}>
          <Link
            to={route.path}
            className="nav__item"
            onClick={() => {
              start(conversation, route);
              onChosen?.();
            }}
          >
            <Icon name={route.icon} />
            <span className="nav__label">{route.label}</span>
          </Link>
        </li>
      ))}
      <li className="nav__apart">
        <button
          type="button"
          className="nav__item"
          onClick={() => {
            conversation.say('help');
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

type Starter = ReturnType<typeof usePortal>['conversation'];

function start(conversation: Starter, route: Route): void {
  const { view } = conversation.getSnapshot();
  const open = view !== null && view.outcome === null && view.flow === route.flow;
  if (route.flow && !open) conversation.open(route.flow);
}
