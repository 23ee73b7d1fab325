import type { Area } from '../../scene.ts';

const services = { as: 'resident', at: '/pay-services?face=form', flow: 'pay-services' } as const;
const levy = { as: 'owner', at: '/pay-devLevy?face=form', flow: 'pay-dev-levy' } as const;

/** What is paid to the estate. */
export const DUES: Area = {
  area: 'dues',
  scenes: [
    { name: 'a service', ...services, do: [{ choose: 'Service Charge', of: 'Service' }] },
    {
      name: 'months',
      ...services,
      do: [
        { choose: 'Service Charge', of: 'Service' },
        { search: '2', take: '2 months', of: 'Number of months' },
      ],
    },
    { name: 'services wrong', ...services, do: [{ press: 'Pay', within: { form: 'Pay For Services' } }] },
    { name: 'what a debtor owes', ...services, as: 'debtor' },
    { name: 'a fine', as: 'fined', at: '/dashboard' },
    { name: 'services by chat', ...services, at: '/pay-services?face=chat', do: [{ say: 'security' }] },
    { name: 'levy', ...levy },
    { name: 'levy by chat', ...levy, at: '/pay-devLevy?face=chat' },
    { name: 'levy by chat answered', ...levy, at: '/pay-devLevy?face=chat', do: [{ say: '10000' }] },
  ],
};
