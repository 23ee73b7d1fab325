const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' };

/** A file of the server as the browser has files; its type is told by the end of its name. */
export function fileOf({ name, base64 }: { readonly name: string; readonly base64: string }): File {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const type = TYPES[name.replace(/^.*\./, '').toLowerCase()] ?? 'application/octet-stream';
  return new File([bytes], name, { type });
}

/** Hand a file to the browser, which keeps it for the person. */
export function saveFile(given: { readonly name: string; readonly base64: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(fileOf(given));
  link.download = given.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
