const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const METERS = 'landlord_name,meter_number,house_address\nAmaka Eze,45012345670,Block C\n';
const PAYMENTS = 'meter_number,amount\n45012345670,5000\n';

/** Files that somebody may drop, good and bad, by their names. */
export const FILES: readonly (() => File)[] = [
  () => new File([PNG], 'proof.png', { type: 'image/png' }),
  () => new File([METERS], 'meters.csv', { type: 'text/csv' }),
  () => new File([PAYMENTS], 'payments.csv', { type: 'text/csv' }),
  () => new File([], 'empty.csv', { type: 'text/csv' }),
  () => new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }),
  () => new File(['MZ'], '<img src=x onerror=alert(1)>.exe'),
  () => new File([new Uint8Array(400_000)], 'large.png', { type: 'image/png' }),
];
