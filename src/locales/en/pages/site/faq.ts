import type { PageContent } from '../../../../content/types.ts';

/** What people ask first: about the site, registrations, money, vendors, their data (CONT-04). */
export const content: PageContent = {
  name: 'Questions and answers',
  updatedOn: '2026-11-28',
  title: 'Questions and answers | Niyam',
  description:
    'Short answers to what people ask first: is this a government site, what is free, what do I need, what does it cost, what happens to my details.',
  heading: 'Questions people ask first',
  lead: 'Short answers, with a link to the long one.',
  sections: [
    {
      id: 'about-the-site',
      heading: 'About this site',
      answer: 'A private site, free to read, and not legal advice.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Is Niyam a government site?',
              answer:
                'No. We are a private consultancy in Hyderabad. For each registration we name the official site, with its address, so that you can apply there.',
            },
            {
              question: 'Do I have to pay to read?',
              answer: 'No. Every page is open to all and needs no account and no telephone number.',
            },
            {
              question: 'Does it work without a signal?',
              answer:
                'Yes, after the first visit. The guides and the law pages are saved on your phone first; the finder, the assistant, the calendar, the health check and the search right after them, and each tool says when it is there. The rest follows on a good line, or when you ask for it under [This phone](/settings). If you save data or your line is very slow, the pages that you open are kept. A request that you send without a signal waits on the phone and goes later. You see it under [Waiting to send](/outbox).',
            },
            {
              question: 'Can I read it in Hindi or Telugu?',
              answer:
                'Yes. Choose your language at the top of the page. Every page is in both; a sentence that has just changed can be in English for a while, and the page says so. A machine helped to write both, and no native speaker has checked them yet. On the telephone, ask for your language.',
            },
            {
              question: 'Is this legal advice?',
              answer:
                'No. It is general information with dates and sources. For your own case speak to a professional. Free legal aid is at {helpline.legal-aid}; [NALSA](portal:nalsa) says who gets it.',
            },
            {
              question: 'How do I know that a figure is still right?',
              answer:
                'Each stands with its source and the day we last looked. When that day is too long ago, the page warns you. Where we could not confirm a figure, it says “check the official portal”.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-do-i-need',
      heading: 'What do I need?',
      answer: 'It depends on what you sell, where, and how much.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I sell food from a cart. Do I need a food licence?',
              answer:
                'If you hold a certificate or registration under the Street Vendors Act, 2014, you count as registered with FSSAI and pay it {fssai.vendor.fee}. Without one you need the simple registration. See the [FSSAI guide](/fssai-compliance#street-vendors).',
            },
            {
              question: 'My food licence is running out. Where do I renew it?',
              answer:
                'Nowhere. Since {fssai.validity|from} registrations and licences have {fssai.validity}. An annual fee goes on. Do not pay anybody for a “renewal”: see [what changed](/blog/food-licence-no-renewal).',
            },
            {
              question: 'From what turnover do I need GST?',
              answer:
                'In Telangana above {gst.limit.telangana} a year, for goods or services. In most other states above {gst.limit.goods} if you sell goods alone, {gst.limit.services} for services. Some must register at any turnover, for example who sells goods to another state. See the [GST guide](/gst-compliance).',
            },
            {
              question: 'Customers pay me by UPI. Do I now owe GST?',
              answer:
                'Not because of UPI. What counts is your turnover, however it is paid, and whether what you sell is taxed at all. [This article](/blog/upi-receipts-and-gst) explains it.',
            },
            {
              question: 'I have a small shop. What do I need on the first day?',
              answer:
                'Usually a [trade licence](/trade-license-compliance) from the municipal body and registration under your state’s shops law; for food the [FSSAI](/fssai-compliance) registration; [GST](/gst-compliance) from the limit on. [Udyam](/msme-compliance) is free and worth having. The [licence finder](/find) makes the list for your own shop.',
            },
            {
              question: 'Must I form a company?',
              answer:
                'No. One person can trade in their own name, and most do. A company costs filings every year, also without income. [Company registration](/company-registration) says when it is worth that.',
            },
            {
              question: 'I am hiring my first helper. What changes?',
              answer:
                'A letter of appointment, the minimum wage of your state, and wages paid on time. ESI and PF begin with more workers. See [labour law](/labour-law-compliance).',
            },
            {
              question: 'Do I need a trademark to use a name?',
              answer:
                'No. It protects a name against others; it is no licence to trade. Search first whether the name is taken, which is free: [trademark guide](/trademark-registration).',
            },
            {
              question: 'In which corporation is my shop in Hyderabad?',
              answer:
                'Since {hyderabad.split} there are three: GHMC, Cyberabad and Malkajgiri. Which one is yours goes by area: see [this article](/blog/hyderabad-three-corporations).',
            },
          ],
        },
      ],
    },
    {
      id: 'money',
      heading: 'Money',
      answer: 'Many registrations are free. Our fee always stands apart.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Can I register on Udyam myself?',
              answer:
                'Yes, and it is free. Use the [official Udyam portal](portal:udyam) only; look-alike sites charge for the same form.',
            },
            {
              question: 'Which registrations are free?',
              answer:
                'GST, Udyam, Udyam Assist, ESI, PF, e-Shram, Startup India recognition and the application for PM SVANidhi are free.',
            },
            {
              question: 'What do you charge?',
              answer:
                'By our office’s own statement services start at {claim.serviceFrom}, and plans at about {claim.planFromMonthly} a month. Small help costs less, or nothing. The government’s fee is always apart. See [Pricing](/pricing).',
            },
            {
              question: 'Do I get my money back if the licence is refused?',
              answer:
                'Our fee, if it was our mistake or we did not do what we had promised. Not if the office refused for a reason we had told you of. The government’s fee follows its own rules. See the [terms](/terms-of-service#refunds).',
            },
            {
              question: 'I cannot pay. Will you still help?',
              answer:
                'Street vendors get a first answer free, and some get more than that. Ask. [NALSA](portal:nalsa) and [Tele-Law](portal:telelaw) also help without a fee.',
            },
            {
              question: 'Can you guarantee that I get the licence, or get it faster?',
              answer:
                'No. The office decides. A person who guarantees it, or offers a “fast track” against cash, is asking you to pay for nothing, or for a crime.',
            },
          ],
        },
      ],
    },
    {
      id: 'trouble',
      heading: 'When there is trouble',
      answer: 'Ask for it in writing, and answer by the date.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'An officer tells me to move my cart. What do I say?',
              answer:
                'Ask for the written notice and the section. A certificate holder has {vendor.notice} from the notice. The whole card is under [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes).',
            },
            {
              question: 'I got a notice from a tax office. What first?',
              answer:
                'Read the date by which you must answer, and look whether it is real: log in at the official portal by typing its address yourself. Do not ignore it, and do not pay a caller. Then ask a professional or [us](/contact).',
            },
            {
              question: 'I paid an agent and got nothing. What now?',
              answer:
                'Write down what was promised, keep the receipt or the payment message, and ask for the money in writing. Then call the National Consumer Helpline, {helpline.consumer}. If it was a fraud by telephone or a false site, call {helpline.cybercrime} at once.',
            },
            {
              question: 'My buyer does not pay. Is there a law?',
              answer:
                'Yes, for micro and small firms registered on Udyam: buyers must pay in time or pay interest, and you can file on [MSME Samadhaan](portal:samadhaan). See [MSME and Udyam](/msme-compliance).',
            },
          ],
        },
      ],
    },
    {
      id: 'my-details',
      heading: 'My details',
      answer: 'Send no Aadhaar. We delete your details when you ask.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'What happens to what I type into the form?',
              answer:
                'It stays on your phone until it is sent; then our office has it, to answer you. The [privacy policy](/privacy-policy) lists each thing.',
            },
            {
              question: 'Others use my phone. Can they see my request?',
              answer:
                'Set the phone as shared under [This phone](/settings). Then nothing you type is kept on it. There you can also clear everything.',
            },
            {
              question: 'Should I send my Aadhaar?',
              answer:
                'Not through the form, and not for a first question. If a copy is needed later, cover the first part of the number and write on it what it is for.',
            },
            {
              question: 'How do I have my details deleted?',
              answer:
                'Write to [the office](/contact) with your receipt or telephone number. It costs nothing and you need give no reason.',
            },
            {
              question: 'Do you call people who did not ask?',
              answer:
                'No. We answer requests. For the newsletter you confirm first, and every letter has a link to leave.',
            },
          ],
        },
      ],
    },
    {
      id: 'not-here',
      heading: 'Your question is not here',
      blocks: [
        {
          kind: 'text',
          text: 'Each guide has questions of its own at its end. Or send yours to us on the [contact page](/contact).',
        },
      ],
    },
  ],
};
