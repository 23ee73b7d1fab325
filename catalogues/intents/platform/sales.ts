import type { Intent } from '../intent.ts';

/** What is told to everybody, and what is not sold for a while. */
export const SALES = {
  'set-notice': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Put up a notice',
    say: 'put up a notice',
    asked: 'Put up a notice',
    slots: ['note'],
    starts: [{ flow: 'set-notice', route: '/platform-settings', preset: { active: 'true' } }],
    aboutAnything: true,
    patterns: [
      { score: 9, not: 'ask', any: 'notice PLATFORM' },
      { score: 6.5, not: 'ask', any: 'notice set, notice create, notice load' },
      { score: 9, any: 'TOLDALL' },
    ],
    examples: ['post a notice that Abuja disco is down'],
  },
  'clear-notice': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Take the notice down',
    say: 'take the notice down',
    asked: 'Take the notice down',
    slots: [],
    starts: [{ flow: 'set-notice', route: '/platform-settings', preset: { active: 'false' } }],
    patterns: [{ score: 9.5, not: 'create', any: 'notice takedown PLATFORM, noticedown PLATFORM' }],
    examples: ['take down the notice, light don come back'],
  },
  'pause-sales': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Stop selling a product',
    say: 'stop selling a product',
    asked: 'Stop selling a product',
    slots: ['kind'],
    starts: [{ flow: 'pause-sales', route: '/platform-settings', preset: { active: 'false' } }],
    aboutAnything: true,
    patterns: [
      { score: 8, any: 'stopsell' },
      {
        score: 6,
        not: 'PLACE estate service',
        any: `OFF airtime, OFF data, OFF cable, OFF internet, OFF isp, disable airtime, disable data, disable cable, disable internet,
          deactivate airtime, deactivate data, deactivate cable, deactivate internet`,
      },
    ],
    examples: ['stop selling airtime'],
  },
  'resume-sales': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Sell a product again',
    say: 'resume sales',
    asked: 'Sell a product again',
    slots: ['kind'],
    starts: [{ flow: 'pause-sales', route: '/platform-settings', preset: { active: 'true' } }],
    aboutAnything: true,
    patterns: [{ score: 8.4, any: 'startsell, sell again PLATFORM, buy again PLATFORM enable, enable sell PLATFORM' }],
    examples: ['resume sales of airtime'],
  },
} as const satisfies Record<string, Intent>;
