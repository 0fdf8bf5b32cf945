import { task } from '../../task-page.ts';

/** Task: the return for a month in which nothing was sold. */
export const content = task({
  name: 'बिना बिक्री का GST रिटर्न भरें',
  slug: 'gst-return-without-sales',
  title: 'बिना बिक्री वाले महीने का GST रिटर्न भरें | Niyam',
  description:
    'न कुछ बेचा, न ख़रीदा? रिटर्न फिर भी भरना है। ख़ाली GSTR-1 और GSTR-3B समय पर कैसे भरें, और एक दिन की देरी पर कितना लगता है।',
  heading: 'बिना बिक्री का GST रिटर्न भरें',
  lead: 'इस महीने कुछ नहीं बेचा? रिटर्न फिर भी भरना है। भूलने पर एक दिन का {gst.late-fee.nil-day} लगता है।',
  topic: 'tax',
  effort: 'short',
  time: 'पंद्रह मिनट',
  cost: 'समय पर भरें, तो कुछ नहीं',
  place: '[GST पोर्टल](portal:gst) पर।',
  frames: [
    { picture: 'address', portal: 'gst', caption: 'अपने ही यूज़र नाम से साइन इन करें।' },
    { picture: 'form', caption: 'महीना चुनें, फिर “nil return”।' },
    { picture: 'number', caption: 'वह नंबर, जो साबित करता है कि भर दिया (ARN)।' },
  ],
  needs: [
    { id: 'gst-login', label: 'GST पोर्टल का यूज़र नाम और पासवर्ड' },
    { id: 'mobile', label: 'खाते वाला मोबाइल नंबर, कोड के लिए' },
    { id: 'sales-book', label: 'उस महीने का बिक्री और ख़रीद का खाता' },
  ],
  steps: [
    {
      id: 'really',
      title: 'क्या सच में कुछ नहीं?',
      text: 'न बिक्री, न ऐसी ख़रीद जिसका क्रेडिट लेना हो, न बेचने वाले की जगह देने का टैक्स। एक बिल भी हो, तो वह आम रिटर्न है।',
    },
    {
      id: 'order',
      title: 'पहले GSTR-1',
      text: 'अगले महीने की {gst.due.gstr1} तारीख़ तक। महीना खोलें और निल चुनें।',
    },
    {
      id: 'confirm',
      title: 'कोड से पक्का करें',
      text: 'वह खाते वाले फ़ोन पर आता है।',
    },
    {
      id: 'summary',
      title: 'फिर GSTR-3B',
      text: 'अगले महीने की {gst.due.gstr3b} तारीख़ तक। फिर निल चुनें, एक बार देखें, पक्का करें।',
    },
    {
      id: 'arn',
      title: 'दोनों नंबर सेव करें',
      text: 'हर बार की आख़िरी स्क्रीन की फ़ोटो।',
    },
    {
      id: 'next',
      title: 'अगला महीना लिख लें',
      text: 'रविवार पड़े, तो भी दिन नहीं खिसकता। लंबे समय तक बिक्री न हो, तो पूछें कि पंजीकरण रद्द कराएँ या नहीं।',
    },
  ],
  wrongAnswer:
    'देर पर एक दिन का {gst.late-fee.nil-day}, एक रिटर्न पर ज़्यादा से ज़्यादा {gst.late-fee.nil-cap}।',
  wrong: [
    '**देर हो गई।** एक दिन का {gst.late-fee.nil-day}, एक रिटर्न पर ज़्यादा से ज़्यादा {gst.late-fee.nil-cap}। आज ही भरें: यह सस्ता नहीं होता।',
    '**आप तिमाही भरते हैं।** तब दिन दूसरे हैं: [GST गाइड](/gst-compliance#returns) में लिखे हैं।',
    '**कोई बिल बाद में मिलता है।** उसे अगले रिटर्न में डालें।',
    '**कई महीने भूल गए।** सबसे पुराना पहले भरें। {gst.old-returns|before} के बाद रिटर्न भरा ही नहीं जा सकता।',
  ],
  call: ['GST पोर्टल का हेल्प डेस्क; उसका नंबर पहले पेज पर है।', 'आपका अकाउंटेंट, या [हम](/contact)।'],
  portals: ['gst'],
  pages: ['guides/gst-compliance', 'infographics/penalties-ladder', 'tools/financial-hub'],
});
