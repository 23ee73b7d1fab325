import { useId } from 'react';
import { encode } from 'uqr';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Revealing, Revealed as Shown } from '#machines/kit/view.ts';
import { copyText } from '../copy-text.ts';
import { useToast } from '../feedback/toast.tsx';
import { Icon } from '../icons/icon.tsx';
import './revealed.css';

const { key, codes } = SECOND_FACTOR.revealed;

/** What it is called, and what is said once it is gone. */
const WORDS: Readonly<Record<Revealing, { readonly title: string; readonly gone: string }>> = {
  'authenticator-key': { title: key, gone: SECOND_FACTOR.keyGone },
  'recovery-codes': { title: codes, gone: SECOND_FACTOR.gone },
  'program-token': { title: PROGRAMS_SAID.revealed, gone: PROGRAMS_SAID.gone },
};

/** A key, codes or a token, each line as it is typed or written down; null: they are gone. */
export function Revealed({ what, shown }: { what: Revealing; shown: Shown | null }) {
  const title = useId();
  if (shown === null) return <p>{WORDS[what].gone}</p>;
  return (
    <section className="revealed" aria-labelledby={title}>
      <p id={title} className="revealed__title">
        {WORDS[what].title}
      </p>
      {shown.scan !== undefined && <QrCode text={shown.scan} />}
      <ul className="revealed__lines">
        {shown.lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      {what === 'program-token' && <CopyToken token={shown.lines.join('')} />}
    </section>
  );
}

/** Nobody types a token by hand. */
function CopyToken({ token }: { token: string }) {
  const toast = useToast();
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => void copyText(token, PROGRAMS_SAID.copied, toast)}
    >
      <Icon name="copy" size={16} />
      {PROGRAMS_SAID.copy}
    </button>
  );
}

/** An address as a picture that a phone reads; dark on light in either theme, as cameras want it. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="revealed__qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={SECOND_FACTOR.revealed.scan}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
