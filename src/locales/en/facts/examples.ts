import type { FactId } from '../../../content/facts/lookup.ts';

export const examples = {
  'example.income-tax.income': 'Income tax, example: income of a person in the new regime',
  'example.income-tax.tax': 'Income tax, example: tax and cess on it',
  'example.gst.price': 'GST, example: price before tax',
  'example.gst.tax': 'GST, example: tax on it at the usual rate',
  'example.first-year.fees':
    'First year, example: government fees of a small food shop in Hyderabad',
  'example.gratuity.wages': 'Gratuity, example: last month’s wages',
  'example.gratuity.years': 'Gratuity, example: years that count',
  'example.gratuity.pay': 'Gratuity, example: what is paid',
  'example.profit.sales': 'A day’s profit, example: sales',
  'example.profit.left': 'A day’s profit, example: left for the owner',
  'example.profit.own': 'A day’s profit, example: profit after a wage for the owner',
  'example.break-even.costs': 'Break-even, example: costs of a month',
  'example.break-even.left': 'Break-even, example: what one piece leaves',
  'example.break-even.pieces': 'Break-even, example: pieces to sell',
  'example.break-even.sales': 'Break-even, example: sales of these pieces',
  'example.working-capital.stock': 'Money tied up, example: days goods lie',
  'example.working-capital.customers': 'Money tied up, example: days until customers pay',
  'example.working-capital.suppliers': 'Money tied up, example: days until suppliers are paid',
  'example.working-capital.tied': 'Money tied up, example: days in all',
  'example.working-capital.sales': 'Working capital, example: sales of a year',
  'example.working-capital.need': 'Working capital, example: money needed',
} as const satisfies Partial<Record<FactId, string>>;
