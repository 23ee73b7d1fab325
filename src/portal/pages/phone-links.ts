const COUNTRY = '234';

/** A phone number as links: to write a message to it, and to call it. A number without its country is Nigerian. */
export function phoneLinks(phone: string): { readonly message: string; readonly call: string } {
  const digits = phone.replaceAll(/\D/g, '');
  const whole = phone.trim().startsWith('+') ? digits : digits.replace(/^0/, COUNTRY);
  return { message: `https://wa.me/${whole}`, call: `tel:+${whole}` };
}
