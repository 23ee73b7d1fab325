import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { present } from '#machines/kit/present.ts';
import { everyFlow, explore } from '../../support/actors/machines.ts';
import { draw } from '../support/draw.tsx';
import { expectKeyboardReachesAll } from '../support/keyboard-alone.ts';
import { asking } from '../support/scenes/conversations.ts';

/** One snapshot of each step of each flow. */
const steps = everyFlow().flatMap((flow) => {
  const views = explore(flow).map((snapshot) => present(flow, snapshot));
  return [...new Map(views.map((view) => [`${flow.name} at ${view.step}`, view])).entries()];
});

describe.each(['chat', 'form'] as const)('every step of every flow is drawn as %s', (face) => {
  test.each(steps)('%s', async (_, view) => {
    await draw({ ...asking, view, busy: view.busy }, { at: `/toUpPower?face=${face}` });
    // The canvas comes when it is first needed.
    const form = face === 'form' && view.fields.length > 0 && view.outcome === null && !view.delivering;
    if (form) await screen.findByRole('form', { name: view.title });
    // So does the card of what is waited for.
    if (view.busy) await screen.findAllByText(view.busy, { exact: false });
    const page = document.body.textContent;
    if (view.outcome && face === 'form') expect(page).toContain(view.modal?.title ?? '');
    for (const field of form && !view.owing ? view.fields : []) expect(page).toContain(field.label);
    const isOpen = view.outcome === null && !view.delivering && view.dialog === null;
    for (const file of face === 'form' && isOpen ? view.files : []) expect(page).toContain(file.label);
    // A button of the step stands in the chat under its own words; what cannot be done now says why in the form.
    const inChat = face === 'chat' && view.next === null && !view.outcome;
    for (const action of view.actions.filter((one) => one.enabled)) if (inChat) expect(page).toContain(action.label);
    for (const action of view.actions.filter((one) => !one.enabled)) if (form) expect(page).toContain(action.reason);
    expectKeyboardReachesAll();
  });
});
