import { vi } from 'vitest';

/** The names of the files that the browser is given to keep, as they come. */
export function keptFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:kept';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
