import { INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { koboOf } from '#catalogues/money.ts';
import { type Access, allows, type Role } from '#catalogues/roles.ts';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Bare } from '#machines/talk/besides.ts';
import { entryPointFor, offerOf } from '../entry-points.ts';
import { aside, plain, whichAsked } from '../lines.ts';
import { stepMode } from '../modes.ts';
import { MOST_OFFERED, openers } from '../openers.ts';
import type { Scene } from '../scene.ts';
import { TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';
import { perhapsArticle } from './asides/about-articles.ts';
import { askWhichMeant, MENU, PERSON } from './doubt.ts';
import { type Turn, toAsk, turn } from './turn.ts';

/** So many of the nearest things are offered where a sentence was not understood (CONVERSATION, Not understood). */
const NEAREST = 3;

const WRITE: Suggestion = { label: 'Write a message', say: 'write to support' };
const LEAVE: Suggestion = { label: 'Cancel', say: 'cancel' };
const HELP: Suggestion = { label: 'Help', say: 'help' };

/** Not understood, or understood and not to be had here: never a guess that spends money. */
export function missed(scene: Scene): Turn {
  const { sense, session, lastAmount, view, misses, askedMore } = scene;
  const menu = [...openers(session.role, lastAmount).slice(0, MOST_OFFERED - 1), PERSON];
  if (askedMore && sense.intent === 'no') return turn({ lines: [plain(TALK.bye)] });
  if (askedMore && sense.intent === 'yes') return turn({ lines: [plain(LISTENING.tellMe)], suggestions: menu });
  if (sense.intent === 'yes' || sense.intent === 'no')
    return turn({ lines: [plain(TALK.nothingOpen)], suggestions: menu, askAgain: true });
  if (sense.intent !== 'none' && sense.intent !== 'answer') {
    return turn({ lines: [plain(TALK.notHere)], suggestions: menu, askAgain: true });
  }
  if (sense.modifiers?.outage && session.role === null) return noLightThere(view);
  if (sense.modifiers?.outage && allows(HELPED, session.role)) return noLight(view);
  const doubt = askWhichMeant(scene) ?? askedStill(scene);
  if (doubt) return doubt;
  const confirming = stepMode(scene) === 'confirming';
  if (confirming && sense.modifiers?.unsure) return turn({ lines: [aside(LISTENING.noHurry)], askAgain: true });
  const near = nearest(scene);
  // The answers to an open question stand before these: what is offered besides must have a place beside them.
  if (misses > 1)
    return turn({
      missed: true,
      lines: [plain(missedWords(scene))],
      suggestions: [PERSON, WRITE, MENU, ...near.slice(0, NEAREST - 1)],
      askAgain: true,
    });
  const again = view ? [MENU, PERSON, ...near.slice(0, NEAREST - 1)] : [...near.slice(0, NEAREST), MENU, PERSON];
  return turn({
    missed: true,
    lines: [plain(missedWords(scene))],
    suggestions: misses > 0 ? again : near,
    askAgain: true,
  });
}

/** What was asked last is asked once more where what was said is none of it: what stands to choose from is not lost by a word. */
function askedStill({ options, misses }: Scene): Turn | null {
  const open = options.filter((one) => !('other' in one)).map(({ label }) => label);
  if (open.length === 0 || misses > 1) return null;
  return turn({ missed: true, lines: [whichAsked(TALK.whichMeantAgain)], options, suggestions: [PERSON] });
}

/** Whose light may be helped from here. */
const HELPED: Access = ['service-user'];

/** 'My light just went off': what the estate has announced says why; else what is wrong is for the meter to say, and nothing is bought by it. */
const noLight = (view: Scene['view']): Turn =>
  toAsk({
    kind: 'announced',
    otherwise: {
      lines: [(view ? aside : plain)(TALK.outage)],
      suggestions: [
        { label: 'Buy power', say: 'buy power' },
        { label: 'My token does not work', say: 'my token does not work' },
        PERSON,
      ],
    },
  });

/** Whose light it is that a visitor speaks of is not known, nor why it is gone. */
const noLightThere = (view: Scene['view']): Turn =>
  turn({
    lines: [(view ? aside : plain)(TALK.outageThere)],
    suggestions: [{ label: 'Buy power', say: 'buy power' }, { label: 'Sign in', say: 'sign in' }, PERSON],
    askAgain: true,
  });

/** Each time other words, for the same ones help nobody. Who is in the middle of something reads how to leave it, then who can help. */
function missedWords({ misses, support, view }: Scene): string {
  const open = view !== null && view.outcome === null ? view : null;
  if (misses === 0) return firstMissed(view);
  if (misses === 1) return open ? TALK.missedTwiceOpen : TALK.missedTwice;
  return open ? TALK.missedThriceOpen(support, open.title) : TALK.missedThrice(support);
}

/** Where what is read back waits for a yes, what may have been meant as one is told that it was not taken. */
function firstMissed(view: Scene['view']): string {
  const waits = view?.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled) ?? false;
  return waits ? TALK.notAgreed : TALK.missed;
}

/** What the sentence is nearest to; else what is most likely wanted, or what always works while something is open. */
function nearest({ sense, session, text, view, lastAmount }: Scene): readonly Suggestion[] {
  const meant = [
    ...about(sense.modifiers?.bare ?? {}),
    ...(view ? [] : worth(sense.modifiers?.bare?.amount, session.role)),
    ...sense.alternatives.flatMap((intent) => offered(intent, session.role)),
    ...perhapsArticle(text),
  ];
  const likely = view && !view.outcome ? [LEAVE, HELP] : openers(session.role, lastAmount);
  const all = [...meant, ...(meant.length > 1 ? [] : likely)];
  return all.filter(({ say }, at) => all.findIndex((one) => one.say === say) === at).slice(0, NEAREST);
}

function offered(intent: IntentName, role: Role | null): readonly Suggestion[] {
  const one = entryPointFor(intent, role);
  if (one) return allows(one.access, role) ? [offerOf(one)] : [];
  const { label, say, offeredTo } = INTENTS[intent];
  return label && say && offeredTo && allows(offeredTo, role) ? [{ label, say }] : [];
}

/** What an amount alone could be for: 'more power' said as no more than '5k'. */
function worth(naira: string | undefined, role: Role | null): readonly Suggestion[] {
  if (naira === undefined || (role !== null && role !== 'service-user')) return [];
  const shown = formatNaira(koboOf(Number(naira)));
  return [
    { label: `Power, ${shown}`, say: `buy power ${naira}` },
    { label: `Airtime, ${shown}`, say: `buy airtime ${naira}` },
  ];
}

/** What a name or a number alone could be about. */
function about({ network, phone, plan, provider, digits }: Bare): Suggestion[] {
  const to = [network, phone].filter(Boolean).join(' ');
  if (plan) return [{ label: `Data, ${plan}`, say: `buy data ${plan} ${to}`.trim() }];
  if (to !== '') {
    const shown = [network?.toUpperCase().replace('ETISALAT', '9MOBILE'), phone].filter(Boolean).join(' ');
    return [
      { label: `Airtime, ${shown}`, say: `buy airtime ${to}` },
      { label: `Data, ${shown}`, say: `buy data ${to}` },
    ];
  }
  if (provider) return [{ label: 'Power from that company', say: `buy power ${provider}` }];
  if (!digits) return [];
  return [
    { label: `Power for meter ${digits}`, say: `buy power for meter ${digits}` },
    { label: `Cable TV for smartcard ${digits}`, say: `pay tv smartcard ${digits}` },
  ];
}
