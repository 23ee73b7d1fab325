import { z } from 'zod';
import { isOverTls } from '#machines/kit/reading/over-tls.ts';
import { BadConfig } from './config.ts';

/** Address of a provider's API, without a slash at its end; a key travels in the clear nowhere but on this machine. */
export const providerAddress = z
  .url('must be an address')
  .refine(isOverTls, 'must begin with https://')
  .transform((address) => address.replace(/\/+$/, ''));

/** The operator's settings of one provider; throws BadConfig that names each bad one, and says none of them. */
export function readKeys<T>(variable: string, name: string, shape: z.ZodType<T>, keys: object): T {
  const read = shape.safeParse(keys);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new BadConfig(`${variable} is ${name}.\n  ${problems.join('\n  ')}`);
}
