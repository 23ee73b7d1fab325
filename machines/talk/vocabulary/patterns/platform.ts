/** What the platform is run with, and what is asked of it. More of it stands in ../platform.ts. Same notation as groups.ts. */
export const PLATFORM: Record<string, string> = {
  estates: `4: show estate -uploaded, estate PLATFORM SHORT, estate what PLATFORM, estate all, estate howmuch, estate count, estate isit, estate ask PLATFORM, estate verify PLATFORM, estate account PLATFORM, show estate PLATFORM, find estate PLATFORM
   5.2 -register -create -add -request: estate pricelist PLATFORM`,
  'register-estate':
    '5.1 -count -howmuch: register PLACE PLATFORM -service -fee, register estate PLATFORM, create estate PLATFORM, add estate PLATFORM, adminuser PLATFORM, create adminuser, register adminuser, signup estate PLATFORM, set estate PLATFORM -service -fee',
  'create-service':
    '5.2: create svccharge PLATFORM, add svccharge PLATFORM, create service PLATFORM, add service PLATFORM, create estateservice PLATFORM -fee, add estateservice PLATFORM, want service PLATFORM create, service called PLATFORM, estateservice monthly PLATFORM, set estateservice PLATFORM, create service',
  'enable-service':
    '5.6: enable service, enable estateservice PLATFORM, enable estate PLATFORM, enable power PLATFORM, enable airtime PLATFORM, enable data PLATFORM, enable levy PLATFORM, enable svccharge PLATFORM, add service estate PLATFORM existing, enable PLATFORM, set service estate PLATFORM, feature PLATFORM estate, give estate service PLATFORM, service give estate PLATFORM, enable cable PLATFORM, enable internet PLATFORM, letothers service PLATFORM, letothers estateservice PLATFORM, letothers svccharge PLATFORM, letothers levy PLATFORM, letothers buy PLATFORM, letothers pay PLATFORM',
  'create-fee':
    '5.8: create fee PLATFORM, add fee PLATFORM, set fee PLATFORM, fee AMOUNT PLATFORM, fee PLATFORM called, fee PLATFORM estate AMOUNT, create fee, fee monthly PLATFORM, load fee PLATFORM, change fee PLATFORM, want fee PLATFORM',
  'pending-topups': `5.7: pending topups PLATFORM, pending topups DATES, pending SHORT topups, pending power PLATFORM, pending token PLATFORM, show pending PLATFORM, pending transaction PLATFORM, pending topups -past, pending ask PLATFORM, pending topups show, failing topups PLATFORM, pending PLATFORM SHORT, missing topups PLATFORM, missing PLATFORM transaction, missing PLATFORM SHORT, reject topups PLATFORM, missing power PLATFORM
   6 -sell: topups neg PLATFORM, topups neg sold PLATFORM`,
  'retry-topup':
    '6.2 -show -howgoes -USER -OWNER -VISITOR: retry, retry topups, retry REF, retry power, again REF PLATFORM, tryit REF PLATFORM, retry token, retry pending, tryit again PLATFORM, resend REF PLATFORM, load REF PLATFORM, buy REF PLATFORM, recharge again PLATFORM',
  metrics:
    '5: count meter PLATFORM, count PLATFORM -estate, count transaction PLATFORM, metrics, metrics DATES, PLATFORM transaction howmuch, PLATFORM howmuch past, PLATFORM howmuch DATES, PLATFORM transaction DATES, metrics show, PLATFORM transaction count',
  'request-service': `5.1: request service, request estateservice, service neg listed, add service -PLATFORM, fresh service want -PLATFORM, fresh service, create service -PLATFORM, add estateservice USER, add estateservice VISITOR, estateservice request, bring service, add service estate USER, request service estate, want service USER create, enable service USER, add estateservice
   5.6 -PLATFORM -ADMIN -pay -AMOUNT -MONTHS: bring internet estate, bring power estate, want estateservice service, want feature estate
   4.6 -PLATFORM -ADMIN -pay -buy -AMOUNT -MONTHS -PAST -service: give estateservice USER ASKED, give estateservice USER, bring estateservice, create estateservice USER, want estateservice USER ASKED`,
  'request-estate': `5.2: how estate listed -PLATFORM -ADMIN, how estate arrive -PLATFORM -ADMIN -pay -buy -levy, howto estate arrive -PLATFORM -ADMIN -pay -buy, want estate listed -PLATFORM -ADMIN -pay -levy, request estate, estate neg listed, estate neg exist, add estate -PLATFORM, estate register -PLATFORM -landlord -tenant, estate signup -PLATFORM -landlord -tenant -account, isit estate signup -PLATFORM, estate neg find, create estate -PLATFORM, bring estate -service -estateservice -internet -data -power
   5.2 -PLATFORM -ADMIN -pay -levy: estate called, estate neg show, estate neg arrive
   4.2 -PLATFORM -ADMIN: estate neg SHORT`,
};
