import { expect } from 'vitest';
import { READING_DEEDS, SIGN_IN_DEEDS } from '#catalogues/audit.ts';
import type { CallName } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import type { TestApp } from '../../../support/server/app.ts';

/** The two administrators of the demonstration, and a way to ask as one. */
export async function openOffice(portal: TestApp) {
  const tokens = {
    palm: await portal.signIn('admin@palmcourt.example'),
    cedar: await portal.signIn('admin@cedarview.example'),
  };
  /** What a call answers: its status and its body, without the id of the request. */
  async function ask(name: CallName, input: Record<string, unknown> = {}, who: keyof typeof tokens = 'palm') {
    const { status, body } = await portal.call(name, input, tokens[who]);
    const shape: Record<number, { parse(data: unknown): unknown }> = shapes[name].answers;
    expect([name, status, shape[status] === undefined ? body : 'declared']).toEqual([name, status, 'declared']);
    shape[status]?.parse(body);
    const { requestId: _, ...said } = body;
    return { status, said };
  }
  const person = (email: string) =>
    portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const meterOf = async (email: string) => (await person(email)).meter_number ?? '';
  /** The newest lines of the log of an estate, as its administrator reads them. */
  const deeds = async (who: keyof typeof tokens = 'palm') =>
    (await ask('auditLog', {}, who)).said.deeds as Record<string, unknown>[];
  /** How many changes the log has, of all estates. */
  const lines = async () =>
    (
      await portal.db
        .selectFrom('audit')
        .where('action', 'not in', [...READING_DEEDS, ...SIGN_IN_DEEDS])
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return { ask, person, meterOf, deeds, lines, tokens };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
