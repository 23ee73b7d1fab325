import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/estate-sentences.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import { writeAudit } from '../../audit.ts';
import type { ChangeDeps, OwnEstate } from '../own-estate.ts';
import { bytesOfDataAddress, dataAddress, imageIn } from './image.ts';

/**
 * Replace the logo of the own estate (S2 section 5). What is kept is the image under its real type: a drawing with a script, or
 * a page that calls itself a picture, is none.
 */
export async function updateLogo(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  address: string,
): Promise<CallAnswer<'updateLogo'>> {
  const bytes = bytesOfDataAddress(address);
  if (bytes === null) return refused('logo-not-image', ESTATE_SENTENCES.logoNotImage);
  if (bytes.length > LOGO_MOST.bytes) return refused('logo-too-large', MESSAGES.logoTooLarge);
  const image = imageIn(bytes);
  if (image === null) return refused('logo-not-image', ESTATE_SENTENCES.logoNotImage);
  if (Math.max(image.width, image.height) > LOGO_MOST.side) {
    return refused('logo-too-wide', ESTATE_SENTENCES.logoTooWide(LOGO_MOST.side));
  }
  const logo = dataAddress(image.type, bytes);
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

/** A logo in few words, for the audit log: `image/png, 120 × 40 px, 3104 bytes`. */
export function describeLogo(address: string): string | null {
  const bytes = bytesOfDataAddress(address);
  const image = bytes && imageIn(bytes);
  return image && `${image.type}, ${image.width} × ${image.height} px, ${bytes.length} bytes`;
}

function refused(code: string, message: string) {
  return { status: 400, data: { code, message } } as const;
}
