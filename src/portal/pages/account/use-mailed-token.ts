import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../conversation/portal-context.tsx';
import { navigate } from '../../router/location.ts';

/**
 * Hands the token of a mailed link to its flow and takes it out of the address, so that no history and no picture of the
 * screen keeps it. True once that was done since the page was loaded: a reload has lost the token.
 */
export function useMailedToken(flow: string, page: string, token: string | null): boolean {
  const { conversation } = usePortal();
  const taken = useRef<string | null>(null);
  const [handed, setHanded] = useState(false);
  useEffect(() => {
    if (token === null) return;
    navigate(page, { replace: true });
    if (taken.current === token) return;
    taken.current = token;
    // What is open is of another link, or of this one before a reload.
    conversation.close(flow);
    conversation.open(flow, { token });
    setHanded(true);
  }, [conversation, flow, page, token]);
  return handed;
}
