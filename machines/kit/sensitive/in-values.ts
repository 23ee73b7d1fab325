import type { Call } from '#catalogues/calls/call.ts';
import type { Fields, Values } from '../field.ts';
import { isOfScheme, passesLuhn } from './card-shape.ts';
import { HIDDEN_CARD } from './hidden.ts';
import { withoutSensitive } from './without-sensitive.ts';

/** A password may be made of anything, and no call keeps one; the word of a mailed link, the code of a second factor and what a passkey has signed are made by machines. */
const SECRET = /password$|^token$|^second_factor$|^passkey$/i;
/** What asks for the number of a meter, a smartcard, an account or a phone, or for payments by one: as long as one, it is one. */
const NUMBERED = /meter|smart_?card|account|phone|^sought$/i;

/**
 * What a provider calls a payment by: a machine made it, one in ten of the long ones is formed like a card's number, and a payment is found
 * by nothing else.
 */
const PAYMENT_NUMBER = /^trans_?id$/i;

/** What makes a repeat of a call harmless is made by a machine, too: with letters in it, digits beside them are no card's. */
const isMadeKey = (name: string, value: string): boolean => name === 'key' && /[a-z]/i.test(value);

/** Larger than any amount and any time in milliseconds, and so perhaps a card that is sent as a number. */
const LARGE = 1e14;

function isCard(value: number): boolean {
  const digits = String(value);
  return Number.isSafeInteger(value) && value >= LARGE && isOfScheme(digits) && passesLuhn(digits);
}

const isPlain = (value: object): value is Readonly<Record<string, unknown>> =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * JSON without what nobody may keep (`withoutSensitive`), names of members included. `meters`: numbers as long as a meter's are
 * meters wherever they stand alone, as in what the portal itself has written down.
 */
export function withoutSensitiveIn(value: unknown, known: { readonly meters?: boolean } = {}): unknown {
  if (typeof value === 'string') return withoutSensitive(value, known);
  if (typeof value === 'number') return isCard(value) ? HIDDEN_CARD : value;
  if (Array.isArray(value)) return value.map((one) => withoutSensitiveIn(one, known));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      withoutSensitive(name, known),
      PAYMENT_NUMBER.test(name) ? one : withoutSensitiveIn(one, NUMBERED.test(name) ? { meters: true } : known),
    ]),
  );
}

/** What goes into a call, without what nobody may keep. Its passwords, and the words of mailed links, stay as they are. */
export function withoutSensitiveInput(
  input: Readonly<Record<string, unknown>>,
  { keepsOwnWords }: Pick<Call, 'keepsOwnWords'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([name, one]) => {
      if (typeof one === 'string' && (SECRET.test(name) || PAYMENT_NUMBER.test(name) || isMadeKey(name, one)))
        return [name, one];
      if (one instanceof File) return [name, withHarmlessName(one)];
      return [name, withoutSensitiveIn(one, { meters: keepsOwnWords === true || NUMBERED.test(name) })];
    }),
  );
}

/**
 * Answers without what nobody may keep; a masked one is parted from them elsewhere. What is asked for in one line may be a meter, by
 * whatever name the question goes.
 */
export function withoutSensitiveValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = fields[name]?.kind;
      return [
        name,
        kind === 'secret' || kind === 'file' ? value : withoutSensitive(value, { meters: kind !== 'area' }),
      ];
    }),
  );
}

/** A file under a name that keeps nothing either. Pictures are often called by the moment at which they were taken. */
export function withHarmlessName(file: File): File {
  const name = withoutSensitive(file.name, { meters: true });
  return name === file.name ? file : new File([file], name, { type: file.type });
}
