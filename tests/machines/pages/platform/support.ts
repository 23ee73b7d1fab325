import type { Services } from '#catalogues/calls/services.ts';
import { NOW } from '../../../support/answers.ts';
import type { PlatformScript } from '../../../support/calls/platform.ts';
import type { Script } from '../../../support/portal.ts';
import { pagesOf, RESIDENT } from '../support.ts';

/** Whoever runs the platform, as their token tells of them. */
export const OPERATOR = {
  ...RESIDENT,
  role: 'netplus-admin' as const,
  firstName: 'Ifeanyi',
  email: 'platform@wattchat.example',
  estate: null,
  meterNumber: null,
  address: null,
};

/** The pages of a platform administrator, over scripted services. */
export const operating = (given: Partial<Script> = {}, services: Partial<Services> = {}) =>
  pagesOf(OPERATOR, given, services);

/** An ISO time so many minutes before now. */
export const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

/** A payment that is stuck, with anything that is to be otherwise. */
export function stuck(
  number: number,
  given: Partial<PlatformScript['pending'][number]> = {},
): PlatformScript['pending'][number] {
  const order = `POWER-${String(number).padStart(8, '0')}`;
  return {
    id: order,
    user_id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
    user_name: 'Amaka Eze',
    amount: 5_050,
    meter_number: '45012345678',
    payment_transaction_id: order,
    topupRetryReference: `${order}-V`,
    createdAt: minutesAgo(125),
    transactionStatus: 'Captured',
    topupStatus: 'Pending',
    kind: 'power',
    state: 'pending',
    attempts: 2,
    lastAnswer: 'time-out',
    capturedAt: minutesAgo(125),
    nextLookAt: null,
    inCase: null,
    refund: null,
    power_message: 'The vendor has not answered yet',
    ...given,
  };
}
