import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { csv, judgedAs, LEVIES, METERS, meterLines, PAYMENTS } from '../../machines/flows/uploads/upload-chat.ts';
import type { Script } from '../../support/portal.ts';
import { drawAs } from '../support/draw-as.ts';

const meters = csv('meters.csv', METERS, ...meterLines(12));
const file = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function drawMeters(script: Partial<Script> = {}, width = 1440) {
  const drawn = await drawAs('estate administrator', { at: '/upload-meter-number', script, width });
  await screen.findByLabelText('Meter list (.csv)');
  return drawn;
}

async function previewed(script: Partial<Script> = {}) {
  const drawn = await drawMeters({ judged: judgedAs(12), ...script });
  await drawn.user.upload(file('Meter list (.csv)'), meters);
  await drawn.user.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByRole('region', { name: 'Preview' });
  return drawn;
}

describe('Upload Meter Number', () => {
  test('has the only estate chosen, and asks for the file that is missing', async () => {
    const { user } = await drawMeters();
    expect(screen.getByLabelText('Estate')).toHaveValue('7');
    expect(file('Meter list (.csv)')).toHaveAttribute('accept', '.csv,text/csv');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(file('Meter list (.csv)')).toHaveDescription(MESSAGES.selectAFile);
  });

  test('shows the rows ten on a page, with how many are valid, and which entries these are', async () => {
    const { user } = await previewed();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
    const table = screen.getByRole('table', { name: 'Rows of the file' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Landlord Name', 'Meter Number', 'Address', 'Status', 'Description']);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('Page 1 / 2 of 12 entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Page 2 / 2 of 12 entries');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  test('names what is invalid by word and colour, and hands the failed rows out', { tags: ['E-056'] }, async () => {
    await previewed({ judged: judgedAs(12, [2]) });
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(within(preview).getByText(MESSAGES.uploadInvalid)).toBeVisible();
    const [, , row] = within(preview).getAllByRole('row');
    expect(within(row ?? preview).getByText('Invalid')).toHaveClass('status--danger');
    expect(screen.getByRole('button', { name: 'failed_meter_numbers.csv' })).toBeVisible();
    expect(screen.getByText('Adds 11 valid meters. The invalid one stays out.')).toBeVisible();
  });

  test('cannot be confirmed without an estate, and says so', { tags: ['E-060'] }, async () => {
    const { user, script } = await previewed();
    await user.selectOptions(screen.getByLabelText('Estate'), 'Select estate');
    const confirm = screen.getByRole('button', { name: 'Confirm update' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveDescription(MESSAGES.selectEstateToUpload);
    await user.click(confirm);
    expect(script.calls.map(({ name }) => name)).not.toContain('uploadMeters');
  });

  test('says that it was successful, and stands there empty again', { tags: ['E-059', 'E-062'] }, async () => {
    const { user, script } = await previewed();
    await user.click(screen.getByRole('button', { name: 'Confirm update' }));
    expect(await screen.findByText(MESSAGES.uploadSuccessful)).toBeVisible();
    await waitFor(() => expect(file('Meter list (.csv)')).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    expect(script.calls.filter(({ name }) => name === 'uploadMeters')).toHaveLength(1);
  });

  test('what the page says itself is not repeated above the composer', async () => {
    await previewed({ judged: judgedAs(12, [2]) });
    expect(screen.getAllByText(MESSAGES.uploadInvalid)).toHaveLength(1);
  });

  test('on a phone each row is a card', async () => {
    const { user } = await drawMeters({ judged: judgedAs(12) }, 360);
    await user.upload(file('Meter list (.csv)'), meters);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const list = await screen.findByRole('list', { name: 'Rows of the file' });
    expect(within(list).getAllByText('Meter Number')).toHaveLength(10);
  });
});

describe('what was uploaded', () => {
  test('of meters is that of the own estate, and has an address of its own', { tags: ['E-052', 'E-067'] }, async () => {
    const [one] = judgedAs(1);
    const { user } = await drawMeters({
      meters: one ? [{ ...one, property_id: 7 }] : [],
    });
    await user.click(screen.getByRole('tab', { name: 'Uploaded Meter Numbers' }));
    expect(location.search).toBe('?view=uploaded');
    expect(await screen.findByText('Page 1 / 1 of 1 entries')).toBeVisible();
    expect(screen.getByLabelText('Estate')).toHaveValue('Palm Court');
    await user.selectOptions(screen.getByLabelText('Estate'), '');
    expect(await screen.findByText(MESSAGES.selectEstateToView)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Estate'), 'Palm Court');
    expect(await screen.findByText('Page 1 / 1 of 1 entries')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'METER NUMBER' })).toBeVisible();
  });

  test('of levies that cannot be had is an alert with a way to try again', { tags: ['E-083'] }, async () => {
    const at = '/development-levies?view=uploaded';
    const { user, script } = await drawAs('estate administrator', { at, script: { lists: 'broken' } });
    const alert = await screen.findByText(MESSAGES.uploadedNotFetched);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    script.lists = 'good';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No development levy has been uploaded yet.')).toBeVisible();
  });

  test('a file that is dropped meanwhile brings the upload forward', async () => {
    await drawAs('estate administrator', { at: '/development-levies?view=uploaded' });
    await screen.findByText('No development levy has been uploaded yet.');
    const levies = csv('levies.csv', LEVIES, '45012345678,60000');
    await screen.findByRole('button', { name: 'Attach a file' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [levies] } });
    expect(await screen.findByText('Charges 1 levy, ₦60,000 in all.')).toBeVisible();
    expect(location.search).toBe('');
  });
});

describe('Upload existing service payments', () => {
  test('shows the file as it is chosen, and Upload! sends it', { tags: ['E-073'] }, async () => {
    const { user } = await drawAs('estate administrator', { at: '/upload-existing-service-payments' });
    await user.click(await screen.findByRole('button', { name: MESSAGES.upload }));
    expect(file('Service payments (.csv)')).toHaveDescription(MESSAGES.selectAFile);
    await user.upload(file('Service payments (.csv)'), csv('before.csv', PAYMENTS, '45012345678,fine,500,2026-02-01'));
    expect(await screen.findByText('Last modified')).toBeVisible();
    expect(screen.getByText('20 Nov 2026, 09:30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: MESSAGES.upload }));
    expect(await screen.findByText(MESSAGES.paymentsUploaded)).toBeVisible();
  });
});

describe('the composer', () => {
  test('of an administrator takes a file of rows on any page, and leads to what it begins', async () => {
    await drawAs('estate administrator', { at: '/registered-residents' });
    await screen.findByRole('button', { name: 'Attach a file' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [meters] } });
    await waitFor(() => expect(location.pathname).toBe('/upload-meter-number'));
    expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
  });

  test('says that it takes a file which is held over the portal, and not one that a field takes', async () => {
    await drawMeters();
    await screen.findByRole('button', { name: 'Attach a file' });
    const held = { dataTransfer: { types: ['Files'] } };
    fireEvent.dragOver(file('Meter list (.csv)'), held);
    expect(screen.queryByText('Drop the file here')).toBeNull();
    fireEvent.dragOver(document.body, held);
    expect(screen.getByText('Drop the file here')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [csv('photo.png', 'x')] } });
    expect(screen.queryByText('Drop the file here')).toBeNull();
    expect(await screen.findByText(UPLOAD_SENTENCES.notCsv)).toBeVisible();
  });

  test('of a resident takes none', async () => {
    await drawAs('resident', { at: '/dashboard' });
    expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  });
});
