/** A mobile number as it is dialled here: `+234 803-123 4567` is 08031234567. What is no number stays what it is. */
export function dialled(raw: string): string {
  const plain = raw.replace(/[\s().-]/g, '');
  return plain.replace(/^(?:\+|00)?2340?(?=\d{10}$)/, '0');
}
