import type { Headquarters } from './headquarters.ts';

/** What is said of a name that the estate has. */
export const EXISTS = [400, 'service-exists', 'This service name already exist'];

/** Services at the desk of a platform administrator, and a resident who pays for them. */
export function serviceDesk(hq: Headquarters) {
  let serial = 0;
  return {
    newName: () => `Service ${++serial}`,
    /** Open an order of one month of a service. */
    open: (serviceId: unknown, who: 'resident' | 'stranger' = 'resident', key = hq.key()) =>
      hq.ask('openDues', { key, screen: 'pay-services', serviceId: String(serviceId), months: 1 }, who),
    /** The browser's word that an order was paid. */
    report: (order: Readonly<Record<string, unknown>>) =>
      hq.ask(
        'servicePayment',
        {
          transfer_reference: { status: 'CAPTURED', orderId: order.orderId },
          serviceId: order.serviceId,
          duration: 30,
          serviceCharge: order.amount,
        },
        'resident',
      ),
    listed: (term: string) => hq.rowsOf('monthlyServices', 'services', { term }),
  };
}

export type ServiceDesk = ReturnType<typeof serviceDesk>;
