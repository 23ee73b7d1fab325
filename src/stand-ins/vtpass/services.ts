import { z } from 'zod';
import type { Book } from '../book.ts';

/** A plan of a service as VTpass lists it. */
const variationRow = z.object({
  variation_code: z.string(),
  name: z.string(),
  /** Naira as `1850.00`. */
  variation_amount: z.string(),
  fixedPrice: z.enum(['Yes', 'No']),
});
export type Variation = z.output<typeof variationRow>;

/** The fields in which a company's answer to a vend comes; see `power.ts`. */
export type Shape = 'token' | 'mainToken' | 'plain' | 'Token';

/** A service that VTpass sells. */
export interface Service {
  readonly id: string;
  readonly name: string;
  readonly kind: 'airtime' | 'data' | 'electricity-bill' | 'tv-subscription' | 'internet';
  readonly type: string;
  /** Naira. */
  readonly minimum: number;
  readonly maximum: number;
  /** Of 10,000. */
  readonly commission: number;
  readonly variations: readonly Variation[];
  /** How the list of its plans is spelled. */
  readonly spelled: 'variations' | 'varations' | 'both';
  readonly shape: Shape;
}

const service = (id: string, name: string, kind: Service['kind'], rest: Partial<Service> = {}): Service => ({
  id,
  name,
  kind,
  type: TYPES[kind],
  minimum: 1,
  maximum: 1_000_000,
  commission: 150,
  variations: [],
  spelled: 'both',
  shape: 'token',
  ...rest,
});

const TYPES: Readonly<Record<Service['kind'], string>> = {
  airtime: 'Airtime Recharge',
  data: 'Data Services',
  'electricity-bill': 'Electricity Bill',
  'tv-subscription': 'TV Subscription',
  internet: 'Data Services',
};

const plan = (variation_code: string, name: string, naira: number): Variation => ({
  variation_code,
  name,
  variation_amount: naira.toFixed(2),
  fixedPrice: 'Yes',
});

const METER_KINDS: readonly Variation[] = ['prepaid', 'postpaid'].map((code) => ({
  variation_code: code,
  name: code,
  variation_amount: '0.00',
  fixedPrice: 'No',
}));

const company = (id: string, name: string, minimum: number, maximum: number, shape: Shape) =>
  service(`${id}-electric`, name, 'electricity-bill', { minimum, maximum, shape, variations: METER_KINDS });

const airtime = (id: string, name: string) =>
  service(id, `${name} Airtime VTU`, 'airtime', { minimum: 5, maximum: 100_000, commission: 300 });

const data = (id: string, name: string, spelled: Service['spelled']) =>
  service(id, `${name} Data`, 'data', {
    commission: 300,
    spelled,
    variations: [
      plan(`${id.replace('-data', '')}-100mb-100`, 'N100 100MB - 24 hrs', 100),
      plan(`${id.replace('-data', '')}-1gb-500`, 'N500 1GB - 7 days', 500),
      plan(`${id.replace('-data', '')}-5gb-1500`, 'N1500 5GB - 30 days', 1_500),
    ],
  });

