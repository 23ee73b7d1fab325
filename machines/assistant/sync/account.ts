import { createActor } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { countBusy, type Tasks, tellIdle } from '../runs/tasks.ts';
import { isWayIn } from '../tidied.ts';
import type { Message } from '../transcript.ts';
import type { Found, Parcel, Receipt } from './account-context.ts';
import { accountMachine } from './account-machine.ts';
import { type AccountCopy, type Kept, readNews } from './keep.ts';
import { type Entry, seqsOf, type Uids } from './log.ts';
import { type Beside, forAccount } from './merged.ts';
import type { Numbers } from './numbers.ts';
import type { Unsent } from './unsent.ts';

/** Keeps the conversation of whoever is signed in with their account, for their other devices. Nobody waits for it. */
export interface AccountKeeping {
  /** Something happened here that the account's keeping goes by. */
  heard(what: 'DONE' | 'TYPED' | 'LEFT' | 'CAME' | 'LEAVING' | 'PARTED'): void;
  /** Nothing is in progress any more. */
  idle(): void;
  /** What of the conversation the account has; null for a visitor. */
  copy(): AccountCopy | null;
  /** The numbers of turns, by their ids. */
  seqs(): Numbers;
  /** What stands here is another tab's, which keeps it; else it is that beside what only this one has. */
  follow(kept: Kept, how: 'whole' | 'joined'): void;
  stop(): void;
}

/** What keeping with an account touches. */
interface AccountDeps extends Pick<Uids, 'uidOf'> {
  readonly services: Pick<Services, 'keptConversation' | 'keepConversation'>;
  /** The id of who is signed in, or null. */
  readonly who: () => string | null;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
  readonly tasks: Pick<Tasks, 'quietly'>;
  readonly report: Report;
  /** What stands here beside its log, and of the log what the account does not know. */
  readonly beside: () => Beside;
  readonly unsent: (seqs: Numbers) => Unsent;
  /** The log as it stands here. */
  readonly standing: () => readonly Entry[];
  /** Take up what the account keeps; `apart`: things were done here that it does not have. */
  readonly takeUp: (found: Found, apart: boolean) => void;
  /** The account has what is here: that is worth writing down beside it. */
  readonly kept: () => void;
}

/** Keeps with the account what stands here, over what was known of it `before`. */
export function createAccountKeeping(deps: AccountDeps, before: Kept | null): AccountKeeping {
  const { services, who, isIdle, tasks, report, beside, unsent, standing, uidOf, takeUp, kept } = deps;

  function pack({ seqs }: { readonly seqs: Numbers }, over: number, most: number, skip: readonly string[]): Parcel {
    const state = forAccount(beside());
    const skipped = new Set(skip);
    const { turns, withdrawn } = unsent(seqs);
    const unknown = turns.map((message) => ({ id: uidOf(message), message })).filter(({ id }) => !skipped.has(id));
    const gone = withdrawn.filter(({ uid }) => !skipped.has(uid));
    const messages = [
      ...gone.map(({ uid }) => ({ id: uid, message: null })),
      ...unknown.slice(0, most).map(({ id, message }) => ({ id, message: asKept(message) })),
    ];
    return {
      over,
      uids: messages.map(({ id }) => id),
      isLast: unknown.length <= most,
      send: () => services.keepConversation({ revision: over, messages, kept: state }).then(receiptOf),
    };
  }

  const machine = accountMachine({
    read: (since) =>
      services
        .keptConversation(since === null ? {} : { since })
        .then((answer) => (answer.status === 200 ? readNews(answer.data) : null)),
    pack,
    standing,
    takeUp,
    sendLast: (parcel) =>
      tasks.quietly(async () => {
        await parcel.send().catch(unanswered);
      }),
    isSomebody: () => who() !== null,
    isIdle,
  });
  const seqs = seqsOf([...(before?.messages ?? []), ...(before?.withdrawn ?? [])]);
  const actor = createActor(machine, {
    input: { copy: before?.account ?? null, seqs, unsent: before !== null && hasOwn(before) },
    inspect: reportingFaults(report, 'account'),
  });
  let last = actor.getSnapshot();
  actor.subscribe((snapshot) => {
    const was = last;
    last = snapshot;
    if (was.matches('sending') && snapshot.context.known > was.context.known) kept();
  });
  countBusy(actor, tasks.quietly);
  actor.start();

  return {
    heard: (type) => actor.send({ type }),
    idle: () => tellIdle(actor),
    copy() {
      const { revision, elsewhere, done, known } = actor.getSnapshot().context;
      return who() === null || revision === null ? null : { revision, ahead: elsewhere || done > known };
    },
    seqs: () => actor.getSnapshot().context.seqs,
    follow(theirs, how) {
      const numbers = seqsOf([...theirs.messages, ...theirs.withdrawn]);
      if (how === 'joined') actor.send({ type: 'NUMBERED', seqs: numbers });
      else if (theirs.account !== null) actor.send({ type: 'FOLLOWED', copy: theirs.account, seqs: numbers });
    },
    stop: () => void actor.stop(),
  };
}

/** A turn as an account keeps it: nothing of a way in, not even which it was. */
function asKept({ origin, asks, answers, ...message }: Message) {
  const leadsIn = message.topic === 'way-in' || (origin !== undefined && isWayIn(origin.flow));
  if (leadsIn) return { ...message, topic: 'way-in' };
  return { ...message, ...(origin && { origin }), ...(asks && { asks }), ...(answers && { answers }) };
}

/** Something was said or begun here that no account has: a greeting alone is nobody's. */
const hasOwn = ({ messages, runs }: Kept): boolean =>
  runs.length > 0 || messages.some(({ from, seq }) => from === 'person' && seq === undefined);

function receiptOf(answer: Awaited<ReturnType<Services['keepConversation']>>): Receipt {
  if (answer.status === 200) return { came: 'kept', ...answer.data };
  if (answer.status === 409) return { came: 'stale' };
  return { came: answer.status === 400 ? 'too-large' : 'refused' };
}
