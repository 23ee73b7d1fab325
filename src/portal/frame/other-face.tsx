import { lazy, type ReactNode, Suspense } from 'react';
import type { Face } from './use-face.ts';

const Canvas = lazy(() => import('../form/canvas.tsx').then((module) => ({ default: module.Canvas })));
const TableFace = lazy(() => import('../form/table-face.tsx').then((module) => ({ default: module.TableFace })));

/** The form or the table of the open flow; loaded when first shown. */
export function OtherFace({ face, beside }: { face: Exclude<Face, 'chat'>; beside: boolean }): ReactNode {
  return (
    <Suspense fallback={<span className="skeleton skeleton--pane" />}>
      {face === 'form' ? <Canvas beside={beside} /> : <TableFace />}
    </Suspense>
  );
}
