import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DBOS } from '@dbos-inc/dbos-sdk';
import pg from 'pg';

/**
 * The peer: a purchase as a DBOS workflow of three steps, behind HTTP as ours is, which makes the same calls to the same provider and
 * vendor. It asks nobody who they are, prices nothing, keeps no ledger and sends no mail.
 */
const { DATABASE_URL: url = '', OUTSIDE: outside = '' } = process.env;
const pool = new pg.Pool({ connectionString: url, max: 10 });
await pool.query('create table if not exists delivered (reference text primary key, token text not null)');

async function call(path: string, body?: object) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${outside}${path}`, { ...sent, headers: { 'content-type': 'application/json' } });
  return (await answer.json()) as { data?: { status?: string }; token?: string };
}

async function purchase(reference: string, amount: number): Promise<string> {
  const verify = () => call(`/transaction/verify/${reference}`);
  const { data } = await DBOS.runStep(verify, { name: 'verify' });
  if (data?.status !== 'success') throw new Error('not paid');
  const vend = () => call('/pay', { request_id: reference, amount });
  const { token = '' } = await DBOS.runStep(vend, { name: 'vend' });
  const keep = () => pool.query('insert into delivered values ($1, $2)', [reference, token]).then(() => null);
  await DBOS.runStep(keep, { name: 'keep' });
  return token;
}

DBOS.setConfig({ name: 'bench', systemDatabaseUrl: url, logLevel: 'error', runAdminServer: false });
const workflow = DBOS.registerWorkflow(purchase, { name: 'purchase' });
await DBOS.launch();

let orders = 0;
const server = createServer((request, response) => {
  const said = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const answer = async () => {
    const { reference, amount } = (await json(request)) as { reference?: string; amount: number };
    if (reference !== undefined) {
      const running = await DBOS.startWorkflow(workflow, { workflowID: reference })(reference, amount);
      return said(200, { token: await running.getResult() });
    }
    const made = `DBOS-${process.pid}-${orders++}`;
    await call('/merchant-verify', { billersCode: '45000000001' });
    await call('/transaction/initialize', { reference: made, amount });
    return said(200, { reference: made });
  };
  answer().catch((cause: unknown) => said(500, { code: String(cause) }));
});
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
