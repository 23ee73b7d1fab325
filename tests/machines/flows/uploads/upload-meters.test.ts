import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { administrator, csv, judgedAs, METERS, meterLines } from './upload-chat.ts';

const twelve = csv('meters.csv', METERS, ...meterLines(12));

/** An administrator whose file of twelve meters was looked at. */
async function previewed(given: Parameters<typeof administrator>[0] = {}, options = {}) {
  const chat = administrator({ judged: judgedAs(12), ...given }, options);
  await chat.open('upload-meters');
  await chat.choose(twelve);
  await chat.send({ type: 'NEXT' });
  return chat;
}

describe('a file of meters', () => {
  test('needs no choosing of the only estate there is', async () => {
    const chat = administrator();
    await chat.open('upload-meters');
    const [estate, dataset] = chat.view().fields;
    expect(estate).toMatchObject({ name: 'estate', value: '7', choices: [{ value: '7', label: 'Palm Court' }] });
    expect(dataset).toMatchObject({ name: 'dataset', kind: 'file', value: '', accept: '.csv,text/csv' });
    expect(chat.view().next).toBe('dataset');
  });

  test('must be chosen before it is uploaded', async () => {
    const chat = administrator();
    await chat.open('upload-meters');
    await chat.send({ type: 'NEXT' });
    expect(chat.view().fields[1]?.problem).toBe(MESSAGES.selectAFile);
  });

  test.each([
    ['meters.xlsx', 'x', UPLOAD_SENTENCES.notCsv],
    ['meters.csv', '', ROW_SENTENCES.fileEmpty],
  ])('must be a .csv file with something in it: %s', async (name, text, problem) => {
    const chat = administrator();
    await chat.open('upload-meters');
    await chat.choose(new File([text], name));
    expect(chat.view().fields[1]).toMatchObject({ value: name, problem });
    expect(chat.called('validateMeters')).toEqual([]);
  });

  test('with other columns is not sent anywhere, and says which are missing', async () => {
    const chat = administrator();
    await chat.open('upload-meters');
    await chat.choose(csv('meters.csv', 'who,where', 'Ngozi,Palm Avenue'));
    await chat.send({ type: 'NEXT' });
    expect(chat.view().fields[1]?.problem).toContain('Row 1 does not name the columns landlord_name');
    expect(chat.called('validateMeters')).toEqual([]);
  });

  test('is read here, judged by the server for the estate, and previewed ten rows a page', {
    tags: ['E-057'],
  }, async () => {
    const chat = await previewed();
    expect(chat.called('validateMeters')).toEqual([{ property_id: 7, bytes: twelve.size }]);
    expect(chat.columns()).toEqual(['Landlord Name', 'Meter Number', 'Address', 'Status', 'Description']);
    expect(chat.view()).toMatchObject({
      step: 'preview',
      preview: { valid: 12, invalid: 0, page: { at: 1, of: 2, total: 12 } },
      files: [],
    });
    expect(chat.view().table?.rows).toHaveLength(10);
    expect(chat.view().table?.rows[0]).toEqual(['Landlord 1', '45012340000', 'House 1', 'Valid', 'Ready to add']);
    await chat.send({ type: 'PAGE', at: 2 });
    expect(chat.view()).toMatchObject({
      preview: { marks: [true, true], page: { at: 2 } },
      table: { rows: { length: 2 } },
    });
    await chat.send({ type: 'PAGE', at: 3 });
    expect(chat.view().preview?.page.at).toBe(2);
  });

  test('says how much of it is read and sent, in per cent', { tags: ['E-053'] }, async () => {
    const percents: (number | null)[] = [];
    const chat = administrator(
      { judged: judgedAs(12) },
      {
        services: {
          validateMeters: async () => ({ status: 200, data: { status: 'valid', csvData: judgedAs(12) } }),
        },
      },
    );
    chat.conversation.subscribe(() => {
      const { view } = chat.conversation.getSnapshot();
      if (view?.busy) percents.push(view.percent);
    });
    await chat.open('upload-meters');
    await chat.choose(twelve);
    await chat.send({ type: 'NEXT' });
    expect(percents).toContain(100);
  });

  test('says before anything is written which meters are replaced, and which are there already', async () => {
    const judged = judgedAs(12, [3]).map((row, at) => {
      if (at === 3 || at === 6) return { ...row, message: 'Replaces the old.', fate: 'changed' as const };
      return at > 8 ? { ...row, message: 'There already.', fate: 'known' as const } : row;
    });
    const chat = await previewed({ judged });
    expect(chat.said()).toEqual([
      'Adds 6 valid meters. Replaces the name and address of 2 meters (rows 5 and 8). 3 meters are of your estate already and stay as they are (rows 11, 12 and 13). The invalid one stays out.',
      MESSAGES.uploadInvalid,
    ]);
  });

  test('with rows that are not valid says so, and hands them out as a file', { tags: ['E-058', 'E-064'] }, async () => {
    const chat = await previewed({ judged: judgedAs(12, [3, 12]) });
    expect(chat.said()).toEqual(['Adds 10 valid meters. The 2 invalid ones stay out.', MESSAGES.uploadInvalid]);
    expect(chat.view().table?.rows[2]?.slice(3)).toEqual([
      'Invalid',
      'Row 4: This meter number cannot be added to your estate',
    ]);
    expect(chat.view().files).toEqual([{ name: 'failed_meter_numbers.csv', label: 'failed_meter_numbers.csv' }]);
    chat.conversation.keepFile('failed_meter_numbers.csv');
    await chat.conversation.settled();
    expect(chat.files.map(({ name }) => name)).toEqual(['failed_meter_numbers.csv']);
    expect(Buffer.from(chat.files[0]?.base64 ?? '', 'base64').toString()).toContain(
      'Landlord 12,45012340011,House 12,13,',
    );
  });

  test('of which no row is valid cannot be confirmed', async () => {
    const chat = administrator({ judged: judgedAs(1, [1]) });
    await chat.open('upload-meters');
    await chat.choose(csv('meters.csv', METERS, ...meterLines(1)));
    await chat.send({ type: 'NEXT' });
    expect(chat.view().actions[0]).toEqual({
      type: 'CONFIRM',
      label: MESSAGES.confirmUpdate,
      enabled: false,
      reason: UPLOAD_SENTENCES.none,
    });
  });

  test('is only confirmed for an estate; choosing one has the server judge it', async () => {
    const chat = administrator({ judged: judgedAs(12) });
    await chat.open('upload-meters');
    await chat.send({ type: 'FILL', values: { estate: '' } });
    await chat.choose(twelve);
    await chat.send({ type: 'NEXT' });
    expect(chat.called('validateMeters')).toEqual([]);
    expect(chat.view()).toMatchObject({
      step: 'preview',
      actions: [{ type: 'CONFIRM', enabled: false, reason: MESSAGES.selectEstateToUpload }, {}, {}],
    });
    await chat.send({ type: 'CONFIRM' });
    expect(chat.called('uploadMeters')).toEqual([]);
    await chat.send({ type: 'FILL', values: { estate: '7' } });
    expect(chat.called('validateMeters')).toHaveLength(1);
    expect(chat.view().actions[0]).toMatchObject({ type: 'CONFIRM', enabled: true });
  });

  test('whose estates cannot be had is still read, and they are looked up again when that is asked', async () => {
    let line = false;
    const chat = administrator(
      {},
      {
        services: {
          getProperties: async () => {
            if (!line) throw new NoAnswer();
            return { status: 200, data: { properties: [{ id: 7, name: 'Palm Court' }] } };
          },
        },
      },
    );
    await chat.open('upload-meters');
    expect(chat.said()).toEqual([UPLOAD_SENTENCES.estatesMissing]);
    line = true;
    await chat.send({ type: 'RETRY' });
    expect(chat.view()).toMatchObject({ step: 'asking', say: [], fields: [{ value: '7' }, {}] });
  });
});

