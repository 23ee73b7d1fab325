import { type ReactNode, useRef } from 'react';
import type { View } from '#machines/kit/view.ts';
import { FlowForm } from '../../form/flow-form.tsx';
import { stands } from '../../form/resend.tsx';
import '../../form/canvas.css';

/** The page's flow as its form; a shape of it until the flow is there. The page is left by its links, so it has no Cancel. */
export function AccountForm({
  view,
  submits,
  children,
}: {
  view: View | null;
  submits?: string;
  children?: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  if (!view) return <span className="skeleton account__waiting" />;
  return (
    <div ref={body} tabIndex={-1}>
      <FlowForm
        view={view}
        twin={false}
        submits={submits}
        offers={stands}
        onPressed={() => body.current?.focus({ preventScroll: true })}
      >
        {children}
      </FlowForm>
    </div>
  );
}
