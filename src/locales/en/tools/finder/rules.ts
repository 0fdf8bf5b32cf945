import type { RuleId } from '../../../../register/register.ts';

/** A registration is for small sellers; a licence is looked into first. */
const atOnce = 'A registration can be given at once';
/** The order on hawkers is older than the rules of 2026; no page says whether it still holds. */
const hawkerFee =
  '{fssai.hawker.fee} for who sells on foot or from a cart, by an order in force since {fssai.hawker.fee|from}. Whether it goes on since the rules changed we could not confirm: look whether FoSCoS shows it';
const vendorFee = `With the vendor’s paper: {fssai.vendor.fee}. Without it: ${hawkerFee}. At one fixed spot: {fssai.registration.fee}; until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year`;

const untilVendorPaper = 'Free with the vending certificate';

const vendorPaper =
  'Anybody who sells in the streets of a town can have a certificate from the Town Vending Committee, if it is the only livelihood and only the family helps. Apply, and keep the receipt: where the survey is not finished, nobody may evict you before survey and certificates.';
const readyFood =
  'Food that you did not cook to order, such as pickles or packed sweets, counts as goods: there the app does not pay for you. Cakes are disputed: ask the GST office.';
const byTrade = 'Not known: ask the city. It depends on its list of trades';
const twoPapers =
  'It asks for two papers: proof of who you are, and a lease deed or other proof that you may use the place';

const cosmeticsForms =
  'Your own unit: form COS-5, for the licence COS-8. Another’s licensed unit, under your label: form COS-6, for a loan licence.';

interface RuleWords {
  text: string;
  name?: string;
  /** The name in a row of the result, if the other is too long. */
  short?: string;
  /** A line in that row, if the paper is not needed by everybody for whom the rule holds. */
  note?: string;
  fee?: string;
  time?: string;
  lasts?: string;
}

