import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import type { Fields } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import { chosenFile } from '#machines/kit/memory/chosen.ts';
import { DATASET, ESTATE, type UploadContext } from './context.ts';
import type { Upload } from './upload.ts';

const CSV = {
  accept: '.csv,text/csv',
  fits: ({ name }: { readonly name: string }) => /\.csv$/i.test(name),
  most: UPLOAD_MOST.bytes,
};

/** The questions of an upload; the estates to choose from are those that were looked up. */
export function uploadFields({ file, estate }: Upload, { estates }: Pick<UploadContext, 'estates'>): Fields {
  const choices = estates ?? [];
  const dataset = chosenFile(
    {
      none: MESSAGES.selectAFile,
      kind: UPLOAD_SENTENCES.notCsv,
      empty: ROW_SENTENCES.fileEmpty,
      large: ROW_SENTENCES.tooLarge,
    },
    CSV,
  );
  const say = { empty: MESSAGES.selectEstateToUpload, several: SENTENCES.severalFit, none: SENTENCES.noneFits };
  return {
    ...(estate && {
      [ESTATE]: {
        label: 'Estate',
        ask: 'Which estate is it for?',
        kind: 'choice' as const,
        placeholder: 'Select estate',
        choices,
        schema: oneOf(choices, say),
      },
    }),
    [DATASET]: { ...dataset, ...file },
  };
}

/** Their names, in order. */
export function askedBy({ estate }: Upload): readonly string[] {
  return estate === null ? [DATASET] : [ESTATE, DATASET];
}

/** Those of them that must be answered before the file is read. */
export function neededBy({ estate }: Upload): readonly string[] {
  return estate?.needed ? [ESTATE, DATASET] : [DATASET];
}
