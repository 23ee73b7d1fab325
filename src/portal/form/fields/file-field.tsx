import { type ChangeEvent, useId, useState } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Below } from './below.tsx';
import { usePicture } from './use-picture.ts';
import './file.css';

/** A question for a file: chosen, or dropped on its field. Of an image there is a small picture. */
export function FileField({ field }: { field: FieldView }) {
  const { conversation } = usePortal();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const chosen = field.value !== '';
  const picture = usePicture(chosen && field.problem === null && file?.name === field.value ? file : null);
  const below = field.problem || field.hint ? `${id}-below` : undefined;
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const given = currentTarget.files?.[0];
    setOver(false);
    if (!given) return;
    setFile(given);
    conversation.choose(given, field.name);
    // The same file may be chosen again once it was mended.
    currentTarget.value = '';
  };
  const look = [field.problem && 'box--bad', over && 'file-box--over'].filter(Boolean).join(' ');
  return (
    <div className={field.problem ? 'field field--bad' : 'field'}>
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
      </div>
      <div className={`box file-box ${look}`}>
        {picture ? <img className="file-box__picture" src={picture} alt="" /> : <Icon name="file" />}
        <span className={chosen ? 'file-box__name' : 'file-box__name file-box__name--none'}>
          {chosen ? field.value : field.placeholder}
        </span>
        <span className="file-box__way" aria-hidden="true">
          {chosen ? 'Change' : 'Choose'}
        </span>
        <input
          id={id}
          type="file"
          name={field.name}
          accept={field.accept}
          disabled={field.readOnly}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={below}
          onChange={change}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {below && <Below id={below} problem={field.problem} hint={field.hint} />}
    </div>
  );
}
