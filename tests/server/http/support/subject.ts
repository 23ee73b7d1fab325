import type { Subject } from './examples.ts';
import type { WholePortal } from './whole-portal.ts';

/** The demonstration's resident of Palm Court, with what they bought and paid: what examples of calls are about. */
export async function demonstrationSubject({ db }: Pick<WholePortal, 'db'>): Promise<Subject> {
  const own = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.meter_number', 'users.first_name', 'orders.order_id', 'orders.kind'])
    .where('users.email', '=', 'resident@palmcourt.example')
    .where('orders.state', '=', 'fulfilled')
    .execute();
  const of = (kind: string) => own.find((order) => order.kind === kind)?.order_id ?? '';
  const [{ id = '', meter_number = null, first_name = '' } = {}] = own;
  return {
    ...{ user_id: id, meter_number: meter_number ?? '', term: first_name },
    ...{ orderId: of('power'), dueId: of('dev-levy'), billId: 'AIRTIME-0000000000000000' },
  };
}
