import { Link } from '../router/link.tsx';
import { ReadingPage } from './reading-page.tsx';

/** `/about` (S3 section 2.2, footer). */
export function AboutPage() {
  return (
    <ReadingPage>
      <h1>About</h1>
      <p>
        Wattchat helps you pay for what keeps a home in Nigeria running: prepaid power, airtime, data, internet and
        cable TV. Do you live in an estate that works with us? Then you can also pay your estate here.
      </p>
      <p>
        Type what you want, as you would to a friend, or fill in a form. You can change from one to the other at any
        time. You lose nothing.
      </p>
      <h2>What you can rely on</h2>
      <ul>
        <li>You see the fee and the total before you pay. We charge nothing until you say yes.</li>
        <li>You type your card number in the payment company's own window, never in ours.</li>
        <li>If we do not know yet whether a payment went through, we say so. We keep asking, and tell you.</li>
        <li>We e-mail you your tokens and receipts. We can send them again.</li>
      </ul>
      <h2>Estates</h2>
      <p>
        Does your estate buy power together? <Link to="/contact">Write to us</Link>. We will show your administrators
        how it works.
      </p>
    </ReadingPage>
  );
}
