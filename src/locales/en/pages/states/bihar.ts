import { bihar } from '../../../../content/states/br.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(bihar, {
  name: 'Bihar',
  description:
    'What Bihar asks of shops and vendors: Shops Act, professional tax, hours, wages, vending, pollution; what is not known, and whom to ask.',
  says: {
    'shops-act':
      'Register with {state.bihar.shops.workers} workers or more, within {state.bihar.shops.within} of opening. A new Act has replaced that of the fifties; many pages still describe the old one.',
    'professional-tax':
      'By yearly income: nothing up to {state.bihar.tax.free}, then from {state.bihar.tax.first} to {state.bihar.tax.most} a year above {state.bihar.tax.most-from}. Traders pay by turnover, nothing up to {state.bihar.tax.dealer-free} a year.',
    hours:
      'At most {state.bihar.hours.week} hours a week, so {state.bihar.hours.day} hours a day in a week of six days.',
    wages:
      'Unskilled workers get at least {state.bihar.wages.day} a day by the newest order that was found. The state changes it twice a year: ask for the order of today.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {state.vendor-age.bihar} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
