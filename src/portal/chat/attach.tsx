import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal-context.tsx';
import { Icon } from '../ui/icon.tsx';
import './attach.css';

/** A file for the conversation: chosen here, or dropped anywhere on the portal where no field takes it. */
export function Attach({ accepts }: { accepts: string }) {
  const { conversation } = usePortal();
  const input = useRef<HTMLInputElement>(null);
  const over = useDropped((file) => conversation.choose(file));
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again once it was mended.
    currentTarget.value = '';
    if (file) conversation.choose(file);
  };
  return (
    <>
      <button type="button" className="tool" aria-label="Attach a file" onClick={() => input.current?.click()}>
        <Icon name="attach" />
      </button>
      <input
        ref={input}
        type="file"
        className="attach__input"
        accept={accepts}
        tabIndex={-1}
        aria-hidden="true"
        onChange={change}
      />
      {over && <span className="attach__over">Drop the file here</span>}
    </>
  );
}

/** True while a file is held over the portal; `onFile` hears of one that is dropped on no field of its own. */
function useDropped(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const hear = useRef(onFile);
  hear.current = onFile;
  useEffect(() => {
    const held = (event: DragEvent) => {
      if (!isForUs(event)) return;
      // Without this the browser would leave the portal to show the file.
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      setOver(false);
      if (!isForUs(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) hear.current(file);
    };
    window.addEventListener('dragover', held);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', held);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
    };
  }, []);
  return over;
}

/** A file that is not over a field which takes it by itself. */
function isForUs({ target, dataTransfer }: DragEvent): boolean {
  const field = target instanceof Element && target.closest('input[type="file"]') !== null;
  return !field && (dataTransfer?.types.includes('Files') ?? false);
}
