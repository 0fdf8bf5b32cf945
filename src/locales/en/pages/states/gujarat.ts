import { gujarat } from '../../../../content/states/gj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(gujarat, {
  name: 'Gujarat',
  description:
    'What Gujarat asks of shops and vendors: Shops Act, professional tax, fire, hours, vending, pollution; what is not known, and whom to ask.',
  says: {
    'shops-act':
      'With {trade.shops.gujarat.workers} workers or more you register; with fewer you only inform the office online. Either within {trade.shops.gujarat.within}.',
    'professional-tax':
      'From your workers’ pay: nothing up to {state.gujarat.tax.free} a month, {state.gujarat.tax.month} above. The town or panchayat collects it; Mahesana by day {state.gujarat.tax.mahesana-day} of the month. On your own account the pages that were read disagree: ask.',
    fire: 'A certificate is for buildings from {state.gujarat.fire.height} metres, and for shops, stores, offices and hotels with a floor above {state.gujarat.fire.floor} square metres.',
    hours:
      'At most {state.gujarat.hours.day} hours a day, a break after {state.gujarat.hours.break-after} hours, and {state.gujarat.hours.overtime} hours of overtime in three months.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {state.vendor-age.gujarat} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
