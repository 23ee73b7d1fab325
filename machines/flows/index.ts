import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { signIn } from './accounts/sign-in.ts';
import { buyPower } from './power/buy-power.ts';
import { contactSupport } from './support/contact-support.ts';

/** Every flow there is, by name. */
export function createFlows(deps: FlowDeps): Readonly<Record<string, Flow>> {
  return Object.fromEntries([buyPower(deps), signIn(deps), contactSupport(deps)].map((flow) => [flow.name, flow]));
}
