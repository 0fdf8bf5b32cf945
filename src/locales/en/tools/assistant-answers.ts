import type { NeedId } from '../../../register/register.ts';

/**
 * One sentence or two for each question that figures answer. `{id}` is a figure of `content/facts`;
 * it is written as `Prose` of `content/types.ts` is.
 */
const figures = {
  'price.fssai':
    'Our fee for help with FSSAI is **{price.fssai}**, apart from the government fee. You can do it yourself.',
  'fssai.vendor':
    'A street vendor with a vending certificate counts as registered with FSSAI and pays it **{fssai.vendor.fee}**. Without the certificate: {fssai.hawker.fee} for who sells on foot or from a cart, by an order in force since {fssai.hawker.fee|from}; whether it goes on we could not confirm. Everybody else pays an annual fee: {fssai.registration.fee}. Until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year for a registration.',
  'fssai.return':
    'Licensed makers and importers of food file the annual return by **{fssai.annual-return.due}** for the year before. When it is late: **{fssai.annual-return.late-fee}** a day, at most {fssai.annual-return.late-fee-cap} times the annual licence fee.',
  'fssai.penalty.unclean':
    'Making or handling food in unclean conditions costs **{fssai.penalty.unhygienic}** at most.',
  'fssai.penalty.unsafe':
    'Selling unsafe food, even when nobody was hurt: **{fssai.penalty.unsafe}** at most, and prison of up to {fssai.penalty.unsafe-prison}.',
  'fssai.penalty.label':
    'At most **{fssai.penalty.misbranded}** for misbranded food, **{fssai.penalty.sub-standard}** for sub-standard food and **{fssai.penalty.misleading-advertisement}** for a misleading advertisement.',
  'fssai.penalty':
    'Running a food business that needs a licence without one: **{fssai.penalty.no-licence}** at most. Small operators who need only the registration are outside that section; a breach without a penalty of its own costs at most **{fssai.penalty.other}**.',
  'fssai.central':
    'A central licence begins above **{fssai.state.turnover-max}** of turnover a year. Its fee now: {fssai.central.fee}. Until {fssai.central.fee@2026-03-31|until} it was {fssai.central.fee@2026-03-31} a year.',
  'fssai.state':
    'Above {fssai.registration.turnover-max} and up to **{fssai.state.turnover-max}** of turnover a year a state licence is needed. Its fee now: {fssai.state.fee}. Until {fssai.state.fee@2026-03-31|until} it was {fssai.state.fee@2026-03-31} a year.',
  'fssai.validity':
    'An FSSAI registration or licence has **{fssai.validity}** now, and there is **{fssai.renewal}**. An annual fee goes on. Do not pay anybody for a “renewal”.',
  'fssai.limit':
    'FSSAI registration is enough up to **{fssai.registration.turnover-max}** of turnover a year, a state licence up to **{fssai.state.turnover-max}**. Above that it is a central licence.',
  'fssai.fee':
    'A street vendor who counts as registered pays **{fssai.vendor.fee}**; others who sell on foot or from a cart {fssai.hawker.fee}, by an order in force since {fssai.hawker.fee|from} (whether it goes on we could not confirm). For everybody else the fee of a registration now: **{fssai.registration.fee}**. Until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year; we have not seen the new list.',
  'price.gst': 'Our fee for help with GST is **{price.gst}**. At the government it is free.',
  'gst.restaurant':
    'Restaurants charge **{gst.rate.restaurant}** GST, without credit for tax paid. Under the composition scheme a restaurant that serves no alcohol pays {gst.composition.restaurant} of its turnover.',
  'gst.gold':
    'GST on gold, silver and jewellery is **{gst.rate.gold}**; on cut diamonds {gst.rate.diamond-cut}.',
  'gst.tobacco':
    'GST on pan masala, cigarettes and tobacco is **{gst.rate.tobacco}**; on bidi {gst.rate.bidi}.',
  'gst.composition.due':
    'Composition: the statement CMP-08 every quarter, by day **{gst.due.cmp08}** of the next month; the yearly return GSTR-4 by **{gst.due.gstr4}**.',
  'gst.composition.choose':
    'Choose the composition scheme for the next year by **{gst.due.composition-choice}**.',
  'gst.composition.marketplace':
    'Who pays under the composition scheme may sell **goods** on a marketplace since **{gst.registration.marketplace-relief}**, inside one state. Selling **services** through an app, and selling to other states or countries, rule the scheme out.',
  'gst.composition.limit':
    'The composition scheme is open up to **{gst.composition.limit}** of turnover for goods and restaurants ({gst.composition.limit-hill} in eight hill and north-eastern states) and up to **{gst.composition.services-limit}** for services. Goods sold through an app inside one state do not end it, services through an app do. Only makers of ice cream, pan masala, tobacco, aerated water, bricks and tiles are left out.',
  'gst.composition.rate':
    'Composition tax on the turnover: traders and makers **{gst.composition.trader}**, restaurants without alcohol **{gst.composition.restaurant}**, services **{gst.composition.services}**.',
  'gst.einvoice':
    'E-invoices are needed above **{gst.einvoice.turnover}** of turnover. From {gst.einvoice.report-turnover} on they must be reported within {gst.einvoice.report-days}.',
  'gst.ewaybill': 'Goods on the move need an e-way bill above a value of **{gst.ewaybill.value}**.',
  'gst.annual':
    'The annual return GSTR-9 is due by **{gst.annual-return.due}**. It is compulsory above **{gst.annual-return.turnover}** of turnover; the reconciliation GSTR-9C above {gst.reconciliation.turnover}.',
  'gst.late.nil':
    'A return with nothing to pay, filed late, costs **{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap}.',
  'gst.interest': 'Interest on GST paid late is **{gst.interest}** a year, added to the late fee.',
  'gst.late':
    'A GST return filed late costs **{gst.late-fee.day}** a day, at most {gst.late-fee.small-cap} a return up to a turnover of {gst.late-fee.small-turnover}. With nothing to pay it is **{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap}. Interest on tax paid late: {gst.interest} a year.',
  'gst.quarterly':
    'Up to **{gst.quarterly.turnover-max}** of turnover you may file every quarter: GSTR-1 by day **{gst.due.gstr1-quarter}** of the next month, GSTR-3B by day **{gst.due.gstr3b-quarter-south}** in Telangana and the southern, western and central states, by day {gst.due.gstr3b-quarter-north} in the north and east.',
  'gst.returns.due':
    'Each month: GSTR-1 by day **{gst.due.gstr1}** and GSTR-3B by day **{gst.due.gstr3b}** of the next month. Quarterly filers have different dates: {gst.due.gstr1-quarter} for GSTR-1, {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north} for GSTR-3B, by state.',
  'gst.penalty':
    'Not registering when one must costs **{gst.registration.penalty}**, or the tax due if that is more, added to the tax and interest.',
  'gst.time':
    'The GST number comes in **{gst.registration.fast-days}** by the fast routes, **{gst.registration.days}** by the ordinary one, and up to {gst.registration.check-days} where an officer visits.',
  'gst.audit':
    'Yearly GST audit by an accountant: **{gst.audit.turnover}**. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself.',
  'gst.records':
    'Keep GST bills and accounts for **{gst.records}** from the day the annual return was due.',
  'gst.limit':
    'Register for GST when sales in a year are above **{gst.limit.telangana}** in Telangana, for goods or services; in most other states above **{gst.limit.goods}** for goods alone and **{gst.limit.services}** for services; in Manipur, Mizoram, Nagaland and Tripura above {gst.limit.special}. Some must register at any turnover.',
  'gst.fee':
    'The government fee for GST registration: **{gst.registration.fee}**. Our fee, only if you want help: {price.gst}.',
  'gst.rates':
    'GST is **{gst.rate.low}** on most everyday goods, **{gst.rate.standard}** on most other goods and services, and **{gst.rate.high}** on luxury and harmful goods. Some goods bear none, and a few have rates of their own.',
  'msme.vishwakarma':
    'PM Vishwakarma: a first loan of up to **{msme.vishwakarma.first}**, a second of up to **{msme.vishwakarma.second}**, at **{msme.vishwakarma.interest}** interest a year, for {msme.vishwakarma.trades} trades done by hand.',
  'svanidhi.ends': 'PM SVANidhi runs until **{msme.svanidhi.ends}**.',
  'svanidhi.cashback':
    'PM SVANidhi pays a cashback of up to **{vendor.loan.cashback}** for taking digital payments.',
  'svanidhi.interest':
    'PM SVANidhi gives back **{msme.svanidhi.subsidy}** interest a year to those who pay on time.',
  'svanidhi.fee':
    'The application for PM SVANidhi costs **{vendor.loan.fee}**. Do not pay an agent for it.',
  'svanidhi.loan':
    'PM SVANidhi: the first loan is up to **{msme.svanidhi.first}**, the second up to **{msme.svanidhi.second}**, the third up to **{msme.svanidhi.third}**, each after the one before is paid back. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
  'mudra.loan':
    'Mudra loans: Shishu up to **{msme.mudra.shishu}**, Kishor up to **{msme.mudra.kishor}**, Tarun up to **{msme.mudra.tarun}**, and up to **{msme.mudra.max}** for those who have paid a Tarun loan back.',
  'msme.cgtmse':
    'CGTMSE guarantees loans up to **{msme.cgtmse.max}**, for **{msme.cgtmse.cover}** of the loan; for women {msme.cgtmse.cover-women}.',
  'msme.collateral':
    'A bank may not ask a micro or small business for security for a loan up to **{msme.no-collateral}**; with a good record up to {msme.no-collateral-good-record}.',
  'msme.late-buyer':
    'A buyer pays a micro or small seller by the agreed date and within **{msme.late.days}** at the latest; with no agreed date within **{msme.late.days-no-date}**. After that the buyer owes interest at {msme.late.multiple} times the Reserve Bank’s bank rate.',
  'msme.procurement':
    'Central ministries and companies take **{msme.procurement.share}** of their yearly buying from micro and small firms, of that {msme.procurement.scst} from SC or ST entrepreneurs and {msme.procurement.women} from women.',
  'msme.class':
    'Micro: investment up to **{msme.micro.investment-max}** and turnover up to **{msme.micro.turnover-max}** a year. Small: **{msme.small.investment-max}** and **{msme.small.turnover-max}**. Medium: **{msme.medium.investment-max}** and **{msme.medium.turnover-max}**.',
  'msme.validity': 'A Udyam registration has **{msme.registration.validity}**: nothing is renewed.',
  'msme.fee':
    'The government fee for Udyam registration: **{msme.registration.fee}**, also for changes and for printing the certificate.',
  'vendor.notice':
    'A vendor with a certificate has **{vendor.notice}** from the notice before they must move. Until the survey is finished and certificates are given to all, nobody may be evicted. [What to say and do](/notice#told-to-move).',
  'vendor.goods':
    'Seized goods that spoil come back **{vendor.return-perishable}**, other goods within **{vendor.return-goods}**, once you claim them and pay the fee. Ask for a signed list. [What to say and do](/notice#goods-taken).',
  'vendor.penalty':
    'Vending without a certificate, or against its terms, costs at most **{vendor.penalty}** for each offence. For not moving after the notice has run out it is at most {vendor.default-penalty} a day.',
  'vendor.age':
    'The Act gives a vending certificate from **{vendor.age-min}** of age. A state may ask for more: Telangana asks for {vendor.age.telangana}, Andhra Pradesh for {vendor.age.andhra}.',
  'vendor.survey':
    'The Town Vending Committee surveys the vendors again at least every **{vendor.survey-years}**.',
  'trade.green-fund':
    'The Telangana Green Fund comes on top of a licence fee: **{trade.ghmc.green-fund.share}** of a fee up to {trade.ghmc.green-fund.fee-max}, rounded up to the next {trade.ghmc.green-fund.rounded-to}, and {trade.ghmc.green-fund.above} on a larger fee.',
  'vendor.scale':
    'An electronic scale is checked and stamped again after **{vendor.scale.electronic}**, weights and beam scales after **{vendor.scale.beam}**.',
  'eshram.age':
    'The e-Shram card is for workers of **{labour.eshram.age}** of age who are in neither ESI nor PF and pay no income tax. It is free.',
  'helpline.legal-aid':
    'Free legal aid: call **[{helpline.legal-aid}](tel:{helpline.legal-aid})**.',
  'helpline.cybercrime':
    'Online and payment fraud: call **[{helpline.cybercrime}](tel:{helpline.cybercrime})** at once.',
  'helpline.consumer':
    'National Consumer Helpline: **[{helpline.consumer}](tel:{helpline.consumer})**.',
  'helpline.bank':
    'Complaints about banks and lenders: **[{helpline.bank-complaints}](tel:{helpline.bank-complaints})**.',
  'fire.phone':
    'Fire brigade: **[{fire.phone.fire}](tel:{fire.phone.fire})**. All emergencies: **[{fire.phone.emergency}](tel:{fire.phone.emergency})**.',
  'trade.bengaluru':
    'Bengaluru: the renewal opens on {trade.bengaluru.opens}; the last day without a charge is **{trade.bengaluru.closes}**. In March **{trade.bengaluru.late.march}** is added, from April **{trade.bengaluru.late.april}**.',
  'trade.delhi':
    'Delhi: the general trade or storage licence is **{trade.delhi.general}** of the property tax and is paid with it; the factory licence {trade.delhi.factory}.',
  'trade.shops-act':
    'Telangana: register a shop under the Shops Act within **{trade.shops.telangana.within}** of opening, then pay the yearly fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}. Andhra Pradesh: {trade.shops.andhra.within}. Karnataka: {trade.shops.karnataka.within}. Gujarat: {trade.shops.gujarat.within}. Maharashtra from {trade.shops.maharashtra.workers} workers, Uttar Pradesh from {trade.shops.uttar-pradesh.workers}, Tamil Nadu from {trade.shops.tamil-nadu.workers}, Rajasthan above {trade.shops.rajasthan.exempt}.',
  'trade.unlicensed':
    'GHMC: trading without a licence costs **{trade.ghmc.unlicensed.once}** of the licence fee, and **{trade.ghmc.unlicensed.month}** more for each month until it is taken.',
  'trade.renewal':
    'GHMC: a licence ends on {trade.ghmc.year-end}. At the last renewal the last day without a late charge was **{trade.ghmc.last-free-day}**; then {trade.ghmc.late.first} of the fee is added up to {trade.ghmc.late.first-days}, and {trade.ghmc.late.second} after that. By the usual rule apply for the next year by **{trade.ghmc.apply-by}**.',
  'trade.fee':
    'GHMC, a square foot a year: **{trade.ghmc.rate.narrow}** on a road up to {trade.ghmc.road.narrow} feet wide, **{trade.ghmc.rate.middle}** up to {trade.ghmc.road.wide} feet, **{trade.ghmc.rate.wide}** on a wider road, and the Green Fund on top. Each city has rates of its own.',
  'trademark.renewal':
    'Renewing a trademark costs **{trademark.fee.renewal}** for each class, online; in the months of grace {trademark.fee.renewal-late} more.',
  'trademark.term':
    'A trademark registration lasts **{trademark.term}** and can be renewed again and again. Renewal opens {trademark.renewal.opens} before the end; after it there are {trademark.renewal.grace} of grace, with a surcharge.',
  'trademark.reply': 'Reply to the examination report of a trademark within **{trademark.reply}**.',
  'trademark.opposition':
    'Others may oppose a trademark within **{trademark.opposition}** of its publication. You answer an opposition within {trademark.counter}; opposing someone else’s mark costs {trademark.fee.opposition}.',
  'trademark.class.restaurant':
    'Restaurants, tiffin and catering: trademark class **{trademark.class.restaurant}**.',
  'trademark.class.clothing':
    'Clothes and footwear: trademark class **{trademark.class.clothes}**.',
  'trademark.class.food':
    'Trademark classes for food: **{trademark.class.spices}** for tea, coffee, spices, rice, bread and sweets; **{trademark.class.pickles}** for pickles, dairy, cooked vegetables and dried fruit; **{trademark.class.drinks}** for soft drinks, juices and water.',
  'trademark.class.shop':
    'Running a shop: trademark class **{trademark.class.shop}**. Soap, incense and cosmetics: class **{trademark.class.soap}**.',
  'trademark.classes':
    'There are **{trademark.classes}** trademark classes: {trademark.classes.goods} for goods, {trademark.classes.services} for services.',
  'trademark.false':
    'Calling a mark registered when it is not costs at most **{trademark.false-penalty}**, or {trademark.false-penalty-share} of the turnover if that is less.',
  'trademark.fast':
    'Fast examination costs **{trademark.fee.expedited-low}** for an individual, startup or small enterprise and **{trademark.fee.expedited-high}** for everyone else.',
  'trademark.fee':
    'A trademark application costs **{trademark.fee.low}** for each mark and class for an individual, a recognised startup or a small enterprise, and **{trademark.fee.high}** for everyone else.',
  'trademark.time':
    'A trademark takes **{trademark.time.unopposed}** if nobody objects; plan with {trademark.time}. Nobody can promise it.',
  'company.kyc':
    'A director confirms the details behind the DIN **{company.director-check}**, by **{company.director-check.due}**. To wake a DIN that was put to sleep costs **{company.director-check.fee}**.',
  'company.llp.annual':
    'An LLP files Form 11 by **{company.llp.return}** and Form 8 by **{company.llp.accounts}**, every year.',
  'company.commencement':
    'The declaration INC-20A is filed within **{company.after.commencement}** of registration. Without it the company pays {company.commencement.penalty}.',
  'company.late':
    'A yearly form of a company filed late costs **{company.late-day}** a day for each form, without a ceiling.',
  'company.agm':
    'The yearly meeting of members is held by **{company.agm}**; the first one within {company.agm.first} of the end of the first year.',
  'company.filings':
    'Accounts (AOC-4) are filed within **{company.accounts}** of the yearly meeting, the annual return within **{company.return}**. The return of loans and deposits (DPT-3) is due by {company.deposits}.',
  'company.audit-llp':
    'An LLP is audited above **{company.llp.audit-turnover}** of turnover or **{company.llp.audit-contribution}** of contribution.',
  'company.llp.members':
    'An LLP has at least **{company.llp.partners-min}** partners; its least contribution: {company.llp.capital-min}.',
  'company.opc':
    'A One Person Company has **{company.opc.members}** member. Forming it takes {company.opc.time}. Since {company.opc.no-forced-conversion} it need not change its form when it grows.',
  'company.private':
    'A private limited company has **{company.private.members}** members and at least **{company.private.directors-min}** directors. Least paid-up capital: **{company.capital-min}**.',
  'company.time':
    'Forming a private limited company takes **{company.private.time}**, an LLP **{company.llp.time}**, a One Person Company {company.opc.time}, we estimate.',
  'company.fee':
    'The ministry takes **{company.fee}** for a company with an authorised capital up to {company.fee.free-capital}; the stamp duty of the state and about {company.fee.pan-tan} for PAN and TAN come on top. Our fee, only if you want help: {price.company}.',
  'company.startup':
    'Recognition as a startup: turnover up to **{company.startup.turnover}**, age up to **{company.startup.age}**.',
  'iso.validity':
    'An ISO certificate lasts **{iso.validity}**, with a surveillance audit at least every {iso.surveillance}.',
  'iso.cost':
    'By our estimate a certificate costs **{iso.cost.quality}** for quality, {iso.cost.environment} for the environment, {iso.cost.security} for information security and {iso.cost.safety} for safety at work.',
  'iso.time': 'Getting ready for ISO takes **{iso.time.prepare}**, the audit {iso.time.audit}.',
  'fire.noc':
    'Telangana asks for a fire NOC for commercial buildings above **{fire.telangana.commercial}** metres, for homes from {fire.telangana.residential} metres, and for places of assembly on a plot above {fire.telangana.assembly-plot} square metres or from a height of {fire.telangana.assembly-height} metres.',
  'fire.gas': 'Storing more than **{fire.gas.licence-above}** kg of cooking gas needs a licence.',
  'bis.fee':
    'BIS: the application for a licence costs **{bis.fee.application}**, an inspection **{bis.fee.inspection}** for each officer and day, the licence {bis.fee.licence-year} a year. Testing and the marking fee are extra.',
  'bis.hallmark':
    'Hallmarking of gold jewellery: jewellers up to **{bis.hallmark.turnover}** of turnover are let off.',
  'bis.time':
    'From application to BIS licence: **{bis.time}**; the simplified procedure aims at {bis.time.simplified}.',
  'bis.validity':
    'A BIS licence is given for up to **{bis.licence.first}** and renewed for up to {bis.licence.renewed}, with a fee every year in advance; a registration, as reported, for {bis.registration.first}.',
  'bis.cost':
    'All costs together, by our estimate: ISI mark **{bis.cost.isi}**, compulsory registration **{bis.cost.crs}**. The application alone costs {bis.fee.application}.',
  'barcode.late':
    'A barcode subscription can be renewed without a penalty for **{barcode.grace}** after its end; for another {barcode.late-days} with a penalty of **{barcode.late-penalty}**.',
  'barcode.prefix':
    'Numbers that GS1 India gives out begin with **{barcode.prefix}**. It does not say where a thing was made.',
  'barcode.renewal':
    'Renewing {barcode.pack-size} barcodes costs **{barcode.renewal.one}** for one year, {barcode.renewal.two} for two and {barcode.renewal.three} for three years.',
  'barcode.digits':
    'An EAN-13 code has **{barcode.digits.ean13}** digits, a UPC-A code **{barcode.digits.upc}**, an EAN-8 code {barcode.digits.ean8}.',
  'price.esi':
    'Our fee: **{price.esi}** for ESI, **{price.epf}** for PF. At the government both are free, and anyone can register alone.',
  'labour.late':
    'Late ESI or PF costs interest of **{labour.late.interest}** a year; late PF also damages of **{labour.late.epf-damages}** a month.',
  'labour.due':
    'ESI is due by day **{labour.due}** of the next month, PF by day **{labour.epf.due}**.',
  'labour.esi.rates':
    'ESI: the worker’s share is **{labour.esi.worker}** of the wages, the employer’s **{labour.esi.employer}**.',
  'labour.epf.rates':
    'PF: the worker’s share is **{labour.epf.worker}** of the wages, the employer’s **{labour.epf.employer}**. The employer also pays {labour.epf.insurance} for insurance and {labour.epf.admin} for administration.',
  'labour.esi-and-epf.limit':
    'ESI begins at **{labour.esi.workers}** workers and covers those with monthly wages up to **{labour.esi.wage-max}** ({labour.esi.wage-max-disability} for workers with a disability).\nPF begins at **{labour.epf.workers}** workers. It is compulsory on monthly wages up to **{labour.epf.ceiling}**.',
  'labour.esi.limit':
    'ESI begins at **{labour.esi.workers}** workers and covers those with monthly wages up to **{labour.esi.wage-max}** ({labour.esi.wage-max-disability} for workers with a disability).',
  'labour.epf.limit':
    'PF begins at **{labour.epf.workers}** workers. It is compulsory on monthly wages up to **{labour.epf.ceiling}**.',
  'labour.registration-fee':
    'The government fee to register: **{labour.esi.fee}** for ESI, **{labour.epf.fee}** for PF.',
  'labour.gratuity':
    'Gratuity begins at **{labour.gratuity.workers}** workers, after **{labour.gratuity.years}** of service ({labour.gratuity.fixed-term-years} on a fixed term): {labour.gratuity.days} of wages for each year, at most **{labour.gratuity.max}**.',
  'labour.bonus':
    'The yearly bonus begins at **{labour.bonus.workers}** workers and is **{labour.bonus.rate}** of the wages.',
  'labour.maternity':
    'Maternity benefit: **{labour.maternity.rate}** of the wages for **{labour.maternity.weeks}** weeks; {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt.',
  'labour.posh':
    'An Internal Committee against sexual harassment is needed from **{labour.posh.workers}** workers. Its report is usually due by {labour.posh.report}; your district may name another day. Without committee or report the fine can reach {labour.posh.fine}.',
  'labour.professional-tax':
    'Telangana: no professional tax on monthly pay up to {labour.pt.wage-free}, **{labour.pt.middle}** a month up to {labour.pt.middle-max}, **{labour.pt.high}** a month above that. It is due by day {labour.pt.due}; at most {professional-tax.max} a year.',
  'professional-tax.max':
    'No state may take more than **{professional-tax.max}** of professional tax a year from one person.',
  'labour.laws':
    'The four labour codes are in force since **{labour.laws|from}**. They took the place of {labour.laws@2025-11-20} older central laws.',
  'labour.wages.final': 'A worker who leaves is paid everything within **{labour.wages.final}**.',
  'labour.wages.due': 'Monthly wages are paid by day **{labour.wages.due}** of the next month.',
  'labour.minimum-wage':
    'Telangana announced a minimum wage of **{labour.minimum-wage.telangana}** a month for unskilled full-time work; skilled work gets more, and the amount differs by place. Ask the labour office for your work.',
  'labour.hours':
    'Telangana: a shop may ask for **{labour.hours.day}** hours of work a day, an office or other establishment for {labour.hours.office-day}; both at most **{labour.hours.week}** a week.',
  'labour.welfare-fund':
    'Labour welfare fund of Telangana, from {labour.lwf.workers} workers: **{labour.lwf.employer}** a year from the employer and {labour.lwf.worker} from each worker, by **{labour.lwf.due}**.',
  'labour.epf.scheme':
    'PF has a new scheme since **{labour.epf.scheme}**. The shares stayed at {labour.epf.worker} each, and the wage limit at {labour.epf.ceiling}.',
  'labour.hiring':
    'Hiring incentive: up to **{labour.hiring.employer}** a month to the employer for {labour.hiring.years}, for jobs given up to {labour.hiring.ends}.',
  'tax.tds.who':
    'A company, LLP or firm deducts tax when it pays a contractor more than **{income-tax.tds.contract-once}** at once or **{income-tax.tds.contract-year}** in a year: {income-tax.tds.contract-person} from a person, {income-tax.tds.contract-other} from others. An owner alone does so only after a year with more than {income-tax.tds.payer-sales} of sales; that limit we could not confirm in the new Act. Rent, fees and pay have limits of their own.',
  'tax.tds':
    'Tax cut from payments (TDS) is deposited by day **{sectors.tax.deducted-day}** of the next month. The statements are due by {sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january} and {sectors.tax.deducted-may}.',
  'tax.advance':
    'Advance tax begins when the tax of a year comes to **{sectors.tax.advance-above}**: by {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december} and {sectors.tax.advance-march}. Under the presumptive scheme it is one payment by **{income-tax.presumptive.advance-tax}**.',
  'tax.profession':
    'A listed profession may have its profit estimated up to **{sectors.tax.profession-limit}** of receipts ({sectors.tax.profession-limit-digital} where almost nothing is taken in cash): **{sectors.tax.profession-share}** of the receipts count as profit.',
  'tax.presumptive':
    'Presumptive tax for a business: turnover up to **{income-tax.presumptive.turnover-max}**, or **{income-tax.presumptive.turnover-max-digital}** where at most {income-tax.presumptive.cash-max} comes in cash. The law assumes a profit of **{income-tax.presumptive.profit-digital}** of receipts by bank, card or UPI and **{income-tax.presumptive.profit-cash}** of cash.',
  'tax.slabs':
    'Income tax, new regime: {income-tax.slab.1.rate} up to **{income-tax.slab.1.up-to}**, {income-tax.slab.2.rate} up to {income-tax.slab.2.up-to}, {income-tax.slab.3.rate} up to {income-tax.slab.3.up-to}, {income-tax.slab.4.rate} up to {income-tax.slab.4.up-to}, {income-tax.slab.5.rate} up to {income-tax.slab.5.up-to}. Higher slices and the rebate are on the page of the sum.',
  'tax.belated':
    'A return that was missed can be filed, belated, by **{income-tax.return-belated}**. The fee is {income-tax.late-fee}, or {income-tax.late-fee-small} for an income up to {income-tax.late-fee-small-income}.',
  'tax.late':
    'A late income-tax return costs **{income-tax.late-fee}**, or **{income-tax.late-fee-small}** for an income up to {income-tax.late-fee-small-income}. The last day is {income-tax.return-belated}.',
  'tax.return':
    'Income-tax return: a business without an audit by **{income-tax.return-business}**, somebody without a business by **{income-tax.return-no-business}**, a company or audited accounts by **{income-tax.return-audit}**.',
  'sectors.bag': 'Plastic carry bags must be at least **{sectors.bag.thickness}** microns thick.',
  'sectors.iec':
    'The import-export code costs **{sectors.iec.fee}**. It is confirmed every year between {sectors.iec.confirm-from} and **{sectors.iec.confirm-by}**.',
  'sectors.factory':
    'A workshop is a factory from **{sectors.factory.with-power}** workers with power, **{sectors.factory.without-power}** without.',
  'sectors.rera':
    'A project is registered with RERA above **{sectors.rera.area}** square metres of land or **{sectors.rera.flats}** flats.',
  'sectors.pharmacy':
    'A medicine shop has at least **{sectors.drugs.shop-area}** square metres; retail and wholesale together {sectors.drugs.both-area}.',
  'sectors.data': 'Weak protection of personal data costs at most **{sectors.data.penalty}**.',
  'pan.fee':
    'The instant e-PAN with Aadhaar costs **{finder.pan.instant}**. A printed card costs about **{finder.pan.fee}**. The Act asks for a PAN above {finder.pan.sales} of sales a year.',
};

