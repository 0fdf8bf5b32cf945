import { maharashtra } from '../../../../content/states/mh.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(maharashtra, {
  name: 'Maharashtra',
  description:
    'What Maharashtra asks of shops and vendors: Shops Act, professional tax, hours, vending, pollution; what is not known, and whom to ask.',
  says: {
    'shops-act':
      'With {trade.shops.maharashtra.workers} workers or more you register; with fewer you only inform the office online, within {trade.shops.maharashtra.within}.',
    'professional-tax':
      'Men pay nothing on monthly pay up to {professional-tax.maharashtra.free}, {professional-tax.maharashtra.middle} up to {professional-tax.maharashtra-men.free}, and above that {professional-tax.maharashtra-men.month}, in February {professional-tax.maharashtra-men.february}. Women pay only above {professional-tax.maharashtra-women.free}. Who works on their own account pays by {calendar.pt.maharashtra-own}.',
    hours:
      'At most {state.maharashtra.hours.day} hours a day, within {state.maharashtra.hours.spread} hours from start to end, with a break after {state.maharashtra.hours.break-after} hours.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. The rules of the state name no age, so the age of the Act holds: {vendor.age-min}. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
