import type { Row } from '../rows.ts';

const PORTAL_REQUESTS = 'tests/portal/platform/requests.test.tsx';
const PORTAL_SERVICES = 'tests/portal/platform/services.test.tsx';
const SERVER_ENABLING = 'tests/server/platform/enabling.test.ts';
const SERVER_REQUESTS = 'tests/server/platform/requests.test.ts';
const SERVER_SERVICES = 'tests/server/platform/services.test.ts';
const SERVICES = 'tests/machines/flows/platform/services.test.ts';

/** Section F of the checklist, services, fees and requests: each row in short, and its proof. */
export const SERVICES_ROWS: readonly Row[] = [
  {
    id: 'F-016',
    says: 'Enable A Service, Create New Service',
    proof: [PORTAL_SERVICES, 'have the menu "Enable A Service, Create New Service" above those there are'],
  },
  {
    id: 'F-017',
    says: 'Estate, service name, monthly amount',
    proof: [SERVICES, 'asks for estate, name and monthly amount'],
  },
  {
    id: 'F-018',
    says: 'POST create, with service_name',
    proof: [SERVICES, 'reads back what is made, and where, and makes it once'],
  },
  {
    id: 'F-019',
    says: 'serviceName, amount, estate',
    proof: [SERVER_SERVICES, 'a fee is made alike, and is paid for among the services'],
  },
  {
    id: 'F-020',
    says: 'The messages of an empty name and amount',
    proof: [SERVICES, 'asks for estate, name and monthly amount'],
  },
  {
    id: 'F-021',
    says: 'At least two letters are expected',
    proof: [SERVICES, 'takes names and amounts only that can be some'],
  },
  {
    id: 'F-022',
    says: 'This service name already exist, else Opps! Server error',
    proof: [SERVICES, 'a name that the estate has is refused at its field'],
  },
  {
    id: 'F-023',
    says: 'The form is empty again',
    proof: [PORTAL_SERVICES, 'one is created from its form, read back first, and the form is empty again'],
  },
  {
    id: 'F-024',
    says: 'Selects for service and estate',
    proof: [SERVICES, 'offers what the estate has disabled, and what only others have'],
  },
  {
    id: 'F-025',
    says: 'POST enable-service',
    proof: [SERVER_ENABLING, 'a service of another estate is enabled by its name and price, once'],
  },
  {
    id: 'F-026',
    says: 'Create New Fee, with CREATE',
    proof: [PORTAL_SERVICES, 'are created with CREATE, and asked for with "Request New Fee / Enable"'],
  },
  {
    id: 'F-027',
    says: 'POST create-fees',
    proof: [SERVER_SERVICES, 'a fee is made alike, and is paid for among the services'],
  },
  {
    id: 'F-028',
    says: 'Service created, and the form is empty again',
    proof: [SERVICES, 'reads back what is made, and where, and makes it once'],
  },
  {
    id: 'F-029',
    says: 'This service name already exist, else Opps! Server error',
    proof: [SERVICES, 'no answer: "Opps! Server error"'],
  },
  {
    id: 'F-030',
    says: 'Request New Fee / Enable is there',
    proof: [PORTAL_SERVICES, 'are created with CREATE, and asked for with "Request New Fee / Enable"'],
  },
  {
    id: 'F-031',
    says: 'Request New Service and Request New Estate are there',
    proof: [PORTAL_REQUESTS, 'are in one menu with the table of what was asked for'],
  },
  {
    id: 'F-032',
    says: 'An admin will be in touch in 3-5 days',
    proof: [PORTAL_REQUESTS, '%s is a short form that says an admin will be in touch in 3-5 days'],
  },
  {
    id: 'F-033',
    says: 'The platform administrator sees each request',
    proof: [SERVER_REQUESTS, 'a request is seen by who made it and by the platform, and by nobody else'],
  },
];
