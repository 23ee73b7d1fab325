import type { Area } from '../../scene.ts';

/** Reading, and reaching a person. */
export const HELP: Area = {
  area: 'help',
  scenes: [
    { name: 'found', as: 'visitor', at: '/help', do: [{ type: 'token', into: 'Search the help articles' }] },
    {
      name: 'nothing found',
      as: 'visitor',
      at: '/help',
      do: [{ type: 'zzqxv', into: 'Search the help articles' }, { see: 'Nothing here about that yet' }],
    },
    {
      name: 'contact wrong',
      as: 'visitor',
      at: '/contact',
      flow: 'contact-support',
      do: [{ press: 'Send message', within: { form: 'Contact Us' } }],
    },
  ],
};
