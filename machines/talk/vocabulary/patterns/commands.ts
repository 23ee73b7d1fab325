/** Commands, and what is said for the sake of talking. Same notation as groups.ts. */
export const COMMANDS: Record<string, string> = {
  help: `3.6 -buy -pay -recharge -load: help
 3.6: howto ONLY, howto ours, howto do
 4.4: howto power -load, howto cable, howto tv, howto airtime, howto data, howto do -AMOUNT, howto svccharge, howto levy`,
  menu: `3.9: menu
   4.6: menu ONLY SHORT -company -tv -data -ask -show -have`,
  back: '4.3: back, back want, back give -token',
  cancel: '4.4: cancel',
  'start-over': '5.3: startover',
  repeat: '5: repeat -transaction -payment -buy -past',
  'as-form':
    '4.6: form as, form give, form SHORT ONLY, form show, everyatonce, form want, change form, form everyatonce',
  'as-table': '4.6: table as, table SHORT ONLY, table show, table give, table want, change table, table',
  'as-chat':
    '4.7: chat as, chat SHORT ONLY, dislike, chat change, back chat, dislike chat, chat want -human, chat neg form, chat show, chat',
  greet: '2.6: greet',
  thanks: `2.9: thanks
 6: thanks arrive -failing, thanks token -failing`,
  bye: '2.8 -intends -buy -pay: bye',
  no: '2.5: no ONLY SHORT',
};
