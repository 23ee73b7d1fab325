import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { copyText } from '../../ui/copy-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** Copies a token of a list: its digits without spaces, as they are typed into a meter. */
export function CopyToken({ token }: { token: string }) {
  const toast = useToast();
  return (
    <button
      type="button"
      className="row-action"
      aria-label={`Copy token ${formatToken(token)}`}
      onClick={() => void copyText(token, CONTROLS.tokenCopied, toast)}
    >
      <Icon name="copy" size={16} />
      Copy
    </button>
  );
}
