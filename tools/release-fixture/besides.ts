import { done, type Portal, until } from './caller.ts';

const RESIDENT = 'resident@palmcourt.example';
const PLATFORM = 'platform@wattchat.example';
/** What a browser keeps of a conversation is its own affair: the server looks at the version alone. */
const KEPT = { version: 1 };

/**
 * What else leaves rows: an order that is paid by transfer, an account number of one's own, a conversation that is kept, a sentence that was
 * not understood, a fault of a browser, a company that is down, a token that was loaded, and a night whose books differ and make a case.
 */
export async function leaveTheRest(portal: Portal): Promise<void> {
  const [resident, platform] = [await portal.as(RESIDENT), await portal.as(PLATFORM)];
  const { orderId } = done(await resident.openOrder({ key: 'release-transfer', type: 'power_vending', amount: 1_200 }));
  const { transfer } = done(await resident.payByTransfer({ orderId }));
  await said(portal, '/sandbox/payments/transfers', { account: transfer?.accountNumber, amount: transfer?.amount });
  await until('the transfer', async () => done(await resident.transferStatus({ orderId })).state === 'fulfilled');
  done(await resident.openAccount({}));
  const { deliveries } = done(await resident.myTokens({}));
  const [bought] = deliveries.filter((delivery) => delivery.orderId === orderId);
  if (bought === undefined) throw new Error('No token came.');
  const digits = bought.tokens.map((token) => token.digits);
  done(await resident.markLoaded({ orderId, digits, loaded: true }));

  const turn = { id: 'release-turn-1', message: { from: 'person', text: 'buy power' } };
  done(await resident.keepConversation({ revision: 0, messages: [turn], kept: KEPT }));
  done(await resident.setLearning({ agreed: true }));
  done(await resident.countUtterances({ counted: [{ kind: 'missed', place: null }] }));
  const missed = { kind: 'missed' as const, place: null, understood: 'none' as const, offered: [], chosen: null };
  done(await resident.keepUtterances({ said: [{ text: 'abeg run am for me', ...missed }] }));
  const fault = {
    reference: 'K7M4QX',
    name: 'TypeError',
    message: 'x is not a function',
    place: 'buy-power',
    stack: '',
  };
  done(await portal.visitor.reportFault(fault));

  done(await platform.sayDown({ supply: 'airtime:glo', reason: 'They said so' }));
  await said(portal, '/sandbox/differences', { kind: 'amount-differs' });
  await said(portal, '/sandbox/nights', {});
}

/** Says something to the sandbox of the portal; throws where that is refused. */
async function said({ url }: Portal, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
