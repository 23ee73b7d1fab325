import type { Page } from '@playwright/test';

/** A file as Playwright hands one to a page. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const METERS = 'landlord_name,meter_number,house_address';
export const PAYMENTS = 'meterNumber,servicePayment,amount,paidAt';
export const LEVIES = 'meterNumber,amount';

/** A file of these lines. */
export const csv = (name: string, ...lines: readonly string[]): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Lines of so many meters, numbered from the first on. */
export const meterLines = (many: number, first: number): readonly string[] =>
  Array.from({ length: many }, (_, at) => `Landlord ${at + 1},${first + at},"House ${at + 1}, Palm Avenue"`);

/** Gives a file to the field of that name. */
export const choose = (page: Page, label: string, file: GivenFile) => page.getByLabel(label).setInputFiles({ ...file });

/** Drops a file on the portal, as from a folder of the desk. */
export async function drop(page: Page, { name, mimeType, buffer }: GivenFile): Promise<void> {
  const text = buffer.toString();
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([given.text], given.name, { type: given.mimeType }));
      return transfer;
    },
    { name, mimeType, text },
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}
