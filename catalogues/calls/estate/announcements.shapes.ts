import { z } from 'zod';
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_LIMITS, ANNOUNCEMENTS_SHOWN } from '../../announcements.ts';
import type { CallShapes } from '../call.ts';
import { pagedBy, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const { text, streets } = ANNOUNCEMENT_LIMITS;

const said = {
  kind: z.enum(ANNOUNCEMENT_KINDS),
  text: z.string().trim().min(text.least).max(text.most),
  streets: z
    .array(z.string().trim().min(2).max(streets.characters))
    .max(streets.most)
    .meta({ description: 'Words of addresses of meters; none: everybody' }),
  from: z.iso.datetime().nullable().meta({ description: 'Null: from now on' }),
  until: z.iso.datetime().nullable().meta({ description: 'Null, of news: two weeks' }),
};

/** An announcement, whoever reads it. */
const announcement = z
  .object({
    id: z.number().int(),
    kind: z.enum(ANNOUNCEMENT_KINDS),
    text: z.string(),
    streets: z.array(z.string()),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    at: z.iso.datetime().meta({ description: 'When it was said, or changed' }),
  })
  .meta({ id: 'Announcement' });

const reach = {
  people: z.number().int().meta({ description: 'Residents and home owners with an account' }),
  houses: z.number().int().meta({ description: 'Meters, with or without one' }),
};

/** The same as whoever it reaches reads it. */
export const ownAnnouncement = announcement.extend({ isRead: z.boolean() });

/** What the calls about announcements take and answer. */
export const announcementsShapes = {
  announcements: {
    input: z.object({ shown: z.enum(ANNOUNCEMENTS_SHOWN).default('current'), ...pagedBy }),
    answers: {
      200: z.object({
        announcements: z.array(
          announcement.extend({
            version: z.number().int(),
            ended: z.boolean().meta({ description: 'Ended by hand' }),
            reach: z.object({ ...reach, read: z.number().int() }),
            mailed: z.number().int().nullable().meta({
              description: 'To how many it went by mail as it is now; null: it does not go by mail',
            }),
          }),
        ),
        total: z.number().int(),
        page: z.number().int(),
      }),
      ...refused,
    },
  },
  previewAnnouncement: {
    input: z.object({ streets: said.streets }),
    answers: {
      200: z.object({
        ...reach,
        mails: z.number().int().meta({ description: 'Who of them would get it by mail' }),
        streets: z.array(z.object({ street: z.string(), houses: z.number().int(), example: z.string().nullable() })),
      }),
      ...refused,
    },
  },
  announce: {
    input: z.object({
      ...said,
      mail: z.boolean().default(false).meta({ description: 'By mail, too' }),
      changes: z.object({ id: rowNumber, version: rowNumber }).optional(),
    }),
    answers: {
      200: z.object({ id: z.number().int(), message: z.string() }),
      ...refused,
      404: problem,
      409: problem,
      429: tooMany,
    },
  },
  endAnnouncement: {
    input: z.object({ id: rowNumber }),
    answers: { 200: z.object({ message: z.string() }), ...refused, 404: problem },
  },
  ownAnnouncements: {
    answers: { 200: z.object({ announcements: z.array(ownAnnouncement) }), ...refused },
  },
  announcementNews: {
    answers: { 200: z.object({ announcements: z.array(ownAnnouncement) }), ...refused },
  },
  setAnnouncementMails: {
    input: z.object({ wanted: z.boolean() }),
    answers: { 200: z.object({ message: z.string() }), 401: problem, 403: problem, 429: tooMany },
  },
  readAnnouncements: {
    input: z.object({ ids: z.array(rowNumber).min(1).max(100) }),
    answers: { 200: z.object({}), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
