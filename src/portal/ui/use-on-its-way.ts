import { useState } from 'react';

/** Work that a press starts, and whether it is on its way: until it has ended, another press does nothing. */
export function useOnItsWay(work: () => Promise<void>): readonly [busy: boolean, start: () => void] {
  const [busy, setBusy] = useState(false);
  const start = () => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return [busy, start];
}