/** Yes or No before the sentence of a figure, where a question asks for it. */
const verdicts: Readonly<Partial<Record<keyof typeof figures, string>>> = {
  'gst.composition.marketplace':
    '**Yes** for goods inside your own state, **no** for services through an app.',
  'fssai.vendor': '**Yes** for a vendor with a vending certificate, **no** for everybody else.',
  'fssai.fee': '**Yes** for a vendor with a vending certificate, **no** for everybody else.',
  'labour.professional-tax':
    '**Yes** in Telangana for monthly pay above {labour.pt.wage-free}, **no** up to that.',
  'professional-tax.max': '**No**, in no state: at most {professional-tax.max} a year.',
};

/**
 * When a registration is needed and when not, for those whose answers the phone does not know. `{…}` are
 * figures of its rules.
 */
const bothWays: Readonly<Partial<Record<NeedId, { yes: string; no: string }>>> = {
  gst: {
    yes: 'above the limit of your state: from **{gst.limit.special}** to **{gst.limit.goods}** of sales a year. Also at any sales, if you sell goods to other states, to other countries or on a marketplace. On a marketplace an enrolment number can be enough.',
    no: 'below the limit inside your own state without a marketplace, and if all that you sell is free of GST.',
  },
  fssai: {
    yes: 'if you make, sell or carry food, also from a cart or at home.',
    no: 'if you handle no food. A vendor registered with the city counts as registered.',
  },
  'vending-certificate': {
    yes: 'if you sell in the streets of a town.',
    no: 'in a shop, at home or in a village.',
  },
  'trade-licence': {
    yes: 'in most cities for a shop, an eating place or an office with customers.',
    no: 'for a cart: its paper is the certificate of vending.',
  },
  'shops-act': {
    yes: 'in Telangana and Karnataka for every shop, in Maharashtra from {trade.shops.maharashtra.workers} workers.',
    no: 'in Maharashtra with fewer workers: there you only give information online. Ask in other states.',
  },
  epf: { yes: 'from **{labour.epf.workers}** workers.', no: 'with fewer workers.' },
  esi: {
    yes: 'from **{labour.esi.workers}** workers, in listed dangerous work from the first.',
    no: 'with fewer workers.',
  },
  'import-export-code': {
    yes: 'if you import or export goods.',
    no: 'if you trade inside India only, or export services alone.',
  },
  scales: { yes: 'if you weigh or measure what you sell.', no: 'if you do not.' },
};