/** All services. Which shape a company sends is documented for the first three of them; the others share those out. */
const SERVICES: readonly Service[] = [
  company('ikeja', 'Ikeja Electric Payment - IKEDC', 500, 400_000, 'token'),
  company('eko', 'Eko Electric Payment - EKEDC', 1_000, 500_000, 'mainToken'),
  company('portharcourt', 'PHED - Port Harcourt Electric', 100, 10_000_000, 'plain'),
  company('abuja', 'Abuja Electricity Distribution Company- AEDC', 500, 1_000_000, 'Token'),
  company('kano', 'KEDCO - Kano Electric', 500, 500_000, 'Token'),
  company('ibadan', 'IBEDC - Ibadan Electricity Distribution Company', 500, 500_000, 'Token'),
  company('jos', 'Jos Electric - JED', 1_000, 500_000, 'plain'),
  company('kaduna', 'Kaduna Electric - KAEDCO', 1_100, 10_000_000, 'token'),
  company('enugu', 'Enugu Electric - EEDC', 500, 500_000, 'Token'),
  company('benin', 'Benin Electricity - BEDC', 500, 500_000, 'plain'),
  company('aba', 'Aba Electric Payment - ABEDC', 500, 500_000, 'token'),
  company('yola', 'Yola Electric Disco Payment - YEDC', 500, 500_000, 'token'),
  airtime('mtn', 'MTN'),
  airtime('glo', 'GLO'),
  airtime('airtel', 'Airtel'),
  airtime('etisalat', '9mobile'),
  data('mtn-data', 'MTN', 'both'),
  data('glo-data', 'GLO', 'variations'),
  data('airtel-data', 'Airtel', 'varations'),
  data('etisalat-data', '9mobile', 'both'),
  data('9mobile-sme-data', '9mobile SME', 'both'),
  service('smile-direct', 'Smile Payment', 'internet', {
    spelled: 'both',
    variations: [
      plan('624', '1GB FlexiDaily for 1day - 300 Naira', 300),
      plan('413', '2GB MidNite for 7days - 1,020 Naira', 1_020),
    ],
  }),
  service('spectranet', 'Spectranet Internet Data', 'internet', {
    variations: [
      plan('vt-1000', 'N1000 Spectranet', 1_000),
      plan('vt-5000', 'N5000 Spectranet', 5_000),
      plan('vt-2x5000', 'N10000 Spectranet, two vouchers', 10_000),
    ],
  }),
  service('dstv', 'DSTV Subscription', 'tv-subscription', {
    spelled: 'varations',
    variations: [
      plan('dstv-padi', 'DStv Padi N1,850', 1_850),
      plan('dstv-yanga', 'DStv Yanga N2,565', 2_565),
      plan('dstv79', 'DStv Compact N7900', 7_900),
    ],
  }),
  service('gotv', 'Gotv Payment', 'tv-subscription', {
    spelled: 'variations',
    variations: [plan('gotv-lite', 'GOtv Lite N410', 410), plan('gotv-max', 'GOtv Max N3,600', 3_600)],
  }),
  service('startimes', 'Startimes Subscription', 'tv-subscription', {
    variations: [
      plan('nova', 'Nova - 900 Naira - 1 Month', 900),
      plan('basic', 'Basic - 1,700 Naira - 1 Month', 1_700),
    ],
  }),
  service('showmax', 'ShowMax', 'tv-subscription', { variations: [plan('full', 'Full - N2,900', 2_900)] }),
];

/** The services with what was changed since: prices of plans, and plans that went. */
export interface Shop {
  readonly find: (id: string) => Service | undefined;
  readonly ofKind: (kind: string) => readonly Service[];
  readonly kinds: () => readonly string[];
  /** A plan has this price from now on; null takes it away. False: there is no such service. */
  readonly change: (id: string, code: string, naira: number | null) => boolean;
}

/** The shop of a stand-in's book. */
export function openShop(book: Book): Shop {
  const plans = book.shelf('plans', z.array(variationRow));
  const find = (id: string) => {
    const known = SERVICES.find((each) => each.id === id);
    return known && { ...known, variations: plans.get(id) ?? known.variations };
  };
  return {
    find,
    ofKind: (kind) => SERVICES.filter((each) => each.kind === kind),
    kinds: () => [...new Set(SERVICES.map(({ kind }) => kind))],
    change: (id, code, naira) => {
      const known = find(id);
      if (known === undefined) return false;
      const others = known.variations.filter(({ variation_code }) => variation_code !== code);
      plans.put(id, naira === null ? others : [...others, plan(code, `${known.name} ${code}`, naira)]);
      return true;
    },
  };
}

/** The body of `GET /service-variations`, with the list under each name it has. */
export function variationsOf({ id, name, variations, spelled }: Service) {
  return {
    response_description: '000',
    content: {
      ServiceName: name,
      serviceID: id,
      convinience_fee: '0 %',
      ...(spelled !== 'varations' && { variations }),
      ...(spelled !== 'variations' && { varations: variations }),
    },
  };
}
