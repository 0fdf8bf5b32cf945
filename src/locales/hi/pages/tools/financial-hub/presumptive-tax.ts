import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { taxLines, surcharge } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the presumptive-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'अनुमानित टैक्स',
  updatedOn: '2026-11-23',
  title: 'छोटे कारोबार के अनुमानित टैक्स का हिसाब | Niyam',
  description:
    'आपकी आमद से क़ानून जो मुनाफ़ा मानता है, और उस पर आयकर: व्यापार, सूची में दर्ज पेशों और माल गाड़ियों के लिए। बिना इंटरनेट चलता है।',
  heading: 'अनुमानित टैक्स',
  lead: 'क़ानून जो मुनाफ़ा मानता है, उस पर टैक्स।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'आमद का एक हिस्सा मुनाफ़ा गिना जाता है, नक़द का ज़्यादा। इससे ज़्यादा कमाया हो, तो ज़्यादा बताएँ। अग्रिम टैक्स एक ही बार देना होता है, {income-tax.presumptive.advance-tax} तक।',
        },
        {
          kind: 'entries',
          caption: 'व्यापार और कारोबार',
          rows: [
            {
              label: 'बैंक, कार्ड या UPI से आई आमद का',
              fact: 'income-tax.presumptive.profit-digital',
            },
            { label: 'नक़द का', fact: 'income-tax.presumptive.profit-cash' },
            { label: 'टर्नओवर ज़्यादा से ज़्यादा', fact: 'income-tax.presumptive.turnover-max' },
            {
              label: 'टर्नओवर ज़्यादा से ज़्यादा, नक़द नाम का',
              fact: 'income-tax.presumptive.turnover-max-digital',
            },
            {
              label: '“नक़द नाम का” यानी सारी आमद का',
              fact: 'income-tax.presumptive.cash-max',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'सूची में दर्ज पेशे और माल गाड़ियाँ',
          rows: [
            { label: 'पेशे की आमद का', fact: 'sectors.tax.profession-share' },
            { label: 'आमद ज़्यादा से ज़्यादा', fact: 'sectors.tax.profession-limit' },
            {
              label: 'आमद ज़्यादा से ज़्यादा, नक़द नाम का',
              fact: 'sectors.tax.profession-limit-digital',
            },
            { label: 'भारी गाड़ी का एक टन, एक महीना', fact: 'sectors.tax.heavy-tonne' },
            { label: 'किसी और माल गाड़ी का एक महीना', fact: 'sectors.tax.vehicle-month' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/income-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'काम की क़िस्म',
      options: {
        business: 'व्यापार या कारोबार',
        profession: 'सूची में दर्ज पेशा',
        vehicles: 'माल गाड़ियों का मालिक',
      },
    },
    digital: { label: 'साल की आमद बैंक, कार्ड, UPI से (₹)' },
    cash: {
      label: 'साल की नक़द आमद (₹)',
      hint: 'जो चेक अकाउंट पेयी न हो, वह नक़द गिना जाता है।',
    },
    heavyVehicles: { label: 'भारी माल गाड़ियाँ ({sectors.tax.heavy-from} टन से ऊपर)' },
    heavyTonnes: { label: 'उनका कुल वज़न, टन में' },
    otherVehicles: { label: 'बाक़ी माल गाड़ियाँ' },
    months: { label: 'साल में कितने महीने आपकी रहीं' },
    actual: {
      label: 'साल का असली मुनाफ़ा (₹)',
      hint: 'यह ज़्यादा हो, तो यही गिना जाता है।',
    },
  },
  lines: {
    fromDigital: 'माना गया मुनाफ़ा, बैंक से आई आमद',
    fromCash: 'माना गया मुनाफ़ा, नक़द',
    fromReceipts: 'पेशे का माना गया मुनाफ़ा',
    fromHeavy: 'माना गया मुनाफ़ा, भारी गाड़ियाँ',
    fromOthers: 'माना गया मुनाफ़ा, बाक़ी गाड़ियाँ',
    assumed: 'माना गया मुनाफ़ा',
    declared: 'मुनाफ़ा, जो गिना जाएगा: असली वाला',
    ...taxLines,
  },
  notes: {
    'above-limit': 'यह योजना की सीमा से ऊपर है: इसे ले नहीं सकते, और बही-खाता रखना होता है।',
    surcharge,
  },
  assumptions: [
    'कोई और आमदनी नहीं, नई टैक्स व्यवस्था, भारत में रहने वाला व्यक्ति।',
    'कमीशन, दलाली या एजेंसी के लिए नहीं, और LLP या कंपनी के लिए नहीं।',
    'व्यापार और कारोबार की योजना जो छोड़े, वह कुछ साल उससे बाहर रहता है।',
  ],
};
