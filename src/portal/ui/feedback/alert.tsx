import type { ReactNode } from 'react';
import { MESSAGES } from '#catalogues/messages.ts';
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

const SPECIFIED = Object.values<string>(MESSAGES).sort((a, b) => b.length - a.length);

/** A sentence that must not be missed. A message of the specification that opens it is set bold. */
export function Alert({ tone, text, children }: { tone: Exclude<Tone, 'plain'>; text: string; children?: ReactNode }) {
  const specified = SPECIFIED.find((message) => text.startsWith(message)) ?? '';
  const dot = text.charAt(specified.length) === '.' ? 1 : 0;
  const bold = text.slice(0, specified.length === 0 ? 0 : specified.length + dot);
  return (
    <div className={`alert alert--${tone}`}>
      <Icon name={ICONS[tone]} />
      <div className="alert__text">
        {bold && <strong>{bold}</strong>}
        <OwnLinks text={text.slice(bold.length)} />
        {children}
      </div>
    </div>
  );
}
