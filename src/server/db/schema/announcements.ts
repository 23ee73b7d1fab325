import type { Generated, JSONColumnType } from 'kysely';
import type { AnnouncementKind } from '#catalogues/announcements.ts';

/** Something that an estate announces. */
interface AnnouncementsTable {
  id: Generated<number>;
  estate_id: number;
  /** Each change makes the next one; who read an earlier one has not read it. */
  version: Generated<number>;
  kind: AnnouncementKind;
  text: string;
  /** Words of addresses of meters; none: everybody. */
  streets: JSONColumnType<readonly string[], string, string>;
  from_at: Date;
  until_at: Date;
  made_by: string;
  made_at: Date;
  /** When it was said, or changed last. */
  said_at: Date;
  /** Null: nobody ended it before its time. */
  ended_at: Date | null;
  /** The version that goes by mail; null: none. */
  mail_version: Generated<number | null>;
  /** When all mails of that version were written; null: not yet. */
  mailed_at: Generated<Date | null>;
}

/** Which version somebody was told of, and which they read; 0: none. */
interface AnnouncementMarksTable {
  announcement_id: number;
  user_id: string;
  told_version: Generated<number>;
  read_version: Generated<number>;
}

/** To whom a version went by mail, written with the mail. */
interface AnnouncementMailsTable {
  announcement_id: number;
  version: number;
  user_id: string;
  mail_id: string;
  at: Date;
}

/** The tables of announcements. */
export interface AnnouncementsTables {
  announcements: AnnouncementsTable;
  announcement_marks: AnnouncementMarksTable;
  announcement_mails: AnnouncementMailsTable;
}
