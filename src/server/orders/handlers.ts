import type { Handlers } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import type { PriceLists } from '../price-lists/price-lists.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { openBill, payBill } from './bills.ts';
import { openDues, servicePayment, userServices } from './dues.ts';
import { payFromCredit } from './from-credit.ts';
import { limitOpens } from './opens.ts';
import { lastPurchase, openOrder, topupPower } from './power.ts';
import { heldAnswers, orderStatus } from './status.ts';
import { payByTransfer, transferStatus } from './transfer.ts';

type OrderCalls = 'openOrder' | 'payFromCredit' | 'orderStatus' | 'topupPower' | 'lastPurchase';
type DueCalls = 'userServices' | 'openDues' | 'servicePayment';
type BillCalls = 'openBill' | 'payBill' | 'billStatus';
type TransferCalls = 'payByTransfer' | 'transferStatus';

/**
 * Answers about orders that are held at once for one person, and for visitors of one network address, which many households
 * share. Each asks the data base twice a second.
 */
const HELD = { person: 12, address: 150 } as const;

/** The calls about orders: an estate's power, what is paid to an estate (S2 section 7), and the storefront (S3 section 7). */
export function orderHandlers(
  money: MoneyDeps,
  priceLists: PriceLists,
): Pick<Handlers, OrderCalls | DueCalls | BillCalls | TransferCalls> {
  const deps = { ...money, priceLists, opens: limitOpens(money) };
  const persons = heldAnswers(HELD.person);
  const addresses = heldAnswers(HELD.address);

  /** The answer to whoever asks, held as long as they may have it held. */
  function held<T>(
    { person, address, signal }: { person: Person | null; address: string; signal: AbortSignal },
    answer: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return person === null ? addresses.hold(address, signal, answer) : persons.hold(person.id, signal, answer);
  }

  return {
    openOrder: ({ input, person }) => openOrder(deps, person, input),
    payFromCredit: ({ input, person }) => payFromCredit(deps, person, input),
    orderStatus: (asked) =>
      held(asked, (signal) => orderStatus(deps, { userId: asked.person.id }, asked.input, signal)),
    topupPower: (asked) => held(asked, (signal) => topupPower(deps, asked.person, asked.input, signal)),
    lastPurchase: ({ person }) => lastPurchase(deps, person),

    userServices: ({ person }) => userServices(deps, person),
    openDues: ({ input, person }) => openDues(deps, person, input),
    servicePayment: (asked) => held(asked, (signal) => servicePayment(deps, asked.person, asked.input, signal)),

    openBill: ({ input, person, address }) => openBill(deps, { person, address }, input),
    payBill: (asked) => held(asked, (signal) => payBill(deps, asked.person?.id ?? null, asked.input, signal)),
    payByTransfer: ({ input, person, address }) => payByTransfer(deps, { userId: person?.id ?? null, address }, input),
    transferStatus: (asked) =>
      held(asked, (signal) => transferStatus(deps, asked.person?.id ?? null, asked.input, signal)),

    billStatus: (asked) => {
      const asker = { userId: asked.person?.id ?? null, key: asked.input.key };
      return held(asked, (signal) => orderStatus(deps, asker, asked.input, signal));
    },
  };
}
