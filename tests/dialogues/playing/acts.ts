import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { asksCode } from '#machines/kit/view.ts';
import { isSecretTyped } from '#machines/talk/reading/spoken-codes.ts';
import { cardWindowGone, payBySandboxCard } from '#src/terminal/card.ts';
import type { Exchange } from '../reading/dialogue.ts';
import { buttonsOf } from './buttons.ts';
import type { Caller } from './caller.ts';
import type { House } from './house.ts';

/** Where an act takes place. */
export interface Scene {
  readonly house: House;
  readonly caller: Caller;
}

/** Something that a dialogue wants and that cannot be done or is not so; the message says what is there instead. */
export class NotSo extends Error {}

const FILES = join(import.meta.dirname, '../files');

/** Does what the person does. Answers what the bank's window says to it, where it says something. */
export async function perform(scene: Scene, act: NonNullable<Exchange['act']>): Promise<string | null> {
  const said = await ACTS[act.kind](scene, act.text);
  await scene.caller.conversation().settled();
  return said ?? null;
}

type Act = (scene: Scene, text: string) => string | null | undefined | Promise<string | null | undefined>;

const ACTS: Readonly<Record<NonNullable<Exchange['act']>['kind'], Act>> = {
  Person: ({ caller }, text) => {
    const { composer, view } = caller.conversation().getSnapshot();
    if (composer.masked && isSecretTyped(text, asksCode(view) ? 'code' : 'password'))
      throw new NotSo('A masked field asks: write "Secret:".');
    caller.conversation().say(text);
    return null;
  },
  Secret: ({ caller }, text) => {
    if (!caller.conversation().getSnapshot().composer.masked) throw new NotSo('No masked field asks for anything.');
    caller.conversation().say(text);
    return null;
  },
  Presses: ({ caller }, label) => {
    const buttons = buttonsOf(caller.conversation().getSnapshot());
    const button = buttons.find((one) => one.label === label);
    if (!button) throw new NotSo(`There is no such button: ${buttons.map((one) => one.label).join(' | ')}`);
    const { press } = button;
    if ('button' in press) caller.conversation().press(press.button);
    else caller.conversation().send(press.send);
    return null;
  },
  Form: ({ caller }, text) => {
    const [name = '', ...value] = text.split('=');
    caller.conversation().send({ type: 'FILL', values: { [name.trim()]: value.join('=').trim() }, from: 'form' });
    return null;
  },
  Opens: async ({ caller, house }, text) => {
    const [flow = '', email] = text.split(/ from the mail to /);
    caller.conversation().open(flow.trim(), email === undefined ? {} : { token: await house.linkTo(email.trim()) });
    return null;
  },
  Gives: async ({ caller }, name) => {
    const file = new File([new Uint8Array(await readFile(join(FILES, name)))], name);
    caller.conversation().choose(file);
    return null;
  },
  Card: pay,
  Transfer: transfer,
  // What happens besides is told to the scene before; what it brings is waited for.
  Then: happen,
  Later: () => null,
};

async function pay({ caller, house }: Scene, text: string): Promise<string | null> {
  const conversation = caller.conversation();
  const { widget } = conversation.getSnapshot().view ?? {};
  if (!widget) throw new NotSo('No card window is open.');
  if (text === 'closed' || text === 'unavailable') {
    conversation.send({ type: 'WIDGET', result: text });
    return null;
  }
  const [behaviour = '', code] = text.split(/, code /);
  const card = SANDBOX_CARDS.find((one) => one.behaviour === behaviour);
  if (!card) throw new NotSo(`No card is "${behaviour}": ${SANDBOX_CARDS.map((one) => one.behaviour).join(', ')}.`);
  const answer = await payBySandboxCard(house.url, widget, card.number, code);
  if (answer.kind === 'again') return answer.message;
  if (answer.kind === 'silence') await cardWindowGone(conversation);
  else conversation.send({ type: 'WIDGET', result: answer.result, reference: answer.reference });
  return null;
}

/** Somebody sends naira from their bank app; what comes of it is heard by itself. */
async function transfer({ caller, house }: Scene, text: string): Promise<string | null> {
  const { transfer: to } = caller.conversation().getSnapshot().view ?? {};
  if (!to) throw new NotSo('No transfer is waited for.');
  const body = JSON.stringify({ account: to.accountNumber, amount: Number(text.replaceAll(/[₦,]/g, '')) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('sandbox/payments/transfers', house.url), { method: 'POST', headers, body });
  if (!answer.ok) throw new NotSo(await answer.text());
  const { seen } = to;
  await heardOf(caller.conversation(), seen);
  return null;
}

/** Waits until something became of the transfer that is waited for. */
function heardOf({ getSnapshot, subscribe }: Conversation, seen: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getSnapshot().view?.transfer?.seen === seen) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = subscribe(look);
    look();
  });
}

const SHARE = /^the estate takes (\d+) percent of each top-up$/;

/** Who is signed in. */
function own(caller: Caller): string {
  const { email } = caller.conversation().getSnapshot().session;
  if (email === null) throw new NotSo('Nobody is signed in.');
  return email;
}

async function happen({ caller, house }: Scene, what: string): Promise<null> {
  if (caller.line.suffer(what)) return null;
  if (what === 'the page is loaded again') await caller.reload();
  else if (what === 'the session is ended') await house.endSessions(own(caller));
  else if (SHARE.test(what)) await house.ruleShare(own(caller), Number(SHARE.exec(what)?.[1]));
  else if (what === 'what is owed is paid at the office') await house.payAtOffice(own(caller));
  else if (what === 'the portal signs out by itself') await signedOut(caller.conversation());
  else throw new NotSo(`It is not known how "${what}" comes about.`);
  return null;
}

/** Waits until nobody is signed in any more, which may be so already. */
function signedOut({ getSnapshot, subscribe }: Conversation): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getSnapshot().session.role !== null) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = subscribe(look);
    look();
  });
}
