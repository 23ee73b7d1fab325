import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { contactSupport } from '#machines/flows/support/contact-support.ts';
import { createMemory, rememberFees } from '#machines/kit/memory/memory.ts';
import { present } from '#machines/kit/present.ts';
import { deskOf } from '../../../support/calls/uploads.ts';
import { proveHuman, scripted } from '../../../support/portal.ts';

import { form, WRITTEN } from './contact-form.ts';

const EMPTY = { name: '', email: '', phone: '', message: '', robot: '' };

describe('the contact form', () => {
  test('asks for a name, an e-mail address, an optional phone, a message, and that one is not a robot', () => {
    const { view } = form();
    expect(view()).toMatchObject({ title: 'Contact Us', step: 'asking', next: 'name' });
    expect(view().fields.map(({ name, kind, label }) => [name, kind, label])).toEqual([
      ['name', 'text', 'Name'],
      ['email', 'email', 'Email'],
      ['phone', 'phone', 'Phone (optional)'],
      ['message', 'area', 'Message'],
      ['robot', 'toggle', 'I am not a robot'],
    ]);
  });

  test("an empty form says 'Please enter your name', 'Required' and 'Please enter your message here'", {
    tags: ['B-132'],
  }, () => {
    const { send, problems, script } = form();
    send({ type: 'NEXT' });
    expect(problems()).toEqual({
      name: 'Please enter your name',
      email: 'Required',
      phone: null,
      message: 'Please enter your message here',
      robot: SENTENCES.robotUnticked,
    });
    expect(script.calls).toEqual([]);
  });

  test("an e-mail address that is none says 'Invalid email address'", { tags: ['B-133'] }, () => {
    const { write, problems } = form();
    write({ email: 'amaka' });
    expect(problems().email).toBe('Invalid email address');
    write({ email: '' });
    expect(problems().email).toBe(MESSAGES.required);
  });

  test('a message of more than 4,000 characters, and a name or phone too long to be one, have their words', () => {
    const { write, problems } = form();
    write({ name: 'a'.repeat(121), phone: '0'.repeat(31), message: 'a'.repeat(4_001) });
    expect(problems()).toMatchObject({
      name: SENTENCES.nameLong,
      phone: SENTENCES.phoneLong,
      message: SENTENCES.messageLong,
    });
  });

  test('the phone may be left empty', { tags: ['B-134'] }, async () => {
    const { write, press, until, sent } = form();
    write({ phone: '' });
    await press();
    await until('sent');
    expect(sent()).toEqual([expect.not.objectContaining({ phone: expect.anything() })]);
  });

  test('without a tick at the robot check nothing is checked or sent', { tags: ['B-135'] }, () => {
    const { write, send, view, problems, script } = form();
    for (const robot of ['', 'no']) {
      write({ robot });
      send({ type: 'NEXT' });
      expect([view().step, problems().robot]).toEqual(['asking', SENTENCES.robotUnticked]);
    }
    expect(script.calls).toEqual([]);
  });

  test('the robot check is solved first, and its proof goes with the message as email, name, subject and phone', async () => {
    const { write, press, until, script } = form();
    write();
    await press();
    await until('sent');
    expect(script.calls.map((call) => call.name)).toEqual(['robotCheck', 'contactSupport']);
    expect(script.calls[1]?.input).toEqual({
      name: 'Amaka Eze',
      email: 'amaka@mail.example',
      phone: '08031234567',
      subject: 'I paid and no token came.',
      recaptcha: true,
      proof: 'solved d4',
    });
  });

  test('says what it waits for while the robot check and the message are on their way', async () => {
    const { write, send, until } = form();
    write();
    send({ type: 'NEXT' });
    expect(await until('checking')).toMatchObject({ busy: 'Checking that you are not a robot' });
    expect(await until('sending')).toMatchObject({ busy: 'Sending your message', actions: [] });
  });

  test('a message that was sent is thanked for in green in the words of the server; 4 seconds later the form is over', {
    tags: ['G-049'],
  }, async () => {
    const { write, press, until, pass, actor } = form();
    write();
    await press();
    const thanks = await until('sent');
    expect(thanks.say).toEqual([{ tone: 'success', text: 'Thank you. Somebody answers soon.' }]);
    expect(thanks.next).toBeNull();
    await pass('contactReset');
    expect((await until('done')).say).toEqual([]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('somebody who writes on while reading the thanks has begun the next message', async () => {
    const { write, press, until, view, values, send } = form();
    write();
    await press();
    await until('sent');
    send({ type: 'FILL', values: { message: 'One more thing.' } });
    expect([view().step, view().say, values()]).toEqual(['asking', [], { ...EMPTY, message: 'One more thing.' }]);
  });

  test('a refused message shows the text of the server and empties the form', { tags: ['B-138'] }, async () => {
    const { write, press, until, view, values } = form({ contact: 'refused' });
    write();
    await press();
    await until('asking');
    expect(view().say).toEqual([{ tone: 'danger', text: 'That was not good.' }]);
    expect(values()).toEqual(EMPTY);
    write();
    expect(view().say).toEqual([]);
  });

  test.each(['busy', 'no line'] as const)(
    'any other answer (%s) says so, and what was typed stays',
    { tags: ['B-139'] },
    async (contact) => {
      const { write, send, pass, until, view, values } = form({ contact });
      write();
      send({ type: 'NEXT' });
      if (contact === 'no line') await pass('contactSubmit');
      await until('asking');
      expect(view().say).toEqual([
        { tone: 'danger', text: 'Your message could not be sent at the moment, please try again.' },
      ]);
      expect(values()).toEqual(WRITTEN);
    },
  );

  test('a robot check that cannot be solved says so, and what was typed stays', async () => {
    const broken = async () => Promise.reject(new NoAnswer());
    const { write, send, until, view, values, sent } = form({}, { proveHuman: broken });
    write();
    send({ type: 'NEXT' });
    await until('asking');
    expect(view().say).toEqual([{ tone: 'danger', text: MESSAGES.messageNotSent }]);
    expect([values(), sent()]).toEqual([WRITTEN, []]);
  });

  test('a message that failed can be sent again, under a robot check of its own', async () => {
    const { script, write, press, until, sent } = form({ contact: 'no line' });
    write();
    await press();
    await until('asking');
    script.contact = 'sent';
    await press();
    await until('sent');
    expect([sent().length, script.calls.filter((call) => call.name === 'robotCheck').length]).toEqual([2, 2]);
  });

  test('a page that is loaded again while the message goes sends it under the same robot check', async () => {
    const before = form();
    before.write();
    before.send({ type: 'NEXT' });
    await before.until('sending');
    const snapshot = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()));
    before.actor.stop();
    const after = form();
    const actor = createActor(after.flow.machine, { snapshot, input: undefined as never }).start();
    await after.pass('contactSubmit');
    await waitFor(actor, (at) => at.value === 'sent');
    expect(after.script.calls).toEqual([
      { name: 'contactSupport', input: expect.objectContaining({ subject: WRITTEN.message, proof: 'solved d4' }) },
    ]);
    actor.stop();
  });

  test('a signed-in person finds name and e-mail address filled in, also after the form was emptied', async () => {
    const person = {
      id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
      meterNumber: null,
      estate: null,
      email: 'resident@palmcourt.example',
      firstName: 'Amaka',
    };
    const { values, write, press, until } = form({ contact: 'refused' }, { person });
    const known = { ...EMPTY, name: 'Amaka', email: 'resident@palmcourt.example' };
    expect(values()).toEqual(known);
    write();
    await press();
    await until('asking');
    expect(values()).toEqual(known);
  });

  test('nothing but the person ticks the robot check', () => {
    const { services } = scripted();
    const deps = {
      services,
      wait: async () => {},
      ...createMemory(),
      desk: deskOf(services),
      signedIn: () => {},
      renewed: () => undefined,
      signedOut: () => undefined,
      changed: () => undefined,
      fees: rememberFees(),
      proveHuman,
    };
    const flow = contactSupport(deps);
    const input = { runId: 'run-00000001', person: null, values: { robot: 'yes', name: 'Amaka' } };
    const view = present(flow, createActor(flow.machine, { input }).getSnapshot());
    expect(view.fields.map(({ value }) => value)).toEqual(['Amaka', '', '', '', '']);
  });
});
