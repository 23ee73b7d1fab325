import { useEffect, useState } from 'react';
import type { Revealing, Revealed as Shown } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Revealed } from '../../ui/revealed/revealed.tsx';

/** What a step shows and nothing keeps: it is asked for as it is drawn, and is gone with it. */
export function RevealedNow({ what }: { what: Revealing }) {
  const { conversation } = usePortal();
  const [shown, setShown] = useState<Shown | null | 'asking'>('asking');
  useEffect(() => {
    let left = false;
    conversation.reveal().then(
      (came) => !left && setShown(came),
      () => !left && setShown(null),
    );
    return () => {
      left = true;
    };
  }, [conversation]);
  return shown === 'asking' ? <span className="skeleton skeleton--pane" /> : <Revealed what={what} shown={shown} />;
}
