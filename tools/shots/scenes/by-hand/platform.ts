import { MESSAGES } from '#catalogues/messages.ts';
import type { Area, Deed } from '../../scene.ts';

const head = { as: 'platform administrator' } as const;
const asked = (flow: string, say: string, ...more: readonly Deed[]) => ({
  name: say,
  ...head,
  at: '/dashboard?face=chat',
  flow,
  do: [{ say }, ...more],
});

/** Running the platform. */
export const PLATFORM: Area = {
  area: 'platform',
  scenes: [
    {
      name: 'register wrong',
      ...head,
      at: '/estates?view=register',
      flow: 'register-estate',
      do: [{ press: 'Register', within: { form: MESSAGES.registerEstateAdmin } }],
    },
    {
      name: 'register read back',
      ...head,
      at: '/estates?view=register',
      flow: 'register-estate',
      do: [
        { type: 'Ring Road Gardens', into: 'Estate name' },
        { type: 'Bisi', into: 'Contact first name' },
        { type: 'Bakare', into: 'Contact last name' },
        { type: '08031234567', into: 'Phone' },
        { type: '4 Ring Road, Ibadan', into: 'Contact address' },
        { type: 'bisi@ringroad.example', into: 'Email' },
        { press: 'Register', within: { form: MESSAGES.registerEstateAdmin } },
      ],
    },
    {
      name: 'create service wrong',
      ...head,
      at: '/new-service?view=create',
      flow: 'create-service',
      do: [{ press: 'Create', within: { form: MESSAGES.createNewService } }],
    },
    { name: 'enable service', ...head, at: '/new-service?view=enable', flow: 'enable-service' },
    { name: 'create fee', ...head, at: '/new-fee', flow: 'create-fee' },
    { name: 'request', ...head, at: '/requests?view=service', flow: 'make-request' },
    {
      name: 'notice',
      ...head,
      at: '/platform-settings',
      flow: 'set-notice',
      do: [{ press: 'Put up a notice' }, { press: 'Save' }],
    },
    {
      name: 'stop selling',
      ...head,
      at: '/platform-settings',
      flow: 'pause-sales',
      do: [{ press: 'Stop selling Airtime' }],
    },
    {
      name: 'who runs the portal',
      ...head,
      at: '/platform-settings',
      flow: 'set-operator',
      do: [{ press: 'Fill in Support hours' }],
    },
    asked('set-estate-active', 'deactivate an estate', { say: 'cedar view' }),
    asked('disable-service', 'disable a service'),
    asked('set-provider-fee', 'set a convenience fee'),
    asked('answer-request', 'answer a request'),
    asked('label-utterance', 'label a sentence'),
    asked('retry-topup', 'retry a top-up'),
    asked('refund-topup', 'refund a top-up'),
    asked('refund-by-hand', 'pay a refund by hand'),
  ],
};
