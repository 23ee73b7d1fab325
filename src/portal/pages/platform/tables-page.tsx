import { allows } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import '../../ui/controls/card.css';
import './platform.css';

/** Every table that the role may open, with what it holds (DECISIONS, Nothing is a dead end). */
export function TablesPage() {
  const role = useConversation((v) => v.session.role);
  const tables = ROUTES.filter(({ built, holds, access }) => built && holds !== undefined && allows(access, role));
  return (
    <ul className="tables">
      {tables.map(({ path, label, icon, holds }) => (
        <li key={path}>
          <Link to={path} className="card tables__table">
            <Icon name={icon} />
            <span className="tables__words">
              <strong>{label}</strong> <span>{holds}</span>
            </span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
