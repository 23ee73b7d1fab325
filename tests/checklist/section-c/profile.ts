import type { Row } from '../rows.ts';

const E2E_METER = 'tests/e2e/accounts/meter.spec.ts';
const E2E_OWN_DATA = 'tests/e2e/accounts/own-data.spec.ts';
const MACHINES_FLOWS_ACCOUNTS_PASSWORDS = 'tests/machines/flows/accounts/passwords.test.ts';
const MACHINES_FLOWS_ACCOUNTS_PROFILE = 'tests/machines/flows/accounts/profile.test.ts';
const MACHINES_PAGES_PROFILE = 'tests/machines/pages/profile.test.ts';
const MACHINES_SESSION_COMING_AND_GOING = 'tests/machines/session/coming-and-going.test.ts';
const SERVER_ACCOUNTS_SELF_CHANGE_PASSWORD = 'tests/server/accounts/self/change-password.test.ts';
const SERVER_ACCOUNTS_SELF_UPDATE_METER = 'tests/server/accounts/self/update-meter.test.ts';
const SERVER_ACCOUNTS_SELF_UPDATE_PROFILE = 'tests/server/accounts/self/update-profile.test.ts';
const SERVER_ACCOUNTS_SESSIONS = 'tests/server/accounts/sessions.test.ts';

/** Section C of the checklist, profile, password and meter: each row in short, and its proof. */
export const PROFILE_ROWS: readonly Row[] = [
  {
    id: 'C-121',
    says: "The profile's four rows are read-only",
    proof: [
      E2E_OWN_DATA,
      'the profile page shows the own data, says that nothing was changed, and saves what is filled in',
    ],
  },
  {
    id: 'C-122',
    says: 'Update Profile, Change Password, Update Meter Number',
    proof: [
      MACHINES_PAGES_PROFILE,
      'the profile shows first name, last name, email and phone, read-only, and the three ways to change it',
    ],
  },
  {
    id: 'C-123',
    says: 'A skeleton while it loads, an error view when it fails',
    proof: [MACHINES_PAGES_PROFILE, 'a profile that cannot be read says so, and can be tried again'],
  },
  { id: 'C-124', says: 'The profile call', proof: [SERVER_ACCOUNTS_SESSIONS, 'the profile is the signed-in person'] },
  {
    id: 'C-125',
    says: 'Only what is not empty is sent',
    proof: [
      SERVER_ACCOUNTS_SELF_UPDATE_PROFILE,
      'only what was sent and is not empty changes, and the session gets a token with the new claims',
    ],
  },
  {
    id: 'C-126',
    says: "You've not made changes yet",
    proof: [
      E2E_OWN_DATA,
      'the profile page shows the own data, says that nothing was changed, and saves what is filled in',
    ],
  },
  {
    id: 'C-127',
    says: 'A 400 is a banner, anything else its message',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PROFILE,
      'a change that the portal does not take (%j) says so in a banner, and stays typed',
    ],
  },
  {
    id: 'C-128',
    says: 'Afterwards the profile is read again',
    proof: [MACHINES_SESSION_COMING_AND_GOING, 'a profile that was changed is read again by the page that shows it'],
  },
  {
    id: 'C-129',
    says: 'The old password is needed, the new one equal to its repetition',
    proof: [MACHINES_FLOWS_ACCOUNTS_PASSWORDS, 'needs the old one, a new one, and the new one again'],
  },
  {
    id: 'C-130',
    says: 'The payload of the password change',
    proof: [SERVER_ACCOUNTS_SELF_CHANGE_PASSWORD, 'userId never chooses whose password it is'],
  },
  {
    id: 'C-131',
    says: 'Password reset successful, Password does not match',
    proof: [
      SERVER_ACCOUNTS_SELF_CHANGE_PASSWORD,
      'a changed password ends every session but begins a new one for whoever changed it',
    ],
  },
  {
    id: 'C-132',
    says: 'Server or network error!',
    proof: [MACHINES_FLOWS_ACCOUNTS_PASSWORDS, "no answer says 'Server or network error!', and nothing is typed again"],
  },
  {
    id: 'C-133',
    says: 'A meter number field with eleven zeros as its placeholder',
    proof: [MACHINES_FLOWS_ACCOUNTS_PROFILE, 'is asked for with eleven zeros as an example, and has 11 to 14 digits'],
  },
  {
    id: 'C-134',
    says: '11 to 14 digits, and its message',
    proof: [MACHINES_FLOWS_ACCOUNTS_PROFILE, 'is asked for with eleven zeros as an example, and has 11 to 14 digits'],
  },
  {
    id: 'C-135',
    says: 'The hint reads 11 or 14 characters',
    proof: [MACHINES_FLOWS_ACCOUNTS_PROFILE, 'is asked for with eleven zeros as an example, and has 11 to 14 digits'],
  },
  {
    id: 'C-136',
    says: 'A dialog names the estate: Confirm or Do not update',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PROFILE,
      'is asked about by the name of its estate, with a note that success signs out',
    ],
  },
  {
    id: 'C-137',
    says: 'Server error! Exit and try again',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PROFILE,
      "that cannot be looked up says 'Server error! Exit and try again'; one that no estate has is invalid",
    ],
  },
  {
    id: 'C-138',
    says: 'The meter call',
    proof: [
      SERVER_ACCOUNTS_SELF_UPDATE_METER,
      'estate, address and services follow the new meter, the person is unverified, and every session ends',
    ],
  },
  {
    id: 'C-139',
    says: "A 400 shows the server's message, else Error updating meter number try again",
    proof: [
      SERVER_ACCOUNTS_SELF_UPDATE_METER,
      'the own meter, an unknown one and a wrong number are refused in words, and nothing changes',
    ],
  },
  {
    id: 'C-140',
    says: 'Afterwards the person is signed out',
    proof: [E2E_METER, 'a new meter names its estate in a dialog, and once it is confirmed one signs in again'],
  },
  {
    id: 'C-141',
    says: 'A note says so beforehand',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PROFILE,
      'is asked about by the name of its estate, with a note that success signs out',
    ],
  },
];
