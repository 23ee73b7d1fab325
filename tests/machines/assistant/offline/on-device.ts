import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { keepNothing, type Moment } from '#machines/assistant/sync/keep.ts';
import { bearer } from '../../../support/answers.ts';
import { deviceLine } from '../../../support/devices/device-line.ts';
import { scripted, talkTo } from '../../../support/portal.ts';

/** The id of the resident whose device it is. */
export const WHO = '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01';

type Line = ReturnType<typeof deviceLine>;

/** A resident's conversation on a device that loses its line and finds it again. */
export function onDevice(before: unknown = null, options: { visitor?: true; unreached?: true; line?: Line } = {}) {
  const line = options.line ?? deviceLine(before);
  let down = options.unreached ?? false;
  let breaking: string | null = null;
  let held: { name: string; until: Promise<void> } | null = null;
  let answered = (_: boolean) => {};
  const moments = new Set<(moment: Moment) => void>();
  const { script, services } = scripted();
  const calls = Object.entries(services).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      if (name === breaking) down = true;
      if (name === held?.name) await held.until;
      if (!down) return Reflect.apply(call, services, given);
      // No line is noticed late.
      await turnsEnd(10);
      answered(false);
      throw new NoAnswer();
    },
  ]);
  const talk = talkTo(
    {},
    {
      ...options,
      device: line.device,
      connected: (session) => {
        answered = session.answered;
      },
      keep: {
        ...keepNothing(),
        token: () => (options.visitor ? null : bearer()),
        moments(heard) {
          moments.add(heard);
          return () => moments.delete(heard);
        },
      },
      services: Object.fromEntries(calls) as Services,
    },
  );
  const lose = async () => {
    down = true;
    line.lose();
    await turnsEnd();
    await talk.conversation.settled();
  };
  const regain = async () => {
    down = false;
    breaking = null;
    line.regain();
    await turnsEnd();
    await talk.conversation.settled();
  };
  return {
    ...talk,
    ...line,
    script,
    line,
    lose,
    regain,
    /** Whether the portal is reached, of which the device says nothing. */
    reaches(now: boolean) {
      down = !now;
    },
    /** The line is back, and gone again as this call is made; the device says nothing of that. */
    async regainUntil(name: string) {
      down = false;
      breaking = name;
      line.regain();
      await turnsEnd();
      await talk.conversation.settled();
    },
    /** The line is back, and slow with this call; answers how to let it through. */
    async regainHolding(name: string) {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { name, until };
      down = false;
      line.regain();
      await turnsEnd();
      return release;
    },
    /** Somebody looks at this tab. */
    async show() {
      line.show();
      for (const heard of moments) heard('back');
      await turnsEnd();
      await talk.conversation.settled();
    },
  };
}

/** What waits for a promise of a promise has had its turn. */
export async function turnsEnd(turns = 40): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
