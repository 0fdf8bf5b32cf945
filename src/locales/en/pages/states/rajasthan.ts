import { rajasthan } from '../../../../content/states/rj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(rajasthan, {
  name: 'Rajasthan',
  description:
    'What Rajasthan asks of shops and vendors: Shops Act, professional tax, vending, pollution; what is not known yet, and whom to ask.',
  says: {
    'shops-act':
      'No registration with up to {trade.shops.rajasthan.exempt} workers. With more you register: ask within which time.',
    'professional-tax':
      'You pay {state.professional-tax.rajasthan}: the state has no professional tax.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {state.vendor-age.rajasthan} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
