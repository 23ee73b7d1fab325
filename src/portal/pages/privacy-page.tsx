import { Link } from '../router/link.tsx';
import { ReadingPage } from './reading-page.tsx';

/** `/privacy` (S3 section 2.2, footer). */
export function PrivacyPage() {
  return (
    <ReadingPage>
      <h1>Privacy Policy</h1>
      <p>What we know about you, why, and for how long. We keep as little as a purchase needs.</p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>Purchases:</strong> what was bought, for which meter, phone, account or smartcard number, the amount,
          the e-mail for the receipt, and what became of the payment. Accounts and the law require that we can show
          them.
        </li>
        <li>
          <strong>Accounts:</strong> name, e-mail, phone, meter and estate. Your password is kept only in a form that
          cannot be read back.
        </li>
        <li>
          <strong>Messages to support:</strong> what you write, and the address to answer to.
        </li>
      </ul>
      <h2>What we never keep</h2>
      <p>
        Card numbers and one-time codes. They go to the payment company, in its own window. Passwords are masked in the
        chat and kept out of every record.
      </p>
      <h2>Your browser</h2>
      <p>
        The conversation and an open purchase are kept in your browser, so that a reload loses nothing. Signing out
        removes them. We use no advertising and no tracking by others.
      </p>
      <h2>Who else learns of it</h2>
      <p>
        The company you buy from learns the number and the amount, the payment company learns what it must to charge
        your card, and your estate's administrators see payments made for their meters. Nobody else.
      </p>
      <h2>Your say</h2>
      <p>
        Ask what we know about you, or have it corrected or removed where no law requires us to keep it:{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    </ReadingPage>
  );
}
