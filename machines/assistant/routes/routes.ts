import { type Mode, modesOf } from '../modes.ts';
import type { Scene } from '../scene.ts';
import { notYourself } from './accounts/about-account.ts';
import { aboutEstate } from './administration/about-estate.ts';
import { aboutPlatform, aboutStatements } from './administration/about-platform.ts';
import { aboutAnnouncements } from './administration/announcements.ts';
import { aboutBooks } from './administration/books.ts';
import { aboutFinding } from './administration/finding.ts';
import {
  aboutCashBack,
  aboutExceptions,
  cannotBeDone,
  monthOfSome,
  noSuchDay,
  oneAtATime,
  unsureWhoWaits,
} from './administration/not-done-here.ts';
import { aboutStatementOfAccount } from './administration/statement-of-account.ts';
import { aboutUnheldMeters } from './administration/unheld-meters.ts';
import { answer, answerPressed, pressInWords, tryAgain } from './answering.ts';
import { aboutArticles } from './asides/about-articles.ts';
import { aboutActs } from './asides/asked-how.ts';
import { aboutSeveralDues, answerAside } from './asides/beside.ts';
import { aboutBought } from './asides/bought-here.ts';
import { aboutCash } from './asides/in-cash.ts';
import { aboutKnown } from './asides/known.ts';
import { notSold } from './asides/not-sold.ts';
import { aboutPast, aboutPayment, fromList, sameOnceMore } from './asides/past.ts';
import { receiptFor } from './asides/sent-elsewhere.ts';
import { toPage } from './asides/to-page.ts';
import { obey } from './controls.ts';
import { answerOffer, goBack, goOnElsewhere } from './going-back.ts';
import { leaveOut } from './left-out.ts';
import { missed } from './missed.ts';
import { appease, smallTalk } from './moods.ts';
import { askedFile } from './offered-files.ts';
import { ofReadBack } from './read-back.ts';
import { settle } from './settling.ts';
import { payArrears } from './starting/arrears.ts';
import { begin, choose, startPressed } from './starting/begin.ts';
import { meterInstead } from './starting/for-a-meter.ts';
import { confirmation, leaveEverywhere, leaveForGood, takeOutData } from './starting/own-account.ts';
import { notServed } from './starting/power.ts';
import { oneMore } from './starting/recipients.ts';
import { sameAsBefore } from './starting/same-as-before.ts';
import { aboutSetting, aboutVerification } from './starting/settings.ts';
import { aboutTickets, newTicket, ticketDeeds } from './tickets.ts';
import { aboutTransfer, askedOfTransfers } from './transfers.ts';
import type { Listener, Turn } from './turn.ts';

/** What may be listened to, by the name of its route. */
type Listeners = Readonly<Record<string, Listener>>;

/** What a run that is open takes in its own words: its buttons, and going on with what was set aside instead of with it. */
const OPEN: Listeners = {
  'a button in words': pressInWords,
  'back to what was set aside': goBack,
  'on with what is not there': goOnElsewhere,
};

/** What each mode listens to before anything else is made of a sentence. What it makes of commands and answers stands with those. */
export const OWN_WORDS: Readonly<Record<Mode, Listeners>> = {
  awaiting: {},
  offering: { 'the offer answered': answerOffer },
  choosing: { 'one of the choices': choose },
  looking: {},
  idle: {},
  working: OPEN,
  'card-window': OPEN,
  confirming: { ...OPEN, 'what is said of a read-back': ofReadBack },
  asking: { ...OPEN, 'a question left out': leaveOut },
  standing: { ...OPEN, 'a transfer that is waited for': aboutTransfer },
};

/** Things that a sentence may do here, of which it does at most one. */
interface Rank {
  /** Why it comes before the ranks below it. */
  readonly why: string;
  listens(scene: Scene): Listeners;
}

const rank = (why: string, listeners: Listeners): Rank => ({ why, listens: () => listeners });

/**
 * What a sentence may do, the strongest first: a sentence that does things of several ranks does that of the first. Within a rank
 * nothing overrides anything, so that the order there says nothing; tests hold it to that.
 */
