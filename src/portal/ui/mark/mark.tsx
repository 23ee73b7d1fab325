import { Suspense } from 'react';
import { part } from '../../router/part.tsx';

const Drawn = part(() => import('./drawn-mark.tsx').then((module) => module.DrawnMark));

/** The mark of the company that an answer names, where it names one; it comes after the answer, which can be pressed without. */
export function Mark({ of }: { of?: string | undefined }) {
  return (
    of && (
      <Suspense>
        <Drawn of={of} />
      </Suspense>
    )
  );
}