/** How an answer begins that is no plain Yes or No. */
const sides = {
  /** The question tells enough to choose between the Yes and the No of a rule. */
  decided: { yes: '**Yes**, by what you write.', no: '**No**, by what you write.' },
  /** The question tells enough to choose between the amounts of a rule. */
  sum: (amount: string) => `**${amount}**, by what you write.`,
  rule: (line: string) => `The rule: ${line}`,
  /** Two lines follow, one for Yes and one for No. */
  depends: 'It depends on your case:',
  /** The question asks whether something is *not* needed: Yes or No alone would be read either way. */
  needed: { yes: '**Yes, it is needed.**', no: '**No, it is not needed.**' },
  /** The answer may be to another question than the one that was asked. */
  ifAsked: (need: string, line: string) => `If you ask “${need}”: ${line}`,
};

/** What the register of the law answers. */
const register = {
  bothWays,
  yes: (name: string) => `**Yes**, you need this: ${name}.`,
  likely: (name: string) =>
    `**Probably yes**: ${name}. The state, the city or the office decides: ask there.`,
  no: (name: string) => `**No**, you do not need this: ${name}.`,
  choice: (name: string) => `**No**, nobody has to have this: ${name}. You may choose it.`,
  onlyYes: (text: string) => `**Yes**, ${text}`,
  onlyNo: (text: string) => `**No**, ${text}`,
  decidedBy: (questions: string) => `Decided by your answers to: ${questions}.`,
  /** Whole sentences follow: "You sell ₹38 lakh a year." */
  decidedByQuestion: (sentences: string) => `Decided by what you wrote: ${sentences}`,
  assumes: (gaps: string) => `This assumes ${gaps}.`,
  /** What is assumed where neither the question nor the phone says it. */
  assumed: {
    kind: 'a plain shop or service',
    reach: 'no sales outside your state',
    online: 'no sales online',
    products: 'no ice cream, pan masala, tobacco, bricks or roof tiles',
    supply: 'that what you sell is not free of GST',
  },
  byAnswers: 'So say the rules on the answers that this phone has saved.',
  hangsOn: (question: string, finder: string) =>
    `Yes or no depends on one answer: **${question}** Give it in the ${finder}.`,
  free: { yes: '**Yes**, it is free at the government.', no: '**No**, there is a fee.' },
  finder: 'licence finder',
  calendar: 'calendar',
  needed: 'You need these, by the answers on this phone:',
  ask: 'Ask about these:',
  nothing: 'By the answers on this phone the law asks for no registration.',
  tell: (finder: string) =>
    `Which business is it? Answer the questions of the ${finder}: then I list here what you need.`,
  due: 'Due this month, by the calendar on this phone:',
  overdue: 'Passed, and not marked as done:',
  done: 'done',
  noDates: (calendar: string) =>
    `The calendar on this phone has nothing due this month. It knows what you told the ${calendar}.`,
  setUp: (calendar: string) =>
    `I don’t know your dates yet. Set up the ${calendar}: then I list here what is due.`,
};

