import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { isSupply, SUPPLIES, supplyLabel } from '#catalogues/products/supplies.ts';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { OUTAGE_HOURS_MOST } from '#catalogues/supplies-down.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatCount, formatWhen } from '#machines/kit/writing/format.ts';
import { refusal } from './sent.ts';

/** Longest reason, characters. */
const MOST = 200;

const supplyField = (ask: string): Field =>
  choiceField(
    { label: SAID.supply, ask, placeholder: SAID.select },
    SUPPLIES.map(({ supply, label }) => ({ value: supply, label })),
    SAID.select,
    { several: SAID.severalOf, none: SAID.gone },
  );

const DOWN = supplyField(SAID.down.ask);
const BACK = supplyField(SAID.back.ask);

const REASON = {
  label: SAID.down.reason,
  ask: SAID.down.why,
  kind: 'area',
  placeholder: SAID.down.example,
  schema: required(SAID.down.needed).check(z.minLength(2, SAID.down.needed), z.maxLength(MOST, SAID.down.long(MOST))),
} as const satisfies Field;

const areHours = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= OUTAGE_HOURS_MOST;

const HOURS = {
  label: SAID.down.hours,
  ask: SAID.down.howLong,
  kind: 'text',
  placeholder: SAID.down.hoursExample,
  hint: SAID.down.hoursHint,
  schema: optional(z.string().check(z.trim(), z.refine(areHours, SAID.down.noHours(formatCount(OUTAGE_HOURS_MOST))))),
} as const satisfies Field;

const labelOf = ({ supply = '' }: Values): string => (isSupply(supply) ? supplyLabel(supply) : supply);

const hoursInWords = (hours: number): string => (hours === 1 ? SAID.down.hour : SAID.down.several(formatCount(hours)));

type Now = Pick<FlowDeps, 'services'>['services'];

/** What of it is known to be down now; an answer that is none of ours as it came. */
async function downNow(services: Now, supply: string, signal: AbortSignal) {
  const answer = await services.outages({ of: 'now', page: 1 }, signal);
  if (answer.status !== 200) return { refused: refusal(answer, undefined, MESSAGES.networkFailure) };
  return { known: answer.data.outages.filter((one) => one.supply === supply) };
}

/** Saying by hand that a company or a product is down: it is sold to nobody until its end, or until it is said to be back. */
export function supplyIsDown(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<{ readonly since: string | null }>(deps, {
    name: 'supply-down',
    version: 1,
    title: SAID.down.title,
    fields: { supply: DOWN, reason: REASON, hours: HOURS },
    asked: ['supply', 'reason', 'hours'],
    atOnce: true,
    words: { send: SAID.down.send, checking: SAID.looking, sending: SAID.down.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const found = await downNow(services, value('supply'), signal);
      if (found.refused) return found.refused;
      const said = found.known.find(({ vendor }) => vendor === null);
      return { kind: 'good', facts: { since: said?.since ?? null } };
    },
    confirm: {
      dialog({ answers: { values }, facts }) {
        const since = facts?.since ?? null;
        const hours = (values.hours ?? '').trim();
        return {
          title: SAID.down.dialog(labelOf(values)),
          lines: [
            SAID.down.because(values.reason ?? ''),
            ...(since === null ? [] : [SAID.down.already(labelOf(values), formatWhen(since))]),
            hours === '' ? SAID.down.open : SAID.down.ends(hoursInWords(Number(hours))),
            SAID.down.after,
          ],
        };
      },
      yes: SAID.down.yes,
      adds: { field: 'hours', label: SAID.down.adds },
      no: SAID.down.no,
      declined: { ends: SAID.down.kept },
    },
    async send({ value }, signal) {
      const hours = value('hours').trim();
      const input = {
        supply: value('supply'),
        reason: value('reason').trim(),
        ...(hours !== '' && { hours: Number(hours) }),
      };
      const answer = await services.sayDown(input, signal);
      if (answer.status !== 200) return refusal(answer, 'supply', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Saying that it is back: what was said by hand ends, and what a vendor answered is asked anew. */
export function supplyIsBack(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'supply-back',
    version: 1,
    title: SAID.back.title,
    fields: { supply: BACK },
    asked: ['supply'],
    atOnce: true,
    words: { send: SAID.back.send, checking: SAID.looking, sending: SAID.back.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value, answers: { values } }, signal) {
      const found = await downNow(services, value('supply'), signal);
      if (found.refused) return found.refused;
      return found.known.length > 0
        ? { kind: 'good', facts: null }
        : { kind: 'needless', why: SAID.back.notDown(labelOf(values)) };
    },
    confirm: {
      dialog: ({ answers: { values } }) => ({ title: SAID.back.dialog(labelOf(values)), lines: [SAID.back.after] }),
      yes: SAID.back.yes,
      no: SAID.back.no,
      declined: { ends: SAID.back.kept },
    },
    async send({ value }, signal) {
      const answer = await services.sayBack({ supply: value('supply') }, signal);
      if (answer.status !== 200) return refusal(answer, 'supply', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
