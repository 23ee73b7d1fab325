import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import type { Asked, FromWorker, ToWorker } from './messages.ts';

/** The worker's side: does what the page asks of a desk, and answers. `keepToken` hears of the token that goes with it. */
export function serveDesk(
  desk: Desk,
  post: (message: FromWorker) => void,
  keepToken: (token: string | null) => void,
): (message: ToWorker) => void {
  const stops = new Map<number, AbortController>();

  async function serve(id: number, asked: Asked, signal: AbortSignal): Promise<void> {
    const tell = (part: number) => post({ id, part });
    try {
      post({ id, answer: await answer(desk, asked, tell, signal) });
    } catch (error) {
      post({ id, broke: error instanceof Error ? error.message : String(error), silent: error instanceof NoAnswer });
    }
    stops.delete(id);
  }

  return (message) => {
    if ('forget' in message) desk.forget(message.forget ?? undefined);
    else if ('stop' in message) stops.get(message.id)?.abort();
    else {
      const stop = new AbortController();
      stops.set(message.id, stop);
      keepToken(message.token);
      void serve(message.id, message.asked, stop.signal);
    }
  };
}

function answer(desk: Desk, asked: Asked, tell: (part: number) => void, signal: AbortSignal): Promise<unknown> {
  switch (asked.ask) {
    case 'kindsOf':
      return desk.kindsOf(asked.file);
    case 'read':
      return desk.read(asked.runId, asked.kind, asked.file, tell, signal);
    case 'judge':
      return desk.judge(asked.runId, asked.estate, tell, signal);
    case 'page':
      return desk.page(asked.runId, asked.at);
    case 'send':
      return desk.send(asked.runId, asked.estate, tell, signal);
    case 'failed':
      return desk.failed(asked.runId);
    case 'template':
      return desk.template(asked.kind);
  }
}
