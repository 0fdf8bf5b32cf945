import type { GuideText } from '../../../../content/types.ts';

/** What an employer owes: the labour codes, ESI, PF and what begins at which number of workers. */
export const content: GuideText = {
  name: 'Labour law (ESI and PF)',
  title: 'Labour law, ESI and PF for small employers | Niyam',
  description:
    'What you owe from the first worker, when ESI and PF begin, what they cost a month, the papers, seven steps, and the labour codes since {labour.laws|from}.',
  heading: 'Labour law: ESI, PF and the new codes',
  lead: 'Duties begin with your first worker.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'ESI registration',
    'PF registration',
    'labour codes',
    'EPF employer contribution',
    'small shop labour law',
  ],
  glance: {
    needIt: { value: '{labour.esi.workers} workers', note: 'for ESI' },
    fee: { note: 'to register' },
    time: { value: 'Often soon', note: 'none promised' },
  },
  card: {
    doINeedIt:
      'ESI from {labour.esi.workers} workers, PF from {labour.epf.workers}. A letter, the minimum wage and pay on time from the very first. Alone or with your family only: none of the three.',
    governmentFee: 'Nothing, for ESI and for PF. What you pay each month are contributions.',
    ourFee:
      'ESI {price.esi}, PF {price.epf}, only if you want us to do it. Anyone can register alone.',
    time: 'The form is online, and the number often comes soon after. With us it takes {claim.labourDays} days, our own figure.',
    documents:
      'PAN, proof of the place, a bank account, and the list of your workers with their Aadhaar. The full list is [below](/labour-law-compliance#documents).',
  },
  doItYourself: {
    text: 'Register yourself on Shram Suvidha, the government’s labour portal, for ESI and PF alike. A new company gets both with its incorporation form.',
    portal: 'shramsuvidha',
    free: true,
  },
  chats: [
    {
      label: 'Chat about ESI, PF and labour law',
      greeting: 'Hello, I have a question about ESI, PF or labour law for my workers.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'What begins when',
      answer: 'ESI from {labour.esi.workers} workers, PF from {labour.epf.workers}.',
      blocks: [
        {
          kind: 'text',
          text: 'Count everybody whom you pay: the cook, the boy who delivers, the woman who cleans two hours a day, and those whom a contractor sends. Then read down the list to your number.',
        },
        {
          kind: 'table',
          caption: 'Number of workers, and what begins there',
          head: ['From', 'What begins'],
          rows: [
            [
              'The first worker',
              'Appointment letter, minimum wage, pay on time, wage slip, simple registers',
            ],
            [
              '{labour.esi.workers} workers',
              'ESI, gratuity, the committee against sexual harassment',
            ],
            [
              '{labour.epf.workers} workers',
              'PF and the yearly bonus; in Telangana also the labour welfare fund',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Two more things belong to this list. In Telangana a shop or office registers under the Shops Act within {trade.shops.telangana.within} of opening. And where the state has professional tax, it depends on pay and not on the number of workers.',
        },
        {
          kind: 'text',
          text: 'In dangerous work that the government has notified, ESI begins at {labour.esi.hazard-workers} worker. Below these numbers you may join ESI or PF of your own will, when you and your workers agree.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'Street vendors and family businesses',
      answer: 'Alone or with family: none. Take the free e-Shram card.',
      blocks: [
        {
          kind: 'text',
          text: 'If you sell alone, or with your family, you have no ESI, no PF and no labour register to keep. The certificate of vending expects just that: the vending is done by you or your family.',
        },
        {
          kind: 'text',
          text: 'You are a worker yourself, and one thing is worth having: the **e-Shram card**, free, for workers aged {labour.eshram.age} who have no ESI or PF and pay no income tax. Take it on [e-Shram](portal:eshram) with Aadhaar, a mobile number and a bank account. If someone wants money for it, go elsewhere.',
        },
        {
          kind: 'text',
          text: 'Do you pay a helper from outside the family? Then the duties of the next section are yours, even at a cart. And do not employ children.',
        },
      ],
    },
    {
      id: 'from-the-first-worker',
      heading: 'From the first worker',
      answer: 'A letter, the minimum wage, and pay by day {labour.wages.due}.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An appointment letter**, in writing, for every worker: the work, the pay, the hours, the day it began. One page is enough.',
            '**The minimum wage** of your state for that work. It now covers every kind of work. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work from {labour.minimum-wage.telangana|from}; smaller places may have less. We have not read the order: ask [the Labour Department](portal:tglabour). [Other states](/states).',
            '**Pay by day {labour.wages.due} of the next month.** Pay into a bank account or by UPI, and you have your proof.',
            '**Final dues within {labour.wages.final}** when a worker leaves or is sent away.',
            '**Hours.** In Telangana at most {labour.hours.week} a week: {labour.hours.day} a day in a shop, {labour.hours.office-day} in an office or another commercial place. Overtime is paid at twice the rate.',
            '**Equal pay** for the same work, whatever the gender.',
            '**Night work for women** only if they agree, and with safety: light, company, a way home.',
            '**A free health check each year** for workers above {labour.health-check.age}, as the rules of your state say.',
            '**A wage slip and a register.** Name, days, wages and signature are the core; your state says which form it wants.',
          ],
        },
        {
          kind: 'text',
          text: 'One rule touches the way pay is split. At least {labour.wages.half} of the pay must count as wages. So a small “basic” beside large allowances no longer lowers PF, bonus and gratuity as it once did.',
        },
      ],
    },
    {
      id: 'laws',
      heading: 'The key laws, in four groups',
      answer: 'Four codes replaced the older laws on {labour.laws|from}.',
      blocks: [
        {
          kind: 'text',
          text: 'Four codes took the place of {labour.laws@2025-11-20} older central laws. They are in force since {labour.laws|from}.',
        },
        {
          kind: 'list',
          items: [
            '**Wages.** The Code on Wages: minimum wages, payment on time, bonus, equal pay.',
            '**Social security.** The Code on Social Security: ESI, PF, gratuity, maternity benefit, and a fund for gig and platform workers.',
            '**Industrial relations.** The Industrial Relations Code: unions, disputes, standing orders, closing down. It matters mostly to larger employers.',
            '**Safety and working conditions.** The Occupational Safety, Health and Working Conditions Code: safe places, hours, leave, contract labour, factories. From {labour.safety.workers} workers it may ask you to register the place as well, within {labour.safety.within}.',
          ],
        },
        {
          kind: 'changes',
          facts: ['labour.laws', 'labour.gratuity.fixed-term-years'],
        },
        {
          kind: 'text',
          text: 'The change is not finished. PF has a new scheme since {labour.epf.scheme}; the shares stayed as they were. The old ESI rules were to go on for one year after the codes began. New central rules replaced them on {labour.esi.rules}, and the shares stayed as they were. We found no new regulations of ESIC on days and forms: go on as before, and ask [ESIC](portal:esic). For the rest, the **state** makes the rules of most private shops and small firms.',
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'What we could not confirm',
          text: 'We could not confirm whether Telangana’s own rules under the codes are final, nor the form and date of the new yearly return. Until you know, keep the registers you have, and ask [the Labour Department](portal:tglabour).',
        },
      ],
    },
    {
      id: 'registration',
      heading: 'ESI and PF: the two registrations',
      answer: 'ESI: you add {labour.esi.employer}. PF: you add {labour.epf.employer}.',
      blocks: [
        {
          kind: 'text',
          text: '**ESI**, Employees’ State Insurance, pays for treatment and for wages lost through illness, birth or accident. It covers workers with wages of up to {labour.esi.wage-max} a month, or {labour.esi.wage-max-disability} with a disability. Wages as the code defines them count, and no longer the whole pay.',
        },
        {
          kind: 'entries',
          caption: 'ESI',
          rows: [
            { label: 'Begins at this number of workers', fact: 'labour.esi.workers' },
            { label: 'The government’s fee to register', fact: 'labour.esi.fee' },
            {
              label: 'From the worker, each month',
              fact: 'labour.esi.worker',
              note: 'Of the wages. By the rules until {labour.esi.rules}, a worker on {labour.esi.low-wage} a day or less paid nothing. We could not confirm it in the new ones.',
            },
            {
              label: 'From you, each month',
              fact: 'labour.esi.employer',
              note: 'Of the wages.',
            },
          ],
        },
        {
          kind: 'text',
          text: '**PF**, the Employees’ Provident Fund, is saving for old age, with a pension and a life insurance built in. It is compulsory for wages of up to {labour.epf.ceiling} a month; above that it is by choice. It now applies to every kind of establishment with enough workers.',
        },
        {
          kind: 'entries',
          caption: 'PF',
          rows: [
            { label: 'Begins at this number of workers', fact: 'labour.epf.workers' },
            { label: 'The government’s fee to register', fact: 'labour.epf.fee' },
            { label: 'From the worker, each month', fact: 'labour.epf.worker' },
            {
              label: 'From you, each month',
              fact: 'labour.epf.employer',
              note: '{labour.epf.pension} of the wages, at most {labour.epf.pension-max}, goes to the pension, the rest to the savings. Some notified businesses pay {labour.epf.lower} on both sides.',
            },
            {
              label: 'From you, for life insurance',
              fact: 'labour.epf.insurance',
            },
            {
              label: 'From you, for administration',
              fact: 'labour.epf.admin',
              note: 'At least {labour.epf.admin-min} a month for the whole firm.',
            },
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'Registering is free. The contributions cost money each month.',
      blocks: [
        {
          kind: 'text',
          text: 'Anyone who asks for a “government fee” to register for ESI or PF asks for a fee of their own. What does cost money are the contributions. Here is one month of a worker in a firm that has both; your minimum wage may be higher. For other wages take [the sum](/financial-hub/wages).',
        },
        {
          kind: 'entries',
          caption: 'An example: wages of {labour.example.wages} a month',
          rows: [
            { label: 'Kept from the wages for PF', fact: 'labour.example.worker-epf' },
            { label: 'Kept from the wages for ESI', fact: 'labour.example.worker-esi' },
            { label: '**Paid out to the worker**', fact: 'labour.example.worker-gets' },
            { label: 'You add for PF and pension', fact: 'labour.example.employer-epf' },
            { label: 'You add for ESI', fact: 'labour.example.employer-esi' },
            {
              label: 'You add for insurance and administration',
              fact: 'labour.example.employer-rest',
              note: 'Before the least charge for administration, which counts for the whole firm.',
            },
            { label: '**The worker costs you**', fact: 'labour.example.employer-total' },
          ],
        },
        {
          kind: 'entries',
          caption: 'If you want us to register you',
          rows: [
            { label: 'Our fee for ESI', fact: 'price.esi' },
            {
              label: 'Our fee for PF',
              fact: 'price.epf',
              note: 'Where we have to charge GST, {gst.rate.standard} is added to our fee, and only to our fee.',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What the workers get',
      answer: 'Treatment, sick pay, maternity pay, savings and a pension.',
      blocks: [
        {
          kind: 'text',
          text: '**From ESI:** treatment for the worker and the family in ESI hospitals and dispensaries, and money when work stops.',
        },
        {
          kind: 'entries',
          caption: 'Money in place of wages',
          rows: [
            {
              label: 'When ill, of the wages',
              fact: 'labour.esi.sickness',
              note: 'For at most {labour.esi.sickness-days} a year, and mostly not for the first two days.',
            },
            {
              label: 'In listed long illnesses, of the wages',
              fact: 'labour.esi.long-sickness',
              note: 'We could not confirm it under the new rules.',
            },
            {
              label: 'At a birth, of the wages',
              fact: 'labour.maternity.rate',
              note: 'For {labour.maternity.weeks} weeks; {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'An injury at work is covered as well, and the family when a worker dies of one. Each benefit has conditions; [ESIC](portal:esic) lists them.',
        },
        {
          kind: 'text',
          text: '**From PF:** savings with interest that go along from job to job under one number (UAN), a pension, and a sum for the family if the worker dies while employed. Part of it can be drawn early, for a house, an illness or a wedding, under conditions that [EPFO](portal:epfo) publishes.',
        },
        {
          kind: 'text',
          text: '**For you:** the ESI fund, and not your pocket, pays for treatment and sick pay. And there is an incentive for new jobs, up to {labour.hiring.employer} a month for each added worker, over {labour.hiring.years}, for jobs given up to {labour.hiring.ends}. A firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}. You need to be with PF; the terms are on [its portal](portal:pmvbry).',
        },
      ],
    },
    {
      id: 'gratuity-bonus-committee',
      heading: 'Gratuity, bonus and the committee',
      answer: 'Gratuity from {labour.gratuity.workers} workers, bonus from {labour.bonus.workers}.',
      blocks: [
        {
          kind: 'text',
          text: '**Gratuity**, from {labour.gratuity.workers} workers, is a parting sum: wages of {labour.gratuity.days} for each year served, where {labour.gratuity.month} make a month, and at most {labour.gratuity.max}. A permanent worker earns it after {labour.gratuity.years}, a worker on a fixed term after {labour.gratuity.fixed-term-years}, and the family at once if the worker dies. Pay it within {labour.gratuity.pay-within}.',
        },
        {
          kind: 'text',
          text: '**Bonus**, from {labour.bonus.workers} workers, is {labour.bonus.rate} of the yearly wages, for workers below a limit that the state sets. It goes to the worker’s bank account by {calendar.bonus.due}.',
        },
        {
          kind: 'text',
          text: '**An Internal Committee** against sexual harassment, from {labour.posh.workers} workers, whether they are men or women. A senior woman leads it, and one member comes from outside. It reports once a year; {labour.posh.report} is usual, but your district names the day. Without it the fine can reach {labour.posh.fine}. In smaller places, complaints go to the district’s local committee or to [SHe-Box](portal:shebox).',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, place, bank account, and each worker’s Aadhaar.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN of the owner, firm or company' },
            { id: 'identity', label: 'Aadhaar of the owner or of one partner or director' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Electricity bill, rent paper or the owner’s consent.',
            },
            {
              id: 'bank',
              label: 'Bank account: a cancelled cheque or the first page of the passbook',
            },
            {
              id: 'firm-papers',
              label: 'Partnership deed or incorporation certificate, if you have a firm',
            },
            {
              id: 'shop-licence',
              label: 'Shops Act registration, trade licence or GST number, if you have one',
            },
            {
              id: 'worker-list',
              label: 'List of workers',
              note: 'Name, father’s or husband’s name, date of birth, day of joining, wages.',
            },
            {
              id: 'worker-identity',
              label: 'Aadhaar, bank account and mobile number of each worker',
              note: 'And the old UAN or ESI number, if there is one. Keep copies locked away.',
            },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to register, in seven steps',
      answer: 'Seven steps on Shram Suvidha, for ESI and PF.',
      blocks: [
        {
          kind: 'text',
          text: 'The steps are alike for ESI and PF. The times are our estimate. A company formed today gets both numbers through the SPICe+ form: do not register it twice.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Count your workers',
              text: 'Write down the day on which you reached the number. The duty runs from that day, not from the day you register.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Collect the papers',
              text: 'Compare each worker’s name and date of birth with the Aadhaar, letter by letter. Most later trouble comes from here.',
              time: 'an evening',
              cost: 'free',
            },
            {
              title: 'Make an account',
              text: 'Open [Shram Suvidha](portal:shramsuvidha) and sign up with your own number and e-mail.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Fill in the form',
              text: 'Choose ESI, PF or both. Give the kind of business, the place, the day of the first worker and the number of workers.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'Add the papers and send',
              text: 'Upload, sign as the portal asks, and save the receipt. The employer’s number often comes soon after. We found no promised time.',
              time: 'with us {claim.labourDays} days, our own figure',
              cost: 'free',
            },
            {
              title: 'Enter each worker',
              text: 'Each gets an ESI number and a PF number (UAN), or brings the old one. Give the worker the number on paper. Register a new worker when the work begins, not after the first illness.',
              time: 'ten minutes for each',
              cost: 'free',
            },
            {
              title: 'Pay and file every month',
              text: 'By day {labour.due} of the next month, for both. PF calls the monthly return ECR.',
              time: 'an hour a month',
              cost: 'the contributions',
            },
          ],
        },
      ],
    },
    {
      id: 'every-month',
      heading: 'Every month and every year',
      answer: 'Wages by day {labour.wages.due}, ESI and PF by day {labour.due}.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Days of the next month',
          rows: [
            { label: 'Wages, not later than', fact: 'labour.wages.due' },
            { label: 'Professional tax in Telangana, by', fact: 'labour.pt.due' },
            { label: 'ESI, by', fact: 'labour.due' },
            { label: 'PF, by', fact: 'labour.epf.due' },
          ],
        },
        {
          kind: 'text',
          text: '**Professional tax in Telangana.** You keep it back from the pay and hand it on: nothing up to {labour.pt.wage-free} a month, {labour.pt.middle} up to {labour.pt.middle-max}, {labour.pt.high} above. Owners pay one of their own once a year, if their trade is on [the list of the state](portal:tgctrates). **The labour welfare fund**, from {labour.lwf.workers} workers, takes {labour.lwf.worker} from each worker and {labour.lwf.employer} from you, by {labour.lwf.due}.',
        },
        {
          kind: 'text',
          text: '**Returns and inspection.** ESI and PF have a return each month. Is there a yearly audit? No: there is no general labour audit every year, though agents sell one. There are yearly returns, and an officer, now called inspector-cum-facilitator, may look at your registers.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to be late',
      answer: 'Late payment costs {labour.late.interest} interest a year, and damages.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Late contributions',
          rows: [
            { label: 'Interest a year, on late ESI or PF', fact: 'labour.late.interest' },
            {
              label: 'Damages on late PF, for each month',
              fact: 'labour.late.epf-damages',
              note: 'Added to the interest. ESI has damages of its own.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Worse than this: if you keep the worker’s share and do not hand it on, you keep another person’s money, and the law treats it so. If an unregistered worker falls ill or is hurt, ESIC can come to you for the cost. Paying less wages than due costs up to {labour.wages.fine} the first time, after a chance to put it right. A second conviction for unpaid contributions means prison.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'Codes, central rules and new PF schemes are in force.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**{labour.laws|from}: the four codes are in force.**',
            '**{labour.central-rules}: the Central Rules are out.** They bind where the central government is responsible, as in banks, mines or railways; the part on social security also firms with branches in several states. For most shops the rules of the state count.',
            '**{labour.epf.scheme}: new PF and pension schemes.** The wage limit did not rise. Employers who owe PF from the past may find relief: ask [EPFO](portal:epfo).',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Count helpers too. Pay with proof.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Splitting workers over two firms on paper to stay below the number.',
            'Leaving out helpers and contract workers when counting.',
            'Paying in cash without a signature. Then nobody can prove anything.',
            'Registering late and paying from the day of registration only.',
            'Giving the portal account to an agent’s mobile number and e-mail.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Three helpers, opting out, app riders, inspections.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I have three helpers in my tea shop. ESI or PF?',
              answer:
                'Neither is compulsory at that number. The duties from the first worker are: letter, minimum wage, pay on time.',
            },
            {
              question: 'My worker does not want PF cut from the wages. Can we agree on that?',
              answer:
                'Where PF is compulsory, no. Both shares can be asked of you later. Your own share you may never take from the pay.',
            },
            {
              question: 'We fell below the number. Can we stop?',
              answer: 'Not on your own. Ask ESIC or EPFO before you stop paying.',
            },
            {
              question: 'Is a delivery boy from an app my worker?',
              answer:
                'If the app sends and pays him, he works through the app, and the code has a fund for such workers. If you hired him, he is yours.',
            },
            {
              question: 'An inspector came. What do I show?',
              answer:
                'Letters, register, proof of wages, and the monthly receipts of ESI and PF. Ask for the name and the order, and for a copy of what is written down.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case ask the labour office, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Register on Shram Suvidha. ESIC and EPFO answer questions.',
      blocks: [
        {
          kind: 'text',
          text: 'These belong to the government.',
        },
        {
          kind: 'portals',
          portals: [
            'labour',
            'esic',
            'shramsuvidha',
            'epfo',
            'epfoemployer',
            'tglabour',
            'tgct',
            'eshram',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We count with you, register you, and set up a register.',
      blocks: [
        {
          kind: 'text',
          text: 'We count with you, say what you need and what not, register you for ESI and PF on your own number and e-mail, and set up a letter and a register that a small shop can keep. If you wish, we file each month. New to hiring? Begin with [your first worker](/start-business/step/hr). Below the numbers you do not need us.',
        },
      ],
    },
  ],
};
