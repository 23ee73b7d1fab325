import type { Result, Waiting } from '#machines/kit/view.ts';
import { CopyToken } from '../../chat/result/copy-token.tsx';
import { ResultCard } from '../../chat/result/result-card.tsx';
import { WaitingCard } from '../../chat/result/waiting-card.tsx';
import { PageControl } from '../../listing/paging/page-control.tsx';
import { Sample } from './sample.tsx';
import '../../chat/result/token-card.css';
import '../../listing/paging/pages.css';

const SUMMARY = [
  { label: 'Meter', value: '45012345678' },
  { label: 'Estate', value: 'Palm Court' },
  { label: 'Units', value: '27.78 kWh', units: true },
  { label: 'Total', value: '₦5,050', total: true },
] as const;
const TOKEN: Result = {
  title: 'Power token',
  orderId: 'POWER-8K2M41QD',
  token: '02737433305062475248',
  units: '27.78',
  paidAt: '2026-11-24T09:00:00.000Z',
  email: 'resident@palmcourt.example',
};
const BARE: Result = { title: 'Airtime', orderId: 'AIRTIME-2J7P90SX' };
const TWO: Result = {
  ...TOKEN,
  tokens: {
    how: 'Type in the key change tokens first, and then the token.',
    each: [
      { label: 'Key change 1', digits: '11112222333344445555' },
      { label: 'Token', digits: '02737433305062475248' },
    ],
  },
};
const PINS: Result = {
  ...BARE,
  title: 'Exam PINs',
  vouchers: {
    how: 'Scratch nothing: type in the PIN as it stands here.',
    each: [{ pin: '482913770145', serial: 'WRN26110042' }],
  },
};
const STOOD: Result = {
  ...BARE,
  title: 'Service Charge of the apartment in the second building, first quarter',
  status: { text: 'Pending', tone: 'warning' },
};
const WAITING: Waiting = {
  steps: [
    { name: 'paid', label: 'Paid', detail: '₦5,050 at 10:00', stands: 'done' },
    { name: 'bought', label: 'Bought', detail: 'The vendor is asked', stands: 'now' },
    { name: 'there', label: 'Power token', detail: 'Here and in your mail', stands: 'ahead' },
  ],
  leave: { lead: 'You can leave this page.', text: 'The token is mailed to resident@palmcourt.example.' },
  again: 'Please do not pay again.',
  said: 'Paid. The vendor is asked for the token.',
};
const nothing = () => {};

/** What was bought, and what is still waited for. */
export function Results() {
  return (
    <>
      <Sample
        name="ResultCard"
        states={[
          ['a token', <ResultCard key="token" result={TOKEN} summary={SUMMARY} />],
          ['the other copy of it', <ResultCard key="twin" result={TOKEN} summary={SUMMARY} twin />],
          ['that has just come', <ResultCard key="came" result={TOKEN} summary={SUMMARY} came />],
          ['several tokens', <ResultCard key="two" result={TWO} summary={SUMMARY} />],
          ['PINs', <ResultCard key="pins" result={PINS} summary={SUMMARY.slice(0, 1)} />],
          ['not delivered yet, and without rows', <ResultCard key="stood" result={STOOD} summary={[]} />],
        ]}
      />
      <Sample
        name="WaitingCard"
        states={[
          ['for a token', <WaitingCard key="token" waiting={WAITING} token />],
          ['for what has none', <WaitingCard key="card" waiting={WAITING} token={false} />],
        ]}
      />
      <Sample small name="CopyToken" states={[['of a row', <CopyToken key="copy" token="02737433305062475248" />]]} />
      <Sample
        name="PageControl"
        states={[
          [
            'the first of many',
            <PageControl key="first" page={{ at: 1, of: 9, total: 88, neighbours: 1 }} rows={10} onPage={nothing} />,
          ],
          [
            'in the middle',
            <PageControl key="middle" page={{ at: 5, of: 9, total: 88, neighbours: 1 }} rows={10} onPage={nothing} />,
          ],
          [
            'the only one',
            <PageControl key="one" page={{ at: 1, of: 1, total: 4, neighbours: 1 }} rows={4} onPage={nothing} />,
          ],
          ['of rows without pages: only heard', <PageControl key="none" page={null} rows={4} onPage={nothing} />],
        ]}
      />
    </>
  );
}
