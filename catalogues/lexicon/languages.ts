/**
 * The common wishes in Yoruba, Hausa and Igbo, alone and mixed with English. Same notation as products.ts, without tone marks. Mostly
 * phrases: a short word of one language is another word elsewhere, and alone it means nothing here.
 */
export const LANGUAGE_WORDS: Record<string, string> = {
  want: `mo fe, mo nilo, mo nfe, mo n fe, a fe, ina so, ina son, ina bukata, ina bukatar, ina bukatan, ina neman, muna so, muna son, na ke so, nake so,
    achoro m, choro m, acho m, a choro m, achom, achorom, anyi choro, m na acho`,
  buy: `fe ra, ba mi ra, ba wa ra, ra fun mi, lati ra, fe lo ra, saya, sayen, sayi, siya, siyan, siyo, sayo, sayar min, in saya, in siya, saya min, siya min, sayan,
    izuta, zuta, zutara m, zutere m, zuru m, ka m zuo, ka m zuta, zuo, igo, gote, gotere m, gotara m, ka m gote, zuro m, zuta ra m`,
  pay: `fe san, ba mi san, ba wa san, lati san, san owo, biya, biyan, zan biya, in biya, biya min, ikwu ugwo, kwuo ugwo, kwu ugwo, ikwu ego, kwuo ego, kwuru m,
    ka m kwuo, ka m kwu, akwu ugwo, kwuoro m, ikwu, kwuo`,
  load: 'ba mi fi, fe fi owo si, fi si meter, fi sinu meter, ba mi ko, saka min, sa min, zuba min, loda min, a saka, a loda, saka a, tinye m, tinyere m, tinye, itinye, tinyere',
  give: 'fun mi ni, fun mi, e fun wa, fi ranse si, ba ni, bani, turo min, tura min, aiko min, turo mani, tura mani, nye m, nyem, zitere m, ziteram, zite m, nyetu m',
  resend:
    'tun fi ranse, fi ranse pada, tun fun mi, sake turo, sake tura, sake aiko, zighachi m, zighachi, zitegharia, zighariara m, zigharia, zite ozo, ziteghachi, zighachiri m',
  renew: 'sabunta, mu gharia, sabuntawa',
  power: `ra ina, owo ina, san ina, ina nepa, ina prepaid, ina mi, ina wa, ina ile mi, ina ile, wuta, wutar, wutan, wutar lantarki, lantarki, kudin wuta, kudin lantarki, wutar nepa,
    ego oku, ego nepa, oku latrik, latrik, oku nepa, oku na, m oku, zuta oku, oku agwula, oku m`,
  unit: 'yunit',
  airtime:
    'kati, katin, katin waya, katin kira, kaadi ipe, kaadi mtn, kaadi glo, kaadi airtel, kaadi foonu, kaadi ekwenti',
  data: 'datar, data naa',
  meterno:
    'nomba meter, nomba mita, nonba meter, lambar meter, lambar mita, lambar mitar, nomba meter mi, onu ogugu meter',
  usedup: 'ti tan, ti pari, ya kare, ta kare, sun kare, ya qare, agwula, agwugo, agwuchaala, agwusiala, agwuola',
  finished: 'ti tan, ti pari, ya kare, ta kare, sun kare, ya qare, agwula, agwugo, agwuchaala, agwusiala, agwuola',
  past: `mo ti san, ti san owo, mo ti ra, mo san, ti mo san, ti mo ra, mo ti sanwo, a ti san, na biya, na riga na biya, mun biya, na saya, na siya, mun saya, da na biya, da na saya, na tura kudi,
    akwuola m, akwugo m, akwuo m, m kwuru, azugo m, azutara m, azuola m, m zutara, m zuru, akwuru m, akwuchaala m, azutala m`,
  neg: `ko de, ko ti de, ko tii de, o de o, o ti de, mi o ri, mi o ti ri, mi o tii ri, n ko ri, ko wole, ko sise, ko sise mo, ko gba, ko lo, ko si, bai zo, bai zo ba, bai shigo, bai shigo ba, ban samu, ban samu ba, ban gani, ban ga, bai iso, bata zo, ban san, babu, bai karba,
    baya aiki, ba ya aiki, abiaghi, erughi, ahughi m, ahughim, anatabeghi m, anataghi m, abiabeghi, enwetaghi m, enwetabeghi m, ahubeghi m, anaghi, amaghi m, enweghi m, enweghim`,
  arrive: `ko de, ko ti de, ko tii de, o de o, o ti de, mi o ri, mi o ti ri, mi o tii ri, n ko ri, bai zo, bai zo ba, bai shigo, bai shigo ba, ban samu, ban samu ba, bai iso, bata zo, ban ga, ban gani,
    abiaghi, erughi, ahughi m, ahughim, anatabeghi m, anataghi m, abiabeghi, enwetaghi m, enwetabeghi m, ahubeghi m`,
  reject:
    'ko wole, ko gba, ta ki, ya ki, taki, yaki, bai karba, baya karba, ba ya karba, anabata, anabataghi, ajuola, ajugo, ajuru, na aju, juru',
  debit:
    'ti yo owo, yo owo, yo owo lowo mi, yo owo mi, won ti yo owo, ti yo owo lowo mi, ge owo, an cire kudi, an cire, cire kudi, an cire min kudi, an dauke kudi, an yanke kudi, ewepula ego, e wepuru ego, ewepuru ego, ha ewerela ego',
  howmuch: 'elo ni, eelo ni, elo lo, elo le, ni elo, nawa ne, nawa ake, nawa ce, kudin nawa, ego ole, ole ka',
  balance:
    'mo je, gbese mi, elo ni mo je, je gbese, elo lo ku, ku ninu, ake bina, ana bina, ake bi na, bashi, bashin, bashina, m ji, ji ugwo, ugwo m ji, ugwo m, ka m ji, ugwo mere m',
  what: 'kini, ki ni, mene, menene, mene ne, gini, gini bu',
  where: 'nibo, ni ibo, a ina, ebee, olee ebe',
  howto:
    'bawo ni mo se le, bawo ni mo se, bawo ni mo le, bawo ni a se, yaya zan, yaya ake, ta yaya, yadda ake, yaya zan yi, kedu ka m ga esi, kedu ka m si, kedu ka a ga esi, kedu otu m ga esi, kedu ka e si, otu a ga esi, kedu ka esi',
  help: `ran mi lowo, e ran mi lowo, iranlowo, ran wa lowo, kini mo le se, ki ni mo le se, taimako, taimake ni, taimaka min, ku taimaka, ku taimake ni, a taimaka, me zan iya, me zan iya yi, nyere m aka, nye m aka, enyemaka, gini ka m ga eme, gini ka m nwere ike ime,
    yaya ake amfani, yaya ake amfani da, kedu ka m ga esi jiri, kedu ka esi eji, bawo ni mo se le lo`,
  human: `ba eniyan soro, eniyan gidi, ba eniyan gidi soro, ba enikan soro, eniyan kan soro, magana da mutum, yi magana da mutum, magana da wani, magana da ma aikaci, mutum na gaske, mutum nake so,
    mmadu okwu, gwa mmadu, gwa mmadu okwu, mmadu kwuo okwu, kwurita okwu, soro mmadu, iso mmadu, isoro mmadu, agent mmadu`,
  show: 'fe ri, fi han mi, fi han, nuna min, nuna mini, nuna mani, ina so in ga, in ga, gosi m, gosim, ka m hu, gosi anyi',
  history:
    'owo ti mo ti san, owo ti mo san, ti mo ti ra, ti mo ti san, da na saya, da na biya, abin da na saya, ihe m zuru, ihe niile m zuru, ihe m zutara, m zutara, m kwuru, ugwo m kwuru',
  receipt: 'rasit, rasiti, risiti, rasidi, iwe eri owo',
  status: 'kini ipo, ipo account, matsayin account, matsayin asusu',
  account: 'asusu, asusun, asusuna, akanti',
  forget: 'mo gbagbe, mo ti gbagbe, gbagbe, na manta, manta, echefuru m, chefuru m, echefula m, echefurum, echefuola m',
  password: 'kalmar sirri, password mi, okwuntughe',
  signup:
    'si account, la account, fe si account, bude account, bude asusu, bude akanti, bude sabon account, yi rijista, yi rajista, rijista, rajista, yin rijista, mepee account, imepe account, mepe account, imepe akaunti, debanye aha, idebanye aha',
  signin:
    'wole si account, fe wole, ba mi wole, shiga account, shiga asusu, in shiga, shiga cikin account, banye na account, ibanye na account, abanye na account, ka m banye, ibanye',
  signout:
    'jade kuro, fe jade, jade kuro ninu account, fita daga account, fita daga asusu, in fita, puo na account, ipu na account, pua na account, ka m puo',
  back: 'pada seyin, e pada seyin, lo seyin, koma baya, mu koma baya, laghachi, laghachi azu, gaghachi azu, laghachi na azu',
  cancel:
    'fi sile, e fi sile, fi i sile, mi o se mo, e ma se mo, e ma se e mo, ma se mo, fagi le, bar shi, ka bar shi, a bar shi, ku bar shi, a soke, soke, na fasa, a bari, hapu ya, hapuya, kwusi ya, kagbuo, hapu, achoghizi m',
  startover:
    'tun bere, bere lati ibere, lati ibere, tun bere lati ibere, a fara daga farko, daga farko, sake farawa, fara daga farko, malite ozo, bido ozo, si na mbido, malitegharia',
  repeat:
    'tun so, e tun so, tun un so, so lekan si, kini e so, ki le so, sake fada, sake fadi, ban gane ba, ban gane, maimaita, me kuka ce, me ka ce, kwughachi, kwuo ozo, gini ka i kwuru, kwugharia, ekwughi m',
  greet: `e kaaro, ekaaro, e kaasan, ekaasan, e ku irole, e kurole, e ku ise, e ku ojumo, e kaale, e ku ojo meta, bawo ni, bawo ni awon, se daadaa ni, se alafia ni, e nle, e pele o, pele o, e ku oju lona,
    ina kwana, ina wuni, ina yini, ina gajiya, barka, barka da safiya, barka da yamma, barka da rana, barka da zuwa, sannu, sannu da zuwa, sannu da aiki, salam, salamu alaikum, assalamu alaikum, assalam alaikum, salam alaikum, yaya aiki, yaya dai, yaya kake, yaya gida, yaya kuke,
    kedu, kedu ka i mere, kedu ka imere, ututu oma, i boola chi, iboola chi, ibola chi, ndewo, ndeewo, nnoo, nno, mgbede oma, ehihie oma, deeje, kedu maka`,
  bye: 'o dabo, odabo, o daaro, odaaro, ka a pade, sai an jima, sai anjima, sai gobe, sai wata rana, mu kwana lafiya, sai da safe, ka o di, ka odi, ka omesia, ka o mesia, ka chi foo, ka chi fo, ka chi bo, ije oma, nodu mma',
  thanks:
    'e se, ese, o se, ose, e seun, e seun o, eseun, adupe, a dupe, mo dupe, e se gan, na gode, mun gode, nagode, godiya, na gode sosai, allah ya saka, allah saka, daalu, dalu, imela, ekele',
};

/** Small words of these languages that say nothing by themselves. */
export const LANGUAGE_FILLERS = `mi, mo, wa, yen, yi, naa, ninu, lati, jowo, ejowo, e jowo, kia, bayi, nibi, sugbon, gan ni, pelu, owo, kuro,
  allah, sosai, yanzu, kawai, amma, ne, ce, wannan, nan, kudi, kudin, mini, har, yau, gobe, zan, iya, ku, da, saboda,
  m, gi, ya, ka, ahu, maka, ugbu, ugbua, nke, ego, ugwo, anyi, bu, ga, niile, taa, kita`;
