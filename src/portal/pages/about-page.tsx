import { Link } from '../router/link.tsx';
import { ReadingPage } from './reading-page.tsx';

/** `/about` (S3 section 2.2, footer). */
export function AboutPage() {
  return (
    <ReadingPage>
      <h1>About</h1>
      <p>
        Wattchat is where people in Nigeria pay for what keeps a home running: prepaid power, airtime, data, internet
        and cable TV. Residents of the estates that work with us also pay what they owe to their estate.
      </p>
      <p>
        You can type what you want as you would to a friend, or fill in a form. Both are the same purchase: change from
        one to the other in the middle, and nothing is lost.
      </p>
      <h2>What you can rely on</h2>
      <ul>
        <li>The fee and the total are shown before you pay. Nothing is charged until you say yes.</li>
        <li>Your card is typed into the payment company's own window, never into ours.</li>
        <li>When the outcome of a payment is not known, we say so, keep asking, and tell you.</li>
        <li>Tokens and receipts go to your e-mail, and can be sent again.</li>
      </ul>
      <h2>Estates</h2>
      <p>
        Does your estate buy power together? <Link to="/contact">Write to us</Link>, and we show your administrators how
        it works.
      </p>
    </ReadingPage>
  );
}
