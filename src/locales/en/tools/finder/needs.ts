const need = (
  name: string,
  { fee, time, lasts }: { fee?: string; time?: string; lasts?: string } = {},
) => ({
  name,
  /** What the government takes; absent: the office names it. */
  fee,
  /** How long it takes; absent: nobody could tell us. */
  time,
  /** How long it holds, where a figure or the office says so. */
  lasts,
});

/** What the finder can name. `{…}` are figures. */
export const needs = {
  pan: need('PAN', {
    fee: '{finder.pan.instant} for the instant e-PAN with Aadhaar; about {finder.pan.fee} for a printed card',
    time: 'The instant e-PAN is made on the portal. For a card the Income Tax Department sets the time',
  }),
  company: need('Forming the company', {
    fee: '{company.fee} for the form up to {company.fee.free-capital} of capital; about {company.fee.pan-tan} for PAN and TAN; stamp duty of the state on top',
    time: '{company.private.time}, by our estimate',
  }),
  llp: need('Forming the LLP', {
    fee: '{company.llp.fee.first} to {company.llp.fee.fourth} by contribution, for contributions up to {company.llp.band.fourth}; stamp duty on the agreement on top',
    time: '{company.llp.time}, by our estimate',
  }),
  partnership: need('Registering the partnership', {
    fee: 'Set by the registrar of firms of your state',
    time: 'Set by the registrar of firms of your state',
  }),
  'vending-certificate': need('Certificate of vending and identity card', {
    fee: 'Set by the city or the town, by its vending scheme',
  }),
  'trade-licence': need('Trade licence', { fee: 'Set by the city, the town or the panchayat' }),
  'shops-act': need('Shops and Establishments registration', {
    fee: 'Set by the state’s labour department, mostly by the number of workers',
  }),
  'fire-noc': need('Fire NOC', { fee: 'Set by the fire department of the state' }),
  'factory-licence': need('Factory licence', { fee: 'Set by the state, by workers and power' }),
  'pollution-consent': need('Consent of the pollution control board', {
    fee: 'By investment and category',
  }),
  'gas-storage': need('Licence to store gas or fuel (PESO)', { fee: 'Set by PESO' }),
  excise: need('Excise licence for alcohol', { fee: 'Set by the excise department of the state' }),
  'eating-house': need('Eating-house licence', { fee: 'Set by the police or the city' }),
  music: need('Music licence', {
    fee: 'By the tariff of the copyright society; not a government fee',
  }),
  clinic: need('Registration of the clinic, and medical waste', {
    fee: 'Set by the health department and the pollution board of the state',
  }),
  'drug-licence': need('Drug licence', { fee: 'Set by the drugs control department' }),
  cosmetics: need('Licence to make cosmetics', {
    fee: 'Set by the drugs control department',
    time: 'Decided within {sectors.cosmetics.decision}',
  }),
  'medical-devices': need('Registration or licence for medical devices', {
    fee: 'By the class of the device',
  }),
  teaching: need('State registration for teaching', { fee: 'Set by the education department' }),
  rera: need('RERA registration', { fee: 'Set by the RERA authority of the state' }),
  'vehicle-permit': need('Permit and fitness certificate', {
    fee: 'Set by the transport department',
  }),
  'used-vehicles': need('Authorisation of a dealer in used vehicles', {
    fee: 'Set by the transport department',
  }),
  fssai: need('FSSAI registration or licence'),
  'fssai-central': need('FSSAI central licence'),
  bis: need('BIS licence (ISI mark)', {
    fee: '{bis.fee.application} to apply, {bis.fee.inspection} for an inspector’s day, {bis.fee.licence-year} a year, and a marking fee by product; tests on top',
    time: '{bis.time}, by our estimate',
  }),
  'bis-electronics': need('BIS registration of electronics', {
    fee: '{bis.fee.registration-application} to apply and {bis.fee.registration-year} a year, as reported; tests and other charges on top',
  }),
  hallmark: need('Hallmark registration for jewellers', {
    fee: 'BIS takes no fee for it, as reported',
  }),
  packer: need('Packer or importer registration, and the label', {
    fee: '{sectors.packer.fee}',
    time: 'Apply within {barcode.packer-days}',
  }),
  scales: need('Stamped scales and measures', {
    fee: 'Set by the legal metrology department of the state',
  }),
  plastic: need('No banned plastic', { fee: 'Nothing to register' }),
  tobacco: need('Rules on selling tobacco', { fee: 'Nothing to register' }),
  scrap: need('Registration for scrap of aluminium, copper or zinc', {
    fee: 'Set by the Central Pollution Control Board',
  }),
  gst: need('GST registration', {
    fee: 'The government takes {gst.registration.fee}',
    time: '{gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer visits',
  }),
  'gst-enrolment': need('GST enrolment number for selling through an app', {
    fee: 'The GST portal says so. A registration costs {gst.registration.fee}',
    time: 'The GST portal shows it when you apply',
  }),
  'gst-by-choice': need('GST registration of your own will', {
    fee: 'The government takes {gst.registration.fee}',
    time: '{gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer visits',
  }),
  composition: need('GST composition scheme', {
    fee: 'Choosing it costs nothing; you pay a flat rate of tax',
    time: 'Chosen with the registration, or by {gst.due.composition-choice} for the next year',
  }),
  tds: need('Deducting tax from payments (TDS)', { fee: 'Nothing to deduct and pay in' }),
  'import-export-code': need('Import-export code (IEC)', { fee: '{sectors.iec.fee}' }),
  'export-council': need('Export council membership, bank code and LUT', { fee: 'By the council' }),
  'export-board': need('Export registration for food and farm goods', { fee: 'By the board' }),
  'worker-papers': need('Letters, wage slips and registers for your workers', {
    fee: 'Nothing to register',
  }),
  esi: need('ESI registration', {
    fee: 'The government takes {labour.esi.fee}',
    time: 'ESIC sets it. Afterwards you pay by day {labour.due} of each month',
  }),
  epf: need('Provident fund (PF) registration', {
    fee: 'The government takes {labour.epf.fee}',
    time: 'EPFO sets it. Afterwards you pay by day {labour.epf.due} of each month',
  }),
  posh: need('Internal Committee against sexual harassment', { fee: 'Nothing to register' }),
  'safety-registration': need('Registration under the safety code', {
    fee: 'Set by the labour department of your state',
    time: 'Apply within {labour.safety.within} after the code begins to apply to you',
  }),
  'professional-tax': need('Professional tax for your workers', {
    fee: 'Registering: {finder.free.professional-tax}. The tax comes out of their pay',
    time: 'Set by the commercial tax department of your state',
  }),
  'professional-tax-own': need('Professional tax of your own', {
    fee: 'Enrolling: {finder.free.professional-tax}. The tax: up to {constitution.profession-tax-max} a year',
    time: 'Set by the commercial tax department of your state',
    lasts: 'The tax is paid again every year',
  }),
  'web-shop': need('Duties of a web shop', { fee: 'Nothing to register' }),
  privacy: need('Privacy notice and consent', { fee: 'Nothing to register' }),
  'bulk-messages': need('Sender registration for SMS and calls (DLT)', {
    fee: 'By the telephone company; not a government fee',
  }),
  signboard: need('The signboard’s language and tax', { fee: 'Set by the city' }),
  udyam: need('Udyam registration', { fee: 'The government takes {msme.registration.fee}' }),
  'udyam-assist': need('Udyam Assist certificate', {
    fee: 'The government takes {finder.free.udyam-assist}',
  }),
  svanidhi: need('PM SVANidhi loan', { fee: 'The government takes {vendor.loan.fee}' }),
  eshram: need('e-Shram card', {
    fee: 'The government takes {finder.free.eshram}',
    time: 'The e-Shram portal shows it when you apply',
  }),
  trademark: need('Trademark', {
    fee: '{trademark.fee.low} a class for a person, startup or small enterprise; {trademark.fee.high} for others',
    time: '{trademark.time.unopposed} if nobody objects, by our estimate',
    lasts: '{trademark.term} from the application; then it can be renewed',
  }),
  barcode: need('Barcode numbers (GS1)', {
    fee: 'By turnover and number of products; not a government fee',
  }),
  certificate: need('ISO or ZED certificate', { fee: 'By the certifying body' }),
  'government-buyers': need('Seller registration on GeM', {
    fee: 'Registering: {finder.free.gem}. There are rules on caution money',
  }),
  startup: need('Recognition as a startup', {
    fee: 'The government takes {finder.free.startup}',
    time: 'DPIIT sets it',
    lasts:
      'Until the firm is {company.startup.age} old or passes {company.startup.turnover} of turnover',
  }),
};

