import { tamilNadu } from '../../../../content/states/tn.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(tamilNadu, {
  name: 'Tamil Nadu',
  description:
    'What Tamil Nadu asks of shops and vendors: Shops Act, village trade licence, professional tax in Chennai, hours, vending, and whom to ask.',
  says: {
    'shops-act':
      'Register with {trade.shops.tamil-nadu.workers} workers or more, within {trade.shops.tamil-nadu.within}, for {trade.shops.tamil-nadu.fee}. No duty for smaller shops was found.',
    'trade-licence':
      'In villages small and micro shops pay {state.tamil-nadu.village-licence}: after protests the state announced that they need no licence. Towns license eating places and many shops; their lists and fees were not read: ask the corporation or municipality.',
    'professional-tax':
      'Towns and panchayats levy it by the half-year. In Chennai an income of up to {state.chennai.tax.free} in the half-year is free, and the most is {state.chennai.tax.most}, above {state.chennai.tax.most-from}. Other places have their own lists.',
    hours:
      'At most {state.tamil-nadu.hours.day} hours a day and {state.tamil-nadu.hours.week} a week; with overtime {state.tamil-nadu.hours.with-overtime} hours a day. Shops with {state.tamil-nadu.hours.workers} workers or more may open day and night, with a weekly day off for each worker.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. The rules of the state name no age, so the age of the Act holds: {vendor.age-min}. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
