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
  gs1: {
    name: 'GS1 India',
    url: 'https://www.gs1india.org',
    purpose: 'Barcode numbers, fees and renewal',
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
  tgfire: {
    name: 'Telangana Fire Services',
    url: 'https://fire.telangana.gov.in',
    purpose: 'Fire NOC in Telangana',
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
  indiacode: {
    name: 'India Code',
    url: 'https://www.indiacode.nic.in',
    purpose: 'Text of the central Acts',
  },
  consumeraffairs: {
    name: 'Department of Consumer Affairs',
    url: 'https://consumeraffairs.nic.in',
    purpose: 'Weights, measures and the rules for packed goods',
  },
  consumerhelpline: {
    name: 'National Consumer Helpline',
    url: 'https://consumerhelpline.gov.in',
    purpose: 'Complaints of buyers; telephone 1915',
  },
  dgft: {
    name: 'DGFT',
    url: 'https://www.dgft.gov.in',
    purpose: 'Import-export code and export schemes',
  },
  tgipass: {
    name: 'TG-iPASS',
    url: 'https://ipass.telangana.gov.in',
    purpose: 'One window for factories and workshops in Telangana',
  },
} as const satisfies Record<string, Portal>;

export type PortalId = keyof typeof portals;
