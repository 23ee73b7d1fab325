import type { Services } from '#catalogues/calls/services.ts';
import type { SessionView } from '../../conversation/conversation-view.ts';
import { type Said, wordsOf } from '../../conversation/turns/pressed.ts';
import { type Aside, asideOf, type DeviceLine, type LastToken, MOST_TOKENS, MOST_UNSENT } from './aside.ts';

/** What a conversation puts aside for a time without a line. */
export interface OwnAside {
  unsent(): readonly Said[];
  tokens(): readonly LastToken[];
  /** Put aside what was said; false where no more of it is kept. */
  keep(said: Said): boolean;
  /** Take the first back, to be sent now: no other tab sends it again. Null where there is none that can be taken. */
  take(): Said | null;
  /** Put first what was taken and met no line, three times at most; false where it is not. */
  putBack(said: Said): boolean;
  keepTokens(tokens: readonly LastToken[]): void;
}

/** So often a sentence is sent again by itself: what is answered by nothing while there is a line is no loss of it. */
const MOST_TRIES = 3;

/** Where nothing can be put aside, there is no line to lose either. */
const NOWHERE: Pick<DeviceLine, 'read' | 'put'> = { read: () => null, put: () => {} };

/** Reads and writes at once what the device keeps, so that tabs agree on it. */
export function createOwnAside(device: Pick<DeviceLine, 'read' | 'put'> = NOWHERE, who: () => SessionView): OwnAside {
  const tries = new Map<string, number>();
  const now = (): Aside => asideOf(device.read(), who().id);
  return {
    unsent: () => now().unsent,
    tokens: () => now().tokens,
    keep(said) {
      const aside = now();
      if (aside.unsent.length >= MOST_UNSENT) return false;
      device.put({ ...aside, unsent: [...aside.unsent, said] });
      return true;
    },
    take() {
      const aside = now();
      const [first, ...rest] = aside.unsent;
      if (first === undefined) return null;
      device.put({ ...aside, unsent: rest });
      // What a full storage does not let go of would be sent again and again.
      return now().unsent.length === rest.length ? first : null;
    },
    putBack(said) {
      const aside = now();
      const words = wordsOf(said);
      const tried = tries.get(words) ?? 0;
      if (aside.unsent.length >= MOST_UNSENT || tried >= MOST_TRIES) return false;
      tries.set(words, tried + 1);
      device.put({ ...aside, unsent: [said, ...aside.unsent] });
      return true;
    },
    keepTokens(tokens) {
      const aside = now();
      // A late answer comes to nobody who has left.
      if (aside.owner === null) return;
      const ids = new Set(tokens.map(({ orderId }) => orderId));
      const older = aside.tokens.filter(({ orderId }) => !ids.has(orderId));
      const newest = [...tokens, ...older].sort((a, b) => (a.paidAt < b.paidAt ? 1 : -1)).slice(0, MOST_TOKENS);
      if (JSON.stringify(newest) !== JSON.stringify(aside.tokens)) device.put({ ...aside, tokens: newest });
    },
  };
}

/** The same calls, where the tokens that they answer with are kept for a time without a line. */
export function keepingTokens(services: Services, keepTokens: OwnAside['keepTokens']): Services {
  const kept = ({ orderId, paidAt, units, token }: LastToken): LastToken => ({ orderId, paidAt, units, token });
  return {
    ...services,
    async residentDashboard(input, signal) {
      const answer = await services.residentDashboard(input, signal);
      if (answer.status === 200) keepTokens(answer.data.tokens.map(kept));
      return answer;
    },
    async topupPower(input, signal) {
      const answer = await services.topupPower(input, signal);
      if (answer.status === 200) keepTokens([kept(answer.data)]);
      return answer;
    },
  };
}
