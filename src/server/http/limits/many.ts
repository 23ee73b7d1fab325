import { UPLOAD_MOST } from '#catalogues/uploads.ts';

/** Several for each row of the longest list there is. */
const VALUES = 4 * UPLOAD_MOST.rows;
/** More than any form of the portal has. */
const PARTS = 20;
/** The signs that RFC 2046 has for it, without the blank. */
const BOUNDARY = /^multipart\/form-data *;(?:.*;)? *boundary=("?)([\w'()+,./:=?-]{1,70})\1 *(?:;|$)/i;

/**
 * True for a JSON text of more objects, lists or members than any call takes. Millions of them in a body that is small enough
 * take seconds to be read, in which nobody else is served; counting them takes none.
 */
export function hasManyValues(text: string): boolean {
  return ['{', '[', '":'].some((sign) => comesMoreThan(VALUES, (from) => text.indexOf(sign, from)));
}

/** What stands between the parts of a form, as its content type says; null for anything but a multipart form. */
export function boundaryIn(contentType: string): string | null {
  return BOUNDARY.exec(contentType)?.[2] ?? null;
}

/** True for a multipart form of more parts than any call takes, for the same reason. */
export function hasManyParts(bytes: Buffer, boundary: string): boolean {
  return comesMoreThan(PARTS, (from) => bytes.indexOf(`--${boundary}`, from));
}

function comesMoreThan(most: number, next: (from: number) => number): boolean {
  let at = next(0);
  for (let count = 0; at >= 0; at = next(at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
