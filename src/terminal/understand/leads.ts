import type { Modifiers } from '#machines/talk/besides.ts';

/** Where a sentence leads by what it says besides its intent: a page by its address, or a flow by its name, with what is filled in there. */
export interface Leads {
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The page or the flow that a sentence names besides its intent; null where that alone says what it is for. */
export function leadsOf({ setting, page }: Modifiers = {}): Leads | null {
  if (page !== undefined) return { to: page.path, values: {} };
  return setting === undefined ? null : { to: setting.flow, values: setting.values };
}
