import type { TextIn } from '../language.ts';
import type { text as english } from '../en/emails.ts';

/**
 * E-mails to visitors, as plain text; `{name}` is filled in when one is sent. The server reads copies:
 * `npm run server-texts` writes them.
 */
export const text = {
  /** Of the account service (`supabase/templates`). The subject is the heading too. */
  account: {
    confirm: 'నిర్ధారించండి',
    code: 'లేదా అడిగిన పేజీలో ఈ కోడ్ రాయండి: {code}',
    confirmation: {
      subject: 'మీ ఈమెయిల్ చిరునామా నిర్ధారించండి',
      reason: 'ఈ చిరునామాతో ఎవరో ఖాతా తెరిచారు. అది మీరే అయితే ఒక్కసారి నొక్కితే ఖాతా తెరుచుకుంటుంది.',
      otherwise: 'అది మీరు కాకపోతే ఏమీ చేయకండి: నొక్కకపోతే ఖాతా ఉండదు.',
    },
    recovery: {
      subject: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
      reason: 'ఈ చిరునామా ఉన్న ఖాతాకు ఎవరో కొత్త పాస్‌వర్డ్ అడిగారు.',
      otherwise: 'అది మీరు కాకపోతే ఏమీ చేయకండి: పాత పాస్‌వర్డ్ అలాగే ఉంటుంది.',
    },
    emailChange: {
      subject: 'చిరునామా మార్పు నిర్ధారించండి',
      reason: '{email} ఖాతా చిరునామాను {newEmail}గా మార్చమని అడిగారు.',
      otherwise: 'అది మీరు కాకపోతే లింక్ తెరవకండి, కొత్త పాస్‌వర్డ్ పెట్టుకోండి.',
    },
    passwordChanged: {
      subject: 'మీ పాస్‌వర్డ్ మారింది',
      reason: 'ఈ చిరునామా ఉన్న ఖాతా పాస్‌వర్డ్‌ను ఎవరో మార్చారు. ఇతర ఫోన్‌లలో సైన్ అవుట్ అయింది.',
      otherwise: 'అది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకోండి: సైన్ ఇన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయాను” నొక్కండి.',
    },
  },
  newsletter: {
    subject: '{site} న్యూస్‌లెటర్ కావాలా?',
    reason: 'ఎవరో, బహుశా మీరే, ఈ చిరునామాకు {site} న్యూస్‌లెటర్ అడిగారు.',
    confirm: 'అది మీరే అయితే ఈ పేజీ తెరిచి బటన్ నొక్కండి:',
    otherwise: 'అది మీరు కాకపోతే ఏమీ చేయకండి: న్యూస్‌లెటర్ రాదు.',
    unsubscribe: 'ఎప్పటికీ వద్దని చెప్పడానికి:',
  },
} satisfies TextIn<'te', typeof english>;
