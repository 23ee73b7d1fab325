import { Link } from '../router/link.tsx';
import { ReadingPage } from './reading-page.tsx';

/** `/privacy` (S3 section 2.2, footer). */
export function PrivacyPage() {
  return (
    <ReadingPage>
      <h1>Privacy Policy</h1>
      <p>Here is what we know about you, why, and for how long. We keep only what we need.</p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>What you buy:</strong> what it was, the amount, and what happened to the payment. Also the meter,
          phone, account or smartcard number it was for, and the e-mail address for the receipt. The law says we must be
          able to show these.
        </li>
        <li>
          <strong>Your account:</strong> your name, e-mail address, phone number, meter and estate. We keep your
          password in a form that nobody can read back.
        </li>
        <li>
          <strong>Messages to support:</strong> what you write, and where to send the answer.
        </li>
        <li>
          <strong>What we did not understand, if you let us:</strong> sentences of yours that the portal did not
          understand, without names and numbers, for as long as your profile says. It is off until you turn it on, and
          turning it off deletes them. How often something was not understood we count of everybody, without the words.
        </li>
      </ul>
      <h2>What we never keep</h2>
      <p>
        We never keep card numbers or one-time codes. You type them in the payment company's own window. We keep
        passwords out of the conversation and out of every record.
      </p>
      <h2>Your browser</h2>
      <p>
        Your browser keeps the conversation and what you are buying, so you lose nothing when you load the page again.
        When you sign out, they are removed. We show no adverts, and let nobody else follow what you do here.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>The company you buy from sees the number and the amount.</li>
        <li>The payment company sees what it needs to charge your card.</li>
        <li>Your estate's administrators see what was paid for the estate's meters.</li>
        <li>
          The platform's administrator sees sentences that were not understood, if you let us keep them, but not who
          wrote them.
        </li>
      </ul>
      <p>Nobody else does.</p>
      <h2>Your rights</h2>
      <p>
        You can ask what we know about you. You can have it corrected. You can also have it removed, unless the law says
        we must keep it. <Link to="/contact">Write to us</Link>.
      </p>
    </ReadingPage>
  );
}
