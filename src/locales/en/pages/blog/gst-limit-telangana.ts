import type { ArticleContent } from '../../../../content/types.ts';

/** Article: why a shop in Telangana registers for GST earlier than one in Andhra Pradesh. */
export const content: ArticleContent = {
  name: 'The GST limit in Telangana',
  title: 'GST in Telangana begins earlier than most say | Niyam',
  description:
    'Many websites give the wrong GST limit for Telangana. Which states are left out of the higher one, and what that means for a shop.',
  heading: 'Two shops, one turnover: why one needs GST and the other does not',
  lead: 'In Telangana you register for GST above {gst.limit.telangana}, for goods too.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-23',
  sections: [
    {
      id: 'the-rule',
      heading: 'The rule, and the list that nobody reads to its end',
      answer: '{gst.limit.goods} for goods is not for Telangana and some other states.',
      blocks: [
        {
          kind: 'text',
          text: 'The GST law asks for registration above a yearly turnover of {gst.limit.services}. Then a notification raised the line for people who sell **goods only**, to {gst.limit.goods}. That is the number which everybody quotes.',
        },
        {
          kind: 'text',
          text: 'But the notification leaves some states out, and Telangana is one of them. Here the line stays at {gst.limit.telangana}, for goods as for services.',
        },
        {
          kind: 'entries',
          caption: 'Register above this turnover',
          rows: [
            {
              label: 'Telangana, goods or services',
              fact: 'gst.limit.telangana',
              note: 'The same line holds in Puducherry, Uttarakhand, Sikkim, Arunachal Pradesh and Meghalaya.',
            },
            {
              label: 'Most other states, goods only',
              fact: 'gst.limit.goods',
              note: 'Andhra Pradesh, Karnataka, Maharashtra and Tamil Nadu, among others.',
            },
            { label: 'Most states, services, or goods and services', fact: 'gst.limit.services' },
            {
              label: 'Manipur, Mizoram, Nagaland, Tripura',
              fact: 'gst.limit.special',
            },
          ],
        },
      ],
    },
    {
      id: 'two-shops',
      heading: 'The two shops',
      answer: 'At the same turnover, Kukatpally must register and Vijayawada need not.',
      blocks: [
        {
          kind: 'text',
          text: 'A kirana shop in Kukatpally and one in Vijayawada sell the same goods for the same sum in a year. One must register for GST. The other need not. Most websites say that neither must.',
        },
        {
          kind: 'text',
          text: 'Say each sells a little more than midway between the two lines: above {gst.limit.telangana}, below {gst.limit.goods}. Each sells over its own counter, rice to soap, to people who live nearby.',
        },
        {
          kind: 'table',
          caption: 'Same goods, same turnover',
          head: ['', 'Kukatpally (Telangana)', 'Vijayawada (Andhra Pradesh)'],
          rows: [
            ['Line for goods only', '{gst.limit.telangana}', '{gst.limit.goods}'],
            ['Register?', 'Yes', 'No'],
            [
              'If it sells even one parcel to a buyer in another state',
              'Yes',
              'Yes: then the line no longer helps, with few exceptions',
            ],
            [
              'If it also repairs mixers for money',
              'Yes',
              'That is a service too: the line is then {gst.limit.services}, and it must register',
            ],
          ],
        },
      ],
    },
    {
      id: 'goods-left-out',
      heading: 'Goods that never get the higher line',
      answer: 'Ice cream, tobacco, pan masala and bricks never get it.',
      blocks: [
        {
          kind: 'text',
          text: 'A seller of ice cream, pan masala, tobacco goods, fly-ash bricks, building bricks or roofing tiles, not only their makers, does not get the higher line in any state. A shop that keeps cigarettes on its shelf is among them.',
        },
      ],
    },
    {
      id: 'who-need-not',
      heading: 'Who need not register, also in Telangana',
      answer: 'Below the line, or only exempt goods such as fresh vegetables.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Businesses that stay below the line. Add up all sales of the year, taxed and exempt, cash and UPI.',
            'Businesses that sell only exempt goods, such as fresh vegetables, fruit, milk or loose grain, at any turnover.',
          ],
        },
        {
          kind: 'text',
          text: 'And who must register at any turnover: among others, who sells goods to another state, and who sells goods on an online marketplace, with reliefs for handicraft and for small sellers inside one state. The [GST guide](/gst-compliance) has the whole list.',
        },
      ],
    },
    {
      id: 'near-the-line',
      heading: 'If you are near the line',
      answer: 'Add up every month, cash and UPI. Divide the line by twelve.',
      blocks: [
        {
          kind: 'text',
          text: 'Divide the line by twelve and keep that number beside the cash box. A shop in Telangana that sells more than this in most months will pass the line within the year. Festival months count like all others. Keep one page a month: sales in cash, sales by UPI, and which of them were exempt. It takes five minutes an evening, and it is the first thing that an officer, a bank or a buyer of the shop will ask for.',
        },
        {
          kind: 'text',
          text: 'Some register before they must, because a supplier or a business customer wants a tax number on the bill. That is allowed. But then returns are due every month or, if you choose so, every quarter, also without a sale.',
        },
      ],
    },
    {
      id: 'if-you-are-late',
      heading: 'If you read this and you are over the line',
      answer: 'Register now. You had {gst.registration.within} from the day you passed.',
      blocks: [
        {
          kind: 'text',
          text: 'Do not panic, and do not wait. You had {gst.registration.within} from the day you passed it. Coming by yourself is always better than being found.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Find the day',
              text: 'Add up month by month, from April. In which month did you pass the line?',
            },
            {
              title: 'Register',
              text: 'On the [GST portal](portal:gst). It costs {gst.registration.fee}. With Aadhaar the fast routes take {gst.registration.fast-days}.',
              cost: 'free',
            },
            {
              title: 'Choose how you pay',
              text: 'A shop that sells to households often does well with the composition scheme: {gst.composition.trader} of its turnover for a trader, up to {gst.composition.limit}.',
            },
            {
              title: 'Settle the past',
              text: 'Tax for the months since that day, with {gst.interest} interest a year. The penalty for not registering is {gst.registration.penalty}, or the tax if that is more. Have somebody look at the sum before you pay it.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-know',
      heading: 'How we know',
      answer: 'We read the notification itself, not summaries. The line can change.',
      blocks: [
        {
          kind: 'text',
          text: 'We went by the text of the notification that raised the line, not by summaries of it; its number stands under the figures above. Two web pages from recent years list Telangana under the higher line; the notification itself leaves it out. The line can change with any meeting of the [GST Council](portal:gstcouncil), so look at the date beside the figures above.',
        },
        {
          kind: 'text',
          text: 'Written by our tax desk. It is information, not advice on your case.',
        },
      ],
    },
  ],
};
