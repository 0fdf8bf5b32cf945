/** An official site with its own name. `locales/<language>/portals.ts` describes its use. Visitors see the address before they open it. */
export interface Portal {
  name: string;
  url: `https://${string}`;
}

/** Official portals by id (`[words](portal:foscos)`). Source: the official portal list of the fact file, section 5. */
export const portals = {
  foscos: {
    name: 'FoSCoS',
    url: 'https://foscos.fssai.gov.in',
  },
  fssai: {
    name: 'FSSAI',
    url: 'https://www.fssai.gov.in',
  },
  gst: {
    name: 'GST common portal',
    url: 'https://www.gst.gov.in',
  },
  einvoice: {
    name: 'GST e-invoice',
    url: 'https://einvoice.gst.gov.in',
  },
  cbicgst: {
    name: 'CBIC GST',
    url: 'https://cbic-gst.gov.in',
  },
  gstcouncil: {
    name: 'GST Council',
    url: 'https://gstcouncil.gov.in',
  },
  udyam: {
    name: 'Udyam',
    url: 'https://udyamregistration.gov.in',
  },
  udyamassist: {
    name: 'Udyam Assist',
    url: 'https://udyamassist.gov.in',
  },
  samadhaan: {
    name: 'MSME Samadhaan',
    url: 'https://samadhaan.msme.gov.in',
  },
  msme: {
    name: 'Ministry of MSME',
    url: 'https://msme.gov.in',
  },
  champions: {
    name: 'MSME Champions',
    url: 'https://champions.gov.in',
  },
  cgtmse: {
    name: 'CGTMSE',
    url: 'https://www.cgtmse.in',
  },
  gem: {
    name: 'Government e-Marketplace',
    url: 'https://gem.gov.in',
  },
  pmvishwakarma: {
    name: 'PM Vishwakarma',
    url: 'https://pmvishwakarma.gov.in',
  },
  tgipass: {
    name: 'TG-iPASS',
    url: 'https://ipass.telangana.gov.in',
  },
  pmsvanidhi: {
    name: 'PM SVANidhi',
    url: 'https://pmsvanidhi.mohua.gov.in',
  },
  mudra: {
    name: 'Mudra',
    url: 'https://www.mudra.org.in',
  },
  jansamarth: {
    name: 'JanSamarth',
    url: 'https://www.jansamarth.in',
  },
  myscheme: {
    name: 'myScheme',
    url: 'https://www.myscheme.gov.in',
  },
  startupindia: {
    name: 'Startup India',
    url: 'https://www.startupindia.gov.in',
  },
  nsws: {
    name: 'National Single Window',
    url: 'https://www.nsws.gov.in',
  },
  mca: {
    name: 'Ministry of Corporate Affairs',
    url: 'https://www.mca.gov.in',
  },
  mcaforms: {
    name: 'Download company and LLP forms',
    url: 'https://www.mca.gov.in',
  },
  ipindia: {
    name: 'IP India',
    url: 'https://ipindia.gov.in',
  },
  tmsearch: {
    name: 'Trademark public search',
    url: 'https://tmrsearch.ipindia.gov.in',
  },
  tmaisearch: {
    name: 'IP India AI search and IP Saarthi',
    url: 'https://ipindia.gov.in',
  },
  tmfiling: {
    name: 'Trademark e-filing',
    url: 'https://ipindiaonline.gov.in/trademarkefiling',
  },
  wipomadrid: {
    name: 'WIPO Madrid System',
    url: 'https://www.wipo.int/madrid',
  },
  bis: {
    name: 'BIS',
    url: 'https://www.bis.gov.in',
  },
  manak: {
    name: 'Manak Online',
    url: 'https://www.manakonline.in',
  },
  crsbis: {
    name: 'BIS compulsory registration',
    url: 'https://www.crsbis.in',
  },
  nabcb: {
    name: 'NABCB',
    url: 'https://nabcb.qci.org.in',
  },
  iafcertsearch: {
    name: 'IAF CertSearch',
    url: 'https://www.iafcertsearch.org',
  },
  iso: {
    name: 'ISO',
    url: 'https://www.iso.org',
  },
  isostandards: {
    name: 'Browse ISO standards',
    url: 'https://www.iso.org',
  },
  gs1: {
    name: 'GS1 India',
    url: 'https://www.gs1india.org/content/register-for-barcodes',
  },
  gs1standards: {
    name: 'GS1 standards',
    url: 'https://www.gs1.org/standards',
  },
  ghmc: {
    name: 'GHMC',
    url: 'https://www.ghmc.gov.in',
  },
  cdma: {
    name: 'CDMA Telangana',
    url: 'https://cdma.telangana.gov.in',
  },
  emunicipal: {
    name: 'e-municipal, Telangana',
    url: 'https://emunicipal.telangana.gov.in/Website/IssueOfTradeLicense',
  },
  meeseva: {
    name: 'MeeSeva Telangana',
    url: 'https://ts.meeseva.telangana.gov.in',
  },
  mumbai: {
    name: 'Mumbai (BMC)',
    url: 'https://portal.mcgm.gov.in',
  },
  delhi: {
    name: 'Delhi (MCD)',
    url: 'https://mcdonline.nic.in',
  },
  chennai: {
    name: 'Chennai Corporation',
    url: 'https://chennaicorporation.gov.in',
  },
  pune: {
    name: 'Pune Municipal Corporation',
    url: 'https://www.pmc.gov.in',
  },
  kolkata: {
    name: 'Kolkata Municipal Corporation',
    url: 'https://www.kmcgov.in/KMCPortal/jsp/TradeLicenseFAQs.jsp',
  },
  tglabour: {
    name: 'Telangana Labour Department',
    url: 'https://labour.telangana.gov.in/ProcedureChecklist.do',
  },
  tgfire: {
    name: 'Telangana Fire Services',
    url: 'https://fire.telangana.gov.in',
  },
  nfpa: {
    name: 'NFPA standards',
    url: 'https://www.nfpa.org',
  },
  bisfire: {
    name: 'BIS fire standards',
    url: 'https://www.bis.gov.in',
  },
  peso: {
    name: 'PESO',
    url: 'https://peso.gov.in',
  },
  tgct: {
    name: 'Telangana Commercial Taxes',
    url: 'https://tgct.gov.in',
  },
  tgctrates: {
    name: 'Telangana professional tax list',
    url: 'https://tgct.gov.in/tgportal/AllActs/APPT/APPTSchedule.aspx',
  },
  incometax: {
    name: 'Income Tax',
    url: 'https://www.incometax.gov.in',
  },
  ewaybill: {
    name: 'E-way bill',
    url: 'https://ewaybillgst.gov.in',
  },
  labour: {
    name: 'Ministry of Labour and Employment',
    url: 'https://labour.gov.in',
  },
  epfoemployer: {
    name: 'EPFO for employers',
    url: 'https://unifiedportal-emp.epfindia.gov.in',
  },
  pmvbry: {
    name: 'PM Viksit Bharat Rozgar Yojana',
    url: 'https://pmvbry.epfindia.gov.in',
  },
  shebox: {
    name: 'SHe-Box',
    url: 'https://shebox.wcd.gov.in',
  },
  esic: {
    name: 'ESIC',
    url: 'https://www.esic.gov.in',
  },
  epfo: {
    name: 'EPFO',
    url: 'https://www.epfindia.gov.in',
  },
  shramsuvidha: {
    name: 'Shram Suvidha',
    url: 'https://shramsuvidha.gov.in',
  },
  eshram: {
    name: 'e-Shram',
    url: 'https://eshram.gov.in',
  },
  ncs: {
    name: 'National Career Service',
    url: 'https://www.ncs.gov.in',
  },
  nalsa: {
    name: 'NALSA',
    url: 'https://nalsa.gov.in',
  },
  telelaw: {
    name: 'Tele-Law',
    url: 'https://www.tele-law.in',
  },
  legislative: {
    name: 'Legislative Department',
    url: 'https://legislative.gov.in',
  },
  indiacode: {
    name: 'India Code',
    url: 'https://www.indiacode.nic.in',
  },
  consumerhelpline: {
    name: 'National Consumer Helpline',
    url: 'https://consumerhelpline.gov.in',
  },
  ejagriti: {
    name: 'e-Jagriti',
    url: 'https://e-jagriti.gov.in',
  },
  cpgrams: {
    name: 'CPGRAMS',
    url: 'https://pgportal.gov.in',
  },
  meity: {
    name: 'Ministry of Electronics and IT',
    url: 'https://www.meity.gov.in',
  },
  rbiombudsman: {
    name: 'RBI Ombudsman',
    url: 'https://cms.rbi.org.in',
  },
  cybercrime: {
    name: 'National Cyber Crime Reporting Portal',
    url: 'https://cybercrime.gov.in',
  },
  consumeraffairs: {
    name: 'Department of Consumer Affairs',
    url: 'https://consumeraffairs.nic.in',
  },
  dgft: {
    name: 'DGFT',
    url: 'https://www.dgft.gov.in',
  },
  zed: {
    name: 'ZED',
    url: 'https://zed.msme.gov.in',
  },
  apeda: {
    name: 'APEDA',
    url: 'https://apeda.gov.in',
  },
  spices: {
    name: 'Spices Board',
    url: 'https://indianspices.com',
  },
  mpeda: {
    name: 'MPEDA',
    url: 'https://mpeda.gov.in',
  },
  cdsco: {
    name: 'CDSCO medical devices',
    url: 'https://cdscomdonline.gov.in',
  },
  parivahan: {
    name: 'Parivahan',
    url: 'https://parivahan.gov.in',
  },
  cpcb: {
    name: 'Central Pollution Control Board',
    url: 'https://cpcb.nic.in',
  },
  igod: {
    name: 'Integrated Government Online Directory',
    url: 'https://igod.gov.in',
  },
  aplabour: {
    name: 'Andhra Pradesh Labour Department',
    url: 'https://labour.ap.gov.in',
  },
  apct: {
    name: 'Andhra Pradesh professional tax list',
    url: 'https://apct.gov.in/gstportal/GST_Portal/AboutAPPT/R_Tarrifs.aspx',
  },
  tgpcb: {
    name: 'Telangana Pollution Control Board',
    url: 'https://tgpcb.cgg.gov.in',
  },
  sevasindhu: {
    name: 'Seva Sindhu, Karnataka',
    url: 'https://sevasindhu.karnataka.gov.in',
  },
  wbshops: {
    name: 'West Bengal shops and establishments',
    url: 'https://wbshopsonline.in/home/act',
  },
  wbtax: {
    name: 'West Bengal professional tax',
    url: 'https://egov.wbcomtax.gov.in',
  },
} as const satisfies Record<string, Portal>;

export type PortalId = keyof typeof portals;
