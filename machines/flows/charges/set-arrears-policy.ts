import { MESSAGES } from '#catalogues/messages.ts';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { PORTAL_STOPS, reminderNotes, ruleSaid, type Terms, valuesOf, whySaid } from '#machines/pages/arrears-said.ts';
import { refusal } from '../platform/sent.ts';
import { RULE_FIELDS, ruleAsked, termsIn } from './arrears-fields.ts';

const SAID = ARREARS.form;

/** Whom the rule touches before it is confirmed. */
interface Facts {
  readonly version: number;
  readonly stopped: number;
  /** A sentence each. */
  readonly notes: readonly string[];
}

const NOTHING: Facts = { version: 0, stopped: 0, notes: [] };

/** Houses that are named before the yes. */
const NAMED = 6;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = { 'day-past': 'from' };

/** Saying when arrears stop power in the own estate, once it was said whom that touches today and why. */
export function setArrearsPolicy(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'set-arrears-policy',
    version: 4,
    title: SAID.title,
    // 'Take 20 percent of each top-up', 'remind after 30 days': one thing of the rule is another, and nothing else of it.
    async lists(_, signal, { values }) {
      const isOnePart = values.debtShare || values.remind || values.remindDays;
      if (!isOnePart || values.serviceCharge) return { kind: 'good', lists: {} };
      const answer = await services.arrearsPolicy({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { terms } = answer.data;
      return { kind: 'good', lists: terms === null ? LEAVING : {}, holds: heldBeside(values, terms) };
    },
    fields: RULE_FIELDS,
    asked: ({ answers: { values } }) => ruleAsked(values),
    atOnce: true,
    say: (at) => leaving(at).map((text) => ({ tone: 'info', text })),
    words: { send: SAID.send, listing: SAID.looking, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const answer = await services.tryArrearsPolicy({ terms: termsIn(values) }, signal);
      if (answer.status !== 200) return refusal(answer, 'rule', MESSAGES.networkFailure);
      return { kind: 'good', facts: factsOf(answer.data) };
    },
    confirm: {
      dialog(at) {
        const terms = termsIn(at.answers.values);
        return {
          title: SAID.dialog(dayOf(at.answers.values)),
          lines: [...leaving(at), ...ruleSaid(terms), ...reminderNotes(terms), ...(at.facts ?? NOTHING).notes],
        };
      },
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ answers: { values }, facts }, signal) {
      const { version, stopped } = facts ?? NOTHING;
      const reason = (values.reason ?? '').trim();
      const from = values.from ? { from: values.from.trim() } : {};
      const rule = { terms: termsIn(values), reason, version, stopped, ...from };
      const answer = await services.setArrearsPolicy(rule, signal);
      if (answer.status !== 200)
        return refusal(
          answer,
          answer.status === 400 ? (AT[answer.data.code] ?? 'rule') : undefined,
          MESSAGES.networkFailure,
        );
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Of an estate that the portal's rule holds for: whatever is said of one part gives it a rule of its own. */
const LEAVING = { portal: [{ value: 'specified', label: SAID.rules.specified }] };

/** Answers by which nothing else than the portal's rule holds back what stops power. */
const LIMITING = ['days', 'charges', 'grace', 'always'];

/** That an estate leaves the portal's rule, and whether what stops power stays as it was. */
function leaving({ lists, answers: { values } }: Pick<FormAt, 'lists' | 'answers'>): readonly string[] {
  if (!lists.portal || values.rule !== 'own') return [];
  const isAsBefore =
    Object.entries(PORTAL_STOPS).every(([name, value]) => values[name] === value) &&
    LIMITING.every((name) => Number(values[name] || 0) === 0);
  return [SAID.leaves, ...(isAsBefore ? [SAID.stopsAsBefore] : [])];
}

/**
 * What stays of the rule that holds, as answers: of the portal's what stops power, for whom it reminds no own rule can say. Where it reminds
 * nobody and an age is said, whoever owes for so long is meant.
 */
function heldBeside({ remindDays }: Values, terms: Terms): Values {
  if (terms === null) return PORTAL_STOPS;
  const { remind, ...rest } = valuesOf(terms);
  return Number(remindDays || 0) > 0 && terms.remind === null
    ? { ...rest, remind: '0' }
    : { ...rest, ...(remind && { remind }) };
}

const dayOf = ({ from }: Values): string => (from ? formatDay(from.trim()) : SAID.today);

function factsOf({ version, before, after, divided = 0, changed, houses }: Good<'tryArrearsPolicy'>): Facts {
  const named = houses.slice(0, NAMED).map((house) => {
    const [now, stood] = [STANDING_WORDS[house.name], STANDING_WORDS[house.before]];
    const told = SAID.touched(house.address, house.holder, now.toLowerCase(), stood.toLowerCase());
    return house.why.length === 0 ? told : SAID.touchedWhy(told, whySaid(house));
  });
  return {
    ...{ version, stopped: after.blocked },
    notes: [
      SAID.touches(after.blocked, before.blocked),
      ...(after.reminded + before.reminded > 0 ? [SAID.wouldRemind(after.reminded, before.reminded)] : []),
      ...(divided > 0 ? [SAID.divides(divided)] : []),
      ...(changed === 0 ? [SAID.touchesNobody] : named),
      ...(changed > named.length ? [SAID.more(changed - named.length)] : []),
    ],
  };
}
