import { z } from 'zod';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

const SAID = ESTATE_SENTENCES.deeds;

/** What changed, as a person reads it; null: there was or is nothing. */
export interface Change {
  readonly before: string | null;
  readonly after: string | null;
}

const plain = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

/** So many meters of a file are named; of the others it is said how many there are. */
const NAMED = 10;
const few = (named: readonly string[], all: number, between: string): string => {
  const shown = named.slice(0, NAMED);
  return SAID.andMore(shown.join(between), all - shown.length);
};

const names = z.array(z.string());
const metersUploaded = z
  .object({ added: z.number(), meters: names, changed: z.number(), before: names, after: names })
  .transform(({ added, meters, changed, before, after }) => {
    const changes = changed === 0 ? [] : [SAID.changed(few(after, changed, '; '))];
    const news = added === 0 ? [] : [SAID.added(few(meters, added, ', '))];
    return { before: changed === 0 ? null : few(before, changed, '; '), after: [...news, ...changes].join('. ') };
  });

/** What files of money came to; their `before` counts rows that had come already, and is nothing that was changed. */
const moneyUploaded = (said: (many: number, amount: string) => string) =>
  z
    .object({ added: z.number(), kobo: z.number() })
    .transform(({ added, kobo }) => ({ before: null, after: said(added, formatNaira(kobo)) }));

const CHANGES = {
  'meters-uploaded': metersUploaded,
  'payments-uploaded': moneyUploaded(SAID.payments),
  'levies-uploaded': moneyUploaded(SAID.levies),
  'balance-set': z
    .object({ servicePayment: z.enum(SERVICE_PAYMENT_NAMES), before: z.number(), after: z.number() })
    .transform(({ servicePayment, before, after }) => {
      const { label } = SERVICE_PAYMENTS[servicePayment];
      return { before: `${label} ${formatNaira(before)}`, after: `${label} ${formatNaira(after)}` };
    }),
  'meter-changed': z.object({ from: plain, to: plain }).transform(({ from, to }) => ({ before: from, after: to })),
  'signed-up': z.object({ meter: plain }).transform(({ meter }) => ({ before: null, after: meter })),
  'profile-changed': z
    .object({ fields: z.array(z.enum(['first_name', 'last_name', 'email', 'phone'])) })
    .transform(({ fields }) => ({ before: null, after: fields.map((name) => SAID.fields[name]).join(', ') })),
} as const;

const ANY = z.object({ before: plain, after: plain });

/** What a line of the audit log says was there before and after; the values of a profile are nobody else's business. */
export function changeOf(action: string, detail: string): Change {
  const shape = Object.hasOwn(CHANGES, action) ? CHANGES[action as keyof typeof CHANGES] : ANY;
  const read = shape.safeParse(JSON.parse(detail));
  return { before: read.data?.before ?? null, after: read.data?.after ?? null };
}

/** A subject that is no person who is known: a meter, or a name that stands for itself. */
export function subjectOf(subject: string): string {
  return /^\d{11,14}$/.test(subject) ? SAID.meter(subject) : subject;
}

/** True for the id of a person. */
export function isPerson(subject: string): boolean {
  return z.uuid().safeParse(subject).success;
}
