import { telangana } from '../../../../content/states/tg.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(telangana, {
  name: 'Telangana',
  description:
    'What Telangana asks of shops and vendors: Shops Act, trade licence, professional tax, fire, hours, wages, vending, pollution, and whom to ask.',
  says: {
    'shops-act':
      'Register online within {trade.shops.telangana.within} of opening, also without workers: the certificate comes at once. The fee is {trade.shops.telangana.fee.none} without workers, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first} workers, and rises to {trade.shops.telangana.fee.fourth} with up to {trade.shops.telangana.band.fourth}. There is no renewal, but a yearly fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}. Later it costs {trade.shops.telangana.late.december} more, and after December {trade.shops.telangana.late.after} more.',
    'trade-licence':
      'The three corporations of Hyderabad renew licences by {trade.ghmc.apply-by}: see [the steps](/how-to-guides/trade-licence-hyderabad). Other towns give the licence at once on {trade.telangana-town.papers} papers, an identity proof and a lease or ownership paper. In villages the gram panchayat licenses trades (Panchayat Raj Act, 2018, section 120): ask its secretary for the fee.',
    'professional-tax':
      'From your workers’ pay: nothing up to {labour.pt.wage-free} a month, {labour.pt.middle} up to {labour.pt.middle-max}, {labour.pt.high} above. Pay it by day {labour.pt.due} of the next month. What a shopkeeper pays on their own account was not read: ask the Commercial Taxes office.',
    fire: 'A fire certificate is for business buildings above {fire.telangana.commercial} metres, homes from {fire.telangana.residential} metres, and halls and schools on a plot above {fire.telangana.assembly-plot} square metres or from {fire.telangana.assembly-height} metres. A low shop as a rule needs none.',
    hours:
      'In shops {labour.hours.day} hours a day and {labour.hours.week} a week at most. In offices that are no shops {labour.hours.office-day} hours a day.',
    wages:
      'Unskilled workers get at least {labour.minimum-wage.telangana} a month, semi-skilled {labour.minimum-wage.telangana-semi}, skilled {labour.minimum-wage.telangana-skilled} and highly skilled {labour.minimum-wage.telangana-highly}, as announced. The state has three zones, corporations, towns and villages: which amount holds in yours was not read.',
    vending:
      'A vendor is at least {vendor.age.telangana} old. The certificate costs {vendor.telangana.fee.town} in a town, {vendor.telangana.fee.corporation} in a corporation and {vendor.telangana.fee.mission-city} in a mission city, and again when it is renewed after {vendor.telangana.years}. You need {vendor.notice} of notice before you are moved. In villages there is no certificate: ask the panchayat.',
    pollution:
      'The national list of units without consent names bakeries and makers of sweets and confectionery of more than {state.white-list.bakery-above} and less than {state.white-list.bakery-below} tonne a day that use clean fuel only. They inform the board in writing. For other kitchens the list was not read: ask.',
  },
});
