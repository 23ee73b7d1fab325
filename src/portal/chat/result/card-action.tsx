import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { useOnItsWay } from '../../ui/use-on-its-way.ts';

interface CardActionProps {
  readonly icon: IconName;
  readonly label: string;
  /** What it says while it works. */
  readonly working: string;
  readonly work: () => Promise<void>;
}

/** Something that is done with a receipt over the line. A weak one takes its time: the button says so and waits. */
export function CardAction({ icon, label, working, work }: CardActionProps) {
  const [busy, start] = useOnItsWay(work);
  return (
    <button type="button" aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={start}>
      <Icon name={icon} />
      {busy ? working : label}
    </button>
  );
}
