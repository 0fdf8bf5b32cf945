import type { CalculatorSlug } from '../../../../content/catalog.ts';
import type { SumWords } from '../../../sum-words.ts';

const loan = (which: string): SumWords['inputs'] => ({
  [`rate${which}`]: { label: `Loan ${which}: interest, in per cent` },
  [`per${which}`]: {
    label: `Loan ${which}: that interest is for`,
    options: { year: 'a year', month: 'a month' },
  },
  [`way${which}`]: {
    label: `Loan ${which}: how it is reckoned`,
    options: {
      reducing: 'on what is still owed (banks)',
      flat: 'on the whole loan, all the time (flat rate)',
      'at-end': 'interest every month, the loan itself at the end (moneylenders)',
    },
  },
  [`fee${which}`]: {
    label: `Loan ${which}: fees, in rupees`,
    hint: 'For papers, processing or insurance.',
  },
});
const loanLines = (which: string): SumWords['lines'] => ({
  [`payment${which}`]: `Loan ${which}: to pay each month`,
  [`last${which}`]: `Loan ${which}: to pay besides at the end`,
  [`trueRate${which}`]: `Loan ${which}: interest a year, made comparable`,
  [`cost${which}`]: `Loan ${which}: what it costs in all`,
});
const taxLines = {
  beforeRebate: 'Tax by the slices',
  rebate: 'Taken off (rebate, or relief just above its limit)',
  cess: 'Health and education cess',
  tax: 'Income tax of the year',
};
const surcharge =
  'Above {income-tax.surcharge.above} a surcharge is added. It is not in this sum: the tax will be higher.';
const foodKind = {
  label: 'Kind of food business',
  hint: 'Matters for a state licence only.',
  options: {
    most: 'Restaurant, shop, cart, transport and most others',
    'small-maker': 'Maker of less than a tonne a day',
    'large-maker': 'Maker of more than that, or a hotel',
  },
};
const foodNotes = {
  registration: 'At this turnover, basic registration is enough.',
  state: 'At this turnover, a state licence is needed.',
  central: 'At this turnover, a central licence is needed.',
  vendor:
    'A street vendor with a certificate under the Street Vendors Act counts as registered: no fee. The rules on clean food still hold.',
  'old-schedule':
    'The fee is from the schedule that ended with the change of the rules. The new one was not seen by us: FoSCoS shows the fee of today before you pay.',
};
const road = {
  label: 'Width of the road, in feet',
  options: {
    narrow: 'Up to {trade.ghmc.road.narrow}',
    middle: 'Above {trade.ghmc.road.narrow}, up to {trade.ghmc.road.wide}',
    wide: 'Above {trade.ghmc.road.wide}',
  },
};

