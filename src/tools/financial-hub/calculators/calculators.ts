import { breakEven } from './break-even.ts';
import type { Calculator } from './calculator.ts';
import { companyLateFee } from './company-late-fee.ts';
import { compareLoans } from './compare-loans.ts';
import { compositionTax } from './composition-tax.ts';
import { dailyProfit } from './daily-profit.ts';
import { firstYearCost } from './first-year-cost.ts';
import { fssaiFeeSum } from './fssai-fee.ts';
import { gratuity } from './gratuity.ts';
import { gst } from './gst.ts';
import { gstLateFee } from './gst-late-fee.ts';
import { incomeTaxSum } from './income-tax.ts';
import { latePayment } from './late-payment.ts';
import { loanInstalment } from './loan-instalment.ts';
import { presumptiveTax } from './presumptive-tax.ts';
import { professionalTaxSum } from './professional-tax.ts';
import { tdsInterest } from './tds-interest.ts';
import { tradeLicenceFeeSum } from './trade-licence-fee.ts';
import { trademarkFee } from './trademark-fee.ts';
import { wages } from './wages.ts';
import { workingCapital } from './working-capital.ts';

/** Every calculator; its address is `/financial-hub/<slug>`. */
export const calculators: readonly Calculator[] = [
  gst,
  gstLateFee,
  compositionTax,
  loanInstalment,
  compareLoans,
  breakEven,
  dailyProfit,
  workingCapital,
  wages,
  gratuity,
  professionalTaxSum,
  presumptiveTax,
  incomeTaxSum,
  tdsInterest,
  latePayment,
  firstYearCost,
  fssaiFeeSum,
  tradeLicenceFeeSum,
  trademarkFee,
  companyLateFee,
];
