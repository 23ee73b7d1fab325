import { base64Of } from '#machines/kit/writing/base64.ts';

/** A file as a data address, as images are sent (S2 section 7). */
export async function dataAddress(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type || 'application/octet-stream'};base64,${base64Of(bytes)}`;
}
