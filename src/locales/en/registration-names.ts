import type { RegistrationNames } from '../search-words.ts';

/** What people call the registrations in English, added to their names in `tools/finder/needs.ts`. */
export const registrationNames: RegistrationNames = {
  gst: {
    gst: ['gst'],
    'gst registration': ['gst registration'],
    gstin: ['gst'],
    'gst number': ['gst registration'],
    'gst no': ['gst registration'],
    'sales tax': ['gst'],
    vat: ['gst'],
  },
  composition: {
    composition: ['composition'],
    'composition scheme': ['composition'],
  },
  fssai: {
    fssai: ['fssai'],
    'food licence': ['fssai'],
    'food permit': ['fssai'],
    'food registration': ['fssai'],
    foscos: ['fssai'],
  },
  'trade-licence': {
    'trade licence': ['trade licence'],
    'shop licence': ['trade licence', 'shop establishment'],
    'municipal licence': ['trade licence'],
    'business licence': ['trade licence'],
  },
  'shops-act': {
    'shop establishment': ['shop establishment'],
    'shop act': ['shop establishment'],
    'gumasta licence': ['shop establishment', 'trade licence'],
    gumasta: ['shop establishment'],
  },
  'vending-certificate': {
    'vending certificate': ['vending certificate'],
    'hawker licence': ['vending certificate'],
    'vendor licence': ['vending certificate'],
    'vendor certificate': ['vending certificate'],
    'vendor card': ['vending certificate'],
    'vending licence': ['vending certificate'],
    'vending card': ['vending certificate'],
    'cart licence': ['vending certificate'],
    'street vendor licence': ['vending certificate'],
    'street licence': ['vending certificate'],
  },
  trademark: {
    trademark: ['trademark'],
    'brand registration': ['trademark'],
    'logo registration': ['trademark'],
    'trade mark': ['trademark'],
    tm: ['trademark'],
  },
  bis: {
    bis: ['bis'],
    'isi mark': ['bis'],
    isi: ['bis'],
  },
  hallmark: {
    hallmark: ['bis', 'hallmarking'],
  },
  barcode: {
    barcode: ['barcode'],
    'bar code': ['barcode'],
    gs1: ['barcode'],
    ean: ['barcode'],
    upc: ['barcode'],
  },
  'fire-noc': {
    'fire licence': ['fire'],
    'fire noc': ['fire'],
    noc: ['fire noc'],
  },
  udyam: {
    udyam: ['udyam'],
    msme: ['msme'],
    'udyam card': ['udyam'],
    'udyog aadhaar': ['udyam'],
    ssi: ['msme'],
  },
  certificate: {
    iso: ['iso'],
    'quality certificate': ['iso'],
  },
  'professional-tax': {
    'professional tax': ['professional tax'],
    pt: ['professional tax'],
  },
  epf: {
    pf: ['pf'],
    epf: ['pf'],
    'provident fund': ['pf'],
  },
  esi: {
    esi: ['esi'],
    esic: ['esi'],
  },
  posh: {
    posh: ['harassment committee', 'committee'],
  },
  svanidhi: {
    svanidhi: ['svanidhi'],
  },
  // A name of two registrations tells neither which one is meant nor what to answer.
  'professional-tax-own': { 'professional tax': ['professional tax'], pt: ['professional tax'] },
  'bis-electronics': { bis: ['bis'] },
  'import-export-code': {
    iec: ['import export code'],
    'import export code': ['import export code'],
  },
  eshram: { eshram: ['eshram'] },
  'pollution-consent': { 'pollution consent': ['pollution consent'] },
  'factory-licence': { 'factory licence': ['factory licence'] },
  'drug-licence': { 'drug licence': ['drug licence'] },
  rera: { rera: ['rera'] },
  scales: { 'scale stamp': ['scale stamp'] },
  pan: { 'pan card': ['pan card'], 'pan number': ['pan'] },
};
