import type { Message } from '#machines/assistant/transcript.ts';

/** Consecutive turns of one side; `divider` when enough time passed before it that the time matters. */
export interface Group {
  readonly key: number;
  readonly from: Message['from'];
  readonly messages: readonly Message[];
  readonly divider: boolean;
}

const PAUSE_MS = 10 * 60 * 1000;

/** Turns as they stand together in the log. */
export function groupsOf(messages: readonly Message[]): readonly Group[] {
  const groups: { key: number; from: Message['from']; messages: Message[]; divider: boolean }[] = [];
  let last: Message | undefined;
  for (const message of messages) {
    const divider = !last || Date.parse(message.at) - Date.parse(last.at) > PAUSE_MS;
    const open = groups.at(-1);
    if (open && open.from === message.from && !divider) open.messages.push(message);
    else groups.push({ key: message.id, from: message.from, messages: [message], divider });
    last = message;
  }
  return groups;
}

/** True when two groups say the same. */
export function isSameGroup(one: Group, other: Group): boolean {
  if (one === other) return true;
  return one.divider === other.divider && isSame(one.messages, other.messages, Object.is);
}

/** True when as many stand there, each the same as the other. */
export function isSame<T>(some: readonly T[], others: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return other !== undefined && same(one, other);
    })
  );
}
