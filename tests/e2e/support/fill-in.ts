import type { Locator, Page } from '@playwright/test';

/** What is done on a form: something is typed, one of a few answers is pressed, a long list is searched, a button is pressed. */
export type Doing =
  | { readonly type: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly search: string; readonly take: string; readonly of: string }
  | { readonly press: string };

/** The open flow as its form, which stands beside the chat where there is room. */
export const formOf = (page: Page, title: string): Locator => page.getByRole('form', { name: title, exact: true });

/** Does one thing after another on a form. */
export async function fillIn(form: Locator, doings: readonly Doing[]): Promise<void> {
  for (const doing of doings) {
    if ('press' in doing) await form.getByRole('button', { name: named(doing.press) }).click();
    else if ('type' in doing) await form.getByLabel(doing.into, { exact: true }).fill(doing.type);
    else if ('choose' in doing) await group(form, doing.of).getByRole('button', { name: doing.choose }).click();
    else {
      await form.getByRole('combobox', { name: doing.of, exact: true }).fill(doing.search);
      await form.getByRole('option', { name: doing.take }).first().click();
    }
  }
}

/** The whole name of a button; one that pays says how much after it. */
export const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ₦[\\d,.]+)?$`);

const group = (form: Locator, name: string): Locator => form.getByRole('group', { name, exact: true });
