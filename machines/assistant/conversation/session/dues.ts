import type { Services } from '#catalogues/calls/services.ts';
import type { Keep } from '../../sync/keep.ts';

/** Services that write down what is owed as soon as the server says it (S1 section 3, Locally stored service amounts). */
export function keepingDues(services: Services, keep: Keep): Services {
  return {
    ...services,
    async servicePayments(input, signal) {
      const answer = await services.servicePayments(input, signal);
      if (answer.status === 200) keep.keepDues(duesOf(answer.data.data));
      return answer;
    },
  };
}

/** Amounts under the specification's own names, naira; `duration` in days. */
export interface Dues {
  readonly serviceCharge: number;
  readonly DevLevy: number;
  readonly fine: number;
  readonly duration: number;
}

function duesOf(owed: { serviceCharge: number; devLevy: number; fine: number; duration: number } | null): Dues {
  return {
    serviceCharge: owed?.serviceCharge ?? 0,
    DevLevy: owed?.devLevy ?? 0,
    fine: owed?.fine ?? 0,
    duration: owed?.duration ?? 0,
  };
}
