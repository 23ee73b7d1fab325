/** True for the refusal of what is down: its words say since when, and are said as they are. */
export function isDown({ data }: { readonly data: { readonly code: string } }): boolean {
  return data.code === 'supply-down';
}
