import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { tokenNotReceived } from './token-not-received.ts';

/** The flows that find out what went wrong (CONVERSATION, Troubleshooting is a flow too). */
export const TROUBLE_FLOWS: readonly ((deps: FlowDeps) => Flow)[] = [tokenNotReceived];
