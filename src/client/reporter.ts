import type { CallInput, Services } from '#catalogues/calls/services.ts';
import { FAULT_LENGTH } from '#catalogues/limits.ts';
import { framesOf, isFault, namedOf, type Report, referenceOf } from '#machines/kit/faults.ts';
import { withoutPrivate } from '#machines/kit/sensitive/in-reports.ts';

/** The same fault is told of again after so long, ms; and so many faults at most are told of by one page. */
const AGAIN_MS = 3_600_000;
const MOST_FAULTS = 20;

/**
 * Tells the portal of faults, without anything of a person. A report that fails is dropped and never reported itself, so that no
 * fault can make another one.
 */
export function createReporter(send: Services['reportFault'], now: () => number): Report {
  const told = new Map<string, number>();
  return (fault, place) => {
    if (!isFault(fault)) return;
    const reference = referenceOf(fault);
    const last = told.get(reference);
    if (last === undefined ? told.size >= MOST_FAULTS : now() - last < AGAIN_MS) return;
    told.set(reference, now());
    void Promise.try(() => send(reportOf(fault, place, reference))).catch(() => undefined);
  };
}

function reportOf(fault: unknown, place: string, reference: string): CallInput<'reportFault'> {
  const { name, message } = namedOf(fault);
  const most = (text: string, length: number) => withoutPrivate(text).slice(0, length);
  return {
    reference,
    name: most(name, FAULT_LENGTH.name),
    message: most(message, FAULT_LENGTH.message),
    place: most(place, FAULT_LENGTH.place),
    stack: framesOf(fault).join('\n').slice(0, FAULT_LENGTH.stack),
  };
}
