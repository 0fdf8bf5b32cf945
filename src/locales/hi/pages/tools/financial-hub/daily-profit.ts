import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the daily-profit calculator does and its rule. */
export const content: PageContent = {
  name: 'ठेले का रोज़ का मुनाफ़ा',
  updatedOn: '2026-11-23',
  title: 'ठेले या स्टॉल का रोज़ का मुनाफ़ा | Niyam',
  description:
    'माल, गैस, किराए, लोन और ख़राब माल के बाद, और आपके अपने घंटों की मज़दूरी के बाद, ठेले का एक दिन कितना छोड़ता है। बिना इंटरनेट फ़ोन पर चलता है।',
  heading: 'ठेले का रोज़ का मुनाफ़ा',
  lead: 'अपनी मज़दूरी के बाद एक दिन कितना छोड़ता है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'list',
          items: [
            'दिन की बिक्री से शुरू करें।',
            'जो माल बिका, वह आपको जितने का पड़ा, घटाएँ।',
            'किराए, गैस, मदद करने वालों, लोन, ख़राब माल और बाक़ी का एक दिन का हिस्सा घटाएँ।',
            'अपने घंटों की मज़दूरी घटाएँ।',
          ],
        },
        {
          kind: 'text',
          text: 'जो बचा, वह मुनाफ़ा है। जो पैसा कल के माल में गया, वह आज का ख़र्च नहीं है।',
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [{ kind: 'pages', pages: ['tools/financial-hub/break-even', 'start/operations'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    sales: { label: 'दिन की बिक्री (₹)' },
    goods: { label: 'बिका हुआ माल आपको कितने का पड़ा (₹)' },
    rent: { label: 'किराए और फ़ीस का एक दिन का हिस्सा (₹)' },
    fuel: { label: 'गैस, ईंधन, बिजली, पानी (₹)' },
    helpers: { label: 'मदद करने वाले (₹)' },
    loan: { label: 'लोन का एक दिन का हिस्सा (₹)' },
    waste: { label: 'ख़राब हुआ या बिना बिका (₹)' },
    other: { label: 'थैली, कमीशन, मरम्मत और बाक़ी (₹)' },
    ownWage: {
      label: 'अपने घंटों की मज़दूरी (₹)',
      hint: 'इसी काम का कोई और आपको कितना देता।',
    },
    days: { label: 'महीने में कितने दिन काम करते हैं' },
  },
  lines: {
    left: 'माल के बाद बचा',
    spent: 'बाक़ी ख़र्च',
    before: 'आपके लिए बचा',
    ownWage: 'अपने घंटों की मज़दूरी',
    profit: 'दिन का मुनाफ़ा',
    part: 'मुनाफ़ा, बिक्री का',
    month: 'ऐसे दिनों वाले महीने का मुनाफ़ा',
  },
  notes: { loss: 'ऐसा दिन घाटे का होता है।' },
  assumptions: [
    'दूसरे दिनों के माल का मिला पैसा इसमें नहीं है, न कल के लिए ख़रीदा माल।',
    'महीना यानी ऐसे ही इतने दिन।',
  ],
};
