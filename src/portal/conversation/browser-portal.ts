import type { Services } from '#catalogues/calls/services.ts';
import { languageOf, phrasesIn } from '#catalogues/languages/language.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { createOwnSession } from '#machines/assistant/conversation/session/own-session.ts';
import type { ProveHuman } from '#machines/kit/flow.ts';
import { createClient, type ProveKey } from '#src/client/client.ts';
import { newId } from '#src/client/new-id.ts';
import { pause } from '#src/client/pause.ts';
import { createTrace, inTurns } from '#src/client/trace.ts';
import { hurryAtSign, onDemand } from '../browser/arrival.ts';
import { breathe } from '../browser/breathe.ts';
import { deviceLine } from '../browser/device-line.ts';
import { hearBuild } from '../browser/hear-build.ts';
import { hereAgain } from '../browser/here-again.ts';
import { browserKeep, sessionFees } from '../browser/keep.ts';
import { pushThrough } from '../browser/push-line.ts';
import { fetched, report, reportThrough } from '../browser/reporter.ts';
import { savesData } from '../browser/saves-data.ts';
import { presenceHere } from '../browser/somebody.ts';
import { storageOr } from '../browser/storage.ts';
import { deskLater } from '../desk/desk-later.ts';
import { ownPath } from '../router/own-path.ts';
import { type LanguageLater, languageLater } from './language.ts';
import type { Portal } from './portal-context.tsx';

const ceremonies = async () => (await fetched(import('#src/client/passkeys.ts'))).browserPasskeys;

/** The conversation of this browser, against the server the page came from; made in pieces between which the browser is free; `behind` fetches what nobody needs before they have said something. */
export async function browserPortal(behind: () => Promise<unknown>): Promise<Portal> {
  let services: Services | undefined;
  const trace = createTrace({
    now: () => performance.now(),
    later: setTimeout,
    tell: async (turn) => {
      if (!services) throw new Error('The conversation did not connect');
      return services.reportTurn(turn);
    },
  });
  const { isHere } = presenceHere();
  const language = languageLater(() => import('#machines/talk/understand.ts'), breathe);
  const lasting = storageOr(() => localStorage);
  const passing = storageOr(() => sessionStorage);
  const keep = browserKeep(lasting, passing);
  const asked = () => ownPath(new URLSearchParams(location.search).get('redirect'));
  await breathe();
  const session = createOwnSession({ keep, now: Date.now, asked });
  const spoken = await phrasesIn(languageOf(keep.language()) ?? 'english').catch(() => null);
  await breathe();
  const conversation = createConversation({
    connect: (session) => {
      services = createClient({
        baseUrl: `${location.origin}/`,
        unanswered: hereAgain,
        trace,
        heard: hearBuild,
        isHere,
        solve: proveHuman,
        proveKey,
        ...session,
      });
      reportThrough(services);
      pushThrough(services);
      return services;
    },
    desk: (_, session) =>
      deskLater(async () => {
        const { browserLine, workerDesk } = await fetched(import('../desk/worker-desk.ts'));
        return workerDesk(browserLine(), session);
      }),
    spoken,
    understand: language.understand,
    pause,
    breathe,
    report,
    now: () => new Date(),
    newId,
    keep,
    session,
    device: deviceLine(lasting, language.ready),
    asked,
    fees: sessionFees(passing),
    proveHuman,
    // Only who has a passkey, or adds one, pays for it.
    passkeys: {
      create: async (asked, signal) => (await ceremonies()).create(asked, signal),
      get: async (asked, signal) => (await ceremonies()).get(asked, signal),
    },
  });
  if (!services) throw new Error('The conversation did not connect');
  wantMore(language.ready, behind);
  return { conversation: inOrder(inTurns(conversation, trace), language), services, now: Date.now };
}

/** Only who writes to support, or comes after many others, pays for the library. */
const proveHuman: ProveHuman = async (challenge, signal) =>
  (await fetched(import('#src/client/prove-human.ts'))).proveHuman(challenge, signal);

/** Only who signs in, or is signed in, pays for it. */
const proveKey: ProveKey = async (call) => (await fetched(import('../browser/own-key.ts'))).proveKey(call);

/** So long a page is left to itself before more comes to somebody who has not shown themselves yet, ms: what it reads goes first. */
const LEFT_MS = 4000;

/**
 * The language, and what comes behind it, are wanted at the first sign of somebody, who may say something; without one once the
 * page has what it shows. Who saves data gets the language alone, and at a sign.
 */
function wantMore(ready: () => Promise<void>, behind: () => Promise<unknown>): void {
  const saves = savesData();
  const { hurry } = onDemand(async () => {
    await ready();
    if (!saves) await behind().catch(() => undefined);
  });
  hurryAtSign(window, hurry);
  if (!saves) setTimeout(hurry, LEFT_MS);
}

/** A sentence, or a button's words, that come before the language wait for it; what else is done by buttons does not. */
function inOrder(conversation: Conversation, { isReady, ready }: LanguageLater): Conversation {
  let heard = Promise.resolve();
  const inTurn = (hear: () => void) => {
    if (isReady()) hear();
    else heard = ready().then(hear);
  };
  return {
    ...conversation,
    say: (text) => inTurn(() => conversation.say(text)),
    press: (button) => inTurn(() => conversation.press(button)),
    settled: () => heard.then(() => conversation.settled()),
  };
}
