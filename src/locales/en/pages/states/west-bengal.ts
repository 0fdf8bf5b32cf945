import { westBengal } from '../../../../content/states/wb.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(westBengal, {
  name: 'West Bengal',
  description:
    'What West Bengal asks of shops and vendors: trade licence in Kolkata, professional tax, fire, hours, wages, vending, and whom to ask.',
  says: {
    'trade-licence':
      'In Kolkata every trade and profession needs a certificate of enlistment of the corporation, on {state.kolkata.enlistment.papers} papers. Its fee, and other towns and villages, were not read: ask the municipality or the panchayat.',
    'professional-tax':
      'From your workers’ pay: nothing up to {state.west-bengal.tax.free} a month, then from {state.west-bengal.tax.first} to {state.west-bengal.tax.most} above {state.west-bengal.tax.most-from}. On your own account you enrol and pay up to {state.west-bengal.tax.own-most} a year, by income.',
    fire: 'Buildings above {state.west-bengal.fire.height} metres count as high-risk and need a certificate. Stores and workshops of dangerous goods need a fire licence at any height.',
    hours:
      'At most {state.west-bengal.hours.week} hours a week; with overtime {state.west-bengal.hours.with-overtime} hours a day, and {state.west-bengal.hours.overtime} hours of overtime in a year. A break after {state.west-bengal.hours.break-after} hours.',
    wages:
      'Unskilled workers in shops get at least {state.west-bengal.wages.town} a month in towns and development areas, and {state.west-bengal.wages.village} elsewhere.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {state.vendor-age.west-bengal} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
