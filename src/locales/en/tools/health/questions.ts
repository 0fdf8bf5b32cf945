/** The scored questions of the health check and their answers. `{…}` are figures. */
export const questions = {
  vending: {
    title: 'Do you have a vending certificate?',
    hint: 'The certificate and identity card of the Town Vending Committee or the city.',
    short: 'Vending certificate',
    options: {
      yes: 'Yes, and it has not run out',
      applied: 'I have applied, and I keep the receipt',
      no: 'No, or it has run out',
    },
  },
  'trade-licence': {
    title: 'Do you hold the trade licence for your place?',
    hint: 'In your name, for this address and this trade, not run out.',
    short: 'Trade licence',
    options: {
      yes: 'Yes',
      no: 'No, or it has run out',
      none: 'The municipal office or the panchayat says that my trade needs none',
    },
  },
  udyam: {
    title: 'Is the business registered on Udyam?',
    hint: 'The free registration for small businesses. A certificate by Udyam Assist counts.',
    short: 'Udyam',
    options: { yes: 'Yes', no: 'No' },
  },
  fssai: {
    title: 'Do you hold your FSSAI paper?',
    hint: 'The registration or licence for food, with this year’s fee paid. Tea, fruit, vegetables, oil and water are food too.',
    short: 'FSSAI',
    options: {
      yes: 'Yes, and the yearly fee is paid',
      deemed: 'My vending certificate counts as it',
      no: 'No, or a fee is open',
      none: 'I handle no food',
    },
  },
  hygiene: {
    title: 'Is the food clean from start to end?',
    hint: 'Clean water, washed hands, covered food, a bin with a lid, oil changed in time, nobody ill at work.',
    short: 'Clean food',
    options: { yes: 'Yes, every day', no: 'Not everything, or not every day' },
  },
  goods: {
    title: 'Are scales, labels and marks in order?',
    hint: 'A stamped scale. Name, price and date on packets you pack. The ISI or BIS mark where your goods need it. Licences for medicines and cosmetics.',
    short: 'Scales, labels, marks',
    options: {
      yes: 'Yes, all that I need',
      no: 'Something is missing',
      none: 'I use no scale, pack nothing and sell no such goods',
    },
  },
  gst: {
    title: 'Are you registered for GST?',
    hint: 'Sales count together: cash, card and UPI, taxed and free.',
    short: 'GST',
    options: {
      filed: 'Registered, and every return is filed',
      below: 'Not registered, and I need not be',
      late: 'Registered, but a return is missing',
      missing: 'Not registered, though I should be',
    },
  },
  'income-tax': {
    title: 'Is the last income-tax return filed?',
    hint: 'The one that a business without an audit files by {income-tax.return-business}.',
    short: 'Income-tax return',
    options: { yes: 'Yes', no: 'No', none: 'My income is too low to file one' },
  },
  insurance: {
    title: 'Are your workers in ESI and PF?',
    hint: 'ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}. Registered, and paid by day {labour.due} of each month.',
    short: 'ESI and PF',
    options: {
      yes: 'Yes, all that I need',
      no: 'No, or a payment is open',
      none: 'Fewer than {labour.esi.workers} people work for me',
    },
  },
  wages: {
    title: 'Do your workers have letters, and wages on time?',
    hint: 'A letter to each, and at least the minimum wage. Paid by day {labour.wages.due} of the next month, with a wage slip.',
    short: 'Letters and wages',
    options: { yes: 'Yes, every one', no: 'Not all of it', none: 'Nobody works for me' },
  },
  papers: {
    title: 'Do you have these other papers?',
    hint: 'The licence finder says that the law also asks for these, with any yearly fee paid:',
    short: 'Other papers',
    options: { yes: 'All of them', no: 'Not all of them' },
  },
  fire: {
    title: 'Is the place safe from fire?',
    hint: 'An extinguisher in date, a clear way out, gas and wires in order. The fire department’s NOC, if the building needs one.',
    short: 'Fire safety',
    options: {
      yes: 'Yes',
      no: 'Something is missing',
      none: 'I work at home or on the road',
    },
  },
  rent: {
    title: 'Do you have paper for the place?',
    hint: 'A rent deed, the owner’s consent in writing, or your own papers for the house.',
    short: 'Paper for the place',
    options: { yes: 'Yes', no: 'No', none: 'I need no fixed place' },
  },
  money: {
    title: 'Is business money apart, and are bills kept?',
    hint: 'A bank or UPI account for the business alone. Bills and accounts kept for {gst.records}.',
    short: 'Money and bills',
    options: { yes: 'Yes, both', no: 'No, or only one of them' },
  },
} as const;

/** Where somebody finds out what they do not know. */
export const findOut: Record<keyof typeof questions, string> = {
  vending:
    'Look for a certificate or card with your photograph. If there is none, ask at the municipal office whether your name is in the vendor survey.',
  'trade-licence':
    'Look on the wall and among the papers of the shop. If there is none, ask the municipal office or the panchayat, with your address and trade.',
  udyam:
    'Look for a certificate with a number that begins with UDYAM. Ask the person who may have registered for you.',
  fssai:
    'Look for a 14-digit number on the certificate, your bills or your board. Look for the last receipt of the fee.',
  hygiene: 'Go through the one-page sheet on clean food beside your own kitchen or cart.',
  goods: 'Look for the stamp and its year on the scale, and for marks and labels on your goods.',
  gst: 'Add up the sales of twelve months. The licence finder says whether you need to register.',
  'income-tax': 'Log in to the income-tax portal: it lists filed returns by year.',
  insurance: 'Count everybody you paid in the past year, also part-time. Ask who keeps the books.',
  wages: 'Ask each worker for the letter and the last wage slip.',
  papers: 'Open the licence finder: it says what each paper is, and who gives it.',
  fire: 'Look at the date on the extinguisher. Ask the owner of the building for a copy of the NOC.',
  rent: 'Ask the owner for the deed. Look who is named on the electricity bill.',
  money: 'Look for last year’s bills, and whose name is on the account that UPI pays into.',
};
