/** By what a name is told that nobody capitalised, in the notation of `machines/talk/reading/phrases.ts`. */
export const NAME_PHRASES = {
  /* what stands before the name of somebody or of a place */
  leads:
    'for, from, by, to, called, mr, mrs, miss, ms, dr, doctor, engr, engineer, barr, barrister, prof, chief, alhaji, alhaja, hajia, mallam, pastor, rev, madam, mama, papa, baba, iya, uncle, aunty, auntie, aunt, brother, sister, bro, sis, oga, landlord, landlady, tenant, caretaker, agent, wife, husband, son, daughter, friend, neighbour, neighbor, i am, im, i be, this is, name, names, surname, name|surname|username is|na|be, password, passcode, pin, otp, username, password|passcode|pin|otp is|na|be',
  /* what stands behind the name of a place */
  place:
    'street, str, close, road, rd, avenue, ave, crescent, lane, way, drive, estate, quarters, gardens, court, villa, layout, junction, town, city, house, plaza',
  /* given names and surnames that are no words, as they are written in small letters */
  name: `ade, adeola, adebayo, adekunle, adaeze, adaobi, adamu, ahmed, aisha, akin, akpan, alabi, aliyu, amaka, amara, amina, aminu, anita, ayo, ayodele, azeez, babajide, babatunde, bala, bashir, bassey, bayo, bello,
    bisi, bola, bolaji, bukola, chidi, chidinma, chika, chinedu, chinwe, chioma, chuka, chukwu, chukwudi, damilola, danjuma, dapo, david, dayo, dele, deji, ebere, ebuka, efe, efosa, ejike, ekaette, eke, emeka, emmanuel, ese, eze,
    fatima, fatimah, femi, folake, funke, funmi, garba, gbenga, habiba, halima, hassan, hauwa, hussein, ibrahim, idris, ifeanyi, ifeoma, ifunanya, ify, ijeoma, ike, ikechukwu, ikenna, ini, iyabo, jamiu, jide, jimoh, joseph, jumoke, kabir,
    kabiru, kehinde, kelechi, kemi, kenneth, khadija, kola, kolawole, kunle, lanre, lawal, lekan, lola, maryam, michael, mohammed, muhammad, musa, mustapha, ngozi, nkechi, nkem, nneka, nnamdi, nnenna, nosa, obi, obinna, odion,
    okafor, okeke, okon, okonkwo, okoro, ola, olamide, olu, olumide, oluwaseun, oluwatobi, onyeka, osagie, osas, patience, peter, rasheed, ronke, sade, sadiq, salisu, samuel, sani, segun, seun, shade, shola, simi, sola, soji, taiwo,
    tayo, temi, temitope, titi, titilayo, tobi, tokunbo, tola, tolu, tope, tunde, tunji, uche, ufuoma, umar, usman, victor, wale, yakubu, yemi, yetunde, yinka, yusuf, zainab, zara`,
} as const;
