import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drawToken } from '#src/stand-ins/vending/tokens.ts';

/**
 * A payment provider and a vendor that answer at once and keep their books in memory: what Paystack and VTpass answer in the calls
 * of a purchase, and nothing else. Whoever is measured against them waits for no disk of theirs.
 */
const transactions = new Map<string, { readonly amount: number; paidAt: string | null }>();
let calls = 0;

const server = createServer((request, response) => {
  calls += 1;
  void text(request).then((body) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const said = answer(pathname, body === '' ? {} : JSON.parse(body));
    response
      .writeHead(said === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(said ?? { status: false, message: 'not here' }));
  });
});

function answer(path: string, body: Readonly<Record<string, unknown>>): object | undefined {
  const named = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  if (path === '/calls') return { calls };
  if (path === '/transaction/initialize') {
    const reference = String(body.reference);
    transactions.set(reference, { amount: Number(body.amount), paidAt: null });
    return { status: true, message: 'made', data: { access_code: `code-${reference}`, reference } };
  }
  if (path.startsWith('/card/')) {
    const paid = transactions.get(named);
    if (paid !== undefined) paid.paidAt = new Date().toISOString();
    return paid && { paid: true };
  }
  if (path.startsWith('/transaction/verify/')) {
    const known = transactions.get(named);
    return known && { status: true, message: 'found', data: transactionOf(named) };
  }
  if (path === '/dispute' || path === '/refund') return { status: true, message: 'none', data: [], meta: {} };
  if (path === '/balance') return { code: 1, contents: { balance: 900_000_000 } };
  if (path === '/merchant-verify') return { code: '000', content: { Customer_Name: 'AMAKA EZE', Can_Vend: 'yes' } };
  if (path === '/pay') {
    const { digits } = drawToken('credit');
    return {
      ...{ code: '000', requestId: body.request_id, content: { transactions: { status: 'delivered' } } },
      ...{ token: digits, units: '23.8 kWh', purchased_code: `Token : ${digits}` },
    };
  }
  return undefined;
}

function transactionOf(reference: string) {
  const { amount, paidAt } = transactions.get(reference) ?? { amount: 0, paidAt: null };
  const status = paidAt === null ? 'abandoned' : 'success';
  return { id: reference, domain: 'test', status, reference, amount, fees: 1_500, currency: 'NGN', paid_at: paidAt };
}

server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
