import { REGISTER } from '#catalogues/personal-data/register.ts';
import { GRACE_DAYS } from '#catalogues/personal-data/spans.ts';
import { keptInWords } from '#catalogues/personal-data/words.ts';
import { Link } from '../router/link.tsx';
import { ReadingPage } from './reading-page.tsx';

const TOLD = REGISTER.filter(({ demonstration }) => !demonstration);

/** `/privacy` (S3 section 2.2, footer): what is kept, why and for how long, as the register has it. */
export function PrivacyPage() {
  return (
    <ReadingPage>
      <h1>Privacy Policy</h1>
      <p>Here is what we know about you, why, and for how long. We keep only what we need.</p>
      <h2>What we keep</h2>
      <ul>
        {TOLD.map(({ name, title, what, why, kept }) => (
          <li key={name}>
            <strong>{title}:</strong> {what} <strong>Why:</strong> {why} <strong>How long:</strong> {keptInWords(kept)}
          </li>
        ))}
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
        Sign in and write “download my data”, and you get everything we keep of you as a file. Change what is wrong in
        your profile. Write “delete my account”, and it goes after {GRACE_DAYS} days, but for what the law says we must
        keep. For anything else <Link to="/contact">write to us</Link>.
      </p>
    </ReadingPage>
  );
}
