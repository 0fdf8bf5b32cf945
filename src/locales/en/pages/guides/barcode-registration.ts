import type { GuideText } from '../../../../content/types.ts';

/** Product numbers and barcodes from GS1 India: who needs them, what they cost, what to beware of. */
export const content: GuideText = {
  name: 'Barcode registration',
  title: 'Barcode registration with GS1 India: cost, steps | Niyam',
  description:
    'Who really needs a barcode, what the GS1 India subscription costs to renew, the seven steps, and why cheap single barcodes can fail at a big buyer.',
  heading: 'Barcode registration',
  lead: 'A product number in print. Shops and marketplaces may ask.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'barcode registration India',
    'GS1 India fees',
    'EAN-13',
    'GTIN',
    'barcode renewal',
    'QR code for products',
  ],
  glance: {
    needIt: { value: 'If buyers ask', note: 'no law' },
    fee: { value: '{barcode.renewal.one}', note: 'a year, renewal' },
    time: { value: 'Not promised', note: 'by GS1' },
  },
  card: {
    doINeedIt:
      'Only if a supermarket chain, a marketplace or an export buyer asks for it. A stall, a restaurant or a tailor needs none.',
    governmentFee:
      'None: this is no government registration. You pay GS1 India for a subscription. We have not seen its list for new subscribers; to renew {barcode.pack-size} numbers for a year costs {barcode.renewal.one}, tax included.',
    ourFee:
      'It is not in our price list. If you want help, we name the price in writing before we start.',
    time: 'Our office’s own estimate is {claim.barcodeDays} days from complete papers. GS1 India promises no time that we could find.',
    documents:
      'PAN, GST certificate, proof of your turnover, a letter asking for the numbers, and a cancelled cheque.',
  },
  doItYourself: {
    text: 'You fill in the form and pay on the site of GS1 India itself. You then pay GS1 India’s fees and nothing more. No agent is needed, and none can make it cheaper. Numbers from anyone else are second-hand.',
  },
  chats: [
    {
      label: 'Free consultation on barcodes',
      greeting: 'Hello, a buyer has asked me for a barcode. I would like a consultation.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Who needs a barcode',
      answer: 'Sellers to chains, marketplaces and exporters. Nobody else.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You sell to a supermarket chain.** The till reads the code. Without one your packet is not taken in.',
            '**You sell under your own brand on a marketplace.** Most ask for a product number when you list a new product, and many check in GS1’s records whose it is. Some let small brands off: ask the marketplace before you pay.',
            '**You export packed goods.** The buyer abroad usually asks.',
            '**You supply a factory, a warehouse or a tender** whose papers ask for GS1 numbers.',
          ],
        },
        {
          kind: 'text',
          text: 'You need none if you sell loose goods, cooked food or your own work, if you sell only goods that other people pack (their number is already on the packet), or if your only customers are shops in the next streets. For counting stock inside your own shop, the billing software makes codes of its own. They are free, and mean nothing outside.',
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'Before you spend anything',
          text: 'Ask the buyer three questions, in writing. Must the number come from GS1? Which kind of code goes on the packet, and which on the carton? May I start without? Quite often the last answer is yes.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you sell in the street',
      answer: 'You need none. Your UPI code is free and separate.',
      blocks: [
        {
          kind: 'text',
          text: 'You need no barcode, and nobody can demand one of you. The square code on your cart by which people pay is something else: it is a UPI code, your bank or payment app gives it, and it is free. If someone offers to “register” that code for a fee, send him away.',
        },
        {
          kind: 'text',
          text: 'The day may come when you pack pickle or masala under your own name and a shop wants to stock it. Before the barcode, see to what the law does ask for: your [FSSAI](/fssai-compliance) number on the packet, and the label that packed goods must bear.',
        },
      ],
    },
    {
      id: 'one-number',
      heading: 'One number, four kinds of print',
      answer: 'One number for each product. The print is your choice.',
      blocks: [
        {
          kind: 'text',
          text: 'What you subscribe to is numbers. Each product gets one; it is called GTIN. How the number is printed is a second matter, and you choose it. You do not register, or pay for, each kind apart.',
        },
        {
          kind: 'entries',
          caption: 'Digits in the number',
          rows: [
            {
              label: '**EAN-13**: the striped code on packets in Indian shops',
              fact: 'barcode.digits.ean13',
            },
            {
              label: '**UPC**: the striped code of America and Canada',
              fact: 'barcode.digits.upc',
              note: 'Shops there read EAN-13 too. Ask the buyer before you order anything special.',
            },
            { label: '**EAN-8**: for very small packets', fact: 'barcode.digits.ean8' },
            { label: '**ITF-14**: for cartons', fact: 'barcode.digits.itf14' },
          ],
        },
        {
          kind: 'list',
          items: [
            '**QR code.** A square that a phone can read. A GS1 QR code holds the same product number together with a web address, so that the till and the customer use one code. A plain QR code that only opens your website needs no registration at all; any free program makes it.',
            '**Other 2D codes**, such as DataMatrix: a tiny square for small packets and medicines. It can carry batch and expiry date with the number.',
          ],
        },
        {
          kind: 'text',
          text: 'Numbers from GS1 India begin with {barcode.prefix}. That tells who gave out the number. It does not prove that the product was made in India. The price is not in the code either; the shop’s computer looks it up. The last digit is worked out from all the others, so that a till notices when one was misread.',
        },
        {
          kind: 'barcode-check',
          text: 'With scripts switched on you can check here whether the last digit of a number fits.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'Renewing {barcode.pack-size} numbers for a year costs {barcode.renewal.one}.',
      blocks: [
        {
          kind: 'text',
          text: 'A new subscriber pays four things to GS1 India: a fee once, for registration; the subscription, for as many years as you choose; a deposit without interest, which comes back when you cancel; and GST on the fees. How much depends on your turnover, on how many numbers you take and for how many years. This list holds since {barcode.fees-since}. We have not seen its amounts: the fee calculator on [GS1 India](portal:gs1) shows yours before you commit to anything.',
        },
        {
          kind: 'entries',
          caption: 'To renew {barcode.pack-size} numbers, with GST',
          rows: [
            { label: 'For one year', fact: 'barcode.renewal.one' },
            { label: 'For two years', fact: 'barcode.renewal.two' },
            { label: 'For three years', fact: 'barcode.renewal.three' },
            { label: 'For five years', fact: 'barcode.renewal.five' },
            { label: 'For ten years', fact: 'barcode.renewal.ten' },
          ],
        },
        {
          kind: 'text',
          text: 'The page with these amounts bears no date, so look again before you pay. For {barcode.pack-size-next} numbers the year costs {barcode.renewal.thousand}: little more. We estimate that most small makers never use up {barcode.pack-size}.',
        },
        {
          kind: 'text',
          text: 'Other costs are yours to plan: the design of the packet, printing, and a label printer if you stick the codes on. The ministry for small firms used to give back part of the barcode fee. We could not confirm that it still does: ask at the [MSME ministry](portal:msme) before you count on it.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What you may read elsewhere',
      answer: 'Old lists name a fee for each code. GS1 has none.',
      blocks: [
        {
          kind: 'text',
          text: 'Older lists, our own among them, name a fee for each kind of code and say that the numbers last for life. GS1 India’s own pages do not bear that out: these fees were never its rule. We keep the figures here, so that you know them when someone quotes them to you.',
        },
        {
          kind: 'table',
          caption: 'What older lists say, and what is so',
          head: ['In older lists', 'By GS1 India’s own pages'],
          rows: [
            ['EAN-13 alone: {barcode.separate.ean13@2026-11-19}', '{barcode.separate.ean13}'],
            ['UPC alone: {barcode.separate.upc@2026-11-19}', '{barcode.separate.upc}'],
            ['QR alone: {barcode.separate.qr@2026-11-19}', '{barcode.separate.qr}'],
            ['2D alone: {barcode.separate.two-d@2026-11-19}', '{barcode.separate.two-d}'],
            ['The numbers are yours {barcode.validity@2026-11-19}', 'yours {barcode.validity}'],
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, GST certificate, turnover, a letter and a cancelled cheque.',
      blocks: [
        {
          kind: 'documents',
          items: [
            {
              id: 'pan',
              label: 'PAN',
              note: 'The owner’s for a single owner, else the firm’s.',
            },
            {
              id: 'gst-certificate',
              label: 'GST registration certificate',
              note: 'A partnership may give its deed in its place. No GST number? Ask GS1 India what it takes instead, before you fill in the form.',
            },
            {
              id: 'firm-papers',
              label: 'For a company: certificate of incorporation or memorandum',
              note: 'A society gives its registration certificate.',
            },
            {
              id: 'turnover-proof',
              label: 'Proof of turnover: the page of the balance sheet that shows your sales',
              note: 'Not asked of a new business.',
            },
            {
              id: 'request-letter',
              label: 'A letter on your letterhead that asks for the numbers',
            },
            { id: 'bank', label: 'A cancelled cheque' },
            {
              id: 'product-list',
              label: 'A list of your products with every size, colour and flavour',
              note: 'Not for the form, but you need it to know how many numbers to take.',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'The seven steps',
      answer: 'Seven steps on the site of GS1 India.',
      blocks: [
        {
          kind: 'text',
          text: 'The times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Count your products',
              text: 'Each thing that has a price of its own needs its own number: the small jar and the large jar, mango and lime, red and blue. A new batch needs none. Add what you will bring out in the next two years.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'Choose how many numbers, and for how long',
              text: 'The smallest lot in the list has {barcode.pack-size}. If you are trying out a product, take one year.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Fill in the form',
              text: 'On [GS1 India](portal:gs1), under registration. Write the name of the firm exactly as on the PAN: it is the name a buyer sees when he checks the number.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Add the papers',
              text: 'Photograph or scan them flat, in daylight. The letter must bear a signature.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Pay, and keep the receipt',
              text: 'Pay on the site itself. The receipt also proves the deposit that you may ask back one day.',
              time: 'a few minutes',
              cost: 'what the calculator showed',
            },
            {
              title: 'Give each product its number',
              text: 'You get a company prefix, and a login to an account called DataKart, which belongs to the subscription. Enter each product there, with its photograph and size. Never use a number twice, not even when the first product is gone.',
              time: 'an hour, once the login has come',
              cost: 'free',
            },
            {
              title: 'Print, test, and tell the buyer',
              text: 'Dark bars on a light ground, white space left and right, not across a fold or a seam. Never red bars: the scanner does not see them. Print one packet, have it read at a shop’s till, and only then print the rest. Send the numbers to the buyer.',
              time: 'a few days, with the printer',
              cost: 'printing',
            },
          ],
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts, and renewal',
      answer: 'The numbers are yours {barcode.validity}. Note the last day.',
      blocks: [
        {
          kind: 'text',
          text: 'The numbers are yours {barcode.validity}. Put the last day into your calendar now.',
        },
        {
          kind: 'entries',
          caption: 'When the subscription ends',
          rows: [
            {
              label: 'Renew before the end, for three, five or ten years: extra time',
              fact: 'barcode.early-gain',
            },
            { label: 'Renew after the end, without penalty, within', fact: 'barcode.grace' },
            {
              label: 'After that: penalty',
              fact: 'barcode.late-penalty',
              note: 'Possible for another {barcode.late-days}. Then the subscription is ended.',
            },
          ],
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to get it wrong',
      answer: 'No fine by law. Shops and marketplaces remove your goods.',
      blocks: [
        {
          kind: 'text',
          text: 'There is no fine by law. The trouble is commercial. Once a subscription has ended, new goods may not bear the numbers, your entries in DataKart are switched off, and online listings with those numbers are to be taken down. GS1 India says that it looks for numbers in use without a subscription and may take legal action. If you want to stop, cancel in writing: only then does the deposit come back.',
        },
      ],
    },
    {
      id: 'beware',
      heading: 'Beware of single codes',
      answer: 'Cheap single numbers usually belong to somebody else.',
      blocks: [
        {
          kind: 'text',
          text: 'Websites sell single numbers cheaply, “valid for life”. Most of these were given to some other company long ago and are sold on. They scan. But when a marketplace or a chain looks up the number, it sees the other company’s name, and your listing can be refused or removed. By then the packets are printed. If your buyer never checks, such a code may work for years; you carry the risk. Ask the buyer first, in writing.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What you gain by it, and what not',
      answer: 'Shops can list you. It protects no name and proves no quality.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Chains and marketplaces can list you.',
            'Billing is quick, and the price is right.',
            'You see what sells, product by product, instead of guessing.',
            'If a batch is bad, a 2D code lets you call back that batch and not everything.',
          ],
        },
        {
          kind: 'text',
          text: 'It does not protect your name; that is what a [trademark](/trademark-registration) is for. It is no mark of quality; for some goods the law asks for [BIS](/bis-registration). And it replaces no licence.',
        },
      ],
    },
    {
      id: 'on-the-packet',
      heading: 'What must be on the packet in any case',
      answer: 'Maker, contents, month, price and a contact. Food: FSSAI number.',
      blocks: [
        {
          kind: 'text',
          text: 'Packed goods carry the maker’s name and address, what is inside and how much, the month and year in which it was made, the highest retail price with taxes, the price for a gram, kilogram, millilitre, litre or piece, and a contact for complaints; food carries the FSSAI number as well. A business that packs under its own label registers with the state’s Legal Metrology office within {barcode.packer-days} of starting. The barcode is added to all this, and replaces none of it.',
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The same everywhere. All of it is online.',
      blocks: [
        {
          kind: 'text',
          text: 'Barcodes are the same in all of India, and everything is done online; no office in Hyderabad gives out a different kind. What is local is the tax: who sells goods on a marketplace to other states needs [GST](/gst-compliance) from the first sale, and inside Telangana the limit is lower than elsewhere.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'Tills should read square codes by {barcode.two-d-tills}.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Squares at the till.** GS1 and large retailers in many countries want tills to read 2D codes by {barcode.two-d-tills}. It is a plan of the trade, not a law. Striped codes stay good. If you print new packets in large numbers, leave room for a square.',
            '**New fee list.** GS1 India’s fees for new subscribers changed on {barcode.fees-since}. Older amounts on agents’ sites are out of date.',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Do not subscribe before a buyer asks.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Taking a subscription before any buyer has asked for it.',
            'One number for two sizes. The till then charges the same for both.',
            'Paying an agent apart for EAN, UPC and QR.',
            'Letting the agent register in his own name. Then the numbers are his.',
            'Missing the renewal while the packets are still in the shops.',
            'A code so small, so pale or so near the edge that no till can read it.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Packed food, single products, new packets, menu codes.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Is a barcode compulsory for packed food?',
              answer:
                'No general law asks for it. The label and the FSSAI number are compulsory. The barcode is your buyer’s wish.',
            },
            {
              question: 'Is GS1 India a government office?',
              answer:
                'No. It is a society that a ministry and trade bodies founded, part of a worldwide body. Its fees are a contract with you, not a tax.',
            },
            {
              question: 'I have one product. Must I take {barcode.pack-size} numbers?',
              answer:
                'That is the smallest lot in the list of renewals. Ask GS1 India whether it now has a smaller one for new subscribers; we could not see it.',
            },
            {
              question: 'Can I use my number in other countries?',
              answer: 'Yes. A number from GS1 India is read and accepted abroad.',
            },
            {
              question: 'Do I need a new number when I change the packet?',
              answer:
                'Not for a new picture. Yes for a new weight, a new recipe or anything the customer would call another product. The standards have the exact rules.',
            },
            {
              question: 'Can my brother use some of my numbers?',
              answer:
                'No. They belong to the firm that subscribed. His packets would show your name.',
            },
            {
              question: 'I only want a QR code that opens my menu. What do I pay?',
              answer: 'Nothing. Any free program makes it. It is not a product number.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask GS1 India or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'GS1 resources',
      answer: 'Register and renew at GS1 India.',
      blocks: [
        {
          kind: 'text',
          text: 'On the first site you register, see the fees, renew and reach DataKart. On the second are the rules for numbers and for printing them.',
        },
        { kind: 'portals', portals: ['gs1', 'gs1standards'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We tell you whether you need numbers, and how many.',
      blocks: [
        {
          kind: 'text',
          text: 'Send us what the buyer wrote. We tell you whether you need GS1 numbers, how many, and which code goes where. If you wish, we fill in the form with you, in your firm’s name and with your own login. You pay GS1 India yourself.',
        },
      ],
    },
  ],
};
