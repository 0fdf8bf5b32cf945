/** First lines about GST. */
export const gst = {
  'gst.need': {
    first:
      '**Yes** above {gst.limit.telangana} of yearly sales in Telangana; elsewhere mostly above {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Goods to other states, on marketplaces: mostly always. Untaxed goods alone: no.',
    when: '**Within {gst.registration.within}** of crossing the line: {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). For goods to other states or on a marketplace: mostly from the start.',
    cost: '**{gst.limit.telangana}** of yearly sales is the line in Telangana; elsewhere mostly **{gst.limit.goods}** for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). The number itself costs {gst.registration.fee}. Only untaxed goods: no limit.',
    how: 'Add up **all sales of the year** on your PAN, cash and UPI. Register on the GST portal above {gst.limit.telangana} in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Only untaxed goods: not needed.',
    they: '**No**, a buyer or supplier cannot make you register up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Above it, and mostly for goods to other states, the law does.',
    can: '**Yes**, you may sell without GST up to {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods alone elsewhere ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura); mostly not goods to other states or on a marketplace. You may register below it; then returns are due.',
    must: '**No**, up to {gst.limit.telangana} a year in Telangana, elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). **Yes** above; mostly always for goods to other states or on a marketplace. Only untaxed goods: never.',
    is: '**No**, GST is not compulsory up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). **Yes** above it, and mostly for goods to other states or on a marketplace.',
  },
  'gst.limit': {
    first:
      '**No** GST number up to {gst.limit.telangana} a year in Telangana; elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Goods to other states or on a marketplace: mostly always needed.',
    when: '**Within {gst.registration.within}** of passing {gst.limit.telangana} of sales from April to March in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Goods to other states or on a marketplace: mostly always.',
    cost: '**{gst.limit.telangana}** of sales a year in Telangana; elsewhere mostly **{gst.limit.goods}** for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Sales count, not profit.',
    how: 'Add up **everything you sell** on one PAN from April to March, taxed and untaxed, cash and UPI, not the profit. Compare with {gst.limit.telangana} in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    can: '**Yes**, without a GST number up to {gst.limit.telangana} a year in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). **No** above it, and mostly not for goods to other states or on a marketplace.',
    must: '**No**, up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura); **Yes** above. Goods to other states or on a marketplace: mostly always.',
  },
  'gst.vendor': {
    first:
      '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    when: '**Only above the limit**, in Telangana {gst.limit.telangana} of sales a year, then within {gst.registration.within}; never for fresh vegetables, fruit, milk and loose grain alone.',
    cost: '**Nothing** for fresh vegetables, fruit, milk and loose grain, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    how: 'Keep **your purchase bills**, or a notebook with date, seller and amount; put no “GST” on a bill without a number. Register only above the limit, in Telangana {gst.limit.telangana} a year, never for untaxed goods alone.',
    they: '**No**, nobody can make you take a GST number for fresh vegetables, fruit, milk or loose grain, or below the limit, in Telangana {gst.limit.telangana} a year. A letter came? Answer by its date, with your bills.',
    can: '**Yes**, most vendors may sell without a GST number: fresh vegetables, fruit, milk and loose grain at any sales, cooked food and other goods up to the limit of your state, in Telangana {gst.limit.telangana} a year.',
    must: '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    is: '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax. Cooked food, clothes, toys and phone covers do, but the duty begins only above the limit, in Telangana {gst.limit.telangana} of sales a year.',
  },
  'gst.upi': {
    first:
      '**No tax** comes from UPI itself; cash counts alike. GST begins above {gst.limit.telangana} of yearly sales in Telangana, mostly {gst.limit.goods} for goods and {gst.limit.services} for services elsewhere; never for fresh vegetables, fruit or milk alone.',
    cost: '**{gst.limit.telangana}** of yearly sales in Telangana, cash and UPI together, bring no GST; elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} for services. For fresh vegetables, fruit or milk alone there is no limit. UPI itself costs no tax.',
    how: 'Keep **the QR code** and take UPI: one code for the stall, one for the house, and each evening a line in a small book. GST begins above {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods elsewhere.',
    they: '**No**, they cannot tax a UPI payment as such: the tax office may see the total, but a total is not a tax. What you sell counts, and whether you pass the limit, {gst.limit.telangana} a year in Telangana.',
    can: '**Yes**, you can take UPI without fear and without a GST number up to {gst.limit.telangana} of yearly sales in Telangana, mostly {gst.limit.goods} for goods elsewhere; at any sales for fresh vegetables, fruit or milk alone. Cash counts alike.',
    must: '**No**, UPI itself brings no tax and no duty to register; cash counts alike. GST begins above {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} for services.',
    is: '**No tax** comes from UPI itself: sales count alike in cash and by UPI, family money and loans do not. GST begins above {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods and {gst.limit.services} for services elsewhere.',
  },
  'gst.upi-notice': {
    first:
      'Answer **before its last day**, once you have checked that it is real. Mark each line of the account: taxed sale, untaxed sale, family money, loan; add the purchase bills. A total is not yet a tax.',
    when: '**Before its last day**, which the paper names. Need more time? Ask in writing before that day. If you stay silent, the office decides without your side.',
    cost: '**Nothing** on untaxed sales, family money and loans. Above the limit: the tax on taxed sales, {gst.interest} interest a year, and for not registering {gst.registration.penalty} or the tax due, if that is more. Answer before paying.',
    how: 'Check **that it is real**, then answer before its last day: mark each line of the account as taxed sale, untaxed sale, family money or loan, add purchase bills, and keep proof that you sent it.',
    they: '**No**, not on the total alone: untaxed sales, family money and loans bear no GST. But they may ask, and if you stay silent, the office decides without your side. Answer before its last day.',
    can: '**Yes**, you can show what was no taxed sale: mark untaxed goods, family money and loans line by line, with purchase bills. More time? Ask in writing before the last day.',
    must: '**No**, you need not pay just because of the total; but do answer before its last day. Mark untaxed sales, family money and loans in the account and add the purchase bills. Get help before you pay.',
  },
  'gst.notice': {
    first:
      'Answer on the GST portal **before its last day**: the paper’s own day counts. Else GSTR-3A: {gst.notice.return}, ASMT-10: at most {gst.notice.scrutiny}, REG-17: {gst.notice.cancel}. Check first on the portal that it is real.',
    when: '**Before its last day**: the day on the paper counts. Else GSTR-3A {gst.notice.return}, ASMT-10 at most {gst.notice.scrutiny}, REG-17 {gst.notice.cancel}. Ask for more time before that day.',
    how: 'Check on **the GST portal** that it is real, find form number and last day, file late returns first, and answer there with bills: what was asked, no more. Free lawyer: {helpline.legal-aid}.',
    they: '**Yes**, the office may ask, and may come to look at your books, at any size. Check the reference number on the GST portal and answer in time; REG-17 unanswered for {gst.notice.cancel} can cost your number.',
    can: '**Yes**, you can ask for more time, in writing and before the last day, and answer on the GST portal yourself. Without a day on the paper: GSTR-3A {gst.notice.return}, ASMT-10 at most {gst.notice.scrutiny}, REG-17 {gst.notice.cancel}.',
    must: '**Yes**, answer it on the GST portal before its last day, once you have checked there that it is real. It is a question, not yet a fine. More time? Ask before that day.',
  },
  'gst.online-seller': {
    first:
      '**Yes**, normally, on a marketplace, at any sales. Goods sold only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. On your own site: above the limit, or for goods to other states.',
    cost: '**{gst.limit.services}** a year in most states ({gst.limit.special} in four): below it, and only inside your state, an enrolment number is enough on a marketplace. Otherwise GST is normally needed at any sales; the number costs {gst.registration.fee}.',
    how: 'Ask **the marketplace** whether it wants a GST number or an enrolment number, then get it on the GST portal. The enrolment number is for goods only inside your state, below {gst.limit.services} a year in most states.',
    they: '**Yes**, a marketplace normally asks for GST, at any sales. For goods only inside your state, below {gst.limit.services} a year in most states, an enrolment number from the GST portal is enough: ask which it wants.',
    can: '**Yes**, with an enrolment number instead of GST, for goods only inside your state and below {gst.limit.services} a year in most states. **No** for goods to other states through a marketplace: then you normally need GST at any sales.',
    must: '**Yes**, normally, on a marketplace, at any sales. **No** for goods sold only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. On your own site: above the limit, or for goods to other states.',
    is: '**Yes**, GST is normally needed on a marketplace, at any sales. Goods only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. Own site: above the limit, or for goods to other states.',
  },
  'gst.fee': {
    first:
      'The government fee for registering: **{gst.registration.fee}**. An agent may charge for help, but must not call it a government fee.',
    cost: 'The fee is **{gst.registration.fee}** for a GST number, from the government. An agent may charge for help, but must not call it a government fee. Returns are due afterwards, also without sales; late ones cost money.',
    how: 'Register **yourself on the GST portal** (www.gst.gov.in): the fee is {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    they: '**No**, nobody may take a government fee for a GST number: it is {gst.registration.fee}. An agent may charge for his help, but must not call it a government fee. A caller wants money to “release” the number? Hang up.',
    can: '**Yes**, you can get it without a fee and by yourself on the GST portal: the government takes {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    must: '**No**, the government fee for a GST number is {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    is: '**No government fee**: registering costs {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    free: '**Yes**, a GST number is free: the government takes {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
  },
  'gst.apply': {
    first:
      'Register on the **GST portal** with your PAN and your own phone number: add the papers, prove your Aadhaar, and answer questions there in time. First make sure that you must; the fee is {gst.registration.fee}.',
    when: '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where a visit is ordered. Apply within {gst.registration.within} of crossing the limit.',
    cost: 'The fee is **{gst.registration.fee}** on the GST portal. An agent may charge for help, but must not call it a government fee.',
    how: 'Register on **the GST portal** (www.gst.gov.in) with your PAN and your own phone number: describe the business, add the papers, prove your Aadhaar, look every second day and answer questions in time. The fee is {gst.registration.fee}.',
    they: '**Yes**, an officer may have to visit, mostly where the Aadhaar is not proved, and may ask questions on the portal: not answered in time means refused. The fee is {gst.registration.fee}.',
    can: '**Yes**, you can register yourself on the GST portal, also for a rented room with rent paper or the owner’s consent. Refused because of the place? Apply anew with consent and a new bill.',
    must: '**No agent** and no fee is needed: register yourself on the GST portal, with PAN, Aadhaar and your own phone number. First make sure that you must: in Telangana above {gst.limit.telangana} of yearly sales.',
  },
  'gst.documents': {
    first:
      '**PAN**, Aadhaar with its linked mobile number, e-mail, photograph, proof of the place (electricity bill, rent paper or owner’s consent) and a bank account, which can follow later. A partnership adds its deed, a company its certificate.',
    when: '**With the form** all but the bank account; that follows within {gst.registration.bank-days} of the number. If the officer asks for more, answer in the time the notice gives.',
    how: 'Have ready **PAN**, Aadhaar with its linked mobile number, e-mail, photograph, and electricity bill, rent paper or owner’s consent for the place. Photograph them clear and whole, with the same address as in the form.',
    they: '**Yes**, the officer may ask for more, mostly about the place. Answer on the portal in the time the notice gives, or the application is refused. On our list: electricity bill, rent paper or owner’s consent.',
    can: '**Yes**, for the place an electricity bill, a rent paper or the owner’s consent will do, and the bank account can follow later. **No** without PAN.',
    must: '**Yes** to PAN, Aadhaar with its linked mobile number, e-mail, photograph and proof of the place. The bank account can follow, within {gst.registration.bank-days} of the number. A partnership adds its deed, a company its certificate.',
  },
  'gst.time': {
    first:
      '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit. Look at the portal every second day and answer its questions in time.',
    when: '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit; counted after the Aadhaar step. Look every second day and answer questions in time.',
    how: 'Look at **the portal every second day** with your reference number and answer the officer’s question there in time, or it is refused. Usual: {gst.registration.fast-days} to {gst.registration.days}, {gst.registration.check-days} with a visit.',
    can: '**No**, do not count on the same day: {gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit. Proving your Aadhaar makes it quicker.',
    is: '**Yes**, there is a time for it: {gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where a visit is ordered. A question on the portal not answered in time means refused.',
  },
  'gst.rates': {
    first:
      '**{gst.rate.low}** on most everyday goods, {gst.rate.standard} on most other goods and services, {gst.rate.high} on luxury and harmful goods and fizzy drinks. Some goods bear none, and a few have rates of their own.',
    when: 'Since **{gst.rate.standard|from}**: {gst.rate.low} on most everyday goods, {gst.rate.standard} on most others, {gst.rate.high} on luxury and harmful goods. The older rates in between are gone for almost everything.',
    cost: '**{gst.rate.low}** on most everyday goods, **{gst.rate.standard}** on most other goods and services, {gst.rate.high} on luxury and harmful goods and fizzy drinks. Clothes and shoes: {gst.rate.low} up to {gst.rate.clothes-limit}, {gst.rate.standard} above. Some goods bear none.',
    how: 'Look up **the one article** on the site of the tax board (cbic-gst.gov.in). Mostly {gst.rate.low} on everyday goods, {gst.rate.standard} on other goods and services, {gst.rate.high} on luxury and harmful goods; some bear none.',
    must: '**Yes**, with an ordinary GST number you charge it on taxed goods: {gst.rate.low} on most everyday goods, {gst.rate.standard} on most others. **No** without a number, under composition, or on goods free of tax.',
  },
  'gst.restaurant': {
    first:
      '**{gst.rate.restaurant}**, without credit for tax paid; {gst.rate.standard} in restaurants of costly hotels. Under composition a restaurant adds no tax to the bill. For meals sold through a delivery app, the app pays it.',
    cost: '**{gst.rate.restaurant}**, without credit for tax paid; {gst.rate.standard} in restaurants of costly hotels. Under composition a restaurant without alcohol pays {gst.composition.restaurant} of its turnover itself. For meals through a delivery app, the app pays.',
    how: 'Add **{gst.rate.restaurant}** to the bill if you have an ordinary GST number, and take no credit. Without a number or under composition add nothing. Meals through a delivery app: the app pays, but they count towards your limit.',
    they: '**Yes**, a restaurant with an ordinary GST number may add {gst.rate.restaurant}; {gst.rate.standard} only in restaurants of costly hotels. **No** tax on the bill without a number or under composition.',
    can: '**Yes**, you may add {gst.rate.restaurant} if you have an ordinary GST number. **No** credit for the tax you paid, and no tax on the bill without a number or under composition.',
    must: '**Yes**, with an ordinary GST number: {gst.rate.restaurant}, without credit. **No** tax on the bill without a number, which you need only above the limit, or under composition. For meals through a delivery app, the app pays.',
  },
  'gst.gold': {
    first:
      '**{gst.rate.gold}** on gold, silver and jewellery; {gst.rate.diamond-cut} on cut diamonds, {gst.rate.diamond-rough} on rough ones.',
    cost: '**{gst.rate.gold}** on gold, silver and jewellery; {gst.rate.diamond-cut} on cut diamonds, {gst.rate.diamond-rough} on rough ones. For making charges alone, and for your own old gold, our pages give no rate.',
    how: 'Multiply **the price by {gst.rate.gold}** for gold, silver and jewellery, by {gst.rate.diamond-cut} for cut diamonds. For making charges alone, and old gold, look on the site of the tax board (cbic-gst.gov.in).',
    they: '**Yes**, a jeweller with an ordinary GST number may add {gst.rate.gold} on gold, silver and jewellery. For making charges alone our pages give no rate: ask for it on the bill. Check the number on the GST portal.',
    must: '**Yes**, {gst.rate.gold} on gold, silver and jewellery that you buy from a jeweller with a GST number; cut diamonds {gst.rate.diamond-cut}. For making charges alone, and for your own old gold, our pages give no rule.',
  },
  'gst.tobacco': {
    first:
      '**{gst.rate.tobacco}** on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. The compensation cess has ended; excise or a health cess may be added.',
    when: 'Since **{gst.rate.tobacco|from}**: {gst.rate.tobacco} on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. The compensation cess ended that day; excise or a health cess may be added.',
    cost: '**{gst.rate.tobacco}** on pan masala, cigarettes and other tobacco, **{gst.rate.bidi}** on bidi. The compensation cess has ended; excise or a health cess may be added.',
    how: 'Look up **your article** on the site of the tax board (cbic-gst.gov.in): {gst.rate.tobacco} on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. Excise or a health cess may be added.',
    must: '**No** GST number up to {gst.limit.services} of yearly sales in most states ({gst.limit.special} in four); with tobacco the higher line for goods never holds. **Yes** above it: then {gst.rate.tobacco}, on bidi {gst.rate.bidi}.',
  },
  'gst.composition.what': {
    first:
      'A low tax on turnover, **{gst.composition.rate}**, which a small business may choose. You put no tax on your bills, get no credit, pay by the quarter and file one return a year.',
    when: '**By the quarter** you pay, and once a year you file a return. Already registered in the ordinary way? Choose it by {gst.due.composition-choice} for the year that follows.',
    cost: '**{gst.composition.rate}** of turnover: {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services. It comes out of your own pocket, without credit.',
    how: 'Choose it **on the GST portal**: in the form of a new registration, or by {gst.due.composition-choice} for the next year. Then write bills of supply without tax, pay {gst.composition.rate} by the quarter, file one return a year.',
    they: '**No**, a seller under composition may not add tax to your bill; it is paid from the seller’s own pocket. The bill must say that no tax may be collected.',
    can: '**No tax** on the bill and no credit for purchases under composition. You may choose it up to {gst.composition.limit} of turnover for goods, {gst.composition.services-limit} for services, if you sell only in your state.',
    must: '**No**, composition is a choice for a small business: {gst.composition.rate} of turnover, no tax on your bills, no credit, payment by the quarter and one return a year.',
    is: '**Yes**, it suits a shop that sells to households: {gst.composition.rate} of turnover and one return a year. **No**, not if your customers are firms: they get no credit from your bill.',
  },
  'gst.composition.limit': {
    first:
      'Up to **{gst.composition.limit}** of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), {gst.composition.services-limit} for services. Not for sales to other states, services through apps, or some makers.',
    cost: '**{gst.composition.limit}** of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), **{gst.composition.services-limit}** for services. A trader counts only taxed sales, a maker all.',
    how: 'Add up **the year’s turnover**: at most {gst.composition.limit} for goods and restaurants without alcohol, {gst.composition.services-limit} for services, and no sales to other states. Then choose it in the form, or by {gst.due.composition-choice} for the next year.',
    can: '**Yes**, up to {gst.composition.limit} of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), {gst.composition.services-limit} for services. **No** with sales to other states, services through apps, alcohol, or as some makers.',
    is: '**Yes**, it is open up to {gst.composition.limit} for goods and restaurants without alcohol, {gst.composition.services-limit} for services. **No** above it, with sales to other states or services through apps, or for some makers, such as of ice cream.',
  },
  'gst.composition.rate': {
    first:
      '**{gst.composition.trader}** for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services, on the sales of the quarter. You may not put it on the bill.',
    when: '**By day {gst.due.cmp08}** of the month after each quarter (CMP-08): {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services.',
    cost: '**{gst.composition.trader}** for traders and makers, **{gst.composition.restaurant}** for restaurants without alcohol, **{gst.composition.services}** for services, on the sales of the quarter, not the profit. A trader counts only taxable sales. Not on the bill.',
    how: 'Multiply **the sales of the quarter** by {gst.composition.trader} as trader or maker, {gst.composition.restaurant} as restaurant without alcohol, {gst.composition.services} for services. A trader counts only taxable sales, the others all in the state.',
    they: '**No**, a seller under composition may not put the tax on your bill: it is paid out of the seller’s own pocket.',
    can: '**No**, you cannot take it from the customer or put it on the bill: you pay {gst.composition.trader}, {gst.composition.restaurant} for a restaurant or {gst.composition.services} for services out of your own pocket, without credit.',
    must: '**Yes**, you pay it from your own pocket, by the quarter: {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services. A trader counts only taxable sales, the others all.',
  },
  'gst.composition.due': {
    first:
      'CMP-08 by day **{gst.due.cmp08}** of the month after each quarter; GSTR-4 by {gst.due.gstr4}, for the financial year that ended in March.',
    when: '**By day {gst.due.cmp08}** of the month after each quarter: CMP-08 with the payment. **By {gst.due.gstr4}**: GSTR-4, for the financial year that ended in March.',
    cost: '**One** statement CMP-08 for each quarter, by day {gst.due.cmp08}, and **one** return GSTR-4 a year, by {gst.due.gstr4}. Late: CMP-08 only {gst.interest} interest a year; GSTR-4 {gst.late-fee.day} a day, at most {gst.late-fee.gstr4-cap}.',
    how: 'Pay and file **CMP-08 on the GST portal** by day {gst.due.cmp08} of the month after each quarter, and GSTR-4 by {gst.due.gstr4}, for the financial year that ended in March.',
    must: '**Yes**, CMP-08 with the tax after each quarter, by day {gst.due.cmp08} of the next month, and GSTR-4 once a year by {gst.due.gstr4}; returns are due also without sales.',
  },
  'gst.composition.choose': {
    first:
      'By **{gst.due.composition-choice}** for the year that follows, if you are registered already. With a new registration: in the form itself.',
    when: '**By {gst.due.composition-choice}** for the year that follows, if you are registered already. With a new registration: in the form itself.',
    how: 'Choose it **on the GST portal** by {gst.due.composition-choice} for the year that follows; with a new registration, in the form itself. Look first whether you may: up to {gst.composition.limit} for goods, {gst.composition.services-limit} for services.',
    can: '**No**, not in the middle of the year if you are registered in the ordinary way: choose it by {gst.due.composition-choice} for the year that follows. With a new registration you choose it in the form itself.',
  },
  'gst.composition.marketplace': {
    first:
      '**Yes** for goods on a marketplace inside your own state. No for services through an app, and for sales to other states or countries.',
    cost: '**{gst.marketplace.tax}** the marketplace keeps back for your tax. Goods inside your own state are allowed; services through an app, and sales to other states or countries, are not.',
    how: 'Sell **only goods, and only inside your own state**, on the marketplace; it keeps back {gst.marketplace.tax} for your tax. Services through an app and sales to other states or countries are closed to composition.',
    they: '**Yes**, the marketplace keeps back {gst.marketplace.tax} for your tax. Goods inside your own state are allowed under composition; services through an app, and sales to other states or countries, are not.',
    can: '**Yes** for goods on a marketplace inside your own state, since {gst.registration.marketplace-relief}. **No** for services through an app, and for sales to other states or countries.',
    must: '**No**, you need not leave composition for goods on a marketplace inside your own state. **Yes** for services through an app, and for sales to other states or countries: composition is closed to those.',
    is: '**Yes**, it is allowed for goods on a marketplace inside your own state. **No** for orders from other states or countries, and for services through an app.',
  },
  'gst.returns.due': {
    first:
      'Monthly: GSTR-1 by day **{gst.due.gstr1}**, GSTR-3B by day {gst.due.gstr3b} of the next month. By the quarter: GSTR-1 by day {gst.due.gstr1-quarter}, GSTR-3B by day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; composition CMP-08 by day {gst.due.cmp08}.',
    when: '**By day {gst.due.gstr1}** GSTR-1, **by day {gst.due.gstr3b}** GSTR-3B of the next month. By the quarter: day {gst.due.gstr1-quarter}, then {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; deposit PMT-06 by day {gst.due.pmt06}; composition CMP-08 by day {gst.due.cmp08}.',
    cost: '**Two** returns a month, GSTR-1 by day {gst.due.gstr1} and GSTR-3B by day {gst.due.gstr3b}, or fewer by the quarter. Late: {gst.late-fee.day} a day for each, with nothing to report {gst.late-fee.nil-day}.',
    how: 'File on **the GST portal**, GSTR-1 first, by day {gst.due.gstr1} of the next month, then GSTR-3B with the payment, by day {gst.due.gstr3b}. By the quarter the days are {gst.due.gstr1-quarter}, and {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state.',
    can: '**No extra day** for a Sunday or a holiday, unless the government says so. Monthly: GSTR-1 by day {gst.due.gstr1}, GSTR-3B by day {gst.due.gstr3b}. Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter.',
    must: '**Yes**, also when you sold nothing: monthly GSTR-1 by day {gst.due.gstr1} and GSTR-3B by day {gst.due.gstr3b} of the next month. Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter instead.',
  },
  'gst.quarterly': {
    first:
      '**Yes**, up to {gst.quarterly.turnover-max} of turnover, with a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
    when: '**By day {gst.due.pmt06}** the deposit (PMT-06), after each of the first two months; GSTR-1 by day {gst.due.gstr1-quarter}, GSTR-3B by day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state. You can change over until the last day of the first month of a quarter.',
    cost: 'Up to **{gst.quarterly.turnover-max}** of turnover you may file by the quarter, with a deposit for each of the first two months. You can change over at the start of a quarter, until the last day of its first month.',
    how: 'Change over on **the GST portal** at the start of a quarter, until the last day of its first month, up to {gst.quarterly.turnover-max} of turnover. Pay a deposit (PMT-06) by day {gst.due.pmt06} after each of the first two months.',
    can: '**Yes**, up to {gst.quarterly.turnover-max} of turnover, with a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
    must: '**No**, filing by the quarter is a choice, up to {gst.quarterly.turnover-max} of turnover; otherwise you file every month. By the quarter a deposit is due for each of the first two months, by day {gst.due.pmt06}.',
  },
  'gst.nil-return': {
    first:
      '**Yes**, a return without sales must be filed too: GSTR-1 first, then GSTR-3B. Both are nil only if there is also no purchase credit and no other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    when: '**By day {gst.due.gstr1}** of the next month GSTR-1, **by day {gst.due.gstr3b}** GSTR-3B; by the quarter other days. No later day for a Sunday. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    cost: '**{gst.late-fee.nil-day}** a day when it is late, at most {gst.late-fee.nil-cap} for one return; in time it costs nothing. File GSTR-1 first, then GSTR-3B.',
    how: 'File on **the GST portal**: open the month in GSTR-1, choose nil, confirm with the code; then the same in GSTR-3B. Nil only if there is also no purchase credit and no other tax. Save both numbers.',
    they: '**Yes**, the portal asks for the return and a late fee also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File GSTR-1 first, then GSTR-3B.',
    can: '**No**, you cannot skip it: file GSTR-1, then GSTR-3B, as nil. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. No sales for long? Ask whether to cancel the registration.',
    must: '**Yes**, a return without sales must be filed too: GSTR-1 first, then GSTR-3B. Both are nil only if there is also no purchase credit and no other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    is: '**Yes**, the return is due also without sales: GSTR-1 first, then GSTR-3B. Nil only without purchase credit and other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
  },
  'gst.late': {
    first:
      '**{gst.late-fee.day}** a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap}. Late tax adds {gst.interest} interest a year.',
    when: '**From the day after the due day**, each day: {gst.late-fee.day} for a return, {gst.late-fee.nil-day} with nothing to report, up to a ceiling. After {gst.old-returns} a return can no longer be filed.',
    cost: '**{gst.late-fee.day}** a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report **{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap}. Late tax adds {gst.interest} interest a year.',
    how: 'File **the oldest return first**, today; the portal adds {gst.late-fee.day} a day, or {gst.late-fee.nil-day} with nothing to report, up to a ceiling. After {gst.old-returns} a return can no longer be filed.',
    they: '**Yes**, the portal adds it: {gst.late-fee.day} a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap}.',
    can: '**Yes**, you can still file, the oldest first, until {gst.old-returns} after the due day; the late fee stays, and our pages name no waiver. {gst.late-fee.day} a day, at most {gst.late-fee.small-cap} for one return up to {gst.late-fee.small-turnover} of turnover.',
    must: '**Yes**, also when no tax is due: {gst.late-fee.day} a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover; with nothing to report {gst.late-fee.nil-day}, at most {gst.late-fee.nil-cap}.',
    is: '**Yes**, there is a late fee, and it has a ceiling by turnover: {gst.late-fee.day} a day, at most {gst.late-fee.small-cap} for one return up to {gst.late-fee.small-turnover}, {gst.late-fee.middle-cap} up to {gst.late-fee.middle-turnover}, {gst.late-fee.large-cap} above. Late tax adds {gst.interest} interest a year.',
  },
  'gst.late.nil': {
    first:
      '**{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    when: '**From the day after the due day**: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. After {gst.old-returns} it can no longer be filed.',
    cost: '**{gst.late-fee.nil-day}** a day, at most **{gst.late-fee.nil-cap}** for one return; each return counts for itself. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    how: 'File **the oldest return first**, as nil, on the GST portal, today: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. No sales for long? Ask whether to cancel the registration.',
    they: '**Yes**, the portal asks for it also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first.',
    must: '**Yes**, also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    is: '**Yes**, there is a late fee also without sales, but less than for other returns: {gst.late-fee.nil-day} a day, both halves together, at most {gst.late-fee.nil-cap} for one return.',
  },
  'gst.interest': {
    first:
      '**{gst.interest}** a year on tax paid late, from the day after the due date. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    when: '**From the day after the due date** to the day you pay: {gst.interest} a year. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    cost: '**{gst.interest}** a year on tax paid late: {gst.example.tax} paid {gst.example.days} late costs {gst.example.interest}. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    how: 'Multiply **the tax paid late in cash** by {gst.interest}, by the days late, and divide by 365; days run from the day after the due date. The sum for late fee and interest does it for you.',
    they: '**Yes**, {gst.interest} a year on tax paid late, and on credit used without right. Only on the part paid in cash, if you filed before the office started a case; otherwise on all of it.',
    must: '**Yes**, on tax paid late, however small: {gst.interest} a year, from the day after the due date. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    is: '**Yes**, interest runs on tax paid late, also when the return was in time or the sum is small: {gst.interest} a year, only on the part paid in cash if you file before the office starts a case.',
  },
  'gst.penalty': {
    first:
      '**{gst.registration.penalty}**, or the tax due if that is more, added to the tax and interest. This is for those who must register and did not; below the limit nobody must, with few exceptions.',
    when: '**Within {gst.registration.within}** of crossing the limit you had to apply. After that: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. Register now, before you are found.',
    cost: '**{gst.registration.penalty}**, or the tax due if that is more, added to the tax and {gst.interest} interest a year. Only for those who must register and did not; below the limit nobody must, with few exceptions.',
    how: 'Register **now** on the GST portal: find the month in which you passed the limit, then settle the tax since that day with {gst.interest} interest. The fine is {gst.registration.penalty}, or the tax due if that is more.',
    they: '**Yes**, if you had to register and did not: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. **No** below the limit, with few exceptions. Coming by yourself is better than being found.',
    must: '**Yes**, if you had to register and did not: {gst.registration.penalty}, or the tax due if that is more, added to the tax and interest. **No** below the limit, where nobody must register, with few exceptions.',
    is: '**Yes**, for those who must register and did not: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. **No** below the limit, with few exceptions.',
  },
  'gst.annual': {
    first:
      'By **{gst.annual-return.due}**, above {gst.annual-return.turnover} of turnover. Above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    when: '**By {gst.annual-return.due}**, above {gst.annual-return.turnover} of turnover. Above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    cost: '**{gst.annual-return.turnover}** of turnover is the line; above it GSTR-9 is due by {gst.annual-return.due}. Late: {gst.late-fee.yearly-day} a day up to {gst.late-fee.yearly-turnover} of turnover, at most {gst.late-fee.yearly-cap} of the turnover in the state; more above.',
    how: 'File **GSTR-9 on the GST portal** by {gst.annual-return.due}, if your turnover is above {gst.annual-return.turnover}; above {gst.reconciliation.turnover} add the reconciliation GSTR-9C and certify it yourself.',
    must: '**No**, not up to {gst.annual-return.turnover} of turnover. **Yes** above it: GSTR-9 by {gst.annual-return.due}; above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    is: '**No** duty up to {gst.annual-return.turnover} of turnover. **Yes** above it: GSTR-9 by {gst.annual-return.due}; above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
  },
  'gst.audit': {
    first:
      '**No**: turnover alone no longer begins an audit. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
    when: '**By {gst.annual-return.due}**, with the annual return: the reconciliation GSTR-9C, above {gst.reconciliation.turnover} of turnover, certified by yourself. An audit begins at no turnover any more.',
    cost: '**{gst.reconciliation.turnover}** of turnover is the line for the reconciliation GSTR-9C, which you certify yourself. An audit begins at no turnover any more; the tax office can still look at your books at any size.',
    how: 'File **GSTR-9C with the annual return**, above {gst.reconciliation.turnover} of turnover, by {gst.annual-return.due}, and certify it yourself; no audit begins by turnover. Keep bills and accounts: the tax office can look at any size.',
    they: '**Yes**, the tax office can come and look at your books, or order a special audit, at any size. But turnover alone no longer begins an audit.',
    can: '**Yes**, you certify the reconciliation GSTR-9C yourself, above {gst.reconciliation.turnover} of turnover; no accountant’s audit begins by turnover any more. The tax office can still look at your books at any size.',
    must: '**No**: turnover alone no longer begins an audit. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
    is: '**No**, no GST audit is compulsory by turnover alone any more. Above {gst.reconciliation.turnover} you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
  },
  'gst.einvoice': {
    first:
      'Above **{gst.einvoice.turnover}** of turnover in any year since GST began, for sales to firms, the government and abroad, not to households. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days}.',
    when: '**Once turnover has passed {gst.einvoice.turnover}** in any year since GST began, for sales to firms, the government and abroad. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days} of its date.',
    cost: '**{gst.einvoice.turnover}** of turnover in any year since GST began; above it e-invoices are needed for sales to firms, the government and abroad, not to households. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days}.',
    how: 'Send **the invoice to the e-invoice portal first** (einvoice.gst.gov.in); it comes back with a number and a square code. Needed above {gst.einvoice.turnover} of turnover, for sales to firms, the government and abroad, not to households.',
    they: '**Yes**, a firm can refuse it if your turnover was ever above {gst.einvoice.turnover}: without number and code it is no invoice, and the buyer may lose the credit. Never above it? Then you need none: say so.',
    can: '**Yes**, you may write ordinary bills if your turnover never passed {gst.einvoice.turnover} in a year, and always to households. **No** above it for firms, the government and abroad: without number and code it is no invoice.',
    must: '**No**, not if your turnover never passed {gst.einvoice.turnover} in a year since GST began, and never for sales to households. **Yes** above it, for sales to firms, the government and abroad.',
  },
  'gst.ewaybill': {
    first:
      'When goods on the road are worth more than **{gst.ewaybill.value}**. Some states have other lines for goods that stay inside the state.',
    when: '**When goods on the road** are worth more than {gst.ewaybill.value}. Some states have other lines for goods that stay inside the state. For how long a bill is good, look on the e-way bill portal: our pages do not say.',
    cost: '**{gst.ewaybill.value}** is the line: above this value goods on the road need an e-way bill. Some states have other lines for goods that stay inside the state.',
    how: 'Make it on **the e-way bill portal** (ewaybillgst.gov.in) when goods on the road are worth more than {gst.ewaybill.value}. Some states have other lines for goods that stay inside the state.',
    can: '**Yes**, you can send goods worth up to {gst.ewaybill.value} without an e-way bill; **No** above it. Some states have other lines for goods that stay inside the state.',
    must: '**No**, up to {gst.ewaybill.value} of goods on the road; **Yes** above it. Some states have other lines for goods that stay inside the state: ask before the goods leave.',
    is: '**No** e-way bill for goods worth up to {gst.ewaybill.value}; **Yes** above it. Some states have other lines for goods that stay inside the state: ask before the goods leave.',
  },
  'gst.credit': {
    first:
      'The GST that you paid on business purchases, **taken off** the GST on your sales. Not under composition. Claim bills by {gst.due.old-credit} of the next financial year, or before that year’s annual return, if sooner.',
    when: '**By {gst.due.old-credit}** of the next financial year, or before that year’s annual return, if sooner. On day {gst.due.gstr2b} the portal lists the bills that your sellers reported for the month before.',
    cost: '**All the GST** that you paid on what you bought for the business, taken off the GST on your sales; only the rest goes to the government. Not under composition. Which purchases give none, ask an accountant.',
    how: 'Look at **the list on the portal** (GSTR-2B) on day {gst.due.gstr2b}, accept or reject the bills there (IMS), and ring the seller whose bill is missing. Then take the credit off in your return; not under composition.',
    they: '**Yes**, your credit may not come if the seller has not reported the bill or filed: ring the seller. And under composition there is none at all.',
    can: '**Yes**, in the ordinary scheme, for GST on what you bought for the business, once the seller has reported the bill. **No** under composition, nor for a restaurant at {gst.rate.restaurant}. Some purchases may give none: ask an accountant.',
    must: '**Yes**, claim it in time: bills by {gst.due.old-credit} of the next financial year, or before that year’s annual return, if sooner. The seller must have reported the bill; on day {gst.due.gstr2b} the portal lists them.',
  },
  'gst.records': {
    first:
      'Keep bills and accounts **{gst.records}**, counted from the day the annual return of that year was due.',
    when: '**{gst.records}** after the day the annual return of that year was due; so long keep bills and accounts.',
    cost: '**{gst.records}**, counted from the day the annual return of that year was due: bills and accounts.',
    how: 'Keep **all bills and accounts**, sorted by financial year, for {gst.records} from the day the annual return of that year was due. The tax office can look at them at any size.',
    they: '**Yes**, the tax office can look at your books, at any size. Keep bills and accounts {gst.records}, counted from the day the annual return of that year was due.',
    can: '**No**, do not throw them away before {gst.records} have passed since the annual return of that year was due; after that you may. Whether a photo or scan alone is enough our pages do not say.',
    must: '**Yes**, keep bills and accounts {gst.records}, counted from the day the annual return of that year was due. The tax office can look at your books at any size.',
  },
  'gst.closing': {
    first:
      'Ask on the GST portal within **{gst.cancellation.within}** to cancel it. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
    when: '**Within {gst.cancellation.within}** of closing or falling below the limit ask on the GST portal; the final return GSTR-10 **within {gst.due.final-return}** after. File every return up to that day first; otherwise late fees go on.',
    cost: '**{gst.late-fee.day}** a day, or {gst.late-fee.nil-day} with nothing to report, goes on for returns not filed, up to a ceiling; a fee for cancelling our pages do not name. Ask on the GST portal within {gst.cancellation.within}.',
    how: 'Ask **on the GST portal** within {gst.cancellation.within} to cancel it. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
    they: '**Yes**, the office may cancel your number; its notice (REG-17) gives {gst.notice.cancel} to answer. If you want to keep it, file late returns first and answer on the portal in time.',
    can: '**Yes**, you can leave when you close or fall below the limit: ask on the GST portal within {gst.cancellation.within}. File every return up to that day first, and GSTR-10 within {gst.due.final-return} after.',
    must: '**Yes**, ask on the GST portal within {gst.cancellation.within} to cancel it when you stop. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
  },
  'gst.check': {
    first:
      'Search the number on the **GST portal**, free and without an account. “Active”, with name and address that fit, is good. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    when: '**A few minutes** are enough, any day: search the number on the GST portal, free and without an account. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    cost: '**Nothing**: the search on the GST portal is free and needs no account. “Active”, with name and address that fit, is good.',
    how: 'Search **the number on the GST portal** (www.gst.gov.in), free and without an account. “Active”, with name and address that fit, is good. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    they: '**No**, a seller whose number is “cancelled” or “suspended” may not collect tax now, nor one who uses somebody else’s number. Search it on the GST portal; report a false one to the commercial tax office.',
    can: '**Yes**, anybody can search a number on the GST portal, free and without an account. “Active”, with name and address that fit, is good; “cancelled” or “suspended” means no tax may be collected now.',
  },
  'gst.charged': {
    first:
      '**Not allowed** without an active number, nor under composition. If the portal finds nothing, do not pay the tax part. Keep the bill, and report it to the commercial tax office or the consumer helpline, {helpline.consumer}.',
    how: 'Search **the number on the GST portal**. Nothing found? Do not pay the tax part, keep the bill, and report it to the commercial tax office or the consumer helpline, {helpline.consumer}.',
    they: '**No**, a shop without an active number, or under composition, may not add GST. If the portal finds nothing, do not pay the tax part; keep the bill and report it: consumer helpline {helpline.consumer}.',
    can: '**Yes**, you can refuse the tax part and complain, if the portal finds no active number: to the commercial tax office or the consumer helpline, {helpline.consumer}. Keep the bill.',
    must: '**No**, you need not pay the tax part to a shop without an active number or under composition. Search the number on the GST portal, ask for a proper bill, and report it: consumer helpline {helpline.consumer}.',
    is: '**No**, it is not allowed to add GST without an active number, nor under composition. Do not pay the tax part, keep the bill, and report it: consumer helpline {helpline.consumer}.',
  },
  'gst.calculate': {
    first:
      'Price times the rate, divided by a hundred, is the **GST** to put on. Inside a price with tax, it is that price times the rate, divided by a hundred plus the rate.',
    cost: '**Price × rate ÷ 100** is the GST to put on: at {gst.rate.standard}, {example.gst.tax} on {example.gst.price}. Inside a price with tax: price × rate ÷ (100 + rate). Enter yours in the sum.',
    how: 'Multiply **the price by the rate** and divide by a hundred: that is the GST to put on. Inside a price with tax, divide by a hundred plus the rate instead. The sum does it for you.',
  },
  'gst.late-calculate': {
    first:
      'Days late times **{gst.late-fee.day}**, or {gst.late-fee.nil-day} with nothing to pay, for GSTR-1 and GSTR-3B, never above the ceiling. Add interest of {gst.interest} a year on tax paid late in cash.',
    cost: '**{gst.late-fee.day} × days late**, or {gst.late-fee.nil-day} with nothing to pay, for each GSTR-1 and GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. Add {gst.interest} interest a year on tax paid late in cash.',
    how: 'Enter **the day it was due and the day you file** in the sum: days late times {gst.late-fee.day}, or {gst.late-fee.nil-day} with nothing to pay, up to the ceiling, and {gst.interest} interest a year on tax paid late in cash.',
  },
  'gst.bill': {
    first:
      'With a GST number: put it on **every bill**. Without one: write no GST on it. Under composition: write a bill of supply, which says that you may not collect tax.',
    cost: '**{gst.hsn.digits}** digits of the goods code (HSN), or {gst.hsn.digits-large} above {gst.hsn.turnover} of turnover, go into GSTR-1. The GST number belongs on every bill; without a number write no GST.',
    how: 'Write **your GST number** on every bill, if you have one; without one write no GST on it. Under composition write a bill of supply, which says that you may not collect tax.',
    can: '**Yes**, you can write a bill without a GST number, but put no GST on it. With a number, put that on every bill; under composition write a bill of supply, which says that you may not collect tax.',
    must: '**Yes**, your GST number must be on every bill, if you have one. **No** GST may be on it without a number. Whether a very small sale needs its own bill our pages do not say.',
  },
  'gst.collect-without': {
    first:
      '**No**: without an active GST number, or under composition, you may put no GST on a bill. Write an ordinary bill or, under composition, a bill of supply.',
    when: '**Only once the number is there** and active may you put GST on a bill. Until then write an ordinary bill.',
    how: 'Write **an ordinary bill without GST**: date, name, goods, amount. Under composition write a bill of supply. GST goes on a bill only with an active number.',
    they: '**No**, a customer cannot ask you for GST on a bill when you have no number, or are under composition. Write an ordinary bill, or a bill of supply.',
    can: '**No**, without an active GST number, or under composition, you may collect no GST. Write an ordinary bill or, under composition, a bill of supply.',
    must: '**No**, without a GST number put no GST on the bill. With an ordinary number you do, on taxed goods; under composition never.',
    is: '**No**, it is not allowed to add GST without an active number, nor under composition. Write an ordinary bill, or a bill of supply.',
  },
  'gst.other-state': {
    first:
      'Goods sold to another state **need GST registration**, mostly at any turnover. Not below {gst.limit.services} for listed handicraft, mostly made by hand, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    when: '**From the first sale** to another state, mostly, whatever you sell in a year. Listed handicraft is let off below {gst.limit.services}, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    cost: '**No lower limit**: goods sold to another state need GST, mostly at any turnover. Only listed handicraft is let off, below {gst.limit.services} ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura). Registration costs {gst.registration.fee}.',
    how: 'Register on the **GST portal**, which costs {gst.registration.fee}, before you send goods to another state. Under the composition scheme you may not send them. Listed handicraft below {gst.limit.services}: PAN and e-way bill.',
    can: '**No**, not without GST registration, mostly at any turnover, and not under the composition scheme. Listed handicraft below {gst.limit.services} is let off, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    must: '**Yes**, for goods sold to another state, mostly at any turnover, even for one parcel. **No** below {gst.limit.services} for listed handicraft, mostly made by hand, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
  },
  'gst.goods-or-services': {
    first:
      'In Telangana **{gst.limit.telangana}** a year, for goods as for services. Elsewhere mostly {gst.limit.goods} for goods alone, but {gst.limit.services} once you also sell a service, ice cream, tobacco or pan masala ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    when: '**Within {gst.registration.within}** of crossing your line: {gst.limit.telangana} a year in Telangana; elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with a service ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Look at your sales on the first of every month.',
    cost: '**{gst.limit.telangana}** a year in Telangana, for goods as for services. Elsewhere mostly {gst.limit.goods} for goods alone, but {gst.limit.services} once you also sell a service, ice cream, tobacco or pan masala ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    how: 'Add up **all sales of the year** on one PAN, cash and UPI. Register on the GST portal above {gst.limit.telangana} in Telangana or with a service, above {gst.limit.goods} for goods alone in most other states ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    must: '**No**, mostly, below {gst.limit.services} of sales a year ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). **Yes** above it in Telangana or with a service or tobacco; for goods alone most other states wait until {gst.limit.goods}.',
    is: '**No {gst.limit.goods} in Telangana**: there it is {gst.limit.telangana}, for goods as for services. In Andhra and most other states {gst.limit.goods} holds for goods alone; a service, cigarettes or ice cream bring it down to {gst.limit.services} ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
  },
} as const;
