import { describe, expect, test } from 'vitest';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { GOOD_PLATFORM } from '../../../support/calls/platform.ts';
import { adminRequest, pendingTopup } from '../../../support/calls/platform-rows.ts';
import type { Script } from '../../../support/portal.ts';
import { chatOf } from '../../assistant/past/past-chat.ts';

const ORDER = 'POWER-01HZX8ABCD';
const GIVEN: Partial<Script> = { requests: [adminRequest()], pending: [pendingTopup()] };

const chat = (...sentences: readonly string[]) => chatOf('netplus-admin', GIVEN, ...sentences);

/** What was said last, and where the chat stands. */
async function standing(...sentences: readonly string[]) {
  const { last, shown } = await chat(...sentences);
  return [last()?.text, shown().view?.flow, shown().view?.step];
}

describe('what changes what people can pay is read back in the chat, and done after a yes', () => {
  test.each([
    [
      'enable security service for Cedar View',
      'Enable Security for Cedar View? ₦5,000 a month. Nothing is said of what it covers. Every resident of Cedar View can pay for it from now on.',
      ['enableService', { service_id: 1, estate: 2 }],
    ],
    [
      'create a service called Waste for 2500 in Cedar View',
      'Create Waste in Cedar View? ₦2,500 a month. Nothing is said of what it covers. Every resident of Cedar View can pay for it from now on.',
      ['createService', { service_name: 'Waste', amount: 2_500, estate: 2 }],
    ],
    [
      'abeg creat servis Waste 2,500 every month for ceder veiw',
      'Create Waste in Cedar View? ₦2,500 a month. Nothing is said of what it covers. Every resident of Cedar View can pay for it from now on.',
      ['createService', { service_name: 'Waste', amount: 2_500, estate: 2 }],
    ],
    [
      'new monthly fee called Diesel, ten thousand naira for Palm Court',
      'Create Diesel in Palm Court? ₦10,000 a month. Nothing is said of what it covers. Every resident of Palm Court can pay for it from now on.',
      ['createFee', { serviceName: 'Diesel', amount: 10_000, estate: 1 }],
    ],
    [
      'disable security in palm court',
      `Disable Security in Palm Court? ${PLATFORM_FLOW.disabledThen}`,
      ['disableService', { service_id: 1 }],
    ],
    [
      'set the mtn fee to 150',
      `Set the fee of MTN? Now: ₦100. It becomes: ₦150. ${PLATFORM_FLOW.feeScope}`,
      ['setProviderFee', { provider: 'mtn', fee: 150 }],
    ],
    [
      'remove the fee of mtn',
      `Set the fee of MTN? Now: ₦100. It becomes: ${PLATFORM_FLOW.noFee}. ${PLATFORM_FLOW.feeScope}`,
      ['setProviderFee', { provider: 'mtn', fee: null }],
    ],
    [
      'deactivate Palm Court',
      `Deactivate Palm Court? ${PLATFORM_FLOW.nobodyPays(24)}`,
      ['setEstateActive', { property_id: 1, active: false }],
      'deactivate',
    ],
    [
      `refund ${ORDER} because the meter was replaced`,
      `Mark ${ORDER} for refund? Amaka Eze, ₦5,050. Reason: the meter was replaced. ${PLATFORM_FLOW.refundThen}`,
      ['refundTopup', { topupRef: ORDER, reason: 'the meter was replaced' }],
      'refund',
    ],
    [
      'put up a notice: Power cannot be bought on Sunday.',
      'Show this to everybody? Power cannot be bought on Sunday.',
      ['setPlatformSettings', { notice: 'Power cannot be bought on Sunday.', paused: [] }],
      'post',
    ],
    [
      'stop selling airtime',
      `Stop selling Airtime? ${PLATFORM_FLOW.stoppedThen}`,
      ['setPlatformSettings', { notice: null, paused: ['airtime'] }],
    ],
    [
      'make una no sell airtime again',
      `Stop selling Airtime? ${PLATFORM_FLOW.stoppedThen}`,
      ['setPlatformSettings', { notice: null, paused: ['airtime'] }],
    ],
    [
      'decline the gym request because there is no room',
      `New service: Gym. Is it declined? With the note: there is no room ${PLATFORM_FLOW.requestMailed}`,
      ['answerRequest', { id: 3, state: 'declined', answer: 'there is no room' }],
    ],
  ] as const)('"%s"', async (sentence, readBack, [call, input], deed?: string) => {
    const said = await chat(sentence);
    expect(said.last()?.text).toBe(readBack);
    expect(said.calls(call)).toEqual([]);
    await said.say('yes');
    if (deed !== undefined) {
      // What one sentence cannot take back needs more than a yes.
      expect([said.last()?.text, said.calls(call)]).toEqual([TALK.nameDeed(deed), []]);
      await said.say(`yes, ${deed}`);
    }
    expect(said.calls(call)).toEqual([input]);
    expect(said.shown().view).toBeNull();
  });

  test.each([
    ['deactivate Palm Court', 'setEstateActive'],
    ['set the mtn fee to 150', 'setProviderFee'],
    [`refund ${ORDER} because it was paid twice`, 'refundTopup'],
    ['stop selling airtime', 'setPlatformSettings'],
    ['create a service called Waste for 2500 in Cedar View', 'createService'],
  ])('"%s" and a no does nothing', async (sentence, call) => {
    expect((await chat(sentence, 'no')).calls(call)).toEqual([]);
  });

  test('two yeses in a row do it once', async () => {
    expect(
      (await chat('deactivate Palm Court', 'yes, deactivate', 'yes, deactivate')).calls('setEstateActive'),
    ).toHaveLength(1);
  });
});

