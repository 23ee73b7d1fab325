import { providerOf } from '#catalogues/products/providers.ts';
import type { Values } from '#machines/kit/field.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { networkOf } from '#machines/kit/reading/networks.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { FieldView, View } from '#machines/kit/view.ts';
import { type Line, plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { CALLED } from './flow-start.ts';

/** Whose account something is bought for. Another one may well be with another company. */
const ACCOUNTS: ReadonlySet<string> = new Set(['phone', 'meterNumber', 'smartcard', 'account']);
const COMPANIES: ReadonlySet<string> = new Set(['network', 'provider']);

/** What is asked about because of another answer, and goes or is asked again as that one changes. */
const HANGS_ON: Readonly<Record<string, readonly string[]>> = {
  plan: ['amount', 'category', 'network'],
  amount: ['plan', 'category', 'months', 'part', 'service'],
  package: ['provider'],
  months: ['service', 'part', 'amount'],
  part: ['service', 'months', 'amount'],
};

/**
 * What a purchase takes over from what stood in the flow before: a sentence that begins it anew keeps all that it does not say, one
 * that names another account keeps the company. It is said in words before it is read back, and nothing is said of a mere correction.
 */
export function keptLines({ sense, answers }: Pick<Scene, 'sense' | 'answers'>, view: View, values: Values): Line[] {
  // What hangs on other answers and nobody fills in is worked out from them, and is worked out anew.
  const isWorkedOut = (name: string): boolean => name in HANGS_ON && (fieldIn(view, name)?.readOnly ?? false);
  const standing = Object.entries(answers).filter(
    ([name, value]) => value !== '' && !isWorkedOut(name) && problemOf(view, name) === null,
  );
  const changesIt = (name: string): boolean => isOther(fieldIn(view, name), values[name], answers[name]);
  const changes = ([name]: readonly [string, string]): boolean => changesIt(name);
  // Airtime instead of data is another purchase, however it is said.
  const turned = standing.some((one) => one[0] === 'category' && changes(one));
  const anew = turned || (sense.modifiers?.anew === true && (isReadBack(view) || standing.some(changes)));
  // The network that a number itself suggests is not taken over from another one.
  const own = networkOf(dialled(values.phone ?? '')) === answers.network && values.phone !== undefined;
  const elsewhere = isReadBack(view) && !own && standing.some((one) => ACCOUNTS.has(one[0]) && changes(one));
  if (!anew && !elsewhere) return [];
  const kept = standing.filter(([name]) => {
    const goes = HANGS_ON[name]?.some(changesIt) ?? false;
    return name in CALLED && values[name] === undefined && !goes && (anew ? name !== 'email' : COMPANIES.has(name));
  });
  return kept.length > 0 ? [plain(TALK.kept(kept.map(([name, value]) => inWords(view, name, value))))] : [];
}

/** True for another answer than the one that stands, which may be said as its choice is called. */
function isOther(field: FieldView | undefined, said: string | undefined, stands: string | undefined): boolean {
  if (said === undefined || said === stands) return false;
  const [only, ...others] = matching(field?.choices ?? [], said);
  return only === undefined || others.length > 0 || only.value !== stands;
}

const fieldIn = (view: View, name: string) => view.fields.find((field) => field.name === name);

const problemOf = (view: View, name: string): string | null => fieldIn(view, name)?.problem ?? null;

const isReadBack = ({ actions }: View): boolean => actions.some(({ type }) => type === 'CONFIRM');

function inWords(view: View, name: string, value: string): string {
  const chosen = fieldIn(view, name)?.choices.find((choice) => choice.value === value)?.label;
  const company = COMPANIES.has(name) ? providerOf(value)?.name : undefined;
  return TALK.called(CALLED[name] ?? name, chosen ?? company ?? value);
}
