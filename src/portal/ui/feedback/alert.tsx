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

/** Longer than this a message is read as sentences, and bold ones would be a wall. */
const HEADLINE_CHARACTERS = 80;

const SPECIFIED = Object.values<string>(MESSAGES)
  .filter((message) => message.length <= HEADLINE_CHARACTERS)
  .sort((a, b) => b.length - a.length);

/**
 * A sentence that must not be missed. A short message of the specification that opens it is set bold; what stands in lines below the
 * first, e.g. whom to write to, is quieter.
 */
export function Alert({ tone, text, children }: { tone: Exclude<Tone, 'plain'>; text: string; children?: ReactNode }) {
  const specified = SPECIFIED.find((message) => text.startsWith(message)) ?? '';
  const dot = text.charAt(specified.length) === '.' ? 1 : 0;
  const bold = text.slice(0, specified.length === 0 ? 0 : specified.length + dot);
  // A title with a line of its own would push what it means out of sight on a phone.
  const [first = '', ...more] = text.slice(bold.length).replace(/^\n/, ' ').split('\n');
  // 'Please Try Again Later' does not say yet what happened: the line below it does.
  const leads = bold !== '' && SPECIFIED.includes(first.trim()) ? 1 : 0;
  return (
    <div className={`alert alert--${tone}`}>
      <Icon name={ICONS[tone]} />
      <div className="alert__text">
        {bold && <strong>{bold}</strong>}
        <OwnLinks text={first} />
        {more.map((line, at) => (
          <p key={line} className={at < leads ? undefined : 'alert__more'}>
            <OwnLinks text={line} />
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
