import type { Call } from '../call.ts';

/** The calls about what an estate announces. */
export const announcements = {
  announcements: {
    method: 'GET',
    path: '/api/service-admin/announcements',
    access: ['service-admin'],
    summary:
      'What the own estate announces, or announced, the newest first, with whom each reaches and how many read it.',
  },
  previewAnnouncement: {
    method: 'POST',
    path: '/api/service-admin/announcements/preview',
    reads: true,
    access: ['service-admin'],
    summary: 'Whom an announcement for these streets would reach. Nothing is announced.',
  },
  announce: {
    method: 'POST',
    path: '/api/service-admin/announcements',
    access: ['service-admin'],
    summary: 'Announce something to the own estate or to some of its streets, or change what was announced.',
  },
  endAnnouncement: {
    method: 'POST',
    path: '/api/service-admin/announcements/end',
    access: ['service-admin'],
    summary: 'End an announcement before its time. It stays among those that are over.',
  },
  ownAnnouncements: {
    method: 'GET',
    path: '/api/users/announcements',
    access: ['service-user', 'service-owner'],
    summary: 'What is announced to the own house now or for later, and whether it was read.',
  },
  announcementNews: {
    method: 'POST',
    path: '/api/users/announcements/news',
    access: ['service-user', 'service-owner'],
    unasked: true,
    summary: 'What of that was told on no device yet; answering it counts as telling.',
  },
  setAnnouncementMails: {
    method: 'PUT',
    path: '/api/users/announcement-mails',
    access: ['service-user'],
    summary: 'Say whether what the own estate announces may come by mail.',
  },
  readAnnouncements: {
    method: 'POST',
    path: '/api/users/announcements/read',
    access: ['service-user', 'service-owner'],
    unasked: true,
    summary: 'Some of them were read.',
  },
} as const satisfies Record<string, Call>;
