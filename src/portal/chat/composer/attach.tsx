import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import './attach.css';

/** Files for the conversation: chosen here, or dropped anywhere on the portal where no field takes them. */
export function Attach({ accepts, several }: { accepts: string; several?: boolean | undefined }) {
  const { conversation } = usePortal();
  const input = useRef<HTMLInputElement>(null);
  const give = (files: readonly File[]) => {
    for (const file of several ? files : files.slice(0, 1)) conversation.choose(file);
  };
  const over = useDropped(input, give);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again once it was mended.
    currentTarget.value = '';
    give(files);
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
        multiple={several}
        tabIndex={-1}
        aria-hidden="true"
        onChange={change}
      />
      {over && <span className="attach__over">Drop the file here</span>}
    </>
  );
}

/** True while a file is held over the portal; `onFiles` hears of those that are dropped on no field of their own. */
function useDropped(own: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const hear = useRef(onFiles);
  hear.current = onFiles;
  useEffect(() => {
    const held = (event: DragEvent) => {
      if (!isForUs(event) || isBehind(own.current)) return;
      // Without this the browser would leave the portal to show the file.
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      setOver(false);
      if (!isForUs(event) || isBehind(own.current)) return;
      event.preventDefault();
      hear.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', held);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', held);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
    };
  }, [own]);
  return over;
}

/** True for a composer below an open dialog: the one in the dialog takes the file. */
function isBehind(own: HTMLElement | null): boolean {
  const dialog = document.querySelector('dialog[open]');
  return dialog !== null && !dialog.contains(own);
}

/** A file that is not over a field which takes it by itself. */
function isForUs({ target, dataTransfer }: DragEvent): boolean {
  const field = target instanceof Element && target.closest('input[type="file"]') !== null;
  return !field && (dataTransfer?.types.includes('Files') ?? false);
}
