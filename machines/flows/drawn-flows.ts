import type { Services } from '#catalogues/calls/services.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { createFlows, type FlowsDeps } from './index.ts';

/** Every flow, made to be looked at: none of them can reach a server, and nothing that one does leaves it. */
export function drawnFlows(): Readonly<Record<string, Flow>> {
  const nobody = () => Promise.reject(new Error('These flows are drawn, not run.'));
  return createFlows({
    services: new Proxy({} as Services, { get: () => nobody }),
    wait: nobody,
    ...createMemory(),
    desk: new Proxy({} as FlowsDeps['desk'], { get: () => nobody }),
    fees: rememberFees(),
    signedIn: () => undefined,
    renewed: () => undefined,
    signedOut: () => undefined,
    changed: () => undefined,
    proveHuman: nobody,
    passkeys: { create: nobody, get: nobody },
  });
}
