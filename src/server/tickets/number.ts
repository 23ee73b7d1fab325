/** The number of a ticket: `T-` and its id in six digits, more where there are more. */
export function numberOf(id: number): string {
  return `T-${String(id).padStart(6, '0')}`;
}

/** Where a ticket is read in the portal, by whoever may. */
export const ticketAddress = (publicUrl: string, id: number): string => `${publicUrl}/tickets?ticket=${numberOf(id)}`;

/** The id of a ticket by its number; 0, which none has, for a number that none is called by. */
export function idOf(number: string): number {
  const id = Number(number.slice(2));
  return numberOf(id) === number ? id : 0;
}
