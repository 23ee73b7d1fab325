import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { administrator, csv, LEVIES, PAYMENTS } from './upload-chat.ts';

const payments = csv(
  'before.csv',
  PAYMENTS,
  '45012345678,service charge,"15,000",2026-01-31',
  '45012345679,fine,500,2026-02-01',
);
const levies = csv('levies.csv', LEVIES, '45012345678,60000', '45012345679,60000');

async function chosen(flow: string, file: File, ...given: Parameters<typeof administrator>) {
  const chat = administrator(...given);
  await chat.open(flow);
  await chat.choose(file);
  return chat;
}

describe('payments from before the portal', () => {
  test('are asked for as one .csv file, with a template to keep', { tags: ['E-071'] }, async () => {
    const chat = administrator();
    await chat.open('upload-payments');
    expect(chat.view().fields.map(({ name }) => name)).toEqual(['dataset']);
    await chat.send({ type: 'NEXT' });
    expect(chat.view().fields[0]?.problem).toBe(MESSAGES.selectAFile);
    chat.conversation.keepFile('service_payments.csv');
    await chat.conversation.settled();
    expect(Buffer.from(chat.files[0]?.base64 ?? '', 'base64').toString()).toContain(PAYMENTS);
  });

  test('show the file, its type, when it was changed and its rows as it is chosen, and credit nothing yet', {
    tags: ['E-072'],
  }, async () => {
    const chat = await chosen('upload-payments', payments);
    expect(chat.view()).toMatchObject({
      step: 'preview',
      summary: [
        { label: 'File name', value: 'before.csv' },
        { label: 'Type', value: 'text/csv' },
        { label: 'Last modified', value: '20 Nov 2026, 09:30' },
        { label: 'Size', value: '1 kB' },
      ],
      say: [{ text: 'Credits 2 payments, ₦15,500 in all.' }],
      actions: [{ type: 'CONFIRM', label: MESSAGES.upload, enabled: true }, {}, {}],
    });
    expect(chat.view().table?.rows[0]).toEqual([
      '45012345678',
      'Service Charge',
      '₦15,000',
      '2026-01-31',
      'Valid',
      'Ready to upload',
    ]);
    expect(chat.called('uploadServicePayments')).toEqual([]);
  });

  test('say before they are sent which of them are credited before or stand in the file twice, and what is credited', async () => {
    const remarks = [
      { row: 2, valid: true, message: 'Credited before.', fate: 'known' as const },
      { row: 4, valid: false, message: 'No such meter' },
    ];
    const file = csv(
      'twice.csv',
      PAYMENTS,
      '45012345678,service charge,"15,000",2026-01-31',
      '45012345679,fine,500,2026-02-01',
      '45012345670,fine,500,2026-02-01',
      ...Array.from({ length: 7 }, () => '45012345679,fine,500,2026-02-01'),
    );
    const twice = Array.from({ length: 7 }, (_, at) => ({
      row: at + 5,
      valid: true,
      message: 'Twice.',
      fate: 'repeated' as const,
    }));
    const chat = await chosen('upload-payments', file, { remarks: [...remarks, ...twice] });
    expect(chat.said()).toEqual([
      [
        'Credits 1 payment, ₦500 in all.',
        '1 was credited before and is not credited again (row 2).',
        '7 stand in the file already and count once (rows 5, 6, 7, 8, 9 and 2 more).',
        'The invalid one stays out.',
      ].join(' '),
    ]);
    expect(
      chat
        .view()
        .table?.rows.slice(0, 3)
        .map((cells) => cells.slice(4)),
    ).toEqual([
      ['Valid', 'Credited before.'],
      ['Valid', 'Ready to upload'],
      ['Invalid', 'Row 4: No such meter'],
    ]);
    expect(chat.called('uploadServicePayments')).toEqual([]);
  });

  test.each([
    [{ refused: 'Not now.' }, [MESSAGES.paymentsNotUploaded, 'Not now.']],
    ['no line' as const, [MESSAGES.paymentsNoAnswer]],
  ])('of which the server does not tell what will become are not shown as ready: %o', async (previewed, said) => {
    const chat = await chosen('upload-payments', payments, { previewed });
    expect([chat.view().step, chat.said()]).toEqual(['asking', said]);
  });

  test('that are uploaded say UPLOADED!', { tags: ['E-075'] }, async () => {
    const chat = await chosen('upload-payments', payments, {}, { pause: 'waits' });
    chat.conversation.send({ type: 'CONFIRM' });
    await chat.at('sent');
    expect(chat.said()).toEqual([MESSAGES.paymentsUploaded, '1 payment credited.']);
    expect(chat.called('uploadServicePayments')).toHaveLength(1);
  });

  test.each([
    [{ refused: 'Not now.' }, [MESSAGES.paymentsNotUploaded, 'Not now.']],
    ['no line' as const, [MESSAGES.paymentsNoAnswer]],
  ])('that are not uploaded say why, and can be sent again: %o', { tags: ['E-076'] }, async (uploaded, said) => {
    const chat = await chosen('upload-payments', payments, { uploaded });
    await chat.send({ type: 'CONFIRM' });
    expect(chat.said().slice(1)).toEqual(said);
    chat.script.uploaded = 'good';
    await chat.send({ type: 'CONFIRM' });
    expect(chat.conversation.getSnapshot().view).toBeNull();
  });

  test('of which the server finds some wrong stay, each with why, and the others can be sent', async () => {
    const answers = [
      {
        status: 400 as const,
        data: {
          code: 'rows-not-valid',
          message: MESSAGES.paymentsNotUploaded,
          rows: [{ row: 3, message: 'No such meter' }],
        },
      },
      { status: 200 as const, data: { message: MESSAGES.paymentsUploaded, added: 1, before: 0 } },
    ];
    const uploadServicePayments = async () =>
      answers.shift() ?? { status: 413 as const, data: { code: 'x', message: 'x' } };
    const chat = await chosen('upload-payments', payments, {}, { services: { uploadServicePayments } });
    await chat.send({ type: 'CONFIRM' });
    expect(chat.said()).toEqual([
      'Credits 1 payment, ₦15,000 in all. The invalid one stays out.',
      MESSAGES.paymentsNotUploaded,
    ]);
    expect(chat.view().table?.rows[1]?.slice(4)).toEqual(['Invalid', 'Row 3: No such meter']);
    expect(chat.view().files).toEqual([{ name: 'failed_service_payments.csv', label: 'failed_service_payments.csv' }]);
    await chat.send({ type: 'CONFIRM' });
    expect(answers).toEqual([]);
    expect(chat.conversation.getSnapshot().view).toBeNull();
  });
});

