import { andhraPradesh } from '../../../../content/states/ap.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(andhraPradesh, {
  name: 'Andhra Pradesh',
  description:
    'What Andhra Pradesh asks of shops and vendors: Shops Act, trade licence, professional tax, fire, hours, wages, vending, and whom to ask.',
  says: {
    'shops-act':
      'Register within {trade.shops.andhra.within} of opening, also without workers. A leaflet of the department, the newest list that was found, names {trade.shops.andhra.fee.none} without workers, {trade.shops.andhra.fee.first} with up to {trade.shops.andhra.band.first} workers, {trade.shops.andhra.fee.second} with up to {trade.shops.andhra.band.second} and {trade.shops.andhra.fee.third} with up to {trade.shops.andhra.band.third}. The newest amendment frees smaller shops of some duties: ask which.',
    'trade-licence':
      'Towns give a licence for {state.andhra.trade.years} on {state.andhra.trade.papers} papers, an identity proof and a lease or ownership paper. Apply for renewal within {state.andhra.trade.renew-within} from the day it ends, as reported. In villages only listed trades and machines need a licence of the gram panchayat (Panchayat Raj Act, 1994, section 119): ask its secretary. Fees were not read.',
    'professional-tax':
      'From your workers’ pay: nothing up to {professional-tax.andhra.free} a month, {professional-tax.andhra.middle} up to {professional-tax.andhra.middle-max}, {professional-tax.andhra.high} above. What a shopkeeper pays on their own account was not read: ask.',
    fire: 'A fire licence is for business buildings above {state.andhra.fire.business} metres, homes from {state.andhra.fire.homes} metres, and halls and schools on a plot above {state.andhra.fire.halls-plot} square metres or from {state.andhra.fire.halls-height} metres.',
    hours:
      'At most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week, and {state.andhra.hours.overtime} hours of overtime in three months. Retail shops may open every day for {state.andhra.every-day.years} from {state.andhra.every-day.from}, if each worker has a weekly day off.',
    vending:
      'The town vending committee surveys vendors at least once in {vendor.survey-years}; {vendor.committee-vendors} of its members are elected by vendors. You need {vendor.notice} of notice before you are moved. A vendor is at least {vendor.age.andhra} old. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
