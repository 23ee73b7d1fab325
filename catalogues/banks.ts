/**
 * Banks that a refund can be sent to, by the code of the clearing system under which Paystack and Flutterwave know them, too. `nuban`:
 * its account numbers end in the check digit of the Central Bank's standard, which is reckoned with that code. `called`: how people name it.
 */
export const BANKS = [
  { code: '044', name: 'Access Bank', nuban: true, called: 'access, access bank, diamond, diamond bank' },
  { code: '050', name: 'Ecobank Nigeria', nuban: true, called: 'ecobank, eco bank' },
  { code: '070', name: 'Fidelity Bank', nuban: true, called: 'fidelity, fidelity bank' },
  { code: '011', name: 'First Bank of Nigeria', nuban: true, called: 'first bank, firstbank, fbn' },
  { code: '214', name: 'First City Monument Bank', nuban: true, called: 'fcmb' },
  {
    code: '058',
    name: 'Guaranty Trust Bank',
    nuban: true,
    called: 'gtb, gtbank, gt bank, guaranty trust, guaranty, gtco',
  },
  { code: '082', name: 'Keystone Bank', nuban: true, called: 'keystone, keystone bank' },
  { code: '50211', name: 'Kuda Bank', nuban: false, called: 'kuda, kuda bank' },
  { code: '076', name: 'Polaris Bank', nuban: true, called: 'polaris, polaris bank' },
  { code: '221', name: 'Stanbic IBTC Bank', nuban: true, called: 'stanbic, stanbic ibtc' },
  { code: '068', name: 'Standard Chartered Bank', nuban: true, called: 'standard chartered, stanchart' },
  { code: '232', name: 'Sterling Bank', nuban: true, called: 'sterling, sterling bank' },
  { code: '032', name: 'Union Bank of Nigeria', nuban: true, called: 'union bank, unionbank' },
  { code: '033', name: 'United Bank For Africa', nuban: true, called: 'uba' },
  { code: '215', name: 'Unity Bank', nuban: true, called: 'unity bank' },
  { code: '035', name: 'Wema Bank', nuban: true, called: 'wema, wema bank, alat' },
  { code: '057', name: 'Zenith Bank', nuban: true, called: 'zenith, zenith bank' },
] as const;

/** The code of a bank. */
export type BankCode = (typeof BANKS)[number]['code'];

/** All codes. */
export const BANK_CODES = BANKS.map(({ code }) => code) as [BankCode, ...BankCode[]];

/** A bank by its code; undefined where there is none of it. */
export const bankOf = (code: string) => BANKS.find((bank) => bank.code === code);

/** The bank that words name, in whatever words stand beside it: 'my gtbank'; undefined where they name none or several. */
export function bankNamed(words: readonly string[]): BankCode | undefined {
  const said = ` ${words.join(' ')} `;
  const named = BANKS.filter(({ called }) => called.split(', ').some((name) => said.includes(` ${name} `)));
  return named.length === 1 ? named[0]?.code : undefined;
}

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
