const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' };

/** Hand a file to the browser, which keeps it for the person; its type is told by the end of its name. */
export function saveFile({ name, base64 }: { readonly name: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const type = TYPES[name.replace(/^.*\./, '').toLowerCase()] ?? 'application/octet-stream';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
