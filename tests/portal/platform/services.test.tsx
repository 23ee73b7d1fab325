import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { GOOD_PLATFORM } from '../../support/calls/platform.ts';
import { scripted } from '../../support/portal.ts';
import { drawAs } from '../support/draw-as.ts';
import { asked, operate, question } from './support.ts';

const GYM = {
  id: 2,
  name: 'Gym',
  kind: 'service',
  amount: 4_000,
  estate: { id: 1, name: 'Palm Court' },
  enabled: false,
  residents: 24,
} as const;

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the services of estates', () => {
  test('have the menu "Enable A Service, Create New Service" above those there are', { tags: ['F-016'] }, async () => {
    await operate('/new-service');
    expect(await screen.findByRole('table', { name: 'Services of estates' })).toBeVisible();
    expect(tabs()).toEqual(['Enable A Service', 'Create New Service']);
    const form = within(await screen.findByRole('form', { name: 'Enable A Service' }));
    expect(form.getByText('Estate')).toBeVisible();
    expect(form.getByText('Service')).toBeVisible();
  });

  test('one is created from its form, read back first, and the form is empty again', { tags: ['F-023'] }, async () => {
    const { user, script, settled } = await operate('/new-service');
    await user.click(await screen.findByRole('tab', { name: 'Create New Service' }));
    const form = within(await screen.findByRole('form', { name: 'Create New Service' }));
    await user.click(form.getByRole('button', { name: /Palm Court/ }));
    await user.type(form.getByLabelText('Service name'), 'Laundry');
    await user.type(form.getByLabelText('Monthly amount'), '1500');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click((await question(/Laundry/)).getByRole('button', { name: 'Yes, create it at ₦1,500 a month' }));
    await settled();
    expect(asked(script, 'createService')).toEqual([{ service_name: 'Laundry', amount: 1_500, estate: 1 }]);
    expect(await screen.findByText(/Service created/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Service name')).toHaveValue(''));
  });

  test('one is disabled from its row, over the page', async () => {
    const { user, script, settled } = await operate('/new-service');
    await user.click(await screen.findByRole('button', { name: 'Disable of Security' }));
    await user.click(
      (await question('Disable Security in Palm Court?')).getByRole('button', { name: 'Yes, disable it' }),
    );
    await settled();
    expect(asked(script, 'disableService')).toEqual([{ service_id: 1 }]);
    expect(await screen.findByRole('form', { name: 'Enable A Service' })).toBeVisible();
  });

  const BINS = 'One bin a house.';
  const [SECURITY] = GOOD_PLATFORM.monthly;
  const described = SECURITY === undefined ? [] : [{ ...SECURITY, description: BINS }];

  test('what one covers stands in its row, and is changed from there over the page', async () => {
    const { user, script, settled } = await operate('/new-service', { monthly: described });
    const table = within(await screen.findByRole('table', { name: 'Services of estates' }));
    expect(table.getByText(BINS)).toBeVisible();
    await user.click(table.getByRole('button', { name: 'What it covers of Security' }));
    const form = within(await screen.findByRole('form', { name: PLATFORM_FLOW.describing }));
    const text = await form.findByLabelText('What it covers');
    expect(text).toHaveValue(BINS);
    await user.clear(text);
    await user.type(text, 'Two bins.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const asks = await question(PLATFORM_FLOW.describe('Security', 'Palm Court'));
    expect(asks.getByText('What it covers: “Two bins.”')).toBeVisible();
    await user.click(asks.getByRole('button', { name: 'Yes, save it' }));
    await settled();
    expect(asked(script, 'describeService')).toEqual([{ service_id: 1, description: 'Two bins.' }]);
  });

  test.each(['by emptying it', 'by its button'])('what one covers is taken away %s, after a question', async (how) => {
    const { user, script, settled } = await operate('/new-service', { monthly: described });
    await user.click(await screen.findByRole('button', { name: 'What it covers of Security' }));
    const form = within(await screen.findByRole('form', { name: PLATFORM_FLOW.describing }));
    const text = await form.findByLabelText('What it covers');
    const away = form.getByRole('button', { name: PLATFORM_FLOW.takeAway });
    expect(away).toHaveAttribute('aria-pressed', 'false');
    if (how === 'by its button') await user.click(away);
    else await user.clear(text);
    await user.click(form.getByRole('button', { name: 'Save' }));
    const asks = await question(PLATFORM_FLOW.describeNothing('Security', 'Palm Court'));
    expect(text).toHaveValue('');
    expect(away).toHaveAttribute('aria-pressed', 'false');
    expect(asks.getByText(PLATFORM_FLOW.toldNow(BINS))).toBeVisible();
    await user.click(asks.getByRole('button', { name: 'Yes, take it away' }));
    await settled();
    expect(asked(script, 'describeService')).toEqual([{ service_id: 1, description: '' }]);
  });

  test('the form below a question stands as it was, and not as one that is on its way', async () => {
    const { user } = await operate('/new-service');
    await screen.findByRole('form', { name: 'Enable A Service' });
    await user.click(await screen.findByRole('button', { name: 'Disable of Security' }));
    await question('Disable Security in Palm Court?');
    expect(screen.getByRole('form', { name: 'Enable A Service', hidden: true })).toBeVisible();
  });

  test('one that is pressed in its row is chosen in the form that stands there already', async () => {
    const { user, settled } = await operate('/new-service', { monthly: [GYM] });
    await screen.findByRole('form', { name: 'Enable A Service' });
    await user.click(await screen.findByRole('button', { name: 'Enable of Gym' }));
    await settled();
    const form = within(screen.getByRole('form', { name: 'Enable A Service' }));
    expect(form.getByRole('button', { name: /Palm Court/, pressed: true })).toBeVisible();
  });
});

describe('a form whose lists do not come', () => {
  test('says so once, in words of its own, and has a way to try again that brings it', async () => {
    let isDown = true;
    const { services } = scripted();
    const { user, settled } = await drawAs('platform administrator', {
      at: '/new-service',
      answers: {
        estates: async (...asked) => {
          if (isDown) throw new NoAnswer();
          return services.estates(...asked);
        },
      },
    });
    await settled();
    const form = within(await screen.findByRole('form', { name: 'Enable A Service' }));
    expect(form.getAllByText(PLATFORM_FLOW.listsFailed)).toHaveLength(1);
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(form.getByRole('button', { name: /Palm Court/ })).toBeVisible();
    expect(form.queryByText(PLATFORM_FLOW.listsFailed)).toBeNull();
  });
});

describe('the convenience fees', () => {
  test('are created with CREATE, and asked for with "Request New Fee / Enable"', {
    tags: ['F-026', 'F-030'],
  }, async () => {
    const { user } = await operate('/new-fee');
    const form = within(await screen.findByRole('form', { name: 'Create New Fee' }));
    expect(tabs()).toEqual(['Create New Fee', 'Request New Fee / Enable']);
    expect(form.getByLabelText('Fee name')).toBeVisible();
    expect(form.getByLabelText('Monthly amount')).toBeVisible();
    expect(form.getByRole('button', { name: 'CREATE' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Request New Fee / Enable' }));
    const asking = within(await screen.findByRole('region', { name: 'Request New Fee / Enable' }));
    expect(await asking.findByRole('button', { name: 'New fee' })).toHaveAttribute('aria-pressed', 'true');
    expect(asking.getByRole('button', { name: 'Enable a service' })).toBeVisible();
    expect(asking.queryByRole('button', { name: 'New estate' })).toBeNull();
  });

  test('of a provider is set from its row, over the page', async () => {
    const { user, script, settled } = await operate('/new-fee');
    const table = await screen.findByRole('table', { name: 'Convenience fees of providers' });
    expect(within(table).getByText('Service Unavailable')).toBeVisible();
    await user.click(within(table).getByRole('button', { name: 'Set fee of Glo' }));
    const dialog = await question('Set a convenience fee');
    await user.type(dialog.getByRole('textbox', { name: 'Convenience fee' }), '150');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click((await question(/fee of Glo/)).getByRole('button', { name: 'Yes, set it to ₦150' }));
    await settled();
    expect(asked(script, 'setProviderFee')).toEqual([{ provider: 'glo', fee: 150 }]);
  });
});
