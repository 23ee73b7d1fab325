import type { ReactNode } from 'react';
import type { Tone } from '#machines/kit/view.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { OwnLinks } from '../own-links.tsx';

const ICONS: Record<Exclude<Tone, 'plain'>, IconName> = {
  info: 'info',
  success: 'ok-circle',
  warning: 'clock',
  danger: 'error-circle',
};

/**
 * A sentence that must not be missed. `headline`: what the text begins with, set bold; what stands in lines below the first, e.g. whom
 * to write to, is quieter.
 */
export function Alert({
  tone,
  text,
  headline = '',
  children,
}: {
  tone: Exclude<Tone, 'plain'>;
  text: string;
  headline?: string | undefined;
  children?: ReactNode;
}) {
  // A title with a line of its own would push what it means out of sight on a phone.
  const [first = '', ...more] = text.slice(headline.length).trim().split('\n');
  return (
    <div className={`alert alert--${tone}`}>
      <Icon name={ICONS[tone]} />
      <div className="alert__text">
        {headline && <strong>{headline} </strong>}
        <OwnLinks text={first} />
        {more.map((line) => (
          <p key={line} className="alert__more">
            <OwnLinks text={line} />
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
