import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the gratuity calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ग्रेच्युटी',
  updatedOn: '2026-11-23',
  title: 'ग्रेच्युटी का हिसाब | Niyam',
  description:
    'काम छोड़ने वाले पक्के, तय अवधि या मौसमी कामगार की ग्रेच्युटी, गिने जाने वाले सालों और ऊपरी सीमा के साथ। स्रोत वाले आँकड़े। बिना इंटरनेट चलता है।',
  heading: 'ग्रेच्युटी (उपदान)',
  lead: 'काम छोड़ने वाले को क्या देना है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'आख़िरी महीने की मज़दूरी लें। उसे काम के महीने के दिनों से भाग दें। फिर हर साल की मज़दूरी के दिनों से, और गिने जाने वाले सालों से गुणा करें।',
        },
        {
          kind: 'entries',
          caption: 'आँकड़े',
          rows: [
            { label: 'हर साल के लिए मज़दूरी के दिन', fact: 'labour.gratuity.days' },
            { label: 'काम के महीने के दिन', fact: 'labour.gratuity.month' },
            { label: 'कितनी नौकरी चाहिए', fact: 'labour.gratuity.years' },
            {
              label: 'तय अवधि के काम में कितनी नौकरी चाहिए',
              fact: 'labour.gratuity.fixed-term-years',
            },
            { label: 'साल का हिस्सा पूरा गिना जाता है, इससे ऊपर', fact: 'labour.gratuity.part-year' },
            {
              label: 'ज़्यादा से ज़्यादा',
              fact: 'labour.gratuity.max',
              note: 'पुराने अधिनियम की ऊपरी सीमा। नई हमें नहीं मिली।',
            },
            { label: 'इतने दिन में देना है', fact: 'labour.gratuity.pay-within' },
            { label: 'इतने काम करने वालों से देनी होती है', fact: 'labour.gratuity.workers' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'काम कैसे ख़त्म होता है',
      options: {
        permanent: 'पक्का कामगार छोड़ता है या रिटायर होता है',
        'fixed-term': 'तय अवधि पूरी होती है',
        death: 'मौत',
        disablement: 'विकलांग हो जाना',
        seasonal: 'मौसम का काम ख़त्म होता है',
      },
    },
    wages: {
      label: 'आख़िरी महीने की मज़दूरी (₹)',
      hint: 'मूल वेतन और महँगाई भत्ता; तनख़्वाह का कम से कम {labour.wages.half} गिना जाता है।',
    },
    years: { label: 'नौकरी के पूरे साल', hint: 'मौसमी काम में: मौसम।' },
    months: { label: 'और महीने' },
  },
  lines: {
    counted: 'साल या मौसम, जो गिने जाते हैं',
    exact: 'ग्रेच्युटी, पूरी-पूरी',
    pay: 'ग्रेच्युटी, जो देनी है',
  },
  notes: {
    'too-short':
      'ग्रेच्युटी के लिए नौकरी कम है: {labour.gratuity.years} चाहिए, या तय अवधि में {labour.gratuity.fixed-term-years}।',
    capped:
      '{labour.gratuity.max} की ऊपरी सीमा आ गई। वह पुराने अधिनियम की है, और नई हमें नहीं मिली। मालिक अपनी मर्ज़ी से ज़्यादा दे सकता है।',
  },
  assumptions: [
    'जगह पर {labour.gratuity.workers} या ज़्यादा काम करने वाले हैं।',
    'नौकरी बीच में टूटी नहीं।',
    'तय अवधि या मौत के बाद साल के हिस्से उतने ही गिने जाते हैं। बाक़ी में {labour.gratuity.part-year|before} से ऊपर का हिस्सा पूरा साल है।',
  ],
};
