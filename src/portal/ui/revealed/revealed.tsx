import { useEffect, useId, useState } from 'react';
import { encode } from 'uqr';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Revealing, Revealed as Shown } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import './revealed.css';

/** What a step shows and nothing keeps: it is asked for as it is drawn, and is gone with it. */
export function Revealed({ what }: { what: Revealing }) {
  const { conversation } = usePortal();
  const title = useId();
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
  if (shown === 'asking') return <span className="skeleton skeleton--pane" />;
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
