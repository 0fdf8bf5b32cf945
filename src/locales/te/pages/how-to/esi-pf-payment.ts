import { task } from '../../task-page.ts';

/** Task: the monthly payment and return for ESI and PF. */
export const content = task({
  name: 'ప్రతి నెలా ESI, PF కట్టండి',
  slug: 'esi-pf-payment',
  title: 'ప్రతి నెలా ESI, PF కట్టండి, టిక్‌లతో | Niyam',
  description:
    'ESI, PFకి {labour.due}వ తేదీలోపు ఏం లెక్కించాలి, దాఖలు చేయాలి, కట్టాలి; ఆలస్యమైతే ఎంత; ఒక్కో కార్మికుడి డబ్బు చేరిందో ఎలా చూడాలి.',
  heading: 'ప్రతి నెలా ESI, PF కట్టండి',
  lead: 'తర్వాతి నెల {labour.due}వ తేదీలోపు. జాబితా సరిగ్గా ఉంటే ఒక గంట.',
  topic: 'workers',
  effort: 'evening',
  time: 'నెలకు ఒక గంట',
  cost: 'ESI కార్మికుడి నుంచి {labour.esi.worker}, మీ నుంచి {labour.esi.employer}; PF ఒక్కొక్కరి నుంచి {labour.epf.worker}',
  place: '[EPFO](portal:epfoemployer), [ESIC](portal:esic) యజమాని సైట్‌లలో.',
  frames: [
    { picture: 'form', caption: 'ఒక్కో కార్మికుడికి ఒక వరుస: రోజులు, వేతనం, వాటాలు.' },
    { picture: 'pay', caption: 'వ్యాపారం ఖాతా నుంచి కట్టండి.' },
    { picture: 'letter', caption: 'నెలకు రెండు చలాన్‌లు, ఒకే ఫైల్‌లో.' },
  ],
  needs: [
    { id: 'wage-register', label: 'ఆ నెల జీతాల రిజిస్టర్' },
    { id: 'attendance', label: 'పని చేసిన రోజులు, ఎవరు చేరారు, ఎవరు మానేశారు' },
    { id: 'employer-login', label: 'రెండు సైట్‌ల యూజర్ పేర్లు, పాస్‌వర్డ్‌లు' },
    { id: 'bank', label: 'వ్యాపారం ఖాతా నెట్ బ్యాంకింగ్' },
  ],
  steps: [
    {
      id: 'wages',
      title: 'ముందు జీతాలు ఇవ్వండి',
      text: '{labour.wages.due}వ తేదీలోపు, ప్రతి కోతా చూపే చీటీతో.',
    },
    {
      id: 'changes',
      title: 'చేరినవారు, మానేసినవారిని రాయండి',
      text: 'తేదీతో. మానేసినవారిని మర్చిపోతే మీకు డబ్బు నష్టం, చేరినవారిని మర్చిపోతే వారికి ఆసుపత్రి ఉండదు.',
    },
    {
      id: 'reckon',
      title: 'వాటాలు లెక్కించండి',
      text: 'నెలకు {labour.esi.wage-max|before} వరకు వేతనానికి ESI. {labour.epf.ceiling|before} వరకు వేతనానికి PF తప్పనిసరి. [ఒక ఉదాహరణ](/infographics/pf-and-esi).',
    },
    {
      id: 'pf',
      title: 'PF దాఖలు చేసి కట్టండి',
      text: 'నెలవారీ రిటర్న్‌ను ECR అంటారు. కట్టే ముందు మొత్తం చూడండి.',
    },
    {
      id: 'esi',
      title: 'ESI దాఖలు చేసి కట్టండి',
      text: 'ESIC సైట్‌లో. ఒక్కో వాటాను పై రూపాయికి సవరిస్తారు.',
    },
    {
      id: 'keep',
      title: 'రెండు చలాన్‌లూ సేవ్ చేయండి',
      text: 'ఆ నెల జాబితాతో.',
    },
    {
      id: 'check',
      title: 'ఒక కార్మికుడిని చూడమనండి',
      text: 'ఒక్కొక్కరూ తమ PF ఖాతాను UANతో చూడవచ్చు. ఒక నెల ఉంటే, మిగతావీ చాలావరకు ఉన్నట్టే.',
    },
  ],
  wrongAnswer: 'ఆలస్యమైతే వడ్డీ. జీతం నుంచి కోసి కట్టకపోవడం అన్నిటికన్నా పెద్ద తప్పు.',
  wrong: [
    '**ఆలస్యం.** వడ్డీ ఏడాదికి {labour.late.interest}; PFకి తోడుగా నెలకు {labour.late.epf-damages} నష్టపరిహారం.',
    '**జీతం నుంచి కోసి, కట్టలేదు.** అన్నిటికన్నా పెద్ద తప్పు ఇది: అది కార్మికుల డబ్బు. వెంటనే కట్టి, సలహా తీసుకోండి.',
    '**ఈ నెల కార్మికులు లేరు.** వదిలేసే ముందు, అయినా రిటర్న్ ఇవ్వాలా అని అడగండి.',
  ],
  call: ['EPFO, ESIC హెల్ప్ డెస్క్‌లు; నంబర్లు మొదటి పేజీల్లో ఉంటాయి.', 'మీ అకౌంటెంట్, లేదా [మేం](/contact).'],
  portals: ['epfoemployer', 'esic'],
  pages: ['guides/labour-law-compliance', 'tools/financial-hub', 'infographics/pf-and-esi'],
});
