/** What is bought as a number that its buyer types in themselves, with the serial number by which its maker finds it; null: it has none. */
export interface Voucher {
  readonly pin: string;
  readonly serial: string | null;
}
