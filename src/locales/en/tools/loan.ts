/** Mudra is for small business of every kind. */
const mudra = {
  name: 'Mudra Shishu, without security. More with Kishor and Tarun.',
  interest:
    'The bank gives the loan and sets the interest. It may not ask for security up to {msme.no-collateral}.',
  no: ['You are not yet an adult.', 'You cannot show the bank what the loan is for.'],
};

/** The page "Get a loan". `{…}` are figures. */
export const text = {
  who: 'Who asks for the loan?',
  tiles: {
    cart: 'Street vendor',
    shop: 'Shop or maker',
    group: 'Women’s group',
    other: 'Other work',
  },
  cards: {
    cart: {
      forWhom: 'For your cart: up to',
      name: 'PM SVANidhi, without security.',
      interest:
        'The bank gives the loan. {msme.svanidhi.subsidy} interest comes back when you pay on time.',
      no: [
        'You have not repaid an earlier PM SVANidhi loan. Repay it first.',
        'You have no paper as a vendor. Get the letter first.',
        'You sell in a village. This loan is for towns.',
      ],
    },
    shop: { forWhom: 'For a shop or workshop: up to', ...mudra },
    group: {
      forWhom: 'For a women’s group: up to',
      name: 'Through your self-help group (DAY-NRLM).',
      interest: 'Interest {scheme.day-nrlm.interest} up to {scheme.day-nrlm.cheap-max}.',
      no: [
        'You are in no self-help group. Join one first.',
        'Your group is in a town, not a village.',
      ],
    },
    other: { forWhom: 'For other small business: up to', ...mudra },
  },
  papers: {
    vending: 'Vending certificate or letter',
    identity: 'Aadhaar with phone number',
    bank: 'Bank account in your name',
  },
  steps: 'First loan, then larger ones',
  have: 'Have these ready',
  noLetter: 'No letter? Get one from the town office',
  how: 'How to apply',
  whenNo: 'When you do not get it',
  source: 'Source:',
  site: 'Official site:',
  others: 'Other loans that may fit',
  all: 'All schemes',
  questions: 'Answer a few questions to see more',
  back: 'Choose other work',
};
