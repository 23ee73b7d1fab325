import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';

type Good<N extends 'announcements' | 'ownAnnouncements' | 'previewAnnouncement'> = Extract<
  CallAnswer<N>,
  { status: 200 }
>['data'];

/** What a portal answers to what is asked of announcements, as data that a test can change. */
export interface AnnouncementsScript {
  announced: Good<'announcements'>['announcements'];
  ownAnnounced: Good<'ownAnnouncements'>['announcements'];
  /** Those of them that were told on no device yet. */
  announcedNews: Good<'ownAnnouncements'>['announcements'];
  reach: Good<'previewAnnouncement'>;
  /** Whether the resident is mailed them. */
  announcementMails: boolean;
}

/** A planned outage, with anything that is to be otherwise. */
export const OUTAGE: AnnouncementsScript['ownAnnounced'][number] = {
  id: 7,
  kind: 'outage',
  text: 'No light: the transformer is serviced',
  streets: ['Palm Street'],
  from: '2026-11-29T08:00:00.000Z',
  until: '2026-11-29T13:00:00.000Z',
  at: '2026-11-28T10:00:00.000Z',
  isRead: false,
};

export const GOOD_ANNOUNCEMENTS: AnnouncementsScript = {
  announced: [],
  ownAnnounced: [],
  announcedNews: [],
  reach: { people: 12, houses: 20, mails: 10, streets: [] },
  announcementMails: true,
};

type Note = (name: string, input: unknown) => void;
type Asking =
  | 'announcements'
  | 'previewAnnouncement'
  | 'announce'
  | 'endAnnouncement'
  | 'ownAnnouncements'
  | 'announcementNews'
  | 'setAnnouncementMails'
  | 'readAnnouncements';

/** The calls about announcements, answered from a script. */
export function scriptedAnnouncements(script: AnnouncementsScript, note: Note): Pick<Services, Asking> {
  return {
    async announcements(input) {
      note('announcements', input);
      const { announced } = script;
      return { status: 200, data: { announcements: announced, total: announced.length, page: 1 } };
    },
    async previewAnnouncement(input: CallInput<'previewAnnouncement'>) {
      note('previewAnnouncement', input);
      const streets = input.streets.map((street) => ({ street, houses: 20, example: `House 1, ${street}` }));
      return {
        status: 200,
        data: { ...script.reach, streets: script.reach.streets.length > 0 ? script.reach.streets : streets },
      };
    },
    async announce(input) {
      note('announce', input);
      return { status: 200, data: { id: 7, message: 'Announced. 12 people can read it.' } };
    },
    async endAnnouncement(input) {
      note('endAnnouncement', input);
      return { status: 200, data: { message: 'Ended. It is shown to nobody any more.' } };
    },
    async ownAnnouncements() {
      note('ownAnnouncements', {});
      return { status: 200, data: { announcements: script.ownAnnounced } };
    },
    async announcementNews() {
      note('announcementNews', {});
      return { status: 200, data: { announcements: script.announcedNews } };
    },
    async setAnnouncementMails(input) {
      note('setAnnouncementMails', input);
      script.announcementMails = input.wanted;
      return { status: 200, data: { message: 'It is so.' } };
    },
    async readAnnouncements(input) {
      note('readAnnouncements', input);
      return { status: 200, data: {} };
    },
  };
}
