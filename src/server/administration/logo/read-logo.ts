import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import { bytesOfDataAddress, dataAddress, imageIn } from './image.ts';

/** A logo that can be kept, as a data address; or why it cannot. */
export type LogoRead = { readonly logo: string } | { readonly code: string; readonly message: string };

/**
 * Read a logo that was sent as a data address (S2 section 5). What is kept is the image under its real type: a drawing with a
 * script, or a page that calls itself a picture, is none.
 */
export function readLogo(address: string): LogoRead {
  const bytes = bytesOfDataAddress(address);
  if (bytes === null) return { code: 'logo-not-image', message: ESTATE_SENTENCES.logoNotImage };
  if (bytes.length > LOGO_MOST.bytes) return { code: 'logo-too-large', message: MESSAGES.logoTooLarge };
  const image = imageIn(bytes);
  if (image === null) return { code: 'logo-not-image', message: ESTATE_SENTENCES.logoNotImage };
  if (Math.max(image.width, image.height) > LOGO_MOST.side) {
    return { code: 'logo-too-wide', message: ESTATE_SENTENCES.logoTooWide(LOGO_MOST.side) };
  }
  return { logo: dataAddress(image.type, bytes) };
}

/** A logo in few words, for the audit log: `image/png, 120 × 40 px, 3104 bytes`. */
export function describeLogo(address: string): string | null {
  const bytes = bytesOfDataAddress(address);
  const image = bytes && imageIn(bytes);
  return image && `${image.type}, ${image.width} × ${image.height} px, ${bytes.length} bytes`;
}
