import type { PlatformScript } from './platform.ts';

type Pending = PlatformScript['pending'][number];
type Request = PlatformScript['requests'][number];
type Topup = PlatformScript['topups'][number];

/** A payment that has not found its end, with anything that is to be otherwise. */
export const pendingTopup = (given: Partial<Pending> = {}): Pending => ({
  id: '1',
  user_id: null,
  user_name: 'Amaka Eze',
  amount: 5_050,
  meter_number: '45012345678',
  payment_transaction_id: 'POWER-01HZX8ABCD',
  topupRetryReference: 'RTP-77123',
  createdAt: '2026-11-20T10:00:00.000Z',
  transactionStatus: 'Approved',
  topupStatus: 'Not known yet',
  kind: 'power',
  state: 'pending',
  attempts: 1,
  lastAnswer: null,
  capturedAt: '2026-11-20T10:00:05.000Z',
  nextLookAt: null,
  inCase: null,
  refund: null,
  ...given,
});

/** What an administrator asked for. */
export const adminRequest = (given: Partial<Request> = {}): Request => ({
  id: 3,
  kind: 'new-service',
  state: 'open',
  name: 'Gym',
  amount: null,
  estate: 'Palm Court',
  note: null,
  by: 'Bola Ade',
  createdAt: '2026-11-20T10:00:00.000Z',
  answeredAt: null,
  answer: null,
  ...given,
});

/** A delivered order. */
export const topup = (given: Partial<Topup> = {}): Topup => ({
  id: 'POWER-0000000A',
  kind: 'power',
  amount: 5_000,
  fee: 50,
  total: 5_050,
  estate: 'Palm Court',
  provider: null,
  account: '45012345678',
  units: '27.78',
  paidAt: '2026-11-20T10:00:00.000Z',
  deliveredAt: '2026-11-20T10:00:05.000Z',
  ...given,
});
