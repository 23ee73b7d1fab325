import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { calledOf, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import { type Checked, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { listOf } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';
import { whichMeter } from './fields.ts';
import { atWhich, ownMeterMeant, ownMetersListed } from './which.ts';

const SAID = METERS.giveUp;

/** The meter that is given up, before it is confirmed. */
interface Facts {
  readonly meterNumber: string;
  readonly called: string;
}

/** Giving up one of one's own meters: which that is, and what stays, is said before one yes that names it. */
export function giveUpMeter(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'give-up-meter',
    version: 3,
    title: SAID.title,
    fields: (at) => ({ meter: whichMeter(SAID.ask, listOf(at, 'meters')) }),
    lists: (_person, signal) => ownMetersListed(services, signal, isSpare, whyNone),
    asked: ['meter'],
    atOnce: true,
    words: { send: SAID.send, listing: SAID.looking, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => meant(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) => ({ title: SAID.dialog(facts?.called ?? ''), lines: [SAID.stays, SAID.after] }),
      yes: ({ facts }) => SAID.yes(facts?.meterNumber ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const answer = await services.giveUpMeter({ meter_number: facts.meterNumber }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** The one in use stays until another one is. */
const isSpare = ({ inUse }: OwnMeter): boolean => !inUse;

const whyNone = (held: readonly OwnMeter[]): string | null => (held.length < 2 ? METERS.giveUpLast : null);

/** Which one is meant. Who means the one in use is told so. */
async function meant({ services }: FlowDeps, { value }: Sending<Facts>, signal: AbortSignal): Promise<Checked<Facts>> {
  const found = await ownMeterMeant(services, value('meter'), signal);
  if (found.kind !== 'meant') return found;
  if (found.meter.inUse) return atWhich(METERS.giveUpInUse);
  return { kind: 'good', facts: { meterNumber: found.meter.meterNumber, called: calledOf(found.meter) } };
}
