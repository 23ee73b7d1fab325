import { useId } from 'react';
import { encode } from 'uqr';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Revealing, Revealed as Shown } from '#machines/kit/view.ts';
import './revealed.css';

/** A key or codes, each line as it is typed or written down; null: they are gone. */
export function Revealed({ what, shown }: { what: Revealing; shown: Shown | null }) {
  const title = useId();
  if (shown === null) return <p>{what === 'recovery-codes' ? SECOND_FACTOR.gone : SECOND_FACTOR.keyGone}</p>;
  const { key, codes } = SECOND_FACTOR.revealed;
  return (
    <section className="revealed" aria-labelledby={title}>
      <p id={title} className="revealed__title">
        {what === 'recovery-codes' ? codes : key}
      </p>
      {shown.scan !== undefined && <QrCode text={shown.scan} />}
      <ul className="revealed__lines">
        {shown.lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </section>
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
