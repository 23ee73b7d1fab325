import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { phoneLinks } from './phone-links.ts';

/** The other ways to support: a number for messages and calls, and an e-mail address (S3 section 2.8). */
export function ContactChannels() {
  const support = useConversation((v) => v.support);
  if (support === null) return <span className="skeleton contact__loading" />;
  const { message, call } = phoneLinks(support.phone);
  return (
    <ul className="channels">
      <li className="channel">
        <Icon name="chat" />
        <div>
          <h2>Message us</h2>
          <a href={message} target="_blank" rel="noreferrer">
            {support.phone}
          </a>
          <p>
            On WhatsApp, or <a href={call}>call this number</a>.
          </p>
        </div>
      </li>
      <li className="channel">
        <Icon name="mail" />
        <div>
          <h2>E-mail</h2>
          <a href={`mailto:${support.email}`}>{support.email}</a>
          <p>Add the amount you paid, and the order number if you have it.</p>
        </div>
      </li>
    </ul>
  );
}