describe('the judgement of the server', () => {
  test.each([
    ['no line' as const, [MESSAGES.uploadNoAnswer]],
    [{ refused: 'Too many rows.' }, [MESSAGES.uploadRefused, 'Too many rows.']],
    ['busy' as const, [MESSAGES.uploadRefused, 'Too many uploads.']],
  ])('that is none leads back to the file, with why: %o', { tags: ['E-065'] }, async (uploaded, said) => {
    const chat = await previewed({ uploaded });
    expect(chat.view().step).toBe('asking');
    expect(chat.said()).toEqual(said);
    expect(chat.view().fields[1]?.value).toBe('meters.csv');
    chat.script.uploaded = 'good';
    await chat.send({ type: 'NEXT' });
    expect(chat.view().step).toBe('preview');
  });

  test('that broke is a server error', async () => {
    const broken = async () => ({ status: 503, data: { message: 'down', code: 'down' } }) as never;
    const chat = await previewed({}, { services: { validateMeters: broken } });
    expect(chat.said()).toEqual([MESSAGES.uploadServerError]);
  });
});

describe('confirming', () => {
  test('adds the valid rows to the estate, says so, and leaves room for the next file', async () => {
    const chat = await previewed({ judged: judgedAs(12, [2]) }, { pause: 'waits' });
    chat.conversation.send({ type: 'CONFIRM' });
    await chat.at('sent');
    expect(chat.said()).toEqual([MESSAGES.uploadSuccessful, 'Meters added']);
    const [sent] = chat.called('uploadMeters') as [{ property_id: number; meter_details: object[] }];
    expect(sent.property_id).toBe(7);
    expect(sent.meter_details).toHaveLength(11);
    expect(sent.meter_details).not.toContainEqual(expect.objectContaining({ meter_number: '45012340001' }));
    await chat.choose(csv('more.csv', METERS, ...meterLines(2)));
    expect(chat.view()).toMatchObject({ step: 'asking', say: [], fields: [{ value: '7' }, { value: 'more.csv' }] });
  });

  test('is over when its success could be read', { tags: ['G-042'] }, async () => {
    const chat = await previewed();
    await chat.send({ type: 'CONFIRM' });
    expect(chat.conversation.getSnapshot().view).toBeNull();
    expect(chat.texts().filter((text) => text === MESSAGES.uploadSuccessful)).toHaveLength(1);
  });

  test.each([
    ['no line' as const, [MESSAGES.uploadNotCompleted]],
    ['broken' as const, [MESSAGES.uploadNotCompleted]],
    [{ refused: 'Your account has no estate.' }, [MESSAGES.uploadNotCompleted, 'Your account has no estate.']],
  ])('that fails says so and keeps the preview: %o', { tags: ['E-063'] }, async (uploaded, said) => {
    const chat = await previewed();
    chat.script.uploaded = uploaded;
    await chat.send({ type: 'CONFIRM' });
    expect(chat.view().step).toBe('preview');
    expect(chat.said().slice(1)).toEqual(said);
    chat.script.uploaded = 'good';
    await chat.send({ type: 'CONFIRM' });
    expect(chat.called('uploadMeters')).toHaveLength(2);
  });

  test('that fails is said alone, and the wrong rows are still counted and handed out', async () => {
    const chat = await previewed({ judged: judgedAs(12, [3]) });
    chat.script.uploaded = 'no line';
    await chat.send({ type: 'CONFIRM' });
    expect(chat.view().say.filter(({ tone }) => tone === 'danger')).toEqual([
      { tone: 'danger', text: MESSAGES.uploadNotCompleted },
    ]);
    expect(chat.view()).toMatchObject({ preview: { invalid: 1 }, files: [{ name: 'failed_meter_numbers.csv' }] });
  });

  test('starting over forgets the file and keeps the estate', async () => {
    const chat = await previewed();
    await chat.send({ type: 'DECLINE' });
    expect(chat.view()).toMatchObject({ step: 'asking', fields: [{ value: '7' }, { value: '' }] });
    await chat.send({ type: 'NEXT' });
    expect(chat.view().fields[1]?.problem).toBe(MESSAGES.selectAFile);
  });
});

