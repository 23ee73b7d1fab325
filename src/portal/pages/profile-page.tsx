import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { useShown } from '../conversation/use-shown.ts';
import { ConfirmAddress } from '../notices/confirm-address.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageActionButton } from '../ui/page-action.tsx';
import { Status } from '../ui/status.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PushChoice } from './push-choice.tsx';
import '../ui/controls/card.css';
import '../ui/controls/facts.css';
import './profile.css';

const make = (pages: Pages) => pages.profile();
/** The profile (S1 section 2): read-only, with the flows that change it. `onOpen` hears that one is opened. */
export function ProfilePage({
  beside,
  onOpen,
}: {
  /** True while a form stands beside it, whose button is the filled one. */
  beside: boolean;
  onOpen: () => void;
}) {
  const [reading, send] = useShown(make);
  if (reading.state === 'loading') return <ProfileSkeleton />;
  if (reading.state !== 'shown') {
    const problem = reading.state === 'failed' ? reading.problem : MESSAGES.profileFailed;
    return <Failed problem={problem} onAgain={() => send({ type: 'REFRESH' })} />;
  }
  const { rows, awaits, actions, choices } = reading.view;
  return (
    <div className="profile">
      {awaits === 'confirmation' && <ConfirmAddress />}
      {awaits === 'verification' && <Alert tone="info" text={SENTENCES.awaitsVerification} />}
      <section className="card profile__card" aria-labelledby="profile-details">
        <h2 className="profile__title" id="profile-details">
          <Icon name="user" />
          Your details
        </h2>
        <dl className="facts profile__facts">
          {rows.map((row) => (
            <div key={row.label} className="facts__row">
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
        <div className="profile__actions">
          {actions.map((action, at) => (
            <PageActionButton
              key={action.label}
              action={action}
              className={`button button--${at === 0 && !beside ? 'primary' : 'secondary'}`}
              onOpen={onOpen}
            />
          ))}
        </div>
      </section>
      <LanguageChoice />
      <PushChoice />
      {choices.map(({ name, title, badge, line, action }) => (
        <section key={name} className="card profile__card" aria-labelledby={`profile-${name}`}>
          <h2 className="profile__title profile__title--state" id={`profile-${name}`}>
            {title}
            <Status badge={badge} quiet />
          </h2>
          <p className="profile__line">{line}</p>
          <div className="profile__actions">
            <PageActionButton action={action} className="button button--secondary" onOpen={onOpen} />
          </div>
        </section>
      ))}
    </div>
  );
}

const FACTS = ['a', 'b', 'c', 'd'];

/** The profile's shape while it is being fetched. */
function ProfileSkeleton() {
  return (
    <div className="profile" aria-busy="true">
      <p className="hidden" role="status">
        Loading your profile
      </p>
      <div className="card profile__card" aria-hidden="true">
        <span className="skeleton profile__title" />
        <div className="facts profile__facts">
          {FACTS.map((row) => (
            <div key={row} className="facts__row">
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
        <div className="profile__actions">
          <span className="skeleton profile__button" />
          <span className="skeleton profile__button" />
          <span className="skeleton profile__button" />
          <span className="skeleton profile__button" />
        </div>
      </div>
    </div>
  );
}
