import type { Dialogue, Exchange, Turn } from '../reading/dialogue.ts';
import { NotSo, perform, type Scene } from './acts.ts';
import { callUp, type Met } from './caller.ts';
import { type Came, firstWrong, saysSo } from './checks.ts';
import type { House, Money } from './house.ts';

/** How long news that comes by itself is waited for, ms: twice the pace of the sweep. */
const NEWS_MS = 30_000;

/** Holds a dialogue with the portal. Rejects at the first line that is not so, with the dialogue as it went. */
export async function play(house: House, dialogue: Dialogue, met: Met): Promise<void> {
  await house.forgetTalk();
  const token = await house.sessionOf(dialogue.who);
  const counted = await house.countMoney();
  const caller = await callUp(house, token, met);
  const scene = { house, caller };
  const ruled = dialogue.givens.some((given) => given.startsWith('the estate takes'));
  const { email } = caller.conversation().getSnapshot().session;
  try {
    for (const given of dialogue.givens) await happens(scene, dialogue, given);
    for (const exchange of dialogue.exchanges) await hold(scene, dialogue, exchange, counted);
    await settle(dialogue, counted);
  } finally {
    if (ruled && email !== null) await house.ruleShare(email, null);
    // Who signed out, or changed what a session says, leaves a token behind that is none any more.
    if (token !== null && caller.token() !== token) house.forget(token);
    caller.leave();
  }
}

async function happens(scene: Scene, dialogue: Dialogue, given: string): Promise<void> {
  await perform(scene, { kind: 'Then', text: given, line: 0 }).catch((cause) => refuse(dialogue, null, cause));
}

async function hold(
  scene: Scene,
  dialogue: Dialogue,
  exchange: Exchange,
  counted: () => Promise<Money>,
): Promise<void> {
  const { act } = exchange;
  const bank = act ? await perform(scene, act).catch((cause) => refuse(dialogue, act, cause)) : null;
  let news = [...scene.caller.news()];
  const came = async (): Promise<Came> => ({ news, bank, money: await counted() });
  if (act?.kind === 'Later') {
    await newsFor(scene, async () => {
      news = [...news, ...scene.caller.news()];
      return saysSo(exchange, await came());
    });
  }
  const wrong = await firstWrong(scene, exchange, await came());
  if (wrong) throw new NotSo(marked(dialogue, wrong.at, wrong.instead));
}

/**
 * Waits for what the portal says by itself, until it is what is expected or long enough. What is said while that is looked at
 * counts too: it is listened for from the beginning.
 */
async function newsFor({ caller }: Scene, isIt: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(NEWS_MS);
  let heard = false;
  let wake = () => {};
  const note = () => {
    heard = true;
    wake();
  };
  const subscription = caller.conversation().subscribe(note);
  patience.addEventListener('abort', note);
  while (!patience.aborted && !(await isIt())) {
    if (!heard) await new Promise<void>((resolve) => (wake = resolve));
    heard = false;
  }
  patience.removeEventListener('abort', note);
  subscription.unsubscribe();
}

/** All that was charged must have been written down: a dialogue without a word of money is one that costs nothing. */
async function settle(dialogue: Dialogue, counted: () => Promise<Money>): Promise<void> {
  const { charged } = await counted();
  const written = dialogue.exchanges.flatMap(({ checks }) => checks).findLast(({ kind }) => kind === 'Paid');
  if (charged !== (written?.text ?? '₦0'))
    throw new NotSo(marked(dialogue, written ?? null, [`Paid: ${charged}, which the dialogue does not say`]));
}

function refuse(dialogue: Dialogue, at: Turn | null, cause: unknown): never {
  if (cause instanceof NotSo) throw new NotSo(marked(dialogue, at, [cause.message]));
  throw cause;
}

/** The dialogue with one line marked, and below it what was really so. */
function marked({ name, lines }: Dialogue, at: Turn | null, instead: readonly string[]): string {
  const told = lines.flatMap((line, index) => {
    const here = at?.line === index + 1;
    return here ? [`> ${line}`, ...really(instead)] : [`  ${line}`];
  });
  return [`${name} did not go as written:`, '', ...told, ...(at ? [] : really(instead))].join('\n');
}

const really = (instead: readonly string[]) => ['  ---- but:', ...instead.map((text) => `       ${text}`), '  ----'];
