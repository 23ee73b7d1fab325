import { z } from 'zod';
import { TOKEN_KINDS } from '#catalogues/tokens.ts';
import { nairaAndKobo } from '../common.shapes.ts';

/** The 20 digits of a token, without spaces. */
export const tokenDigits = z.string().regex(/^\d{20}$/);

/** What the vendor said beside the token and its units; a field is missing where it said nothing. Naira. */
export const particulars = z
  .object({
    tokens: z
      .array(z.object({ kind: z.enum(TOKEN_KINDS), digits: tokenDigits }))
      .min(2)
      .optional()
      .meta({ description: 'Where there is more than one: all, in the order in which a meter is to take them' }),
    tariff: z.string().optional().meta({ description: 'What a kWh cost, in the words of the distribution company' }),
    vat: nairaAndKobo.optional(),
    debt: nairaAndKobo.optional().meta({ description: 'Taken for a debt of the meter: it loaded no units' }),
    receiptNo: z.string().optional(),
    vouchers: z
      .array(z.object({ pin: z.string(), serial: z.string().nullable() }))
      .min(1)
      .optional()
      .meta({ description: 'What was delivered as PINs, which the buyer types in' }),
  })
  .meta({ id: 'Particulars' });

/** What the vendor said beside the token and its units. */
export type Particulars = z.infer<typeof particulars>;
