/** What every line of the finder says. Where no source names it, it says so, and who knows. */
interface NeedWords {
  /** What the government takes. */
  fee: string;
  /** How long it takes. */
  time: string;
  /** How long it holds. */
  lasts: string;
}

/** @param short the name in a row of the result, where the whole name is too long. */
const need = (name: string, words: NeedWords, short = name) => ({ name, short, ...words });

const ask = (office: string) => `Not known: ask ${office}`;
/** An office whose fee, time and period no source names. */
const askAll = (office: string): NeedWords => ({
  fee: ask(office),
  time: ask(office),
  lasts: ask(office),
});
/** A duty without an application. */
const noPaper: NeedWords = {
  fee: 'Nothing to register',
  time: 'Nothing to apply for',
  lasts: 'As long as you do this work',
};
const gstTime =
  '{gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer visits';
const untilEnded = 'Until you end it or the office cancels it';

/** What the finder can name. `{…}` are figures. */
export const needs = {
  pan: need('PAN', {
    fee: '{finder.pan.instant} for the instant e-PAN with Aadhaar; about {finder.pan.fee} for a printed card',
    time: 'The instant e-PAN is made on the portal. For a card: ask the Income Tax Department',
    lasts: 'Valid {finder.pan.validity}, as reported',
  }),
  company: need('Forming the company', {
    fee: '{company.fee} for the form up to {company.fee.free-capital} of capital; about {company.fee.pan-tan} for PAN and TAN; plus stamp duty of the state',
    time: '{company.private.time}, by our estimate',
    lasts: 'Until the company is closed. Forms are due every year',
  }),
  llp: need('Forming the LLP', {
    fee: '{company.llp.fee.first} to {company.llp.fee.fourth} by contribution, for contributions up to {company.llp.band.fourth}; plus stamp duty on the agreement',
    time: '{company.llp.time}, by our estimate',
    lasts: 'Until the LLP is closed. Forms are due every year',
  }),
  partnership: need('Registering the partnership', {
    ...askAll('the registrar of firms of your state'),
    time: '{state.andhra.partnership.decision} in Andhra Pradesh, by an older page of its single desk. Elsewhere not known: ask the registrar of firms of your state',
  }),
  'vending-certificate': need(
    'Certificate of vending and identity card',
    {
      fee: 'Not known: ask the municipal office. The city’s vending scheme sets it',
      time: ask('the Town Vending Committee at your municipal office'),
      lasts: 'The day is on the certificate. Not known before: ask the municipal office',
    },
    'Vending certificate',
  ),
  'trade-licence': need('Trade licence', {
    fee: 'Not known: ask the city, the town or the panchayat, which sets it',
    time: ask('the city, the town or the panchayat'),
    lasts: 'The day is on the licence. Not known before: ask the same office',
  }),
  'shops-act': need(
    'Shops and Establishments registration',
    {
      fee: 'Not known: ask the labour department. Mostly it grows with the number of workers',
      time: ask('the labour department of your state'),
      lasts: ask('the labour department of your state'),
    },
    'Shop registration',
  ),
  'fire-noc': need('Fire NOC', askAll('the fire department of your state')),
  'factory-licence': need('Factory licence', {
    ...askAll('the factories inspectorate of your state'),
    fee: 'Not known: ask the factories inspectorate. It depends on workers and power',
  }),
  'pollution-consent': need(
    'Consent of the pollution control board',
    {
      ...askAll('the pollution control board of your state'),
      fee: 'Not known: ask the board. It depends on investment and category',
      time: 'The Water and Air Acts give the board {sectors.pollution.decision}; the consent under the Water Act then counts as given',
      lasts: 'The period is in the consent. Not known before: ask the board',
    },
    'Pollution consent',
  ),
  'gas-storage': need('Licence to store gas or fuel (PESO)', askAll('PESO'), 'Gas or fuel licence'),
  excise: need(
    'Excise licence for alcohol',
    askAll('the excise department of your state'),
    'Excise licence',
  ),
  'eating-house': need(
    'Eating-house licence',
    askAll('the police licensing branch or your municipal office'),
  ),
  music: need('Music licence', {
    ...askAll('the copyright society'),
    fee: 'Not a government fee. Not known: ask the copyright society for its tariff',
  }),
  clinic: need(
    'Registration of the clinic, and medical waste',
    {
      ...askAll('the health department and the pollution board of your state'),
      time: 'Under the central Act, {sectors.clinic.decision} for the provisional certificate. Under an Act of the state: ask the health department',
      lasts:
        'Under the central Act, {sectors.clinic.provisional} for the provisional certificate and {sectors.clinic.permanent} for the permanent one. Under an Act of the state: ask the health department',
    },
    'Clinic registration',
  ),
  'drug-licence': need('Drug licence', {
    ...askAll('the drugs control department of your state'),
    fee: '{sectors.drugs.fee} for each licence to sell medicines, as reported',
  }),
  cosmetics: need(
    'Licence to make cosmetics',
    {
      ...askAll('the drugs control department of your state'),
      time: 'Decided within {sectors.cosmetics.decision}',
    },
    'Cosmetics licence',
  ),
  'medical-devices': need(
    'Registration or licence for medical devices',
    {
      ...askAll('the drugs control department of your state'),
      fee: 'Not known: ask the drugs control department. It depends on the class of the device',
    },
    'Medical devices',
  ),
  teaching: need(
    'State registration for teaching',
    askAll('the education department of your state'),
    'Teaching registration',
  ),
  rera: need('RERA registration', {
    ...askAll('the RERA authority of your state'),
    time: '{sectors.rera.decision} for a project; without an answer it counts as registered. For an agent: ask the authority',
    lasts:
      'For the period that you declare for the project. For an agent: ask the RERA authority of your state',
  }),
  'vehicle-permit': need(
    'Permit and fitness certificate',
    {
      ...askAll('the regional transport office'),
      lasts:
        '{sectors.permit.validity} for the permit. For the fitness certificate: ask the regional transport office',
    },
    'Vehicle permit',
  ),
  'used-vehicles': need(
    'Authorisation of a dealer in used vehicles',
    {
      fee: ask('the regional transport office'),
      time: 'Decided within {sectors.used-vehicles.decision}; without an answer it counts as granted',
      lasts: '{sectors.used-vehicles.validity}',
    },
    'Used-vehicle dealer',
  ),
  fssai: need('FSSAI registration or licence', {
    fee: 'Depends on the kind of paper. FoSCoS shows it',
    time: 'Not known: ask the food office, or look on FoSCoS',
    lasts: '{fssai.validity}; pay the fee of each year',
  }),
  'fssai-central': need('FSSAI central licence', {
    fee: 'Not known: FoSCoS shows it',
    time: 'At most {fssai.licence.decision}; without an answer by then you may start',
    lasts: '{fssai.validity}; pay the fee of each year',
  }),
  bis: need(
    'BIS licence (ISI mark)',
    {
      fee: '{bis.fee.application} to apply, {bis.fee.inspection} for an inspector’s day, {bis.fee.licence-year} a year, and a marking fee by product; plus tests',
      time: '{bis.time}, by our estimate',
      lasts: 'The day is on the licence. The fee is due every year in advance',
    },
    'BIS licence',
  ),
  'bis-electronics': need(
    'BIS registration of electronics',
    {
      fee: '{bis.fee.registration-application} to apply and {bis.fee.registration-year} a year, as reported; plus tests and other charges',
      time: ask('BIS'),
      lasts: ask('BIS'),
    },
    'BIS for electronics',
  ),
  hallmark: need(
    'Hallmark registration for jewellers',
    {
      fee: 'BIS takes no fee for it, as reported',
      time: ask('BIS'),
      lasts: ask('BIS'),
    },
    'Hallmark registration',
  ),
  packer: need(
    'Packer or importer registration, and the label',
    {
      fee: '{sectors.packer.fee}',
      time: 'Apply within {barcode.packer-days}. Not known how long it takes: ask the legal metrology department',
      lasts: ask('the legal metrology department of your state'),
    },
    'Packer and label',
  ),
  scales: need(
    'Stamped scales and measures',
    {
      fee: ask('the legal metrology department of your state'),
      time: ask('the legal metrology department of your state'),
      lasts:
        '{vendor.scale.electronic} for electronic scales, {vendor.scale.beam} for others, as reported',
    },
    'Stamp on your scale',
  ),
  plastic: need('No banned plastic', noPaper),
  tobacco: need('Rules on selling tobacco', noPaper, 'Tobacco rules'),
  scrap: need(
    'Registration for scrap of aluminium, copper or zinc',
    askAll('the Central Pollution Control Board'),
    'Scrap registration',
  ),
  gst: need('GST registration', {
    fee: 'The government takes {gst.registration.fee}',
    time: gstTime,
    lasts: untilEnded,
  }),
  'gst-enrolment': need(
    'GST enrolment number for selling through an app',
    {
      fee: 'Not known: the GST portal shows it. A registration costs {gst.registration.fee}',
      time: 'Not known: the GST portal shows it when you apply',
      lasts: 'Not known: ask the GST office',
    },
    'GST enrolment number',
  ),
  'gst-by-choice': need(
    'GST registration of your own will',
    {
      fee: 'The government takes {gst.registration.fee}',
      time: gstTime,
      lasts: untilEnded,
    },
    'GST by choice',
  ),
  composition: need(
    'GST composition scheme',
    {
      fee: 'Choosing it costs nothing; you pay a flat rate of tax',
      time: 'Chosen with the registration, or by {gst.due.composition-choice} for the next year',
      lasts: 'As long as you keep within its limits',
    },
    'GST flat rate',
  ),
  tds: need(
    'Deducting tax from payments (TDS)',
    {
      ...noPaper,
      fee: 'Nothing to deduct and pay in',
    },
    'TDS on payments',
  ),
  'import-export-code': need(
    'Import-export code (IEC)',
    {
      fee: '{sectors.iec.fee}',
      time: 'Not known: the DGFT portal shows it when you apply',
      lasts:
        'It has {sectors.iec.validity}, as reported. Confirm it every year, from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}',
    },
    'Import-export code',
  ),
  'export-council': need(
    'Export council membership, bank code and LUT',
    {
      ...askAll('the export council of your product'),
      lasts: 'The undertaking (LUT) is given again every year, by {gst.due.export-undertaking}',
    },
    'Export council',
  ),
  'export-board': need(
    'Export registration for food and farm goods',
    {
      ...askAll('APEDA, the Spices Board or MPEDA'),
      lasts:
        'At APEDA until it is cancelled. For the others not known: ask the Spices Board or MPEDA',
    },
    'Export board',
  ),
  'worker-papers': need(
    'Letters, wage slips and registers for your workers',
    {
      ...noPaper,
      lasts: 'As long as you have workers',
    },
    'Letters and wage slips',
  ),
  esi: need('ESI registration', {
    fee: 'The government takes {labour.esi.fee}',
    time: 'Not known: ask ESIC. Afterwards you pay by day {labour.due} of each month',
    lasts: 'Not known: ask ESIC',
  }),
  epf: need(
    'Provident fund (PF) registration',
    {
      fee: 'The government takes {labour.epf.fee}',
      time: 'Not known: ask EPFO. Afterwards you pay by day {labour.epf.due} of each month',
      lasts: 'Not known: ask EPFO',
    },
    'Provident fund (PF)',
  ),
  posh: need(
    'Internal Committee against sexual harassment',
    {
      ...noPaper,
      lasts: 'As long as you have {labour.posh.workers} workers. It reports every year',
    },
    'Internal Committee',
  ),
  'safety-registration': need(
    'Registration under the safety code',
    {
      ...askAll('the labour department of your state'),
      time: 'Apply within {labour.safety.within} after the code begins to apply to you',
    },
    'Safety registration',
  ),
  'professional-tax': need(
    'Professional tax for your workers',
    {
      fee: 'Registering: {finder.free.professional-tax}. The tax comes out of their pay',
      time: ask('the commercial tax department of your state'),
      lasts: 'As long as the tax is due from their pay',
    },
    'Professional tax, workers',
  ),
  'professional-tax-own': need(
    'Professional tax of your own',
    {
      fee: 'Enrolling: {finder.free.professional-tax}. The tax: up to {professional-tax.max} a year',
      time: ask('the commercial tax department of your state'),
      lasts: 'The tax is paid again every year',
    },
    'Professional tax, own',
  ),
  'web-shop': need('Duties of a web shop', noPaper),
  privacy: need('Privacy notice and consent', noPaper),
  'bulk-messages': need(
    'Sender registration for SMS and calls (DLT)',
    {
      ...askAll('your telephone company'),
      fee: 'Not a government fee. Not known: ask your telephone company',
    },
    'SMS sender (DLT)',
  ),
  signboard: need('The signboard’s language and tax', askAll('your municipal office'), 'Signboard'),
  udyam: need('Udyam registration', {
    fee: 'The government takes {msme.registration.fee}',
    time: 'Not known: the Udyam portal shows it when you apply',
    lasts: '{msme.registration.validity}',
  }),
  'udyam-assist': need('Udyam Assist certificate', {
    fee: 'The government takes {finder.free.udyam-assist}',
    time: ask('the bank or the helper who enters you'),
    lasts: ask('the bank or the helper who enters you'),
  }),
  svanidhi: need('PM SVANidhi loan', {
    fee: 'The government takes {vendor.loan.fee}',
    time: ask('the bank'),
    lasts: 'The scheme runs until {msme.svanidhi.ends}',
  }),
  eshram: need('e-Shram card', {
    fee: 'The government takes {finder.free.eshram}',
    time: 'Not known: the e-Shram portal shows it when you apply',
    lasts: 'Not known: ask the e-Shram helpdesk',
  }),
  trademark: need('Trademark', {
    fee: '{trademark.fee.low} a class for a person, startup or small enterprise; {trademark.fee.high} for others',
    time: '{trademark.time.unopposed} if nobody objects, by our estimate',
    lasts: '{trademark.term} from the application; then it can be renewed',
  }),
  barcode: need('Barcode numbers (GS1)', {
    fee: 'Not a government fee. GS1 India sets it, by turnover and number of products',
    time: 'Not known: ask GS1 India',
    lasts: '{barcode.validity}',
  }),
  certificate: need('ISO or ZED certificate', {
    fee: 'Not a government fee. Ask the certifying body',
    time: '{iso.time.prepare} to prepare for ISO, by our estimate. For the audit and for ZED: ask the certifying body',
    lasts: '{iso.validity} for an ISO certificate. For ZED: ask its portal',
  }),
  'government-buyers': need(
    'Seller registration on GeM',
    {
      fee: 'Registering: {finder.free.gem}. Reports disagree on caution money: look on GeM',
      time: 'Not known: GeM shows it when you apply',
      lasts: 'Not known: ask GeM',
    },
    'GeM registration',
  ),
  startup: need(
    'Recognition as a startup',
    {
      fee: 'The government takes {finder.free.startup}',
      time: 'Not known: ask DPIIT',
      lasts:
        'Until the firm is {company.startup.age} old or passes {company.startup.turnover} of turnover',
    },
    'Startup recognition',
  ),
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

/** The same in two or three words. */
export const officesInShort = {
  municipal: 'Town office',
  vending: 'Town office',
  labour: 'Labour office',
  fire: 'Fire department',
  pollution: 'Pollution board',
  excise: 'Excise department',
  police: 'Police or town office',
  health: 'Health department',
  drugs: 'Drugs control office',
  education: 'Education department',
  rera: 'RERA authority',
  transport: 'Transport office (RTO)',
  metrology: 'Weights office',
  'state-tax': 'Tax office of the state',
  music: 'Copyright society',
  firms: 'Registrar of firms',
  operator: 'Telephone company',
  online: 'Online, on your phone',
  none: 'Nothing to apply for',
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
