import { karnataka } from '../../../../content/states/ka.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(karnataka, {
  name: 'Karnataka',
  description:
    'What Karnataka asks of shops and vendors: Shops Act, trade licence in Bengaluru, professional tax, fire, hours, vending, and whom to ask.',
  says: {
    'shops-act':
      'Register within {trade.shops.karnataka.within} of opening. The certificate is good for {trade.shops.karnataka.years}.',
    'trade-licence':
      'Bengaluru renews licences from {trade.bengaluru.opens} to {trade.bengaluru.closes}, for {trade.bengaluru.years}. In March it costs {trade.bengaluru.late.march} more, from April {trade.bengaluru.late.april} more. Other towns and villages were not read: ask the municipality or the gram panchayat.',
    'professional-tax':
      'On monthly pay of {professional-tax.karnataka.free} or more: {professional-tax.karnataka.month} a month, in February {professional-tax.karnataka.february}. On your own account you pay by {calendar.pt.karnataka-own}, if you are under GST, employ several workers in a shop, or have a listed profession: ask whether you are on the list.',
    fire: 'Since {state.karnataka.fire.order-month} buildings from {state.karnataka.fire.order} metres need clearance, homes and business alike, as reported. Before, the line was {state.karnataka.fire.bill} metres. The service page of the state says above {state.karnataka.fire.service} metres. A low building with a small shop was not named.',
    hours:
      'At most {state.karnataka.hours.day} hours a day and {state.karnataka.hours.week} a week; with overtime {state.karnataka.hours.with-overtime} hours a day, and {state.karnataka.hours.overtime} hours of overtime in three months.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. The rules of the state name no age, so the age of the Act holds: {vendor.age-min}. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
