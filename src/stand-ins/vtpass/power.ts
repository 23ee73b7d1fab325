import type { Power, Sale } from '../vending/sales.ts';
import { naira, nairaText } from '../vending/wire.ts';
import type { Shape } from './services.ts';

const NONE = 'N/A';

/** `Token : 1234...` with what else was given behind it, as `purchased_code` has it; empty for a postpaid account. */
export function purchasedCode(power: Power | null): string {
  const of = (kind: string) => power?.tokens.filter((each) => each.kind === kind).map(({ digits }) => digits) ?? [];
  const [credit] = of('credit');
  if (credit === undefined) return '';
  return [`Token : ${credit}`, ...of('bonus').map((digits) => `Bonus Token : ${digits}`)].join(' ');
}

/** What stands beside a vend's transaction. Each company's own fields come through as it sent them. */
export function powerFields(sale: Sale, power: Power, shape: Shape): Record<string, unknown> {
  if (sale.plan === 'postpaid')
    return {
      customerName: 'POSTPAID ACCOUNT',
      customerAddress: '1 STAND-IN ROAD',
      meterNumber: null,
      utilityName: 'STAND-IN',
      exchangeReference: power.receipt,
      balance: power.debtLeftKobo > 0 ? nairaText(power.debtLeftKobo) : null,
    };
  return SHAPES[shape](sale, power);
}

const SHAPES: Readonly<Record<Shape, (sale: Sale, power: Power) => Record<string, unknown>>> = {
  token: (_, power) => {
    const keys = digitsOf(power, 'key change');
    return {
      customerName: NONE,
      customerAddress: NONE,
      meterNumber: NONE,
      token: purchasedCode(power),
      tokenAmount: naira(power.energyKobo),
      exchangeReference: power.receipt,
      resetToken: digitsOf(power, 'reset')[0] ?? NONE,
      configureToken: digitsOf(power, 'configure')[0] ?? NONE,
      units: power.units === null ? NONE : `${power.units} kWh`,
      fixChargeAmount: 0,
      tariff: 'R2 SINGLE PHASE RESIDENTIAL',
      taxAmount: naira(power.taxKobo),
      debtAmount: naira(power.debtPaidKobo),
      kct1: keys[0] ?? NONE,
      kct2: keys[1] ?? NONE,
      ...(keys[2] !== undefined && { kct3: keys[2] }),
      ...(power.tokens.some(({ kind }) => kind === 'bonus') && { bonusToken: digitsOf(power, 'bonus')[0] }),
      penalty: 0,
      costOfUnit: naira(power.rateKobo),
      announcement: NONE,
      meterCost: 0,
      currentCharge: 0,
      lossOfRevenue: 0,
      tariffBaseRate: 0,
      installationFee: 0,
      reconnectionFee: 0,
      meterServiceCharge: 0,
      administrativeCharge: 0,
    };
  },
  mainToken: (_, power) => {
    const keys = digitsOf(power, 'key change');
    const bonus = digitsOf(power, 'bonus')[0] ?? null;
    return {
      mainToken: digitsOf(power, 'credit')[0] ?? null,
      mainTokenDescription: 'Normal Sale',
      mainTokenUnits: power.units,
      mainTokenTax: naira(power.taxKobo),
      mainsTokenAmount: naira(power.energyKobo),
      bonusToken: bonus,
      bonusTokenDescription: bonus && 'FBE Token',
      bonusTokenUnits: bonus && 50,
      bonusTokenTax: null,
      bonusTokenAmount: null,
      tariffIndex: '52',
      debtDescription: power.debtPaidKobo > 0 ? '1122' : '',
      debtAmount: nairaText(power.debtPaidKobo),
      ...Object.fromEntries(keys.map((digits, index) => [`kct${index + 1}`, digits])),
      resetToken: digitsOf(power, 'reset')[0] ?? '',
      configureToken: digitsOf(power, 'configure')[0] ?? '',
    };
  },
  plain: (sale, power) => ({
    customerName: 'PLAIN METER',
    address: '1 STAND-IN ROAD ',
    meterNumber: sale.account,
    customerNumber: sale.account,
    token: digitsOf(power, 'credit')[0] ?? null,
    tokenAmount: String(naira(sale.amountKobo)),
    tokenValue: nairaText(power.energyKobo),
    tariff: nairaText(power.rateKobo),
    businessCenter: null,
    exchangeReference: power.receipt,
    units: power.units === null ? '' : String(power.units),
    energyAmt: nairaText(power.energyKobo),
    vat: nairaText(power.taxKobo),
    arrears: power.debtPaidKobo > 0 ? nairaText(power.debtPaidKobo) : null,
    revenueLoss: null,
    bonusToken: digitsOf(power, 'bonus')[0] ?? null,
    ...Object.fromEntries(digitsOf(power, 'key change').map((digits, index) => [`kct${index + 1}`, digits])),
    resetToken: digitsOf(power, 'reset')[0] ?? null,
    configureToken: digitsOf(power, 'configure')[0] ?? null,
  }),
  Token: (sale, power) => {
    const keys = digitsOf(power, 'key change');
    // A pair has fields of its own; what no field is for comes unlabelled, all in one string, in the order of loading.
    const labelled = power.tokens.length === 1 || (keys.length === 2 && power.tokens.length === 3);
    const unlabelled = power.tokens.map(({ digits }) => digits).join(', ');
    return {
      CustomerName: 'PLAIN METER',
      CustomerAddress: '1 STAND-IN ROAD',
      MeterNumber: sale.account,
      Token: labelled ? digitsOf(power, 'credit').join() : unlabelled,
      ...(labelled && { KCT1: keys[0] ?? NONE, KCT2: keys[1] ?? NONE }),
      PurchasedUnits: power.units?.toFixed(2) ?? NONE,
      TariffRate: nairaText(power.rateKobo),
      Amount: nairaText(sale.amountKobo),
      Vat: nairaText(power.taxKobo),
      Debt: nairaText(power.debtPaidKobo),
      Reference: power.receipt,
    };
  },
};

const digitsOf = ({ tokens }: Power, kind: string): string[] =>
  tokens.filter((each) => each.kind === kind).map(({ digits }) => digits);
