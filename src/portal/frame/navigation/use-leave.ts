import { usePortal } from '../../conversation/portal-context.tsx';
import { navigate } from '../../router/location.ts';

/** Signs out, and leads to the start. */
export function useLeave(): () => void {
  const { conversation } = usePortal();
  return () => {
    conversation.signOut();
    navigate('/');
  };
}
