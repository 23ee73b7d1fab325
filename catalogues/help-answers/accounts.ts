import type { HelpAnswer } from './answer.ts';

/** What is asked about accounts, the chat, and whom to ask. */
export const ACCOUNT_ANSWERS: readonly HelpAnswer[] = [
  {
    article: 'signing-up',
    asks: 'do i need an account, why do i need an account, who can sign up, what do i need to sign up, requirements for registration, can i use this without account, what is a home owner account, difference between resident and home owner, why did confirmation link not come, how long does confirmation link work, why must i confirm my email',
    short:
      'You need an account to buy power for your estate’s meter, and to pay your estate. Everything else goes without one. To sign up, have your meter number, an e-mail address and a password of 8 characters.',
    offers: { label: 'Sign up', say: 'sign up' },
  },
  {
    article: 'your-account',
    asks: 'how do i change my details, how to edit my profile, how do i update profile, how do i change my email, how do i change my phone number, why must i sign in again after changing meter, who can correct my name, why am i not verified, what does unverified mean, what does verified mean, how do i get verified, who verifies me, what does verification mean',
    short:
      'Write what you want to change, for example "change my phone to 0805 123 4567" or "change password". Your estate’s administrator verifies you, and corrects your name on the estate’s list.',
  },
  {
    article: 'your-account',
    asks: 'can i have two meters, how do i add a second meter, can i use one account for my shop and my house, how do i buy for another meter of mine, how do i switch between my meters, i have two houses',
    short:
      'Several meters may be on one account. Write "my meters" to see them, "add my shop meter 45701120409" to add one, and "use the shop meter" to change to it. Each is verified separately.',
  },
  {
    article: 'your-account',
    asks: 'who else uses my meter, can two people use one meter, how do i add my wife to my meter, how do i add somebody to my house, how do i share my meter, how do i remove somebody from my meter, somebody else has my meter',
    short:
      'Several people may have accounts on one meter. Write "who lives in my house" to see them, "invite ada@example.com to my house" to invite one, or "take Musa Bello out of my house" if you lead the household.',
  },
  {
    article: 'your-account',
    asks: 'how do i delete my account, how do i close my account, how can i deactivate my account, how to remove my account, can i delete my account, what happens when i delete my account',
    short:
      'Write "delete my account" while you are signed in. We say what goes and what the law makes us keep, and ask for your password. For 14 days signing in takes it back.',
    offers: { label: 'Delete my account', say: 'delete my account' },
  },
  {
    article: 'your-account',
    asks: 'how do i download my data, how can i get a copy of my data, can i see all you know about me, how do i export my account',
    short:
      'Write "download my data" while you are signed in. You get one file with your details, orders, payments, tokens, tickets and what you wrote here. Three times a day at most.',
    offers: { label: 'Download my data', say: 'download my data' },
  },
  {
    article: 'your-account',
    asks: 'privacy, privacy policy, what do you know about me, what do you keep about me, what data do you keep, which data do you have about me, what information do you store, how long do you keep my data, where is my data stored, who sees my data, who can see my data, is my data safe, what personal data do you have',
    short:
      'We keep your account, what you buy and pay, what you write here while you are signed in, and what is written to support. What each is for and how long we keep it stands at [/privacy](/privacy).',
  },
  {
    article: 'chat-and-forms',
    asks: 'how do i use the chat, how to use this chat, how does the chat work, how do i use this app, how does this app work, how does this site work, what is this app, how do i correct an answer, how do i change an answer, how do i go back in chat, how do i go back, what is form view, how do i switch to form, do you understand pidgin, which language do you speak, can i type pidgin, are you a robot, are you a bot, are you human',
    short:
      'Write what you want in your own words, in English or Pidgin: "buy light 5k". To change an answer, write "no, make it 7000". For a form, write "show as form". We charge nothing before you say yes.',
  },
  {
    article: 'tickets',
    asks: 'what is a ticket, how do i open a ticket, how to open ticket, how do tickets work, how do i see my tickets, how do i attach proof of payment, where do i send proof of payment, how do i send screenshot, how large may a file be, how do i reply to a ticket, how long does support take',
    short:
      'A ticket is a question to our support team, with a number. Write "open a ticket". You can attach a picture or PDF of up to 5 MB. The answer comes in the chat and by e-mail.',
    offers: { label: 'Open a ticket', say: 'open a ticket' },
  },
  {
    article: 'contact',
    asks: 'how do i contact support, how can i contact you, how do i reach support, how do i talk to a person, how do i speak to an agent, what should i send to support',
    short:
      'Write "person", or use the form at [/contact](/contact). Tell us the order number, your e-mail address, the meter number, the amount, the time, and what the meter shows. Never send card numbers or passwords.',
    offers: { label: 'Talk to a person', say: 'person' },
  },
  {
    article: 'uploads',
    asks: 'how do i upload meters, how to upload meter numbers, how do i upload payments, how do i upload levies, what columns does the file need, what should the csv look like, csv format, file format for upload, how do i make a csv, why are rows invalid, why was my row rejected, how many rows can i upload, where is the template, how large may an upload be',
    short:
      'Drop a .csv file on the chat. Or write "upload meters", "upload existing payments" or "upload levies". We show you the wrong rows, and leave them out. Write "csv template" for a file to start from.',
  },
  {
    article: 'running-an-estate',
    asks: 'how do i find a resident, how do i verify a resident, how do i fine a resident, how do i record cash payment, how do i set occupancy, how do i mark apartment unoccupied, how do i change the logo, how do i see who owes, how do i see what was changed, how do i manage residents, how do i request a service',
    short:
      'Write it as you would say it: "find resident Amaka", "fine 45701120409 5000", "Amaka Eze paid 20k levy", "mark 45701120409 unoccupied" or "who owes levy". You see it once more before we save it.',
  },
];
