/** How something is done, for who asks how and has not asked for it to be done. */
export const ASKED_HOW = {
  signOut: 'To sign out of this device, write "sign out". To sign out of every device, write "sign out everywhere".',
  cancel: 'To leave what is open, write "cancel". Nothing is charged before you say yes.',
  startOver: 'To begin what is open once more, write "start over".',
  back: 'To change your last answer, write "back".',
  asTable: 'To see a list as a table, write "show as table".',
  asForm: 'To fill in what is open as a form, write "show as form".',
  asChat: 'To answer one question at a time, write "show as chat".',
  receipt: 'To have a receipt again, write "my last receipt", or "receipt for" and the order number.',
  resend: 'To see your last token once more, and have it by e-mail, write "resend my token".',
  begins: (say: string) => `Write "${say}". I ask for what I need, and do nothing before you say yes.`,
} as const;
