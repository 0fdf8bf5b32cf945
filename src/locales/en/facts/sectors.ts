import type { FactId } from '../../../content/facts/lookup.ts';

export const sectors = {
  'sectors.scales.fine': 'Using a weight or measure that is not standard: first fine, at most',
  'sectors.scales.notice-since':
    'A first slip with weights or packets can end with an improvement notice since',
  'sectors.packer.weight': 'The packet rules leave out packets above this weight or volume',
  'sectors.packer.sack':
    'The packet rules leave out sacks of cement and farm produce above this weight',
  'sectors.packer.fee': 'Fee for the registration of a packer',
  'sectors.origin-filter.since':
    'Filter for the country of origin at online sellers of imports since',
  'sectors.bag.thickness': 'Plastic carry bags must be at least this thick, in microns',
  'sectors.waste.four-kinds-since': 'Waste is sorted into four kinds since',
  'sectors.cosmetics.decision': 'The drugs control office decides on a cosmetics licence within',
  'sectors.tobacco.age': 'Tobacco is sold to nobody below this age',
  'sectors.tobacco.school': 'No tobacco is sold within this distance of a school, in yards',
  'sectors.rera.area': 'A project on more land than this is registered, in square metres',
  'sectors.rera.flats': 'A project of more flats than this is registered',
  'sectors.building-cess': 'Cess for building workers, of the cost',
  'sectors.building-cess.house': 'No cess on a house for oneself up to this cost',
  'sectors.drugs.shop-area': 'A medicine shop has at least this floor, in square metres',
  'sectors.drugs.both-area':
    'Retail and wholesale of medicines together: at least this floor, in square metres',
  'sectors.factory.with-power': 'A workshop that uses power is a factory from this many workers',
  'sectors.factory.without-power': 'A workshop without power is a factory from this many workers',
  'sectors.environment-statement.due': 'Yearly environmental statement, Form V',
  'sectors.take-back.due': 'Yearly return for plastic and e-waste taken back',
  'sectors.permit.weight': 'A goods vehicle needs no permit up to this gross weight, in kilograms',
  'sectors.used-vehicles.validity': 'Authorisation of a dealer in used vehicles is good for',
  'sectors.used-vehicles.decision':
    'It counts as given when the transport office has not decided within',
  'sectors.tax.vehicles': 'Goods vehicles owned, at most, for the estimate by vehicle',
  'sectors.tax.vehicle-month': 'Income counted for an ordinary goods vehicle, a month',
  'sectors.tax.heavy-tonne': 'Income counted for a heavy goods vehicle, a tonne and month',
  'sectors.tax.heavy-from': 'A goods vehicle counts as heavy above this many tonnes',
  'sectors.iec.fee': 'Government fee for the import-export code',
  'sectors.iec.confirm-from': 'The import-export code is confirmed every year from',
  'sectors.iec.confirm-by': 'The import-export code is confirmed every year by',
  'sectors.data.penalty': 'Weak protection of personal data: at most',
  'sectors.tax.advance-above': 'Advance tax begins when the tax of a year comes to',
  'sectors.tax.advance-june': 'Advance tax, first part',
  'sectors.tax.advance-september': 'Advance tax, second part',
  'sectors.tax.advance-december': 'Advance tax, third part',
  'sectors.tax.advance-march':
    'Advance tax, the rest; or all of it where the profit is estimated by rule',
  'sectors.tax.deducted-day': 'Tax cut from payments is deposited by this day of the next month',
  'sectors.tax.deducted-july': 'Statement of tax cut, April to June',
  'sectors.tax.deducted-october': 'Statement of tax cut, July to September',
  'sectors.tax.deducted-january': 'Statement of tax cut, October to December',
  'sectors.tax.deducted-may': 'Statement of tax cut, January to March',
  'sectors.tax.profession-limit':
    'Profit of a listed profession may be estimated by rule up to these receipts',
  'sectors.tax.profession-limit-digital': 'The same, where almost nothing is taken in cash',
  'sectors.tax.profession-share': 'Profit counted on the receipts of a listed profession',
  'start.working-capital.need': 'Money a business needs to run, of a year’s sales',
  'start.working-capital.bank': 'Part of it that a bank finances, of a year’s sales',
  'start.working-capital.own': 'Part of it that comes from the owner, of a year’s sales',
} as const satisfies Partial<Record<FactId, string>>;
