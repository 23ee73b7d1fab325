import type { Call } from '../call.ts';

/** The calls by which people who owe an estate are reminded, and by which one of them says that they want none. */
export const reminders = {
  previewReminders: {
    method: 'GET',
    path: '/api/service-admin/reminders/preview',
    access: ['service-admin'],
    summary: 'Who of those who owe the own estate would be reminded, and who would not and why. Nothing is written.',
  },
  startReminders: {
    method: 'POST',
    path: '/api/service-admin/reminders',
    access: ['service-admin'],
    summary:
      'Mail a reminder to all whom a preview showed, confirmed by how many they are and what they owe. Safe to repeat: whoever was reminded is left alone for three days.',
  },
  reminderRuns: {
    method: 'GET',
    path: '/api/service-admin/reminders',
    access: ['service-admin'],
    summary: 'The runs of reminders of the own estate, the newest first, with how far each has come.',
  },
  reminderPeople: {
    method: 'GET',
    path: '/api/service-admin/reminders/people',
    access: ['service-admin'],
    summary: 'Whom one run reminds, those whose mail failed first.',
  },
  stopReminders: {
    method: 'PUT',
    path: '/api/service-admin/reminders/stop',
    access: ['service-admin'],
    summary: 'Stop a run of reminders. What was mailed stays. Safe to repeat.',
  },
  resumeReminders: {
    method: 'PUT',
    path: '/api/service-admin/reminders/resume',
    access: ['service-admin'],
    summary: 'Go on with a run that was stopped, and send again what could not be delivered. Safe to repeat.',
  },
  reminderDays: {
    method: 'GET',
    path: '/api/service-admin/reminders/days',
    access: ['service-admin'],
    summary: 'On which days around the one to be paid by the own estate reminds by itself.',
  },
  setReminderDays: {
    method: 'PUT',
    path: '/api/service-admin/reminders/days',
    access: ['service-admin'],
    summary: 'Say on which days whoever has not paid a charge is reminded by themselves. Safe to repeat.',
  },
  duesNews: {
    method: 'POST',
    path: '/api/users/dues-news',
    access: ['service-user'],
    summary: 'What one was reminded of by mail, is unpaid, and was told on no device yet. Answering counts as telling.',
  },
  setReminders: {
    method: 'PUT',
    path: '/api/users/reminders',
    access: ['service-user'],
    summary: 'Say whether one is reminded by mail of what is owed on the own meter.',
  },
} as const satisfies Record<string, Call>;
