import * as z from 'zod/mini';
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_LIMITS, type AnnouncementKind } from '#catalogues/announcements.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { meansEverybody } from '#machines/kit/reading/everybody.ts';
import { momentIn } from '#machines/kit/reading/moment.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ANNOUNCEMENTS.form;
const { text, streets } = ANNOUNCEMENT_LIMITS;

const NOW = 'now';

const moment = z.string().check(
  z.trim(),
  z.refine((raw) => raw.toLowerCase() === NOW || momentIn(raw) !== null, SAID.noMoment),
);

/** The streets that are named; none where it is for everybody. */
function streetsIn(raw: string): readonly string[] {
  if (meansEverybody(raw)) return [];
  return raw
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Whether it goes by mail, too; nobody is asked, and the read-back says what it would be. */
function mailField(): Field {
  const choices = (['yes', 'no'] as const).map((value) => ({ value, label: SAID.mails[value] }));
  const field = choiceField({ label: SAID.mail, ask: SAID.mailAsk, placeholder: '' }, choices, SAID.mailAsk);
  return { ...field, schema: optional(field.schema) };
}

const FIELDS = {
  text: {
    label: SAID.text,
    ask: SAID.textAsk,
    kind: 'area',
    placeholder: SAID.textExample,
    schema: required(SAID.textShort).check(
      z.minLength(text.least, SAID.textShort),
      z.maxLength(text.most, SAID.textLong),
    ),
  },
  kind: choiceField(
    { label: SAID.kind, ask: SAID.kindAsk, placeholder: '' },
    ANNOUNCEMENT_KINDS.map((value) => ({ value, label: ANNOUNCEMENTS.kinds[value] })),
    SAID.kindAsk,
  ),
  where: {
    label: SAID.where,
    ask: SAID.whereAsk,
    kind: 'area',
    placeholder: SAID.whereExample,
    schema: required(SAID.whereNeeded).check(
      z.refine((raw) => streetsIn(raw).length <= streets.most, SAID.whereMany),
      z.refine(
        (raw) => streetsIn(raw).every((one) => one.length >= 2 && one.length <= streets.characters),
        SAID.whereNeeded,
      ),
    ),
  },
  mail: mailField(),
  from: { label: SAID.from, ask: SAID.fromAsk, kind: 'coming-moment', placeholder: SAID.momentExample, schema: moment },
  until: {
    label: SAID.until,
    ask: SAID.untilAsk,
    kind: 'coming-moment',
    placeholder: SAID.momentExample,
    schema: moment,
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Which announcement is changed, and as it stood when it was read. */
const GIVEN: Field = {
  ...{ label: ANNOUNCEMENTS.change, ask: '', kind: 'text', placeholder: '' },
  schema: required(ANNOUNCEMENTS.changing.missing),
};

/** News is said now, and its end may be left out. */
function fieldsOf({ kind }: Values, given: readonly string[]): Readonly<Record<string, Field>> {
  const fields = { ...Object.fromEntries(given.map((name) => [name, GIVEN])), ...FIELDS };
  const until = { ...FIELDS.until, ask: SAID.untilNewsAsk, schema: optional(moment) };
  return kind === 'news' ? { ...fields, until } : fields;
}

const askedOf = ({ kind }: Values): readonly string[] =>
  kind === 'news' ? ['text', 'kind', 'where', 'until', 'mail'] : ['text', 'kind', 'where', 'from', 'until', 'mail'];

/** Whom it would reach. */
type Reach = Good<'previewAnnouncement'>;

/** Announcing something to the own estate or to some of its streets, once it was said whom that reaches. */
export const announce = (deps: FlowDeps): Flow => announcing(deps, null);

/** Changing what was announced; which one the list says. */
export const changeAnnouncement = (deps: FlowDeps): Flow => announcing(deps, ['id', 'version']);

function announcing(deps: FlowDeps, given: readonly string[] | null): Flow {
  const { services, changed } = deps;
  const words = given === null ? { ...SAID, title: ANNOUNCEMENTS.announce } : ANNOUNCEMENTS.changing;
  return submitting<Reach>(deps, {
    name: given === null ? 'announce' : 'change-announcement',
    version: 1,
    title: words.title,
    fields: ({ answers: { values } }) => fieldsOf(values, given ?? []),
    asked: ({ answers: { values } }) => askedOf(values),
    ...(given !== null && { given: { names: given, missing: ANNOUNCEMENTS.changing.missing } }),
    // What is to be changed is shown before it is asked whether it is right.
    ...(given === null && { atOnce: true }),
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const answer = await services.previewAnnouncement({ streets: [...streetsIn(value('where'))] }, signal);
      if (answer.status !== 200) return refusal(answer, 'where', MESSAGES.networkFailure);
      const nobody = answer.data.streets.find(({ houses }) => houses === 0);
      if (nobody !== undefined)
        return { kind: 'refused', say: [], at: { field: 'where', problem: SAID.nobody(nobody.street) } };
      return { kind: 'good', facts: answer.data };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: words.dialog(facts?.people ?? 0),
        lines: [values.text ?? '', spanSaid(values), ...reachSaid(facts), ...mailSaid(values, facts)],
      }),
      yes: words.yes,
      no: words.no,
      adds: { field: 'mail', label: SAID.mailAdd, when: ({ facts }) => (facts?.mails ?? 0) > 0 },
      declined: { ends: words.kept },
    },
    async send({ facts, value, answers: { values } }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const kind: AnnouncementKind = values.kind === 'news' ? 'news' : 'outage';
      const wish = {
        ...{ kind, text: value('text').trim(), streets: [...streetsIn(value('where'))] },
        ...{ from: kind === 'news' ? null : momentIn(value('from')), until: momentIn(value('until')) },
        mail: byMail(values),
        ...(given !== null && { changes: { id: Number(value('id')), version: Number(value('version')) } }),
      };
      const answer = await services.announce(wish, signal);
      if (answer.status !== 200)
        return refusal(answer, answer.status === 400 ? 'until' : undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function spanSaid({ kind, from = '', until = '' }: Values): string {
  const said = (raw: string, otherwise: string): string => {
    const at = momentIn(raw);
    return at === null ? otherwise : formatWhen(at);
  };
  const name = ANNOUNCEMENTS.kinds[kind === 'news' ? 'news' : 'outage'];
  return SAID.for(name, kind === 'news' ? SAID.now : said(from, SAID.now), said(until, SAID.twoWeeks));
}

const byMail = ({ mail }: Values): boolean => mail === 'yes';

/** How many get it by mail, or would. */
function mailSaid(values: Values, reach: Reach | null): readonly string[] {
  if (reach === null) return [];
  const { mails, people } = reach;
  if (byMail(values)) return [mails < people ? SAID.mailed(mails) : SAID.mailedAll(mails), SAID.mailHours];
  return mails > 0 ? [SAID.notMailed(mails)] : [];
}

const reachSaid = (reach: Reach | null): readonly string[] =>
  reach === null
    ? []
    : [
        SAID.reach(reach.people, reach.houses),
        ...reach.streets.map(({ street, houses, example }) => SAID.street(street, houses, example ?? '')),
      ];
