import type { RegistrationNames } from '../search-words.ts';

/** What people call the registrations in Hindi, in both scripts. */
export const registrationNames: RegistrationNames = {
  gst: {
    जीएसटी: ['gst'],
  },
  fssai: {
    एफएसएसएआई: ['fssai'],
    'khana licence': ['fssai'],
    'khane licence': ['fssai'],
  },
  'vending-certificate': {
    'thela licence': ['vending certificate'],
    'thela permission': ['vending certificate'],
    'thele permission': ['vending certificate'],
    'thela anumati': ['vending certificate'],
    'ठेला अनुमति': ['vending certificate'],
    'ठेले अनुमति': ['vending certificate'],
    'thele licence': ['vending certificate'],
    'rehri licence': ['vending certificate'],
    'redi licence': ['vending certificate'],
    'thela lisens': ['vending certificate'],
    'thela laisens': ['vending certificate'],
    'ठेला लाइसेंस': ['vending certificate'],
    'ठेले लाइसेंस': ['vending certificate'],
    'बंडी लाइसेंस': ['vending certificate'],
    'रेहड़ी लाइसेंस': ['vending certificate'],
  },
  udyam: {
    उद्यम: ['udyam'],
  },
  trademark: {
    ट्रेडमार्क: ['trademark'],
  },
  barcode: {
    बारकोड: ['barcode'],
  },
  'fire-noc': {
    एनओसी: ['fire noc'],
  },
  epf: {
    पीएफ: ['pf'],
  },
  esi: {
    ईएसआई: ['esi'],
  },
  svanidhi: {
    स्वनिधि: ['svanidhi'],
  },
};
