import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type DueKind, ORDER_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { makeOrder } from './make-order.ts';
import type { OpenDeps } from './opens.ts';
import { paidAt, widgetOf } from './order-answer.ts';
import { estateName, ownOrder } from './own-orders.ts';
import { type DueRefused, type DueWish, ownServices, priceDue } from './price-due.ts';
import { reportWidget } from './report.ts';

/** The services that a resident can pay for, with their price a month in naira (S2 section 3). */
export async function userServices(
  { db, clock }: Pick<MoneyDeps, 'db' | 'clock'>,
  person: Person,
): Promise<CallAnswer<'userServices'>> {
  const services = await ownServices(db, person, clock())
    .where('services.enabled', '=', true)
    .leftJoin('charging_rules', 'charging_rules.service_id', 'services.id')
    .select('charging_rules.service_id as charged')
    .orderBy('services.id')
    .execute();
  return {
    status: 200,
    data: services.map(({ id, name, monthly_kobo, description, charged }) => ({
      id,
      name,
      amount: nairaOf(monthly_kobo),
      ...(description !== null && { description }),
      ...((name === SERVICE_CHARGE || charged !== null) && { charged: true as const }),
    })),
  };
}

/** Make and price a payment to the person's estate, and answer what its widget is begun with (S2 section 2). */
export async function openDues(deps: OpenDeps, person: Person, wish: DueWish): Promise<CallAnswer<'openDues'>> {
  const wanted = { opener: { userId: person.id }, key: wish.key, body: bodyOf(wish) };
  const made = await makeOrder<DueRefused>(deps, wanted, () => priceDue(deps, person, wish));
  if ('refused' in made) return made.refused;
  if (!isDue(made.order)) throw new Error(`Order ${made.order.order_id} pays no estate.`);
  return { status: 200, data: openedDue(made.order, await namesOf(deps.db, made.order)) };
}

type Word = CallTaken<'servicePayment'>;

/** Take the widget's word about a payment to the person's estate, and answer its outcome (S2 section 7). */
export async function servicePayment(
  deps: MoneyDeps,
  person: Person,
  word: Word,
  signal: AbortSignal,
): Promise<CallAnswer<'servicePayment'>> {
  const { orderId, status, trans_id, transId } = word.transfer_reference;
  const find = async () => {
    const order = await ownOrder(deps, orderId, { userId: person.id });
    return order !== undefined && isDue(order) ? order : undefined;
  };
  const said = { status, hint: trans_id ?? transId, find, agrees: (order: OrderRow) => agrees(order, word) };
  const outcome = await reportWidget(deps, said, signal);
  if (outcome.status !== 200) return outcome;
  const { order } = outcome;
  if (!isDue(order)) throw new Error(`Order ${orderId} pays no estate.`);
  return { status: 200, data: paidDue(order, await namesOf(deps.db, order)) };
}

const AMOUNTS = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const satisfies Record<
  DueKind,
  keyof Word
>;

/**
 * True when what was sent is what the order says: its service, 30 days a month, and the one amount that goes with it. 'The
 * paid amount minus 50' and a levy's 'full amount' (S2 section 7) are both what the order credits (DECISIONS 10).
 */
function agrees(order: OrderRow, word: Word): boolean {
  if (!isDue(order)) return false;
  const amounts = Object.values(AMOUNTS).filter((name) => word[name] !== undefined);
  const naira = word[AMOUNTS[order.kind]];
  return (
    word.serviceId === serviceIdOf(order) &&
    word.duration === (order.months ?? 0) * SERVICE_DAYS_PER_MONTH &&
    amounts.length === 1 &&
    naira !== undefined &&
    koboOf(naira) === order.amount_kobo
  );
}

type Opened = Extract<CallAnswer<'openDues'>, { status: 200 }>['data'];
type Paid = Extract<CallAnswer<'servicePayment'>, { status: 200 }>['data'];

/** An order that pays an estate, as its row has it. */
type DueRow = OrderRow & { readonly kind: DueKind };

/** True for what an estate is paid; its power has calls of its own. */
export function isDue<O extends OrderRow>(order: O): order is O & { readonly kind: DueKind } {
  const kinds: readonly OrderKind[] = DUE_KINDS;
  return kinds.includes(order.kind);
}

/** What the wire calls that which is paid: a service's id, or the kind itself (DECISIONS 30). */
export function serviceIdOf({ kind, service_id }: DueRow): string {
  return service_id === null ? kind : String(service_id);
}

/** What stands on every answer about a payment to an estate; amounts in naira. */
function figures(order: DueRow, { estate, service }: DueNames) {
  return {
    orderId: order.order_id,
    kind: order.kind,
    serviceId: serviceIdOf(order),
    service,
    months: order.months,
    meterNumber: order.destination_account,
    estate,
    amount: nairaOf(order.amount_kobo),
    fee: nairaOf(order.fee_kobo),
    total: nairaOf(order.total_kobo),
    email: order.email,
  };
}

/** A priced payment to an estate whose widget can open. */
function openedDue(order: DueRow & { readonly widget: string }, names: DueNames): Opened {
  return { ...figures(order, names), widget: widgetOf(order) };
}

/** A payment to an estate that its meter was credited with. */
function paidDue(order: DueRow, names: DueNames): Paid {
  return { ...figures(order, names), paidAt: paidAt(order) };
}

/** Who is paid by an order, and for what. */
export interface DueNames {
  readonly estate: string;
  /** Service Charge, Development Levy or Fine, or a service's own name. */
  readonly service: string;
}

type Named = Pick<OrderRow, 'kind' | 'service_id' | 'estate_id' | 'created_at'>;

/** The names that a payment to an estate is told with. */
export async function namesOf(db: Kysely<Schema>, order: Named): Promise<DueNames> {
  return { estate: await estateName({ db }, order), service: await serviceName(db, order) };
}

async function serviceName(db: Kysely<Schema>, { kind, service_id }: Named): Promise<string> {
  if (kind === 'fine') return MESSAGES.fineService;
  if (service_id === null) return ORDER_KINDS['dev-levy'].narration;
  const service = await db.selectFrom('services').select('name').where('id', '=', service_id).executeTakeFirstOrThrow();
  return service.name;
}

/** Everything of a wish that the same key must bring again. */
export function bodyOf({ screen, serviceId, months, amount }: DueWish): readonly unknown[] {
  return [screen, serviceId, months, amount];
}
