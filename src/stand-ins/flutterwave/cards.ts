/** What a test card asks for after its number, and how it ends. */
export interface TestCard {
  readonly network: 'MASTERCARD' | 'VISA' | 'VERVE';
  /** What the payer is asked for, one after the other. */
  readonly steps: readonly ('pin' | 'otp' | '3ds' | 'address')[];
  readonly model: 'PIN' | 'VBVSECURECODE' | 'NOAUTH' | 'AVS_VBVSECURECODE';
  /** Why the bank refuses it; null: it pays. */
  readonly refusal: string | null;
}

const PIN = { network: 'MASTERCARD', steps: ['pin', 'otp'], model: 'PIN' } as const;

/** The test cards of the documentation, by number. Any date that is to come will do as the expiry. */
const CARDS: Readonly<Record<string, TestCard>> = {
  '5531886652142950': { ...PIN, refusal: null },
  '5438898014560229': { network: 'MASTERCARD', steps: ['3ds'], model: 'VBVSECURECODE', refusal: null },
  '4187427415564246': { network: 'VISA', steps: ['3ds'], model: 'VBVSECURECODE', refusal: null },
  '5061460410120223210': { network: 'VERVE', steps: ['pin', 'otp'], model: 'PIN', refusal: null },
  '5061460166976054667': { network: 'VERVE', steps: [], model: 'NOAUTH', refusal: null },
  '4556052704172643': { network: 'VISA', steps: ['address', '3ds'], model: 'AVS_VBVSECURECODE', refusal: null },
  '5399834697894723': { ...PIN, refusal: 'Incorrect PIN' },
  '5590131743294314': { ...PIN, refusal: 'Transaction has been flagged as fraudulent' },
  '5143010522339965': { ...PIN, refusal: 'Do not honour' },
  '5258585922666506': { ...PIN, refusal: 'Insufficient Funds' },
  '5551658157653822': { network: 'MASTERCARD', steps: [], model: 'NOAUTH', refusal: 'Invalid transaction' },
};

/** Every test card: its number, what it asks for, and how it ends. */
export const cardHelp = (): readonly (readonly [number: string, says: string])[] =>
  Object.entries(CARDS).map(([number, { steps, refusal }]) => [number, [...steps, refusal ?? 'paid'].join(', ')]);

/** The test card with a number, which may have blanks. */
export const testCard = (number: string): TestCard | undefined => {
  const digits = digitsOf(number);
  return Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
};

export const digitsOf = (number: string): string => number.replace(/\s/g, '');

/** The PIN and the one-time code of every test card. */
export const SECRETS: Readonly<Record<'pin' | 'otp' | '3ds', string>> = { pin: '3310', otp: '12345', '3ds': '12345' };
