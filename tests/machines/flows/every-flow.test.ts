import { expect, test } from 'vitest';
import { createFlows } from '#machines/flows/index.ts';
import { flowDeps } from '../../support/actors/machines.ts';

test('every flow is found under its own name, and is made once', () => {
  const flows = createFlows(flowDeps());
  for (const [name, flow] of Object.entries(flows)) {
    expect(flow.name).toBe(name);
    expect(flows[name]).toBe(flow);
  }
});
