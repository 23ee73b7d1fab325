import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';

/** The line between a conversation and its portal, in a test's hand: it can be lost, and answers can be held back. */
export interface Gate {
  /** The same calls, over this line; `answered` is told of each whether it had an answer. */
  over(services: Services, answered: (got: boolean) => void): Services;
  lose(lost: boolean): void;
  /** Hold answers back from now on, or give every one that waits. */
  hold(held: boolean): void;
  /** Let one of the answers that wait through, whichever came first or last. */
  letThrough(which: number): void;
  /** Whether every call is answered at once. */
  isOpen(): boolean;
  /** What was asked over it, in order, at the moment it was asked. */
  readonly asked: readonly Asked[];
}

/** A call as the conversation made it. */
export interface Asked {
  readonly name: string;
  readonly input: unknown;
}

/** A line on which everything is answered at once. */
export function openGate(): Gate {
  const waiting: (() => void)[] = [];
  const asked: Asked[] = [];
  let lost = false;
  let held = false;

  async function pass(answer: () => unknown): Promise<unknown> {
    if (held) await new Promise<void>((resolve) => void waiting.push(resolve));
    if (lost) throw new NoAnswer();
    return answer();
  }

  return {
    over: (services, answered) =>
      new Proxy(services, {
        get(target, name) {
          const call: unknown = Reflect.get(target, name);
          if (typeof call !== 'function') return call;
          return (...given: unknown[]) => {
            asked.push({ name: String(name), input: given[0] });
            return pass(() => Reflect.apply(call, target, given)).then(
              (answer) => {
                answered(true);
                return answer;
              },
              (cause: unknown) => {
                answered(!(cause instanceof NoAnswer));
                throw cause;
              },
            );
          };
        },
      }),
    lose(now) {
      lost = now;
    },
    hold(now) {
      held = now;
      if (!held) for (const resolve of waiting.splice(0)) resolve();
    },
    letThrough(which) {
      const [resolve] = waiting.length === 0 ? [] : waiting.splice(which % waiting.length, 1);
      resolve?.();
    },
    isOpen: () => !held && !lost,
    asked,
  };
}
