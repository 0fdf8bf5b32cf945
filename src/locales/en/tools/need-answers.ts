import type { NeedId } from '../../../needs/bank.ts';

/**
 * What the assistant says first to each need: Yes, No, an amount, a date, or what to do. Figures are references to
 * `content/facts`.
 */
export const text = {
  'fssai.need':
    '**Yes**, if you make, store, carry or sell food or drink, also at home. A street vendor’s vending certificate counts already; farmers and fishers are left out.',
  'fssai.which':
    'Registration up to **{fssai.registration.turnover-max}** of food sales a year, a state licence up to {fssai.state.turnover-max}, a central licence above that. For importers, head offices and a few others we could not confirm the rule: ask FSSAI.',
  'fssai.vendor':
    'With a vending certificate: **{fssai.vendor.fee}**. Without one, if you sell moving about: {fssai.hawker.fee}, by an order that we could not confirm still holds. Others pay the fee that FoSCoS shows.',
  'fssai.fee':
    'With a vending certificate: **{fssai.vendor.fee}**. For others FoSCoS shows the fee before you pay; it was {fssai.registration.fee@2026-03-31} a year for registration until {fssai.registration.fee@2026-03-31|until}, and we have not seen the new list.',
  'fssai.apply':
    'Apply yourself on the **FoSCoS** portal, with your own phone number: fill the form, add the papers, pay there. A registration can come at once, without a visit first. With a vending certificate you need none.',
  'fssai.documents':
    'For registration: your photograph, **proof of who you are** (Aadhaar, PAN, voter card or driving licence), proof of the place and a list of your foods. A licence asks for more, such as a kitchen plan.',
  'fssai.validity':
    'Nothing to renew: a food certificate now has **{fssai.validity}**. The annual fee goes on. If yours has an old end date on it, look at what your FoSCoS account shows.',
  'fssai.renewal-call':
    'Do **not pay**, and give no code: for a food licence there is {fssai.renewal} now. Look in your own FoSCoS account. Paid already? Call {helpline.cybercrime} at once.',
  'fssai.annual-fee':
    'Pay it on the **FoSCoS** portal, in the account of your certificate, never to a person. Street vendors with a vending certificate pay {fssai.vendor.fee}. We have not found the day it falls due.',
  'fssai.return':
    'Licensed makers and importers: by **{fssai.annual-return.due}** for the year before; late it costs {fssai.annual-return.late-fee} a day, at most {fssai.annual-return.late-fee-cap} times the annual licence fee. A registered stall or shop: none.',
  'fssai.change':
    'Tell FSSAI **before** the change, on FoSCoS: sign in, choose to modify your certificate, and add the proof. When a business is sold, the paper does not go along by itself.',
  'fssai.penalty':
    'At most **{fssai.penalty.no-licence}**, if your business needs a licence. If it needs only the registration, that section leaves you out; the penalty for other breaches, at most {fssai.penalty.other}, can apply.',
  'fssai.penalty.unclean':
    'At most **{fssai.penalty.unhygienic}** for unclean making or handling of food. For unsafe food, even when nobody was hurt: at most {fssai.penalty.unsafe}, and prison of up to {fssai.penalty.unsafe-prison}.',
  'fssai.penalty.label':
    'At most **{fssai.penalty.misbranded}** for misbranded food, and {fssai.penalty.misleading-advertisement} for a misleading advertisement. What is charged depends on the harm, the gain and whether it happened before.',
  'fssai.sample':
    'Ask for the **written notice**, and the same day, in writing, that one part goes to an accredited laboratory. The officer seals {fssai.sample.parts} parts; if the results differ, a third laboratory decides.',
  'fssai.notice':
    'Read each point and the **last day**, put it right, take photos and tell the office in writing. An improvement notice gives at least {fssai.notice.days}; an appeal must come within {fssai.notice.appeal}, or sooner if its time ends sooner.',
  'fssai.daily':
    'Show your FSSAI number, use **clean water** and fresh oil, wash hands, cover food, keep raw and cooked apart, and keep purchase bills. Nobody with fever, cough or a wound on the hand touches food.',
  'fssai.hygiene':
    'Use drinking water, clean hands, a cap and **fresh oil**; cover cooked food, keep raw food apart and the bin closed. With fever, cough or a wound on the hand, stay away from food.',
  'fssai.home-kitchen':
    '**Yes**, with FSSAI registration: a home kitchen that sells food is like any other. A trade licence is often not needed: ask your ward office. Landlord or housing society may have to consent; GST begins above the limit.',
  'fssai.delivery-app':
    'Your **FSSAI number**: delivery apps usually ask for it before they list you. A cloud kitchen also needs a trade licence and shops registration. The app pays the GST on meals you cook.',
  'fssai.label':
    '**Name**, ingredients, veg or non-veg mark, net weight, highest price with taxes, unit price, packer’s name and address, month and year made, good-until date, FSSAI number, and a telephone or e-mail for complaints.',
  'restaurant.papers':
    '**FSSAI**, trade licence and shops registration, and GST above the limit; a bar also needs an excise licence. Home food and caterers: FSSAI first. A cart: the vending certificate, without it FSSAI. Fire clearance depends on the building.',
  'gst.need':
    '**Yes** above {gst.limit.telangana} of yearly sales in Telangana; elsewhere mostly above {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream. Goods to other states or on a marketplace: mostly always. No, if you sell only untaxed goods.',
  'gst.limit':
    '**No** GST number up to {gst.limit.telangana} a year in Telangana; elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Goods to other states or on a marketplace: mostly always needed.',
  'gst.vendor':
    '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
  'gst.upi':
    '**No tax** comes from UPI itself; cash counts alike. GST begins above {gst.limit.telangana} of yearly sales in Telangana, mostly {gst.limit.goods} for goods and {gst.limit.services} for services elsewhere; never for fresh vegetables, fruit or milk alone.',
  'gst.upi-notice':
    'Answer **before its last day**, once you have checked that it is real. Mark each line of the account: taxed sale, untaxed sale, family money, loan; add the purchase bills. A total is not yet a tax.',
  'gst.notice':
    'Answer on the GST portal **before its last day**: the paper’s own day counts. Else GSTR-3A: {gst.notice.return}, ASMT-10: at most {gst.notice.scrutiny}, REG-17: {gst.notice.cancel}. Check first on the portal that it is real.',
  'gst.online-seller':
    '**Yes**, normally, on a marketplace, at any sales. Goods sold only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. On your own site: above the limit, or for goods to other states.',
  'gst.fee':
    'The government fee for registering: **{gst.registration.fee}**. An agent may charge for help, but must not call it a government fee.',
  'gst.apply':
    'Register on the **GST portal** with your PAN and your own phone number: add the papers, prove your Aadhaar, and answer questions there in time. First make sure that you must; the fee is {gst.registration.fee}.',
  'gst.documents':
    '**PAN**, Aadhaar with its linked mobile number, e-mail, photograph, proof of the place (electricity bill, rent paper or owner’s consent) and a bank account, which can follow later. A partnership adds its deed, a company its certificate.',
  'gst.time':
    '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit. Look at the portal every second day and answer its questions in time.',
  'gst.rates':
    '**{gst.rate.low}** on most everyday goods, {gst.rate.standard} on most other goods and services, {gst.rate.high} on luxury and harmful goods and fizzy drinks. Some goods bear none, and a few have rates of their own.',
  'gst.restaurant':
    '**{gst.rate.restaurant}**, without credit for tax paid; {gst.rate.standard} in restaurants of costly hotels. Under composition a restaurant adds no tax to the bill. For meals sold through a delivery app, the app pays it.',
  'gst.gold':
    '**{gst.rate.gold}** on gold, silver and jewellery; {gst.rate.diamond-cut} on cut diamonds, {gst.rate.diamond-rough} on rough ones.',
  'gst.tobacco':
    '**{gst.rate.tobacco}** on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. The compensation cess has ended; excise or a health cess may be added.',
  'gst.composition.what':
    'A low tax on turnover, **{gst.composition.rate}**, which a small business may choose. You put no tax on your bills, get no credit, pay by the quarter and file one return a year.',
  'gst.composition.limit':
    'Up to **{gst.composition.limit}** of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), {gst.composition.services-limit} for services. Not for sales to other states, services through apps, or some makers.',
  'gst.composition.rate':
    '**{gst.composition.trader}** for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services, on the sales of the quarter. You may not put it on the bill.',
  'gst.composition.due':
    'CMP-08 by day **{gst.due.cmp08}** of the month after each quarter; GSTR-4 by {gst.due.gstr4}, for the financial year that ended in March.',
  'gst.composition.choose':
    'By **{gst.due.composition-choice}** for the year that follows, if you are registered already. With a new registration: in the form itself.',
  'gst.composition.marketplace':
    '**Yes** for goods on a marketplace inside your own state. No for services through an app, and for sales to other states or countries.',
  'gst.returns.due':
    'Monthly: GSTR-1 by day **{gst.due.gstr1}**, GSTR-3B by day {gst.due.gstr3b} of the next month. By the quarter: GSTR-1 by day {gst.due.gstr1-quarter}, GSTR-3B by day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; composition CMP-08 by day {gst.due.cmp08}.',
  'gst.quarterly':
    '**Yes**, up to {gst.quarterly.turnover-max} of turnover, with a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
  'gst.nil-return':
    '**Yes**, a return without sales must be filed too: GSTR-1 first, then GSTR-3B. Both are nil only if there is also no purchase credit and no other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
  'gst.late':
    '**{gst.late-fee.day}** a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap}. Late tax adds {gst.interest} interest a year.',
  'gst.late.nil':
    '**{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
  'gst.interest':
    '**{gst.interest}** a year on tax paid late, from the day after the due date. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
  'gst.penalty':
    '**{gst.registration.penalty}**, or the tax due if that is more, added to the tax and interest. This is for those who must register and did not; below the limit nobody must, with few exceptions.',
  'gst.annual':
    'By **{gst.annual-return.due}**, above {gst.annual-return.turnover} of turnover. Above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
  'gst.audit':
    '**No**: turnover alone no longer begins an audit. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
  'gst.einvoice':
    'Above **{gst.einvoice.turnover}** of turnover in any year since GST began, for sales to firms, the government and abroad, not to households. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days}.',
  'gst.ewaybill':
    'When goods on the road are worth more than **{gst.ewaybill.value}**. Some states have other lines for goods that stay inside the state.',
  'gst.credit':
    'The GST that you paid on business purchases, **taken off** the GST on your sales. Not under composition. Claim bills by {gst.due.old-credit} of the next financial year, or before that year’s annual return, if sooner.',
  'gst.records':
    'Keep bills and accounts **{gst.records}**, counted from the day the annual return of that year was due.',
  'gst.closing':
    'Ask on the GST portal within **{gst.cancellation.within}** to cancel it. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
  'gst.check':
    'Search the number on the **GST portal**, free and without an account. “Active”, with name and address that fit, is good. “Cancelled” or “suspended” means that the seller may not collect tax now.',
  'gst.charged':
    '**Not allowed** without an active number, nor under composition. If the portal finds nothing, do not pay the tax part. Keep the bill, and report it to the commercial tax office or the consumer helpline, {helpline.consumer}.',
  'gst.calculate':
    'Price times the rate, divided by a hundred, is the **GST** to put on. Inside a price with tax, it is that price times the rate, divided by a hundred plus the rate.',
  'gst.late-calculate':
    'Days late times **{gst.late-fee.day}**, or {gst.late-fee.nil-day} with nothing to pay, for GSTR-1 and GSTR-3B, never above the ceiling. Add interest of {gst.interest} a year on tax paid late in cash.',
  'gst.bill':
    'With a GST number: put it on **every bill**. Without one: write no GST on it. Under composition: write a bill of supply, which says that you may not collect tax.',
  'vendor.certificate':
    'Apply at the **ward office** or Town Vending Committee: ask whether you are in the survey, fill the form, pay only against a receipt, keep a stamped copy. Not in the survey? Ask in writing to be counted.',
  'vendor.letter':
    'Ask for it on the PM SVANidhi portal or at the **ward office**, with anything that shows that you vend. The letter costs nothing. If your name is in the survey, you need none.',
  'vendor.rights':
    'To vend in **your zone and hours**, {vendor.notice} of notice before a certificate holder moves, seized goods back, and a hearing before a certificate is cancelled. Before survey and certificates are done, no eviction.',
  'vendor.duties':
    'Vend **yourself or with family**, keep to your certificate, keep the place clean and pay the fee against a receipt. Clear your goods when shared hours end; never rent out certificate or place.',
  'vendor.told-to-move':
    'Ask for the **written notice**. With a certificate: {vendor.notice} from it. Without: no eviction until the survey is finished and all have certificates; after that you can be removed and fined. On railway land this Act does not apply.',
  'vendor.goods-taken':
    'Ask for a **signed list**, and claim your goods in writing at the office today. After claim and fee, what spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
  'vendor.bribe-asked':
    'Pay only against a **receipt**, at the counter; ask for the section in writing. Note name, badge, time and place, and complain in writing to the head of the office. In danger call {fire.phone.emergency}.',
  'vendor.police':
    'Ask for **name, station and order**, and stay calm. With a certificate: nobody may stop you in your place and hours. Without: ask for the order in writing. In danger call {fire.phone.emergency}; free lawyer: {helpline.legal-aid}.',
  'vendor.penalty':
    'At most **{vendor.penalty}** for each offence, without a certificate or against its terms. For staying after the notice to move has run out: at most {vendor.default-penalty} a day.',
  'vendor.survey':
    'At least every **{vendor.survey-years}**, by the Town Vending Committee. Ask your ward office whether there was a survey and whether your name is in it.',
  'vendor.age':
    'From **{vendor.age-min}** by the Act, but a state may ask for more: {vendor.age.telangana} in Telangana, {vendor.age.andhra} in Andhra Pradesh.',
  'vendor.committee':
    'The town’s committee that **surveys vendors** and gives certificates. At least {vendor.committee-vendors} of its members are vendors, elected by vendors; {vendor.committee-women} of those are women. The ward office must tell you their names.',
  'vendor.family':
    'Ask the municipal body for **SVANidhi se Samriddhi**: it links a borrower’s family to insurance, pension, ration and help for mothers. If the vendor dies or falls ill, ask the Town Vending Committee what the family may do.',
  'vendor.scale':
    '**Yes**, if you sell by weight, at a cart too. An electronic scale is stamped again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}; with a stamp that has run out it may not be used.',
  'vendor.scale-officer':
    'Show the **stamp certificate**, let the officer test the scale, and ask for what is wrong in writing, with a receipt if the scale is taken. Taken without a stamp? Stamped in time, it is not forfeited.',
  'vendor.city-notice':
    'Find the section, the amount and the **last day**. If it is not right, answer in writing before that day. Pay only at the counter or on the site, against a receipt.',
  'notice.read':
    'Find the **last day** first, then the office, officer, date and section. Answer in writing before that day; free legal aid: {helpline.legal-aid}. Silence is the worst answer.',
  'notice.fake':
    'Pay **nothing yet**: a real notice can be checked on the office’s own site. A call or link that wants money or an OTP is likely false. Paid already? Call {helpline.cybercrime} now.',
  'notice.income-tax':
    'Check its **DIN** on the income-tax portal first; you need no login. Then find section, year and last day, and answer there in time. Need longer? Ask before the last day.',
  'notice.labour':
    'Show **what you have**: letters, register, proof of wages, ESI and PF receipts. Ask for the order and a copy of the note, read before you sign, and answer in writing, in time.',
  'svanidhi.loan':
    'Up to **{msme.svanidhi.first}** first, {msme.svanidhi.second} when that is paid back, then {msme.svanidhi.third}, without security. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
  'svanidhi.apply':
    'Apply on the **PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and your paper as a vendor. The application costs {vendor.loan.fee}: pay no agent.',
  'svanidhi.documents':
    '**Aadhaar** with your mobile number linked; vending certificate, identity card, survey number or Letter of Recommendation; bank book in your own name; and your own phone for the codes.',
  'svanidhi.rejected':
    'Ask for the reason **in writing**, then go to the loan desk of the municipal body. If the bank does not answer a complaint, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
  'svanidhi.fee':
    '**No fee**: the application costs {vendor.loan.fee}, so pay no agent. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
  'svanidhi.interest':
    'The **bank sets** the rate: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
  'svanidhi.cashback':
    'Take UPI with a QR code that pays into the **account of the loan**: up to {vendor.loan.cashback} comes back. Ask the branch how many payments a month count, and of what size.',
  'svanidhi.ends': 'Until **{msme.svanidhi.ends}**, by the decision of the Cabinet.',
  'svanidhi.next':
    'Up to **{msme.svanidhi.second}** when the first loan is paid back, then up to {msme.svanidhi.third}. After the second, paid on time, a credit card up to {msme.svanidhi.card}. A late instalment can cost you the next loan.',
  'mudra.loan':
    'Ask **your own bank** first, or apply on JanSamarth, with your papers and one page on what the loan buys and earns. Mudra itself lends to nobody and asks for no fee.',
  'mudra.amount':
    'Up to **{msme.mudra.shishu}** (Shishu), {msme.mudra.kishor} (Kishor) or {msme.mudra.tarun} (Tarun); up to {msme.mudra.max} only for those who have paid a Tarun loan back.',
  'loan.collateral':
    '**No security** may be asked of a micro or small firm up to {msme.no-collateral}, with a good record {msme.no-collateral-good-record}. CGTMSE can guarantee loans up to {msme.cgtmse.max}; you still owe the loan.',
  'loan.women':
    'Join a village **self-help group** for its loan (DAY-NRLM). On your own, or in a town: a Mudra loan without security, up to {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}.',
  'loan.shop':
    'Up to **{msme.mudra.shishu}** with Mudra Shishu, {msme.mudra.kishor} with Kishor, {msme.mudra.tarun} with Tarun, without security. The bank gives the loan and sets the interest.',
  'loan.pmegp':
    '**Not confirmed**: PMEGP pays a part of a new unit’s project. By one private page, a new portal takes applications since {msme.pmegp.portal}; ask on the scheme’s portal before you plan with it.',
  'loan.vishwakarma':
    'Up to **{msme.vishwakarma.first}**, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} interest a year, with training and tools, for {msme.vishwakarma.trades} trades done by hand. We could not confirm that it goes on.',
  'loan.standup':
    'Stand-Up India is **closed**; a scheme for first businesses of women, SC and ST is only announced. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
  'loan.moneylender':
    'Go to the **police** about threats. For fraud by phone or app call {helpline.cybercrime} at once. With a bank or finance company: complain in writing; if it is not put right, the RBI Ombudsman takes it free: {helpline.bank-complaints}.',
  'loan.calculate':
    'Enter the loan, the interest a year and the months. The **instalment** is the one sum that pays each month’s interest and brings the loan to nothing in the last month.',
  'loan.compare':
    'Compare what each loan costs **in all**, fees included. A flat rate is charged on the whole loan to the last day, a bank’s rate only on what is still owed.',
  'loan.papers':
    'Identity, PAN, proof of the place, **bank statements**, income-tax returns, GST returns if registered, Udyam, licences, and one page: what the money buys, what it will earn, how it is paid back.',
  'loan.cibil':
    'Pay each loan **on its day**: a loan paid on time is written down with the credit bureaus. Refused? Ask for the reason in writing. The bank’s mistake? Complain to it in writing, then to the RBI Ombudsman, {helpline.bank-complaints}.',
  investors:
    'Prepare a **folder** on firm, money, rights, people, customers, licences and trouble. An investor buys a part of the firm, which suits few businesses; a sole owner cannot sell shares. We find no investors.',
  schemes:
    'Answer the **questions** on the page: they show which of {schemes.count} schemes likely fit you. The office decides, and nobody can sell you a place.',
  'msme.need':
    'No law asks for it, but it **helps** with bank loans, late buyers, government orders and many schemes. It replaces no FSSAI, trade licence or GST, and lowers no tax.',
  'msme.apply':
    'Register on the **Udyam portal** with Aadhaar, its linked phone, PAN and bank account; nothing is uploaded. It costs {msme.registration.fee}; changes and prints are made there too. No PAN? Ask your bank for Udyam Assist.',
  'msme.fee':
    '**No fee**: Udyam costs {msme.registration.fee}, to register, change or print. No agent is authorised to charge for it. Paid a private site? Tell your bank at once and call {helpline.cybercrime}.',
  'msme.class':
    '**Micro** up to {msme.micro.investment-max} of investment and {msme.micro.turnover-max} of turnover, as almost every shop is. Small: {msme.small.investment-max} and {msme.small.turnover-max}. Medium: {msme.medium.investment-max} and {msme.medium.turnover-max}. You must be within both.',
  'msme.validity':
    'Nothing to renew: Udyam has **{msme.registration.validity}**. File tax returns on time and change your details on the portal. With only Udyog Aadhaar or an older paper, register afresh.',
  'msme.late-buyer':
    'Send **one reminder** in writing, then file on MSME Samadhaan with your Udyam number. A micro or small supplier is paid by the agreed day, at most {msme.late.days}, without one {msme.late.days-no-date}. For traders it is disputed.',
  'msme.late-interest':
    '**{msme.late.multiple} times** the Reserve Bank’s bank rate, added every month, from the day after the agreed day, with none agreed after {msme.late.days-no-date}. For micro and small firms with Udyam.',
  'msme.procurement':
    'Register as a seller on the **Government e-Marketplace**, free. Micro and small firms pay no tender fee and no bid deposit, and may match the lowest bid if theirs is at most {msme.procurement.band} above.',
  'eshram.card':
    'Register on the **e-Shram portal** with Aadhaar and its linked phone, or at a common service centre. It costs {finder.free.eshram}; for workers of {labour.eshram.age} of age without PF, ESI or income tax.',
  'trade.need':
    '**Yes** in most cities, for a shop, eating place, workshop, godown or office that customers visit. As a rule no for a street vendor. At home ask the ward office, in a village the panchayat.',
  'trade.apply':
    'Apply on the site of **your corporation**, GHMC, Cyberabad or Malkajgiri, or at a MeeSeva centre: measure shop and road, add the papers, pay there. In the GHMC area a provisional licence comes with the payment.',
  'trade.fee':
    '**{trade.ghmc.rate.narrow}** to {trade.ghmc.rate.wide} a square foot a year at GHMC, as last reported, by the width of the road, and the Green Fund on top. Each city has its own fee.',
  'trade.documents':
    'Identity, **PAN**, your photograph, sale deed or rent agreement with the owner’s consent, property tax receipt, photographs of the shop, its area and the road’s width. Each city has its own list; food adds its FSSAI number.',
  'trade.renewal':
    'By **{trade.ghmc.apply-by}** for the next year in Hyderabad, by the usual rule; licences end on {trade.ghmc.year-end}. Late, last season, cost {trade.ghmc.late.first} of the fee, after {trade.ghmc.late.first-days} {trade.ghmc.late.second}. Other cities have their own dates.',
  'trade.unlicensed':
    '**{trade.ghmc.unlicensed.once}** of the licence fee at GHMC, and {trade.ghmc.unlicensed.month} more for each month until you take it. Other cities have amounts of their own. Pay no fine in cash to a person.',
  'trade.calculate':
    'Square feet times the **rate of the road**, by GHMC’s rates as last reported: {trade.ghmc.rate.narrow} up to {trade.ghmc.road.narrow} feet wide, {trade.ghmc.rate.middle} up to {trade.ghmc.road.wide}, {trade.ghmc.rate.wide} above. The Green Fund is added, and a charge when late.',
  'trade.corporations':
    '**GHMC**: Khairatabad, Secunderabad, Charminar, Golconda, Rajendranagar, Shamshabad. Cyberabad: Serilingampally, Kukatpally, Quthbullapur. Malkajgiri: Malkajgiri, Uppal, LB Nagar. Near a border ask with your door number.',
  'trade.village':
    'Ask the **panchayat secretary**: in Telangana the gram panchayat licenses trades, in Andhra Pradesh only listed ones. We could not read the fees: ask for the rule and a receipt.',
  'trade.bengaluru':
    'Renew online from **{trade.bengaluru.opens}** to {trade.bengaluru.closes} without a charge; in March {trade.bengaluru.late.march} is added, from April {trade.bengaluru.late.april}. A newer shop on a residential road under {trade.bengaluru.road-min} feet wide is refused: ask before you rent.',
  'trade.delhi':
    'Pay **{trade.delhi.general}** of the property tax with it, for a general trade or storage licence: the receipt is the licence. Factory licence: {trade.delhi.factory}. The health licence, for food, is separate.',
  'trade.cities':
    'Ask **your corporation**: its own site is the only price list that counts. Mumbai licenses by trade, Kolkata gives a certificate of enlistment; Telangana’s other towns give the licence on the e-municipal site.',
  'shops-act':
    '**Yes** in Telangana, within {trade.shops.telangana.within} of opening; also Andhra Pradesh and Karnataka. From {trade.shops.maharashtra.workers} workers in Maharashtra and {trade.shops.gujarat.workers} in Gujarat, where smaller shops must inform the office; {trade.shops.uttar-pradesh.workers} in Uttar Pradesh, {trade.shops.tamil-nadu.workers} in Tamil Nadu; above {trade.shops.rajasthan.exempt} in Rajasthan.',
  'trade.signboard':
    'Use the **state’s language**: Telugu in Telangana, Kannada in Karnataka, Marathi in Maharashtra. Large or lit boards can need permission and a fee from the municipal body: ask before the painter starts.',
  'fire.noc':
    '**Yes** in Telangana for commercial buildings above {fire.telangana.commercial} metres, and many halls and schools; as a rule not for a low shop. Hotels, supermarkets, function halls and nursing homes: ask first. Other states differ.',
  'fire.cylinder':
    'Above **{fire.gas.licence-above} kg** of cooking gas, full and spare cylinders added up, you need a licence. Use commercial cylinders, not household ones; keep them upright and away from the flame.',
  'fire.equipment':
    'Choose by what may burn: **dry powder** for paper, cloth, fuel, and gas once the valve is closed; carbon dioxide or powder for wires, current off; a lid or wet chemical for hot oil, never water. Buy the ISI mark.',
  'fire.burning':
    'Get everybody out, then call **{fire.phone.fire}** or {fire.phone.emergency}. Do not go back for goods. Oil burns: lid on, gas off, never water. Smell of gas: touch no switch, close the valve, move people away, then call.',
  pollution:
    '**Yes** for work that gives off smoke, dust or dirty water, in the red, orange or green category. White-category units only inform the board; a tailor or grocer needs none. Ask the Pollution Control Board.',
  'trademark.need':
    '**No law** asks for it. Take one when you pack goods, sell online or give out franchises: it stops others from using your name for the same goods. A shop licence or a company name does not.',
  'trademark.search':
    'Search it **free** on the official trademark search, in your class: the word as it is, and words that sound like it. Then look in shops, maps and apps. A clean search is no promise.',
  'trademark.apply':
    'Search first, then file **Form TM-A** yourself on the e-filing site of IP India: the owner’s exact name, the class, the goods, and since when you use the name. Each class is paid for.',
  'trademark.fee':
    '**{trademark.fee.low}** for each mark and class, online, for an individual, a recognised startup or a small enterprise with Udyam; {trademark.fee.high} for everyone else. Renewal after {trademark.term}: {trademark.fee.renewal} for each class. An adviser’s fee is apart.',
  'trademark.time':
    '**{trademark.time.unopposed}** if nobody objects, we estimate; plan with {trademark.time}. Nobody can promise it. You may use the name meanwhile, and your priority counts from the day you file.',
  'trademark.class':
    'Choose what you **earn from**. Spices, sweets: {trademark.class.spices}; pickles, dairy: {trademark.class.pickles}; drinks: {trademark.class.drinks}; clothes: {trademark.class.clothes}; soap, incense: {trademark.class.soap}; shops: {trademark.class.shop}; restaurants: {trademark.class.restaurant}. Other goods are in {trademark.classes.goods}, other services in {trademark.classes.services}; each class costs again.',
  'trademark.reply':
    'Reply within **{trademark.reply}** of receiving the report: show how goods, look or use differ. Without a reply the application counts as abandoned and must be filed anew. A hearing may follow, usually by video.',
  'trademark.opposition':
    'If yours is opposed: answer within **{trademark.counter}** of the notice; no answer, no mark. To oppose another’s: within {trademark.opposition} of its publication in the Journal, for {trademark.fee.opposition}. A contested case can take years.',
  'trademark.renewal':
    'Every **{trademark.term}** from the day of filing, from {trademark.renewal.opens} before the end. Then there are {trademark.renewal.grace} of grace, at {trademark.fee.renewal-late} more; up to {trademark.restoration} after the end you can ask for restoration.',
  'trademark.copied':
    'Collect **proof with dates** and write a polite letter first; online use the marketplace’s form for brand owners. A court can stop the copier. Take an advocate before you threaten. Accused yourself? Answer by the letter’s day.',
  'trademark.false':
    '**™** from the day you file, ® only when you have the certificate. Calling a mark registered when it is not costs at most {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less.',
  'trademark.calculate':
    'Multiply **the fee, the classes and the marks**. An application online is {trademark.fee.low} for an individual, a startup or a small enterprise, {trademark.fee.high} for everyone else; a renewal {trademark.fee.renewal}. Enter yours in the sum.',
  'barcode.need':
    '**No law** asks for it. You need one only if a buyer asks: a supermarket chain, marketplace, export buyer, factory or tender. A stall, a restaurant or a tailor needs none. Ask in writing before you pay.',
  'barcode.fee':
    '**{barcode.renewal.one}** a year, tax included, to renew {barcode.pack-size} numbers. What new subscribers pay we have not seen: it depends on turnover, numbers and years, and GS1 India’s fee calculator shows yours.',
  'barcode.apply':
    'Apply yourself on the site of **GS1 India**, in your own firm’s name: PAN, GST certificate, proof of turnover, a signed letter and a cancelled cheque. Then give each product its own number and test the print.',
  'barcode.renewal':
    'Renew **before the last day**: the numbers are yours {barcode.validity}. After the end you have {barcode.grace} without a penalty, then another {barcode.late-days} with {barcode.late-penalty} more.',
  'barcode.prefix':
    '**{barcode.prefix}** says that GS1 India gave out the number. It does not prove that the product was made in India, and the price is not in the code.',
  'bis.need':
    '**Yes**, if you make or import goods under a quality control order: toys, helmets, steel, cement, footwear, many electrical goods. In neither BIS list, also that for electronics? No licence. Some orders spare very small makers. Packed water: no mark.',
  'bis.fee':
    'ISI mark: **{bis.fee.application}** to apply, {bis.fee.inspection} for each officer and day of inspection, {bis.fee.licence-year} a year, and marking fee and tests on top: in all {bis.cost.isi}, we estimate. Which discount holds we could not confirm: ask BIS.',
  'bis.steps':
    '**{bis.time}**, we estimate; most depends on the test report. Find the standard, bring the factory in order, have samples tested by a recognised laboratory, apply on Manak Online; then comes the inspection. Electronics: another site, no inspection.',
  'bis.validity':
    'Up to **{bis.licence.first}** for the ISI mark, renewed for up to {bis.licence.renewed}, with a fee each year in advance. Paid late, it is suspended: pay within {bis.suspension}, with {bis.fee.late} added, or it is cancelled.',
  'bis.hallmark':
    '**Yes** for a gold jeweller with more than {bis.hallmark.turnover} of turnover a year: register on Manak Online. Smaller ones are let off, and so are some kinds of jewellery.',
  'bis.sell-only':
    '**No licence** of your own is needed. But toys, helmets, chargers and other listed goods may be sold only with the mark, or stock can be seized. Check its number in the BIS Care app, and keep the bill.',
  'iso.need':
    '**No**, unless a buyer or a tender names it, in writing: no general law asks a small business for ISO. A stall or a small shop does not need it.',
  'iso.cost':
    'For a small firm we estimate **{iso.cost.quality}** for quality, {iso.cost.environment} for the environment, {iso.cost.security} for information security, {iso.cost.safety} for safety. No law sets the price: ask three accredited bodies.',
  'iso.steps':
    'Plan **{iso.time.prepare}** to get ready and {iso.time.audit} for the audit, we estimate. Work by the standard, keep records, and ask three accredited bodies for an offer. You need no consultant.',
  'iso.fake':
    'Look up the body on the **NABCB register** and the certificate on IAF CertSearch; do not follow the link in the offer. Two days, no visit, or ISO’s own logo: signs of bought paper.',
  'iso.validity':
    '**{iso.validity}**, with a surveillance audit at least every {iso.surveillance}; skip it and the certificate is suspended. Before the end you are audited anew.',
  'company.choose':
    'Your **own name** is enough for most stalls and small shops: no company to register; the licences of your trade remain. With partners: a written deed, or an LLP, which limits your debts. With investors: mostly a private limited company.',
  'company.fee':
    'The ministry takes **{company.fee}** up to {company.fee.free-capital} of authorised capital; stamp duty, signature certificates and about {company.fee.pan-tan} for PAN and TAN come on top. An LLP pays from {company.llp.fee.first}. Our fee, if you want help: {price.company}.',
  'company.apply':
    'File **SPICe+** on the portal of the Ministry of Corporate Affairs, for an LLP FiLLiP: first the name, then signature certificates, then the form. A chartered accountant, company secretary or cost accountant must sign too.',
  'company.documents':
    'Of each person **PAN**, proof of identity, photograph, proof of address, own mobile number and e-mail. For the office: rent paper, electricity bill and the owner’s written consent. Names must be spelled alike on every paper.',
  'company.private':
    '**{company.private.members}** shareholders and at least {company.private.directors-min} directors, one of whom must have been in India for {company.director.resident} of the year. Wife or mother can be the second director. Least capital: {company.capital-min}.',
  'company.opc':
    '**Yes**: a One Person Company has a single owner, an Indian citizen, who names another person to take over if they die. It limits your debts, has an audit every year, and need not change form when it grows.',
  'company.llp':
    'A firm of **{company.llp.partners-min} or more** partners that owes its debts itself; the partners usually lose only what they put in. Least capital: {company.llp.capital-min}. File the agreement within {company.llp.agreement} of registration.',
  'company.llp.annual':
    'Form 11 by **{company.llp.return}** and Form 8 by {company.llp.accounts}, every year, even without a sale. The income-tax return of the LLP comes on top. Late forms cost more as the weeks pass.',
  'company.filings':
    'Accounts (AOC-4) within **{company.accounts}** of the yearly meeting, annual return within {company.return} of it, even without a sale; an audit every year. With borrowed money also DPT-3, by {company.deposits}. An OPC’s accounts: {company.opc.accounts} after the year.',
  'company.agm':
    'By **{company.agm}** every year, the first one within {company.agm.first} of the end of the first year. A One Person Company has none. Without the meeting: at most {company.agm.penalty}, and {company.agm.penalty-day} for each further day.',
  'company.kyc':
    'Now **{company.director-check}**, by {company.director-check.due}. Tell a change of mobile, e-mail or address within {company.director-check.change}. A DIN that was put to sleep costs {company.director-check.fee} to wake.',
  'company.commencement':
    'Declare the start of business (INC-20A) within **{company.after.commencement}**, once the owners have paid for their shares; until then no trade and no loan. Forgotten, the company pays {company.commencement.penalty}, each officer {company.commencement.officer-day} a day. First meeting and auditor: within {company.after.auditor}.',
  'company.late':
    '**{company.late-day}** a day for each form of a company, without a ceiling. A late LLP form costs its normal fee again, {company.llp.late-small} times for a small LLP, {company.llp.late-other} times for others, then a sum a day.',
  'company.close':
    'Ask a **company secretary**, a chartered accountant or our office: our guide does not describe closing. Until it is closed, the yearly filings fall due even without a sale; a company’s late form costs {company.late-day} a day.',
  'company.startup':
    'Apply **free** at Startup India: for a company, LLP, registered firm or cooperative that builds something new, up to {company.startup.turnover} of turnover and {company.startup.age} of age. A proprietor cannot have it.',
  'start.business':
    'Take the **steps in order**: your idea on one page, customers, in whose name you trade, the rules for your place and product. Then name, daily work, bank, workers. A cart, alone, needs only half of them.',
  'start.idea':
    'Write it on **one page**: who buys, what one sale leaves, how many sales pay for a month, and which permission could stop you. Then tell it to a buyer and to somebody who knows the trade.',
  'start.name':
    'Write down **three names** and search each, free: trademark register, company names, shops around you, the net. A mark for the same goods that sounds like yours is a no. A made-up word is stronger.',
  'start.account':
    '**Yes**, an account for the business alone. A second savings account will not do for a trade: ask for a current account or what the bank offers small traders, and point your UPI code at it.',
  'labour.first-worker':
    'Give a **letter**, the minimum wage, and pay by day {labour.wages.due} of the next month, with a wage slip and a register. ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}. Count part-time helpers too.',
  'labour.esi.limit':
    '**Yes** from {labour.esi.workers} workers, part-time and contract ones counted; in notified dangerous work from {labour.esi.hazard-workers}. No with fewer, but you may join. It covers wages up to {labour.esi.wage-max} a month, {labour.esi.wage-max-disability} with a disability.',
  'labour.epf.limit':
    '**Yes** from {labour.epf.workers} workers, part-time and contract ones counted. No with fewer, but you may join if you and they agree. Compulsory on wages up to {labour.epf.ceiling} a month, by choice above.',
  'labour.apply':
    'Register yourself on **Shram Suvidha**, for ESI and PF alike; the government fee is {labour.esi.fee}. Count the workers, compare each name with the Aadhaar, fill the form, then enter each worker.',
  'labour.pay':
    'Pay the wages, then file and pay on **both sites** by day {labour.epf.due} of the next month: PF, with the return called ECR, and ESI. Each share of ESI is rounded up. Save both challans with that month’s list.',
  'labour.due':
    'By day **{labour.due}** of the next month for ESI, day {labour.epf.due} for PF. Late payment costs {labour.late.interest} interest a year, and PF adds damages.',
  'labour.rates':
    'PF: **{labour.epf.worker}** from the worker, {labour.epf.employer} from the employer, who adds {labour.epf.insurance} for insurance and {labour.epf.admin} for administration. ESI: {labour.esi.worker} from the worker, {labour.esi.employer} from the employer. The employer’s share never comes from the pay.',
  'labour.late':
    '**{labour.late.interest}** interest a year on late ESI or PF; late PF adds damages of {labour.late.epf-damages} a month, and ESI has damages of its own. If you kept the workers’ share, pay at once and get advice.',
  'labour.minimum-wage':
    'Telangana announced **{labour.minimum-wage.telangana}** a month for unskilled work; smaller places may have less. Each state sets its own, for every kind of work and whatever the gender: ask the Labour Department for yours.',
  'labour.wages.due':
    'By day **{labour.wages.due}** of the next month for monthly wages. Pay into a bank account or by UPI, and you have your proof. A worker who leaves gets the final dues within {labour.wages.final}, gratuity within {labour.gratuity.pay-within}.',
  'labour.wages.final':
    'Final dues within **{labour.wages.final}**, whether the worker leaves or is sent away. Gratuity, within {labour.gratuity.pay-within}, is added from {labour.gratuity.workers} workers, after {labour.gratuity.years} of service, or {labour.gratuity.fixed-term-years} on a fixed term.',
  'labour.not-paid':
    'Ask the **labour office**, or free legal aid on {helpline.legal-aid}. Monthly wages are due by day {labour.wages.due} of the next month, all dues within {labour.wages.final} when you leave. Paying less can cost the employer up to {labour.wages.fine}.',
  'labour.hours':
    'Telangana: at most **{labour.hours.week}** hours a week, {labour.hours.day} a day in a shop, {labour.hours.office-day} in an office; overtime is paid at a higher rate. Women work at night only if they agree. Other states differ.',
  'labour.gratuity':
    'From **{labour.gratuity.workers}** workers: after {labour.gratuity.years} of service, {labour.gratuity.fixed-term-years} on a fixed term, at once to the family if the worker dies. It is wages of {labour.gratuity.days} for each year, at most {labour.gratuity.max}, within {labour.gratuity.pay-within}.',
  'labour.gratuity.calculate':
    'Last month’s wages, divided by **{labour.gratuity.month}**, times {labour.gratuity.days}, times the years of service. A part of a year above {labour.gratuity.part-year} counts as a year; at most {labour.gratuity.max}. Enter yours in the sum.',
  'labour.bonus':
    '**Yes** from {labour.bonus.workers} workers: {labour.bonus.rate} of the yearly wages, for those below a limit that the state sets, by {calendar.bonus.due}. With fewer workers: no.',
  'labour.maternity':
    '**{labour.maternity.weeks}** weeks at {labour.maternity.rate} of the wages, {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt. For a worker in ESI the money comes from ESI. Without ESI ask the labour office.',
  'labour.posh':
    '**Yes** from {labour.posh.workers} workers, men or women: a committee led by a senior woman, with a member from outside. Without it the fine can reach {labour.posh.fine}. In smaller places complain to the district’s local committee or SHe-Box.',
  'labour.child':
    '**No**: do not employ children, at a cart either, nor in a kitchen in the holidays. Our guides name no age: for teenagers ask the labour office.',
  'labour.welfare-fund':
    'Telangana, from {labour.lwf.workers} workers: **{labour.lwf.worker}** from each worker and {labour.lwf.employer} from the employer, once a year by {labour.lwf.due}. For other states we have no figures: ask the labour office.',
  'labour.professional-tax':
    '**Workers**, by monthly pay, and the employer cuts it. Telangana: {labour.pt.middle} above {labour.pt.wage-free}, {labour.pt.high} above {labour.pt.middle-max}. Owners there in a listed trade: up to {professional-tax.max} a year. Rajasthan and Uttar Pradesh: {state.professional-tax.rajasthan}. Other states differ.',
  'labour.laws':
    '**{labour.laws} codes** in place of {labour.laws@2025-11-20} older central laws, in force since {labour.laws|from}: wages, social security, industrial relations, safety. Most shops follow their state’s rules; whether Telangana’s are final we could not confirm.',
  'labour.wages.calculate':
    'Take off **PF {labour.epf.worker}** and ESI {labour.esi.worker}. Of wages of {labour.example.wages} a worker in both gets {labour.example.worker-gets} and costs you {labour.example.employer-total}. Enter your own figures in the sum; professional tax can come off too.',
  'labour.letter':
    'Write **one page** the worker can read, signed by both: names, day of joining, work, place, hours, weekly day off, wage and pay day, notice, cuts, and where to complain. Every worker must get one.',
  'labour.hiring':
    'Up to **{labour.hiring.employer}** a month for each added worker, over {labour.hiring.years}, for jobs given up to {labour.hiring.ends}. You must be with PF; a firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}.',
  'tax.return':
    'By **{income-tax.return-business}** for a business without an audit, {income-tax.return-no-business} without a business, {income-tax.return-audit} for companies and audited accounts; late until {income-tax.return-belated}. Dates get extended: look at the income-tax portal.',
  'tax.need':
    '**No**, usually, for a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales a year; yes above either. Firms and companies: always yes. Banks ask for returns, and refunds need one.',
  'tax.file':
    'File on the **income-tax portal** with PAN and your own login: add up the year’s sales by bank and in cash, choose the form it proposes, pay, send, and verify by Aadhaar. Not verified counts as not filed.',
  'tax.late':
    '**{income-tax.late-fee}**, or {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. You can file late until {income-tax.return-belated}. If you cannot finish, pay the tax first.',
  'tax.slabs':
    'For a person, **no tax** on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. Above it, by slices: {income-tax.slab.2.rate} from {income-tax.slab.1.up-to}, up to {income-tax.slab.top.rate} above {income-tax.slab.6.up-to}, and {income-tax.cess} cess. Firms and companies: our guides do not say.',
  'tax.presumptive':
    'Profit counts as **{income-tax.presumptive.profit-digital}** of receipts by bank, card or UPI and {income-tax.presumptive.profit-cash} of cash; earned more, declare more. Up to {income-tax.presumptive.turnover-max} of turnover ({income-tax.presumptive.turnover-max-digital} with hardly any cash). Not for companies, LLPs or commission agents.',
  'tax.profession':
    'In a listed profession **{sectors.tax.profession-share}** of receipts may count as profit up to {sectors.tax.profession-limit} a year ({sectors.tax.profession-limit-digital} with little cash). Other services: {income-tax.presumptive.profit-digital} by bank or UPI, {income-tax.presumptive.profit-cash} of cash; not commission, not LLPs. Earned more? Declare it.',
  'tax.advance':
    'From **{sectors.tax.advance-above}** of tax a year: by {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december} and {sectors.tax.advance-march}. Where profit is estimated by rule: once, by {income-tax.presumptive.advance-tax}. With less tax: none.',
  'tax.tds':
    'Firms, companies and sole owners with large sales cut **{income-tax.tds.contract-person}** from a person, {income-tax.tds.contract-other} from others, above {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} a year to a contractor. Pay by day {sectors.tax.deducted-day}; late costs {income-tax.tds.late-deposit} a month.',
  'tax.pan':
    'Your **own PAN** is enough for a sole owner; a company gets one with its registration. The instant e-PAN with Aadhaar costs {finder.pan.instant}, a printed card about {finder.pan.fee}.',
  'tax.tan':
    'You need a TAN when you **must cut tax** from wages or payments to others: get it on the income-tax portal. A new company gets it with its certificate. Then pay in by day {sectors.tax.deducted-day} of the next month.',
  'tax.books':
    'Write **one line a day**: cash, UPI, paid for goods, other costs, what is left. Keep the bills, and give the wage you take home its own column. Each month compare the sales since April with the GST limit.',
  'sectors.vehicle':
    'Garage or showroom: **trade licence** and shop registration, GST above the limit; more papers for painting, gas, batteries or used vehicles. Taxi or auto: registration, insurance, pollution certificate, fitness, permit and the right licence.',
  'sectors.clinic':
    '**Registration** of the doctor with the council and of the clinic with the state, and an authorisation for medical waste. Ultrasound and X-ray need approvals of their own; many cities ask for a trade licence.',
  'sectors.pharmacy':
    'A **drug licence** from the state’s drugs control office, at least {sectors.drugs.shop-area} square metres ({sectors.drugs.both-area} for retail and wholesale), and a registered pharmacist, named on the licence, whenever you are open.',
  'sectors.school':
    'School: **recognition** by the state, then affiliation. Coaching centre: registration only where the state has such a law; ask the district education officer in writing. Add fire clearance and shop registration; for coaching, GST above the limit.',
  'sectors.factory':
    '**Pollution consent** by category, the trade licence, and a factory licence from {sectors.factory.with-power} workers with power, {sectors.factory.without-power} without; a limit of your state may still hold. Some products need BIS, FSSAI or a cosmetics licence.',
  'sectors.transport':
    'Always **registration**, insurance, pollution certificate and the driver’s licence. Carrying for pay adds fitness; passengers, or above {sectors.permit.weight} kilograms gross weight, a permit; goods above {gst.ewaybill.value} an e-way bill. A godown needs a trade licence.',
  'sectors.rera':
    'Projects: **yes** above {sectors.rera.area} square metres of land or {sectors.rera.flats} flats, before any advertisement; a state may set lower lines. Agents: yes, from the first deal in a registered project. Letting one house: no.',
  'sectors.it':
    '**No licence** is needed to write software. GST begins above {gst.limit.services} a year in most states, clients abroad included. Collecting data online needs a privacy policy; a rented office, shop registration.',
  'sectors.data':
    'Ask **consent** for each purpose, let people see, correct and delete their data, and for anyone under {privacy.adult} ask a parent. The law’s main duties begin {privacy.main-duties}; an earlier date is not confirmed.',
  'sectors.iec':
    'The **import-export code** of DGFT, to send goods abroad or bring them in: {sectors.iec.fee}. Confirm it every year from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}. For services only if you claim an export benefit.',
  'sectors.shop':
    '**Trade licence** where the town asks, and shop registration, in Telangana within {trade.shops.telangana.within}. Food adds FSSAI; weighing, a stamped scale; own packets, a packer’s registration; GST above the limit. A company is not needed.',
  'sectors.bag':
    'Only bags of at least **{sectors.bag.thickness}** microns. Thinner plastic bags are not allowed, and banned single-use items may not be stocked at all.',
  'sectors.salon':
    'Salon or tailor’s shop: **trade licence** where the town asks, and shop registration, in Telangana within {trade.shops.telangana.within}. For services GST begins above {gst.limit.services} in most states. For a laundry, a cart or work at home, answer the licence finder.',
  'sectors.packets':
    'Never sell **above the printed price**, cooling or not. Who packs under an own name registers within {barcode.packer-days} and prints name, quantity, price, unit price, month, address, contact; on food also FSSAI number and last date.',
  'sectors.alcohol':
    'A **state excise licence**: the state decides who may sell alcohol. A bar also needs all papers of a restaurant, and in some cities police permission. Fees differ by state: ask the excise office in writing.',
  'sectors.meat':
    '**FSSAI** first; a vending certificate counts as one. In towns mostly a trade licence, which some cities call a health licence. The city has its own rules for the place: ask the municipal office. The scale needs a stamp.',
  find: 'Open the **licence finder** and answer a few taps: it lists the papers your business needs, what is optional, and whom to ask. What you answer stays on this phone.',
  calendar:
    'Open **My dates** and tap what fits you: it works out the days on which you must file, pay or renew. It does not know what you have filed already, or days moved at the last moment.',
  health:
    'Open the **health check** and answer its questions: you get a score and the gaps to close first. The answers stay on this phone. A high score does not mean that every law is kept.',
  'first-year':
    'Enter your business in the sum of **first-year fees**: it adds up what the government asks for food, place, trademark and company. GST, Udyam, e-Shram, ESI and PF registration cost nothing.',
  profit:
    'Take the day’s **sales**, less what the goods cost, the day’s share of rent, gas, helpers, loans and waste, and a wage for your own hours. The rest is profit. Enter your numbers in the sum.',
  'break-even':
    'Divide the **costs of a month** by what one piece leaves: its price less what it costs you. That many pieces you must sell. Enter your numbers in the sum.',
  'working-capital':
    '**{start.working-capital.need}** of the year’s expected sales, by the rule of thumb: the bank lends at least {start.working-capital.bank}, the owner brings {start.working-capital.own}. Enter your sales in the sum; the days that money is tied up come with it.',
  outbox:
    'Look under **Waiting to send**: a request without a signal waits there and goes when the network returns. Stamped as sent means that our office has it. Do not clear this site’s data while one waits.',
  settings:
    'Open **This phone**: “Clear this phone” removes everything the site keeps here, “Use less data” fetches only what you open, and the size of the text is there too.',
  install:
    'Open your browser’s menu and press **“Add to Home screen”** or “Install”, if it offers one. Pages saved on the phone open with no signal too. If it is there already, there is nothing to do.',
  states:
    '**Yes**, rules differ by state: ten states have a page here, Telangana and Andhra Pradesh first. If yours is missing, the licence finder asks for your state and names the papers.',
  sheets:
    'Open the **one-page sheets**, choose a drawing, and print or send it. The picture is made on your phone, without a network, and bears the day it was checked.',
  'free-papers':
    '**Free** at the government: GST, Udyam, Udyam Assist, e-Shram, ESI and PF registration, Startup India recognition and the PM SVANidhi application. Who charges for one of these is charging for their own time.',
  penalties:
    'From **{gst.late-fee.nil-day}** a day for a late GST return without sales to {fssai.penalty.no-licence} for food without a needed licence. Vending without a certificate: at most {vendor.penalty}. Most amounts are the highest the law allows.',
  year: 'Each month: wages by day **{labour.wages.due}**, GSTR-1 by {gst.due.gstr1}, ESI and PF by {labour.due}, GSTR-3B by {gst.due.gstr3b}. Each year the tax return by {income-tax.return-business}: a stall without GST and workers has that one at most.',
  documents:
    'Keep **Aadhaar and PAN**, photo, bank book, proof of the place, bills and receipts, certificates and numbers in one folder, and a photo of each on the phone. With GST keep bills {gst.records}.',
  price:
    'Reading and the first talk are **free**. Our fees: FSSAI {price.fssai}, GST {price.gst}, company {price.company}, trade licence {price.trade-licence}. The government’s fee is apart, and you get our price in writing first.',
  contact:
    'Call, write on **WhatsApp** or send the form on the contact page. You can write at any time; people answer Monday to Saturday, in office hours. The first talk is free.',
  visit:
    '**Kukatpally** and Banjara Hills, both in Hyderabad, Monday to Saturday in office hours. Call before you come. For every other place, telephone and WhatsApp; Mumbai and Bengaluru are planned and not open.',
  about:
    'We are **Niyam**, a private consultancy in Hyderabad, not the government and not a law firm. We explain licences free and do paperwork, for those who ask, at a price written before.',
  retainer:
    '**Yes**, with a monthly plan: your dates, somebody to ask, and the filings named in the offer; you see each before it goes. It ends when you say so. A street vendor or one-person shop needs none.',
  refund:
    '**Yes**, our whole fee if we have not started, or did not do what the offer says and do not put it right; midway, the part not done. No, if refused for a reason told before. Settled within {privacy.complaint-settle}.',
  careers:
    '**No job** is open today. You can leave a one-page CV by e-mail, with “work” in the first line. Applying costs nothing: a job that asks for a fee is a fraud.',
  privacy:
    'We **sell nothing**. What you type lies on your phone until you send it; a request we use only to answer it. You can see your data, have it corrected or deleted.',
  account:
    'Sign in with your **e-mail or phone** and your password; if you forgot it, press “I have forgotten my password”. Reading, tools and requests need no account. Never tell anybody a password or OTP.',
  newsletter:
    'Enter your **e-mail** on the newsletter page, then say yes in the letter we send. It comes when a fee, limit or due date changes. To leave, press the link in any letter.',
  complaint:
    'Write to our **grievance officer**, with “complaint” in the first line: you hear from us within {privacy.complaint-acknowledge} hours, and it is settled within {privacy.complaint-settle}. Not satisfied? Consumer helpline {helpline.consumer}.',
  'law.equality':
    '**Yes**: the State must treat everybody in India equally and never act by whim; it may make groups for a real reason. Ask in writing why you are treated otherwise, and appeal in time.',
  'law.trade':
    '**Yes**: every citizen may carry on a trade, street vending too, under Article 19(1)(g). The law may set reasonable limits, some trades are under strict licence, and nobody has a right to one fixed spot.',
  'law.living':
    '**Yes**: the courts read livelihood into the right to life, so eviction needs a fair procedure. Article 39 itself is an aim for governments: you cannot sue on it, but courts read laws in its light.',
  'law.counter':
    'Ask for it **in writing**: which law, which section, what you can do, and by which day. A refusal needs reasons. Write down name, time and words, appeal in time, or call free legal aid, {helpline.legal-aid}.',
  'fraud.online':
    'Call **{helpline.cybercrime}** now, with the payment number, sum and hour. Then call your bank to block UPI and card, and complete it on the cybercrime portal. Pay nobody who offers to bring it back.',
  'fraud.portal':
    '**Not the government**, if it names a round fee before the first question, or wants money on a person’s UPI name. Read the address from the right, before the first single slash: offices mostly end in gov.in or nic.in.',
  'fraud.agent':
    'Fraud: call **{helpline.cybercrime}** at once, then your bank if you gave a PIN or code. Bad service: ask for the money in writing, then call the consumer helpline, {helpline.consumer}. Keep every message and receipt.',
  lawyer:
    'Call **{helpline.legal-aid}**: a lawyer is free for women, SC, ST, persons with disability and people with low income. Say your district and by which day you must act. The lawyer may ask for no money.',
  consumer:
    'Ask for your money **in writing**, keep bill and messages, then call the consumer helpline, {helpline.consumer}. If it was a false site or a fraud by telephone: {helpline.cybercrime}, at once.',
  'bank-complaint':
    'Complain to the **bank** in writing first and ask for the reason. If it does not answer or help, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
  'account.password':
    'Press **“I have forgotten my password”** at Sign in and enter your e-mail: we send a link. No letter? Look into spam and ask again after a minute. GST or FoSCoS logins are recovered on their own portals.',
  'account.create':
    'Open **Create an account**: name, e-mail, password. It is free, and keeps your profile when you change or lose a phone. Nothing here needs one.',
  'account.delete':
    'Open your dashboard and press **“Delete my account”**: all of it goes at once, and there is no way back. “Take a copy” comes first. For requests our office has by mail, write to us.',
  'offline.pages':
    '**Guides and law pages** open without a signal after your first visit, then finder, assistant, calendar, health check and search. The rest follows on a good line, or when you ask under This phone. Official portals need a network.',
  'phone.shared':
    'Open This phone and press **“Set as a shared phone”**: then nothing typed is kept, and requests go only with a signal. “Clear this phone” removes what is there already.',
  'about.government':
    '**No.** We are a private consultancy in Hyderabad, not a government office, a court or a law firm. We cannot grant a licence or speed one up.',
  'about.trust':
    'Each figure stands with its **source** and the day we looked; after some months the page warns you. What we could not confirm, it says. Mistakes remain possible: if the official portal differs, it is right.',
  'about.people':
    'We show **roles**, not names: a desk for each kind of paper, and a second reader who checks every application. Call or write and ask who will handle your work: then you get a name.',
  'about.results':
    '**None to show**: no client has yet agreed, and the stories here are made up and marked so. Numbers such as a success rate are our own statements; nobody else has checked them.',
  'careers.fraud':
    '**Do not pay**: working with us costs no fee and no deposit, and we offer no job without speaking to you. Paid or asked? Call {helpline.cybercrime}, report it on the cybercrime portal, and tell us.',
  terms:
    'In paid work **we put our mistakes right** at our cost and answer for damage as the law provides, but not for wrong papers you gave or an office’s decision. Free reading is information, not legal advice.',
  confidentiality:
    'It **stays with us**, with the people who work on it; nobody hears that you are our client unless you agree. But a court or an authority under a law can make us speak: we are not advocates.',
  accessibility:
    'Choose **“Text size”** on a guide, or enlarge the page in your browser. It is built for keyboard and screen reader, with large buttons, and guides can be read aloud. If something is in your way, tell us.',
  listen:
    'Press **“Listen”** on a guide or in the assistant; it is there where your phone has a voice for the language. Speaking a question works online, where the browser can do it.',
  language:
    '**English** so far; Hindi and Telugu pages are planned. Search and assistant understand many Hindi and Telugu words. On the telephone, ask for your language.',
  'services.what':
    'We **explain free**, and for a written price do registrations, filings, notices and dates, once or every month. Court is an advocate’s work, and no office’s yes can be promised.',
  'services.registration':
    '**Yes**: a free talk, then a quote in writing, and you may stop there. We check your papers and file on your own number and e-mail, so the account stays yours.',
  resources:
    'Open **Resources**: all guides, tools, tasks step by step, sheets to print, sketches of papers and official sites, in one list.',
  profile:
    'Open your **dashboard** and sign in: name, business and what you keep with the account. Without an account, your answers and ticks are under Kept on this phone.',
  consent:
    '**Nobody is counted** before you press Accept; “Cookie choice” changes your mind. We sell nothing, but helpers run our server and mail. A question may go to an AI service, without your name; you can switch that off.',
  notify:
    'Open My dates and press **“Remind me”**: your phone’s own calendar then warns you a week and a day before. You can also send the dates by WhatsApp, or turn on notifications where your browser offers them.',
  share:
    '**Yes**, save, print and send any page; leave its dates and sources on it, and do not sell it. Your next dates can go by WhatsApp to yourself or your accountant.',
  'states.telangana':
    'Shops register within **{trade.shops.telangana.within}** of opening, also without workers. Unskilled pay: {labour.minimum-wage.telangana} a month, as announced. Shop work: at most {labour.hours.week} hours a week. Vendors: at least {vendor.age.telangana} old, certificate for {vendor.telangana.years}. Professional tax above {labour.pt.wage-free}.',
  'states.andhra-pradesh':
    'Shops register within **{trade.shops.andhra.within}** of opening, also without workers. Work: at most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week. Town licences last {state.andhra.trade.years}. Vendors: at least {vendor.age.andhra} old. Lowest wages we have not read: ask.',
  'states.karnataka':
    'Shops register within **{trade.shops.karnataka.within}** of opening, for {trade.shops.karnataka.years}. Work: at most {state.karnataka.hours.day} hours a day, {state.karnataka.hours.week} a week. Professional tax: {professional-tax.karnataka.month} a month from {professional-tax.karnataka.free} of pay. Lowest wages we have not read: ask the Labour Department.',
  'states.maharashtra':
    'From **{trade.shops.maharashtra.workers}** workers a shop registers; with fewer it informs online, within {trade.shops.maharashtra.within}. Professional tax: men above {professional-tax.maharashtra.free} a month, women above {professional-tax.maharashtra-women.free}. Work: at most {state.maharashtra.hours.day} hours a day. Trade licence, fire, lowest wages: not read, ask.',
  'states.tamil-nadu':
    'From **{trade.shops.tamil-nadu.workers}** workers a shop registers, within {trade.shops.tamil-nadu.within}. Work: at most {state.tamil-nadu.hours.day} hours a day, {state.tamil-nadu.hours.week} a week. Small village shops need no trade licence, as announced. Fire and lowest wages we have not read: ask.',
  'states.gujarat':
    'From **{trade.shops.gujarat.workers}** workers a shop registers; with fewer it only informs online, both within {trade.shops.gujarat.within}. Professional tax: {state.gujarat.tax.month} a month above {state.gujarat.tax.free}. Work: at most {state.gujarat.hours.day} hours a day. Lowest wages we have not read: ask.',
  'states.rajasthan':
    'No shop registration up to **{trade.shops.rajasthan.exempt}** workers. Professional tax: {state.professional-tax.rajasthan}. Vendors: at least {state.vendor-age.rajasthan} old, {vendor.notice} of notice before a move. Trade licence, fire, hours and lowest wages we have not read: ask the offices.',
  'states.uttar-pradesh':
    'From **{trade.shops.uttar-pradesh.workers}** workers a shop registers online, within {trade.shops.uttar-pradesh.within}; smaller ones need not. Professional tax: {state.professional-tax.uttar-pradesh}. Lowest wages rose by up to {state.uttar-pradesh.wages.rise}; their amounts, hours and trade licence we have not read: ask.',
  'states.bihar':
    'From **{state.bihar.shops.workers}** workers a shop registers, within {state.bihar.shops.within}. Unskilled pay: {state.bihar.wages.day} a day, by the newest order found. At most {state.bihar.hours.week} hours a week. Professional tax: above {state.bihar.tax.free} of yearly income, traders above {state.bihar.tax.dealer-free} of turnover. Trade licence, fire: ask.',
  'states.west-bengal':
    'Lowest unskilled pay in shops: **{state.west-bengal.wages.town}** a month in towns, {state.west-bengal.wages.village} elsewhere. Work: at most {state.west-bengal.hours.week} hours a week. Professional tax above {state.west-bengal.tax.free} a month. Kolkata: certificate of enlistment for every trade. The Shops Act we have not read: ask.',
  'decline.evasion':
    'I do not help to hide sales or tax. Late or wrong returns can be put right, and small businesses have simple schemes: ask our office, or a free lawyer on {helpline.legal-aid}.',
  'decline.forgery':
    'I do not help with false papers, dates or signatures. The office that gives a paper says how to get or correct the real one; ask there, or our office.',
  'decline.bribery':
    'I do not help to pay an officer. A real fine comes with a paper, a section and a receipt: pay only against it. If money is asked, complain in writing to the head of the office, or call {helpline.legal-aid}.',
  'decline.tampering':
    'I do not help to change a scale, meter, date, label or mark. The Legal Metrology office checks and stamps a scale, a licensed repairer repairs it; for labels and marks ask our office.',
  'decline.adulteration':
    'I do not help to mix or sell bad food: it can harm people. For clean and safe food follow the daily duties in our FSSAI guide, or ask FSSAI, {helpline.fssai}.',
  'decline.labour':
    'I do not help to give workers less than the law, or to employ children. If paying is hard or something was missed, ask the labour office or our office how to put it right.',
  'decline.violence':
    'I do not help to threaten or hurt anybody. If you are in danger, call {fire.phone.emergency}; if somebody wrongs you, complain in writing, or call a free lawyer on {helpline.legal-aid}.',
  'decline.role-play':
    'I stay the assistant of this app and answer from its guides. Ask me about papers, licences, tax, loans or your rights; for a person, ask our office.',
  'decline.fraud':
    'I do not help to cheat customers, banks or schemes. Real loans and schemes are open to small traders: ask the bank or our office. If somebody cheated you, call {helpline.cybercrime}.',
  'decline.other-law':
    'I know only the rules of small businesses, not this law. Ask a lawyer: free legal aid is on {helpline.legal-aid}, or Tele-Law at a common service centre.',
  'decline.off-topic':
    'I answer only about papers, licences, tax, loans, workers and rights of small businesses. Ask me one of those, or ask our office.',
  'decline.prediction':
    'I cannot know what a judge, an officer, a bank or luck will decide, and I do not guess. For your chances ask a lawyer who sees your papers: free legal aid is on {helpline.legal-aid}.',
  'decline.hacking':
    'I do not help to get into another person’s account or phone. If somebody got into yours, or took money, call {helpline.cybercrime} at once and your bank; a lost login is recovered on its own portal.',
  'decline.borrowed-licence':
    'I do not help to trade on another person’s licence or number: it is given for one person and place. Apply in your own name, often free; ask that office, or ours.',
  'decline.hiding':
    'I do not help to hide things or people from an inspection. Show what you have, ask for the points in writing, and put right what is missing: ask our office, or a free lawyer on {helpline.legal-aid}.',
  'decline.medical':
    'In an emergency, or if you do not want to live, call {fire.phone.emergency} **now** and tell somebody near you. I know the rules of small businesses, not medicine: please ask a doctor or a health centre.',
  'decline.creative':
    'I do not write poems, code or homework: I answer about papers, licences, tax, loans and rights of small businesses. Ask me one of those, or ask our office.',
  'decline.family':
    'I know only the rules of small businesses, not family law. A lawyer can help: free legal aid, open to all women, is on {helpline.legal-aid}. In danger call {fire.phone.emergency}.',
  'decline.outside':
    'This is not in our guides, which are about papers, licences, tax, loans and rights of small businesses. Ask the office or company itself; for a question of law call free legal aid, {helpline.legal-aid}.',
  'vendor.railway':
    '**No protection** comes from the Street Vendors Act on railway land: railway law applies there. Ask your union or free legal aid, {helpline.legal-aid}, what it allows. Pay nothing without a receipt.',
  'vendor.place-own':
    '**No**: the certificate never makes the place your property, and you may not rent out the certificate or the place. You or your family vend there. A breach of its terms can cost at most {vendor.penalty} each time.',
  'fraud.qr-sticker':
    'Call **{helpline.cybercrime}** at once if money is gone, tell your bank, and report it on the cybercrime portal. Look at your code every morning, and trust your own app, not the customer’s screen.',
  'fraud.upi-pin':
    '**No**: to receive money you need no PIN and no scan. If somebody asks for one, it is a fraud. Is money gone? Call {helpline.cybercrime} at once and tell your bank.',
  'fraud.frozen':
    'Ask the bank **in writing** who ordered it, and answer with your bills: a payment you received may be from a theft. A “recovery agent” who calls is the second fraud.',
  'fire.gas-smell':
    'Touch **no switch** and no phone beside it. Shut the valve, move people away, then call {fire.phone.fire} or {fire.phone.emergency}. Test joints with soap water, never a match; change a hard, cracked or sticky tube.',
  'fire.oil':
    '**Never water**: put the lid on and turn the gas off. The extinguisher for hot oil is wet chemical. If it burns on: everybody out, then call {fire.phone.fire} or {fire.phone.emergency}.',
  'fssai.newspaper':
    '**Never newspaper** as a wrapper for food. On hot food in plastic, and on what to use instead, our guides say nothing: ask FSSAI, {helpline.fssai}.',
  'fssai.calculate':
    'With a vending certificate: **{fssai.vendor.fee}**. Others enter their food sales of a year: the tool shows the tier, and the fee by the list that ended on {fssai.registration.fee@2026-03-31|until}. FoSCoS shows today’s fee before you pay.',
  'tobacco.school':
    '**No tobacco** may be sold to anybody under {sectors.tobacco.age}, and a board must say so; none at all within {sectors.tobacco.school} yards of a school. On gutkha and on fines our guides say nothing.',
  'sectors.garage-waste':
    'Give used oil and old batteries **only to registered recyclers**, and keep the slip they give you. No old oil goes into the drain.',
  'sectors.pharmacy-space':
    'At least **{sectors.drugs.shop-area}** square metres for retail, {sectors.drugs.both-area} with wholesale, measured inside the walls. A registered pharmacist, named on the licence, during all opening hours. A refrigerator that works, with a temperature sheet, for insulin and vaccines.',
  'gst.other-state':
    '**Yes**, for goods sold to another state, mostly at any turnover. No below {gst.limit.services} for listed handicraft, mostly made by hand, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
  'gst.goods-or-services':
    'In Telangana **{gst.limit.telangana}** a year, for goods as for services. Elsewhere mostly {gst.limit.goods} for goods alone, but {gst.limit.services} once you also sell a service, ice cream, tobacco or pan masala ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
  'start.owner':
    'Alone and small: **sole owner**. With partners: a firm or an LLP. With investors or large contracts: a private company. A sole owner, and each partner of a firm, answers for debts with all they own.',
  'start.market':
    'Draw **four columns**: hour, people who pass, people who stop at something like yours, people who buy. Stand where you would stand, one stroke for each. Expect fewer buyers than the stall they know.',
  'start.launch':
    'Put up **certificates and prices**, pay one rupee to your own UPI code, write a trial bill, have extinguisher, way out and first-aid box ready, make the map entry, and save the numbers you may need.',
  'loan.interest':
    'Ask first whether it is a month or a year: ten per cent **a month** is a hundred and twenty a year. Banks charge only on what is still owed. Enter both loans to see which costs more.',
  'svanidhi.ladder':
    '**{msme.svanidhi.first}**, then {msme.svanidhi.second}, then {msme.svanidhi.third}, each when the one before is paid back. After the second there is a RuPay credit card. One late instalment can lose the interest back and the next loan.',
  'late.udhaar':
    'Send **one reminder** in writing: bill number, sum, days late. Whether the late-payment law covers goods that you only traded on is disputed: ask before you file. Without a Udyam number ask a lawyer, {helpline.legal-aid}.',
  assistant:
    'Type your question in the **assistant**, or speak it, online, where your browser can. With no signal it answers from saved guides, and the AI service is asked later. Never type Aadhaar, PAN, bank details or codes.',
} as const satisfies Record<NeedId, string>;
