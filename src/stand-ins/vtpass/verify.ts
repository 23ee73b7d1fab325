import { isDown, wantedCode } from '../vending/desk.ts';
import { endingOfLine, type Meter } from '../vending/meters.ts';
import { nairaText, textOf } from '../vending/wire.ts';
import { refusal } from './codes.ts';
import type { Counter } from './pay.ts';
import { LINES, meterOf } from './sandbox.ts';
import type { Service } from './services.ts';

/** `POST /merchant-verify`: whose a meter or a smartcard is. A wrong number has code 000, too: `WrongBillersCode` says it. */
export function verify({ stand, shop, sales }: Counter, body: Record<string, unknown>): object {
  const number = textOf(body.billersCode);
  const service = shop.find(textOf(body.serviceID));
  const kind = textOf(body.type);
  const wanted = wantedCode(stand.faults, 'verify-code');
  if (wanted !== undefined && wanted !== '020') return refusal(wanted);
  const code = wanted ?? '000';
  if (number === '' || textOf(body.serviceID) === '') return refusal('011');
  if (service === undefined) return refusal('012');
  if (isDown(stand.faults, service.id)) return refusal('030');
  if (service.kind !== 'electricity-bill')
    return { code, content: endingOfLine(number, LINES) ? cardOf(number, service) : wrong(service, 'smartcard') };
  if (kind !== 'prepaid' && kind !== 'postpaid') return refusal('011');
  const meter = meterOf(stand, number);
  if (meter === undefined || meter.kind.toLowerCase() !== kind)
    return { code: '000', content: wrong(service, `${kind} meter`) };
  return { code, content: meterContent(meter, sales.debtKobo(meter), service) };
}

function meterContent(meter: Meter, debtKobo: number, service: Service) {
  // One of them leaves amounts empty where there is nothing to say; the others send numbers.
  const empty = service.shape === 'token' && meter.minimumKobo <= service.minimum * 100;
  const minimum = Math.max(meter.minimumKobo / 100, service.minimum);
  return {
    Customer_Name: meter.name,
    Address: meter.address,
    Meter_Number: meter.number,
    Customer_Arrears: debtKobo > 0 ? nairaText(debtKobo) : '',
    Minimum_Amount: empty ? '' : minimum,
    Min_Purchase_Amount: empty ? '' : minimum,
    Can_Vend: meter.canVend ? 'yes' : 'no',
    Business_Unit: '',
    Customer_Account_Type: meter.demand,
    Meter_Type: meter.kind,
    WrongBillersCode: false,
    commission_details: {
      amount: null,
      rate: (service.commission / 100).toFixed(2),
      rate_type: 'percent',
      computation_type: 'default',
    },
  };
}

const cardOf = (number: string, { id, variations }: Service) => ({
  Customer_Name: 'TEST CARD',
  Status: 'ACTIVE',
  Due_Date: '2030-01-31T00:00:00',
  Customer_Number: number,
  Customer_Type: id.toUpperCase(),
  Current_Bouquet: variations[0]?.name ?? '',
  Renewal_Amount: Number(variations[0]?.variation_amount ?? 0),
});

const wrong = ({ name }: Service, what: string) => ({
  error: `This ${what} is not correct or is not a valid ${name} ${what}. Please check and try again`,
  WrongBillersCode: true,
});

/** `POST /merchant-verify/smile/email`: the accounts of an e-mail address. */
export function verifySmile(body: Record<string, unknown>): object {
  const email = textOf(body.billersCode);
  if (!email.includes('@')) return refusal('011');
  return {
    code: '000',
    content: {
      Customer_Name: 'TEST SMILE',
      AccountList: { Account: [{ AccountId: '08011111111', FriendlyName: 'TEST SMILE' }], NumberOfAccounts: 1 },
    },
  };
}
