import { z } from 'zod';
import { eventually } from '../../support/eventually.ts';
import type { StandIn } from '../../support/stand-ins.ts';

const faultsBody = z.object({ answers: z.array(z.unknown()) });

/**
 * Posts an order, hangs up once the stand-in has read it and `until` found something, and answers the status that had come by
 * then; null: none.
 */
export async function hangUp(
  standIn: StandIn,
  path: string,
  order: object,
  headers: Readonly<Record<string, string>>,
  until: () => Promise<unknown> = async () => true,
): Promise<number | null> {
  // A fault that does nothing: it is used up when the call was read.
  await standIn.ask('PUT', '/stand-in/faults', { answers: [{ kind: 'slow', ms: 0, times: 1, path }] });
  const leaves = new AbortController();
  const asked = fetch(`${standIn.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(order),
    signal: leaves.signal,
  }).then(
    ({ status }) => status,
    () => null,
  );
  await eventually(async () => {
    const { body } = await standIn.ask('GET', '/stand-in/faults');
    return faultsBody.parse(body).answers.length === 0 ? true : null;
  });
  await eventually(until);
  leaves.abort();
  return asked;
}
