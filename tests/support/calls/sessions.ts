import type { sessions } from '#catalogues/calls/own/sessions.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { SESSIONS as SAID } from '#catalogues/sentences/sessions.ts';
import { problem } from '../answers.ts';

type OwnSession = Extract<CallAnswer<'ownSessions'>, { status: 200 }>['data']['sessions'][number];

/** What a portal answers about where somebody is signed in, as data that a test can change. */
export interface SessionsScript {
  ownSessions: OwnSession[];
  /** Open sessions beyond those. */
  sessionsBeyond: number;
  /** Why none is ended; null where they are. */
  sessionsRefused: { readonly code: string; readonly message: string } | null;
}

export const HERE = '00000000-0000-4000-8000-0000000000a1';
export const PHONE = '00000000-0000-4000-8000-0000000000a2';
export const OFFICE = '00000000-0000-4000-8000-0000000000a3';

/** A computer, on which they are, a phone, and a computer somewhere else. */
export const GOOD_SESSIONS: SessionsScript = {
  ownSessions: [
    {
      ...{ id: HERE, address: '192.0.2.10', program: 'Firefox on Linux', device: 'computer', current: true },
      ...{ signedInAt: '2026-11-24T08:00:00.000Z', lastUsedAt: '2026-11-24T09:00:00.000Z' },
    },
    {
      ...{ id: PHONE, address: '198.51.100.7', program: 'Chrome on Android', device: 'phone', current: false },
      ...{ signedInAt: '2026-11-24T07:00:00.000Z', lastUsedAt: '2026-11-24T07:30:00.000Z' },
    },
    {
      ...{ id: OFFICE, address: '203.0.113.20', program: 'Chrome on Windows', device: 'computer', current: false },
      ...{ signedInAt: '2026-11-24T06:00:00.000Z', lastUsedAt: '2026-11-24T06:45:00.000Z' },
    },
  ],
  sessionsBeyond: 0,
  sessionsRefused: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about where somebody is signed in, answered from a script. */
export function scriptedSessions(script: SessionsScript, note: Note): Pick<Services, keyof typeof sessions> {
  return {
    async ownSessions(input) {
      note('ownSessions', input);
      const { ownSessions: sessions, sessionsBeyond } = script;
      const total = sessions.length + sessionsBeyond;
      return { status: 200, data: { sessions, total, at: '2026-11-24T09:00:00.000Z' } };
    },
    async endSessions(input) {
      note('endSessions', input);
      const { sessionsRefused: no } = script;
      if (no !== null) return { status: 400, data: problem(no.message, no.code) };
      const before = script.ownSessions;
      script.ownSessions = before.filter(({ id, current }) =>
        input.session_ids === undefined ? current : !input.session_ids.includes(id),
      );
      const ended = before.length - script.ownSessions.length;
      const beyond = input.session_ids === undefined ? script.sessionsBeyond : 0;
      return { status: 200, data: { message: SAID.ended(ended + beyond) } };
    },
  };
}
