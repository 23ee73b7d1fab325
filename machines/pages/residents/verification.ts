import type { Services } from '#catalogues/calls/services.ts';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { StandingView } from '../view.ts';

/** Read who verifies new accounts of the own estate, and how many are not verified. */
export async function readVerification(services: Services, signal: AbortSignal): Promise<Read<StandingView>> {
  const came = await read(services.residentVerification({}, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: verificationView(came.data) } : came;
}

function verificationView({ required, waiting }: Good<'residentVerification'>): StandingView {
  const { badge, stands, change, see } = VERIFICATION_SENTENCES;
  return {
    badge: { text: badge[`${required}`], tone: required ? 'success' : 'info' },
    line: stands[`${required}`],
    waiting: waiting === 0 ? null : VERIFICATION_SENTENCES.waiting(waiting),
    actions: [
      { label: change[`${required}`], open: 'resident-verification', values: { required: String(!required) } },
      ...(waiting === 0 ? [] : ([{ label: see, to: '/registered-residents?list=unverified' }] as const)),
    ],
  };
}
