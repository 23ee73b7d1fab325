import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS as METERS_SAID } from '#catalogues/sentences/estate/meters.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { administrator, csv, judgedAs, LEVIES, METERS, meterLines, PAYMENTS } from './upload-chat.ts';

const meters = csv('meters.csv', METERS, ...meterLines(2));
const payments = csv('before.csv', PAYMENTS, '45012345678,fine,500,2026-02-01');
const levies = csv('levies.csv', LEVIES, '45012345678,60000');
const either = csv('both.csv', `${METERS},amount`, 'Ngozi Eze,45012345678,12 Palm Avenue,60000');

describe('a file that is dropped on the conversation', () => {
  test.each([
    ['upload-meters', meters],
    ['upload-payments', payments],
    ['upload-dev-levy', levies],
  ])('begins %s by its head, and waits for a yes', async (flow, file) => {
    const chat = administrator({ judged: judgedAs(2) });
    await chat.drop(file);
    expect(chat.view()).toMatchObject({ flow, step: 'preview' });
    expect(chat.conversation.getSnapshot().messages.at(1)).toMatchObject({ from: 'person', text: file.name });
    await chat.say('yes, upload');
    expect(chat.conversation.getSnapshot().view).toBeNull();
  });

  test('whose end is still read keeps no answer from its buttons', async () => {
    const read = Promise.withResolvers<void>();
    const uploaded = judgedAs(2).map((meter) => ({ ...meter, property_id: 7 }));
    const chat = administrator({ judged: judgedAs(2), meters: uploaded }, { pause: read.promise });
    await chat.drop(meters);
    await chat.say('yes, upload', 'uploaded meters');
    const offered = chat.conversation.getSnapshot().suggestions;
    expect(offered.map(({ label }) => label)).toContain(METERS_SAID.calledWithout);
    read.resolve();
    await chat.over();
    expect(chat.conversation.getSnapshot().suggestions).toEqual(offered);
  });

  test('is asked about where it could be two, and goes to the one that is chosen', async () => {
    const chat = administrator();
    await chat.drop(either);
    expect(chat.texts().at(-1)).toBe(UPLOAD_SENTENCES.whichUpload);
    expect(chat.conversation.getSnapshot().suggestions.map(({ label }) => label)).toEqual([
      'Upload meter numbers',
      'Upload development levies',
    ]);
    await chat.say('Upload development levies');
    expect(chat.view()).toMatchObject({ flow: 'upload-dev-levy', step: 'preview' });
  });

  test('that nobody chose for waits no longer once something else was said', async () => {
    const chat = administrator();
    await chat.drop(either);
    await chat.say('hello', 'upload development levies');
    expect(chat.view()).toMatchObject({ flow: 'upload-dev-levy', step: 'asking', fields: [{}, { value: '' }] });
  });

  test('for another upload than the one that is open begins that', async () => {
    const chat = administrator();
    await chat.open('upload-meters');
    await chat.drop(levies);
    expect(chat.view()).toMatchObject({ flow: 'upload-dev-levy', step: 'preview' });
  });

  test('for none says which columns there are, and an open upload says what is missing', async () => {
    const other = csv('other.csv', 'who,what', 'Ngozi,rent');
    const chat = administrator();
    await chat.drop(other);
    expect(chat.texts().at(-1)).toContain('landlord_name, meter_number, house_address; meterNumber, servicePayment');
    await chat.open('upload-payments');
    await chat.drop(other);
    expect(chat.view().fields[0]?.problem).toContain('does not name the columns');
  });

  test.each(['service-user', 'netplus-admin'] as const)('by a %s is of no use here', async (role) => {
    const chat = administrator({}, { role });
    await chat.drop(meters);
    expect(chat.texts().at(-1)).toBe(UPLOAD_SENTENCES.notHere);
    expect(chat.conversation.getSnapshot().view).toBeNull();
  });
});

describe('by typing', () => {
  test('an upload is begun, and what it asks is a file', async () => {
    const chat = administrator();
    await chat.say('upload meter numbers');
    expect(chat.view()).toMatchObject({ flow: 'upload-meters', next: 'dataset' });
    expect(chat.texts().at(-1)).toContain('Which file has the meters?');
    await chat.say('I do not know');
    expect(chat.view().step).toBe('asking');
  });

  test('the template and the rows that failed are handed out', async () => {
    const chat = administrator({ judged: judgedAs(2, [1]) });
    await chat.say('upload meter numbers', 'download the template');
    await chat.drop(meters);
    expect(chat.texts()).toContain(MESSAGES.uploadInvalid);
    await chat.say('failed_meter_numbers.csv');
    expect(chat.files.map(({ name }) => name)).toEqual(['meter_numbers.csv', 'failed_meter_numbers.csv']);
  });

  test('the preview stands there as a table, and "no" starts over', async () => {
    const chat = administrator({ judged: judgedAs(2) });
    await chat.drop(meters);
    const { messages } = chat.conversation.getSnapshot();
    expect(messages.at(-1)?.table?.rows).toHaveLength(2);
    await chat.say('no');
    expect(chat.view()).toMatchObject({ step: 'asking', next: 'dataset' });
  });
});

describe('what was uploaded', () => {
  const meters = judgedAs(12).map((meter) => ({ ...meter, property_id: 7 }));

  test('is told as a table, page by page, and shown as one', async () => {
    const chat = administrator({ meters });
    await chat.say('show uploaded meters');
    expect(chat.texts().at(-1)).toBe('Uploaded meters: 1 to 10 of 12.');
    await chat.say('next page');
    expect(chat.texts().at(-1)).toBe('Uploaded meters: 11 to 12 of 12.');
    expect(chat.conversation.getSnapshot().messages.at(-1)?.table?.rows[0]).toEqual([
      'Landlord 11',
      '45012340010',
      'House 11',
    ]);
    await chat.say('show as table');
    expect(chat.conversation.getSnapshot().page).toBe('/upload-meter-number?view=uploaded&page=2');
  });

  test('of levies may be nothing yet, and a list that cannot be had says so', async () => {
    const chat = administrator();
    await chat.say('show the uploaded levies');
    expect(chat.texts().at(-1)).toBe(UPLOAD_SENTENCES.nothingUploaded.levies);
    chat.script.lists = 'broken';
    await chat.say('show uploaded meters');
    expect(chat.texts().at(-1)).toBe(MESSAGES.uploadedNotFetched);
  });

  test('is nothing that a resident is told', async () => {
    const chat = administrator({ meters }, { role: 'service-owner' });
    await chat.say('show uploaded meters');
    expect(chat.called('uploadedMeters')).toEqual([]);
  });
});
