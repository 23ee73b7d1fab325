import * as z from 'zod/mini';
import { BANK_CODES, BANKS, bankOf } from '#catalogues/banks.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { masked } from '#machines/kit/memory/masked.ts';
import { type FormAt, type Listed, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { listOf } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';

const SAID = REFUND_ACCOUNT;

/** What the bank says of the account; the name is null where nobody can say. Kobo. */
interface Facts {
  readonly name: string | null;
  readonly kobo: number;
  readonly mistyped: boolean;
  readonly ending: string;
}

const BANK = choiceField(
  { label: SAID.bank, ask: SAID.whichBank, placeholder: '' },
  BANKS.map(({ code, name }) => ({ value: code, label: name })),
  SAID.selectBank,
);

const NUMBER = {
  ...masked({ empty: SAID.numberRequired, short: SAID.tenDigits, long: SAID.tenDigits }, { least: 10, most: 10 }),
  label: SAID.number,
  ask: SAID.whichNumber,
  placeholder: '',
} as const satisfies Field;

const NAME = {
  label: SAID.name,
  ask: SAID.whichName,
  kind: 'text',
  placeholder: '',
  schema: required(SAID.nameRequired).check(z.maxLength(100, SAID.nameLong)),
} as const satisfies Field;

/** What opens an order without an account; nobody types it. */
const KEY = {
  label: '',
  ask: '',
  kind: 'text',
  placeholder: '',
  readOnly: true,
  schema: optional(z.string()),
} as const;

/** Which order: one of those that wait, or any where nobody is signed in. */
function orderField(refunds: readonly Listed[]): Field {
  const words = { label: SAID.order, ask: SAID.whichOrder, placeholder: 'e.g. POWER-01ABCDEF' };
  if (refunds.length > 0) return choiceField(words, refunds, SAID.orderRequired);
  return { ...words, kind: 'text', schema: required(SAID.orderRequired) };
}

/** The only one that waits needs no question. */
function orderOf(at: FormAt): string {
  const [only, ...others] = listOf(at, 'refunds');
  const said = at.answers.values.order ?? '';
  return only !== undefined && others.length === 0 ? only.value : said.trim().toUpperCase();
}

/** Giving the bank account that a refund goes to which does not get back to the card. Whose it is is read back first. */
export function refundAccount(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  const asked = (sending: Sending<Facts>) => {
    const key = sending.value('key');
    const bank = z.enum(BANK_CODES).parse(sending.value('bank'));
    return { orderId: orderOf(sending), ...(key !== '' && { key }), bank, accountNumber: sending.value('number') };
  };
  return submitting<Facts>(deps, {
    name: 'refund-account',
    version: 3,
    title: SAID.title,
    async lists(person, signal) {
      if (person === null) return { kind: 'good', lists: { refunds: [] } };
      const answer = await services.waitingRefunds({ orders: [] }, signal);
      if (answer.status !== 200) return refused(MESSAGES.networkFailure);
      const refunds = answer.data.refunds
        .filter(({ sent }) => !sent)
        .map(({ orderId, amount }) => ({ value: orderId, label: orderId, detail: formatNaira(koboOf(amount)) }));
      return refunds.length === 0 ? { kind: 'needless', why: SAID.noneWaiting } : { kind: 'good', lists: { refunds } };
    },
    fields: (at) => ({ order: orderField(listOf(at, 'refunds')), key: KEY, bank: BANK, number: NUMBER, name: NAME }),
    asked: (at) => [...(listOf(at, 'refunds').length === 1 ? [] : ['order']), 'bank', 'number', 'name'],
    words: { send: SAID.send, checking: SAID.checking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check(sending, signal) {
      const wish = asked(sending);
      if (!/^\d{10}$/.test(wish.accountNumber))
        return { kind: 'refused', say: [], at: { field: 'number', problem: SAID.tenDigits }, clears: ['number'] };
      const answer = await services.refundAccountName(wish, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { name, amount, mistyped } = answer.data;
      return { kind: 'good', facts: { name, kobo: koboOf(amount), mistyped, ending: wish.accountNumber.slice(-4) } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: SAID.dialog(formatNaira(facts?.kobo ?? 0)),
        lines: [
          SAID.account(bankOf(values.bank ?? '')?.name ?? '', facts?.ending ?? ''),
          facts?.name == null ? SAID.typed(values.name ?? '') : SAID.named(facts.name),
          ...(facts?.mistyped ? [SAID.mistyped] : []),
          SAID.sentOnce,
        ],
      }),
      yes: ({ facts }) => SAID.yes(formatNaira(facts?.kobo ?? 0)),
      no: SAID.no,
      declined: { reopens: 'number' },
    },
    async send(sending, signal) {
      const answer = await services.giveRefundAccount({ ...asked(sending), name: sending.value('name') }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
