import { MESSAGES } from '../../messages.ts';
import type { Intent } from '../intent.ts';

/** The estates, and what is set up for them: services and fees (S2 section 2). */
export const ESTATES = {
  estates: {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See estates',
    route: '/estates',
    slots: ['name', 'list'],
    patterns: [
      {
        score: 4,
        any: `show estate -uploaded, estate PLATFORM SHORT, estate what PLATFORM, estate all, estate howmuch, estate count, estate isit,
          estate ask PLATFORM, estate verify PLATFORM, estate account PLATFORM, show estate PLATFORM, find estate PLATFORM`,
      },
      { score: 5.2, not: 'register create add request', any: 'estate pricelist PLATFORM' },
      {
        score: 6.6,
        not: 'register create add',
        any: 'estate show PLATFORM verify, estate PLATFORM what verify, estate listed PLATFORM -neg, PLACE exist PLATFORM -neg',
      },
    ],
    examples: ['show me all the estates', 'which estates dey the platform'],
  },
  services: {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See services[ of {estate}]',
    route: '/new-service',
    slots: ['estate'],
    patterns: [
      {
        score: 5.9,
        not: 'create add enable disable AMOUNT request requestlist set fresh',
        any: 'servicelist PLATFORM, show service PLATFORM, what service PLATFORM',
      },
    ],
    examples: ['which services does Crown Heights have'],
  },
  'provider-fees': {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See convenience fees',
    route: '/new-fee',
    slots: [],
    patterns: [
      {
        score: 6.4,
        not: 'AMOUNT set change',
        any: 'show provfee PLATFORM, provfee all PLATFORM, provfee SHORT PLATFORM ONLY, what provfee PLATFORM, show fee PLATFORM all',
      },
    ],
    examples: ['show all convenience fees'],
  },
  'register-estate': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Register an estate',
    say: 'register a new estate',
    asked: 'Register an estate[: {estate}]',
    slots: ['estate'],
    starts: [{ flow: 'register-estate', route: '/estates', fills: ['estate', 'email'], offered: true }],
    patterns: [
      {
        score: 5.1,
        not: 'count howmuch',
        any: `register PLACE PLATFORM -service -fee, register estate PLATFORM, create estate PLATFORM, add estate PLATFORM, adminuser PLATFORM,
          create adminuser, register adminuser, signup estate PLATFORM, set estate PLATFORM -service -fee`,
      },
    ],
    examples: ['i wan register one estate wey just sign up', 'I want to create an estate'],
  },
  'deactivate-estate': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Deactivate an estate',
    say: 'deactivate an estate',
    asked: 'Deactivate an estate[: {estate}]',
    slots: ['estate'],
    starts: [{ flow: 'set-estate-active', route: '/estates', preset: { active: 'false' } }],
    patterns: [
      { score: 6, not: 'THING service svccharge stopsell notice', any: 'deactivate estate, deactivate PLACE' },
      { score: 5.6, not: 'THING service svccharge stopsell notice', any: 'deactivate PLATFORM' },
      {
        score: 6.4,
        not: 'THING service svccharge estateservice stopsell notice',
        any: 'disable estate PLATFORM, disable PLACE PLATFORM, OFF PLACE, deactivate PLACE PLATFORM',
      },
      { score: 6, not: 'THING service svccharge estateservice notice', any: 'OFF PLACE, OFF estate' },
      {
        score: 6.4,
        not: 'THING service svccharge estateservice stopsell notice fee logo admin',
        any: 'takedown PLACE PLATFORM',
      },
    ],
    examples: ['suspend Goshen Villas estate, they are owing us six months'],
  },
  'activate-estate': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Activate an estate',
    say: 'activate an estate',
    asked: 'Activate an estate[: {estate}]',
    slots: ['estate'],
    starts: [{ flow: 'set-estate-active', route: '/estates', preset: { active: 'true' } }],
    patterns: [
      {
        score: 6.4,
        not: 'THING service svccharge cable isp data notice',
        any: 'activating PLACE PLATFORM, activating estate PLATFORM, activating again PLATFORM, SWITCHON PLACE, SWITCHON estate',
      },
    ],
    examples: ['reactivate Goshen Villas estate'],
  },
  'enable-service': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: MESSAGES.enableAService,
    say: 'enable a service',
    asked: 'Enable a service[: {name}][ for {estate}]',
    slots: ['name', 'estate', 'amount'],
    starts: [
      {
        flow: 'enable-service',
        route: '/new-service',
        fills: ['name', 'estate'],
        as: { name: 'service' },
        offered: true,
      },
    ],
    patterns: [
      {
        score: 5.6,
        any: `enable service, enable estateservice PLATFORM, enable estate PLATFORM, enable power PLATFORM, enable airtime PLATFORM,
          enable data PLATFORM, enable levy PLATFORM, enable svccharge PLATFORM, add service estate PLATFORM existing, enable PLATFORM,
          set service estate PLATFORM, feature PLATFORM estate, give estate service PLATFORM, service give estate PLATFORM,
          enable cable PLATFORM, enable internet PLATFORM, letothers service PLATFORM, letothers estateservice PLATFORM,
          letothers svccharge PLATFORM, letothers levy PLATFORM, letothers buy PLATFORM, letothers pay PLATFORM`,
      },
    ],
    examples: ['abeg enable waste disposal', 'activate a service for an estate'],
  },
  'create-service': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: MESSAGES.createNewService,
    say: 'create a new service',
    asked: 'Create a service[: {name}]',
    slots: ['name', 'estate', 'amount'],
    starts: [{ flow: 'create-service', route: '/new-service', as: { name: 'serviceName' } }],
    patterns: [
      {
        score: 5.2,
        any: `create svccharge PLATFORM, add svccharge PLATFORM, create service PLATFORM, add service PLATFORM,
          create estateservice PLATFORM -fee, add estateservice PLATFORM, want service PLATFORM create, service called PLATFORM,
          estateservice monthly PLATFORM, set estateservice PLATFORM, create service`,
      },
    ],
    examples: ['create service called Laundry', 'create new service named Gym'],
  },
  'disable-service': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Disable a service',
    say: 'disable a service',
    asked: 'Disable a service[: {name}][ for {estate}]',
    slots: ['name', 'estate'],
    starts: [{ flow: 'disable-service', route: '/new-service', as: { name: 'service' } }],
    patterns: [
      {
        score: 6,
        any: 'disable service, disable svccharge, disable estateservice, deactivate service, deactivate svccharge, deactivate estateservice',
      },
      // What the platform sells itself, and no estate is named with, is no service of one.
      {
        score: 6,
        not: 'airtime data cable internet isp',
        any: 'disable THING PLATFORM, disable PLATFORM, deactivate THING PLATFORM',
      },
      { score: 6, any: 'disable PLACE PLATFORM, disable estate PLATFORM, deactivate PLACE THING PLATFORM' },
      { score: 6.2, any: 'OFF service, OFF svccharge, OFF estateservice' },
    ],
    examples: ['disable waste service for Goshen Villas'],
  },
  'create-fee': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: MESSAGES.createNewFee,
    say: 'create a new fee',
    asked: 'Create a fee[: {name}]',
    slots: ['name', 'estate', 'amount'],
    starts: [{ flow: 'create-fee', route: '/new-fee', as: { name: 'serviceName' } }],
    patterns: [
      {
        score: 5.8,
        any: `create fee PLATFORM, add fee PLATFORM, set fee PLATFORM, fee AMOUNT PLATFORM, fee PLATFORM called, fee PLATFORM estate AMOUNT,
          create fee, fee monthly PLATFORM, load fee PLATFORM, change fee PLATFORM, want fee PLATFORM`,
      },
    ],
    examples: ['i want to create a fee of 200', 'create convenience fee 100 naira'],
  },
  'set-provider-fee': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Set a convenience fee',
    say: 'set a convenience fee',
    asked: 'Set the convenience fee[ of {provider}]',
    slots: ['provider', 'fee'],
    starts: [{ flow: 'set-provider-fee', route: '/new-fee' }],
    patterns: [
      {
        score: 7,
        not: 'ask show',
        any: `set fee company PLATFORM, change fee company PLATFORM, fee company AMOUNT PLATFORM, takedown fee company PLATFORM,
          create fee company PLATFORM, give fee company PLATFORM, set provfee PLATFORM, change provfee PLATFORM,
          provfee AMOUNT PLATFORM -fresh -create -add, takedown provfee PLATFORM, correct fee company PLATFORM`,
      },
      { score: 4.5, not: 'ask show AMOUNT', any: 'fixit fee PLATFORM, increase fee PLATFORM' },
    ],
    examples: ['set DSTV convenience fee to 100'],
  },
} as const satisfies Record<string, Intent>;