/** The papers, as a list to gather. */
export const documents = {
  pan: 'PAN of the owner or the firm',
  identity: 'Aadhaar or another proof of who you are',
  photo: 'Your photograph, passport size',
  mobile: 'A mobile number and an e-mail address you can open',
  bank: 'Bank account: passbook’s first page or a cancelled cheque',
  premises: 'Proof of the place: rent paper, electricity bill or the owner’s consent',
  'property-tax': 'Latest property tax receipt of the building',
  'shop-area': 'The area of the shop, and the width of the road',
  'shop-photo': 'Photographs of the shop, outside and inside',
  'food-list': 'A list of the foods you sell',
  'vending-certificate': 'Vending certificate, identity card or letter of recommendation',
  'vending-proof':
    'Anything that shows since when and where you sell: challans, receipts, photographs',
  'start-date': 'The day the business began, and how many people work in it',
  investment: 'What your machines cost, and your sales of last year',
  'worker-list': 'List of workers with joining day and wages',
  'worker-identity': 'Aadhaar, bank account and mobile number of each worker',
  'firm-papers': 'Partnership deed or incorporation certificate',
  'address-proof': 'Proof of where each partner or director lives',
  'company-names': 'One or two names you would like, and what the business will do',
  'mark-image': 'The mark: the word in plain letters, or a clean picture of the logo',
  'goods-list': 'A list of your goods or services, in plain words',
  'business-proof': 'Proof of the business: Udyam, firm’s papers, GST or trade licence',
  'factory-layout': 'A plan of the workshop and how goods move through it',
  'machine-list': 'A list of machines',
  'test-report': 'Test report of a recognised laboratory',
  'product-drawing': 'A drawing or photograph of the product and its label',
} as const;