describe('a reload', () => {
  test('after it had failed says no more of that than that the file is asked for again', async () => {
    let kept: unknown = null;
    const keep = {
      keepConversation(now: () => unknown) {
        kept = JSON.parse(JSON.stringify(now()));
      },
    };
    const before = await previewed({}, { keep });
    before.script.uploaded = 'no line';
    await before.send({ type: 'CONFIRM' });
    expect(before.said()).toContain(MESSAGES.uploadNotCompleted);
    const after = administrator({ judged: judgedAs(12) }, { keep: { conversation: () => kept } });
    await after.conversation.settled();
    await after.at('asking');
    expect(after.said()).toEqual([SENTENCES.fileLost]);
  });

  test.each([
    ['preview', false, [SENTENCES.fileLost]],
    ['sending', true, [UPLOAD_SENTENCES.sentUnknown, SENTENCES.fileLost]],
  ])('at %s asks for the file again, and says so', async (step, sending, said) => {
    let kept: unknown = null;
    const keep = {
      keepConversation(now: () => unknown) {
        kept = JSON.parse(JSON.stringify(now()));
      },
    };
    const never = { uploadMeters: () => new Promise<never>(() => undefined) };
    const before = await previewed({}, { keep, ...(sending && { services: never }) });
    if (sending) before.conversation.send({ type: 'CONFIRM' });
    expect(before.view().step).toBe(step);
    expect(JSON.stringify(kept)).not.toContain('Landlord 12');
    const after = administrator({ judged: judgedAs(12) }, { keep: { conversation: () => kept } });
    await after.conversation.settled();
    expect(await after.at('asking')).toMatchObject({ fields: [{ value: '7' }, { value: '' }] });
    expect(after.said()).toEqual(said);
    await after.choose(twelve);
    await after.send({ type: 'NEXT' });
    expect(after.view().step).toBe('preview');
  });
});
