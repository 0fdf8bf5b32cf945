import { task } from '../../task-page.ts';

/** Task: the trade licence of a shop in the three corporations of Hyderabad. */
export const content = task({
  name: 'हैदराबाद में ट्रेड लाइसेंस',
  slug: 'trade-licence-hyderabad',
  title: 'हैदराबाद में ट्रेड लाइसेंस, क़दम-दर-क़दम | Niyam',
  description:
    'तीन निगमों में आपका कौन-सा है, फ़ीस कैसे निकालें, आवेदन और समय पर नवीनीकरण कैसे करें। दुकान के लिए नौ क़दम, निशान लगाते हुए।',
  heading: 'हैदराबाद में ट्रेड लाइसेंस लें या नया कराएँ',
  lead: 'दुकान, रेस्टोरेंट और गोदाम को चाहिए। पथ विक्रेता को इसके बदले वेंडिंग सर्टिफिकेट चाहिए।',
  topic: 'papers',
  effort: 'evening',
  time: 'एक शाम; फिर दफ़्तर फ़ैसला करता है',
  cost: 'साल का {trade.ghmc.rate.narrow|before} से {trade.ghmc.rate.wide|before} तक, हर वर्ग फ़ुट पर, और ग्रीन फ़ंड, जैसा GHMC की पिछली ख़बर में था',
  place:
    'अपने निगम की साइट पर (GHMC, साइबराबाद या मलकाजगिरी, इलाक़े के हिसाब से) या [मीसेवा](portal:meeseva) केंद्र में।',
  frames: [
    {
      picture: 'address',
      portal: 'ghmc',
      caption: 'यहाँ से शुरू करें, और इसी के लिंक से अपने निगम तक जाएँ।',
    },
    { picture: 'form', caption: 'वही धंधा चुनें, जो सच में करते हैं।' },
    { picture: 'pay', caption: 'पैसे साइट पर दें, और रसीद सेव करें।' },
    { picture: 'letter', caption: 'लाइसेंस वहाँ टाँगें जहाँ आने वाला देखे।' },
  ],
  needs: [
    { id: 'identity', label: 'आधार या पहचान का कोई और सबूत' },
    { id: 'pan', label: 'पैन' },
    { id: 'photo', label: 'आपकी फ़ोटो' },
    { id: 'premises', label: 'किराए का काग़ज़ या बिक्रीनामा, मालिक की सहमति के साथ' },
    { id: 'property-tax', label: 'इमारत के संपत्ति कर की रसीद' },
    { id: 'shop-photo', label: 'दुकान की बाहर से फ़ोटो' },
    { id: 'old-licence', label: 'पुराना लाइसेंस, अगर नवीनीकरण है' },
  ],
  steps: [
    {
      id: 'which',
      title: 'अपना निगम जानें',
      text: '{hyderabad.split} से तीन हैं। दरवाज़ा नंबर बताकर पूछें: [मेरा कौन-सा है?](/blog/hyderabad-three-corporations)',
    },
    {
      id: 'measure',
      title: 'दुकान और सड़क नापें',
      text: 'दर सड़क से तय होती है: {trade.ghmc.road.narrow} फ़ुट तक, {trade.ghmc.road.wide} तक, या उससे चौड़ी।',
    },
    {
      id: 'reckon',
      title: 'पैसे देने से पहले फ़ीस निकालें',
      text: 'बीच की चौड़ाई वाली सड़क पर {trade.ghmc.example.area} वर्ग फ़ुट की दुकान: {trade.ghmc.example.fee}, ग्रीन फ़ंड के साथ {trade.ghmc.example.on-time}।',
    },
    {
      id: 'apply',
      title: 'अपने ही नंबर से आवेदन करें',
      text: 'नोटिस उसी पर आते हैं। नया लाइसेंस या नवीनीकरण चुनें।',
    },
    {
      id: 'trade',
      title: 'सही धंधा चुनें',
      text: 'ग़लत हो, तो नामंज़ूर होता है, या बाद में महँगा पड़ता है।',
    },
    {
      id: 'papers',
      title: 'काग़ज़ लगाएँ',
      text: 'सीधा रखकर, दिन की रोशनी में, नाम के हिज्जे हर जगह एक।',
    },
    {
      id: 'pay',
      title: 'साइट पर पैसे दें',
      text: 'रसीद सेव करें। GHMC के इलाक़े में उसके साथ अस्थायी लाइसेंस मिलता है।',
    },
    {
      id: 'visit',
      title: 'कोई देखने आए, तो तैयार रहें',
      text: 'काग़ज़ दुकान में, बाहर का रास्ता ख़ाली, दरवाज़े पर आग बुझाने का सिलेंडर। कोई आपसे नक़द नहीं माँग सकता।',
    },
    {
      id: 'hang',
      title: 'टाँगें, और आख़िरी दिन लिख लें',
      text: 'यह {trade.ghmc.year-end} को ख़त्म होता है। आम नियम से अगले साल के लिए {trade.ghmc.apply-by|before} तक आवेदन करें।',
    },
  ],
  wrongAnswer: 'देर से या बिना लाइसेंस ज़्यादा लगता है, पिछली ख़बर के मुताबिक़।',
  wrong: [
    '**देर हो गई।** पिछली ख़बर के मुताबिक़ {trade.ghmc.late.first-days|before} तक की देरी पर {trade.ghmc.late.first} ज़्यादा, फिर {trade.ghmc.late.second}।',
    '**लाइसेंस नहीं।** पिछली ख़बर के मुताबिक़ फ़ीस का {trade.ghmc.unlicensed.once}, और आगे हर महीने का {trade.ghmc.unlicensed.month}।',
    '**दो दफ़्तर एक-दूसरे के पास भेजते हैं।** क्लर्क, दिन और जवाब लिख लें, और आख़िर में जहाँ बताया गया, वहीं आवेदन करें।',
    '**साइट पर रक़में अलग हैं।** साइट सही है। आने वाले साल का नोटिस हमने नहीं देखा।',
  ],
  call: [
    'आपके निगम का सर्कल या वार्ड दफ़्तर।',
    'मीसेवा केंद्र, जो आपके लिए टाइप कर देता है।',
    'हमें, अगर अटक जाएँ: {price.trade-licence}, शहर की फ़ीस अलग। [पूछें](/contact)।',
  ],
  portals: ['ghmc', 'meeseva'],
  pages: [
    'guides/trade-license-compliance',
    'blog/hyderabad-three-corporations',
    'infographics/year-wheel',
  ],
});
