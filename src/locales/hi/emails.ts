import type { TextIn } from '../language.ts';
import type { text as english } from '../en/emails.ts';

/**
 * E-mails to visitors, as plain text; `{name}` is filled in when one is sent. The server reads copies:
 * `npm run server-texts` writes them.
 */
export const text = {
  /** Of the account service (`supabase/templates`). The subject is the heading too. */
  account: {
    confirm: 'पुष्टि करें',
    code: 'या जिस पेज पर यह कोड माँगा गया, वहाँ लिखें: {code}',
    confirmation: {
      subject: 'अपने ई-मेल पते की पुष्टि करें',
      reason: 'किसी ने इस पते से खाता बनाया है। अगर वह आप थे, तो एक बार दबाने से खाता खुल जाएगा।',
      otherwise: 'अगर वह आप नहीं थे, तो कुछ न करें: दबाए बिना खाता नहीं बनता।',
    },
    recovery: {
      subject: 'नया पासवर्ड चुनें',
      reason: 'किसी ने इस पते वाले खाते के लिए नया पासवर्ड माँगा है।',
      otherwise: 'अगर वह आप नहीं थे, तो कुछ न करें: पुराना पासवर्ड बना रहेगा।',
    },
    emailChange: {
      subject: 'पता बदलने की पुष्टि करें',
      reason: '{email} वाले खाते का पता {newEmail} होने वाला है।',
      otherwise: 'अगर यह आपने नहीं किया, तो लिंक न खोलें, और नया पासवर्ड चुनें।',
    },
    passwordChanged: {
      subject: 'आपका पासवर्ड बदल गया है',
      reason: 'किसी ने इस पते वाले खाते का पासवर्ड बदल दिया है। दूसरे फ़ोन साइन-आउट हो गए हैं।',
      otherwise:
        'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: साइन-इन वाले पेज पर “मैं अपना पासवर्ड भूल गया/गई” दबाएँ।',
    },
  },
  newsletter: {
    subject: 'क्या आपको {site} का समाचार-पत्र चाहिए?',
    reason: 'किसी ने, शायद आपने, इस पते पर {site} का समाचार-पत्र माँगा है।',
    confirm: 'अगर वह आप थे, तो यह पेज खोलें और बटन दबाएँ:',
    otherwise: 'अगर वह आप नहीं थे, तो कुछ न करें: आपको कोई समाचार-पत्र नहीं आएगा।',
    unsubscribe: 'यह कहने के लिए कि आपको यह कभी नहीं चाहिए:',
  },
} satisfies TextIn<'hi', typeof english>;