/** How an answer begins whose first line is a sentence of a page. */
const fromPage = {
  yes: (sentence: string) => `**Yes.** ${sentence}`,
  no: (sentence: string) => `**No.** ${sentence}`,
  /** A row of a table has no full stop. */
  ended: (row: string) => `${row}.`,
};

/** What the phone answers by itself; the parts around figures and quoted passages. */
export const text = {
  fromPage,
  figures,
  verdicts,
  sides,
  register,
  overdue:
    'The sources of these figures should have been read again by now: check them on the official portal before you rely on them.',
  /** How we know some figures of a sentence whose figures are not all known in one way. */
  howKnown: (figures: readonly string[], how: string) => `${figures.join(', ')}: ${how}`,
  /** Stands before a quoted passage: where it is from. */
  from: (link: string, reviewedOn: string | undefined) =>
    reviewedOn ? `${link}, reviewed on ${reviewedOn}` : link,
  place: (title: string, heading: string) => (heading ? `${title}: ${heading}` : title),
  notRead: 'The page itself is not saved on this phone: open it when there is a signal.',
  unknown: (search: string, contact: string) =>
    `I don’t find this in our guides, so I give no answer. Try the ${search} with one or two words, or ${contact}: a person answers. Without a signal your message waits on this phone.`,
  /** Where to read on, after the first sentence. */
  next: (link: string) => `Next: ${link}.`,
  /** Nothing is sure; some places may be meant. */
  unsure: (places: readonly string[], contact: string) =>
    `I am not sure what you mean. Perhaps one of these:\n\n${places.map((place) => `- ${place}`).join('\n')}\n\nIf not, ${contact}: a person answers. Without a signal your message waits on this phone.`,
  searchLink: 'search',
  contactLink: 'ask our office',
  declined: (rights: string, legalAid: string) =>
    `I don’t help with that: it can harm you or others, and it is against the law. If somebody asks you for money or threatens you, read ${rights}, or call free legal aid, ${legalAid}.`,
  rightsLink: 'what you can do when an officer comes',
} as const;
