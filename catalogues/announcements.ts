/** What is announced: that something is cut off for a while, or anything else. */
export const ANNOUNCEMENT_KINDS = ['outage', 'news'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Which announcements an administrator's list shows: those that hold or are to come, or those that are over. */
export const ANNOUNCEMENTS_SHOWN = ['current', 'past'] as const;
export type AnnouncementsShown = (typeof ANNOUNCEMENTS_SHOWN)[number];

export const ANNOUNCEMENT_LIMITS = {
  /** Characters of what is announced. */
  text: { least: 5, most: 600 },
  /** Streets that one is for, and characters of each. */
  streets: { most: 10, characters: 60 },
  /** News without an end is shown for so many days. */
  newsDays: 14,
  /** Nothing is announced for longer, days. */
  mostDays: 92,
} as const;

/** So many announcements are told at once, on the first page and in the chat. */
export const ANNOUNCEMENTS_TOLD = 3;

/** An outage that begins within so many hours is mailed at any hour of the day. */
export const SOON_HOURS = 12;
