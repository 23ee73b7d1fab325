import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Connecting } from '#machines/assistant/conversation/conversation-deps.ts';
import type { Desk, Tell } from '#machines/uploads/desk/desk.ts';
import { trustOwnScripts } from '../browser/trusted-scripts.ts';
import type { Answer, Asked, FromWorker, ToWorker } from './messages.ts';

/** The worker as far as the page needs it. */
export interface DeskLine {
  post(message: ToWorker): void;
  /** `heard` is told every message, `broke` when the worker has broken down. */
  listen(heard: (message: FromWorker) => void, broke: (why: unknown) => void): void;
}

interface Waiting {
  readonly tell: Tell;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: unknown) => void;
}

const untold: Tell = () => undefined;

/** The page's side of a desk whose rows lie in a worker. */
export function workerDesk(line: DeskLine, { token, refused }: Connecting): Desk {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  line.listen(hear, (why) => {
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  });

  function hear(message: FromWorker): void {
    if ('refused' in message) {
      // Another session may have begun since.
      if (message.refused === token()) refused(message.why);
      return;
    }
    const one = waiting.get(message.id);
    if ('part' in message) {
      one?.tell(message.part);
      return;
    }
    waiting.delete(message.id);
    if ('broke' in message) one?.reject(message.silent ? new NoAnswer() : new Error(message.broke));
    else one?.resolve(message.answer);
  }

  async function ask<A extends Asked>(asked: A, tell = untold, signal?: AbortSignal): Promise<Answer<A['ask']>> {
    signal?.throwIfAborted();
    last += 1;
    const id = last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stop = () => {
      line.post({ id, stop: true });
      waiting.delete(id);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    waiting.set(id, { tell, resolve, reject });
    line.post({ id, token: token(), asked });
    // The worker is built from the same source, so its answers have the shapes that a desk's have.
    const answer = (await promise.finally(() => signal?.removeEventListener('abort', stop))) as Answer<A['ask']>;
    return answer;
  }

  return {
    kindsOf: (file) => ask({ ask: 'kindsOf', file }),
    read: (runId, kind, file, tell, signal) => ask({ ask: 'read', runId, kind, file }, tell, signal),
    judge: (runId, estate, tell, signal) => ask({ ask: 'judge', runId, estate }, tell, signal),
    page: (runId, at) => ask({ ask: 'page', runId, at }),
    send: (runId, estate, tell, signal) => ask({ ask: 'send', runId, estate }, tell, signal),
    failed: (runId) => ask({ ask: 'failed', runId }),
    template: (kind) => ask({ ask: 'template', kind }),
    forget: (runId) => line.post({ forget: runId ?? null }),
  };
}

/** A worker of this browser, begun as it is first needed and begun anew after it broke down. */
export function browserLine(): DeskLine {
  let worker: Worker | null = null;
  let hears: (message: FromWorker) => void = () => undefined;
  let breaks: (why: unknown) => void = () => undefined;

  function begun(): Worker {
    if (worker !== null) return worker;
    trustOwnScripts();
    worker = new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hears(data);
    worker.onerror = ({ message }) => {
      worker?.terminate();
      worker = null;
      // One that could not be fetched has no word of what is wrong.
      breaks(message ? new Error(`The worker has broken down: ${message}`) : new NoAnswer());
    };
    return worker;
  }

  return {
    post(message) {
      // There is nothing to be forgotten where nothing was begun.
      if (worker === null && 'forget' in message) return;
      begun().postMessage(message);
    },
    listen(heard, broke) {
      hears = heard;
      breaks = broke;
    },
  };
}
