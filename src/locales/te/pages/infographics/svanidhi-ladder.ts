import { sheet } from '../../sheet-page.ts';

/** Sheet: the three loans for street vendors, one above the other. */
export const content = sheet({
  name: 'పీఎం స్వనిధి మెట్లు',
  title: 'పీఎం స్వనిధి మెట్లు: చార్ట్ | Niyam',
  description:
    'హామీ లేకుండా వీధి వ్యాపారులకు మొదటి, రెండో, మూడో రుణం, కార్డు, తిరిగి వచ్చే వడ్డీ, క్యాష్‌బ్యాక్. ప్రింట్ తీసుకోవడానికి, పంపడానికి.',
  heading: 'పీఎం స్వనిధి మెట్లు',
  lead: 'వీధి వ్యాపారులకు హామీ లేని రుణం. ఒకటి సమయానికి తీరిస్తే, తర్వాతది ఇంకా పెద్దది.',
  sheet: {
    layout: 'ladder',
    tone: 'green',
    parts: [
      {
        amount: '{msme.svanidhi.first}',
        title: 'మొదటి రుణం',
        line: 'వెండింగ్ కార్డు, సర్వేలో పేరు, లేదా సిఫారసు లేఖతో.',
      },
      {
        amount: '{msme.svanidhi.second}',
        title: 'రెండో రుణం',
        line: 'మొదటిది తీర్చాక.',
        more: 'రెండో రుణం తర్వాత, UPIతో పనిచేసే RuPay క్రెడిట్ కార్డు ఉంది.',
      },
      {
        amount: '{msme.svanidhi.third}',
        title: 'మూడో రుణం',
        line: 'రెండోది తీర్చాక.',
      },
    ],
    beside: [
      {
        title: 'తిరిగి వచ్చే వడ్డీ: {msme.svanidhi.subsidy}',
        line: 'ప్రతి వాయిదా దాని రోజున కడితే.',
        more: 'ఇది ఏడాదికి లెక్క. ఒక్క వాయిదా ఆలస్యమైనా ఇది, తర్వాతి రుణం పోవచ్చు.',
      },
      {
        title: 'క్యాష్‌బ్యాక్: గరిష్ఠంగా {vendor.loan.cashback}',
        line: 'UPIతో చెల్లింపులు తీసుకుంటే.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'ఈ అంకెలు ఎక్కడివి',
      blocks: [
        {
          kind: 'entries',
          caption: 'పీఎం స్వనిధి',
          rows: [
            { label: 'మొదటి రుణం, ఇంత వరకు', fact: 'msme.svanidhi.first' },
            { label: 'రెండో రుణం, ఇంత వరకు', fact: 'msme.svanidhi.second' },
            { label: 'మూడో రుణం, ఇంత వరకు', fact: 'msme.svanidhi.third' },
            { label: 'దరఖాస్తు రుసుము', fact: 'vendor.loan.fee' },
            { label: 'పథకం ఎప్పటివరకు', fact: 'msme.svanidhi.ends' },
          ],
        },
        {
          kind: 'text',
          text: 'డబ్బు ఇస్తే “పాస్ చేయించడం” ఎవరివల్లా కాదు. టిక్‌లతో: [రుణానికి దరఖాస్తు](/how-to-guides/svanidhi-loan), [క్యాష్‌బ్యాక్ కోసం UPI](/how-to-guides/svanidhi-upi).',
        },
      ],
    },
  ],
});
