import { ALERTS } from '#src/server/alerts/alerts.ts';
import { STANDING } from '#src/server/metrics/standing.ts';

/** Where Prometheus' rules stand. */
export const ALERT_RULES = 'docs/operations/alerts.yml';

/** The same alerts as the portal's own, as rules for Prometheus. */
export function alertRules(): string {
  const rules = ALERTS.map(({ name, metric, of, above, what }) => {
    const by = of === undefined ? '' : `{${STANDING[metric][1]}=~"${of.join('|')}"}`;
    return `      - alert: ${name}
        expr: max(${metric}${by}) > ${above}
        annotations:
          summary: "${what}"
          runbook: "docs/operations/alerts.md#${name}"
`;
  });
  return `# Made by npm run docs from src/server/alerts/alerts.ts.
groups:
  - name: wattchat
    rules:
${rules.join('')}      - alert: no-data-base
        expr: min(wattchat_database_up) < 1
        for: 1m
        annotations:
          summary: "The data base does not answer"
`;
}
