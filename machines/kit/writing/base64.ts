/** So many bytes become text at once: more arguments than this are too many for a call. */
const PIECE = 8_192;

/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
