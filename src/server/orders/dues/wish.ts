import type { DueKind } from '#catalogues/orders.ts';
import type { CallTaken } from '../../http/handlers.ts';

/** A payment to the estate as a face asks for it; `amount` in naira, before the fee. */
export type DueWish = CallTaken<'openDues'>;

/** What a `serviceId` of the wire stands for (DECISIONS 30). */
export function kindOf(serviceId: string): DueKind {
  return serviceId === 'dev-levy' || serviceId === 'fine' ? serviceId : 'service';
}

/** Everything of a wish that the same key must bring again. */
export function bodyOf({ screen, serviceId, months, amount }: DueWish): readonly unknown[] {
  return [screen, serviceId, months, amount];
}
