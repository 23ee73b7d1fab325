import type { AnyMachineSnapshot, Subscribable } from 'xstate';

/** What becomes of a question to the server that belongs to no run. */
type Task =
  /** Somebody waits for its answer. */
  | 'asked'
  /** Something is to begin with its answer. */
  | 'to-begin'
  /** What was to begin was called off: its answer is for nobody. */
  | 'called-off'
  /** Nobody waits for it. */
  | 'unasked';

/** The open questions, by their numbers. */
export type OpenTasks = ReadonlyMap<number, Task>;

/** What happens to open questions. */
export type TaskEvent =
  | { readonly type: 'BEGUN'; readonly id: number; readonly task: Task }
  | { readonly type: 'ENDED'; readonly id: number }
  | { readonly type: 'CALLED_OFF' };

/** The open questions after something has happened to them. */
export function tasksAfter(open: OpenTasks, event: TaskEvent): OpenTasks {
  switch (event.type) {
    case 'BEGUN':
      return new Map([...open, [event.id, event.task]]);
    case 'ENDED':
      return new Map([...open].filter(([id]) => id !== event.id));
    case 'CALLED_OFF':
      return new Map([...open].map(([id, task]) => [id, task === 'to-begin' ? 'called-off' : task]));
  }
}

/** Questions to the server that belong to no run. */
export interface Tasks {
  /** How many are open that somebody waits for. */
  pending(): number;
  run(work: () => Promise<void>): void;
  /** Ask what something is to begin with. It is not meant any more once it was called off. */
  toBegin(work: (isMeant: () => boolean) => Promise<void>): void;
  /** Something is to begin, and was not called off. */
  isAwaited(): boolean;
  callOff(): void;
  /** Ask what nobody waits for; it counts for `settled` alone. */
  quietly(work: () => Promise<void>): void;
  /** Resolves at the first `settle` that finds none open. */
  settled(): Promise<void>;
  settle(): void;
}

/**
 * Counts open questions; `ended` hears of each that was answered, `failed` of each that a fault of ours broke off, and whether
 * somebody waits for it.
 */
export function createTasks(ended: () => void, failed: (fault: unknown, isAwaited: boolean) => void): Tasks {
  const waiting = new Set<() => void>();
  let open: OpenTasks = new Map();
  let begun = 0;
  const hear = (event: TaskEvent) => {
    open = tasksAfter(open, event);
  };

  function begin(task: Task, work: (isMeant: () => boolean) => Promise<void>): void {
    const id = ++begun;
    hear({ type: 'BEGUN', id, task });
    const over = work(() => open.get(id) === task).catch((fault: unknown) => failed(fault, task !== 'unasked'));
    void over.finally(() => {
      hear({ type: 'ENDED', id });
      ended();
    });
  }

  return {
    pending: () => [...open.values()].filter((task) => task !== 'unasked').length,
    run: (work) => begin('asked', work),
    toBegin: (work) => begin('to-begin', work),
    isAwaited: () => [...open.values()].includes('to-begin'),
    callOff: () => hear({ type: 'CALLED_OFF' }),
    quietly: (work) => begin('unasked', work),
    settled: () => new Promise((resolve) => void waiting.add(resolve)),
    settle() {
      if (open.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

/** A chart as far as its work goes. */
interface Working extends Subscribable<Pick<AnyMachineSnapshot, 'hasTag'>> {}

/** What a chart has under way counts as one piece of work, begun by `begin`, for as long as it has the tag `busy`. */
export function countBusy(chart: Working, begin: (work: () => Promise<void>) => void): void {
  let rest: (() => void) | null = null;
  const end = () => {
    rest?.();
    rest = null;
  };
  chart.subscribe({
    next(snapshot) {
      if (!snapshot.hasTag('busy')) end();
      else if (rest === null)
        begin(
          () =>
            new Promise((resolve) => {
              rest = resolve;
            }),
        );
    },
    error: end,
    complete: end,
  });
}

/** A chart that may wait until nothing is in progress. */
interface Waiting {
  getSnapshot(): { can(event: { readonly type: 'IDLE' }): boolean };
  send(event: { readonly type: 'IDLE' }): void;
}

/**
 * Nothing is in progress any more: a chart is told where it waits for that. Most of the time none does, and one that is sent what it
 * does not hear goes through all its steps all the same, several times a sentence.
 */
export function tellIdle(chart: Waiting): void {
  if (chart.getSnapshot().can({ type: 'IDLE' })) chart.send({ type: 'IDLE' });
}
