import { asksCode } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { isSecretTyped } from '#machines/talk/reading/spoken-codes.ts';
import { questionName } from '../../asked-once.ts';
import type { Batches } from '../../runs/batches.ts';
import { deliver } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import { type Said, wordsOf } from '../../suggestion.ts';
import type { Actors } from '../actors.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Tell } from '../events.ts';
import { composerOf } from '../snapshot.ts';
import { harmlessSaid } from './harmless.ts';
import { createSensing, type Sensing, type SensingDeps } from './sensing.ts';
import type { Telling } from './telling.ts';

/** What hearing touches. */
interface HearingDeps extends SensingDeps {
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly tasks: Pick<Tasks, 'isAwaited'>;
  readonly batch: Batches['batch'];
  readonly telling: Pick<Telling, 'heard'>;
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** How a conversation hears. */
export interface Hearing extends Pick<Sensing, 'sense'> {
  /** Hear what is said; `shown` when it stands in the transcript already, `late` when it was put aside while there was no line. */
  hear(said: Said, shown: boolean, late?: boolean): void;
  /** Hear what is typed while a secret is asked for. */
  hearSecret(text: string): void;
  /** True while what is typed is a secret. */
  isMasked(): boolean;
  /** True for what is typed as the secret that is asked for, and no sentence. */
  isSecret(text: string): boolean;
  /** A sentence without the passwords, cards and codes that were said in it. */
  harmless(text: string): string;
}

/** A sentence, understood, and where that is in doubt each of its readings. */
interface Sensed {
  readonly sense: Understanding;
  readonly asked: readonly Understanding[];
}

/** Hears sentences and secrets. */
export function createHearing(deps: HearingDeps): Hearing {
  const { assistant, open, runs, who, tasks, batch, telling, tell, at } = deps;
  const { meant, sense, readings } = createSensing(deps);
  const context = () => assistant.getSnapshot().context;

  /** How it is understood, or the fault of ours that it is not. */
  function understood(said: Said): Sensed | { readonly fault: unknown } {
    try {
      const sensed = sense(said);
      return { sense: sensed, asked: readings(said, sensed) };
    } catch (fault) {
      return { fault };
    }
  }

  const isMasked = () => composerOf(context().offer ? null : open.topView(), who().role).masked;

  return {
    sense,
    hear(said, shown, late = false) {
      const words = meant(said);
      const text = wordsOf(said);
      const heard = understood(said);
      if ('fault' in heard) {
        if (!shown) assistant.send({ type: 'PRESSED', label: text, at: at() });
        tell({ type: 'BROKE', fault: heard.fault });
        return;
      }
      const moment = {
        button: typeof words === 'string' ? null : words,
        view: open.topView(),
        progress: open.progress(),
        answers: open.answers(),
        underWay: open.underWay(),
        awaited: tasks.isAwaited(),
      };
      const before = context();
      batch(() => assistant.send({ type: 'HEARD', text, ...heard, ...moment, shown, late, at: at() }));
      const typed = typeof said === 'string' ? said : null;
      telling.heard({ typed, ...moment, ...heard, before, since: context() });
    },
    hearSecret(text) {
      const run = open.top();
      const view = open.topView();
      const field = view?.next;
      if (run === null || !view || !field) return;
      assistant.send({ type: 'HEARD_SECRET', id: run.id, asked: questionName(view.flow, field), at: at() });
      batch(() => deliver(runs, run.id, { type: 'FILL', values: { [field]: text }, from: 'chat' }));
    },
    isMasked,
    isSecret: (text) => isMasked() && isSecretTyped(text, asksCode(open.topView()) ? 'code' : 'password'),
    harmless: (text) => harmlessSaid(text, { view: open.topView(), session: who(), usual: context().usual }),
  };
}

/** What saying touches. */
interface SayingDeps extends Pick<HearingDeps, 'assistant' | 'tell' | 'at'>, Pick<Actors, 'turns' | 'isBusy'> {
  readonly hearing: Hearing;
}

/** Takes what a person types, and the buttons that they press, in its turn; what waits for it stands in the transcript already. */
export function createSaying(deps: SayingDeps): Pick<Conversation, 'say' | 'press'> {
  const { assistant, hearing, turns, isBusy, tell, at } = deps;

  function takeTurn(said: Said): void {
    const waits = isBusy() || !turns.getSnapshot().matches('free');
    if (waits) assistant.send({ type: 'PRESSED', label: wordsOf(said), at: at() });
    turns.send({ type: 'TAKE', turn: { said, shown: waits } });
  }

  return {
    say(text) {
      tell({ type: 'DID', how: 'done' });
      const said = hearing.harmless(text.trim());
      if (hearing.isSecret(text)) hearing.hearSecret(text);
      else if (said !== '') takeTurn(said);
    },
    press(button) {
      tell({ type: 'DID', how: 'done' });
      takeTurn(button);
    },
  };
}
