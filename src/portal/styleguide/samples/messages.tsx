import { MESSAGES } from '#catalogues/messages.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { SafetyNet } from '../../ui/feedback/safety-net.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { OwnLinks, Words } from '../../ui/own-links.tsx';
import { Revealed } from '../../ui/revealed/revealed.tsx';
import { Status } from '../../ui/status.tsx';
import { Sample } from './sample.tsx';
import '../../ui/styles/empty.css';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const LISTED = { text: 'You can buy:\n- power\n- airtime', markdown: 'You can buy:\n\n- **power**\n- airtime' };
const KEY = { scan: 'otpauth://totp/Wattchat', lines: ['GE6J F2EN 4VCP RXZI'] };
const CODES = { lines: ['abcde-23456', 'fghij-34567'] };
const PROGRAM = { lines: ['wc_4f2a9c17e0b3', '8d65f1a27c90'] };
const LONG_TITLE =
  'Your meter was changed by the administrator of Palm Court Estate, and the one before is yours no more.';
const nothing = () => {};

/** As it stands once what it holds could not be drawn. */
class Fallen extends SafetyNet {
  override state = { fallen: MESSAGES.networkFailure };
}

/** All that tells of something. */
export function Messages() {
  return (
    <>
      <Sample
        name="Alert"
        states={[
          ...TONES.map((tone) => [tone, <Alert key={tone} tone={tone} text="Your meter was changed." />] as const),
          [
            'an outcome under its title',
            <Alert
              key="own"
              tone="danger"
              headline="PAYMENT FAILED."
              text={`PAYMENT FAILED.\n${MESSAGES.paymentFailedText}\nSupport: phone 0800 000 0000`}
            />,
          ],
          ['of more than a line', <Alert key="long" tone="info" text={LONG_TITLE} />],
          ['with a way out', <WayOut key="out" />],
        ]}
      />
      <Sample
        small
        name="Status"
        states={[
          ['plain', <Status key="plain" badge={{ tone: 'plain', text: 'Closed' }} />],
          ...TONES.map((tone) => [tone, <Status key={tone} badge={{ tone, text: 'Pending' }} />] as const),
          ['quiet where all is well', <Status key="quiet" badge={{ tone: 'success', text: 'Successful' }} quiet />],
        ]}
      />
      <Sample
        name="Failed"
        states={[
          ['and the way to try again', <Failed key="failed" problem={MESSAGES.networkFailure} onAgain={nothing} />],
          [
            'for a reason of more than a line',
            <Failed key="long" problem={`${MESSAGES.networkFailure} ${LONG_TITLE}`} onAgain={nothing} />,
          ],
        ]}
      />
      <Sample
        name="SafetyNet"
        states={[
          [
            'where nothing fell',
            <SafetyNet key="net">
              <p>What it holds.</p>
            </SafetyNet>,
          ],
          [
            'where something fell',
            <Fallen key="fallen" within>
              <p>What it held.</p>
            </Fallen>,
          ],
        ]}
      />
      <Sample
        name="OwnLinks"
        states={[
          ['an address that is followed', <OwnLinks key="link" text="Write to us at /contact" />],
          [
            'the number of an order',
            <OwnLinks key="order" text={`POWER-8K2M41QD: ${LONG_TITLE} See /help/token-not-received`} />,
          ],
        ]}
      />
      <Sample
        name="Words"
        states={[
          ['a sentence', <Words key="plain" of={{ text: 'Which meter is it?' }} />],
          ['written as Markdown', <Words key="written" of={LISTED} />],
        ]}
      />
      <Sample name="empty" states={[['what to do first', <Empty key="empty" />]]} />
      <Sample
        name="Revealed"
        states={[
          ['a key', <Revealed key="key" what="authenticator-key" shown={KEY} />],
          ['recovery codes', <Revealed key="codes" what="recovery-codes" shown={CODES} />],
          ['the token of a program', <Revealed key="token" what="program-token" shown={PROGRAM} />],
          ['gone', <Revealed key="gone" what="recovery-codes" shown={null} />],
        ]}
      />
    </>
  );
}

function WayOut() {
  return (
    <Alert tone="warning" text="Your e-mail address is not confirmed yet.">
      {' '}
      <button type="button" className="link">
        Send the link again
      </button>
    </Alert>
  );
}

function Empty() {
  return (
    <div className="empty">
      <Icon name="history" size={24} />
      <p className="empty__title">No payments yet</p>
      <p className="empty__text">What you buy stands here, with its receipt.</p>
      <button type="button" className="button button--secondary">
        Buy power
      </button>
    </div>
  );
}
