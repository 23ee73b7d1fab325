import { Suspense } from 'react';
import { part } from '../../router/part.tsx';
import './firm-mark.css';

const Drawn = part(() => import('./drawn.tsx').then((module) => module.DrawnFirmMark));

/** The mark of the company that an answer names, where it names one; it comes after the answer, which can be pressed without and keeps its place. */
export function FirmMark({ code }: { code?: string | undefined }) {
  return (
    code && (
      <Suspense fallback={<span className="firm-mark" />}>
        <Drawn code={code} />
      </Suspense>
    )
  );
}
