import type { ReactNode } from 'react';
import type { PageAction } from '#machines/pages/view.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { Link } from '../router/link.tsx';
import { startFlow } from '../router/start-flow.ts';

/** Something a page offers: a link where it leads to a page, whose flow it starts, else a button that says or opens it. */
export function PageActionButton({
  action,
  className,
  onOpen,
  children,
}: {
  action: PageAction;
  className: string;
  /** Hears that a flow is about to be opened. */
  onOpen?: () => void;
  children?: ReactNode;
}) {
  const { conversation } = usePortal();
  const content = children ?? action.label;
  if ('to' in action) {
    return (
      <Link to={action.to} className={className} onClick={() => startFlow(conversation, action.to)}>
        {content}
      </Link>
    );
  }
  const press = () => {
    onOpen?.();
    conversation.open(action.open, action.values);
  };
  return (
    <button type="button" className={className} onClick={press}>
      {content}
    </button>
  );
}
