export const METER = '45012345670';
export const NOW = new Date('2026-11-21T18:42:00Z');

/** A bearer token with the claims of S1 section 3; only the server looks at its signature. */
export function bearer(claims: Readonly<Record<string, unknown>> = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const all = {
    sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
    role: 'service-user',
    status: 'occupied',
    address: 'Block C, Flat 4',
    first_name: 'Amaka',
    email: 'resident@palmcourt.example',
    meter_number: METER,
    estate: 'Palm Court',
    exp: NOW.getTime() / 1000 + 3600,
    ...claims,
  };
  return `${part({ alg: 'HS256' })}.${part(all)}.x`;
}

export const problem = (message: string, code = 'refused') => ({ message, code });

/** Numbers orders as the server does: the same key is the same order. */
export function orderNumbers(): (key: string) => number {
  const keys = new Map<string, number>();
  return (key) => {
    const number = keys.get(key) ?? keys.size + 1;
    keys.set(key, number);
    return number;
  };
}
