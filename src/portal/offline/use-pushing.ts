import { useState } from 'react';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { useOnItsWay } from '../ui/use-on-its-way.ts';
import { type Pushing, pushingFor, turnOff, turnOn } from './pushing.ts';

/** Messages to this browser as whoever is signed in has them, with the words for it, and what turns them on and off. */
export function usePushing() {
  const account = useConversation((v) => v.session.id);
  const words = useConversation((v) => v.pushing) ?? PUSHING;
  const [changed, setChanged] = useState<Pushing | 'failed' | null>(null);
  const change = (how: () => Promise<Pushing>) => () =>
    how().then(setChanged, () => {
      setChanged('failed');
    });
  const [turningOn, on] = useOnItsWay(change(async () => (account === null ? 'none' : turnOn(account))));
  const [turningOff, off] = useOnItsWay(change(turnOff));
  const stands = changed === null || changed === 'failed' ? pushingFor(account) : changed;
  return {
    stands,
    failed: changed === 'failed',
    pressed: changed !== null,
    busy: turningOn || turningOff,
    on,
    off,
    words,
  };
}
