import { CEDAR_VIEW, type DemoPerson, PALM_COURT } from './people.ts';

/** A demonstration estate; prices in kobo a month. */
export interface DemoEstate {
  readonly name: string;
  /** A file of `logos/`. */
  readonly logo: `${string}.png`;
  readonly mailDomain: string;
  readonly street: string;
  /** Where the serial numbers of its meters begin. */
  readonly firstSerial: number;
  readonly services: readonly {
    readonly name: string;
    readonly monthlyKobo: number;
    readonly description: string;
  }[];
  readonly people: readonly DemoPerson[];
}

/** The two estates of the demonstration. */
export const DEMO_ESTATES: readonly DemoEstate[] = [
  {
    name: 'Palm Court',
    logo: 'palm-court.png',
    mailDomain: 'palmcourt.example',
    street: 'Palm Avenue, Lekki, Lagos',
    firstSerial: 70_112_040,
    services: [
      {
        name: 'Service Charge',
        monthlyKobo: 1_500_000,
        description: 'Street lights, estate roads and drains, the water pump, gardens and the estate office.',
      },
      {
        name: 'Security',
        monthlyKobo: 500_000,
        description: 'Guards at both gates day and night, a patrol after dark and the visitors’ book.',
      },
      {
        name: 'Waste Disposal',
        monthlyKobo: 250_000,
        description: 'Household waste is collected on Tuesdays and Fridays, one bin for each house.',
      },
    ],
    people: PALM_COURT,
  },
  {
    name: 'Cedar View',
    logo: 'cedar-view.png',
    mailDomain: 'cedarview.example',
    street: 'Cedar Crescent, Wuse, Abuja',
    firstSerial: 70_340_560,
    services: [
      {
        name: 'Service Charge',
        monthlyKobo: 1_800_000,
        description:
          'Street lights, the borehole and its treatment, lifts, cleaning of the stairs and the estate office.',
      },
      {
        name: 'Security',
        monthlyKobo: 600_000,
        description: 'Guards at the gate day and night, cameras at the fence, and the alarm of each block.',
      },
    ],
    people: CEDAR_VIEW,
  },
];

/** The mail domain of the platform's own demonstration accounts. */
export const PLATFORM_DOMAIN = 'wattchat.example';
