import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Moving, Presence } from '../motion/moving.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly icon: IconName;
  readonly danger: boolean;
}

type ShowToast = (text: string, icon?: IconName, danger?: boolean) => void;

const TOAST_MS = 5_000;
const ToastContext = createContext<ShowToast>(() => {});

/** Says in passing that something small was done. */
export const useToast = () => use(ToastContext);

/**
 * The place where toasts stand, above the composer. A dialog that stands over the page has one of its own around what it holds:
 * below an open dialog nothing is seen or read out. What is said after such a place has gone is said in the one around it.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const pointedAt = useRef(false);
  const around = useToast();
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  const show = useCallback<ShowToast>(
    (text, icon = 'ok-circle', danger = false) => {
      if (!stands.current) return around(text, icon, danger);
      count.current += 1;
      const id = count.current;
      setToasts((now) => [...now.slice(-2), { id, text, icon, danger }]);
      // Who points at one reads it still.
      const go = () => {
        if (pointedAt.current) setTimeout(go, TOAST_MS);
        else setToasts((now) => now.filter((one) => one.id !== id));
      };
      setTimeout(go, TOAST_MS);
    },
    [around],
  );
  const list = useMemo(
    () =>
      toasts.map((one) => (
        <Moving as="p" move="toast" key={one.id} className={one.danger ? 'toast toast--danger' : 'toast'}>
          <Icon name={one.icon} />
          {one.text}
        </Moving>
      )),
    [toasts],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        className="toasts"
        role="status"
        onPointerEnter={() => {
          pointedAt.current = true;
        }}
        onPointerLeave={() => {
          pointedAt.current = false;
        }}
      >
        <Presence>{list}</Presence>
      </div>
    </ToastContext>
  );
}
