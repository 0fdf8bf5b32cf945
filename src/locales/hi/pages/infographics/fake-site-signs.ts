import { sheet } from '../../sheet-page.ts';

/** Sheet: how a false government site gives itself away. */
export const content = sheet({
  name: 'नक़ली साइट की पहचान',
  title: 'नक़ली सरकारी साइट की पहचान: एक पर्चा | Niyam',
  description:
    'छह निशानियाँ कि साइट सरकार की नहीं, क्या मुफ़्त है, और पैसे दे चुके हों तो किसे फ़ोन करें। छापने और भेजने के लिए।',
  heading: 'नक़ली सरकारी साइट की पहचान',
  lead: 'आधार टाइप करने या पैसे देने से पहले ये देखें।',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'address',
        title: 'पते का आख़िरी हिस्सा',
        line: 'ज़्यादातर सरकारी साइटों के आख़िर में gov.in या nic.in है। पहले अकेले स्लैश से ठीक पहले देखें।',
        more: 'कुछ सरकारी संस्थाओं का पता और तरह ख़त्म होता है; हर सरकारी लिंक के पास हम पता दिखाते हैं।',
      },
      {
        icon: 'ad',
        title: '“Ad” या “Sponsored”',
        line: 'खोज के पहले नतीजे अक्सर पैसे देकर लगे होते हैं। उनसे आगे जाएँ।',
      },
      {
        icon: 'print',
        title: 'नीचे छोटे अक्षर',
        line: '“निजी सलाहकार, सरकार से कोई संबंध नहीं।” तब निकल जाएँ।',
      },
      {
        icon: 'price',
        title: 'सवाल से पहले दाम',
        line: 'उद्यम, GST, ई-श्रम और स्वनिधि का आवेदन मुफ़्त हैं।',
        more: 'ESI और PF का पंजीकरण भी। खाने के प्रमाणपत्र का अब {fssai.renewal}।',
      },
      {
        icon: 'qr',
        title: 'WhatsApp पर QR कोड',
        line: 'सरकार को पैसे कभी किसी आदमी के UPI नाम पर नहीं जाते।',
      },
      {
        icon: 'key',
        title: 'PIN या बैंक कोड माँगना',
        line: 'आपका UPI PIN या ATM PIN किसी को नहीं चाहिए। किसी को भी नहीं।',
      },
      {
        icon: 'phone',
        title: 'पैसे दे चुके? {helpline.cybercrime} पर फ़ोन करें',
        line: 'तुरंत। फिर अपने बैंक को। भुगतान का नंबर और फ़ोटो रखें।',
      },
    ],
  },
  more: [
    {
      id: 'real-ones',
      heading: 'असली साइटें',
      blocks: [
        {
          kind: 'portals',
          portals: ['udyam', 'foscos', 'gst', 'incometax', 'eshram', 'pmsvanidhi'],
        },
        {
          kind: 'text',
          text: 'और मिसालें: [क्या यह सच में सरकारी साइट है?](/blog/false-portals) पैसे चले गए हों: [शिकायत करें, क़दम-दर-क़दम](/how-to-guides/online-fraud)।',
        },
      ],
    },
  ],
});
