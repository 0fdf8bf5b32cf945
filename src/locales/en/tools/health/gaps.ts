interface GapWords {
  name: string;
  /** Why it matters. */
  why: string;
  /** What the government takes. */
  fee: string;
  /** How long it takes, where that is known. */
  time?: string;
  /** What to do next. */
  next: string;
  /** What leaving it costs. */
  cost: string;
}

const noFigure = 'We have no sure figure.';

/** What is missing, in words, by the kinds of `tools/health/model/gaps.ts`. `{…}` are figures. */
export const gaps = inWords({
  vending: {
    name: 'Vending certificate',
    why: 'The Street Vendors Act protects you from being driven away. The certificate proves that you are a vendor.',
    fee: 'Set by the city or the town, by its vending scheme',
    next: 'Apply to the Town Vending Committee at the municipal office, and keep the receipt. Where the survey is not finished, nobody may evict you before it is.',
    cost: 'Up to {vendor.penalty} for each offence of selling without it.',
  },
  'trade-licence': {
    name: 'Trade licence',
    why: 'Most cities ask for it before a shop, a kitchen or an office opens. In a village the gram panchayat may.',
    fee: 'Set by the city, the town or the panchayat',
    next: 'Ask the municipal office or the panchayat with your exact trade and address. Take the rent paper along.',
    cost: `Each city has its own penalty. ${noFigure}`,
  },
  'trade-licence-hyderabad': {
    name: 'Trade licence',
    why: 'GHMC, Cyberabad and Malkajgiri ask every shop, food place, office with customers and godown for it, by the calendar year.',
    fee: '{trade.ghmc.rate.narrow}, {trade.ghmc.rate.middle} or {trade.ghmc.rate.wide} a square foot by the width of the road, and the Green Fund. These are the rates last reported for GHMC',
    time: 'A provisional licence comes on payment',
    next: 'Apply online with the area of the shop, its photographs and the rent paper. For the next year apply by {trade.ghmc.apply-by}.',
    cost: '{trade.ghmc.unlicensed.once} of the fee when it is found out, and {trade.ghmc.unlicensed.month} for every month until you take it.',
  },
  'trade-licence-delhi': {
    name: 'Trade licence',
    why: 'In Delhi the general trade licence is paid with the property tax: the receipt is the licence. The health licence for food is apart.',
    fee: '{trade.delhi.general} of the property tax',
    next: 'Ask the owner for this year’s property-tax receipt; pay the licence with it.',
    cost: noFigure,
  },
  udyam: {
    name: 'Udyam registration',
    why: 'It opens loans without security up to {msme.no-collateral}, subsidies, and help against buyers who pay late.',
    fee: 'The government takes {msme.registration.fee}',
    next: 'Register with Aadhaar and PAN on the portal. Nobody may charge you for it.',
    cost: 'No penalty. You miss these benefits.',
  },
  'fssai-vendor': {
    name: 'FSSAI, for street food',
    why: 'Every food seller is registered. A vendor registered with the city counts as registered; without that paper you register yourself.',
    fee: '{fssai.vendor.fee} with the vendor’s paper. Without it, on foot or from a cart: {fssai.hawker.fee}, by an order in force since {fssai.hawker.fee|from}. We could not confirm that it goes on. At one fixed spot: {fssai.registration.fee}, until {fssai.registration.fee@2026-03-31|until} {fssai.registration.fee@2026-03-31} a year',
    time: 'A registration can be given at once',
    next: 'Take the vending certificate first. If that takes long, register on FoSCoS meanwhile.',
    cost: 'Up to {fssai.penalty.other}, by the general penalty of the food law.',
  },
  'fssai-registration': {
    name: 'FSSAI registration',
    why: 'Every food business registers, up to sales of {fssai.registration.turnover-max} a year.',
    fee: 'Today: {fssai.registration.fee}. Until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year',
    time: 'A registration can be given at once',
    next: 'Register on FoSCoS, or pay the open fee there. Hang up the 14-digit number.',
    cost: 'Up to {fssai.penalty.other}, by the general penalty of the food law.',
  },
  'fssai-licence': {
    name: 'FSSAI licence',
    why: 'Above sales of {fssai.registration.turnover-max} a year a food business needs a licence. Up to {fssai.state.turnover-max} the state gives it, above that the centre.',
    fee: 'State licence: {fssai.state.fee}. Until {fssai.state.fee@2026-03-31|until} it was {fssai.state.fee@2026-03-31} a year, by kind',
    next: 'Apply on FoSCoS, or pay the open fee there. If you have a registration, change it there.',
    cost: 'Up to {fssai.penalty.no-licence} for running without a licence.',
  },
  'fssai-open': {
    name: 'FSSAI registration or licence',
    why: 'Every food business has one. Up to {fssai.registration.turnover-max} of sales a year it is a registration, above that a licence.',
    fee: 'By the kind of paper. A registration: {fssai.registration.fee}. Until {fssai.registration.fee@2026-03-31|until} it was {fssai.registration.fee@2026-03-31} a year',
    next: 'Add up your sales of a year, then apply on FoSCoS.',
    cost: 'Up to {fssai.penalty.no-licence} for running without a licence that is needed; without a registration up to {fssai.penalty.other}.',
  },
  hygiene: {
    name: 'Clean food',
    why: 'The food law asks everybody for clean work, also people who need no licence.',
    fee: 'Nothing to apply for',
    next: 'Go through the list of the food guide and fix one thing a day. Train everyone who handles food. Since {sectors.waste.four-kinds-since} waste is handed over in four kinds: wet, dry, sanitary and special.',
    cost: 'Up to {fssai.penalty.unhygienic} for unclean conditions.',
  },
  goods: {
    name: 'Scales, labels and marks',
    why: 'Scales are stamped again after {vendor.scale.electronic} or {vendor.scale.beam}. If you pack goods, register within {barcode.packer-days} and print the label with the price for a unit. Goods under a quality order need the BIS mark.',
    fee: 'Scales: a small fee of the state. Making marked goods: {bis.fee.application} to apply at BIS, and more on top',
    next: 'Have the scale stamped first. Then go through your goods with the licence finder.',
    cost: 'Up to {sectors.scales.fine} as a first fine for a wrong weight or measure. Since {sectors.scales.notice-since} a first lapse on the list brings a notice first, never for fraud.',
  },
  'gst-missing': {
    name: 'GST registration',
    why: 'Above the limit of your state and trade you apply within {gst.registration.within} of crossing it.',
    fee: 'The government takes {gst.registration.fee}',
    time: '{gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one',
    next: 'Look in the licence finder whether you must. Then apply on the portal.',
    cost: '{gst.registration.penalty}, or the tax that is open if that is more, and {gst.interest} interest a year.',
  },
  'gst-below': {
    name: 'GST: you may have to register',
    why: 'You said that you need no registration. By your sales, your state and your trade, the rule asks for one.',
    fee: 'The government takes {gst.registration.fee}',
    time: '{gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one',
    next: 'Go through the licence finder: it names the rule and the line. Apply within {gst.registration.within}.',
    cost: '{gst.registration.penalty}, or the tax that is open if that is more, and {gst.interest} interest a year.',
  },
  'gst-late': {
    name: 'GST returns that are missing',
    why: 'A return is due also for a month without sales. Each day adds to the fee.',
    fee: 'Nothing to file a return',
    next: 'File the oldest first, then the others, month by month. A return more than {gst.old-returns} late can no longer be filed.',
    cost: '{gst.late-fee.day} a day for each return, {gst.late-fee.nil-day} with nothing to pay; at most {gst.late-fee.small-cap} up to a turnover of {gst.late-fee.small-turnover}. On top {gst.interest} interest a year on tax paid late.',
  },
  'income-tax': {
    name: 'Income-tax return',
    why: 'Banks ask for it, and it shows what you earned. A late one can be filed until {income-tax.return-belated}.',
    fee: 'Nothing to file it in time',
    next: 'File it on the income-tax portal. Small businesses may use the short form with an estimated profit.',
    cost: '{income-tax.late-fee}, or {income-tax.late-fee-small} with an income up to {income-tax.late-fee-small-income}.',
  },
  esi: {
    name: 'ESI',
    why: 'From {labour.esi.workers} workers, those who earn up to {labour.esi.wage-max} a month are insured.',
    fee: 'Registering: {labour.esi.fee}. The monthly share is apart',
    next: 'Register on the ESIC portal, then pay by day {labour.due} of each month.',
    cost: '{labour.late.interest} interest a year on what is paid late, and damages on top.',
  },
  'esi-pf': {
    name: 'ESI and PF',
    why: 'ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}. Part of it is your workers’ own money.',
    fee: 'Registering: {labour.epf.fee}. The monthly shares are apart',
    next: 'Register on the portals of ESIC and EPFO, then pay by day {labour.due} of each month.',
    cost: '{labour.late.interest} interest a year on what is paid late; for PF also {labour.late.epf-damages} a month.',
  },
  wages: {
    name: 'Letters and wages of your workers',
    why: 'The labour codes ask for this with one worker too. A letter, the minimum wage, a slip, wages by day {labour.wages.due}, and the last pay within {labour.wages.final} of leaving.',
    fee: 'Nothing to register',
    next: 'Write the letters this week. Begin a wage book with dates and signatures.',
    cost: `A worker can complain to the labour office. ${noFigure}`,
  },
  fire: {
    name: 'Fire safety',
    why: 'Each state has its own lines for restaurants, halls, high buildings and stores. An extinguisher and a clear way out save lives anywhere.',
    fee: 'By the rules of the state, where a NOC is needed',
    next: 'Clear the way out today. Buy or refill an extinguisher. Ask the fire office with your floor plan.',
    cost: `A fire can end the business. For penalties of the state: ${noFigure.toLowerCase()}`,
  },
  'fire-street': {
    name: 'Fire safety',
    why: 'A flame, a gas hose or an old wire can burn a cart, and those around it. No rule asks a cart for a NOC, as far as we know.',
    fee: 'Nothing to apply for',
    next: 'Look at hose, regulator and wires today. Keep water, sand or a small extinguisher at hand.',
    cost: `A fire can end the business. For penalties: ${noFigure.toLowerCase()}`,
  },
  'fire-telangana': {
    name: 'Fire safety',
    why: 'As reported, Telangana asks for a NOC above {fire.telangana.commercial} metres of height. Halls and schools need it on a plot above {fire.telangana.assembly-plot} square metres or from {fire.telangana.assembly-height} metres. An extinguisher and a clear way out save lives anywhere.',
    fee: 'By the rules of the state, where a NOC is needed',
    next: 'Clear the way out today. Buy or refill an extinguisher. Ask the owner of the building for a copy of the NOC.',
    cost: `A fire can end the business. For penalties of the state: ${noFigure.toLowerCase()}`,
  },
  papers: {
    name: 'Other papers that the law asks for',
    why: 'The licence finder names them from your answers. Without one of them an officer can fine you or stop the work.',
    fee: 'The finder says it for each paper',
    next: 'Open the licence finder. Begin with the first paper on its list that you do not have.',
    cost: `It differs from paper to paper. ${noFigure}`,
  },
  rent: {
    name: 'Paper for the place',
    why: 'Trade licence, FSSAI and GST all ask for proof of the place. Without it they wait, and the owner can send you away.',
    fee: 'None for a letter of consent. Stamp duty for a deed is the state’s',
    next: 'Ask the owner for a deed, or for a letter of consent with a copy of the electricity bill.',
    cost: 'No penalty. Other papers wait for it.',
  },
  money: {
    name: 'Money apart, and bills kept',
    why: 'Bills and accounts are kept for {gst.records} from the day the yearly return was due. With one account for all, nobody can tell sales from gifts.',
    fee: 'Nothing to apply for',
    next: 'Open an account for the business and point the UPI code to it. Photograph every bill on the day.',
    cost: `You cannot show what is yours when somebody asks. ${noFigure}`,
  },
});

function inWords<Kind extends string>(list: Record<Kind, GapWords>): Record<Kind, GapWords> {
  return list;
}
