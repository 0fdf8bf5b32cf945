import { sheet } from '../../sheet-page.ts';

/** Sheet: what PF and ESI do to a wage, drawn from the worked example of the labour guide. */
export const content = sheet({
  name: 'एक तनख़्वाह पर PF और ESI',
  title: 'एक तनख़्वाह पर PF और ESI: एक पर्चा | Niyam',
  description:
    'महीने की तनख़्वाह से PF और ESI में क्या जाता है, कामगार को क्या मिलता है और मालिक कुल कितना देता है। सीमाओं के साथ। छापने और भेजने के लिए।',
  heading: 'एक तनख़्वाह पर PF और ESI',
  lead: 'एक मिसाल: महीने की {labour.example.wages} तनख़्वाह, पूरी गिनी हुई।',
  sheet: {
    layout: 'bars',
    parts: [
      {
        title: 'कामगार की तनख़्वाह ऐसे बँटती है',
        line: 'PF में {labour.epf.worker}, ESI में {labour.esi.worker} जाता है।',
        more: 'PF कामगार का अपना रहता है: ज़िंदगी भर एक ही नंबर पर, ब्याज के साथ जमा होता है।',
        pieces: [
          { label: 'कामगार को मिलता है', fact: 'labour.example.worker-gets' },
          { label: 'कामगार का PF', fact: 'labour.example.worker-epf' },
          { label: 'कामगार का ESI', fact: 'labour.example.worker-esi' },
        ],
      },
      {
        title: 'मालिक देता है {labour.example.employer-total}',
        line: 'तनख़्वाह के ऊपर PF {labour.epf.employer} और ESI {labour.esi.employer}।',
        more: 'PF चलाने का ख़र्च पूरी फ़र्म के लिए महीने का कम से कम {labour.epf.admin-min} है।',
        pieces: [
          { label: 'तनख़्वाह', fact: 'labour.example.wages' },
          { label: 'मालिक का PF', fact: 'labour.example.employer-epf' },
          { label: 'मालिक का ESI', fact: 'labour.example.employer-esi' },
          { label: 'बीमा, ख़र्च', fact: 'labour.example.employer-rest' },
        ],
      },
    ],
  },
  more: [
    {
      id: 'limits',
      heading: 'कब से शुरू होता है',
      blocks: [
        {
          kind: 'entries',
          caption: 'सीमाएँ',
          rows: [
            { label: 'ESI, इतने कामगारों से', fact: 'labour.esi.workers' },
            { label: 'ESI, महीने की इतनी तनख़्वाह तक', fact: 'labour.esi.wage-max' },
            { label: 'PF, इतने कामगारों से', fact: 'labour.epf.workers' },
            { label: 'PF ज़रूरी है, महीने की इतनी तनख़्वाह तक', fact: 'labour.epf.ceiling' },
            { label: 'दोनों अगले महीने की इस तारीख़ तक देने हैं', fact: 'labour.due' },
          ],
        },
        {
          kind: 'text',
          text: 'पंजीकरण का सरकारी शुल्क: {labour.esi.fee}। क़दम-दर-क़दम: [ESI और PF में पंजीकरण करें](/how-to-guides/esi-pf-registration), और [हर महीने दें](/how-to-guides/esi-pf-payment)। पूरी बात [मज़दूर क़ानून के गाइड](/labour-law-compliance) में है।',
        },
      ],
    },
  ],
});
