import { MESSAGES } from '../../messages.ts';
import type { Intent } from '../intent.ts';

/** What comes to the platform: what administrators ask for, with its answer (S2 section 2), and faults of the portal. */
export const REQUESTS = {
  requests: {
    kind: 'list',
    access: ['service-admin', 'netplus-admin'],
    asked: 'See requests',
    route: '/requests',
    slots: ['list'],
    patterns: [{ score: 6.3, not: 'closing', any: 'requestlist, requestlist show, requestlist ask' }],
    examples: ['open requests'],
  },
  'request-fee': {
    kind: 'flow',
    access: ['service-admin', 'netplus-admin'],
    label: MESSAGES.requestNewFee,
    say: 'request a new fee',
    asked: 'Request a fee',
    slots: ['name', 'amount', 'estate'],
    starts: [{ flow: 'make-request', route: '/requests', preset: { kind: 'new-fee' } }],
    patterns: [
      { score: 6.6, not: 'closing', any: 'request fee' },
      { score: 5.4, any: 'want fee ADMIN, fresh fee ADMIN, create fee ADMIN, add fee ADMIN' },
    ],
    examples: ['I want to request a new fee of 500'],
  },
  'request-service': {
    kind: 'flow',
    access: ['service-admin', 'netplus-admin'],
    label: MESSAGES.requestNewService,
    say: 'request a new service',
    asked: 'Request a service',
    slots: ['name', 'amount', 'estate'],
    starts: [{ flow: 'make-request', route: '/requests', preset: { kind: 'new-service' } }],
    unlikelyFrom: ['netplus-admin'],
    patterns: [
      {
        score: 5.1,
        any: `request service, request estateservice, service neg listed, add service -PLATFORM, fresh service want -PLATFORM, fresh service,
          create service -PLATFORM, add estateservice USER, add estateservice VISITOR, estateservice request, bring service,
          add service estate USER, request service estate, want service USER create, enable service USER, add estateservice`,
      },
      {
        score: 5.6,
        not: 'PLATFORM ADMIN pay AMOUNT MONTHS',
        any: 'bring internet estate, bring power estate, want estateservice service, want feature estate',
      },
      {
        score: 4.6,
        not: 'PLATFORM ADMIN pay buy AMOUNT MONTHS PAST service',
        any: `give estateservice USER ASKED, give estateservice USER, bring estateservice, create estateservice USER,
          want estateservice USER ASKED`,
      },
      {
        score: 8,
        not: 'closing',
        any: 'request service PLATFORM, request estateservice PLATFORM, request service ADMIN',
      },
    ],
    examples: ['i want to suggest a new service: gym'],
  },
  'request-estate': {
    kind: 'flow',
    access: ['service-admin', 'netplus-admin'],
    label: MESSAGES.requestNewEstate,
    say: 'request a new estate',
    asked: 'Request an estate',
    slots: ['name'],
    starts: [{ flow: 'make-request', route: '/requests', preset: { kind: 'new-estate' } }],
    unlikelyFrom: ['netplus-admin'],
    patterns: [
      {
        score: 5.2,
        any: `how estate listed -PLATFORM -ADMIN, how estate arrive -PLATFORM -ADMIN -pay -buy -levy,
          howto estate arrive -PLATFORM -ADMIN -pay -buy, want estate listed -PLATFORM -ADMIN -pay -levy, request estate,
          estate neg listed, estate neg exist, add estate -PLATFORM, estate register -PLATFORM -landlord -tenant,
          estate signup -PLATFORM -landlord -tenant -account, isit estate signup -PLATFORM, estate neg find, create estate -PLATFORM,
          bring estate -service -estateservice -internet -data -power`,
      },
      { score: 5.2, not: 'PLATFORM ADMIN pay levy', any: 'estate called, estate neg show, estate neg arrive' },
      { score: 4.2, not: 'PLATFORM ADMIN', any: 'estate neg SHORT' },
      { score: 8.4, not: 'closing', any: 'request estate PLATFORM -service -fee, request estate ADMIN -service -fee' },
    ],
    examples: ['I want to request a new estate'],
  },
  'answer-request': {
    kind: 'flow',
    access: ['netplus-admin'],
    label: 'Answer a request',
    say: 'answer a request',
    asked: 'Answer a request',
    slots: ['request', 'answer', 'note'],
    starts: [{ flow: 'answer-request', route: '/requests' }],
    patterns: [
      {
        score: 7.4,
        not: 'show',
        any: 'answerrequest, request closing PLATFORM, request mark PLATFORM, requestlist closing PLATFORM, request finished PLATFORM',
      },
    ],
    examples: ['reject the request from Pearl Gardens, no documents'],
  },
  'portal-faults': {
    kind: 'list',
    access: ['netplus-admin'],
    asked: 'See faults of the portal',
    route: '/faults',
    slots: ['from', 'to', 'fault'],
    patterns: [{ score: 8, any: 'portalfault PLATFORM' }],
    examples: ['what went wrong for people today', 'client errors', 'fault K7F3QX'],
  },
} as const satisfies Record<string, Intent>;