describe('what is missing is asked for', () => {
  test('a service of a new estate, step by step, with typing errors', async () => {
    const said = await chat('create a service', 'ceder veiw', 'Power House', 'two thousand five hundred');
    expect(said.texts().filter((text) => text.endsWith('?'))).toEqual(
      expect.arrayContaining(['Which estate is it?', 'What is the service name?', 'What does a month of it cost?']),
    );
    await said.say('yes');
    expect(said.calls('createService')).toEqual([{ service_name: 'Power House', amount: 2_500, estate: 2 }]);
  });

  test('an estate that does not exist', async () => {
    expect((await chat('deactivate Oak Park')).texts().slice(-2)).toEqual([
      PLATFORM_SENTENCES.noEstates,
      PLATFORM_FLOW.whichEstate,
    ]);
  });

  test('power is estate power or public power: which, is asked', async () => {
    expect(await standing('stop selling power')).toEqual([PLATFORM_FLOW.whichProduct, 'pause-sales', 'asking']);
    expect((await chat('stop selling power', 'public power', 'yes')).calls('setPlatformSettings')).toEqual([
      { notice: null, paused: ['public-power'] },
    ]);
  });

  test('a reason may speak of anything, in the words of a wish too', async () => {
    const said = await chat(
      `refund ${ORDER}`,
      'the meter was replaced and she wants to buy dstv compact',
      'yes, refund',
    );
    expect(said.calls('refundTopup')).toMatchObject([
      { reason: 'the meter was replaced and she wants to buy dstv compact' },
    ]);
  });

  test.each(['no', 'No.', 'none', 'no reason', 'ok', 'yes please', 'n/a', '.'])(
    '"%s" is no reason: it is said so, and asked again',
    async (said) => {
      expect(await standing(`refund ${ORDER}`, said)).toEqual([PLATFORM_FLOW.whyRefund, 'refund-topup', 'asking']);
      expect((await chat(`refund ${ORDER}`, said, 'yes')).calls('refundTopup')).toEqual([]);
    },
  );

  test.each(['no light since friday', 'nobody answered', 'ok was typed twice'])('"%s" is one', async (reason) => {
    expect((await chat(`refund ${ORDER}`, reason, 'yes, refund')).calls('refundTopup')).toMatchObject([{ reason }]);
  });

  test('and so may a notice', async () => {
    const said = await chat('put up a notice', 'Buy power 5000 before friday, or call 08031234567.', 'yes, post');
    expect(said.calls('setPlatformSettings')).toMatchObject([
      { notice: 'Buy power 5000 before friday, or call 08031234567.' },
    ]);
  });
});

