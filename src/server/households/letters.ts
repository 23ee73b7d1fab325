import { HOUSEHOLD_INVITATION_DAYS } from '#catalogues/households.ts';
import type { Mail } from '../mail/outbox.ts';
import type { House, HouseholdDeps } from './whose.ts';

type Config = HouseholdDeps['config'];

/** The mail to somebody who is invited to a household. It holds nothing that a resident typed: the address may be a stranger's. */
export function invitedLetter(email: string, { estate, meterNumber, address }: House, config: Config): Mail {
  const text = [
    'Hello,',
    '',
    `You are invited to the household of ${address} in ${estate.name}, meter ${meterNumber}, on Wattchat. With an account of your own on this meter you buy power for it and see what it owes and has paid.`,
    '',
    `If you have no account yet, open one with this e-mail address and the meter number ${meterNumber}: ${config.publicUrl}/?modal=sign-up`,
    `If you have one, sign in and change your meter to ${meterNumber} in your profile: ${config.publicUrl}/user-page`,
    '',
    `Then open the link that we e-mail to you. Where ${estate.name} verifies its residents itself, its administrator does so before you see anything of the house.`,
    '',
    `The invitation is open for ${HOUSEHOLD_INVITATION_DAYS} days. If you did not expect this e-mail, please ignore it, or write to ${config.supportEmail}.`,
  ].join('\n');
  return { to: email, subject: `You are invited to the household of ${address}`, text };
}

/** The mail to somebody who was taken out of a household by whoever leads it. No figure stands in it. */
export function takenOutLetter(email: string, { estate, meterNumber, address }: House, config: Config): Mail {
  const text = [
    'Hello,',
    '',
    `Whoever leads the household of ${address}, meter ${meterNumber}, has taken your Wattchat account out of it.`,
    '',
    'Your account stays yours, with your purchases, tokens and receipts. The meter is no longer yours: you see nothing of it, are asked for nothing on it, and cannot buy for it as its resident. All devices are signed out.',
    '',
    `Sign in as before: ${config.publicUrl}/login`,
    `Where you live now, add your meter in your profile: ${config.publicUrl}/user-page`,
    '',
    `If you live in ${address}, please ask whoever leads the household, or the administrators of ${estate.name}, to invite you again. If you have questions, write to ${config.supportEmail}.`,
  ].join('\n');
  return { to: email, subject: `You are no longer on the meter of ${address}`, text };
}
