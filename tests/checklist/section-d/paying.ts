import type { Row } from '../rows.ts';

const DEMO = 'tests/server/demo/demo.test.ts';
const E2E_OWNER = 'tests/e2e/dues/owner.spec.ts';
const E2E_RESIDENT = 'tests/e2e/dues/resident.spec.ts';
const LEVY = 'tests/machines/flows/dues/pay-dev-levy.test.ts';
const PAYING = 'tests/machines/flows/dues/paying.test.ts';
const PORTAL_DUES = 'tests/portal/form/dues.test.tsx';
const RECEIPTS = 'tests/server/receipts/dues.test.ts';
const SERVER = 'tests/server/orders/dues/paying.test.ts';
const SERVICES = 'tests/machines/flows/dues/pay-services.test.ts';

/** Section D of the checklist, paying an estate: each row in short, and its proof. */
export const PAYING_ROWS: readonly Row[] = [
  {
    id: 'D-001',
    says: 'The services of the user, and Fine',
    proof: [
      SERVICES,
      "the resident's services stand with their price a month, the levy and the fine with what is owed",
    ],
  },
  {
    id: 'D-002',
    says: 'get-user-services: name and monthly amount',
    proof: [
      E2E_RESIDENT,
      'who lives in the apartment pays months of a service by form and by chat, and a fine after a card that was declined',
    ],
  },
  {
    id: 'D-003',
    says: 'A service needs months, and has an Amount To Pay',
    proof: [SERVICES, 'a service asks for months, and shows their number times its price a month as Amount To Pay'],
  },
  {
    id: 'D-004',
    says: 'Months run from 1 to 12',
    proof: [SERVICES, 'months run from 1 to 12: they are buttons, and any other number is refused'],
  },
  {
    id: 'D-005',
    says: 'Development Levy needs an amount',
    proof: [SERVICES, 'asks for an amount, and suggests what is owed'],
  },
  {
    id: 'D-006',
    says: 'Fine shows the fine as Amount To Pay',
    proof: [SERVICES, 'asks nothing more: it stands as Amount To Pay'],
  },
  {
    id: 'D-007',
    says: 'Another service loads its price and resets the months',
    proof: [SERVICES, 'another service loads its own price and asks for the months again'],
  },
  {
    id: 'D-008',
    says: 'The total is months times the monthly amount',
    proof: [
      SERVER,
      'three months of an apartment that is lived in: the price and the fee, and the account is credited the price',
    ],
  },
  {
    id: 'D-009',
    says: 'Not occupied: (months x monthly + 50) / 2',
    proof: [SERVICES, 'any status but occupied is half price, and none as well'],
  },
  {
    id: 'D-010',
    says: 'Not occupied: that less 50 is credited, for all months',
    proof: [
      SERVER,
      'an apartment that is not lived in pays half of price and fee together, and is granted the months it chose',
    ],
  },
  {
    id: 'D-011',
    says: 'The fee is charged on top of what is credited',
    proof: [
      SERVER,
      'a levy of an %s apartment is credited as it was entered, and ends the block where enough of it is paid',
    ],
  },
  {
    id: 'D-012',
    says: 'Call: service-payment',
    proof: [RECEIPTS, 'the receipts of a month, a levy and a fine say what was paid, for which meter, and Approved'],
  },
  {
    id: 'D-013',
    says: 'The payment record, with one of the three amounts',
    proof: [PAYING, 'a capture is reported with the reference, the service, 30 days a month, and what is credited'],
  },
  {
    id: 'D-014',
    says: 'duration is 30 times the months',
    proof: [PAYING, 'a capture is reported with the reference, the service, 30 days a month, and what is credited'],
  },
  {
    id: 'D-015',
    says: 'Order id SERVICES..., narration Services Payment',
    proof: [
      SERVER,
      'three months of an apartment that is lived in: the price and the fee, and the account is credited the price',
    ],
  },
  {
    id: 'D-016',
    says: '200: PAYMENT SUCCESSFUL',
    proof: [PAYING, 'PAYMENT SUCCESSFUL, with a card of what was paid, for how long, and its order; no token'],
  },
  {
    id: 'D-017',
    says: '400: PAYMENT FAILED',
    proof: [PAYING, 'PAYMENT FAILED with the specified words, and it can be tried again under a new order'],
  },
  {
    id: 'D-018',
    says: 'Any other outcome: Close; unknown: PAYMENT PENDING',
    proof: [PAYING, 'money that is on its way back says so, and its button is Close: there is nothing to try again'],
  },
  {
    id: 'D-019',
    says: 'Owners pay the levy and see their own history',
    proof: [PORTAL_DUES, 'the navigation leads an owner to the levy and to the own history'],
  },
  {
    id: 'D-020',
    says: 'Amount Owed where the levy is below 0, else Advance Payment',
    proof: [E2E_OWNER, 'a home owner pays the Amount Owed and more by form, and the Advance Payment grows by chat'],
  },
  {
    id: 'D-021',
    says: 'Enter Amount To Pay, and a fixed fee',
    proof: [LEVY, 'Enter Amount To Pay is asked for, and the fee is fixed'],
  },
  {
    id: 'D-022',
    says: 'devLevy is the full amount',
    proof: [LEVY, 'the amount that was entered is ordered and reported in full, the fee on top of it'],
  },
  {
    id: 'D-023',
    says: 'Order id DEVLEVY..., narration Development Levy',
    proof: [DEMO, 'a home owner has paid levies from the own screen, and a payment that failed moved no money'],
  },
];
