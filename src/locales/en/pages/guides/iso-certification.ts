import type { GuideText } from '../../../../content/types.ts';

/** ISO certification: which standard, whose certificate, at what price. */
export const content: GuideText = {
  name: 'ISO certification',
  title: 'ISO certification: cost, steps, fake sellers | Niyam',
  description:
    'ISO certifies nobody. Which standard a buyer may ask for, how an audit runs, what it costs, and how to tell a real certificate from bought paper.',
  heading: 'ISO certification',
  lead: 'You need it only when a buyer names it.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'ISO certification',
    'ISO 9001',
    'ISO 14001',
    'ISO 27001',
    'ISO 45001',
    'NABCB accredited body',
  ],
  glance: {
    needIt: { value: 'Rarely', note: 'no law' },
    fee: { value: '{iso.cost.quality}', note: 'quality, our estimate' },
    time: { note: 'to prepare' },
  },
  card: {
    doINeedIt:
      'No general law asks a small business for it. You need it when a buyer or a tender names it, and hardly before.',
    governmentFee:
      'None: it is a private service. For comparison, the government’s own body, BIS, takes {iso.bis.small.application} to apply, {iso.bis.small.audit-day} for each auditor’s day and {iso.bis.small.certificate} for the certificate from a small enterprise.',
    ourFee:
      'For help with getting ready, named in writing beforehand. Our services start at {claim.serviceFrom}, by our own price list. The audit is paid to the body that makes it.',
    time: '{iso.time.prepare} to get ready, then {iso.time.audit} of audit, we estimate. The certificate lasts {iso.validity}.',
    documents:
      'How you work, written down, and records which show that you work so. The list is [below](/iso-certification#documents).',
  },
  doItYourself: {
    text: 'A small firm can prepare itself. Buy the standard, write down how you work, keep records for some months, then ask three accredited bodies for an offer. You need no consultant to be certified.',
    portal: 'nabcb',
  },
  chats: [
    {
      label: 'Chat about ISO certification',
      greeting: 'Hello, I have a question about ISO certification.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Do you need it?',
      answer: 'Only when a buyer or a tender names it in writing.',
      blocks: [
        {
          kind: 'text',
          text: 'A certificate says that an outside auditor looked at how your firm is run and found that it follows a standard. It does not say that your goods are good. For goods there is the [ISI mark](/bis-registration), and for food the [food licence](/fssai-compliance).',
        },
        {
          kind: 'text',
          text: 'Ask the one who asks you: which standard, which edition, and must the certificate be accredited? Get it in writing. “You need ISO” from a seller of certificates is no reason. A line in a tender is.',
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'Often enough without it',
          text: 'Many buyers of a small firm are content with your licence, your [Udyam](/msme-compliance) number and a visit. Offer them that first.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you run a stall or a small shop',
      answer: 'No. Keep your money.',
      blocks: [
        {
          kind: 'text',
          text: 'You do not need it. No rule asks for it when you apply for a vending certificate, a licence or a street vendor’s loan. If someone offers you one for your stall, keep your money. A clean counter and a FoSTaC course for food handlers do more for you.',
        },
      ],
    },
    {
      id: 'check-the-body',
      heading: 'How to tell a real certificate from bought paper',
      answer: 'Look it up on the NABCB register before you pay.',
      blocks: [
        {
          kind: 'text',
          text: 'There are three floors. ISO writes the standard. A **certification body** audits you. An **accreditation body** audits the certification body. In India that is NABCB; other countries have their own, and they recognise each other. Paper without the third floor is worth what a neighbour’s word is worth.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask the body which accreditation it has, and for which standard. Having it for one does not give it for another.',
            'Look it up yourself on the [NABCB register](portal:nabcb). Do not follow the link in the offer.',
            'Look up one of its customers on [CertSearch](portal:iafcertsearch).',
            'After your audit, look for your own certificate there.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Signs of a seller of paper',
          text: 'A certificate in two days. No visit. A price before a single question about your firm. ISO’s own logo on the paper, which ISO allows nobody. Consulting and certificate from the same hand.',
        },
      ],
    },
    {
      id: 'quality',
      heading: 'ISO 9001: quality',
      answer: 'The one most asked for. It fits a small workshop too.',
      blocks: [
        {
          kind: 'text',
          text: 'The one most asked for. It wants to know whether you understand what the customer ordered, whether you make it the same way each time, and what you do when something goes wrong. It fits a workshop of five as well as a mill. What you need most is habit: orders in writing, checks written down, complaints answered and their cause removed.',
        },
        {
          kind: 'text',
          text: 'The edition we could confirm is {iso.quality.edition}. A new one was expected in {iso.quality.expected}; we could not confirm that it is out. Ask the body which edition it will audit, and look in [the catalogue](portal:isostandards).',
        },
      ],
    },
    {
      id: 'environment',
      heading: 'ISO 14001: environment',
      answer: 'Dyeing, plating, printing and plastics firms are asked for it.',
      blocks: [
        {
          kind: 'text',
          text: 'It looks at what your work does to air, water, soil and waste, and whether you know the laws that bind you. Dyeing, plating, printing and plastics firms are asked for it. It does not replace the consent of the pollution control board.',
        },
        {
          kind: 'text',
          text: 'Since {iso.environment.edition|from} the edition is {iso.environment.edition}. It replaced {iso.environment.edition@2026-04-14}. Older certificates are expected to move to it by about {iso.environment.move-by}. If you begin now, begin with the new one.',
        },
      ],
    },
    {
      id: 'information-security',
      heading: 'ISO 27001: information security',
      answer: 'For firms that keep other people’s data.',
      blocks: [
        {
          kind: 'text',
          text: 'For firms that keep other people’s data: software, call centres, payroll, clinics. It asks who may see what, how you know if someone broke in, and whether you can go on after a fire or a stolen laptop. Foreign customers ask for it often. It is not the same as obeying the data protection law, but it helps.',
        },
        {
          kind: 'text',
          text: 'The edition is {iso.security.edition}. Certificates on the edition before it ended on {iso.security.old-until}. If someone shows you one, it has lapsed.',
        },
      ],
    },
    {
      id: 'workplace-safety',
      heading: 'ISO 45001: safety at work',
      answer: 'Builders, factories and warehouses are asked for it.',
      blocks: [
        {
          kind: 'text',
          text: 'It asks what could hurt the people who work for you, and what you do before it happens: guards on machines, helmets that are worn, a drill for fire, a book of near misses. Builders, factories and warehouses are asked for it. The edition is {iso.safety.edition}. The [labour law](/labour-law-compliance) binds you with or without it.',
        },
      ],
    },
    {
      id: 'industry-standards',
      heading: 'Standards for single trades',
      answer: 'Food, medical devices, laboratories, energy, schools and car parts.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Food**: {iso.food.edition}, the FSSC scheme that is built on it, and HACCP. Exporters and large kitchens are asked for them.',
            '**Medical devices**: ISO 13485.',
            '**Laboratories**: ISO/IEC 17025. Here the laboratory itself is accredited, in India by NABL.',
            '**Energy**: ISO 50001, for those whose power bill is their largest.',
            '**Schools and training**: ISO 21001.',
            '**Car parts**: the standard of the car makers’ group IATF, which their suppliers must hold.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'Ten true pages: scope, policy, work chart, risks, complaints.',
      blocks: [
        {
          kind: 'text',
          text: 'You do not need a cupboard of files. Ten pages that are true beat two hundred that were bought.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'business-proof',
              label: 'Proof of the business',
              note: 'Udyam, the firm’s or company’s papers, GST or trade licence.',
            },
            { id: 'iso-scope', label: 'One sentence: what you do, where, with how many people' },
            { id: 'iso-policy', label: 'Your policy and goals, signed by the owner' },
            { id: 'process-chart', label: 'A chart of the work, from order to delivery' },
            { id: 'iso-law-list', label: 'A list of the laws and licences that bind you' },
            { id: 'iso-risk-list', label: 'What could go wrong, and what you do against it' },
            { id: 'iso-training', label: 'Who was trained in what, and when' },
            { id: 'iso-complaints', label: 'Complaints and faults, with cause and remedy' },
            {
              id: 'iso-internal-audit',
              label: 'Your own audit, and the notes of the owner’s review',
              note: 'Both must have happened once before the body comes.',
            },
          ],
        },
      ],
    },
    {
      id: 'prepare',
      heading: 'Before the audit: getting ready',
      answer: 'Plan {iso.time.prepare}. Work that way and keep records.',
      blocks: [
        {
          kind: 'text',
          text: 'It takes {iso.time.prepare}, we estimate. Most of that is not writing. It is doing the same thing every day and noting it.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Read the standard and mark what you do already. It is more than you think.',
            'Write down the rest in your own words, in the language of your workers.',
            'Work that way for some months and keep the records.',
            'Let someone who does not do the work check it. Correct what they find.',
            'Get offers from three accredited bodies. Each must state the number of audit days for all {iso.validity}.',
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'The audit, step by step',
      answer: 'Two visits by the auditor, then corrections and the certificate.',
      blocks: [
        {
          kind: 'text',
          text: 'From the first day of audit to the last, a small firm needs {iso.time.audit}, we estimate, if stage one finds little. The other times are estimates too.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Stage 1 audit',
              text: 'The auditor reads your papers and looks round. You hear what is missing while there is time to correct it.',
              time: 'a day in a small firm',
              cost: 'part of the audit price',
            },
            {
              title: 'Stage 2 audit',
              text: 'The auditor watches the work, asks the people who do it, and takes samples of your records. Let your workers answer. Nobody expects textbook words.',
              time: 'one to three days',
              cost: 'part of the audit price, and the auditor’s travel',
            },
            {
              title: 'Corrective actions',
              text: 'Where something does not fit, you say why it happened and what you changed, with proof. Nearly every firm has some of these. It is no failure.',
              time: 'some weeks; the body sets the day',
              cost: 'your own work; a further visit if the fault is large',
            },
            {
              title: 'Decision',
              text: 'Someone in the body who was not at your audit reads the report and decides. An auditor who promises you the result on the spot is not allowed to.',
              time: 'one or two weeks',
              cost: 'nothing more',
            },
            {
              title: 'Certificate',
              text: 'It names your firm, the place, the standard with its edition, the scope and the end date. Check each, then look it up on [CertSearch](portal:iafcertsearch).',
              time: 'valid {iso.validity}',
              cost: 'part of the price',
            },
          ],
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts',
      answer: 'A certificate lasts {iso.validity}, with an audit each year.',
      blocks: [
        {
          kind: 'text',
          text: 'A certificate lasts {iso.validity}. In between the body comes for a surveillance audit at least once a year, which is shorter. Before the end you are audited anew. If you skip a surveillance audit the certificate is suspended, and CertSearch shows it.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'For quality we estimate {iso.cost.quality}. No law sets the price.',
      blocks: [
        {
          kind: 'text',
          text: 'No law and no list of ISO sets the price. Bodies count audit days, and the days follow the number of your people, your sites and the danger of the work.',
        },
        {
          kind: 'entries',
          caption: 'A small firm, one place: our estimate for certification',
          rows: [
            { label: 'ISO 9001, quality', fact: 'iso.cost.quality' },
            { label: 'ISO 14001, environment', fact: 'iso.cost.environment' },
            { label: 'ISO 27001, information security', fact: 'iso.cost.security' },
            { label: 'ISO 45001, safety at work', fact: 'iso.cost.safety' },
          ],
        },
        {
          kind: 'entries',
          caption: 'For comparison: what BIS takes from a small enterprise',
          rows: [
            {
              label: 'Application',
              fact: 'iso.bis.small.application',
              note: 'Large enterprises {iso.bis.large.application}.',
            },
            {
              label: 'Audit, for each auditor’s day',
              fact: 'iso.bis.small.audit-day',
              note: 'Micro enterprises {iso.bis.micro.audit-day}, large ones {iso.bis.large.audit-day}.',
            },
            {
              label: 'Certificate, for {iso.validity}',
              fact: 'iso.bis.small.certificate',
              note: 'Large enterprises {iso.bis.large.certificate}.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Read an offer to the end: first audit, surveillance audits, travel, certificate, tax. A low first year is often paid back in the second. **Our fee**, if you want help to get ready, is apart. Where we have to charge GST, {gst.rate.standard} is added to it.',
        },
        {
          kind: 'text',
          text: 'Schemes of the centre and of states have paid back a part of such costs for small enterprises. Which are open now we could not confirm. Ask on [myScheme](portal:myscheme) or at the district industries centre before you sign, because some pay only if you asked first.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What it brings, and whether it pays',
      answer: 'It pays only if it wins an order you can name.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may bid where the tender asks for it.',
            'New customers ask fewer questions; foreign ones above all.',
            'Fewer pieces made twice, if you mean it seriously.',
            'Work that does not stop when one person is ill, because it is written down.',
          ],
        },
        {
          kind: 'text',
          text: 'Do the sum before you begin. Add the audits of all {iso.validity}, the adviser, and the hours of your people. Divide by the years it lasts: that is the price of one year. Now ask which order you would win with it, and what you earn from that order. If you cannot name one, wait. No honest person can promise you a percentage.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'If a certificate is false',
      answer: 'A false certificate can cost a tender, and bar your firm.',
      blocks: [
        {
          kind: 'text',
          text: 'A tender can be cancelled and the firm barred from further ones. Advertising with a certificate you do not have is a misleading advertisement under consumer law. And if an accident happens, a bought safety certificate is proof against you: you knew what was needed.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed',
      answer: 'New editions give you time to move.',
      blocks: [
        { kind: 'changes', facts: ['iso.environment.edition'] },
        {
          kind: 'text',
          text: 'A new edition does not end old certificates in a day. The bodies set a time, mostly {iso.validity}, in which you move at one of your ordinary audits.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'A new environment edition is out since {iso.environment.edition|from}.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**{iso.environment.edition|from}**: {iso.environment.edition} was published. It asks more about climate, nature and the whole life of a product.',
            '**ISO 9001**: the new edition was expected in {iso.quality.expected}. When we last looked, we could not confirm that it had come out. The entry below says when that was.',
            '**{iso.security.old-until}**: the last certificates on the old edition of ISO 27001 ended.',
          ],
        },
        {
          kind: 'entries',
          caption: 'Editions, as far as we could confirm them',
          rows: [
            {
              label: 'Quality',
              fact: 'iso.quality.edition',
              note: 'Look for a newer one before you sign.',
            },
            { label: 'Environment', fact: 'iso.environment.edition' },
            { label: 'Information security', fact: 'iso.security.edition' },
            { label: 'Safety at work', fact: 'iso.safety.edition' },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'The cheapest certificate is often worth nothing.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Buying the cheapest certificate, and losing the tender because it is not accredited.',
            'Buying a manual with another firm’s name still in it.',
            'Certifying only the office when the buyer means the factory.',
            'Starting on an edition that is about to end.',
            'Writing rules that nobody can keep, and then being caught by your own paper.',
            'Printing the certificate’s mark on goods. It speaks of the firm, not of the goods.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'No state law asks for it. Local licences come first.',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing in Telangana law asks a shop or small factory for ISO. Many accredited bodies have auditors in Hyderabad; ask for one from the city, and the travel costs less. The licences you do need here come first: the [trade licence](/trade-license-compliance), the [labour registrations](/labour-law-compliance), the [fire NOC](/fire-license) where the building needs it.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Small firms, two standards, advisers, failing.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Is it a government certificate?',
              answer:
                'No. Even where BIS gives it, it is a service and no licence. It allows you nothing that the law forbids.',
            },
            {
              question: 'We are four people. Can we be certified?',
              answer: 'Yes. The audit is then short, and the price follows.',
            },
            {
              question: 'Can I have two standards in one audit?',
              answer:
                'Yes. Quality, environment and safety share much, and an audit of them together costs less than one by one.',
            },
            {
              question: 'May my consultant also certify me?',
              answer:
                'No. A body that advised you may not judge you. It is the surest sign of bought paper.',
            },
            {
              question: 'What if I fail?',
              answer:
                'One rarely fails. You are told what does not fit and given time. Only large faults bring a further visit.',
            },
            {
              question: 'Must I buy the standard?',
              answer:
                'You need to read it. ISO sells it; BIS sells or gives the Indian edition of many, at a lower price. Copies sent around by mail are often old.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask an accredited body, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official resources',
      answer: 'Check bodies at NABCB and certificates at CertSearch.',
      blocks: [
        {
          kind: 'text',
          text: 'ISO and CertSearch are international. NABCB and BIS are Indian.',
        },
        {
          kind: 'portals',
          portals: ['iso', 'isostandards', 'nabcb', 'iafcertsearch', 'bis'],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We read the tender and compare offers. We do not certify.',
      blocks: [
        {
          kind: 'text',
          text: 'We read the tender and tell you whether it asks for ISO at all. If it does, we compare offers of accredited bodies with you, help you to write down how you work, and sit beside you at your own first audit. We do not certify, and we name no price for the audit in the body’s place.',
        },
      ],
    },
  ],
};
