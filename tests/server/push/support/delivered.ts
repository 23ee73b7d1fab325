import type { OrderRow } from '#src/server/settlement/settle.ts';
import { type Delivered, NO_PARTICULARS } from '#src/server/vending/port.ts';

const AT = new Date('2026-11-21T18:45:00.000Z');

/** An order of power that somebody paid, and what was delivered for it; without digits it has no token. */
export function deliveredWith(token: string | null, userId: string): { order: OrderRow; delivered: Delivered } {
  const order: OrderRow = {
    ...{ order_id: 'POWER-8EJMK16RHTQQA1VA', kind: 'power', user_id: userId, provider: null, currency: 'NGN' },
    ...{ destination_account: '45701120409', meter_type: 'prepaid', account_name: 'Amaka Eze', package: null },
    ...{ price_list: null, screen: null, phone: null, estate_id: 1, company: null, service_id: null, months: null },
    ...{ reduction_kobo: 0, amount_kobo: 500_000, fee_kobo: 5_000, debt_kobo: 0, total_kobo: 505_000 },
    ...{ state: 'fulfilled', email: 'resident@palmcourt.example', customer_name: 'Amaka', narration: 'Power' },
    ...{ idempotency_key: 'key', body_hash: '', widget: null, payment_reference: null, payment_hints: [] },
    ...{ looked_up_at: null, created_at: AT, updated_at: AT, captured_at: AT, next_probe_at: null, heard_at: null },
    ...{ attempts: 1, failed_steps: 0, claimed_until: null, claimed_by: null, look_again: false },
    ...{ last_vendor_answer: null, trace: null, card_refusal: null },
  };
  return { order, delivered: { kind: 'delivered', token, units: token && '27.78', ...NO_PARTICULARS } };
}
