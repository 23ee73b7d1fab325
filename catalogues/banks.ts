/**
 * Banks that a refund can be sent to, by the code of the clearing system under which Paystack and Flutterwave know them, too. `nuban`:
 * its account numbers end in the check digit of the Central Bank's standard, which is reckoned with that code.
 */
export const BANKS = [
  { code: '044', name: 'Access Bank', nuban: true },
  { code: '050', name: 'Ecobank Nigeria', nuban: true },
  { code: '070', name: 'Fidelity Bank', nuban: true },
  { code: '011', name: 'First Bank of Nigeria', nuban: true },
  { code: '214', name: 'First City Monument Bank', nuban: true },
  { code: '058', name: 'Guaranty Trust Bank', nuban: true },
  { code: '082', name: 'Keystone Bank', nuban: true },
  { code: '50211', name: 'Kuda Bank', nuban: false },
  { code: '076', name: 'Polaris Bank', nuban: true },
  { code: '221', name: 'Stanbic IBTC Bank', nuban: true },
  { code: '068', name: 'Standard Chartered Bank', nuban: true },
  { code: '232', name: 'Sterling Bank', nuban: true },
  { code: '032', name: 'Union Bank of Nigeria', nuban: true },
  { code: '033', name: 'United Bank For Africa', nuban: true },
  { code: '215', name: 'Unity Bank', nuban: true },
  { code: '035', name: 'Wema Bank', nuban: true },
  { code: '057', name: 'Zenith Bank', nuban: true },
] as const;

/** The code of a bank. */
export type BankCode = (typeof BANKS)[number]['code'];

/** All codes. */
export const BANK_CODES = BANKS.map(({ code }) => code) as [BankCode, ...BankCode[]];

/** A bank by its code; undefined where there is none of it. */
export const bankOf = (code: string) => BANKS.find((bank) => bank.code === code);

const WEIGHTS = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * True where an account number's last digit is not the check digit of its bank. It is only a hint: wallets take telephone numbers for
 * account numbers, and a bank that merged may keep those of another.
 */
export function looksMistyped(bank: string, accountNumber: string): boolean {
  if (bankOf(bank)?.nuban !== true || !/^\d{10}$/.test(accountNumber)) return false;
  const digits = [...`${bank}${accountNumber.slice(0, 9)}`].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (WEIGHTS[at] ?? 0), 0);
  return (10 - (sum % 10)) % 10 !== Number(accountNumber.at(-1));
}
