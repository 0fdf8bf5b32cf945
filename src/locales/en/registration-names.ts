import type { RegistrationNames } from '../search-words.ts';

/** What people call the registrations in English, besides their names in `tools/finder/needs.ts`. */
export const registrationNames: RegistrationNames = {
  gst: {
    gstin: ['gst'],
    'gst number': ['gst registration'],
    'gst no': ['gst registration'],
    'sales tax': ['gst'],
    vat: ['gst'],
  },
  composition: {
    'composition scheme': ['composition'],
  },
  fssai: {
    'food licence': ['fssai'],
    'food permit': ['fssai'],
    'food registration': ['fssai'],
    foscos: ['fssai'],
  },
  'trade-licence': {
    'shop licence': ['trade licence', 'shop establishment'],
    'municipal licence': ['trade licence'],
    'business licence': ['trade licence'],
  },
  'shops-act': {
    'shop act': ['shop establishment'],
    'gumasta licence': ['shop establishment', 'trade licence'],
    gumasta: ['shop establishment'],
  },
  'vending-certificate': {
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
    'brand registration': ['trademark'],
    'logo registration': ['trademark'],
    'trade mark': ['trademark'],
    tm: ['trademark'],
  },
  bis: {
    'isi mark': ['bis'],
    isi: ['bis'],
  },
  hallmark: {
    hallmark: ['bis', 'hallmarking'],
  },
  barcode: {
    'bar code': ['barcode'],
    gs1: ['barcode'],
    ean: ['barcode'],
    upc: ['barcode'],
  },
  'fire-noc': {
    'fire noc': ['fire'],
    noc: ['fire noc'],
  },
  udyam: {
    'udyam card': ['udyam'],
    'udyog aadhaar': ['udyam'],
    ssi: ['msme'],
  },
  certificate: {
    'quality certificate': ['iso'],
  },
  'professional-tax': {
    pt: ['professional tax'],
  },
  epf: {
    epf: ['pf'],
    'provident fund': ['pf'],
  },
  esi: {
    esic: ['esi'],
  },
  posh: {
    posh: ['harassment committee', 'committee'],
  },
  svanidhi: {
    svanidhi: ['svanidhi'],
  },
};
