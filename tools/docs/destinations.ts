import { DESTINATIONS } from '#src/server/boot/destinations.ts';

/** Where the page of those stands whom a portal talks to. */
export const DESTINATIONS_PAGE = 'docs/operations/destinations.md';

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** Everybody whom a portal talks to, as a firewall or a proxy for what goes out is told. */
export function destinationsPage(): string {
  const rows = DESTINATIONS.map(
    ({ what, where, settings, known }) =>
      `| ${what} | ${where.length === 0 ? 'nobody' : code(where)} | ${code(settings)} | ${known} |`,
  );
  return `# Whom the portal talks to

Made by \`npm run docs\` from \`src/server/boot/destinations.ts\`. A portal begins no connection but to these, and of the providers to those alone that are chosen
([\`PAYMENT_PROVIDER\`, \`VENDING_PROVIDER\`](../run/configuration.md)): whatever else its code would ask, by whatever mistake, is not asked (\`onlyTo\`). No address that
somebody types, uploads or sends is fetched, no redirect is followed, and an id in an address stays one part of it. A firewall for what goes out takes this list over;
it has to let name lookups through, and nothing else.

| For | Where, unless it is set | By | How each knows the other |
|---|---|---|---|
${rows.join('\n')}

What a person's browser loads beside the portal is the card window of the chosen provider, which the Content-Security-Policy names ([security](../security.md#browser)).
Inwards come browsers and programs, by the proxy in front, events of payment providers, and whoever reads \`/metrics\` with its token.
`;
}
