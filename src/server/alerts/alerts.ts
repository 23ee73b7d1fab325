import type { AlertName } from '#catalogues/alerts.ts';
import type { Standing, StandingMetric } from '../metrics/standing.ts';

/** When somebody has to come, whatever the hour: a figure of how things stand that is above a bound. */
export interface Alert {
  readonly name: AlertName;
  readonly metric: StandingMetric;
  /** Only figures with one of these labels; left out: whatever it is told apart by. */
  readonly of?: readonly string[];
  /** It fires above this; seconds where the metric says so. */
  readonly above: number;
  /** What is wrong, in words of whoever gets up for it. */
  readonly what: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every alert. Prometheus gets the same ones (`docs/operations/alerts.yml`), and the portal looks itself and mails. */
export const ALERTS: readonly Alert[] = [
  {
    name: 'not-delivered',
    metric: 'wattchat_orders_oldest_seconds',
    of: ['captured', 'fulfilling', 'pending'],
    above: 15 * MINUTE,
    what: 'Somebody has paid, and has nothing for it',
  },
  {
    name: 'not-paid-back',
    metric: 'wattchat_orders_oldest_seconds',
    of: ['refund_due'],
    above: 24 * HOUR,
    what: 'Money that goes back has not arrived',
  },
  {
    name: 'nobody-settles',
    metric: 'wattchat_orders_late_seconds',
    above: 5 * MINUTE,
    what: 'Orders that are due are not looked at',
  },
  {
    name: 'step-fails',
    metric: 'wattchat_cases_oldest_seconds',
    of: ['step'],
    above: 0,
    what: 'A step of an order keeps failing: something has to be mended',
  },
  {
    name: 'case-waits',
    metric: 'wattchat_cases_oldest_seconds',
    above: 4 * HOUR,
    what: 'A case waits for somebody to decide',
  },
  {
    name: 'work-waits',
    metric: 'wattchat_jobs_late_seconds',
    above: 5 * MINUTE,
    what: 'Jobs that are due are not run',
  },
  {
    name: 'mail-waits',
    metric: 'wattchat_mails_oldest_seconds',
    above: 30 * MINUTE,
    what: 'Mail does not leave: receipts and links stay here',
  },
  {
    name: 'provider-silent',
    metric: 'wattchat_provider_silent_seconds',
    above: 10 * MINUTE,
    what: 'A provider is asked and gives no answer that can be used',
  },
  {
    name: 'books-not-compared',
    metric: 'wattchat_reconciled_age_seconds',
    above: 36 * HOUR,
    what: 'No day was compared with the books of the provider and the vendor',
  },
  {
    name: 'chain-broken',
    metric: 'wattchat_chain_broken',
    above: 0,
    what: 'The activity log or the ledger is not as it was written',
  },
  {
    name: 'chain-not-checked',
    metric: 'wattchat_chain_checked_age_seconds',
    above: 36 * HOUR,
    what: 'Nobody looked whether the activity log and the ledger are as they were written',
  },
  {
    name: 'chain-not-sealed',
    metric: 'wattchat_chain_unsealed_seconds',
    above: 15 * MINUTE,
    what: 'What is written to the activity log or the ledger is not sealed',
  },
  {
    name: 'portal-faults',
    metric: 'wattchat_client_faults',
    above: 20,
    what: 'The portal breaks in many browsers',
  },
];

/** An alert that fires, with the figure that has it fire. */
export interface Firing {
  readonly alert: Alert;
  /** What the figure is told apart by, as a state or a job; '' where it is one figure. */
  readonly label: string;
  readonly value: number;
}

/** Which alerts fire as things stand: of each the worst figure. */
export function firing(standing: readonly Standing[]): readonly Firing[] {
  return ALERTS.flatMap((alert) => {
    const over = standing
      .filter(({ metric, value }) => metric === alert.metric && value > alert.above)
      .map(({ labels, value }) => ({ alert, label: Object.values(labels)[0] ?? '', value }))
      .filter(({ label }) => alert.of === undefined || alert.of.includes(label));
    return over.sort((a, b) => b.value - a.value).slice(0, 1);
  });
}
