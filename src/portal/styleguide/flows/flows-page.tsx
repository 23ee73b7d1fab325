import { useState } from 'react';
import { drawnFlows } from '#machines/flows/drawn-flows.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Titled } from '../../router/screen-title.tsx';
import { Chart } from './chart.tsx';
import { OpenRun } from './open-run.tsx';
import './flows.css';

const FLOWS = drawnFlows();
const NAMES = Object.keys(FLOWS);

/**
 * `/styleguide/flows`, while developing: the chart of a flow, with the state of the open run lit and what may happen next. It
 * follows the conversation, also that of another tab, until a flow is picked.
 */
export function FlowsPage() {
  const [picked, pick] = useState<string | null>(null);
  const open = useConversation((v) => v.view);
  const shown = picked ?? open?.flow ?? NAMES[0] ?? '';
  const flow = FLOWS[shown];
  return (
    <main className="flows">
      <Titled name="Flows" />
      <h1>Flows</h1>
      <div className="flows__pick">
        <label htmlFor="flow">Flow</label>
        <select id="flow" value={shown} onChange={(event) => pick(event.target.value)}>
          {NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {picked !== null && (
          <button type="button" className="button button--secondary" onClick={() => pick(null)}>
            Follow the open run
          </button>
        )}
      </div>
      <OpenRun shown={shown} />
      {flow && <Chart flow={flow} at={open?.flow === shown ? open.step : null} />}
    </main>
  );
}
