/** What an administrator runs the own estate with. Same notation as groups.ts. */
export const ESTATE: Record<string, string> = {
  residents: `4.3: show verify ADMIN, show resident, resident ADMIN, resident what, resident verify, resident howmuch, resident all, howmuch resident, resident meterno, resident ask, resident neg verify, resident SHORT ONLY, resident count, count resident
   6.8 -uploaded -DIGITS: show meter register ADMIN, meter register ADMIN ask
   5.4 -DIGITS: who verify ADMIN, who neg verify ADMIN, who status ADMIN
   4.2 -NAME -DIGITS -EMAIL -change -set -mark -account: verify ADMIN SHORT`,
  'find-resident': `4.9: find resident, find NAME, find ADMIN -token -receipt, who DIGITS, who ADMIN -resident -verify -status, find DIGITS, who show DIGITS ADMIN, profile DIGITS ADMIN, show NAME resident, who meterno, who meter, resident NAME -occupancy, find ADMIN DIGITS, show ADMIN DIGITS, resident DIGITS -occupancy
   4.3 -receipt -history -paymentlist -transaction -upload -uploaded -balance -token -estate -pending -fee -logo -payment: show NAME ADMIN, where NAME ADMIN`,
  'set-occupancy':
    '5.4: occupancy, set occupancy, change occupancy, occupancy NAME, occupancy DIGITS, resident occupancy, occupancy status',
  'update-payment':
    '5.6: change balance ADMIN -ask, change payment, record2 payment -USER -OWNER, record2 svccharge, record2 fine, record2 levy, payment NAME ADMIN, correct payment, record2 past, ADMIN change svccharge, ADMIN record2 AMOUNT, ADMIN past NAME, ADMIN add payment, mark payment ADMIN, mark past ADMIN, ADMIN set past, ADMIN svccharge NAME, ADMIN fine NAME, ADMIN fine AMOUNT, ADMIN levy NAME, ADMIN svccharge past',
  'upload-meters': `5.2 -logo: upload meter, upload meterno, file meter, file meterno, add meter ADMIN, bulk meter, meter upload estate, upload resident, add meterno ADMIN -uploaded, meter landlord file, upload landlord, load meter ADMIN, load meterno file, create meter ADMIN, file resident, upload SHORT ONLY ADMIN
 4: upload ADMIN
   6 -DIGITS: load meterno ADMIN fresh, load meter ADMIN fresh`,
  'uploaded-meters':
    '6.5 -DIGITS: uploaded PLATFORM -payment -levy, uploaded meter, uploaded meterno, show meter ADMIN -upload -file, show meterno ADMIN -resident -file, uploaded show, meter all show -resident, uploaded ADMIN -payment, meter history, meter what ADMIN',
  'upload-payments':
    '6: upload payment, file payment, bulk payment, upload existing, existing payment ADMIN, upload svccharge, file svccharge, load payment file, upload service payment, upload fine, upload past, existing file, payment load ADMIN, file past ADMIN, file history load ADMIN -show -download, file paymentlist load ADMIN -show -download, file history add ADMIN -show -download, add payment file, upload history, upload transaction',
  'upload-dev-levy': `6.6: upload levy, file levy, bulk levy, levy load ADMIN file, levy upload, levy file ADMIN, levy existing, add levy file, levy load ADMIN, levy file
   6.6: add levy show ADMIN, load levy show ADMIN`,
  'edit-logo': '7: logo',
};