export const RANKS: readonly Rank[] = [
  rank('A button is no sentence: it does what it says, whatever is open.', {
    'a button that starts': startPressed,
    'a button that answers': answerPressed,
  }),
  rank('Who names a page to be on wants nothing else: nothing is bought, answered or changed by it.', {
    'a page to be on': toPage,
  }),
  rank('What is known here is told, and nothing is bought or changed by it.', {
    'what is known here': aboutKnown,
    'how to pay by transfer': askedOfTransfers,
  }),
  rank('A question changes nothing, whatever the words in it would do.', {
    'how something is done': aboutActs,
    'small talk': smallTalk,
    'what became of what was bought': aboutBought,
    'one more recipient': oneMore,
  }),
  {
    why: 'What was asked last is answered before anything begins, and a mode has words of its own.',
    listens: (scene) => Object.assign({}, ...modesOf(scene).map((mode) => OWN_WORDS[mode])),
  },
  rank('On a day that no calendar has nothing is done.', { 'a day that is none': noSuchDay }),
  rank(
    'What is not done is said so, and what came right by itself is not asked again: nothing like it is done instead.',
    {
      'not done here': cannotBeDone,
      'not sold here': notSold,
      'houses that are excepted': aboutExceptions,
      'cash that is taken back': aboutCashBack,
      'a month of some': monthOfSome,
      'one at a time': oneAtATime,
      'who waits, and more': unsureWhoWaits,
      'it came right, or not': settle,
      'what is owed is paid': payArrears,
    },
  ),
  rank('Who pays several dues is told what is owed of each: none is paid in the place of the others.', {
    'several dues': aboutSeveralDues,
  }),
  rank('Who is angry is heard first: an article about safety is no answer to that.', { 'an apology': appease }),
  rank('A question that an article answers is no deed that its words name.', {
    'an article': (scene) => (scene.sense.intent === 'none' && !scene.sense.asks ? null : aboutArticles(scene)),
  }),
  rank('Who goes for good is not signed out, shown or refunded something instead.', {
    'an account that goes': leaveForGood,
  }),
  rank('What a sentence says besides its intent is more exact than that.', {
    'a file that is offered': askedFile,
    'a reply to a ticket, or its end': ticketDeeds,
    'out of every device': leaveEverywhere,
    'all that is kept of somebody': takeOutData,
    'who verifies residents': aboutVerification,
    'another meter for what is bought': meterInstead,
    'a setting': aboutSetting,
    'a statement': aboutStatements,
    'meters without residents': aboutUnheldMeters,
    'on from the list': fromList,
  }),
  rank('A command works at every question.', { 'a command': obey }),
  rank('What is said besides an answer would be lost in it.', {
    'the confirmation mail': confirmation,
    'a company that is not served': notServed,
    'once more': tryAgain,
    'the receipt to an address': receiptFor,
    'the same as before': sameAsBefore,
  }),
  rank('What answers the open question is no new wish.', { 'an answer': answer }),
  rank('A ticket or an order that is named is what is asked about.', { 'a new ticket': newTicket }),
  rank('An order that is named is what is asked about.', {
    'a payment': aboutPayment,
    'cash that was paid': aboutCash,
  }),
  rank('What a payment is called is what it is found by.', { 'payments that are looked for': aboutFinding }),
  rank('A ticket that is named is what is asked about.', { tickets: aboutTickets }),
  rank('Who administers asks of others what residents ask of themselves.', {
    'the platform': aboutPlatform,
    'the estate': aboutEstate,
    'what is announced': aboutAnnouncements,
    'what was collected and spent': aboutBooks,
    'a statement of account': aboutStatementOfAccount,
  }),
  rank('What was bought before is begun as it was.', { 'the same once more': sameOnceMore }),
  rank('A question beside the flow begins none.', {
    'payments before': aboutPast,
    'a question beside': answerAside,
    'an article about what is not known': (scene) => (scene.sense.intent === 'none' ? aboutArticles(scene) : null),
  }),
  rank('What can be started is started.', { 'a flow': begin }),
  rank('What nobody does for themselves is said so.', { 'not yourself': notYourself }),
];

/** A turn, and the route that it came by. */
export interface Routed {
  readonly by: string;
  readonly turn: Turn;
}

/** The route of a sentence. */
export function routeOf(scene: Scene): Routed {
  for (const { listens } of RANKS) {
    for (const [by, listener] of Object.entries(listens(scene))) {
      const turn = listener(scene);
      if (turn) return { by, turn };
    }
  }
  return { by: 'not understood', turn: missed(scene) };
}

/** Every route that hears a sentence, rank by rank. */
export const heardBy = (scene: Scene): readonly (readonly string[])[] =>
  RANKS.map(({ listens }) =>
    Object.entries(listens(scene)).flatMap(([by, listener]) => (listener(scene) === null ? [] : [by])),
  );