describe('development levies', () => {
  test('need an estate and a file', { tags: ['E-078'] }, async () => {
    const chat = administrator();
    await chat.open('upload-dev-levy');
    await chat.send({ type: 'FILL', values: { estate: '' } }, { type: 'NEXT' });
    expect(chat.view().fields.map(({ problem }) => problem)).toEqual([
      MESSAGES.selectEstateToUpload,
      MESSAGES.selectAFile,
    ]);
    await chat.choose(levies);
    expect(chat.view().step).toBe('asking');
    await chat.send({ type: 'FILL', values: { estate: '7' } });
    expect(chat.view()).toMatchObject({ step: 'preview', say: [{ text: 'Charges 2 levies, ₦120,000 in all.' }] });
  });

  test('say before they are charged which of them are charged already, and which become another amount', async () => {
    const file = csv('levies.csv', LEVIES, '45012345678,60000', '45012345679,60000', '45012345670,75000');
    const remarks = [
      { row: 3, valid: true, message: 'Already.', fate: 'known' as const },
      { row: 4, valid: true, message: 'More.', fate: 'changed' as const, moves: 15_000 },
    ];
    const chat = await chosen('upload-dev-levy', file, { remarks });
    expect(chat.called('previewDevLevy')).toEqual([{ property_id: 7, bytes: file.size }]);
    expect(chat.said()).toEqual([
      'Charges 2 levies, ₦75,000 in all. 1 levy charged before becomes another amount (row 4). 1 is charged already and is not charged again (row 3).',
    ]);
    const none = await chosen('upload-dev-levy', csv('levies.csv', LEVIES, '45012345678,50000'), {
      remarks: [{ row: 2, valid: true, message: 'Less.', fate: 'changed', moves: -10_000 }],
    });
    expect(none.said()).toEqual([
      'Charges 1 levy, ₦10,000 taken back in all. 1 levy charged before becomes another amount (row 2).',
    ]);
  });

  test('are charged to the estate that was chosen', async () => {
    const chat = await chosen('upload-dev-levy', levies);
    expect(chat.columns()).toEqual(['Meter Number', 'Amount', 'Status', 'Description']);
    await chat.send({ type: 'CONFIRM' });
    expect(chat.called('uploadDevLevy')).toEqual([{ property_id: 7, bytes: expect.any(Number) }]);
    expect(chat.texts()).toContain(MESSAGES.uploadSuccessful);
  });

  test.each([
    [{ refused: 'Not now.' }, [MESSAGES.uploadRefused, 'Not now.']],
    ['no line' as const, [MESSAGES.uploadNoAnswer]],
  ])('that are not taken say why: %o', async (uploaded, said) => {
    const chat = await chosen('upload-dev-levy', levies, { uploaded });
    await chat.send({ type: 'CONFIRM' });
    expect(chat.said().slice(1)).toEqual(said);
  });
});
