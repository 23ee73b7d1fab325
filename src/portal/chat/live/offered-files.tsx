import type { OfferedFile } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** The files that a step offers, each to be kept by a press. */
export function OfferedFiles({ files }: { files: readonly OfferedFile[] }) {
  const { conversation } = usePortal();
  return files.map(({ name, label }) => (
    <button
      key={name}
      type="button"
      className="button button--secondary"
      title={name}
      onClick={() => conversation.keepFile(name)}
    >
      <Icon name="download" size={16} />
      {label}
    </button>
  ));
}
