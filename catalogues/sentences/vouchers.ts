/** What is said of what comes as PINs, which their buyer types in. */
export const VOUCHERS = {
  one: 'This is your PIN. Type it in on the provider’s own page or in its app.',
  several: (count: number) =>
    `These are your ${count} PINs. Type in one after another on the provider’s own page or in its app.`,
  pin: 'PIN',
  nth: (place: number, of: number) => `PIN ${place} of ${of}`,
  serial: (serial: string) => `Serial number ${serial}`,
  copy: (what: string) => `Copy ${what}`,
  copied: 'PIN copied',
  mailed: (seller: string, name: string) =>
    `The ${seller} package '${name}' comes as a PIN, which you type in yourself.`,
} as const;
