import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import { writeAudit } from '../audit.ts';
import { bytesOfDataAddress, dataAddress, imageIn } from '../files/image.ts';
import { plainImage } from '../files/plain-image.ts';
import type { ChangeDeps, OwnEstate } from './own-estate.ts';

/** Replace the logo of the own estate (S2 section 5). */
export async function updateLogo(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  address: string,
): Promise<CallAnswer<'updateLogo'>> {
  const read = readLogo(address);
  if (!('logo' in read)) return { status: 400, data: read };
  const { logo } = read;
  await db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('estates').select('logo').where('id', '=', estate.id).forNoKeyUpdate();
    const { logo: before } = await row.executeTakeFirstOrThrow();
    if (before === logo) return;
    await trx.updateTable('estates').set({ logo }).where('id', '=', estate.id).execute();
    const detail = { before: before && describeLogo(before), after: describeLogo(logo) };
    const deed = { at: clock(), actor, action: 'logo-changed', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  });
  return { status: 200, data: { message: ESTATE_SENTENCES.logoSaved, property_logo: logo } };
}

/** A logo that can be kept, as a data address; or why it cannot. */
type LogoRead = { readonly logo: string } | { readonly code: string; readonly message: string };

/**
 * Read a logo that was sent as a data address (S2 section 5). What is kept is the picture alone, under its real type: a drawing with a
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
  const plain = plainImage(bytes, image.type);
  if (plain === null) return { code: 'logo-not-image', message: ESTATE_SENTENCES.logoNotImage };
  return { logo: dataAddress(image.type, plain) };
}

/** A logo in few words, for the audit log: `image/png, 120 × 40 px, 3104 bytes`. */
export function describeLogo(address: string): string | null {
  const bytes = bytesOfDataAddress(address);
  const image = bytes && imageIn(bytes);
  return image && `${image.type}, ${image.width} × ${image.height} px, ${bytes.length} bytes`;
}
