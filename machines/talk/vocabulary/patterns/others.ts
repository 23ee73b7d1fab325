import { ACCOUNTS } from './accounts.ts';
import { COMMANDS } from './commands.ts';
import { ESTATE } from './estate.ts';
import { PAYMENTS } from './payments.ts';
import { PLATFORM } from './platform.ts';
import { TROUBLE } from './trouble.ts';

/** What begins no purchase. */
export const OTHERS: Record<string, string> = {
  ...ACCOUNTS,
  ...TROUBLE,
  ...PAYMENTS,
  ...ESTATE,
  ...PLATFORM,
  ...COMMANDS,
};
