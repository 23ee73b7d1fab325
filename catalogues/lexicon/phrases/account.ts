/** What is said of an account: the mail that confirms it, what only an administrator changes, closing it, every device. */
export const ACCOUNT_PHRASES = {
  mail: 'email|emails|mail|mails|link|links|message|messages|code|codes|address, email address',
  confirms: 'verif*|confirm*|activat*',
  still: 'is|has|was|still|not|isnt|hasnt|never|been|no|dey|yet',
  confirmation: `<confirms> <mail>, resend|send|get|give|receive|request|again me? the|my|a|new... <confirms>,
    verify|confirm|activate my|the|this? account|email|mail, email|account <confirms>, email|address|account <still> <still>... <confirms>,
    <mail> to|for verify|confirm|activate, <mail> wey go|dey verify|confirm|activate`,
  /** Of a purchase, not of an address; and who asks whether it is so has no mail sent. */
  noConfirmation: 'payment, receipt, token, transaction, order, am i, is my, resident, residents, meter',
  /** While a code is asked for that was mailed: it is to be mailed once more, it did not come, or its address was another. */
  mailsCodeAgain: `resend|re-send, send|mail|email|forward ... again, send|mail|email|forward ... once more, another|new|fresh|different code|message,
    send|mail|email|give me? another|new mail|email|one, ask for another, request another|new`,
  codeNotCome:
    'not|never|no|nothing|didnt|havent|hasnt|dont|doesnt|aint ... get|got|gotten|receive|received|see|seen|come|came|arrive|arrived|reach|reached|enter|entered',
  codeElsewhere: `another|different|other|wrong|new my|the|this? address|email, another|different|other|wrong|new e|email mail|address,
    change|correct|edit|fix my|the|this? address|email, not my address|email, address|email is|was|na? wrong`,
  changes: 'change*|update*|edit|correct|switch|remove|wrong|move|moved|transfer, no be, make me',
  administered: '<changes> ... address|flat|block|estate|house|street|role|landlord|tenant|apartment|status',
  mailAddress: 'email|mail address',
  ends: 'delete|close|remove|deactivate|cancel|disable|erase|terminate, turn off, shut down',
  leaving: `<ends> my|this account|profile, delete|erase|remove all? my personal? data,
    my|this account|profile deleted|closed|removed|erased, my|this account|profile to be deleted|closed|removed|erased,
    my personal? data deleted|closed|removed|erased, my personal? data to be deleted|closed|removed|erased`,
  /** The same said in no more words. */
  leavingAlone: 'please|abeg? <ends> account|profile please|abeg?',
  /** What is refused, threatened, told or asked about is no wish to go, and neither is what belongs to an account. */
  noLeaving: `not|never|dont|didnt|wont|cant|shouldnt|cannot|no _? <ends>, if|unless|else|otherwise|why|who|when|somebody|someone, before i|you|we|una, <device>, here, on it|am,
    was|were|been|has|have|had|don <ends>|deleted|closed|removed|erased|deactivated|disabled,
    account|profile|data number|numbers|statement|statements|details|password|picture|photo|opening|plan|plans|bundle|bundles|subscription|balance|deletion|history`,
  /** A file of all that is kept of whoever asks. */
  takesOut: `download|export all? of? my account|profile|data|information|details, download|export all? my personal data|information|details,
    copy of all? my personal? data|information|details|account, send|give|show|download|export me? everything|all you|una know|have|keep|hold about|on|of me,
    send|give me? all? my personal data|information|details, send|give me? all of? my data, export|download everything|all about me`,
  /** What of an account is a file of its own. */
  noTakesOut:
    'statement, history, receipt, receipts, token, tokens, transactions, payments, number, template, mtn, glo, airtel, plan, bundle',
  device:
    'device|devices|phone|phones|computer|computers|laptop|laptops|browser|browsers|tablet|tablets|place|places|session|sessions|side',
  everywhere: 'everywhere, every where, every <device>, all of? my|the... <device>',
  signsOut: `log|logged|loged|logging|loging|sign|signed|signing _? _? _? _? out|off|comot, logout|logoff|signout|signoff,
    end|close|terminate|kill|comot|commot|kick|remove ... session|sessions|account|device|devices`,
  /** Who says so is not signed out, whatever else is meant. */
  keepsIn:
    'not|never|dont _? log|sign|logout|signout|logoff|signoff|close|comot, no wan|want|go|fit|dey _? log|sign|logout|signout|close|comot',
  staysIn: 'not|never|dont|why|cant|wont|didnt|doesnt|couldnt|wouldnt|shouldnt|isnt|wasnt|hasnt|havent',
};