/** Words of each calculator, in English, by its address. */
export const sums: Readonly<Record<CalculatorSlug, SumWords>> = {
  gst: {
    inputs: {
      direction: {
        label: 'What is to be done',
        options: { add: 'Put GST on a price', remove: 'Find the GST inside a price' },
      },
      amount: { label: 'Price, in rupees' },
      rate: {
        label: 'GST rate',
        options: {
          standard: '{gst.rate.standard}: most goods and services',
          low: '{gst.rate.low}: many foods, restaurants, daily needs',
          high: '{gst.rate.high}: luxury and harmful goods',
          gold: '{gst.rate.gold}: gold, silver, jewellery',
          'diamond-cut': '{gst.rate.diamond-cut}: cut diamonds',
          'diamond-rough': '{gst.rate.diamond-rough}: rough diamonds',
          bricks: '{gst.rate.bricks}: building bricks, without credit',
          'bricks-credit': '{gst.rate.bricks-credit}: building bricks, with credit',
          none: 'No GST (exempt)',
        },
      },
      place: {
        label: 'The buyer is',
        options: { 'same-state': 'in the same state', 'other-state': 'in another state' },
      },
    },
    lines: {
      base: 'Price without GST',
      rate: 'Rate',
      cgst: 'CGST (central half)',
      sgst: 'SGST (state half)',
      igst: 'IGST (for another state)',
      tax: 'GST in all',
      total: 'Price with GST',
    },
    assumptions: [
      'One article, one rate. A bill with several rates is worked out line by line.',
      'Each tax is rounded to the paisa; in a return the tax is rounded to the rupee.',
      'Only a registered seller may take GST, and a seller under composition may not.',
    ],
  },
  'gst-late-fee': {
    inputs: {
      form: {
        label: 'Which return',
        options: {
          gstr3b: 'GSTR-3B (monthly or quarterly return)',
          gstr1: 'GSTR-1 (list of sales)',
          cmp08: 'CMP-08 (composition, each quarter)',
          gstr4: 'GSTR-4 (composition, yearly)',
          gstr9: 'GSTR-9 (annual return)',
          gstr7: 'GSTR-7 (tax deducted at source)',
        },
      },
      nil: { label: 'It is a nil return: nothing sold, nothing to pay' },
      due: { label: 'Day it was due' },
      done: { label: 'Day it is filed and paid' },
      turnover: {
        label: 'Turnover of the year before, in rupees',
        hint: 'All sales on your PAN, in all states.',
      },
      stateTurnover: { label: 'Of that, turnover in this state, in rupees' },
      tax: {
        label: 'Tax paid late in cash, in rupees',
        hint: 'Only what is paid in money, not by credit.',
      },
    },
    lines: {
      days: 'Days late',
      uncapped: 'Late fee without a ceiling',
      cap: 'Ceiling of the late fee',
      fee: 'Late fee',
      interest: 'Interest on the tax',
      interestPaid: 'Interest, to the nearest rupee',
      total: 'To pay besides the tax',
    },
    notes: {
      'in-time': 'Not late: nothing is added.',
      capped: 'The ceiling is reached: more days add no more late fee, only interest.',
    },
    assumptions: [
      'Late fee is half CGST and half SGST; the sum shows both together.',
      'Days run from the day after the due day to the day of payment.',
      'The return was filed before the tax office began proceedings; afterwards interest runs on the whole tax.',
      'No amnesty. The portal’s own sum decides.',
    ],
  },
  'composition-tax': {
    inputs: {
      business: {
        label: 'Kind of business',
        options: {
          trader: 'Trader: {gst.composition.trader}',
          maker: 'Maker of goods: {gst.composition.trader}',
          restaurant: 'Restaurant that serves no alcohol: {gst.composition.restaurant}',
          services: 'Services: {gst.composition.services}',
        },
      },
      sales: {
        label: 'Sales of the quarter, in rupees',
        hint: 'Traders: taxable sales only. All others: all sales in the state.',
      },
      regularRate: {
        label: 'Compare with the regular scheme at',
        options: {
          skip: 'Do not compare',
          low: '{gst.rate.low}',
          standard: '{gst.rate.standard}',
          high: '{gst.rate.high}',
        },
      },
      credit: {
        label: 'GST on your purchases in the quarter, in rupees',
        hint: 'What could be claimed as credit in the regular scheme.',
      },
    },
    lines: {
      tax: 'Composition tax of the quarter',
      output: 'Regular scheme: tax on the sales',
      credit: 'Regular scheme: credit for purchases',
      regular: 'Regular scheme: to pay in money',
    },
    notes: {
      'credit-left': 'The credit is more than the tax: the rest is carried forward.',
    },
    assumptions: [
      'Composition tax comes out of your own margin. Regular GST is put on the price, and the customer pays it.',
      'The turnover is within the limit of the scheme ({gst.composition.limit} for goods and restaurants, {gst.composition.services-limit} for services), and the goods are not among those it excludes.',
      'For the comparison all sales have one rate, and the price without tax stays the same.',
    ],
  },
  'loan-instalment': {
    inputs: {
      amount: { label: 'Loan, in rupees' },
      rate: { label: 'Interest a year, in per cent', hint: 'As the bank’s letter says it.' },
      months: { label: 'Months to repay' },
      svanidhi: {
        label:
          'It is a PM SVANidhi loan and every instalment is paid on time: {msme.svanidhi.subsidy} a year comes back',
      },
    },
    lines: {
      instalment: 'Instalment a month',
      principal: 'The loan',
      interest: 'Interest in all',
      paid: 'To pay in all',
      subsidy: 'Interest that PM SVANidhi gives back',
      cost: 'Interest that is left',
    },
    notes: {
      'subsidy-whole': 'The interest is below the part that is given back: all of it comes back.',
    },
    schedule: {
      caption: 'How the loan goes down',
      columns: { year: 'Year', repaid: 'Loan repaid', interest: 'Interest', balance: 'Still owed' },
    },
    assumptions: [
      'The same instalment every month, interest on what is still owed, no fees.',
      'The bank rounds each instalment, so its last one differs a little.',
      'PM SVANidhi credits its part to the account by quarters, after the bank has claimed it.',
      'Each bank sets its own interest; the sizes of PM SVANidhi and Mudra loans are the law’s.',
    ],
  },
  'compare-loans': {
    inputs: {
      amount: { label: 'Loan, in rupees', hint: 'The same for both.' },
      months: { label: 'Months to repay' },
      ...loan('A'),
      ...loan('B'),
      svanidhiB: { label: 'Loan B is a PM SVANidhi loan, paid on time' },
    },
    lines: {
      ...loanLines('A'),
      ...loanLines('B'),
      difference: 'Difference in cost',
    },
    notes: {
      same: 'Both cost the same.',
      'a-costs-more': 'Loan A costs more.',
      'b-costs-more': 'Loan B costs more.',
    },
    assumptions: [
      'Cost is interest and fees, less what PM SVANidhi gives back.',
      'The comparable rate is the one a bank would name for the same payments, with fees taken from the loan at the start and nothing given back.',
      'Where no comparable rate is shown, it is beyond every measure.',
    ],
  },
  'break-even': {
    inputs: {
      price: { label: 'Price of one piece, in rupees', hint: 'Without GST.' },
      variable: {
        label: 'What one piece costs you, in rupees',
        hint: 'Goods, packing, delivery, commission: all that comes with each piece.',
      },
      fixed: {
        label: 'Costs of a month that come anyway, in rupees',
        hint: 'Rent, wages, power, instalments.',
      },
      sales: { label: 'Sales of a month that you expect, in rupees' },
    },
    lines: {
      margin: 'Margin of one piece',
      marginPart: 'Margin, of the price',
      markup: 'Put on top of the cost',
      units: 'Pieces to sell before anything is earned',
      needed: 'Sales to reach before anything is earned',
      safety: 'How far sales may fall before a loss',
    },
    notes: {
      never: 'One piece brings in no more than it costs: no number of sales covers the rest.',
      below: 'The sales you expect do not cover the costs.',
    },
    assumptions: [
      'Every piece has the same price and the same cost.',
      'The costs of a month stay the same however much is sold.',
    ],
  },
  'daily-profit': {
    inputs: {
      sales: { label: 'Sales of the day, in rupees' },
      goods: { label: 'What the sold goods cost you, in rupees' },
      rent: { label: 'A day’s share of rent and fees, in rupees' },
      fuel: { label: 'Gas, fuel, power, water, in rupees' },
      helpers: { label: 'Helpers, in rupees' },
      loan: { label: 'A day’s share of loans, in rupees' },
      waste: { label: 'Spoiled or unsold, in rupees' },
      other: { label: 'Bags, commission, repairs and the rest, in rupees' },
      ownWage: {
        label: 'A wage for your own hours, in rupees',
        hint: 'What somebody else would pay you for the same work.',
      },
      days: { label: 'Days you work in a month' },
    },
    lines: {
      left: 'Left after the goods',
      spent: 'Other costs',
      before: 'Left for you',
      ownWage: 'A wage for your own hours',
      profit: 'Profit of the day',
      part: 'Profit, of the sales',
      month: 'Profit of a month of such days',
    },
    notes: { loss: 'A day like this makes a loss.' },
    assumptions: [
      'Money taken for goods of other days is not in it, nor stock bought for tomorrow.',
      'A month is so many days like this one.',
    ],
  },
  'working-capital': {
    inputs: {
      turnover: { label: 'Sales that you expect in a year, in rupees' },
      funds: { label: 'Own money that is in stock and bills, in rupees' },
      supplierCredit: { label: 'Goods taken on credit from suppliers, in rupees' },
      stockDays: { label: 'Days that goods lie before they are sold' },
      debtorDays: { label: 'Days until customers pay' },
      creditorDays: { label: 'Days until you pay suppliers' },
    },
    lines: {
      need: 'Money the business needs to run',
      bank: 'Of that, what a bank lends at least',
      own: 'Of that, what the owner brings',
      gap: 'Still missing after own money and suppliers’ credit',
      cycle: 'Days that money is tied up',
    },
    notes: {
      'above-limit':
        'The bank’s part is above {working-capital.max}, up to which this way of reckoning is meant: banks look at the accounts instead.',
    },
    assumptions: [
      'The turnover method, which banks use for micro and small enterprises.',
      'The bank looks at your account and your returns before it lends; this is no promise.',
    ],
  },
  wages: {
    inputs: {
      pay: { label: 'Pay of a month, in rupees', hint: 'All of it, before anything is cut.' },
      pf: {
        label: 'Provident fund (PF)',
        options: {
          ordinary: '{labour.epf.worker} of the wages, the ordinary rate',
          lower: '{labour.epf.lower} of the wages, for notified kinds of business',
          none: 'No PF',
        },
      },
      basic: { label: 'Of the pay, basic and dearness allowance, in rupees' },
      base: {
        label: 'PF is paid',
        options: {
          ceiling: 'On at most {labour.epf.ceiling}: what is compulsory',
          full: 'On all of the wages, by choice',
        },
      },
      esi: { label: 'The worker is in ESI' },
      days: {
        label: 'Days worked in the month',
        hint: 'To see whether the worker’s own ESI share falls away.',
      },
      telangana: { label: 'The work is in Telangana (professional tax)' },
    },
    lines: {
      pay: 'Pay of the month',
      workerPf: 'Cut: PF',
      workerEsi: 'Cut: ESI, rounded up',
      workerTax: 'Cut: professional tax',
      takeHome: 'Paid to the worker',
      pension: 'Employer: pension (EPS)',
      employerPf: 'Employer: PF account',
      insurance: 'Employer: life insurance (EDLI)',
      admin: 'Employer: administration of PF',
      employerEsi: 'Employer: ESI, rounded up',
      added: 'Employer pays on top',
      cost: 'Cost of the worker in the month',
    },
    notes: {
      'admin-least':
        'For the whole firm the administration charge is at least {labour.epf.admin-min} a month.',
      half: 'At least {labour.wages.half} of the pay counts as wages, so PF is worked out on more than the basic pay.',
      'above-esi': 'The pay is above the ESI limit of {labour.esi.wage-max}: no ESI is worked out.',
      'low-wage': 'At {labour.esi.low-wage} a day or less the worker pays no ESI share.',
    },
    assumptions: [
      'One worker, one whole month, no overtime and no income tax cut.',
      'PF shares are rounded to the rupee, ESI shares up to the next rupee.',
      'A worker who passes the ESI limit within a contribution period stays in until its end.',
      'Bonus and gratuity are not in it.',
    ],
  },
  gratuity: {
    inputs: {
      work: {
        label: 'Why the work ends, or its kind',
        options: {
          permanent: 'Permanent worker leaves or retires',
          'fixed-term': 'Work for a fixed term ends',
          death: 'Death or disablement',
          seasonal: 'Seasonal work',
        },
      },
      wages: {
        label: 'Last wages of a month, in rupees',
        hint: 'Basic and dearness allowance; at least {labour.wages.half} of the pay counts.',
      },
      years: { label: 'Whole years of service', hint: 'For seasonal work: seasons.' },
      months: { label: 'And months' },
    },
    lines: {
      counted: 'Years or seasons that count',
      exact: 'Gratuity, exact',
      pay: 'Gratuity to pay',
    },
    notes: {
      'too-short':
        'The service is too short for gratuity: it takes {labour.gratuity.years}, or {labour.gratuity.fixed-term-years} for a fixed term.',
      capped:
        'The ceiling of {labour.gratuity.max} is reached. An employer may pay more by choice.',
    },
    assumptions: [
      'The place has {labour.gratuity.workers} workers or more.',
      'Service without a break.',
      'A fixed term is counted in parts of a year; for others a part above {labour.gratuity.part-year} is a whole one.',
    ],
  },
  'professional-tax': {
    inputs: {
      state: {
        label: 'State',
        options: {
          telangana: 'Telangana',
          andhra: 'Andhra Pradesh',
          karnataka: 'Karnataka',
          'maharashtra-men': 'Maharashtra, a man',
          'maharashtra-women': 'Maharashtra, a woman',
        },
      },
      pay: { label: 'Pay of a month, in rupees' },
      workers: { label: 'Workers with this pay' },
    },
    lines: {
      month: 'Professional tax a month',
      february: 'In February',
      year: 'In a year',
      workers: 'Workers',
      together: 'For all of them in a year',
    },
    notes: { none: 'At this pay there is no professional tax.' },
    assumptions: [
      'For employees. The employer cuts it from the pay and pays it in.',
      'Twelve months with the same pay.',
      'Owners and the self-employed pay by other slabs, up to {professional-tax.max} a year, which are not in this sum: see the portal of the state.',
    ],
  },
  'presumptive-tax': {
    inputs: {
      work: {
        label: 'Kind of work',
        options: {
          business: 'Trade or business',
          profession: 'A listed profession',
          vehicles: 'Owner of goods vehicles',
        },
      },
      digital: { label: 'Receipts of the year by bank, card or UPI, in rupees' },
      cash: {
        label: 'Receipts of the year in cash, in rupees',
        hint: 'A cheque that is not account payee counts as cash.',
      },
      heavyVehicles: { label: 'Heavy goods vehicles (above {sectors.tax.heavy-from} tonnes)' },
      heavyTonnes: { label: 'Their weight together, in tonnes' },
      otherVehicles: { label: 'Other goods vehicles' },
      months: { label: 'Months you owned them in the year' },
      actual: {
        label: 'Real profit of the year, in rupees',
        hint: 'If it is higher, it is what counts.',
      },
    },
    lines: {
      fromDigital: 'Assumed profit, receipts by bank',
      fromCash: 'Assumed profit, cash',
      fromReceipts: 'Assumed profit of the profession',
      fromHeavy: 'Assumed profit, heavy vehicles',
      fromOthers: 'Assumed profit, other vehicles',
      assumed: 'Assumed profit',
      declared: 'Profit that counts: the real one',
      ...taxLines,
    },
    notes: {
      'above-limit':
        'This is above the limit of the scheme: it cannot be used, and books are kept.',
      surcharge,
    },
    assumptions: [
      'No other income, the new regime, a person resident in India.',
      'Not for commission, brokerage or agency, and not for an LLP or a company.',
      'Who leaves the scheme for trade and business is shut out of it for some years.',
    ],
  },
  'income-tax': {
    inputs: {
      income: {
        label: 'Income of the year, in rupees',
        hint: 'Profit, salary after the standard deduction, rent, interest: all together.',
      },
    },
    lines: taxLines,
    notes: { surcharge },
    schedule: {
      caption: 'Slice by slice',
      columns: { from: 'Above', to: 'Up to', rate: 'Rate', tax: 'Tax' },
    },
    assumptions: [
      'The new regime, a person resident in India, ordinary income only.',
      'Gains from shares or land and winnings have rates of their own.',
      'Tax already cut or paid in advance is not taken off.',
    ],
  },
  'tds-interest': {
    inputs: {
      tax: { label: 'Tax, in rupees' },
      deductedLate: { label: 'It was also cut late' },
      deductible: { label: 'Day it had to be cut' },
      deducted: { label: 'Day it was cut' },
      deposited: { label: 'Day it is paid in' },
      statementDays: { label: 'Days the statement is late' },
    },
    lines: {
      deductionMonths: 'Cut late: months touched',
      deductionInterest: 'Cut late: interest',
      depositMonths: 'Paid in late: months touched',
      depositInterest: 'Paid in late: interest',
      statementFee: 'Fee for the late statement',
      total: 'To pay besides the tax',
    },
    notes: {
      'in-time': 'Paid in on time: no interest for that.',
      capped: 'The fee for the statement stops at the tax.',
    },
    assumptions: [
      'A calendar month that is touched by one day counts as a whole month.',
      'One amount, cut on one day.',
    ],
  },
  'late-payment': {
    inputs: {
      amount: { label: 'Unpaid bill, in rupees' },
      bankRate: {
        label: 'Bank rate of the Reserve Bank, in per cent',
        hint: 'It changes: look it up at rbi.org.in, on the first page.',
      },
      months: { label: 'Whole months since the last day to pay' },
    },
    lines: {
      rate: 'Interest a year',
      interest: 'Interest that the buyer owes',
      total: 'Bill and interest',
    },
    assumptions: [
      'You have Udyam as a micro or small enterprise, and make goods or give services.',
      'The bank rate was the same all the time, and interest is added to the debt every month.',
      'Parts of a month are left out.',
    ],
  },
  'first-year-cost': {
    inputs: {
      entity: {
        label: 'Form of the business',
        options: {
          sole: 'On my own (or a street vendor)',
          llp: 'LLP',
          company: 'Private limited company',
        },
      },
      contribution: { label: 'Contribution of the partners, in rupees' },
      stampState: {
        label: 'State of the company (stamp duty for a small capital)',
        options: {
          other: 'Another state: leave stamp duty out',
          delhi: 'Delhi',
          karnataka: 'Karnataka',
          maharashtra: 'Maharashtra',
          'tamil-nadu': 'Tamil Nadu',
        },
      },
      nameFirst: { label: 'The name is reserved before the rest of the form' },
      food: {
        label: 'Food',
        options: {
          no: 'No food',
          vendor: 'Street food, with a certificate of vending',
          yes: 'Food, no certificate of vending',
        },
      },
      turnover: { label: 'Sales that you expect in a year, in rupees' },
      foodKind,
      trade: {
        label: 'Trade licence',
        options: {
          no: 'None, or another city: leave it out',
          hyderabad: 'A shop in Hyderabad (its three corporations)',
        },
      },
      area: { label: 'Area of the shop, in square feet' },
      road,
      trademark: {
        label: 'Trademark',
        options: {
          no: 'None',
          small: 'One mark: individual, startup or small enterprise',
          other: 'One mark: everyone else',
        },
      },
      classes: { label: 'Classes of the mark' },
      exports: { label: 'Import-export code (IEC)' },
      otherFees: {
        label: 'Other government fees, in rupees',
        hint: 'What your city or state asks and this sum does not know.',
      },
      helper: {
        label: 'What a helper asks, in rupees',
        hint: 'Agent, accountant or lawyer. Nobody must use one.',
      },
      helperGst: { label: 'The helper adds GST' },
    },
    lines: {
      free: 'Udyam, GST, ESI, PF and e-Shram registration',
      name: 'Reserving the name',
      entity: 'Forming it, fee of the ministry',
      panTan: 'PAN and TAN, about',
      stamp: 'Stamp duty, an example',
      food: 'FSSAI, one year',
      trade: 'Trade licence of Hyderabad',
      greenFund: 'Telangana Green Fund, rounded up',
      trademark: 'Trademark application',
      exports: 'Import-export code',
      otherFees: 'Other government fees',
      government: 'To the government in the first year',
      helper: 'To the helper',
      helperTax: 'GST on the helper’s fee',
      total: 'All together',
    },
    notes: {
      ...foodNotes,
      'llp-stamp': 'Stamp duty on the LLP agreement comes on top; the state sets it.',
      'llp-above':
        'For this contribution the fee is not on record here: the site of the ministry shows it.',
      'company-fee':
        'The ministry asks nothing for an authorised capital up to {company.fee.free-capital}. Signing keys (DSC) are bought from private firms and not in this sum.',
      'stamp-example':
        'The stamp duty is one published example for a capital of {company.stamp.example-capital}; the calculator of the ministry shows the sum of today.',
      'stamp-missing':
        'Stamp duty of the state comes on top; the calculator of the ministry shows it.',
    },
    assumptions: [
      'Fees to the government for one year, each once. Deposits, building works and yearly taxes are not in it.',
      'Professional tax of owners, vending fees and fire clearance differ by place and are not in it.',
      'Registrations that are free cost nothing whoever fills in the form.',
    ],
  },
  'fssai-fee': {
    inputs: {
      vendor: { label: 'Street vendor with a certificate under the Street Vendors Act' },
      turnover: { label: 'Sales of food in a year, in rupees' },
      kind: foodKind,
      years: { label: 'Years to pay ahead' },
    },
    lines: { year: 'Fee of one year', years: 'Years', total: 'Fee to pay' },
    notes: foodNotes,
    assumptions: [
      'Some kinds of business, such as importers, needed a central licence at any turnover before the rules changed. Whether that still holds we could not confirm: FSSAI answers it.',
      'Paying ahead is for a number of years; the certificate itself has no end date.',
    ],
  },
  'trade-licence-fee': {
    inputs: {
      area: { label: 'Area of the shop, in square feet' },
      road,
      when: {
        label: 'When it is paid',
        options: {
          'on-time': 'On time',
          late: 'Late, up to {trade.ghmc.late.first-days}',
          'very-late': 'Later than that',
          unlicensed: 'There was no licence',
        },
      },
      months: { label: 'Months without a licence' },
    },
    lines: {
      fee: 'Licence fee of the year',
      greenFund: 'Telangana Green Fund, rounded up',
      late: 'Late charge',
      penalty: 'Penalty for trading without a licence',
      total: 'To pay',
    },
    assumptions: [
      'Hyderabad only: the rates that GHMC published before its division in three. The three corporations may change them.',
      'Older ceilings of the fee are not applied.',
      'No fire or signboard fees.',
    ],
  },
  'trademark-fee': {
    inputs: {
      request: {
        label: 'What is asked for',
        options: {
          application: 'A new mark (TM-A)',
          expedited: 'Fast examination (TM-M)',
          opposition: 'Opposing someone else’s mark (TM-O)',
          renewal: 'Renewal (TM-R)',
          'late-renewal': 'Renewal in the months of grace',
          restoration: 'Restoring a mark after the grace',
        },
      },
      who: {
        label: 'Who applies',
        options: {
          small: 'Individual, startup or small enterprise',
          other: 'Everyone else',
        },
      },
      way: { label: 'How', options: { online: 'Online', paper: 'On paper' } },
      classes: { label: 'Classes of goods or services' },
      marks: { label: 'Marks' },
    },
    lines: {
      application: 'Application, for one mark in one class',
      expedited: 'Fast examination, for one mark in one class',
      opposition: 'Opposition, for one mark in one class',
      renewal: 'Renewal, for one mark in one class',
      'renewal-late': 'Surcharge, for one mark in one class',
      restoration: 'Restoration, for one mark in one class',
      times: 'How many times',
      total: 'Government fee',
    },
    assumptions: [
      'Government fee only. A helper’s fee is apart.',
      'A small enterprise shows its Udyam certificate, a startup its recognition.',
    ],
  },
  'company-late-fee': {
    inputs: {
      entity: {
        label: 'Who is late',
        options: {
          company: 'Company (AOC-4, MGT-7 or MGT-7A)',
          'llp-small': 'Small LLP (Form 8 or Form 11)',
          'llp-other': 'Any other LLP (Form 8 or Form 11)',
        },
      },
      days: { label: 'Days late' },
      forms: { label: 'Forms that are late' },
      normalFee: {
        label: 'Normal fee of the form, in rupees',
        hint: 'The form shows it; it goes by the contribution.',
      },
    },
    lines: {
      fee: 'Late fee',
      withNormal: 'Late fee and normal fee',
    },
    assumptions: [
      'No amnesty. Penalties that a registrar may add are not in it.',
      'One form of an LLP; a second one is worked out again.',
    ],
  },
};
