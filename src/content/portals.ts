/** An official site. The address is shown to the visitor before it is opened. */
export interface Portal {
  name: string;
  url: `https://${string}`;
  /** What one does there. */
  purpose: string;
}

/** Official portals by id (`[words](portal:foscos)`). Source: the official portal list of the fact file, section 5. */
export const portals = {
  foscos: {
    name: 'FoSCoS',
    url: 'https://foscos.fssai.gov.in',
    purpose: 'FSSAI registration, licence, annual fee and annual return',
  },
  fssai: {
    name: 'FSSAI',
    url: 'https://www.fssai.gov.in',
    purpose: 'Food safety regulations, orders and questions on the 2026 change',
  },
  gst: {
    name: 'GST common portal',
    url: 'https://www.gst.gov.in',
    purpose: 'GST registration, returns, payment and taxpayer search',
  },
  einvoice: {
    name: 'GST e-invoice',
    url: 'https://einvoice.gst.gov.in',
    purpose: 'Whether your business must make e-invoices, and where to report them',
  },
  cbicgst: {
    name: 'CBIC GST',
    url: 'https://cbic-gst.gov.in',
    purpose: 'GST law, rates and notifications',
  },
  gstcouncil: {
    name: 'GST Council',
    url: 'https://gstcouncil.gov.in',
    purpose: 'Decisions on GST rates and limits',
  },
  udyam: {
    name: 'Udyam',
    url: 'https://udyamregistration.gov.in',
    purpose: 'Free registration of micro, small and medium enterprises',
  },
  udyamassist: {
    name: 'Udyam Assist',
    url: 'https://udyamassist.gov.in',
    purpose: 'Registration of informal micro units through a bank',
  },
  samadhaan: {
    name: 'MSME Samadhaan',
    url: 'https://samadhaan.msme.gov.in',
    purpose: 'Claims against buyers who pay late',
  },
  msme: {
    name: 'Ministry of MSME',
    url: 'https://msme.gov.in',
    purpose: 'Schemes and notifications for micro, small and medium enterprises',
  },
  champions: {
    name: 'MSME Champions',
    url: 'https://champions.gov.in',
    purpose: 'Help and complaints for micro, small and medium enterprises',
  },
  cgtmse: {
    name: 'CGTMSE',
    url: 'https://www.cgtmse.in',
    purpose: 'Guarantees for loans without security',
  },
  gem: {
    name: 'Government e-Marketplace',
    url: 'https://gem.gov.in',
    purpose: 'Sell to government offices',
  },
  pmvishwakarma: {
    name: 'PM Vishwakarma',
    url: 'https://pmvishwakarma.gov.in',
    purpose: 'Certificate, tools and loans for artisans',
  },
  tgipass: {
    name: 'TG-iPASS',
    url: 'https://ipass.telangana.gov.in',
    purpose: 'Single window for industry in Telangana',
  },
  pmsvanidhi: {
    name: 'PM SVANidhi',
    url: 'https://pmsvanidhi.mohua.gov.in',
    purpose: 'Street-vendor loans and letters of recommendation',
  },
  mudra: {
    name: 'Mudra',
    url: 'https://www.mudra.org.in',
    purpose: 'Loans for micro businesses, by size of loan',
  },
  jansamarth: {
    name: 'JanSamarth',
    url: 'https://www.jansamarth.in',
    purpose: 'One window for government credit schemes',
  },
  myscheme: {
    name: 'myScheme',
    url: 'https://www.myscheme.gov.in',
    purpose: 'Search and eligibility for all government schemes',
  },
  startupindia: {
    name: 'Startup India',
    url: 'https://www.startupindia.gov.in',
    purpose: 'Startup recognition and schemes',
  },
  nsws: {
    name: 'National Single Window',
    url: 'https://www.nsws.gov.in',
    purpose: 'Find and apply for business approvals',
  },
  mca: {
    name: 'Ministry of Corporate Affairs',
    url: 'https://www.mca.gov.in',
    purpose: 'Company and LLP registration, name check and filings',
  },
  mcaforms: {
    name: 'Download company and LLP forms',
    url: 'https://www.mca.gov.in',
    purpose: 'Every form of the ministry, free: open the list of forms from the first page',
  },
  ipindia: {
    name: 'IP India',
    url: 'https://ipindia.gov.in',
    purpose: 'Trademarks, patents, designs and geographical indications',
  },
  tmsearch: {
    name: 'Trademark public search',
    url: 'https://tmrsearch.ipindia.gov.in',
    purpose: 'Free search of trademarks before filing',
  },
  tmaisearch: {
    name: 'IP India AI search and IP Saarthi',
    url: 'https://ipindia.gov.in',
    purpose:
      'The official AI tool for marks that look or sound alike: from the first page of IP India',
  },
  tmfiling: {
    name: 'Trademark e-filing',
    url: 'https://ipindiaonline.gov.in/trademarkefiling',
    purpose: 'Apply for a trademark, answer reports, renew',
  },
  wipomadrid: {
    name: 'WIPO Madrid System',
    url: 'https://www.wipo.int/madrid',
    purpose: 'One application for many countries, its members and its fees',
  },
  bis: {
    name: 'BIS',
    url: 'https://www.bis.gov.in',
    purpose: 'Indian standards, fees and quality control orders',
  },
  manak: {
    name: 'Manak Online',
    url: 'https://www.manakonline.in',
    purpose: 'BIS licence and hallmarking registration',
  },
  crsbis: {
    name: 'BIS compulsory registration',
    url: 'https://www.crsbis.in',
    purpose: 'Registration of listed electronics',
  },
  nabcb: {
    name: 'NABCB',
    url: 'https://nabcb.qci.org.in',
    purpose: 'Check whether a certification body is accredited',
  },
  iafcertsearch: {
    name: 'IAF CertSearch',
    url: 'https://www.iafcertsearch.org',
    purpose: 'Check whether a management-system certificate is genuine',
  },
  iso: {
    name: 'ISO',
    url: 'https://www.iso.org',
    purpose: 'The organisation that writes the standards; it certifies nobody',
  },
  isostandards: {
    name: 'Browse ISO standards',
    url: 'https://www.iso.org',
    purpose:
      'The catalogue, with the edition in force: open the list of standards from the first page',
  },
  gs1: {
    name: 'GS1 India',
    url: 'https://www.gs1india.org',
    purpose: 'Barcode numbers, fees and renewal',
  },
  gs1standards: {
    name: 'GS1 standards',
    url: 'https://www.gs1.org/standards',
    purpose: 'The rules for product numbers and for printing them',
  },
  ghmc: {
    name: 'GHMC',
    url: 'https://www.ghmc.gov.in',
    purpose: 'Trade licence and vending in the GHMC area of Hyderabad',
  },
  cdma: {
    name: 'CDMA Telangana',
    url: 'https://cdma.telangana.gov.in',
    purpose: 'Trade licence in other towns of Telangana',
  },
  meeseva: {
    name: 'MeeSeva Telangana',
    url: 'https://ts.meeseva.telangana.gov.in',
    purpose: 'Service centres that take applications for you, in Telangana',
  },
  mumbai: {
    name: 'Mumbai (BMC)',
    url: 'https://portal.mcgm.gov.in',
    purpose: 'Trade and health licences in Mumbai',
  },
  delhi: {
    name: 'Delhi (MCD)',
    url: 'https://mcdonline.nic.in',
    purpose: 'Property tax and licences in Delhi',
  },
  chennai: {
    name: 'Chennai Corporation',
    url: 'https://chennaicorporation.gov.in',
    purpose: 'Trade licence in Chennai',
  },
  pune: {
    name: 'Pune Municipal Corporation',
    url: 'https://www.pmc.gov.in',
    purpose: 'Licences in Pune',
  },
  kolkata: {
    name: 'Kolkata Municipal Corporation',
    url: 'https://www.kmcgov.in',
    purpose: 'Certificate of enlistment, Kolkata’s trade licence',
  },
  tglabour: {
    name: 'Telangana Labour Department',
    url: 'https://labour.telangana.gov.in',
    purpose: 'Shops Act registration and labour rules in Telangana',
  },
  tgfire: {
    name: 'Telangana Fire Services',
    url: 'https://fire.telangana.gov.in',
    purpose: 'Fire NOC in Telangana',
  },
  nfpa: {
    name: 'NFPA standards',
    url: 'https://www.nfpa.org',
    purpose: 'Fire codes of a body in the United States: good reading, not Indian law',
  },
  bisfire: {
    name: 'BIS fire standards',
    url: 'https://www.bis.gov.in',
    purpose: 'National Building Code (Part 4) and Indian Standards such as IS 2190, extinguishers',
  },
  peso: {
    name: 'PESO',
    url: 'https://peso.gov.in',
    purpose: 'Licences to store gas, petrol and explosives',
  },
  tgct: {
    name: 'Telangana Commercial Taxes',
    url: 'https://tgct.gov.in',
    purpose: 'Professional tax in Telangana',
  },
  incometax: {
    name: 'Income Tax',
    url: 'https://www.incometax.gov.in',
    purpose: 'Income-tax returns, payment and tax deducted against a PAN',
  },
  ewaybill: {
    name: 'E-way bill',
    url: 'https://ewaybillgst.gov.in',
    purpose: 'Bills for goods on the move',
  },
  labour: {
    name: 'Ministry of Labour and Employment',
    url: 'https://labour.gov.in',
    purpose: 'The four labour codes and the Central Rules',
  },
  epfoemployer: {
    name: 'EPFO for employers',
    url: 'https://unifiedportal-emp.epfindia.gov.in',
    purpose: 'PF registration, monthly return and payment',
  },
  pmvbry: {
    name: 'PM Viksit Bharat Rozgar Yojana',
    url: 'https://pmvbry.epfindia.gov.in',
    purpose: 'Incentive for new jobs',
  },
  shebox: {
    name: 'SHe-Box',
    url: 'https://shebox.wcd.gov.in',
    purpose: 'Complaints of sexual harassment at work, and registration of committees',
  },
  esic: {
    name: 'ESIC',
    url: 'https://www.esic.gov.in',
    purpose: 'Employees’ State Insurance: registration and contributions',
  },
  epfo: {
    name: 'EPFO',
    url: 'https://www.epfindia.gov.in',
    purpose: 'Provident fund information and registration',
  },
  shramsuvidha: {
    name: 'Shram Suvidha',
    url: 'https://shramsuvidha.gov.in',
    purpose: 'Labour registrations and unified returns',
  },
  eshram: {
    name: 'e-Shram',
    url: 'https://eshram.gov.in',
    purpose: 'Free card for unorganised workers and vendors',
  },
  ncs: {
    name: 'National Career Service',
    url: 'https://www.ncs.gov.in',
    purpose: 'Job vacancies',
  },
  nalsa: {
    name: 'NALSA',
    url: 'https://nalsa.gov.in',
    purpose: 'Free legal aid for those who qualify',
  },
  telelaw: {
    name: 'Tele-Law',
    url: 'https://www.tele-law.in',
    purpose: 'Legal advice through common service centres',
  },
  legislative: {
    name: 'Legislative Department',
    url: 'https://legislative.gov.in',
    purpose: 'Text of the Constitution',
  },
  indiacode: {
    name: 'India Code',
    url: 'https://www.indiacode.nic.in',
    purpose: 'The text of every Act of Parliament',
  },
  consumerhelpline: {
    name: 'National Consumer Helpline',
    url: 'https://consumerhelpline.gov.in',
    purpose: 'Complaints of customers about a seller or a service',
  },
  ejagriti: {
    name: 'e-Jagriti',
    url: 'https://e-jagriti.gov.in',
    purpose: 'Cases before the consumer commissions',
  },
  cpgrams: {
    name: 'CPGRAMS',
    url: 'https://pgportal.gov.in',
    purpose: 'Complaints about a government office',
  },
  meity: {
    name: 'Ministry of Electronics and IT',
    url: 'https://www.meity.gov.in',
    purpose: 'The law on personal data, and its rules',
  },
  rbiombudsman: {
    name: 'RBI Ombudsman',
    url: 'https://cms.rbi.org.in',
    purpose: 'Complaints about banks and lenders',
  },
  cybercrime: {
    name: 'National Cyber Crime Reporting Portal',
    url: 'https://cybercrime.gov.in',
    purpose: 'Report online and UPI fraud',
  },
  consumeraffairs: {
    name: 'Department of Consumer Affairs',
    url: 'https://consumeraffairs.nic.in',
    purpose: 'Weights, measures and the rules for packed goods',
  },
  dgft: {
    name: 'DGFT',
    url: 'https://www.dgft.gov.in',
    purpose: 'Import-export code and export schemes',
  },
  zed: {
    name: 'ZED',
    url: 'https://zed.msme.gov.in',
    purpose: 'Quality certificate for small makers, with a subsidy',
  },
  apeda: {
    name: 'APEDA',
    url: 'https://apeda.gov.in',
    purpose: 'Registration of those who export farm and processed food',
  },
  spices: {
    name: 'Spices Board',
    url: 'https://indianspices.com',
    purpose: 'Registration of those who export spices',
  },
  mpeda: {
    name: 'MPEDA',
    url: 'https://mpeda.gov.in',
    purpose: 'Registration of those who export fish and sea food',
  },
  cdsco: {
    name: 'CDSCO medical devices',
    url: 'https://cdscomdonline.gov.in',
    purpose: 'Registration and licences for medical devices',
  },
  parivahan: {
    name: 'Parivahan',
    url: 'https://parivahan.gov.in',
    purpose: 'Registration, fitness and permits of vehicles',
  },
  cpcb: {
    name: 'Central Pollution Control Board',
    url: 'https://cpcb.nic.in',
    purpose: 'Pollution categories and the rules on plastic',
  },
} as const satisfies Record<string, Portal>;

export type PortalId = keyof typeof portals;
