import type { Badge } from '#machines/pages/view.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';

const ICONS: Readonly<Record<Badge['tone'], IconName | null>> = {
  plain: null,
  info: 'info',
  success: 'check',
  warning: 'clock',
  danger: 'x',
};

/** How something stands, as word, icon and colour. `quiet`: what is well is a plain green word, so exceptions stand out. */
export function Status({ badge, quiet = false }: { badge: Badge; quiet?: boolean }) {
  const icon = ICONS[badge.tone];
  const plain = quiet && badge.tone === 'success';
  return (
    <span className={`status status--${badge.tone}${plain ? ' status--quiet' : ''}`}>
      {icon && <Icon name={icon} size={14} />}
      {badge.text}
    </span>
  );
}
