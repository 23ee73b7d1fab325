/** Accounts: coming in, and what is one's own. Same notation as groups.ts. */
export const ACCOUNTS: Record<string, string> = {
  'sign-in': `4: signin
   5.6 -forget -neg -reject -reset -change -resend -problem -leaked: credentials show, credentials want, credentials where`,
  'sign-up': `4.6: signup -adminuser -PLATFORM, newcomer SHORT VISITOR, newcomer register, newcomer signup, neg account VISITOR -signin -forget -active -approve
 3.5: register VISITOR -estate -service -adminuser, register landlord, register tenant, register SHORT ONLY -estate -service
 3: create account, account register`,
  'sign-out': '4.5: signout',
  'forgot-password': `5: forget password, credentials reject, credentials neg, reset password, password neg work, password reject, password email, link neg arrive, link reset, link resend, link finished reset, give resetlink, want resetlink, resetlink finished, resetlink EMAIL, forget email password, password problem
 4.5: neg password want, password resend, forget password change
 3: forget signin, password work
   4.8 -change -leaked -fresh: what password`,
  'change-password': `5.2: leaked
 4.6: change password, set password, correct password, create password, want password
 2.5: password SHORT
   4.7 -forget -problem: newpassword
   5.4 -forget: password reject change, password fresh change`,
  'update-profile': `4: change profile, change email, change phoneno, change namefield, correct profile, correct namefield, correct email, correct phoneno, namefield reject, change email EMAIL, profile wrong, namefield wrong, phoneno wrong, email wrong, set email, namefield change, set phoneno PHONE -AMOUNT -card -airtime
 4 -VISITOR: namefield becomes, email becomes, phoneno becomes PHONE, namefield fresh NAME, email fresh EMAIL, phoneno fresh PHONE, line fresh PHONE -airtime, change line PHONE, EMAIL email as -receipt, namefield neg NAME, namefield NAME now
 3: add phoneno -airtime`,
  'update-meter': `5.2: change meterno, change meter, correct meterno, correct meter, create meterno, meterno wrong, meter wrong -token, set meterno, fresh meterno, fresh meter DIGITS, change meter DIGITS, create meter DIGITS, fresh meter USER -buy -upload -uploaded -add -power -token -unit -AMOUNT -ask -neg
   5.2 -power -token -disco -AMOUNT -ADMIN -PLATFORM: meterno fixit DIGITS USER, meter fixit DIGITS USER, meterno neg correct USER`,
};
