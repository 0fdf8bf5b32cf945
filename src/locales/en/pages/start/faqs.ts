import type { PageContent } from '../../../../content/types.ts';

/** Step: starter questions with short answers. */
export const content: PageContent = {
  name: 'Starter questions',
  updatedOn: '2026-11-23',
  title: 'Starter questions answered | Niyam',
  description:
    'Questions people ask before and after the first sale: company or not, home kitchen, GST, UPI, officers, agents, loans, closing down.',
  heading: 'Questions before the first sale',
  lead: 'Short answers, from the first idea to the first months.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            ['Purpose', 'To clear what is still unclear before money is spent.'],
            ['Time', 'Half an hour.'],
            ['Cost', 'Nothing.'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            { id: 'task-faqs-read', label: 'Read the questions that are yours' },
            {
              id: 'task-faqs-note',
              label: 'Write down what is still open',
              note: 'One line each, with your town and what you sell.',
            },
            {
              id: 'task-faqs-ask',
              label: 'Ask the office, or us',
              note: 'The office decides; we can tell you which one.',
            },
          ],
        },
      ],
    },
    {
      id: 'form',
      heading: 'Name and form',
      answer: 'You need no company. Udyam is free.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Must I form a company to start?',
              answer:
                'No. You may trade in your own name. A company brings yearly filings, sales or no sales. [The forms compared](/start-business/step/registration#choose).',
            },
            {
              question: 'Can I change the form later?',
              answer:
                'Yes, but licences, bank account and tax numbers are then taken anew. If you are sure that you need a company within months, begin with it.',
            },
            {
              question: 'May I use my house as the address?',
              answer:
                'Often yes, for quiet work, if the owner and the society agree. Shops, kitchens for many orders and workshops need a place where the town allows them.',
            },
            {
              question: 'Is Udyam compulsory?',
              answer:
                'No, but it is free and helps with loans and late payments. Do it on the [official portal](portal:udyam); no agent is needed.',
            },
          ],
        },
      ],
    },
    {
      id: 'food-and-street',
      heading: 'Food and the street',
      answer: 'Home food needs FSSAI. Nobody may rent out a vending spot.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'May I cook at home and sell?',
              answer:
                'Yes, once you are registered with FSSAI, unless your city or housing society forbids it. The [FSSAI guide](/fssai-compliance) shows how a small food business does it.',
            },
            {
              question: 'I have a vending certificate. Do I need FSSAI as well?',
              answer:
                'Since {fssai.registration.turnover-max|from} your vending certificate counts as FSSAI registration. The hygiene duties stay.',
            },
            {
              question: 'The police say that I must go. Must I?',
              answer:
                'If you follow a vending certificate, police may not stop you because of the place. Ask for the order in writing. [Your rights](/blog/street-vendor-compliance-india) are on one page.',
            },
            {
              question: 'Can I rent a vending spot from someone?',
              answer:
                'No. A certificate cannot be rented out, and nobody owns the spot. Apply for your own.',
            },
          ],
        },
      ],
    },
    {
      id: 'tax',
      heading: 'Tax',
      answer: 'Register for GST above {gst.limit.telangana} in Telangana. UPI alone is no tax.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I sell only fresh vegetables. Do I need GST?',
              answer:
                'If everything you sell is exempt from GST, you need not register, unless you have to pay tax under reverse charge. See the [GST guide](/gst-compliance).',
            },
            {
              question: 'I read that the limit is {gst.limit.goods}. Is that so in Hyderabad?',
              answer:
                'No. In Telangana you register above {gst.limit.telangana}, for goods as well as services. Many websites get this wrong.',
            },
            {
              question: 'Will the tax office see my UPI receipts?',
              answer:
                'It can. Receipts alone are not a tax. Keep a sales book and purchase bills, and you can explain each rupee.',
            },
            {
              question: 'Must I file an income-tax return in a bad year?',
              answer:
                'File one anyway if you can. A bank asks for it before a loan, and a loss can count in later years only when the return was on time: by {income-tax.return-business} for most small businesses.',
            },
            {
              question: 'May I add GST to my price before I am registered?',
              answer: 'No. Without a number you may not show or collect it.',
            },
          ],
        },
      ],
    },
    {
      id: 'offices-and-agents',
      heading: 'Offices and agents',
      answer: 'You seldom need an agent. Ask for a receipt.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Do I need an agent?',
              answer:
                'For PAN, GST, Udyam, FSSAI registration and e-Shram, no. For company filings, a contested trademark or a pollution consent, help is often worth its price.',
            },
            {
              question: 'Should an agent keep my login?',
              answer:
                'Your own phone number and e-mail should be on every account. Otherwise you may miss a notice, and the account is his.',
            },
            {
              question: 'An officer asks for money on the spot. What now?',
              answer:
                'Ask for the section of the law, a notice in writing and a receipt. Say that you pay on the portal. Note the name and the time.',
            },
            {
              question: 'How do I know a real government site?',
              answer:
                'Most end in gov.in or nic.in. Type the address yourself or follow it from this site, where it is shown before you open it. A search result marked as an advertisement is never the place to pay.',
            },
          ],
        },
      ],
    },
    {
      id: 'money-and-end',
      heading: 'Money, and closing down',
      answer: 'Nobody sells government loans. To close, cancel each registration.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Can I get a loan before I open?',
              answer:
                'Seldom without some months of sales. Begin small, keep the sales book, and see [banking](/start-business/step/banking).',
            },
            {
              question: 'Someone offers a government loan for a fee. Is it real?',
              answer:
                'No. Nobody sells a place on a government list. Apply on the official portal or at the bank.',
            },
            {
              question: 'It did not work. How do I close?',
              answer:
                'Give back or cancel what was given: GST registration with a final return, trade licence, FSSAI, ESI and PF. Pay workers first. A company must be closed by a procedure; leaving it alone goes on costing by the day.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Before you ask someone',
      blocks: [
        {
          kind: 'text',
          text: 'No papers are needed for this step. It helps any office, and us, if you can say four things: what you sell, where, with how many people, and about how much in a month.',
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Udyam, GST, FoSCoS and free legal aid.',
      blocks: [{ kind: 'portals', portals: ['udyam', 'gst', 'foscos', 'nalsa'] }],
    },
    {
      id: 'next',
      heading: 'The end of the steps',
      blocks: [
        {
          kind: 'text',
          text: 'This was the last step; before it came [your first worker](/start-business/step/hr). Go back to [all steps](/start-business) to see what is left, or [send us a question](/contact?type=consultation).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.faqs',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
