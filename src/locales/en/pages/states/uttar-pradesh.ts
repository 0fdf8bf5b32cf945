import { uttarPradesh } from '../../../../content/states/up.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(uttarPradesh, {
  name: 'Uttar Pradesh',
  description:
    'What Uttar Pradesh asks of shops and vendors: Shops Act, fire, wages, vending, pollution; what is not known, and whom to ask.',
  says: {
    'shops-act':
      'Register online with {trade.shops.uttar-pradesh.workers} workers or more, within {trade.shops.uttar-pradesh.within}. Smaller shops are free of it.',
    'professional-tax':
      'You pay {state.professional-tax.uttar-pradesh}: the state has no professional tax.',
    fire: 'A certificate is good for {state.uttar-pradesh.fire.years}, after an audit by a private agency. Which small businesses need one was not read: ask.',
    wages:
      'An interim order raised all minimum wages by up to {state.uttar-pradesh.wages.rise}, by district. A final order was to follow. The amounts for your district were not read: ask before you pay.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {state.vendor-age.uttar-pradesh} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
