import { useSyncExternalStore } from 'react';

const NEVER = () => () => {};

/** True while the first screen is what the build drew: there, and until the browser has taken it over. */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
