import type { Meter } from '../vending/meters.ts';
import type { Power, Sale } from '../vending/sales.ts';
import { naira, nairaText } from '../vending/wire.ts';

/** Billers of power by the name that a request has for one; `other`: its companies send the second kind of raw fields. */
const COMPANIES: readonly {
  readonly name: string;
  readonly id: number;
  readonly label: string;
  readonly other?: true;
}[] = [
  { name: 'jos', id: 2, label: 'Jos' },
  { name: 'kaduna', id: 3, label: 'Kaduna' },
  { name: 'ikeja', id: 4, label: 'Ikeja Disco' },
  { name: 'eko', id: 5, label: 'Eko', other: true },
  { name: 'ibadan', id: 6, label: 'Ibadan Disco' },
  { name: 'portharcourt', id: 7, label: 'Port Harcourt' },
  { name: 'enugu', id: 8, label: 'Enugu' },
  { name: 'abuja', id: 9, label: 'Abuja', other: true },
  { name: 'kedco', id: 10, label: 'Kano', other: true },
];

/** `GET /services/electricity/billers`. */
export const billers = (isDown: (service: string) => boolean) =>
  COMPANIES.flatMap(({ name, id, label }) =>
    (['prepaid', 'postpaid'] as const).map((kind, index) => ({
      service_type: `${name}_electric_${kind}`,
      shortname: `${name} electric ${kind}`,
      biller_id: id,
      product_id: id * 10 + index,
      name: `${label} ${kind === 'prepaid' ? 'Prepaid' : 'Postpaid'}`,
    })),
  ).filter(({ service_type }) => !isDown(service_type));

/** The company and kind of meter of a `service_type`; undefined: there is none. */
export function companyOf(service: string) {
  const [name, kind] = service.split('_electric_');
  const company = COMPANIES.find((each) => each.name === name);
  return company && (kind === 'prepaid' || kind === 'postpaid') ? { ...company, kind } : undefined;
}

/** Who owns a meter. */
export const accountOf = (meter: Meter, owedKobo: number) => ({
  name: meter.name,
  address: meter.address,
  outstandingBalance: owedKobo > 0 ? nairaText(owedKobo) : '',
  dueDate: null,
  district: '',
  accountNumber: meter.number,
  minimumAmount: meter.minimumKobo > 50_000 ? naira(meter.minimumKobo) : null,
  rawOutput: null,
  errorMessage: null,
});

export const success = (data: unknown) => ({ status: 'success', message: 'Successful', code: 200, data });

/** A sale whose end is open: `statusCode` says "0", as for one that is done. */
export const pendingBody = (sale: Sale) => ({
  status: 'pending',
  message: 'Transaction pending',
  code: 201,
  data: {
    transactionStatus: 'pending',
    transactionReference: sale.serial,
    statusCode: '0',
    transactionMessage: 'Transaction is being processed',
    baxiReference: sale.serial + 1_000_000,
  },
});

/** What is done, as the answer to a request has it: `rawOutput`, and a reference that is a number. */
export const requestBody = (sale: Sale, power: Power) =>
  success({
    transactionStatus: 'success',
    transactionReference: sale.serial,
    statusCode: '0',
    transactionMessage: 'Payment Successful',
    tokenCode: tokenOf(power),
    tokenAmount: naira(power.energyKobo),
    amountOfPower: power.units === null ? '' : `${power.units}KWH`,
    rawOutput: rawOf(sale, power),
    provider_message: 'OK',
    baxiReference: sale.serial + 1_000_000,
  });

/** The same as the answer to a question has it: `rawData`, and a reference that is text. */
export const requeryBody = (sale: Sale, power: Power) =>
  success({
    statusCode: '0',
    transactionStatus: 'success',
    transactionReference: sale.serial,
    transactionMessage: 'Payment Successful',
    baxiReference: String(sale.serial + 1_000_000),
    provider_message: 'OK',
    pins: [],
    tokenCode: tokenOf(power),
    tokenAmount: naira(power.energyKobo),
    amountOfPower: power.units === null ? '' : `${power.units}KWH`,
    rawData: rawOf(sale, power),
  });

const digitsOf = ({ tokens }: Power, kind: string): string[] =>
  tokens.filter((each) => each.kind === kind).map(({ digits }) => digits);

const tokenOf = (power: Power): string => digitsOf(power, 'credit')[0] ?? '';

/** What a company itself answered: two kinds are known, and the fields of a postpaid account. */
function rawOf(sale: Sale, power: Power) {
  if (sale.plan === 'postpaid')
    return {
      reference: power.receipt,
      purchasedUnits: '0.0 Kwh',
      totalAmount: naira(sale.amountKobo),
      vendAmount: naira(power.energyKobo),
      vat: naira(power.taxKobo),
      freeUnits: '0',
      responseMessage: 'Successful',
      receiptNumber: power.receipt,
      status: 'ACCEPTED',
      responseCode: '200',
      outstandingBalance: naira(power.debtLeftKobo),
    };
  const keys = Object.fromEntries(digitsOf(power, 'key change').map((digits, index) => [`kct${index + 1}`, digits]));
  const bonus = digitsOf(power, 'bonus')[0];
  if (companyOf(sale.service)?.other)
    return {
      ...keys,
      standardTokenValue: tokenOf(power),
      standardTokenUnits: power.units,
      standardTokenAmount: naira(power.energyKobo),
      standardTokenTax: naira(power.taxKobo),
      standardTokenDescription: 'Normal Sale',
      bsstTokenValue: bonus ?? '',
      bsstTokenUnits: bonus === undefined ? 0 : 50,
      bsstTokenAmount: 0,
      bsstTokenTax: 0,
      bsstTokenDescription: bonus === undefined ? '' : 'FBE',
      debtAmount: naira(power.debtPaidKobo),
      debtDescription: power.debtPaidKobo > 0 ? '1122' : '',
      debtTariff: 'Debt Recovery',
      tariffIndex: '52',
      keyRevisionNumber: '1',
      tokenTechnologyCode: '02',
      algorithmCode: '05',
      supplyGroupCode: '100405',
      exchangeReference: power.receipt,
      responseCode: 'elec000',
      responseMessage: 'OK',
      status: 'ACCEPTED',
    };
  return {
    ...keys,
    token: tokenOf(power),
    bonusToken: bonus ?? null,
    resetToken: digitsOf(power, 'reset')[0] ?? '',
    configureToken: digitsOf(power, 'configure')[0] ?? '',
    exchangeReference: power.receipt,
    tariff: `A-Non MD @${nairaText(power.rateKobo)}/kWh`,
    feeder: 'STAND-IN 11KV',
    dssName: 'STAND-IN DSS',
    serviceBand: 'A',
    debtAmount: naira(power.debtPaidKobo),
    taxAmount: naira(power.taxKobo),
    fees: [],
    message: 'OK',
  };
}