describe('an answer is put right in the read-back', () => {
  test.each([
    [['set the mtn fee to 150', 'no, make it 200', 'yes'], 'setProviderFee', { provider: 'mtn', fee: 200 }],
    [['set the mtn fee to 150', 'change the fee to 200', 'yes'], 'setProviderFee', { provider: 'mtn', fee: 200 }],
    [['set the mtn fee to 150', 'no, glo', 'yes'], 'setProviderFee', { provider: 'glo', fee: 150 }],
    [
      ['deactivate cedar view', 'no, palm court', 'yes, deactivate'],
      'setEstateActive',
      { property_id: 1, active: false },
    ],
    [
      ['create a service called Waste for 2500 in Cedar View', 'change the name to Refuse', 'yes'],
      'createService',
      { service_name: 'Refuse', amount: 2_500, estate: 2 },
    ],
    [
      [`refund ${ORDER} because of rain`, 'change the reason', 'It was paid twice', 'yes, refund'],
      'refundTopup',
      { topupRef: ORDER, reason: 'It was paid twice' },
    ],
  ] as const)('%j', async (sentences, call, input) => {
    expect((await chat(...sentences)).calls(call)).toEqual([input]);
  });

  test('going back asks for the last answer again', async () => {
    expect(await standing('set the mtn fee to 150', 'back')).toEqual([
      'What should the fee be, in naira?',
      'set-provider-fee',
      'asking',
    ]);
  });

  test('another deed is another wish, and what was read back waits', async () => {
    const said = await chat(
      'create a service called Waste for 2500 in Cedar View',
      'deactivate palm court',
      'yes, deactivate',
    );
    expect(said.calls('setEstateActive')).toEqual([{ property_id: 1, active: false }]);
    expect(said.last()?.text).toBe(TALK.resume('Create New Service'));
    await said.say('yes', 'yes');
    expect(said.calls('createService')).toMatchObject([{ estate: 2 }]);
  });

  test('a question beside it is answered, and then it is read back again', async () => {
    const said = await chat(
      'create a service called Waste for 2500 in Cedar View',
      'how much did we collect yesterday',
    );
    expect(said.calls('reportTopups')).toHaveLength(1);
    expect(said.last()?.text).toContain('Create Waste in Cedar View?');
  });
});

describe('retrying in the chat', () => {
  test.each([`retry ${ORDER}`, `abeg retry ${ORDER}`, `try ${ORDER} one more time`])(
    '"%s" is done at once',
    async (sentence) => {
      const said = await chat(sentence);
      expect(said.calls('retryTopup')).toEqual([{ topupRef: ORDER }]);
      expect(said.texts()).toContain('Retry unsuccessful');
    },
  );

  test('asks for the reference where there is none', async () => {
    const said = await chat('retry top up', ORDER);
    expect(said.calls('retryTopup')).toEqual([{ topupRef: ORDER }]);
  });
});

