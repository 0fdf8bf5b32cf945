/** First lines about street vendors: the certificate, the survey, evictions, PM SVANidhi. */
export const vending = {
  'vendor.certificate': {
    first:
      'Apply at the **ward office** or Town Vending Committee: ask whether you are in the survey, fill the form, pay only against a receipt, keep a stamped copy. Not in the survey? Ask in writing to be counted.',
    when: '**After a visit or two** the office decides; no day is fixed on our pages. Ask every two weeks with the application number. In Telangana, as reported, the certificate is good for {vendor.telangana.years}.',
    cost: '**{vendor.telangana.fee.town} to {vendor.telangana.fee.mission-city}** was reported for Telangana, years ago; each state fixes its own fee. Ask at the ward office and pay only against a receipt.',
    how: 'Apply at **the ward office** or Town Vending Committee with Aadhaar, photos and proof that you vend: ask whether you are in the survey, fill the form, pay only against a receipt, keep a stamped copy.',
    can: '**Yes**, you can apply at the ward office or Town Vending Committee, also as a new vendor between two surveys; in Telangana and Andhra Pradesh from {vendor.age.telangana}. The certificate cannot be sold or rented out.',
    must: '**Yes**, once the survey is finished: without a certificate you can be removed and fined, at most {vendor.penalty}. Until the survey is done and certificates are given to all, nobody may be evicted. Apply at the ward office now.',
  },
  'vendor.letter': {
    first:
      'Ask for it on the PM SVANidhi portal or at the **ward office**, with anything that shows that you vend. The letter costs nothing. If your name is in the survey, you need none.',
    when: '**No day is fixed** on our pages: the office decides, and may look at your stall first. No answer? Go to the ward office with the number; after weeks without one complain on CPGRAMS.',
    cost: '**Nothing**: the letter is free, and a bought one can cost you the loan. Ask on the PM SVANidhi portal or at the ward office.',
    how: 'Ask **on the PM SVANidhi portal or at the ward office**, with Aadhaar, a photo of your stall and anything that shows that you vend; keep the number. The letter costs nothing. In the survey? Then you need none.',
    can: '**Yes**, if the survey left you out: ask on the PM SVANidhi portal or at the ward office, with anything that shows that you vend, such as fine receipts or a union’s letter. It costs nothing.',
    must: '**No**, if your name is in the survey or you hold a certificate: then you need no letter for the loan. **Yes**, for the PM SVANidhi loan, if you have neither. The letter costs nothing.',
  },
  'vendor.rights': {
    first:
      'To vend in **your zone and hours**, {vendor.notice} of notice before a certificate holder moves, seized goods back, and a hearing before a certificate is cancelled. Before survey and certificates are done, no eviction.',
    when: '**{vendor.notice}** before a certificate holder must move; goods that spoil come back **{vendor.return-perishable}**, others within **{vendor.return-goods}**, once you claim them and pay the fee. No eviction before survey and certificates are done.',
    cost: '**{vendor.notice}** of notice before a certificate holder moves, seized goods back {vendor.return-perishable} if they spoil, others within {vendor.return-goods}, and {vendor.committee-vendors} of the committee are vendors. Vending without a certificate: at most {vendor.penalty}.',
    how: 'Show **your certificate**, ask for the written notice and the officer’s name, and write down time and place. Then complain to the grievance committee; for a free lawyer call {helpline.legal-aid}.',
    they: '**No**, neither police nor anyone else may stop you while you keep to your certificate, and nobody may evict you before survey and certificates are done. After the survey, without a certificate, they can remove and fine you.',
    can: '**Yes**, with a certificate you may vend in your zone at your hours. Before survey and certificates are done, nobody may evict you. **No** in a no-vending zone, on railway land, or after the survey without a certificate.',
    must: '**No**, you need not go at once if you hold a certificate and keep to it: {vendor.notice} of written notice come first. Before survey and certificates are done, nobody is evicted. **Yes**, after the survey and without a certificate.',
    is: '**Yes**, the Street Vendors Act, 2014 is on your side: your zone and hours, {vendor.notice} of notice before a certificate holder moves, seized goods back, a hearing, and no eviction before survey and certificates are done.',
  },
  'vendor.duties': {
    first:
      'Vend **yourself or with family**, keep to your certificate, keep the place clean and pay the fee against a receipt. Clear your goods when shared hours end; never rent out certificate or place.',
    cost: 'At most **{vendor.penalty}** for each breach of the certificate’s terms. The vending fee and the charge for upkeep are local: pay them against a receipt.',
    how: '**Vend yourself** or with family, keep to the certificate, keep the place clean, leave drains, benches and trees as they are. Clear your goods when shared hours end; pay the fee against a receipt.',
    they: '**Yes**, for a breach they can fine you, at most {vendor.penalty} for each offence. Before a certificate is suspended or cancelled you must be heard, and you can appeal.',
    can: '**No**: the certificate and the place may not be rented out, sold or handed to somebody else, and you may not stay after shared hours. Your own family may vend.',
    must: '**Yes**: vend yourself or with family, keep to your certificate’s place and hours, keep the place clean and pay the fee against a receipt. Have your certificate or card ready to show.',
  },
  'vendor.told-to-move': {
    first:
      'Ask for the **written notice**. With a certificate: {vendor.notice} from it. Without: no eviction until the survey is finished and all have certificates; after that you can be removed and fined. On railway land this Act does not apply.',
    when: '**{vendor.notice}** from the day on the written notice, if you hold a certificate. Without one: not before the survey is finished and all have certificates. Answer in writing before that day. Not for railway land.',
    cost: 'At most **{vendor.default-penalty} a day** for staying after the notice has run out, and the goods may be taken. Vending without a certificate: at most {vendor.penalty} for each offence.',
    how: '**Ask for the written notice** and photograph it, show your certificate, ask for the new place, and answer the town office in writing before the day. Free lawyer: {helpline.legal-aid}. On railway land this Act does not apply.',
    they: '**No**, not without a written notice and {vendor.notice} for a certificate holder, nor before the survey is finished and all have certificates. After that a vendor without one can be removed. Railway land has another law.',
    can: '**Yes**, for now: with a certificate until {vendor.notice} after a written notice, without one until the survey is finished and all have certificates. After that you can be removed and fined. Not on railway land.',
    must: '**No**, not at once. A certificate holder has {vendor.notice} from a written notice; without one nobody may be evicted until the survey is finished and all have certificates; after that you can be evicted. Railway land has another law.',
  },
  'vendor.goods-taken': {
    first:
      'Ask for a **signed list**, and claim your goods in writing at the office today. After claim and fee, what spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
    when: '**Food {vendor.return-perishable}**, other goods within {vendor.return-goods}: the time runs from your claim and the fee. So go to the office today.',
    cost: '**The fee the municipal body has fixed**, against a receipt: ask for the rate in writing. Larger than the goods are worth? Take the paper to a free lawyer: {helpline.legal-aid}.',
    how: '**Go to the office today** with a list of your goods, claim them in writing, pay against a receipt, and count before you sign. No signed list? Write your own, with two witnesses.',
    they: '**No**, not without a signed list, and not for long: after claim and fee, what spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}. Goods may be taken when the time in a notice has run out.',
    can: '**Yes**, you can get them back: claim them in writing and pay the fee against a receipt. What spoils then comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
    must: '**Yes**, to get them back you claim them in writing and pay the fee the municipal body has fixed, at the counter. Without a receipt it is no fee: ask for the rate in writing.',
  },
  'vendor.bribe-asked': {
    first:
      'Pay only against a **receipt**, at the counter; ask for the section in writing. Note name, badge, time and place, and complain in writing to the head of the office. In danger call {fire.phone.emergency}.',
    cost: '**Nothing** without a paper that names the section, and a receipt. A real fine you pay at the counter; for vending without a certificate it is at most {vendor.penalty}.',
    how: '**Complain in writing** to the head of the office, with name, badge, time, place and two witnesses. Pay only at the counter, against a receipt. Free lawyer: {helpline.legal-aid}; in danger {fire.phone.emergency}.',
    they: '**No**: neither police nor officers may take money without a paper and a receipt, nor free food. Note name, badge, time and place, and complain in writing to the head of the office. In danger call {fire.phone.emergency}.',
    can: '**Yes**, you can say no and complain: note name, badge, time and place, and write to the head of the office. Offer nothing, stay calm. In danger call {fire.phone.emergency}.',
    must: '**No**: without a paper that names the section, and a receipt, it is no fine, and you need not pay it there. Say that you will pay at the counter. In danger call {fire.phone.emergency}.',
  },
  'vendor.police': {
    first:
      'Ask for **name, station and order**, and stay calm. With a certificate: nobody may stop you in your place and hours. Without: ask for the order in writing. In danger call {fire.phone.emergency}; free lawyer: {helpline.legal-aid}.',
    cost: 'At most **{vendor.penalty}** for each offence, for vending without a certificate or against its terms. Ask for the section in writing, and pay only at the counter, against a receipt.',
    how: '**Ask for name, station and order**, write them down with the time, and show your certificate. Then tell the Town Vending Committee. In danger call {fire.phone.emergency}; free lawyer {helpline.legal-aid}.',
    they: '**No**, while you keep to your certificate nobody may stop you, the police included. Without one ask for the order in writing: the town office decides. In danger call {fire.phone.emergency}; free lawyer {helpline.legal-aid}.',
    can: '**Yes**, with a certificate you may go on in your place and hours, and you can complain in writing. Without one, ask for the order in writing. Free lawyer: {helpline.legal-aid}; in danger {fire.phone.emergency}.',
    must: '**No**, you need not stop vending while you keep to your certificate’s place and hours. Without a certificate ask for the order in writing. Stay calm, touch nobody; in danger call {fire.phone.emergency}.',
  },
  'vendor.penalty': {
    first:
      'At most **{vendor.penalty}** for each offence, without a certificate or against its terms. For staying after the notice to move has run out: at most {vendor.default-penalty} a day.',
    cost: 'At most **{vendor.penalty}** for each offence, without a certificate or against its terms. For staying after the notice to move has run out: at most {vendor.default-penalty} a day.',
    how: '**Ask for the notice** with its section, and pay only at the counter, against a receipt: at most {vendor.penalty} for each offence. Then apply for a certificate at once, in writing.',
    they: '**Yes, but at most {vendor.penalty}** for each offence, without a certificate or against its terms; for staying after the notice has run out at most {vendor.default-penalty} a day. A larger fine: ask for the section in writing.',
    must: '**No**, not on the spot: without a paper that names the section, and a receipt, it is no fine. A real one is at most {vendor.penalty} for each offence, paid at the counter.',
  },
  'vendor.survey': {
    first:
      'At least every **{vendor.survey-years}**, by the Town Vending Committee. Ask your ward office whether there was a survey and whether your name is in it.',
    when: 'At least every **{vendor.survey-years}**, by the Town Vending Committee. The day in your town we do not know: ask your ward office, and whether your name is in the last survey.',
    how: '**Ask the ward office** two things: was there a survey, and is my name in it? Keep Aadhaar, a photo at your stall and old receipts ready. Not in it? Ask in writing to be counted.',
    they: '**Yes, but perhaps not this year**: the Town Vending Committee surveys all vendors at least every {vendor.survey-years}. Ask your ward office for the day, and whether your name is in the last one.',
    can: '**Yes**, every vendor can be counted, with a stall or moving about. Not in the survey? Ask the ward office in writing to be counted, and for a Letter of Recommendation.',
    must: '**Yes**, the town must survey all vendors, at least every {vendor.survey-years}. Who is found in it gets a certificate. Were you missed? Ask in writing to be counted.',
    is: '**Yes**: all vendors are counted, with a stall or moving about, at least every {vendor.survey-years}. Whether your name is in it, the ward office says.',
  },
  'vendor.age': {
    first:
      'From **{vendor.age-min}** by the Act, but a state may ask for more: {vendor.age.telangana} in Telangana, {vendor.age.andhra} in Andhra Pradesh.',
    when: '**From {vendor.age.telangana}** of age in Telangana and Andhra Pradesh. By the Act from {vendor.age-min}, but a state may ask for more.',
    cost: '**{vendor.age.telangana}** in Telangana and Andhra Pradesh. By the Act {vendor.age-min}, but a state may ask for more. No highest age is named.',
    they: '**Yes**, below {vendor.age.telangana} they can refuse you in Telangana and Andhra Pradesh. The Act itself says {vendor.age-min}, and a state may ask for more. No highest age is named.',
    can: '**No** below {vendor.age.telangana} in Telangana and Andhra Pradesh, and below {state.vendor-age.gujarat} in Gujarat, Rajasthan and West Bengal; elsewhere **Yes** from {vendor.age-min}, unless your state asks for more. No highest age is named.',
    must: '**Yes** in Telangana and Andhra Pradesh: a vendor there is at least {vendor.age.telangana} old. The Act itself says {vendor.age-min}; your state may ask for more. No highest age is named.',
    is: '**Yes**, there is a lowest age: {vendor.age-min} by the Act, but {vendor.age.telangana} in Telangana and Andhra Pradesh. No highest age is named.',
  },
  'vendor.committee': {
    first:
      'The town’s committee that **surveys vendors** and gives certificates. At least {vendor.committee-vendors} of its members are vendors, elected by vendors; {vendor.committee-women} of those are women. The ward office must tell you their names.',
    cost: 'At least **{vendor.committee-vendors}** of the members are vendors, elected by vendors; {vendor.committee-women} of those are women.',
    how: '**Ask at the ward office** for the vendors’ members of your Town Vending Committee: it must tell you their names. The committee surveys vendors and gives certificates.',
    can: '**Yes**, vendors can sit on it: at least {vendor.committee-vendors} of its members are vendors, elected by vendors, and {vendor.committee-women} of those are women. Ask the ward office when the next election is.',
    is: '**Yes**: each town has one, and vendors elect at least {vendor.committee-vendors} of its members from among themselves; {vendor.committee-women} of those are women.',
  },
  'vendor.family': {
    first:
      'Ask the municipal body for **SVANidhi se Samriddhi**: it links a borrower’s family to insurance, pension, ration and help for mothers. If the vendor dies or falls ill, ask the Town Vending Committee what the family may do.',
    how: '**Ask at the municipal body** for SVANidhi se Samriddhi: it links a borrower’s family to insurance, pension, ration and help for mothers. After death or illness ask the Town Vending Committee about the stall.',
    can: '**Yes**, the family of a PM SVANidhi borrower is linked to insurance, pension, ration and help for mothers: ask at the municipal body. Taking over a stall after death or illness: ask the Town Vending Committee.',
    must: '**Yes**, for SVANidhi se Samriddhi somebody in the family must have a PM SVANidhi loan. If nobody has come to your house for it, ask at the municipal body.',
    is: '**Yes**, for the family of a PM SVANidhi borrower: SVANidhi se Samriddhi links it to insurance, pension, ration and help for mothers. Ask at the municipal body what fits.',
  },
  'vendor.scale': {
    first:
      '**Yes**, if you sell by weight, at a cart too. An electronic scale is stamped again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}; with a stamp that has run out it may not be used.',
    when: '**Every {vendor.scale.electronic}** for an electronic scale, every {vendor.scale.beam} for weights and a beam scale. The stamp shows when it was last checked.',
    cost: '**A small fee of the state**, by the size of the scale: ask before, and take a receipt. A first fine for a wrong scale can reach {sectors.scales.fine}.',
    how: '**Take the clean scale** to the Legal Metrology office of your district, or its camp in the market. Pay against a receipt, watch that the stamp is put on, and keep the certificate near the scale.',
    they: '**Yes**, the officer may test your scale and take one without a stamp: ask for a receipt. A first fine for a wrong scale can reach {sectors.scales.fine}; some first slips can end with a notice.',
    can: '**No**, not a kitchen scale, nor one without a stamp or with a stamp that has run out, even if it is exact. Buy a stamped one from a licensed dealer, with a bill.',
    must: '**Yes**, if you sell by weight, at a cart too. An electronic scale is stamped again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}.',
  },
  'vendor.scale-officer': {
    first:
      'Show the **stamp certificate**, let the officer test the scale, and ask for what is wrong in writing, with a receipt if the scale is taken. Taken without a stamp? Stamped in time, it is not forfeited.',
    when: '**By the day the notice names**. Put right what it says, have the scale stamped, and tell the officer in writing: stamped in time, it is not forfeited.',
    cost: '**Up to {sectors.scales.fine}** can be the first fine for a wrong scale. Since {sectors.scales.notice-since} some first slips can end with a notice instead; never fraud, never a second time.',
    how: '**Show the stamp certificate**, let the officer test the scale, and ask for what is wrong in writing, with a receipt if the scale is taken. Then have it stamped, and write to the officer.',
    they: '**Yes**, the officer may test your scale and packets and take a scale without a stamp, but ask for it in writing, with a receipt. Stamped in time, the scale is not forfeited.',
    can: '**Yes**, a scale taken because it had no stamp is not lost: stamped in time, it is not forfeited. Ask what is wrong in writing, put it right, and tell the officer in writing.',
    must: '**Yes**, show the stamp certificate and let the officer test the scale. Ask for what is wrong in writing, and for a receipt with section and number if the scale is taken.',
  },
  'vendor.city-notice': {
    first:
      'Find the section, the amount and the **last day**. If it is not right, answer in writing before that day. Pay only at the counter or on the site, against a receipt.',
    when: '**By the last day on the notice**: each town has rules of its own. No day on it, or the notice lost? Ask the office in writing at once.',
    cost: '**The amount on the notice**: each town has its own. Ask how it was worked out. For vending without a certificate it is at most {vendor.penalty} for each offence.',
    how: '**Answer in writing** before the last day: ask for the section and how the amount was worked out. Photograph every page, keep a stamped copy, and pay only at the counter or on the site.',
    they: '**Yes**, it can come to that: a shop without a licence may be closed. So ask for the section in writing, answer before the last day, and pay nobody in cash.',
    can: '**Yes**, you can write back before the last day: ask for the section, how the amount was worked out, how you can be heard, and for time. Keep a stamped copy.',
    must: '**Yes**, answer in writing before the last day, also if the notice is not right. If the amount is right, pay only at the counter or on the site, against a receipt.',
  },
  'svanidhi.loan': {
    first:
      'Up to **{msme.svanidhi.first}** first, {msme.svanidhi.second} when that is paid back, then {msme.svanidhi.third}, without security. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
    cost: 'Up to **{msme.svanidhi.first}** first, {msme.svanidhi.second} when that is paid back, then {msme.svanidhi.third}, without security. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and a vendor’s paper, for up to {msme.svanidhi.first}. The application costs {vendor.loan.fee}.',
    can: '**Yes**, up to {msme.svanidhi.first} first, if you sell in a town and have a vendor’s paper. {msme.svanidhi.second} and {msme.svanidhi.third} only when the loan before is paid back; the bank decides.',
    must: '**No**, you need no security, no guarantor, no shop and no GST number, but a vendor’s paper, Aadhaar and a bank account. You pay the loan back in monthly instalments.',
  },
  'svanidhi.apply': {
    first:
      'Apply on the **PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and your paper as a vendor. The application costs {vendor.loan.fee}: pay no agent.',
    when: '**Half an hour** for the form, and a visit to the bank; the bank decides when. Keep the application number. The scheme runs until {msme.svanidhi.ends}.',
    cost: '**Free**: the application costs {vendor.loan.fee}, so pay no agent. Interest is what the bank sets: ask for it before you sign.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and your paper as a vendor. It costs {vendor.loan.fee}: pay no agent.',
    they: '**No**, nobody may charge for the form: the application costs {vendor.loan.fee}. The bank decides on the loan; if it refuses, ask for the reason in writing.',
    can: '**Yes**, online on the PM SVANidhi portal, or at a service centre, your bank or a municipal camp. Each applicant needs an own vendor’s paper and account. It costs {vendor.loan.fee}.',
    must: '**Yes**, you need Aadhaar with your phone linked, a bank account in your own name and a vendor’s paper. No paper? First ask the municipal body for a Letter of Recommendation. Pay no agent.',
    is: '**Yes**: applying is free, online or at a service centre, bank or camp, and the scheme runs until {msme.svanidhi.ends}. Pay no agent.',
  },
  'svanidhi.documents': {
    first:
      '**Aadhaar** with your mobile number linked; vending certificate, identity card, survey number or Letter of Recommendation; bank book in your own name; and your own phone for the codes.',
    how: '**Bring Aadhaar** with your mobile number linked; vending certificate, identity card, survey number or Letter of Recommendation; bank book in your own name; and your own phone for the codes.',
    can: '**Yes** with a Jan Dhan account, a survey number or a Letter of Recommendation. **No** without Aadhaar linked to your phone.',
    must: '**Yes** for Aadhaar with your phone linked, one vendor’s paper, and a bank book in your own name. **No** for a GST number, a shop or a guarantor.',
    is: '**No**, Aadhaar alone is not enough: a vendor’s paper, a bank book in your own name and your own phone belong to it. Our list asks for no other paper.',
  },
  'svanidhi.rejected': {
    first:
      'Ask for the reason **in writing**, then go to the loan desk of the municipal body. If the bank does not answer a complaint, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
    how: '**Ask for the reason in writing**, then go to the loan desk of the municipal body. If the bank does not answer a complaint, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
    they: '**Yes, it may say no**, for the bank decides, but it needs no guarantor and no security. Ask for the reason in writing, then go to the loan desk of the municipal body.',
    can: '**Yes**, do not give up after one no: ask for the reason in writing, go to the loan desk of the municipal body, and complain to the bank. Then the RBI Ombudsman: {helpline.bank-complaints}.',
    must: '**No**, no guarantor and no security is needed. An earlier PM SVANidhi loan must be paid back first. Refused all the same? Ask for the reason in writing.',
  },
  'svanidhi.fee': {
    first:
      '**No fee**: the application costs {vendor.loan.fee}, so pay no agent. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    cost: '**Nothing**: the application is free, so pay no agent. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    how: '**Pay nothing and apply yourself**, on the portal, at a service centre, your bank or a municipal camp. Write down who asked for money, and report it. Give nobody the code on your phone.',
    they: '**No**, nobody may charge for the form: the application costs {vendor.loan.fee}. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    can: '**Yes**, you can apply yourself without paying anybody: on the portal, at a service centre, your bank or a municipal camp. It costs {vendor.loan.fee}.',
    must: '**No**: the application costs {vendor.loan.fee}, and an agent can do nothing that you cannot. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    is: '**No fee at all**: the application costs {vendor.loan.fee}, and nobody may charge for the form. Give nobody the code on your phone.',
    free: '**Yes**, applying is free, and nobody may charge for the form. Give nobody the code on your phone.',
  },
  'svanidhi.interest': {
    first:
      'The **bank sets** the rate: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    cost: '**The bank’s own rate**: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    how: '**Ask the bank** for the rate, the instalment and its day before you sign. Pay each instalment on its day, and {msme.svanidhi.subsidy} interest a year comes back.',
    they: '**Yes**, the bank sets the rate itself: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    can: '**Yes**, {msme.svanidhi.subsidy} interest a year comes back if you pay every instalment on its day; one late instalment can lose it. The bank sets the rate itself.',
    must: '**Yes**, you pay interest at the bank’s rate: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if every instalment is on time.',
  },
  'svanidhi.cashback': {
    first:
      'Take UPI with a QR code that pays into the **account of the loan**: up to {vendor.loan.cashback} comes back. Ask the branch how many payments a month count, and of what size.',
    cost: 'Up to **{vendor.loan.cashback}**, for UPI payments into the account of the loan. Ask the branch how many payments a month count, and of what size. The QR is free.',
    how: '**Take UPI with a QR code** that pays into the account of the loan; the branch gives it free. None comes? Ask the branch, then the loan desk of the municipal body.',
    can: '**Yes**, with a PM SVANidhi loan: up to {vendor.loan.cashback} for taking UPI, if the QR code pays into the account of the loan. Ask the branch which payments count.',
    must: '**Yes**, you need a QR code that pays into the account of the loan; otherwise the payments may not be counted. How many a month count, and of what size, your branch says.',
    is: '**Yes**, up to {vendor.loan.cashback} for taking UPI, if the QR code pays into the account of the loan. Which payments count, by number and size, the branch says.',
  },
  'svanidhi.ends': {
    first: 'Until **{msme.svanidhi.ends}**, by the decision of the Cabinet.',
    when: 'Until **{msme.svanidhi.ends}**, by the decision of the Cabinet.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp: the scheme runs until {msme.svanidhi.ends}.',
    they: '**No**, who says that the scheme is closed is wrong: it runs until {msme.svanidhi.ends}, by the decision of the Cabinet. Refused? Ask for the reason in writing.',
    can: '**Yes**, you can still apply: PM SVANidhi runs until {msme.svanidhi.ends}, by the decision of the Cabinet.',
  },
  'svanidhi.next': {
    first:
      'Up to **{msme.svanidhi.second}** when the first loan is paid back, then up to {msme.svanidhi.third}. After the second, paid on time, a credit card up to {msme.svanidhi.card}. A late instalment can cost you the next loan.',
    when: '**When the first loan is paid back**, every instalment on its day: then up to {msme.svanidhi.second} opens, later up to {msme.svanidhi.third}. The bank decides when. A late instalment can cost you the next loan.',
    cost: 'Up to **{msme.svanidhi.second}** when the first loan is paid back, then up to {msme.svanidhi.third}. After the second, paid on time, a credit card up to {msme.svanidhi.card}.',
    how: '**Pay each instalment on its day**; when the loan is paid back, ask your bank for the next, up to {msme.svanidhi.second}. No answer? Complain in writing, then to the RBI Ombudsman: {helpline.bank-complaints}.',
    can: '**Yes**, up to {msme.svanidhi.second} once the first loan is paid back, then up to {msme.svanidhi.third}; no step can be left out. The bank decides, and a late instalment can cost you the next loan.',
    must: '**Yes**, the first loan must be paid back before the second opens, and the second before the third. A late instalment can cost you the next loan.',
  },
  'vendor.family-sells': {
    first:
      '**Yes**, you or your family may vend on your certificate. It may not be rented out, sold or handed to anybody else; a breach can cost at most {vendor.penalty}.',
    how: 'Have **your certificate at the cart** when your family vends there. What happens in illness or after a death the state’s scheme says: ask the Town Vending Committee.',
    they: '**No**, nobody may send your family away for that: you or your family may vend on your certificate. It may not be rented out or handed to others.',
    can: '**Yes**, your own family may vend on your certificate, with you or in your place. **No** for others: it may not be rented out, sold or handed over.',
    must: '**No**, you need not stand there alone: you or your family may vend on your certificate. It may not be rented out or handed to others.',
    is: '**Yes**, that is allowed: you or your family may vend on your certificate. It may not be rented out, sold or handed to others.',
  },
  'vendor.railway': {
    first:
      '**No protection** comes from the Street Vendors Act on railway land: railway law applies there. Ask your union or free legal aid, {helpline.legal-aid}, what it allows. Pay nothing without a receipt.',
    how: 'Ask your **union or free legal aid**, {helpline.legal-aid}, which law applies: the Street Vendors Act does not, on railway land. Ask for a signed list of goods taken, and pay nothing without a receipt.',
    they: '**Not stopped by the Street Vendors Act**: it does not apply on railway land, so its notice does not protect you. What railway law lets them do we have not read: ask {helpline.legal-aid}. Pay nothing without a receipt.',
    can: '**No** right to sell there comes from the Street Vendors Act: on railway land railway law applies. Ask your union or free legal aid, {helpline.legal-aid}, what it allows before you sell.',
    is: '**No protection**: the Street Vendors Act does not apply on railway land. Railway law decides there what is allowed; ask your union or free legal aid, {helpline.legal-aid}.',
  },
  'vendor.place-own': {
    first:
      'The place is **never your property**, and you may not sell it or rent it out, nor the certificate. You or your family vend there. A breach of its terms can cost at most {vendor.penalty} each time.',
    when: '**Never**: the place does not become yours, however many years you have sold there. The certificate, once granted, lets you vend and protects you from sudden removal.',
    cost: '**{vendor.penalty}** at most, each time, for vending against the terms of the certificate, such as renting it out. The place itself cannot be bought or sold.',
    how: 'Ask the **town vending committee** what your family may do if you fall ill or cannot vend: the state’s scheme says. You may not sell or rent out the place or the certificate.',
    they: '**No**, nobody owns a place on the footpath, so nobody may sell it or take rent for it; money paid for it is lost. Only the town takes its fee, against a receipt.',
    can: '**No**, you may not sell, rent out or hand over the place or the certificate; it is not your property. You or your family vend there. A breach can cost at most {vendor.penalty} each time.',
    must: '**No**, pay no rent to a man who says that the footpath is his: nobody owns a vending place. You pay only the town’s vending fee and charge for upkeep, against a receipt.',
    is: '**No**, the place is never your property, however long you have sold there. The certificate lets you or your family vend; it cannot be sold or rented out.',
  },
  'svanidhi.ladder': {
    first:
      '**{msme.svanidhi.first}**, then {msme.svanidhi.second}, then {msme.svanidhi.third}, each when the one before is paid back. After the second there is a RuPay credit card. One late instalment can lose the interest back and the next loan.',
    when: '**When the loan before is paid back**: then {msme.svanidhi.second}, and after that {msme.svanidhi.third}. The scheme runs until {msme.svanidhi.ends}. One late instalment can lose the next loan.',
    cost: '**{msme.svanidhi.first}** first, then {msme.svanidhi.second}, then {msme.svanidhi.third}, each when the one before is paid back; after the second a RuPay card up to {msme.svanidhi.card}. Paid on time, {msme.svanidhi.subsidy} interest a year comes back.',
    how: 'Apply on the **PM SVANidhi portal**, at a common service centre or your bank, with vending card, survey number or Letter of Recommendation. Pay each instalment on its day: then the next step opens. Pay no agent.',
    can: '**Yes**, when the loan before is paid back: after {msme.svanidhi.first} up to {msme.svanidhi.second}, then up to {msme.svanidhi.third}. One late instalment can lose the next loan; the bank decides.',
    must: '**Yes**, pay each loan back before the next: {msme.svanidhi.first}, {msme.svanidhi.second}, {msme.svanidhi.third}. Security or a guarantor you need not give. One late instalment can lose the interest back and the next loan.',
    is: '**Yes**: after the second loan there is a RuPay credit card, up to {msme.svanidhi.card}, {msme.svanidhi.subsidy} interest a year comes back for paying on time, and applying costs {vendor.loan.fee}.',
  },
} as const;
