import type { ArticleContent } from '../../../../content/types.ts';

/** Article: the change of 2026 in food registration, told for those who are asked to pay for a renewal. */
export const content: ArticleContent = {
  name: 'Food licences: nothing to renew',
  title: 'Food licence “renewal”? There is none any more | Niyam',
  description:
    'FSSAI certificates have no end date now. What you still owe each year, what the new limits are, and what to say to a caller who wants a fee.',
  heading: 'Somebody wants to renew your food licence. There is nothing to renew',
  lead: 'Since {fssai.renewal|from} no food licence needs renewal. Do not pay a caller who says otherwise.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-21',
  sections: [
    {
      id: 'the-change',
      heading: 'What changed',
      answer: 'A certificate now has {fssai.validity}. It can be suspended or cancelled.',
      blocks: [
        {
          kind: 'text',
          text: 'Until {fssai.validity@2026-03-31|until} a food registration or licence was good for {fssai.validity@2026-03-31}. One had to renew it at least {fssai.renewal@2026-03-31} before its end, and those who forgot had no licence. A whole trade lived from that: reminders, agents, late fees.',
        },
        {
          kind: 'text',
          text: 'New regulations ended it. A certificate now has {fssai.validity}. It stays good until it is suspended, cancelled or given back. Two more things changed on the same day: the limits rose a great deal, and street vendors who are known to their town count as registered.',
        },
        {
          kind: 'changes',
          facts: [
            'fssai.validity',
            'fssai.renewal',
            'fssai.registration.turnover-max',
            'fssai.state.turnover-max',
          ],
        },
      ],
    },
    {
      id: 'what-it-means',
      heading: 'Three people, three results',
      answer: 'A vendor, a restaurant and a sweet maker: each pays something else.',
      blocks: [
        {
          kind: 'text',
          text: 'These three are made up; the rules in them are not.',
        },
        {
          kind: 'list',
          items: [
            '**A woman sells dosa from a cart** and has a vending certificate. She had paid for a registration each year. Now her certificate counts, and FSSAI takes {fssai.vendor.fee} from her.',
            '**A man runs a small restaurant** that sells for less than {fssai.registration.turnover-max} a year. Under the old limit, {fssai.registration.turnover-max@2026-03-31}, he needed a state licence. Now registration is enough for him. The move to the smaller tier is free, and what he paid ahead is counted for him.',
            '**A sweet maker** with four shops sells for more. She keeps her state licence. It does not run out, but she files a return each year, by {fssai.annual-return.due}.',
          ],
        },
      ],
    },
    {
      id: 'what-remains',
      heading: 'What you still owe',
      answer: 'The annual fee goes on. Its amount and day are not confirmed.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An annual fee**, unless you are a vendor who counts as registered. You may pay for several years ahead; that is a fee paid early, not a validity.',
            '**An annual return**, if you are a licensed maker or importer. Late filing costs {fssai.annual-return.late-fee} a day. A registered stall or shop has none to file.',
            '**A word to the portal when something changes**: address, owner, kind of food, or a turnover that grows past your limit.',
            '**Clean work**, every day. No paper replaces it.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'What we do not know',
          text: 'We have not seen the amounts of the annual fee under the new rules, nor the day on which it falls due, nor what happens to somebody who misses it. Before the change registration cost {fssai.registration.fee@2026-03-31} a year. Your [FoSCoS](portal:foscos) account shows what is asked of you. Look there in March, and on the day your certificate was given.',
        },
      ],
    },
    {
      id: 'the-call',
      heading: 'What to do when the call comes',
      answer: 'Give no code. Open FoSCoS yourself, or call {helpline.fssai}.',
      blocks: [
        {
          kind: 'text',
          text: 'The call is friendly. Your FSSAI licence runs out next week, the voice says; pay today and it is done tomorrow.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask: “Which rule asks for a renewal?” There is no answer to that.',
            'Give no code that comes to your telephone, and no password.',
            'Open [FoSCoS](portal:foscos) yourself, by typing its address. It ends in gov.in. Look at your own account.',
            'If the account says something that you do not understand, call FSSAI: {helpline.fssai}.',
            'If you have paid already, write down the number, the time and the account it went to, and call {helpline.cybercrime}. Early calls can still stop money.',
          ],
        },
        {
          kind: 'text',
          text: 'An honest agent exists too. You know him by this: he tells you what you need not do, he names the government’s fee apart from his own, and the account stays on your number.',
        },
      ],
    },
    {
      id: 'old-certificate',
      heading: '“But my certificate has an end date printed on it”',
      answer: 'Go by what your account on the portal shows now.',
      blocks: [
        {
          kind: 'text',
          text: 'Many do: they were printed before the change. Go by what your account on the portal shows now. If the portal itself still asks for a renewal, write to its help before you pay, and keep the answer. An officer who holds the old paper against you can be shown the new rule; the [FSSAI guide](/fssai-compliance) names it with its date.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'The whole matter, with papers, steps and fees, is in the [FSSAI guide](/fssai-compliance). For a kitchen, cart or hall see [Restaurants and food](/restaurant). Written by our food desk. It is information, not advice on your case.',
        },
      ],
    },
  ],
};
