/**
 * A field as high as what is written in it; how high it may grow its style sheet says. For a browser that knows no
 * `field-sizing`: where it is known nothing is measured, for each key would pay for it.
 */
export function grow(field: HTMLTextAreaElement | HTMLInputElement | null): void {
  if (!(field instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  if (field.value !== '') field.style.height = `${field.scrollHeight}px`;
}
