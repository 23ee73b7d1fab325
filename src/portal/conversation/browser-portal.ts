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
import { breathe } from '../browser/breathe.ts';
import { deviceLine } from '../browser/device-line.ts';
import { hearBuild } from '../browser/hear-build.ts';
import { hereAgain } from '../browser/here-again.ts';
import { browserKeep, sessionFees } from '../browser/keep.ts';
import { pushThrough } from '../browser/push-line.ts';
import { fetched, report, reportThrough } from '../browser/reporter.ts';
import { presenceHere } from '../browser/somebody.ts';
import { storageOr } from '../browser/storage.ts';
import { deskLater } from '../desk/desk-later.ts';
import { ownPath } from '../router/own-path.ts';
import { languageLater } from './language.ts';
import type { Portal } from './portal-context.tsx';

const ceremonies = async () => (await fetched(import('#src/client/passkeys.ts'))).browserPasskeys;

/** The conversation of this browser, against the server the page came from; made in pieces between which the browser is free. */
export async function browserPortal(): Promise<Portal> {
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
  const language = languageLater(() => import('#machines/talk/understand.ts').then((module) => module.understand));
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
  return { conversation: inOrder(inTurns(conversation, trace), language.ready), services, now: Date.now };
}

/** Only who writes to support, or comes after many others, pays for the library. */
const proveHuman: ProveHuman = async (challenge, signal) =>
  (await fetched(import('#src/client/prove-human.ts'))).proveHuman(challenge, signal);

/** Only who signs in, or is signed in, pays for it. */
const proveKey: ProveKey = async (call) => (await fetched(import('../browser/own-key.ts'))).proveKey(call);

/** A sentence, or a button's words, that come before the language wait for it; what else is done by buttons does not. */
function inOrder(conversation: Conversation, ready: Promise<void>): Conversation {
  let early = true;
  void ready.then(() => {
    early = false;
  });
  const inTurn = (hear: () => void) => {
    if (early) void ready.then(hear);
    else hear();
  };
  return {
    ...conversation,
    say: (text) => inTurn(() => conversation.say(text)),
    press: (button) => inTurn(() => conversation.press(button)),
    settled: () => ready.then(() => conversation.settled()),
  };
}