describe('registering an estate in the chat', () => {
  const STEPS = [
    'register a new estate',
    'Unity Homes',
    'Tunde Bello',
    '08031234567',
    '12 Unity Road, Lekki',
    'tunde@unity.example',
  ];

  test('asks one thing at a time, no password among them, and reads back that the estate is new', async () => {
    const said = await chat(...STEPS);
    expect(said.shown().composer.masked).toBe(false);
    expect(said.last()?.text).toContain(PLATFORM_FLOW.estateNew('Unity Homes'));
    expect(said.last()?.text).toContain(PLATFORM_FLOW.choosesPassword('tunde@unity.example'));
    await said.say('yes');
    expect(said.calls('registerEstate')).toMatchObject([
      { estate_name: 'Unity Homes', first_name: 'Tunde', last_name: 'Bello', phone: '08031234567' },
    ]);
    expect(said.texts()).toContain('Admin created');
  });

  test('takes an image that is dropped as the logo, and says no to one that is too large', async () => {
    const said = await chat(...STEPS);
    said.conversation.choose(new File([new Uint8Array(400_000)], 'big.png', { type: 'image/png' }));
    await said.conversation.settled();
    expect(said.texts()).toContain('Image should not be more than 300kb');
    said.conversation.choose(new File([new Uint8Array(3)], 'small.png', { type: 'image/png' }));
    await said.conversation.settled();
    expect(said.last()?.text).toContain(PLATFORM_FLOW.logo('small.png'));
    await said.say('yes');
    expect(said.calls('registerEstate')).toMatchObject([{ property_logo: 'data:image/png;base64,AAAA' }]);
  });

  test('an estate that is there is joined', async () => {
    const said = await chat('register estate Palm Court', ...STEPS.slice(2));
    expect(said.last()?.text).toContain(PLATFORM_FLOW.estateThere('Palm Court'));
  });
});

describe('what a service covers, in the chat', () => {
  const BINS = 'One bin a house.';
  const described = (description?: string) => ({
    monthly: GOOD_PLATFORM.monthly.map((one) => ({ ...one, ...(description !== undefined && { description }) })),
  });
  const describing = async (...said: readonly string[]) => {
    const begun = await chatOf('netplus-admin', described(BINS));
    begun.conversation.open('describe-service');
    await begun.conversation.settled();
    for (const text of ['palm court', 'security', ...said]) await begun.say(text);
    return begun;
  };

  test('is taken away by the words of its button, and by no other words', async () => {
    const said = await describing('Take away what is said');
    expect(said.last()?.text).toBe(
      `Tell residents no more what Security in Palm Court covers? Told now: “${BINS}” ${PLATFORM_FLOW.nothingThen}`,
    );
    await said.say('yes');
    expect(said.calls('describeService')).toEqual([{ service_id: 1, description: '' }]);
    for (const text of ['???', 'take it all away please, the gate too']) {
      const other = await describing(text);
      expect(other.last()?.text).toContain(`What it covers: “${text}”`);
    }
  });

  test('cannot be left out where it is the whole wish, and can be where a service is made', async () => {
    expect((await describing('skip')).texts()).toContain(LISTENING.needed('What it covers'));
    const making = await chat('create a service called Waste for 2500 in Cedar View', 'say what it covers');
    expect(making.last()?.text).toBe(PLATFORM_FLOW.whatCovers);
    await making.say('skip');
    expect(making.last()?.text).toContain(PLATFORM_FLOW.coversUnsaid);
    await making.say('yes');
    expect(making.calls('createService')).toEqual([{ service_name: 'Waste', amount: 2_500, estate: 2 }]);
  });
});

describe('requests in the chat', () => {
  test.each(['service-admin', 'netplus-admin'])('a %s asks for a fee, and an admin will be in touch', async (role) => {
    const said = await chatOf(role, GIVEN, 'request a new fee', 'Diesel');
    expect(said.last()?.text).toBe(`New fee: Diesel. Send this request? ${PLATFORM_FLOW.coversUnsaid}`);
    await said.say('yes');
    expect(said.calls('makeRequest')).toEqual([{ key: expect.any(String), kind: 'new-fee', name: 'Diesel' }]);
    expect(said.texts()).toContain('An admin will be in touch with you in 3-5 days.');
  });

  test.each([
    ['request a new service called Gym for 5000', { kind: 'new-service', name: 'Gym', amount: 5_000 }],
    ['request a new estate called Unity Homes', { kind: 'new-estate', name: 'Unity Homes' }],
  ])('"%s" says it all', async (sentence, input) => {
    expect((await chat(sentence, 'yes')).calls('makeRequest')).toEqual([{ key: expect.any(String), ...input }]);
  });
});
