import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { jsPDF } from 'jspdf';

/**
 * The two faces of a receipt; the PDF standard fonts have no naira sign. Each is a family of its own, since a viewer may
 * take two embedded fonts of one name for the same.
 */
export const FACES = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;

/** Gives a document the letters of Nigerian names and the naira sign. */
export async function addFonts(document: jsPDF): Promise<void> {
  for (const face of Object.values(FACES)) {
    const bytes = await readFile(join(import.meta.dirname, 'fonts', `${face}.ttf`));
    document.addFileToVFS(`${face}.ttf`, bytes.toString('base64'));
    document.addFont(`${face}.ttf`, face, 'normal');
  }
}
