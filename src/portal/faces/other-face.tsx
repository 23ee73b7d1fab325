import { type ReactNode, Suspense } from 'react';
import { part } from '../router/part.tsx';
import type { Face } from './use-face.ts';

/** The form, which may be fetched before it is shown. */
export const Canvas = part(() => import('../form/canvas.tsx').then((module) => module.Canvas));
const TableFace = part(() => import('../form/table-face.tsx').then((module) => module.TableFace));

/** The form or the table of the open flow; loaded when first shown. */
export function OtherFace({ face, beside }: { face: Exclude<Face, 'chat'>; beside: boolean }): ReactNode {
  return (
    <Suspense fallback={<span className="skeleton skeleton--pane" />}>
      {face === 'form' ? <Canvas beside={beside} /> : <TableFace />}
    </Suspense>
  );
}
