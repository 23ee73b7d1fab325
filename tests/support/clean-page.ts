import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// The library says this itself only where the runner's hooks are globals.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// What is drawn on demand is compiled first, which takes a slow machine its time.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  // Some have no page.
  if (typeof document === 'undefined') return;
  // Several files share one: what one test has kept there is nothing to the next.
  localStorage.clear();
  sessionStorage.clear();
});
