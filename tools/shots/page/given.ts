import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import type { Given, Scene, Who } from '../scene.ts';

const APPROVED = '4242424242424242';

/** What has happened before a scene, which no page tells of until it has. `admit` answers somebody's token. */
export function history(portal: string, admit: (who: Who) => Promise<string | null>) {
  const tickets: string[] = [];

  async function ask(who: Who, path: string, body: unknown): Promise<unknown> {
    const authorization = `Bearer ${(await admit(who)) ?? ''}`;
    const form = body instanceof FormData;
    const headers = form ? { authorization } : { authorization, 'content-type': 'application/json' };
    const answer = await fetch(portal + path, { method: 'POST', headers, body: form ? body : JSON.stringify(body) });
    return answer.json();
  }

  /** A payment that was captured, of which the vendor does not say whether it has delivered. */
  async function stuckTopup(): Promise<string> {
    const wish = { key: crypto.randomUUID(), type: 'power_vending', amount: 3_000 };
    const { orderId } = z.object({ orderId: z.string() }).parse(await ask('lost', calls.openOrder.path, wish));
    await ask('lost', `/sandbox/payments/${orderId}`, { card: APPROVED });
    return orderId;
  }

  /** One ticket of a resident; the limits of the portal allow few, so the first serves all scenes. */
  async function ticket(): Promise<string> {
    const [known] = tickets;
    if (known !== undefined) return known;
    const wish = new FormData();
    wish.set('key', crypto.randomUUID());
    wish.set('topic', 'other');
    wish.set('message', 'The display of my meter is dark since the rain.');
    const { number } = z.object({ number: z.string() }).parse(await ask('debtor', calls.openTicket.path, wish));
    tickets.push(number);
    return number;
  }

  /** The number of the case of a difference between books, which a night has found; the sandboxes tell the truth again by then. */
  async function difference(): Promise<string> {
    const wish = { key: crypto.randomUUID(), type: 'power_vending', amount: 3_200 };
    const { orderId } = z.object({ orderId: z.string() }).parse(await ask('resident', calls.openOrder.path, wish));
    await ask('resident', `/sandbox/payments/${orderId}`, { card: APPROVED });
    await ask('resident', '/sandbox/differences', { kind: 'amount-differs', orderId });
    const token = (await admit('platform administrator')) ?? '';
    for (;;) {
      await ask('platform administrator', '/sandbox/nights', {});
      const found = await fetch(portal + calls.cases.path, { headers: { authorization: `Bearer ${token}` } });
      const { cases } = z
        .object({ cases: z.array(z.object({ id: z.number(), about: z.string() })) })
        .parse(await found.json());
      const own = cases.find(({ about }) => about === orderId);
      if (own === undefined) continue;
      await fetch(`${portal}/sandbox/differences`, { method: 'DELETE' });
      return String(own.id);
    }
  }

  const MAKES: Readonly<Record<Given, () => Promise<string>>> = { 'stuck top-up': stuckTopup, ticket, difference };

  return {
    /** A scene after what it is given; {given} in its address, and in what is done, is its number. */
    async after<S extends Scene>(scene: S): Promise<S> {
      if (scene.given === undefined) return scene;
      const number = await MAKES[scene.given]();
      return {
        ...scene,
        at: scene.at.replaceAll('{given}', number),
        do: scene.do?.map((deed) =>
          'press' in deed ? { ...deed, press: deed.press.replaceAll('{given}', number) } : deed,
        ),
      };
    },
  };
}
