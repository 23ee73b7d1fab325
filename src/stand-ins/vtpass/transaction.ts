import type { Sale } from '../vending/sales.ts';
import { naira } from '../vending/wire.ts';
import { CODES, type Code } from './codes.ts';
import { powerFields, purchasedCode } from './power.ts';
import type { Service } from './services.ts';

/** What VTpass's inner status is called, beside its code. */
const STATUS_CODES: Readonly<Record<Sale['status'], { readonly code: Code; readonly says: string }>> = {
  delivered: { code: '000', says: 'TRANSACTION SUCCESSFUL' },
  pending: { code: '000', says: 'TRANSACTION PENDING' },
  failed: { code: '016', says: CODES['016'] },
  reversed: { code: '040', says: 'TRANSACTION REVERSAL' },
};

/** Where an answer is read: amounts are text in an answer to a vend, and numbers in one to a question. */
type Place = 'pay' | 'requery' | 'webhook';

/** The body of a sale as it is by now. `as`: a code that stands for it instead of its own. */
export function transactionBody(
  sale: Sale,
  service: Service,
  place: Place,
  as?: { code: string; status: string; says: string },
) {
  const { code, says } = STATUS_CODES[sale.status];
  const amount = naira(sale.amountKobo);
  const commission = naira(sale.amountKobo - sale.chargedKobo);
  const delivered = sale.status === 'delivered';
  const cards = delivered && service.id === 'spectranet' ? cardsOf(sale) : [];
  const bought = delivered && cards.length === 0 ? purchasedCode(sale.power) : cardText(cards);
  return {
    code: as?.code ?? code,
    content: {
      transactions: {
        status: as?.status ?? sale.status,
        product_name: service.name,
        unique_element: sale.account,
        unit_price: place === 'pay' ? String(amount) : amount,
        quantity: 1,
        service_verification: null,
        channel: 'api',
        commission: delivered ? commission : 0,
        total_amount: naira(sale.chargedKobo),
        discount: null,
        type: service.type,
        email: 'shop@stand-in.invalid',
        phone: sale.phone,
        name: null,
        ...(place === 'requery' && { extras: bought === '' ? null : bought }),
        convinience_fee: 0,
        amount: place === 'pay' ? String(amount) : amount,
        platform: 'api',
        method: place === 'pay' ? 'api' : 'wallet',
        transactionId: `${sale.atMs}${sale.serial}`,
        commission_details: {
          amount: delivered ? commission : null,
          rate: (service.commission / 100).toFixed(2),
          rate_type: 'percent',
          computation_type: 'default',
        },
      },
    },
    response_description: as?.says ?? says,
    requestId: sale.reference,
    amount,
    transaction_date: transactionDate(sale.atMs, service),
    purchased_code: bought,
    ...(cards.length > 0 && { cards }),
    ...(delivered && sale.power !== null && powerFields(sale, sale.power, service.shape)),
  };
}

/** Vouchers: two where the plan says so. Made from the sale, so that a question tells the same ones. */
function cardsOf({ plan, serial, atMs }: Sale) {
  const count = plan === 'vt-2x5000' ? 2 : 1;
  return Array.from({ length: count }, (_, at) => ({
    serialNumber: `SPN${String(serial * 10 + at).padStart(10, '0')}`,
    pin: String((atMs % 1_000_000_000) * 1_000 + serial * 10 + at).padStart(12, '3'),
    expiresOn: null,
    value: null,
  }));
}

const cardText = (cards: ReturnType<typeof cardsOf>): string =>
  cards.map(({ serialNumber, pin }) => `Serial No:${serialNumber}, pin: ${pin}`).join('||');

/** Answers of an older make have an object with the time of Lagos, newer ones a text with that of Greenwich. */
function transactionDate(atMs: number, { shape }: Service) {
  if (shape === 'token' || shape === 'Token') return new Date(atMs).toISOString().replace('Z', '000Z');
  const date = `${new Date(atMs + 3_600_000).toISOString().slice(0, 23).replace('T', ' ')}000`;
  return { date, timezone_type: 3, timezone: 'Africa/Lagos' };
}
