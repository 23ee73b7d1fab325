import type { Customer, DedicatedAccount, Desk, Transaction } from './rows.ts';
import { sharesOf, subaccountShape } from './subaccounts.ts';
import { INTEGRATION, WireId } from './wire.ts';

/** A customer inside another body. */
export function customerShape(customer: Customer | undefined) {
  if (customer === undefined) return null;
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    customer_code: customer.code,
    phone: customer.phone,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** A transaction as `verify` tells it; `charge.success` and the lists carry the same. */
export function transactionShape(desk: Desk, row: Transaction) {
  const [paidAt, createdAt] = [row.paidAt, row.createdAt];
  return {
    id: new WireId(row.id),
    domain: 'test',
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    message: row.message,
    gateway_response: row.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: row.channel ?? 'card',
    currency: row.currency,
    ip_address: '127.0.0.1',
    metadata: row.metadata ?? '',
    log: logOf(row),
    fees: row.fees,
    fees_split: feesSplit(row),
    authorization: row.authorization ?? {},
    customer: customerShape(desk.customers.get(String(row.customerId))),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: row.requested,
    pos_transaction_data: null,
    source: { type: 'api', source: 'merchant_api', entry_point: row.entryPoint, identifier: null },
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: subaccountOf(desk, row),
  };
}

function subaccountOf(desk: Desk, { split }: Transaction): object {
  const found = split && desk.subaccounts.get(split.code);
  return found ? subaccountShape(found) : {};
}

/** The shares of a payment; what they came from as text. */
function feesSplit({ split, amount, fees }: Transaction) {
  if (split === null || fees === null) return null;
  const { bearer, charge, percentage } = split;
  const params = {
    bearer,
    transaction_charge: charge === null ? '' : String(charge),
    percentage_charge: String(percentage),
  };
  const { paystack, integration, subaccount } = sharesOf(amount, fees, split);
  return { paystack, integration, subaccount, params };
}

function logOf(row: Transaction) {
  if (row.attempts === 0) return null;
  return {
    start_time: Math.floor(Date.parse(row.createdAt) / 1000),
    time_spent: 4,
    attempts: row.attempts,
    errors: row.errors,
    success: row.paidAt !== null,
    mobile: false,
    input: [],
    history: [{ type: 'action', message: `Attempted to pay with ${row.channel ?? 'card'}`, time: 3 }],
  };
}

/** What a refund and a dispute carry of their transaction. */
export function transactionInside(row: Transaction) {
  return {
    id: new WireId(row.id),
    domain: 'test',
    status: row.status,
    reference: row.reference,
    amount: row.amount,
    message: row.message,
    gateway_response: row.gatewayResponse,
    paid_at: row.paidAt,
    created_at: row.createdAt,
    channel: row.channel,
    currency: row.currency,
    ip_address: null,
    metadata: row.metadata ?? '',
    log: null,
    fees: row.fees,
    fees_split: null,
    authorization: {},
    customer: { international_format_phone: null },
    plan: {},
    subaccount: {},
    split: {},
    order_id: null,
    paidAt: row.paidAt,
    createdAt: row.createdAt,
    requested_amount: row.requested,
    pos_transaction_data: null,
  };
}

/** A dedicated virtual account as its event and its calls tell it. */
export function accountShape(account: DedicatedAccount) {
  return {
    bank: account.bank,
    account_name: account.name,
    account_number: account.number,
    assigned: account.active,
    currency: 'NGN',
    metadata: null,
    active: account.active,
    id: account.id,
    created_at: account.createdAt,
    updated_at: account.createdAt,
    assignment: {
      integration: INTEGRATION,
      assignee_id: account.customerId,
      assignee_type: 'Customer',
      expired: !account.active,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: account.createdAt,
      expired_at: null,
    },
  };
}
