import type { RegistrationNames } from '../search-words.ts';

/** What people call the registrations in Telugu, in both scripts. */
export const registrationNames: RegistrationNames = {
  gst: {
    జీఎస్టీ: ['gst'],
    జిఎస్టి: ['gst'],
  },
  fssai: {
    ఎఫ్ఎస్ఎస్ఏఐ: ['fssai'],
  },
  'vending-certificate': {
    'bandi licence': ['vending certificate'],
    'బండి లైసెన్స్': ['vending certificate'],
    'బండి లైసెన్సు': ['vending certificate'],
  },
  udyam: {
    ఉద్యమ్: ['udyam'],
  },
  trademark: {
    ట్రేడ్మార్క్: ['trademark'],
  },
  barcode: {
    బార్కోడ్: ['barcode'],
  },
  epf: {
    పీఎఫ్: ['pf'],
  },
  esi: {
    ఈఎస్ఐ: ['esi'],
  },
  svanidhi: {
    స్వనిధి: ['svanidhi'],
  },
};
