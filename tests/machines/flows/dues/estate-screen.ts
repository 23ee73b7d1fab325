import type { DueScreen } from '#catalogues/orders.ts';
import { DUE_SCREENS } from '#catalogues/orders.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

/** A screen that pays an estate, in the hands of somebody of its role. `person`: other claims of their token. */
export function estateScreen(
  screen: DueScreen,
  given: Partial<Script> = {},
  {
    person = {},
    values = {},
    keep = {},
  }: {
    person?: Readonly<Record<string, unknown>>;
    values?: Readonly<Record<string, string>>;
    keep?: Partial<ReturnType<typeof keepNothing>>;
  } = {},
) {
  const token = bearer({ role: DUE_SCREENS[screen].role, ...person });
  return shop(screen, given, { signedIn: true, values, keep: { ...keepNothing(), token: () => token, ...keep } });
}