/** What each rule says, by its id: one or two sentences, with the exceptions. `{…}` are figures. */
export const rules: Readonly<Record<RuleId, RuleWords>> = {
  'LF-01': {
    text: `${vendorPaper} The Act asks for an age of {vendor.age-min}; states may ask for more.`,
  },
  'LF-01b': {
    text: `${vendorPaper} As reported, Telangana asks for an age of {vendor.age.telangana}, and the certificate is renewed after {vendor.telangana.years}.`,
    fee: 'To register and to renew, as reported: {vendor.telangana.fee.town} in a town, {vendor.telangana.fee.corporation} in a city with a corporation, {vendor.telangana.fee.mission-city} in a mission city. Ask what vending itself costs',
    lasts: '{vendor.telangana.years}, as reported; then it is renewed',
  },
  'LF-01c': {
    text: `${vendorPaper} As reported, Andhra Pradesh asks for an age of {vendor.age.andhra}. The certificate says how long it lasts.`,
  },
  'LF-02': {
    name: 'FSSAI registration, which the vending certificate gives you',
    short: 'FSSAI registration',
    note: untilVendorPaper,
    text: 'A food vendor registered with the city or the Town Vending Committee counts as registered with FSSAI. Without those papers, take the registration for petty food sellers. The rules on clean food hold either way.',
    fee: vendorFee,
    time: atOnce,
  },
  'LF-02c': {
    note: untilVendorPaper,
    text: 'A food vendor registered with the city or the Town Vending Committee counts as registered with FSSAI. Without those papers, take the registration for petty food sellers.',
    fee: vendorFee,
    time: atOnce,
  },
  'LF-02d': {
    name: 'FSSAI registration',
    text: 'Every food seller registers with FSSAI, in a village too. The rules on clean food hold either way.',
    fee: hawkerFee,
    time: atOnce,
  },
  'LF-03': {
    text: 'A loan without security for street vendors: {msme.svanidhi.first}, then {msme.svanidhi.second}, then {msme.svanidhi.third}. You need an identity card of the city, a place in its survey, or its letter of recommendation. The scheme runs until {msme.svanidhi.ends}.',
  },
  'LF-04': {
    name: 'FSSAI registration',
    text: 'Every food business registers, up to sales of {fssai.registration.turnover-max} a year. Farmers and fishers are left out for what they grow or catch.',
    fee: 'Today: {fssai.registration.fee}. Until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year',
    time: atOnce,
  },
  'LF-04b': {
    name: 'FSSAI registration',
    text: 'Every food business registers, up to sales of {fssai.registration.turnover-max} a year.',
  },
  'LF-04c': {
    text: 'Every food business registers or takes a licence. Which one depends on your sales: registration up to {fssai.registration.turnover-max} a year, a state licence up to {fssai.state.turnover-max}, above that a central licence.',
    fee: 'Depends on your sales. FoSCoS shows it',
    time: atOnce,
  },
  'LF-04d': {
    text: 'For a stall at a fair or festival alone there is a short registration: {fssai.seasonal.validity} at most, {fssai.seasonal.fee}, nothing for who sells moving about. It cannot be renewed. Ask the food office, which fills in the form.',
  },
  'LF-04e': {
    text: 'Edible oil may be sold only packed and labelled, as reported. Some states relax this: ask the food office whether yours does before you sell oil loose. Blended oil is never sold loose.',
  },
  'LF-05': {
    name: 'FSSAI state licence',
    text: 'Food sales above {fssai.registration.turnover-max} and up to {fssai.state.turnover-max} a year need a state licence. Some foods, such as health supplements, may need a central licence at any size: check.',
    fee: 'Today: {fssai.state.fee}. Until {fssai.state.fee@2026-03-31|until} it was {fssai.state.fee@2026-03-31} a year, by kind',
    time: 'At most {fssai.licence.decision}; without an answer by then you may start',
  },
  'LF-06': {
    name: 'FSSAI central licence',
    text: 'Food sales above {fssai.state.turnover-max} a year need a central licence.',
    fee: 'Today: {fssai.central.fee}. Until {fssai.central.fee@2026-03-31|until} it was {fssai.central.fee@2026-03-31} a year',
    time: 'At most {fssai.licence.decision}; without an answer by then you may start',
  },
  'LF-06b': {
    text: 'Until the rules changed, those who import food, and those who only export it, needed a central licence at any size. Whether that still holds we could not confirm: check with FSSAI before you apply.',
    fee: 'Today: {fssai.central.fee}. Until {fssai.central.fee@2026-03-31|until} it was {fssai.central.fee@2026-03-31} a year',
  },
  'LF-07': {
    text: 'In your state, who sells goods alone registers above {gst.limit.goods} of sales a year.',
  },
  'LF-07b': {
    text: 'Who sells ice cream, pan masala, tobacco, bricks or tiles, even a few packets among other goods, does not have the higher limit: register above {gst.limit.services} of sales a year.',
  },
  'LF-08': {
    text: 'In your state the limit is {gst.limit.telangana} of sales a year, for goods and for services. Many websites name a higher one: it does not hold here.',
  },
  'LF-09': { text: 'In your state the limit is {gst.limit.special} of sales a year.' },
  'LF-10': {
    text: 'Who sells services, alone or with goods, registers above {gst.limit.services} of sales a year.',
  },
  'LF-11': {
    text: 'Who sells goods to other states registers at any sales. Left out: handicraft of the listed kinds, made mostly by hand, up to {gst.limit.services} of sales a year ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura), with a PAN and an e-way bill for every consignment. The same holds for selling it at fairs.',
  },
  'LF-11b': {
    text: 'A sale of goods to another country counts as a sale to another state. So you register at any sales, before the first shipment.',
  },
  'LF-12': {
    text: 'Who sells goods through an app or a marketplace registers above {gst.limit.services} of sales a year, last year or this one. The higher limit for goods does not hold there.',
  },
  'LF-13': {
    text: `For meals sold through a food app the app pays the GST. You register for what you sell yourself. ${readyFood}`,
  },
  'LF-13b': {
    text: `Below the limit you need none for meals sold through a food app: there the app pays the GST. The meals still count towards your limit. ${readyFood}`,
  },
  'LF-14': {
    text: 'Who sells only what is free of GST need not register, however much it is. Keep your purchase bills: a UPI statement alone does not show what you sold. It can be different where the buyer has to pay the tax (reverse charge). A farmer who sells his or her own crop need not register either.',
  },
  'LF-12b': {
    text: 'Who sells goods through an app or a marketplace, inside one state and up to {gst.limit.services} of sales ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura), last year and this one, needs no registration since {gst.registration.marketplace-relief}. Instead the GST portal gives an enrolment number, with the PAN and for one state.',
  },
  'LF-14b': {
    text: 'Below the limit you need none. For deliveries in town through an app, the app pays the GST.',
  },
  'LF-10b': {
    text: 'At your sales nobody asks you to register. Many who sell services abroad do it all the same: with a registration and an undertaking (LUT) they need not pay the tax first.',
  },
  'LF-15': {
    text: 'A flat rate on sales, up to {gst.composition.limit} a year ({gst.composition.limit-hill} in eight hill and north-eastern states): {gst.composition.trader} for goods, {gst.composition.restaurant} for meals. Only makers of ice cream, pan masala, tobacco, aerated water, bricks and tiles are left out: who only resells them may choose it. You may not show tax on the bill and get no credit for tax you paid.',
  },
  'LF-15b': {
    text: 'Also who sells goods through an app or a marketplace inside one state may choose the flat rate of {gst.composition.trader}, since {gst.registration.marketplace-relief}. Services through an app, and sales to other states, end it. The marketplace keeps back {gst.marketplace.tax} as tax collected for you.',
  },
  'LF-15c': {
    text: 'With goods and a few services you may stay at {gst.composition.trader}: the services may come to {gst.composition.service-share} of last year’s sales or to {gst.composition.service-amount}, whichever is more. None of them may be sold through an app.',
  },
  'LF-16': {
    text: 'A flat {gst.composition.services} on services, or on services and goods together, up to {gst.composition.services-limit} of sales a year. You may not show tax on the bill and get no credit for tax you paid.',
  },
  'LF-17': {
    text: 'Free, without end date, and open to makers, traders and services alike; only pure farming is left out. It opens loans, subsidies and help against late payers. Nobody may charge you for it on the portal.',
  },
  'LF-18': {
    text: 'For micro units outside GST that cannot use the Udyam portal: a bank or another helper enters you, and the certificate counts as Udyam for loans.',
  },
  'LF-19': {
    text: 'GHMC, Cyberabad and Malkajgiri ask every shop, food place, office with customers and godown for a licence, by the calendar year. Food carts and vendors have their own certificate instead.',
    fee: '{trade.ghmc.rate.narrow}, {trade.ghmc.rate.middle} or {trade.ghmc.rate.wide} a square foot by the width of the road, and the Green Fund, by the rates last reported for GHMC',
    lasts: 'Until the end of the calendar year',
  },
  'LF-19b': {
    text: 'Bengaluru asks shops, food places, offices with customers and godowns for a licence. It is given for {trade.bengaluru.years}, as reported.',
    fee: byTrade,
    lasts: '{trade.bengaluru.years}, as reported',
  },
  'LF-19c': {
    text: 'In Delhi the general trade licence is paid with the property tax: the receipt is the licence. Since {trade.delhi.portal-since} it is paid on the property tax portal. The health licence for food is apart.',
    fee: '{trade.delhi.general} of the property tax',
    time: 'With the property tax',
  },
  'LF-19d': {
    text: 'Most cities ask for a licence for a shop, an office or a workshop, and let some trades off. Ask with your exact trade and address.',
  },
  'LF-19e': {
    text: 'For work at home some cities ask for a licence, others do not. Ask with your exact trade; ask the landlord or the housing society too.',
  },
  'LF-19f': {
    text: 'A vendor’s paper is the certificate of vending. A trade licence is for shops. The city may ask you for a small vending fee.',
  },
  'LF-19g': {
    text: 'Chennai asks for a licence by the corporation’s list of trades. As reported, it is given for up to three years, and renewed by the end of March.',
    fee: byTrade,
    lasts: 'Up to three years, as reported, until the end of March',
  },
  'LF-19h': {
    name: 'Certificate of enlistment (trade licence)',
    text: 'Kolkata asks everybody in a trade, profession or calling for a certificate of enlistment, also for work at home. It is renewed every year.',
    fee: byTrade,
    lasts: 'One year; it is renewed every year',
  },
  'LF-19i': {
    text: `In the towns of Telangana the licence is given on the e-municipal site. ${twoPapers}.`,
    time: 'At once, on the e-municipal site',
  },
  'LF-19j': {
    text: `In the towns of Andhra Pradesh the licence is for one year and is renewed every year, as reported. ${twoPapers}.`,
    time: '{state.andhra.trade.decision} in the charter of one town. For yours: ask the municipal office',
    lasts: 'One year, as reported; it is renewed every year',
  },
  'LF-19n': {
    text: 'City corporations of Karnataka ask for a licence for food places and food shops, for work with powered machines, and for listed trades such as salons, laundries and oil shops. Smaller towns: ask the town council whether your trade is listed.',
  },
  'LF-19k': {
    name: 'Trade licence of the gram panchayat',
    text: `In Telangana gram panchayats give trade licences and renew them. ${twoPapers}. Ask the panchayat secretary whether it licenses your trade.`,
  },
  'LF-19l': {
    name: 'Licence of the gram panchayat',
    text: 'In Andhra Pradesh listed trades and machines need a licence of the gram panchayat; not every shop is on the list. Ask the panchayat secretary with your exact trade.',
    lasts:
      'For machines it has no end date, by the rules of the state. For other trades: ask the panchayat',
  },
  'LF-19m': {
    name: 'Licence of the gram panchayat',
    text: 'In a village the gram panchayat decides whether a trade needs its licence, and what it costs. We did not find the rule of your state: ask the panchayat with your exact trade.',
  },
  'LF-20': {
    name: 'Shops and Establishments registration, and its yearly fee',
    text: 'In Telangana every shop and establishment registers within {trade.shops.telangana.within} of opening. There is no renewal, but a yearly fee, paid from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}.',
    fee: '{trade.shops.telangana.fee.none} without workers; {trade.shops.telangana.fee.first} up to {trade.shops.telangana.band.first} workers, {trade.shops.telangana.fee.second} up to {trade.shops.telangana.band.second}, {trade.shops.telangana.fee.third} up to {trade.shops.telangana.band.third}, {trade.shops.telangana.fee.fourth} up to {trade.shops.telangana.band.fourth}, more above',
    time: 'At once, by the department’s page',
    lasts:
      'No renewal. The yearly fee is due from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}',
  },
  'LF-20b': {
    text: 'In Andhra Pradesh every shop and establishment registers within {trade.shops.andhra.within} of opening. As reported, the certificate runs to the end of March of the third year. A change of the Act lets small places off some duties: ask the labour office which.',
    fee: 'By an old list of the department: {trade.shops.andhra.fee.none} without workers; {trade.shops.andhra.fee.first} up to {trade.shops.andhra.band.first} workers, {trade.shops.andhra.fee.second} up to {trade.shops.andhra.band.second}, {trade.shops.andhra.fee.third} up to {trade.shops.andhra.band.third}, more above',
    time: 'At once, as reported',
    lasts: 'Until the end of March of the third year, as reported',
  },
  'LF-21': {
    text: 'In Maharashtra a shop or establishment registers from {trade.shops.maharashtra.workers} workers, by an ordinance. We could not confirm the limit of {trade.shops.maharashtra.within} from the start: ask.',
  },
  'LF-21b': {
    name: 'Shops Act: information online',
    text: 'In Maharashtra a shop or establishment with fewer than {trade.shops.maharashtra.workers} workers does not register, by an ordinance. It only gives information online. We could not confirm the limit of {trade.shops.maharashtra.within} from the start: ask.',
  },
  'LF-21c': {
    text: 'In Gujarat a shop or establishment registers from {trade.shops.gujarat.workers} workers, within {trade.shops.gujarat.within} of the start.',
  },
  'LF-21d': {
    name: 'Shops Act: information online',
    text: 'In Gujarat a shop or establishment with fewer than {trade.shops.gujarat.workers} workers does not register. It only gives information online, within {trade.shops.gujarat.within} of the start.',
  },
  'LF-21e': {
    text: 'In Uttar Pradesh a shop or establishment registers from {trade.shops.uttar-pradesh.workers} workers, within {trade.shops.uttar-pradesh.within}, by an ordinance.',
  },
  'LF-21f': {
    text: 'In Uttar Pradesh a shop or establishment with fewer than {trade.shops.uttar-pradesh.workers} workers need not register, by an ordinance. Whether an Act has replaced it we could not confirm.',
  },
  'LF-21g': {
    text: 'In Rajasthan a shop or establishment registers above {trade.shops.rajasthan.exempt} workers.',
  },
  'LF-21h': {
    text: 'In Rajasthan a shop or establishment with up to {trade.shops.rajasthan.exempt} workers need not register, by a notification.',
  },
  'LF-21i': {
    text: 'In Tamil Nadu a shop or establishment registers from {trade.shops.tamil-nadu.workers} workers, within {trade.shops.tamil-nadu.within}.',
    fee: '{trade.shops.tamil-nadu.fee}',
  },
  'LF-21j': {
    text: 'Tamil Nadu asks shops and establishments to register from {trade.shops.tamil-nadu.workers} workers. We found no rule for smaller ones: ask the labour office.',
  },
  'LF-21k': {
    text: 'Delhi registers shops and establishments online, without papers and without renewal, as reported. Ask within which time after opening.',
    fee: 'The government takes {trade.shops.delhi.fee}',
    time: 'At once, as reported',
    lasts: 'Without renewal, as reported',
  },
  'LF-21l': {
    text: 'Karnataka asks shops and commercial establishments to register within {trade.shops.karnataka.within} of opening, as reported. Some kinds are let off, such as small offices of lawyers and doctors.',
    lasts: '{trade.shops.karnataka.years}, as reported; then it is renewed',
  },
  'LF-22': {
    text: 'In the areas that its Act names, Karnataka asks shops and commercial establishments to register within {trade.shops.karnataka.within} of opening, for {trade.shops.karnataka.years}. Ask the labour office whether your town is named.',
    lasts: '{trade.shops.karnataka.years}, as reported; then it is renewed',
  },
  'LF-22b': {
    text: 'Most states have a Shops and Establishments Act. Some ask for registration, some only for information online. Ask what yours wants.',
  },
  'LF-23': {
    text: 'PF begins at {labour.epf.workers} workers. It is compulsory for those who earn up to {labour.epf.ceiling} a month.',
  },
  'LF-24': {
    text: 'ESI begins at {labour.esi.workers} workers and covers those who earn up to {labour.esi.wage-max} a month.',
  },
  'LF-25': {
    text: 'In dangerous work that the government lists, ESI begins with the first worker. We found no list: ask ESIC whether it names your work.',
  },
  'LF-26': {
    text: 'Every worker gets a letter of appointment, the minimum wage and a wage slip; you keep registers. Monthly wages are due by day {labour.wages.due} of the next month, and a worker who leaves is paid within {labour.wages.final}.',
  },
  'LF-27': {
    text: 'From {labour.posh.workers} workers, an office forms a committee to which women can complain, with a member from outside.',
  },
  'LF-28': {
    text: 'From {labour.safety.workers} workers the safety code may ask a place of work to register, within {labour.safety.within}. The rules are the state’s: check with the office.',
  },
  'LF-28b': {
    text: 'A workshop is a factory from {sectors.factory.with-power} workers with power, or {sectors.factory.without-power} without. Where a law of the state has another number, that one goes on until it is changed: ask the factories inspectorate.',
  },
  'LF-29': {
    text: 'In Telangana it is taken from every monthly pay above {labour.pt.wage-free}, and paid by day {labour.pt.due} of the next month.',
  },
  'LF-29b': {
    text: 'In Andhra Pradesh it is taken from every monthly pay above {professional-tax.andhra.free}.',
  },
  'LF-29c': {
    text: 'In Karnataka it is taken from every monthly pay of {professional-tax.karnataka.free} or more.',
  },
  'LF-29d': {
    text: 'In Maharashtra it is taken from monthly pay above {professional-tax.maharashtra.free} (men) or {professional-tax.maharashtra-women.free} (women).',
  },
  'LF-29e': {
    text: 'In Maharashtra it is taken from monthly pay above {professional-tax.maharashtra.free} (men) or {professional-tax.maharashtra-women.free} (women). At the pay you named it depends on who earns it.',
  },
  'LF-29l': {
    text: 'As reported, Gujarat takes {state.gujarat.tax.month} a month from the pay of each worker above {state.gujarat.tax.free}. You take it out of the pay. Ask the office for the day.',
  },
  'LF-29m': {
    text: 'As reported, West Bengal takes {state.west-bengal.tax.first} to {state.west-bengal.tax.most} a month from the pay of each worker above {state.west-bengal.tax.free}. You take it out of the pay. Ask the office for the day.',
  },
  'LF-29n': {
    text: 'In Tamil Nadu the towns and panchayats take a professional tax from wages, by the half-year, each by its own list. As reported, in Chennai up to {state.chennai.tax.free} of pay in the half-year is free, and the most is {state.chennai.tax.most}, above {state.chennai.tax.most-from}. Ask your town or panchayat, not the state’s tax office.',
  },
  'LF-29f': {
    text: 'Many states take a professional tax from wages; the limits differ and we could not confirm yours. Check with the office.',
  },
  'LF-29g': {
    text: 'Your state asks everybody in a trade or profession, and every firm, to enrol and pay once a year, up to {professional-tax.max}.',
  },
  'LF-29k': {
    text: 'The last row of Maharashtra’s list takes in everybody in a trade who is in no other row, up to {professional-tax.max} a year. Whether an order leaves street vendors out we could not confirm: ask the office.',
  },
  'LF-29i': {
    text: 'Karnataka asks these to enrol and pay once a year, up to {professional-tax.max}: who is or must be registered under GST, companies, firms and their partners, shops with {professional-tax.karnataka.shop-workers} or more workers, and the trades on its list.',
  },
  'LF-29j': {
    text: 'Karnataka does not ask everybody: the trades and professions on its list enrol, some after two years, and pay up to {professional-tax.max} a year. So do shops with {professional-tax.karnataka.shop-workers} or more workers and those under GST. Ask the office whether your trade is listed.',
  },
  'LF-29h': {
    text: 'Many states ask owners, too, to enrol and pay once a year, never more than {professional-tax.max}. Limits differ and we could not confirm yours: check with the office.',
  },
  'LF-30': {
    text: 'Telangana asks for a fire NOC for business buildings above {fire.telangana.commercial} metres, for flats from {fire.telangana.residential} metres, and for schools, halls and other places of assembly on a plot above {fire.telangana.assembly-plot} square metres or from a height of {fire.telangana.assembly-height} metres. Mostly the owner of the building has it: ask for a copy.',
  },
  'LF-30b': {
    text: 'As reported, the fire Act of Telangana leaves out lower buildings: business buildings up to {fire.telangana.commercial} metres that are no school, hall or other place of assembly. Near a line, or with a supermarket or nursing home, ask the fire office. An extinguisher and a clear way out are needed anywhere.',
  },
  'LF-30f': {
    text: 'The low building needs no NOC, as reported. But an older report names {fire.telangana.licensed-uses} kinds of business with a fire licence of their own. Hotels, supermarkets, function halls and nursing homes are among them. We could not read the list: ask the fire office before you open.',
  },
  'LF-30c': {
    text: 'As reported, Andhra Pradesh asks for a fire NOC for business buildings above {state.andhra.fire.business} metres, for homes from {state.andhra.fire.homes} metres, and for schools and halls on a plot above {state.andhra.fire.halls-plot} square metres or from a height of {state.andhra.fire.halls-height} metres. Mostly the owner of the building has it: ask for a copy.',
    time: '{state.andhra.fire.decision}, by an older page of the state’s single desk',
  },
  'LF-30d': {
    text: 'As reported, Gujarat asks for a fire certificate for buildings of {state.gujarat.fire.height} metres and more, and for hotels, offices, shops and stores with a floor above {state.gujarat.fire.floor} square metres. Mostly the owner of the building has it: ask for a copy.',
  },
  'LF-30e': {
    text: 'As reported, in West Bengal a building above {state.west-bengal.fire.height} metres is of high risk and needs a fire certificate. Mostly the owner of the building has it: ask for a copy.',
  },
  'LF-30g': {
    text: 'As reported, Karnataka asks for fire clearance of buildings from {state.karnataka.fire.order} metres, homes and business alike. Mostly the owner of the building has it: ask for a copy.',
  },
  'LF-31': {
    text: 'Each state has its own lines for restaurants, hospitals, schools, halls, tall buildings and dangerous stores. Check with the fire office, with your floor plan.',
  },
  'LF-32': { text: 'Serving alcohol needs a licence of the state’s excise department.' },
  'LF-33': {
    text: 'Recorded music for customers needs the consent of those who own the songs, mostly through a society. Music at home does not.',
  },
  'LF-34': {
    text: 'Some places still ask restaurants for a police or eating-house licence; several have dropped it. Check with the office.',
  },
  'LF-35': {
    text: 'Who packs goods for shops or customers registers within {barcode.packer-days}. On the packet stand: name and address of the maker or packer, common name, net quantity, month and year of making, price with all taxes, price for a unit (a gram, a kilogram, a litre), and whom to call with a complaint. Left out: packets above {sectors.packer.weight} kilograms or litres, cement and farm produce above {sectors.packer.sack} kilograms, and goods for industry or institutions.',
  },
  'LF-35b': {
    text: 'Who imports packed goods for sale registers within {barcode.packer-days} and puts the Indian label on each packet. Left out: packets above {sectors.packer.weight} kilograms or litres, and goods for industry or institutions.',
  },
  'LF-36': {
    text: 'Scales, weights and measures in trade must be checked and stamped, in the street too: electronic scales again after {vendor.scale.electronic}, others after {vendor.scale.beam}, as reported.',
  },
  'LF-37': {
    text: 'For goods under a quality control order nobody may make or import without a BIS licence. Some orders give micro units {bis.relief.micro} more, small ones {bis.relief.small}. Look your product up first: lists change.',
  },
  'LF-37b': {
    text: 'If you make these goods yourself, a quality control order may ask for a BIS licence. If you only sell them, sell marked ones. Look your product up.',
  },
  'LF-38': {
    text: 'Listed electronics are registered with BIS, on the report of a recognised laboratory, before they are made or imported for sale.',
  },
  'LF-39': {
    text: 'Who sells gold jewellery registers with BIS, above {bis.hallmark.turnover} of sales a year. Some articles are let off.',
  },
  'LF-40': {
    text: 'Nobody imports or exports goods without this code, whatever the business sells; personal use and a few listed cases are let off. Confirm it every year from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}.',
  },
  'LF-40b': {
    text: 'For selling services abroad it is needed only if you want the benefits of an export scheme, or deal in specified services.',
  },
  'LF-41': {
    text: 'For export benefits: membership of the export council of your product, the bank’s code at customs, and each year by {gst.due.export-undertaking} the undertaking (LUT) that lets you export without paying GST first.',
  },
  'LF-42': {
    text: 'Farm and processed food, spices, and fish on the official lists may be exported only with registration at APEDA, the Spices Board or MPEDA. See which list has your product.',
  },
  'LF-43': {
    text: 'Nobody has to register a name. It protects you: per name and per class of goods or services. Search first, free.',
  },
  'LF-44': {
    text: 'No law asks for a barcode. Big shops and marketplaces often do. The numbers come from GS1 India, by subscription.',
  },
  'LF-45': {
    text: 'No general law asks for it; buyers and tenders may. Certificates come from accredited bodies, never from ISO itself. ZED is the government’s own, with a subsidy.',
  },
  'LF-46': {
    text: 'A company begins with its registration, in one online form (SPICe+).',
  },
  'LF-46b': {
    text: 'An LLP begins with its registration, in one online form (FiLLiP). Each year it files a return by {company.llp.return} and accounts by {company.llp.accounts}, also without any business.',
  },
  'LF-47': {
    text: 'A deed is enough to begin. But partners of an unregistered firm cannot go to court on their contract against each other or against others.',
  },
  'LF-48': {
    text: 'The Act asks for it above {finder.pan.sales} of sales a year, above the tax-free income, and from anybody who must file a return; GST and customs ask for it too. An owner alone uses his or her own. With Aadhaar the instant e-PAN costs {finder.pan.instant}; a printed card about {finder.pan.fee}.',
    fee: '{finder.pan.instant} for the instant e-PAN with Aadhaar; about {finder.pan.fee} for a printed card',
  },
  'LF-48b': {
    text: 'A firm or LLP files a return every year and needs a PAN of its own. The instant e-PAN is for persons.',
    fee: 'About {finder.pan.fee} for the card',
    time: 'The Income Tax Department sets it',
  },
  'LF-48c': {
    text: 'A company files a return every year and needs a PAN of its own. You apply for it in the form that forms the company.',
    fee: 'Part of the cost of forming the company',
    time: 'With the company’s registration',
  },
  'LF-48e': {
    text: 'Above {finder.pan.sales} of sales a year the Act asks for it, whatever the form of business. GST and customs ask for it too. An owner alone uses his or her own. With Aadhaar the instant e-PAN costs {finder.pan.instant}; a printed card about {finder.pan.fee}.',
    fee: '{finder.pan.instant} for the instant e-PAN with Aadhaar; about {finder.pan.fee} for a printed card',
  },
  'LF-48d': {
    text: 'Up to {finder.pan.sales} of sales a year the Act asks for a PAN only from whose income is above {income-tax.slab.1.up-to} a year or who must file a return. It is useful all the same: Udyam, bank and GST ask for it. With Aadhaar it costs {finder.pan.instant}.',
  },
  'LF-49': {
    text: 'Work that pollutes needs the consent of the state board, before building and before starting. The board’s list of colours says how strict it is; “white” work only informs.',
  },
  'LF-49b': {
    text: 'The board sorts every kind of making into colours. “White” work only informs the board; green, orange and red need its consent. Look yours up before you rent.',
  },
  'LF-50': {
    text: 'Clinics, laboratories and hospitals register under the central or the state’s own Act, and need the board’s authorisation for medical waste.',
  },
  'LF-51': {
    text: 'Selling medicines needs a drug licence and a registered pharmacist, with at least {sectors.drugs.shop-area} square metres of floor ({sectors.drugs.both-area} for retail and wholesale together).',
  },
  'LF-52': {
    text: `Making cosmetics needs a licence of the state’s drugs control. ${cosmeticsForms}`,
  },
  'LF-52b': {
    text: `If you make soap, cream or other cosmetics for sale, also at home, ask the state’s drugs control for the licence. ${cosmeticsForms} To sell finished goods you need none.`,
  },
  'LF-52c': {
    name: 'Licence for cosmetics under your own label',
    text: `Who makes them? ${cosmeticsForms} Whether filling bought goods into packets of your own needs a licence too we could not confirm: ask. To sell finished goods of others you need none.`,
  },
  'LF-53': {
    text: 'Makers, importers and sellers of medical devices need a registration or licence by the class of the device.',
  },
  'LF-54': {
    text: 'Vehicles that carry people for money, and goods vehicles above {sectors.permit.weight} kg gross weight, need a permit and a fitness certificate.',
  },
  'LF-55': {
    text: 'Every property agent registers, and every project on more than {sectors.rera.area} square metres or of more than {sectors.rera.flats} flats, before anything is sold or advertised. A state may have lowered both limits: ask its RERA authority.',
  },
  'LF-56': {
    text: 'States have rules for schools and many for coaching centres. Check with the office what they ask of yours.',
  },
  'LF-57': {
    text: 'Show name, address, prices and return rules, and name a grievance officer who acknowledges a complaint within {privacy.complaint-acknowledge} hours and settles it within {privacy.complaint-settle}.',
  },
  'LF-57b': {
    text: 'Since {sectors.origin-filter.since} a site that sells imported goods lets buyers search and sort them by country of origin.',
  },
  'LF-58': {
    text: 'Tell people what you collect and why, ask for consent, and name a contact for complaints. Stricter duties begin {privacy.main-duties}.',
  },
  'LF-59': {
    text: 'Sender names and message texts are registered with the telephone companies first. WhatsApp is outside this, but needs the customer’s yes.',
  },
  'LF-60': {
    text: 'Banned items, such as plastic cups, plates and straws for one use, may not be stocked; carry bags must be at least {sectors.bag.thickness} microns thick.',
  },
  'LF-61': {
    text: 'Petrol, diesel, gas and other dangerous stores need a licence above set amounts; cooking gas above {fire.gas.licence-above} kg.',
  },
  'LF-62': {
    text: 'For private limited companies, LLPs and registered firms that build something new, up to {company.startup.age} old and {company.startup.turnover} of turnover.',
  },
  'LF-63': {
    text: 'A free card for workers, also for vendors, aged {labour.eshram.age}, who are in neither ESI nor PF and pay no income tax.',
  },
  'LF-64': {
    text: 'Government offices buy small things on GeM. Udyam helps there.',
  },
  'LF-65': {
    text: 'States ask for their language on the board: Telugu first in Telangana, mostly Kannada in Karnataka, Marathi in Maharashtra. Large boards may pay an advertising tax.',
  },
  'LF-66': {
    text: 'A company, LLP or firm that pays a contractor more than {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} in a year deducts {income-tax.tds.contract-person} (a person) or {income-tax.tds.contract-other} (others) and pays it in. Rent, fees, commission and pay have limits of their own. It needs a TAN.',
  },
  'LF-66b': {
    text: 'An owner alone deducts only after a year with more than {income-tax.tds.payer-sales} of sales. That limit stands in the old Act; the new one we could not read. It is about contractors paid more than {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} in a year. It needs a TAN.',
  },
  'LF-69': {
    text: 'No tobacco to anybody under {sectors.tobacco.age}, and none within {sectors.tobacco.school} yards of a school. A board at the shop says so.',
  },
  'LF-67': {
    text: 'Those who collect, refurbish or recycle scrap of aluminium, copper or zinc register on the portal of the Central Pollution Control Board, as reported. Whether a small scrap shop counts as a collector we could not confirm: ask.',
  },
  'LF-68': {
    text: 'Who buys and sells registered vehicles needs an authorisation of the registering authority: application in Form 29A, certificate in Form 29B. It is good for {sectors.used-vehicles.validity}.',
    time: 'Decided within {sectors.used-vehicles.decision}; without an answer it counts as granted',
  },
};