/** Who to ask, where there is no one portal. */
export const offices = {
  municipal: 'Your municipal office',
  vending: 'The municipal office: ask for the Town Vending Committee',
  labour: 'The labour department of your state',
  fire: 'The fire department of your state',
  pollution: 'The pollution control board of your state',
  excise: 'The excise department of your state',
  police: 'The police licensing branch, or your municipal office',
  health: 'The health department of your state',
  drugs: 'The drugs control department of your state',
  education: 'The education department of your state',
  rera: 'The RERA authority of your state',
  transport: 'The regional transport office (RTO)',
  metrology: 'The legal metrology department of your state',
  'state-tax': 'The commercial tax department of your state',
  music: 'The copyright society that owns the rights to the songs',
  firms: 'The registrar of firms of your state',
  operator: 'Your telephone company’s registration page for senders',
  online: 'On the portal, from your phone',
  none: 'Nothing to apply for: you do it yourself',
} as const;

/** The municipal body of a place. */
export const municipalBodies = {
  ghmc: 'GHMC, your circle office',
  cyberabad: 'Cyberabad Municipal Corporation, your circle office',
  malkajgiri: 'Malkajgiri Municipal Corporation, your circle office',
  hyderabad:
    'GHMC, Cyberabad or Malkajgiri Municipal Corporation: ask at the circle office which one takes your property tax',
  bengaluru: 'The corporation of your part of Bengaluru',
  mumbai: 'Mumbai corporation (BMC), your ward office',
  pune: 'Pune Municipal Corporation, your ward office',
  chennai: 'Greater Chennai Corporation, your zone office',
  kolkata: 'Kolkata Municipal Corporation, licence department',
  delhi: 'Municipal Corporation of Delhi, your zone office',
  town: 'The municipal office of your town',
  village: 'The gram panchayat of your village',
  unknown:
    'The office that takes the property tax of the place: municipal office or gram panchayat',
} as const;
