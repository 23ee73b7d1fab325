import type { Metrics } from './metrics.ts';

/** A port to somebody else's service, by its name. */
interface Port {
  readonly name: string;
}

/** The questions that a port answers later. */
type Question<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never;
}[keyof P] &
  string;

/** The same port, each answer of which to some questions is counted by its kind and timed; the answers are passed on as they are. */
export function counted<P extends Port>(port: P, questions: readonly Question<P>[], metrics: Metrics): P {
  const asking = questions.flatMap((question) => {
    const ask = port[question];
    if (typeof ask !== 'function') return [];
    return [[question, (...given: unknown[]) => timed(question, () => ask.apply(port, given))] as const];
  });
  return { ...port, ...Object.fromEntries(asking) };

  async function timed(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    const began = performance.now();
    const end = (kind: string) => metrics.answered(port.name, question, kind, (performance.now() - began) / 1000);
    try {
      const answer = await ask();
      end(kindOf(answer));
      return answer;
    } catch (cause) {
      end('fault');
      throw cause;
    }
  }
}

/** What an answer calls itself: its `kind`, or its `status`. */
export function kindOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'none';
  if ('kind' in answer) return String(answer.kind);
  return 'status' in answer ? String(answer.status) : 'told';
}
