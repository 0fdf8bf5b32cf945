import type { PageContent, Situation } from '../../../../content/types.ts';

/** The free lawyer, whom most answers end with. */
const freeLawyer: Situation['call'] = {
  picture: 'lawyer',
  label: 'ఉచిత న్యాయవాదికి ఫోన్ చేయండి, {helpline.legal-aid}',
  fact: 'helpline.legal-aid',
};

/** "I got a notice": who came, and what to say and do in each situation. */
export const content: PageContent = {
  name: 'నోటీసు వచ్చింది',
  updatedOn: '2026-11-23',
  title: 'నోటీసు వచ్చింది: ఏం చెప్పాలి, ఏం చేయాలి | Niyam',
  description:
    'అధికారి వచ్చారు, లేదా నోటీసు: దాని అర్థం, ఎప్పటిలోగా జవాబు, ఏం చెప్పాలి, ప్రింట్ చేసే లేఖ, ఉచిత న్యాయవాది. సిగ్నల్ లేకపోయినా తెరుచుకుంటుంది.',
  heading: 'నోటీసు వచ్చింది',
  lead: 'దాని అర్థం, ఎప్పటిలోగా, ఏం చెప్పాలి. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  sections: [
    {
      id: 'who',
      heading: 'ఎవరు వచ్చారు, లేదా రాశారు?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'town-office', label: 'మున్సిపల్ ఆఫీసు', path: '#from-town' },
            { picture: 'food-office', label: 'ఆహారం', path: '#from-food' },
            { picture: 'weights', label: 'తూకాలు', path: '#weights' },
            { picture: 'tax-office', label: 'GST, పన్ను', path: '#from-tax' },
            { picture: 'police', label: 'పోలీసులు', path: '#from-police' },
            { picture: 'not-sure', label: 'తెలియదు', path: '#from-unsure' },
          ],
          urgent: {
            label: 'నా సామాన్లు తీసుకెళ్లారు, లేదా తీసుకెళ్లబోతున్నారు',
            act: 'నా హక్కులు చూపండి',
            path: '#goods-taken',
          },
        },
      ],
    },
    {
      id: 'from-town',
      heading: 'మున్సిపల్ ఆఫీసు ఏం చేసింది?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'కదలమన్నారు', path: '#told-to-move' },
            { picture: 'goods-taken', label: 'సరుకు తీసుకున్నారు', path: '#goods-taken' },
            { picture: 'receipt', label: 'జరిమానా, లైసెన్స్', path: '#licence-notice' },
            { picture: 'money-asked', label: 'డబ్బు అడిగారు', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-police',
      heading: 'పోలీసులు ఏం చేశారు?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'stop', label: 'వెళ్లమన్నారు', path: '#police-stop' },
            { picture: 'goods-taken', label: 'సరుకు తీసుకున్నారు', path: '#goods-taken' },
            { picture: 'money-asked', label: 'డబ్బు అడిగారు', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-food',
      heading: 'ఆహార అధికారి ఏం చేశారు?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'food-office', label: 'శాంపిల్ తీసుకున్నారు', path: '#food-sample' },
            { picture: 'notice', label: 'నోటీసు ఇచ్చారు', path: '#food-notice' },
            { picture: 'money-asked', label: 'డబ్బు అడిగారు', path: '#asked-for-money' },
          ],
        },
      ],
    },
    {
      id: 'from-tax',
      heading: 'అది ఏ పన్ను?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'gst-paper', label: 'GST', path: '#gst-notice' },
            { picture: 'tax-return', label: 'ఆదాయపు పన్ను', path: '#income-tax-notice' },
            { picture: 'phone', label: 'కాల్ లేదా లింకు', path: '#fake-notice' },
          ],
        },
      ],
    },
    {
      id: 'from-unsure',
      heading: 'మీ దగ్గర ఏముంది?',
      blocks: [
        {
          kind: 'choices',
          choices: [
            { picture: 'letter', label: 'వేరే ఉత్తరం', path: '#read-a-notice' },
            { picture: 'phone', label: 'కాల్ లేదా లింకు', path: '#fake-notice' },
            { picture: 'labour-office', label: 'కార్మిక ఇన్‌స్పెక్టర్', path: '#labour-officer' },
          ],
        },
      ],
    },
    {
      id: 'told-to-move',
      heading: 'కదలమన్నారు: సర్టిఫికెట్ ఉంటే మీకు {vendor.notice|before} సమయం ఉంది',
      blocks: [
        {
          kind: 'situation',
          means: 'మున్సిపల్ ఆఫీసు ముందుగా మీకు రాసి ఇవ్వాలి. ఆ తర్వాతే బలవంతంగా తరలించవచ్చు.',
          notes: [
            '**ఇంకా సర్టిఫికెట్ లేదా?** సర్వే పూర్తయి అందరికీ సర్టిఫికెట్లు వచ్చే వరకు ఎవరినీ ఖాళీ చేయించకూడదు (సెక్షన్ 3).',
            'రైల్వే స్థలంలో ఈ చట్టం వర్తించదు. ఉచిత న్యాయ సాయం అడగండి.',
          ],
          deadlines: [{ label: 'సర్టిఫికెట్ ఉన్నవారిని దీనికి ముందు తరలించకూడదు', fact: 'vendor.notice' }],
          say: 'దయచేసి రాసిన నోటీసు, మీ గుర్తింపు కార్డు చూపించండి.',
          steps: [
            {
              picture: 'notice',
              title: 'నోటీసు రాసి ఇవ్వమని అడగండి',
              text: 'దాని తేదీ కనిపించేలా ఫోటో తీయండి.',
            },
            {
              picture: 'certificate',
              title: 'మీ వెండింగ్ సర్టిఫికెట్ చూపించండి',
              text: 'లేదా సర్వే రసీదు, పాత కార్డు, జరిమానా రసీదులు.',
            },
            {
              picture: 'letter',
              title: 'ఆ రోజు కంటే ముందే జవాబు రాయండి',
              text: 'కింది లేఖ ఇవ్వండి. ముద్ర వేసిన కాపీ దాచుకోండి.',
            },
          ],
          letter: {
            to: 'కమిషనర్ లేదా కార్యనిర్వాహక అధికారి గారికి, [office]',
            subject: 'నా స్టాల్‌ను తరలించమన్న ఆదేశానికి జవాబు',
            body: [
              'నా పేరు [name]. నేను [place] వద్ద అమ్ముకుంటాను.',
              '[day] నాడు నన్ను కదలమన్నారు. నోటీసు నంబర్: [number].',
              'వీధి వ్యాపారుల చట్టం, 2014, సెక్షన్ 18(3) ప్రకారం సర్టిఫికెట్ ఉన్నవారికి {vendor.notice|before} నోటీసు ఇవ్వాలి. సెక్షన్ 3(3) ప్రకారం, సర్వే పూర్తయి అందరికీ సర్టిఫికెట్లు వచ్చే వరకు ఏ వ్యాపారినీ ఖాళీ చేయించకూడదు, తరలించకూడదు.',
              'దయచేసి ఇవి రాసి ఇవ్వండి: ఆదేశం, దానికి కారణం, సెక్షన్ 13 కింద కొత్త చోటు.',
              'అప్పటి వరకు నన్ను ఉన్న చోటే అమ్ముకోనివ్వమని కోరుతున్నాను.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] },
        },
        { kind: 'pages', pages: ['how-to/told-to-move', 'blog/street-vendor-compliance-india'] },
      ],
    },
    {
      id: 'goods-taken',
      heading: 'సరుకు తీసుకున్నారు: సంతకం చేసిన జాబితా అడగండి, ఈ రోజే వెళ్లండి',
      blocks: [
        {
          kind: 'situation',
          means:
            'మీ సరుకు అడిగి, రుసుము కట్టండి. అప్పుడు ఆహారం తిరిగి వచ్చేది {vendor.return-perishable}, ఇతర సరుకు {vendor.return-goods|before} లోపు.',
          notes: ['సరుకు అడిగి, రుసుము కట్టినప్పటి నుంచి ఈ సమయం లెక్క (సెక్షన్ 19).'],
          say: 'మీరు తీసుకునే ప్రతి వస్తువుకూ సంతకం చేసిన జాబితా దయచేసి ఇవ్వండి.',
          steps: [
            {
              picture: 'camera',
              title: 'పక్కనే ఉండి లెక్కపెట్టండి, ఫోటోలు తీయండి',
              text: 'జాబితా ఇవ్వలేదా? ఇద్దరు సాక్షులతో మీరే రాయండి.',
            },
            {
              picture: 'town-office',
              title: 'ఈ రోజే ఆఫీసుకు వెళ్లండి',
              text: 'సరుకు ఎవరి దగ్గర ఉందో అడగండి. ముందు ఆహారం: పాలు, పండ్లు, వండినవి.',
            },
            {
              picture: 'receipt',
              title: 'రాసి అడగండి, రసీదు తీసుకునే కట్టండి',
              text: 'సంతకం చేసే ముందు లెక్కపెట్టండి.',
            },
          ],
          letter: {
            to: 'కమిషనర్ లేదా కార్యనిర్వాహక అధికారి గారికి, [office]',
            subject: 'వీధి వ్యాపారుల చట్టం, 2014, సెక్షన్ 19 కింద నా సరుకు తిరిగి ఇవ్వమని కోరడం',
            body: [
              'నా పేరు [name]. నేను [place] వద్ద అమ్ముకుంటాను.',
              '[day] నాడు మీ అధికారులు నా దగ్గర ఈ సరుకు తీసుకున్నారు: [goods].',
              'వీధి వ్యాపారుల చట్టం, 2014, సెక్షన్ 19 కింద దాన్ని తిరిగి ఇవ్వమని కోరుతున్నాను. ఏ రుసుము కట్టాలో, ఏ నియమం ప్రకారమో దయచేసి రాసి ఇవ్వండి. రసీదు తీసుకుని కడతాను.',
              'సంతకం చేసిన జాబితా ఇవ్వకపోతే, దయచేసి ఇప్పుడు ఇవ్వండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.return-goods'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/seized-goods', 'how-to/free-lawyer'] },
      ],
    },
    {
      id: 'licence-notice',
      heading: 'జరిమానా లేదా లైసెన్స్ నోటీసు: చివరి తేదీ పత్రంలోనే ఉంటుంది',
      blocks: [
        {
          kind: 'situation',
          means: 'మీరు ఒక నియమం తప్పారని పట్టణం అంటోంది. ఏ నియమమో పత్రంలో సెక్షన్‌గా ఉంటుంది.',
          notes: [
            '**దుకాణం:** ఆ సెక్షన్ మీ పట్టణం సొంత చట్టానిది. ట్రేడ్ లైసెన్స్: [అది ఎప్పుడు ముగుస్తుంది, ఆలస్యమైతే ఎంత](/trade-license-compliance).',
            '**సర్టిఫికెట్ లేని వీధి వ్యాపారి:** జరిమానా గరిష్ఠంగా {vendor.penalty} (వీధి వ్యాపారుల చట్టం, సెక్షన్ 28).',
          ],
          say: 'ఇది ఏ సెక్షన్ కింద? దయచేసి రాసి ఇవ్వండి.',
          steps: [
            {
              picture: 'dates',
              title: 'సెక్షన్, మొత్తం, చివరి తేదీ చూడండి',
              text: 'సెక్షన్ “under” లేదా “u/s” తర్వాత ఉంటుంది. ప్రతి పేజీ ఫోటో తీయండి.',
            },
            {
              picture: 'receipt',
              title: 'కౌంటర్‌లో లేదా సైట్‌లో మాత్రమే కట్టండి',
              text: 'రసీదుతో. ఎవరి చేతికీ నగదు ఇవ్వకండి.',
            },
            {
              picture: 'letter',
              title: 'సరికాదా? చివరి తేదీకి ముందే జవాబు ఇవ్వండి',
              text: 'కింది లేఖ ఇవ్వండి. ముద్ర వేసిన కాపీ దాచుకోండి.',
            },
          ],
          letter: {
            to: 'కమిషనర్ లేదా కార్యనిర్వాహక అధికారి గారికి, [office]',
            subject: 'నోటీసు [number]కు జవాబు',
            body: [
              'నా పేరు [name]. నా స్టాల్ లేదా దుకాణం [place] వద్ద ఉంది.',
              '[day] నాడు నాకు ఈ నోటీసు అందింది.',
              'దయచేసి ఇవి రాసి ఇవ్వండి: సెక్షన్, మొత్తం ఎలా లెక్కించారు, నా మాట ఎలా చెప్పుకోవచ్చు.',
              'మీ జవాబు వచ్చే వరకు సమయం ఇవ్వమని కోరుతున్నాను.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance', 'how-to/vending-certificate'] },
      ],
    },
    {
      id: 'asked-for-money',
      heading: 'డబ్బు అడిగారు: రసీదు ఇస్తేనే కట్టండి',
      blocks: [
        {
          kind: 'situation',
          means: 'నిజమైన జరిమానాకు పత్రం, సెక్షన్, రసీదు ఉంటాయి.',
          notes: ['పత్రం లేదు, రసీదు లేదా? అయితే అది జరిమానా కాదు, అక్కడ కట్టనక్కర్లేదు.'],
          say: 'నేను కౌంటర్‌లో కడతాను. దయచేసి నోటీసు, రసీదు ఇవ్వండి.',
          steps: [
            {
              picture: 'notice',
              title: 'సెక్షన్ రాసి ఇవ్వమని అడగండి',
              text: 'శాంతంగా ఉండండి. ఏమీ ఇవ్వజూపకండి.',
            },
            {
              picture: 'clipboard',
              title: 'పేరు, బ్యాడ్జి, సమయం, చోటు రాసుకోండి',
              text: 'ఇద్దరు పక్కవారు సాక్షులుగా.',
            },
            {
              picture: 'letter',
              title: 'ఆఫీసు పెద్ద అధికారికి రాతపూర్వకంగా ఫిర్యాదు చేయండి',
              text: 'ప్రమాదం ఉంటే {fire.phone.emergency}కు ఫోన్ చేయండి.',
            },
          ],
          letter: {
            to: 'ఆఫీసు పెద్ద అధికారి గారికి, [office]',
            subject: 'నోటీసు, రసీదు లేకుండా డబ్బు అడగడం',
            body: [
              'నా పేరు [name]. నేను [place] వద్ద అమ్ముకుంటాను.',
              '[day] నాడు ఒక అధికారి నన్ను డబ్బు అడిగారు. సెక్షన్ ఉన్న నోటీసు గానీ, రసీదు గానీ నాకు ఇవ్వలేదు.',
              'జరిమానా కట్టాల్సి ఉంటే, దయచేసి ఆదేశం రాసి పంపండి. కౌంటర్‌లో కడతాను. లేకపోతే, దయచేసి ఇది ఆగేలా చూడండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['vendor.penalty'], documents: [] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'legal/constitution'] },
      ],
    },
    {
      id: 'police-stop',
      heading: 'పోలీసులు: సర్టిఫికెట్ ప్రకారం ఉంటే మిమ్మల్ని ఎవరూ ఆపకూడదు',
      blocks: [
        {
          kind: 'situation',
          means: 'మీ చోటులో, మీ వేళల్లో పోలీసులు గానీ ఇతరులు గానీ మిమ్మల్ని ఆపకూడదు (సెక్షన్ 27).',
          notes: ['**సర్టిఫికెట్ లేదా?** అయితే ఆదేశం రాసి ఇవ్వమని అడగండి. నిర్ణయించేది మున్సిపల్ ఆఫీసు, వీధిలో కాదు.'],
          say: 'ఇదిగో నా సర్టిఫికెట్. నన్ను ఆపే ఆదేశం దయచేసి చూపించండి.',
          steps: [
            {
              picture: 'certificate',
              title: 'సర్టిఫికెట్, గుర్తింపు కార్డు చూపించండి',
              text: 'శాంతంగా ఉండండి. ఎవరినీ తాకకండి.',
            },
            {
              picture: 'clipboard',
              title: 'పేరు, స్టేషన్, ఆదేశం అడగండి',
              text: 'సమయంతో పాటు వాటిని రాసుకోండి.',
            },
            {
              picture: 'people',
              title: 'టౌన్ వెండింగ్ కమిటీకి చెప్పండి',
              text: 'దాని సభ్యులు వ్యాపారుల తరఫున మాట్లాడతారు. ప్రమాదం ఉంటే {fire.phone.emergency}కు ఫోన్ చేయండి.',
            },
          ],
          letter: {
            to: 'బాధ్యత గల అధికారి గారికి, [office]',
            subject: 'నన్ను అమ్ముకోకుండా ఆపారు',
            body: [
              'నా పేరు [name]. నేను [place] వద్ద అమ్ముకుంటాను.',
              'నా వెండింగ్ సర్టిఫికెట్ ప్రకారమే ఉన్నా, [day] నాడు నన్ను వెళ్లమన్నారు. దాని నంబర్: [number].',
              'వీధి వ్యాపారుల చట్టం, 2014, సెక్షన్ 27 ప్రకారం, సర్టిఫికెట్ ప్రకారం నడుచుకునే వ్యాపారిని ఏ వ్యక్తీ, పోలీసులూ, అధికారీ అడ్డుకోకూడదు. ఏ ఆదేశం వర్తిస్తుందో దయచేసి రాసి ఇవ్వండి, లేదా నేను కొనసాగేలా చూడండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: ['street-vendors-27'] },
        },
        { kind: 'pages', pages: ['blog/street-vendor-compliance-india', 'how-to/told-to-move'] },
      ],
    },
    {
      id: 'food-sample',
      heading: 'ఆహార శాంపిల్: నోటీసు తీసుకోండి, మీ సొంత పరీక్ష అడగండి',
      blocks: [
        {
          kind: 'situation',
          means: 'అధికారి {fssai.sample.parts} భాగాలకు సీలు వేసి, రాసిన నోటీసు మీకు ఇస్తారు.',
          notes: [
            'మీరు అడిగితే, ఒక భాగం గుర్తింపు ఉన్న ల్యాబ్‌కు వెళ్తుంది. ఫలితాలు వేరుగా వస్తే, మూడో ల్యాబ్ నిర్ణయిస్తుంది (సెక్షన్ 47).',
          ],
          say: 'దయచేసి రాసిన నోటీసు ఇవ్వండి, ఒక భాగం గుర్తింపు ఉన్న ల్యాబ్‌కు పంపండి.',
          steps: [
            {
              picture: 'identity-card',
              title: 'కార్డు, రాసిన నోటీసు అడగండి',
              text: 'పేరు, సమయం, ఏం తీసుకున్నారో రాసుకోండి.',
            },
            {
              picture: 'lock',
              title: 'ప్రతి భాగానికీ సీలు వేయడం చూడండి',
              text: 'పత్రం సరిగ్గా ఉంటే సంతకం చేయండి.',
            },
            {
              picture: 'letter',
              title: 'రెండో పరీక్ష రాతపూర్వకంగా అడగండి',
              text: 'అదే రోజు. మీకు ఎంత ఖర్చవుతుందో అడగండి.',
            },
          ],
          letter: {
            to: 'డెజిగ్నేటెడ్ ఆఫీసర్ (ఆహార భద్రత) గారికి, [office]',
            subject: 'నా ఆహార శాంపిల్‌కు రెండో పరీక్ష',
            body: [
              'నా పేరు [name]. నా ఆహార వ్యాపారం [place] వద్ద ఉంది. నమోదు లేదా లైసెన్స్ నంబర్: [number].',
              '[day] నాడు నా దగ్గర శాంపిల్ తీసుకున్నారు: [goods].',
              'ఆహార భద్రత, ప్రమాణాల చట్టం, 2006, సెక్షన్ 47(1)(c)(iii) కింద, దయచేసి ఒక భాగాన్ని గుర్తింపు ఉన్న ల్యాబ్‌కు పంపండి. దయచేసి రెండు నివేదికలూ నాకు పంపండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.sample.parts'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'food-notice',
      heading: 'ఆహారం సరిదిద్దుకోమనే నోటీసు: మీకు కనీసం {fssai.notice.days} ఉన్నాయి',
      blocks: [
        {
          kind: 'situation',
          means: 'ఏది సరిగ్గా లేదో, ఎప్పటిలోగా సరిచేయాలో నోటీసులో ఉంటుంది. ఆ సమయంలో సరిచేయండి.',
          notes: [
            'ఏమీ చేయకపోతే, లైసెన్స్‌ను నిలిపివేయవచ్చు, తర్వాత రద్దు చేయవచ్చు (సెక్షన్ 32).',
            'మీరు ఒప్పుకోరా? {fssai.notice.appeal|before} లోపు, లేదా నోటీసు గడువు అంతకంటే ముందు ముగిస్తే ఆలోపు అప్పీలు చేయండి.',
          ],
          deadlines: [
            { label: 'మీ సమయం దీనికి ముందు ముగియదు', fact: 'fssai.notice.days' },
            { label: 'అప్పీలుకు చివరి తేదీ', fact: 'fssai.notice.appeal' },
          ],
          say: 'నేను సరిచేస్తాను. దయచేసి ప్రతి విషయం, చివరి తేదీ రాసి ఇవ్వండి.',
          steps: [
            {
              picture: 'dates',
              title: 'ప్రతి విషయం, చివరి తేదీ చదవండి',
              text: 'అర్థం కానిది అడగండి.',
            },
            { picture: 'camera', title: 'సరిచేయండి, ఫోటోలు తీయండి', text: 'బిల్లులు దాచుకోండి.' },
            {
              picture: 'letter',
              title: 'ఆఫీసుకు రాతపూర్వకంగా చెప్పండి',
              text: 'మళ్లీ వచ్చి చూడమని అడగండి. కాపీ దాచుకోండి.',
            },
          ],
          letter: {
            to: 'డెజిగ్నేటెడ్ ఆఫీసర్ (ఆహార భద్రత) గారికి, [office]',
            subject: 'సరిదిద్దుకోమనే నోటీసు [number]: సరిచేశాం',
            body: [
              'నా పేరు [name]. నా ఆహార వ్యాపారం [place] వద్ద ఉంది.',
              'ఆహార భద్రత, ప్రమాణాల చట్టం, 2006, సెక్షన్ 32 కింద సరిదిద్దుకోమనే ఈ నోటీసు [day] నాడు నాకు అందింది.',
              'అందులో చెప్పిన ప్రతి విషయాన్నీ సరిచేశాను. ఫోటోలు, బిల్లులు ఈ లేఖతో ఉన్నాయి. దయచేసి మళ్లీ వచ్చి చూసి, రాసి నిర్ధారించండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['fssai.notice.days'], documents: [] },
        },
        { kind: 'pages', pages: ['guides/fssai-compliance', 'infographics/food-cart-hygiene'] },
      ],
    },
    {
      id: 'weights',
      heading: 'తూకాల ఇన్‌స్పెక్టర్: ముద్ర చూపించండి, రాసి తీసుకోండి',
      blocks: [
        {
          kind: 'situation',
          means:
            '{sectors.scales.notice-since} నుంచి, జాబితాలో ఉన్న తప్పు మొదటిసారి చేస్తే, జరిమానా కాకుండా నోటీసుతో ముగియవచ్చు.',
          notes: [
            'మోసానికి ఎప్పుడూ కాదు, రెండోసారి ఎప్పుడూ కాదు. ఇతర మొదటి జరిమానాలు {sectors.scales.fine|before} వరకు ఉంటాయి.',
            'ముద్ర లేని తూకం తీసుకున్నారా? సమయానికి ముద్ర వేయిస్తే, దాన్ని శాశ్వతంగా తీసేసుకోరు (సెక్షన్ 16).',
          ],
          say: 'ఇదిగో నా ముద్ర సర్టిఫికెట్. ఏది సరిగ్గా లేదో దయచేసి రాసి ఇవ్వండి.',
          steps: [
            {
              picture: 'scale-stamp',
              title: 'ముద్ర సర్టిఫికెట్ చూపించండి',
              text: 'అధికారిని తూకం పరీక్షించనివ్వండి.',
            },
            {
              picture: 'receipt',
              title: 'తూకం తీసుకుంటే రసీదు అడగండి',
              text: 'సెక్షన్, నంబర్‌తో.',
            },
            {
              picture: 'weights',
              title: 'తూకానికి ముద్ర వేయించండి',
              text: '[తూకానికి ముద్ర ఎలా వేయించాలి](/how-to-guides/scale-stamp). అధికారికి రాతపూర్వకంగా చెప్పండి.',
            },
          ],
          letter: {
            to: 'తూనికలు, కొలతల అధికారి గారికి, [office]',
            subject: 'నా తూకం గురించి నోటీసు [number]',
            body: [
              'నా పేరు [name]. నేను [place] వద్ద అమ్ముకుంటాను.',
              '[day] నాడు మీరు నా తూకాన్ని లేదా ప్యాకెట్లను తనిఖీ చేశారు: [goods].',
              'నోటీసులో చెప్పినవి సరిచేస్తున్నాను. దయచేసి తూకాన్ని పరీక్షించి ముద్ర వేయండి, అది అయ్యాక రాసి చెప్పండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['sectors.scales.notice-since'], documents: ['legal-metrology-16'] },
        },
        { kind: 'pages', pages: ['how-to/scale-stamp', 'sectors/retail-commerce'] },
      ],
    },
    {
      id: 'gst-notice',
      heading: 'GST నోటీసు: మీకు ఎన్ని రోజులో ఫారం నంబర్ చెబుతుంది',
      blocks: [
        {
          kind: 'situation',
          means: 'ఇది ప్రశ్న, ఇంకా జరిమానా కాదు. పోర్టల్‌లో, దాని సమయంలో జవాబు ఇవ్వండి.',
          notes: [
            'పత్రంలో వేరే తేదీ ఉందా? అయితే ఆ తేదీయే లెక్క.',
            'పోర్టల్‌లోని నోటీసులకు రిఫరెన్స్ నంబర్ ఉంటుంది. దాన్ని [GST పోర్టల్](portal:gst)లో చూడండి.',
          ],
          deadlines: [
            { label: 'GSTR-3A రాని రిటర్న్ అడుగుతుంది: దాఖలు గడువు', fact: 'gst.notice.return' },
            { label: 'ASMT-10 ఒక ప్రశ్న అడుగుతుంది: జవాబుకు గరిష్ఠ గడువు', fact: 'gst.notice.scrutiny' },
            { label: 'REG-17 మీ నంబర్ రద్దు చేయవచ్చు: జవాబు గడువు', fact: 'gst.notice.cancel' },
          ],
          say: 'దయచేసి రిఫరెన్స్ నంబర్ చెప్పండి. పోర్టల్‌లో జవాబు ఇస్తాను.',
          steps: [
            {
              picture: 'portal',
              title: 'అది నిజమైనదేనా చూడండి',
              text: 'పోర్టల్ చిరునామా మీరే టైప్ చేయండి. అక్కడ నోటీసులు తెరవండి.',
            },
            {
              picture: 'dates',
              title: 'ఫారం నంబర్, చివరి తేదీ చూడండి',
              text: 'ఆలస్యమైన రిటర్న్‌లు: ముందు వాటిని దాఖలు చేయండి.',
            },
            {
              picture: 'computer',
              title: 'అక్కడే, బిల్లులతో జవాబు ఇవ్వండి',
              text: 'అడిగిన దానికే జవాబు ఇవ్వండి. ఇంకా సమయం కావాలా? చివరి తేదీకి ముందే అడగండి.',
            },
          ],
          letter: {
            to: 'GST అధికారి గారికి, [office]',
            subject: 'నోటీసు [number]: దయచేసి ఇంకా సమయం ఇవ్వండి',
            body: [
              'నా పేరు [name]. నా వ్యాపారం [place] వద్ద ఉంది.',
              '[day] నాడు నాకు ఈ నోటీసు అందింది. అందులో అడిగిన బిల్లులు, స్టేట్‌మెంట్లు సేకరిస్తున్నాను.',
              'జవాబు ఇవ్వడానికి దయచేసి ఇంకా సమయం ఇచ్చి, కొత్త చివరి తేదీ రాసి చెప్పండి.',
            ],
          },
          call: freeLawyer,
          law: {
            facts: ['gst.notice.return', 'gst.notice.scrutiny', 'gst.notice.cancel'],
            documents: ['gst-reference-number'],
          },
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'blog/upi-receipts-and-gst'] },
      ],
    },
    {
      id: 'income-tax-notice',
      heading: 'ఆదాయపు పన్ను నోటీసు: ముందు దాని DIN నంబర్ చూడండి',
      blocks: [
        {
          kind: 'situation',
          means: 'నిజమైన లేఖకు పత్రం నంబర్ (DIN) ఉంటుంది, లేదా ఎందుకు లేదో అందులో ఉంటుంది.',
          notes: [
            'ఇప్పటి నియమం {income-tax.document-number-since} నుంచి ఉంది.',
            'చివరి తేదీ నోటీసులో ఉంటుంది. అన్నిటికీ ఒకే గడువు లేదు.',
          ],
          say: 'దయచేసి DIN చెప్పండి. పోర్టల్‌లో సరిచూస్తాను.',
          steps: [
            {
              picture: 'portal',
              title: 'పోర్టల్‌లో నంబర్ సరిచూడండి',
              text: '[ఆదాయపు పన్ను పోర్టల్](portal:incometax)లో: నోటీసు నిజమేనా చూడండి. లాగిన్ అక్కర్లేదు.',
            },
            {
              picture: 'dates',
              title: 'సెక్షన్, సంవత్సరం, చివరి తేదీ చూడండి',
              text: 'ప్రతి పేజీ ఫోటో తీయండి.',
            },
            {
              picture: 'computer',
              title: 'సమయానికి పోర్టల్‌లో జవాబు ఇవ్వండి',
              text: 'బిల్లులు, బ్యాంక్ స్టేట్‌మెంట్‌తో. ఇంకా సమయం కావాలా? చివరి తేదీకి ముందే అడగండి.',
            },
          ],
          letter: {
            to: 'అసెసింగ్ ఆఫీసర్ గారికి, [office]',
            subject: 'నోటీసు, DIN [number]: దయచేసి ఇంకా సమయం ఇవ్వండి',
            body: [
              'నా పేరు [name]. నా వ్యాపారం [place] వద్ద ఉంది.',
              '[day] నాడు నాకు ఈ నోటీసు అందింది. అందులో అడిగిన పత్రాలు సేకరిస్తున్నాను.',
              'జవాబు ఇవ్వడానికి దయచేసి ఇంకా సమయం ఇచ్చి, కొత్త చివరి తేదీ రాసి చెప్పండి.',
            ],
          },
          call: freeLawyer,
          law: { facts: ['income-tax.document-number-since'], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/income-tax-return', 'blog/tax-return-date'] },
      ],
    },
    {
      id: 'labour-officer',
      heading: 'కార్మిక ఇన్‌స్పెక్టర్: రిజిస్టర్‌లు చూపించండి, ఆదేశం అడగండి',
      blocks: [
        {
          kind: 'situation',
          means: 'ఏం చూపాలన్నది మీ రాష్ట్రాన్ని, మీ దగ్గర ఎంతమంది పని చేస్తారన్నదాన్ని బట్టి ఉంటుంది.',
          notes: ['సెక్షన్, తేదీ నోటీసులో ఉంటాయి. అందులో లేనిది కార్మిక ఆఫీసును అడగండి.'],
          say: 'మీ కార్డు, ఆదేశం చూడవచ్చా? మీరు రాసుకున్న దాని కాపీ దయచేసి ఇవ్వండి.',
          steps: [
            {
              picture: 'papers',
              title: 'మీ దగ్గర ఉన్నవి చూపించండి',
              text: 'నియామక పత్రాలు, రిజిస్టర్, జీతాల రుజువు, ESI, PF రసీదులు.',
            },
            {
              picture: 'clipboard',
              title: 'వారు రాసుకున్న దాని కాపీ అడగండి',
              text: 'సంతకం చేసే ముందు చదవండి.',
            },
            {
              picture: 'letter',
              title: 'సరిచేసి, సమయానికి జవాబు ఇవ్వండి',
              text: 'రాతపూర్వకంగా, ముద్ర వేసిన కాపీతో.',
            },
          ],
          letter: {
            to: 'కార్మిక ఆఫీసుకు, [office]',
            subject: 'మీ సందర్శన, నోటీసు [number]',
            body: [
              'నా పేరు [name]. నా దుకాణం లేదా వర్క్‌షాప్ [place] వద్ద ఉంది.',
              '[day] నాడు ఒక అధికారి మా దగ్గరకు వచ్చారు.',
              'దయచేసి ఇవి పంపండి: వారు రాసుకున్న దాని కాపీ, అది ఏ సెక్షన్ల కింద, ప్రతి విషయం సరిచేయడానికి చివరి తేదీ.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'start/hr'] },
      ],
    },
    {
      id: 'read-a-notice',
      heading: 'ఏ నోటీసు అయినా: అందులో ఐదు విషయాలు చూడండి',
      blocks: [
        {
          kind: 'situation',
          means: 'ఒక ఆఫీసు, ఒక చివరి తేదీలోగా మీ జవాబు అడుగుతోంది. ఆఫీసు, అధికారి, తేదీ, సెక్షన్, చివరి తేదీ చూడండి.',
          notes: [
            '**బ్యాంకు నుంచి:** [రుణాలు, బ్యాంకులు](/start-business/step/banking). **పన్ను:** [GST](/notice#gst-notice) లేదా [ఆదాయపు పన్ను](/notice#income-tax-notice).',
            '**భవనం లేదా ఆస్తి పన్ను:** [మున్సిపల్ ఆఫీసు](/notice#licence-notice) పంపుతుంది.',
            'జవాబు ఇవ్వకపోవడమే అన్నిటికన్నా చెడ్డది. అప్పుడు మీ మాట వినకుండానే ఆఫీసు నిర్ణయిస్తుంది.',
          ],
          say: 'ఇది ఏ ఆఫీసు పంపింది, ఏ సెక్షన్ కింద, ఎప్పటిలోగా జవాబు ఇవ్వాలి?',
          steps: [
            {
              picture: 'camera',
              title: 'ప్రతి పేజీ ఫోటో తీయండి',
              text: 'కవరు కూడా. అది వచ్చిన రోజు లెక్కలోకి రావచ్చు.',
            },
            { picture: 'dates', title: 'చివరి తేదీ చూడండి', text: 'మీ క్యాలెండర్‌లో రాసుకోండి.' },
            {
              picture: 'letter',
              title: 'దానికి ముందే రాతపూర్వకంగా జవాబు ఇవ్వండి',
              text: 'ఆఫీసుకు లేదా ఉచిత న్యాయవాది దగ్గరకు తీసుకెళ్లండి. ముందు చివరి తేదీ చెప్పండి.',
            },
          ],
          letter: {
            to: 'నోటీసుపై సంతకం చేసిన అధికారి గారికి, [office]',
            subject: 'నోటీసు [number]',
            body: [
              'నా పేరు [name]. నా స్టాల్ లేదా దుకాణం [place] వద్ద ఉంది.',
              '[day] నాడు నాకు ఈ నోటీసు అందింది.',
              'దయచేసి ఇవి రాసి ఇవ్వండి: సెక్షన్, నేను ఏం చేయాలి, ఏ రోజులోగా, నా మాట ఎలా చెప్పుకోవచ్చు.',
            ],
          },
          call: freeLawyer,
          law: { facts: [], documents: [] },
        },
        { kind: 'pages', pages: ['how-to/free-lawyer', 'infographics/penalties-ladder'] },
      ],
    },
    {
      id: 'fake-notice',
      heading: 'కాల్ లేదా లింకు డబ్బు అడుగుతోంది: బహుశా మోసం',
      blocks: [
        {
          kind: 'situation',
          means: 'నిజమైన నోటీసును ఆ ఆఫీసు సొంత సైట్‌లో సరిచూడవచ్చు. ఇప్పుడే ఏమీ కట్టకండి.',
          notes: [
            'దొంగ సమన్లు లోగోనూ, నంబర్‌నూ కాపీ కొడతాయి. నంబర్‌ను సైట్‌లో చూడండి.',
            '**గుర్తులు:** డబ్బు కట్టే లింకు, తొందర పెట్టడం, OTP, యాప్ పెట్టుకోమనడం, వ్యక్తి పేరున్న UPI.',
          ],
          say: 'నేను కౌంటర్‌లో లేదా ప్రభుత్వ సైట్‌లో మాత్రమే కడతాను.',
          steps: [
            {
              picture: 'warning',
              title: 'ఏదీ నొక్కకండి, ఏమీ కట్టకండి',
              text: 'OTP ఇవ్వకండి. ఫోన్ పెట్టేయండి.',
            },
            {
              picture: 'computer',
              title: 'ఆఫీసు చిరునామా మీరే టైప్ చేయండి',
              text: 'నోటీసును అక్కడ చూడండి. [నకిలీ సైట్‌ను ఎలా గుర్తించాలి](/infographics/fake-site-signs).',
            },
            {
              picture: 'phone',
              title: 'ఇప్పటికే కట్టారా? వెంటనే {helpline.cybercrime}కు ఫోన్ చేయండి',
              text: '[తర్వాత మీ బ్యాంకుకు](/how-to-guides/online-fraud).',
            },
          ],
          call: {
            picture: 'police',
            label: 'మోసాల హెల్ప్‌లైన్‌కు ఫోన్ చేయండి, {helpline.cybercrime}',
            fact: 'helpline.cybercrime',
          },
          law: { facts: [], documents: ['false-summons'] },
        },
        { kind: 'pages', pages: ['how-to/online-fraud', 'infographics/fake-site-signs'] },
      ],
    },
  ],
};
