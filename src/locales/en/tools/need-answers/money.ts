/** First lines about income tax, loans, Udyam and late payments. */
export const money = {
  'mudra.loan': {
    first:
      'Ask **your own bank** first, or apply on JanSamarth, with your papers and one page on what the loan buys and earns. Mudra itself lends to nobody and asks for no fee.',
    when: '**An evening** for the papers and a visit or two to the bank, we estimate; then the bank decides. “Mudra in ten minutes” by SMS is false.',
    cost: 'Up to **{msme.mudra.shishu}** (Shishu), {msme.mudra.kishor} (Kishor) or {msme.mudra.tarun} (Tarun). The bank sets the interest, so ask two banks; pay nothing to any agent.',
    how: '**Ask your own bank first**, or apply on JanSamarth, with your papers and one page on what the loan buys and earns. Mudra itself lends to nobody and asks for no fee.',
    they: '**Yes, it may refuse**: the bank decides. Ask for the reason in writing, then ask another bank. But it may not ask a small business for security up to {msme.no-collateral}.',
    can: '**Yes**, a small business that is no farm can ask for one, without security. The bank decides: it looks at your account and your earnings. Mudra itself lends to nobody and asks for no fee.',
    must: '**No**, no security is needed, and no fee to any agent. But you need Aadhaar, PAN, bank statement, proof of the place, and one page on what the loan buys and earns.',
  },
  'mudra.amount': {
    first:
      'Up to **{msme.mudra.shishu}** (Shishu), {msme.mudra.kishor} (Kishor) or {msme.mudra.tarun} (Tarun); up to {msme.mudra.max} only for those who have paid a Tarun loan back.',
    cost: 'Up to **{msme.mudra.shishu}** (Shishu), {msme.mudra.kishor} (Kishor) or {msme.mudra.tarun} (Tarun); up to {msme.mudra.max} only for those who have paid a Tarun loan back.',
    how: '**Ask for the tier** you can show a need for: Shishu up to {msme.mudra.shishu}, Kishor up to {msme.mudra.kishor}, Tarun up to {msme.mudra.tarun}. Apply at your bank or on JanSamarth.',
    they: '**Yes**, the bank decides how much it lends; the scheme only sets the top: {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}. Ask why in writing, and ask a second bank.',
    can: '**Yes, up to {msme.mudra.tarun}**; up to {msme.mudra.max} only if you have paid a Tarun loan back. The bank decides: ask for what you can show a need for.',
  },
  'loan.collateral': {
    first:
      '**No security** may be asked of a micro or small firm up to {msme.no-collateral}, with a good record {msme.no-collateral-good-record}. CGTMSE can guarantee loans up to {msme.cgtmse.max}; you still owe the loan.',
    cost: 'Up to **{msme.no-collateral}** without security for a micro or small firm, with a good record {msme.no-collateral-good-record}. CGTMSE can guarantee loans up to {msme.cgtmse.max}; you still owe the loan.',
    how: '**Tell the bank the rule**: no security up to {msme.no-collateral}. It insists? Ask for the refusal in writing, write to the bank’s grievance officer, then to the RBI Ombudsman: {helpline.bank-complaints}.',
    they: '**No**, not from a micro or small firm up to {msme.no-collateral}, with a good record {msme.no-collateral-good-record}. Ask for the refusal in writing; then the RBI Ombudsman: {helpline.bank-complaints}. Above that it may.',
    can: '**Yes**, a micro or small firm can borrow without security up to {msme.no-collateral}, with a good record {msme.no-collateral-good-record}, if the bank agrees to lend. CGTMSE can guarantee loans up to {msme.cgtmse.max}; you still owe the loan.',
    must: '**No**, a micro or small firm need give no security up to {msme.no-collateral}, with a good record {msme.no-collateral-good-record}. Above that the bank may ask. You still owe the loan.',
    is: '**Yes, it is true**: up to {msme.no-collateral} a bank may not ask a micro or small firm for security, with a good record up to {msme.no-collateral-good-record}. You still owe the loan.',
  },
  'loan.women': {
    first:
      'Join a village **self-help group** for its loan (DAY-NRLM). On your own, or in a town: a Mudra loan without security, up to {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}.',
    cost: 'Up to **{msme.mudra.shishu}**, {msme.mudra.kishor} or {msme.mudra.tarun} with Mudra, without security; the bank sets the interest. In a self-help group ask the group’s bank for sum and rate.',
    how: '**Join a village self-help group** for its loan (DAY-NRLM). On your own, or in a town: ask your bank for a Mudra loan without security, up to {msme.mudra.tarun}.',
    can: '**Yes**: on your own a Mudra loan without security, up to {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}; in a village also through a self-help group (DAY-NRLM). The bank decides.',
    must: '**No**, alone you need no group and no security for a Mudra loan in your own name, up to {msme.mudra.tarun}. The village loan of DAY-NRLM is for women in a self-help group.',
    is: '**Yes**: for women in a village self-help group there is the loan of DAY-NRLM, and for one woman alone Mudra without security, up to {msme.mudra.tarun}.',
  },
  'loan.shop': {
    first:
      'Up to **{msme.mudra.shishu}** with Mudra Shishu, {msme.mudra.kishor} with Kishor, {msme.mudra.tarun} with Tarun, without security. The bank gives the loan and sets the interest.',
    cost: 'Up to **{msme.mudra.shishu}** with Mudra Shishu, {msme.mudra.kishor} with Kishor, {msme.mudra.tarun} with Tarun, without security. The bank sets the interest: ask two banks.',
    how: '**Ask your own bank** for a Mudra loan, or apply on JanSamarth, with bank statement and one page on what the loan buys and earns: up to {msme.mudra.tarun}, without security.',
    can: '**Yes**, a shop can ask for Mudra without security: up to {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}. The bank decides: it looks at your account and your earnings.',
    must: '**No**, a small shop need give no security up to {msme.no-collateral}. You need PAN, bank statement, proof of the place, and one page on what the loan buys and earns.',
  },
  'loan.pmegp': {
    first:
      '**Not confirmed**: PMEGP pays a part of a new unit’s project. By one private page, a new portal takes applications since {msme.pmegp.portal}; ask on the scheme’s portal before you plan with it.',
    cost: '**{msme.pmegp.share}** of a new unit’s project, for projects up to {msme.pmegp.making} in making or {msme.pmegp.services} in services. We could not confirm that it goes on: ask before you plan with it.',
    how: '**Ask first** on the scheme’s portal or at the District Industries Centre whether it takes applications: we could not confirm it. Pay for no project report before.',
    can: '**Not confirmed**: PMEGP pays a part of a new unit’s project, but we could not confirm that it goes on. Ask the District Industries Centre before you pay for a project report.',
  },
  'loan.vishwakarma': {
    first:
      'Up to **{msme.vishwakarma.first}**, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} interest a year, with training and tools, for {msme.vishwakarma.trades} trades done by hand. We could not confirm that it goes on.',
    cost: 'Up to **{msme.vishwakarma.first}**, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} a year; {msme.vishwakarma.tools} for tools and {msme.vishwakarma.stipend} a day during training. We could not confirm that it goes on.',
    how: '**Ask at a common service centre** whether new artisans are still taken: we could not confirm it. The scheme is for {msme.vishwakarma.trades} trades done by hand, one in a family.',
    can: '**Yes**, if yours is one of {msme.vishwakarma.trades} hand trades, such as tailor or barber, nobody in your family has it, and no recent Mudra or SVANidhi loan is unpaid. Whether new people are still taken we could not confirm.',
    must: '**Yes**, you must work with your hands in one of the {msme.vishwakarma.trades} trades, and only one in a family can join. We could not confirm that it goes on: ask at a common service centre.',
  },
  'loan.standup': {
    first:
      'Stand-Up India is **closed**; a scheme for first businesses of women, SC and ST is only announced. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
    cost: '**{msme.stand-up.loan}** it was, but Stand-Up India is closed. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
    how: '**Ask your bank** for a loan with the CGTMSE guarantee, up to {msme.cgtmse.max}: Stand-Up India is closed, and what should follow it is only announced.',
    they: '**No**, not any more: Stand-Up India is closed, and its successor is only announced. Ask the bank for a loan with the CGTMSE guarantee instead, up to {msme.cgtmse.max}.',
    can: '**No**, Stand-Up India is closed; its successor is only announced. You can ask a bank for a loan with the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
    is: '**No longer**: Stand-Up India is closed, and a scheme for first businesses of women, SC and ST is only announced. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}.',
  },
  'loan.moneylender': {
    first:
      'Go to the **police** about threats. For fraud by phone or app call {helpline.cybercrime} at once. With a bank or finance company: complain in writing; if it is not put right, the RBI Ombudsman takes it free: {helpline.bank-complaints}.',
    how: '**Go to the police** about threats. For fraud by phone or app call {helpline.cybercrime} at once. A bank or finance company: complain in writing, then to the RBI Ombudsman, free: {helpline.bank-complaints}.',
    they: '**No**, nobody may threaten you over a loan: go to the police. For fraud by phone or app call {helpline.cybercrime} at once. A bank or finance company: complain in writing, then to the RBI Ombudsman, {helpline.bank-complaints}.',
    can: '**Yes**, you can complain: to the police about threats, to {helpline.cybercrime} about fraud by phone or app, and to the RBI Ombudsman about a bank or finance company, free: {helpline.bank-complaints}.',
  },
  'loan.calculate': {
    first:
      'Enter the loan, the interest a year and the months. The **instalment** is the one sum that pays each month’s interest and brings the loan to nothing in the last month.',
    how: '**Enter the loan**, the interest a year and the months: you see the instalment, the interest in all and what you pay in all. Take the rate from the bank’s letter.',
  },
  'loan.compare': {
    first:
      'Compare what each loan costs **in all**, fees included. A flat rate is charged on the whole loan to the last day, a bank’s rate only on what is still owed.',
    how: '**Enter both loans** with interest, months and fees, and compare what each costs in all. A flat rate is charged on the whole loan to the last day, a bank’s only on what is still owed.',
    is: '**No**, a flat rate is not as cheap as it sounds: it is charged on the whole loan to the last day. Compare what each loan costs in all, fees included.',
  },
  'loan.papers': {
    first:
      'Identity, PAN, proof of the place, **bank statements**, income-tax returns, GST returns if registered, Udyam, licences, and one page: what the money buys, what it will earn, how it is paid back.',
    cost: '**Two or three years** of income-tax returns, and bank statements of one year. Also identity, PAN, proof of the place, GST returns if registered, Udyam, licences, and one page of plan.',
    how: '**Bring** identity, PAN, proof of the place, bank statements, income-tax returns, GST returns if registered, Udyam, licences, and one page: what the money buys, what it earns, how it is paid back.',
    must: '**Yes**: identity, PAN, bank statements of a year and income-tax returns of two or three years, and one page of plan. GST returns only if you are registered; Udyam is free.',
  },
  'loan.cibil': {
    first:
      'Pay each loan **on its day**: a loan paid on time is written down with the credit bureaus. Refused? Ask for the reason in writing. The bank’s mistake? Complain to it in writing, then to the RBI Ombudsman, {helpline.bank-complaints}.',
    how: '**Pay each loan on its day**: that is written down with the credit bureaus. A bank’s mistake? Complain to it in writing, then to the RBI Ombudsman: {helpline.bank-complaints}.',
    they: '**Yes**, the bank decides whom it lends to, but ask for its reason in writing. Its own mistake? Complain to it in writing, then to the RBI Ombudsman: {helpline.bank-complaints}.',
  },
  investors: {
    first:
      'Prepare a **folder** on firm, money, rights, people, customers, licences and trouble. An investor buys a part of the firm, which suits few businesses; a sole owner cannot sell shares. We find no investors.',
    how: '**Prepare a folder** on firm, money, rights, people, customers, licences and trouble. An investor buys a part of the firm; a sole owner cannot sell shares. We find no investors.',
    can: '**No** as a sole owner: you have no shares to sell. **Yes** with a company; but before you ask more than a few people whom you know, speak to a professional.',
    must: '**Yes**, to sell shares you need a company: a sole owner has none to sell. And you need a folder on firm, money, rights, people, customers, licences and trouble.',
  },
  schemes: {
    first:
      'Answer the **questions** on the page: they show which of {schemes.count} schemes likely fit you. The office decides, and nobody can sell you a place.',
    cost: '**{schemes.count} schemes** are in our list, about {schemes.read} of them read at a source. Eight questions show which likely fit you. Nobody can sell you a place.',
    how: '**Answer the questions** on the page: they show which of {schemes.count} schemes likely fit you. Then apply yourself on the official site. Nobody can sell you a place.',
    they: '**No**, nobody may ask you for money to put your name on a list: that is a sign of a false scheme. Paid already? Call {helpline.cybercrime} at once, then your bank.',
    can: '**Yes, likely for some** of the {schemes.count} schemes in our list: answer eight questions and see which fit you. The office decides, and nobody can sell you a place.',
    must: '**No**, you need no agent and pay nobody for a place: you can apply for every scheme yourself, on its official site, at your bank or a service centre.',
    is: '**Yes, very likely**: our list has {schemes.count} schemes with their official sites. Eight questions show which fit you; the office decides.',
  },
  'msme.need': {
    first:
      'No law asks for it, but it **helps** with bank loans, late buyers, government orders and many schemes. It replaces no FSSAI, trade licence or GST, and lowers no tax.',
    when: '**On the day you need it**, for a loan, a scheme or a government order. If buyers may pay late, before you supply: a later number may not help for old bills.',
    cost: '**Free**: Udyam costs {msme.registration.fee}. It helps with bank loans, late buyers, government orders and many schemes; it lowers no tax.',
    how: '**Register on the Udyam portal** yourself, free, if you want a bank loan, supply late payers or sell to the government. It replaces no FSSAI, trade licence or GST.',
    can: '**Yes**, any business that is not purely farming may register, free: who makes, repairs, cooks, sews, drives or trades. You can do it on the day you need it.',
    must: '**No**, nobody must register, and there is no fine for not doing it. It helps with bank loans, late buyers, government orders and many schemes. It replaces no FSSAI, trade licence or GST.',
  },
  'msme.apply': {
    first:
      'Register on the **Udyam portal** with Aadhaar, its linked phone, PAN and bank account; nothing is uploaded. It costs {msme.registration.fee}; changes and prints are made there too. No PAN? Ask your bank for Udyam Assist.',
    when: '**Half an hour** with your papers at hand, we estimate; the number comes at the end of the form. It has {msme.registration.validity}.',
    cost: '**Free**: Udyam costs {msme.registration.fee}, to register, change or print. A site that asks for money is not the register.',
    how: '**Register on the Udyam portal** with Aadhaar, its linked phone, PAN and bank account; nothing is uploaded. Changes and prints are made there too, free. No PAN? Ask your bank for Udyam Assist.',
    they: '**No**, no agent or site is authorised to charge for it: Udyam costs {msme.registration.fee}. Use your own phone number, and read the code to nobody.',
    can: '**Yes**, you can do it yourself on the Udyam portal, free, and change details there. Without PAN your bank does it by Udyam Assist. One business has one number, for all its shops.',
    must: '**Yes**, you need Aadhaar with its linked phone, PAN and a bank account. A GST number only if the law asks you to have one; nothing is uploaded, and no agent is needed.',
    is: '**Yes**, it is free and online: you type in Aadhaar, PAN and bank account, nothing is uploaded, and you need no agent.',
  },
  'msme.fee': {
    first:
      '**No fee**: Udyam costs {msme.registration.fee}, to register, change or print. No agent is authorised to charge for it. Paid a private site? Tell your bank at once and call {helpline.cybercrime}.',
    cost: '**Nothing**: Udyam is free, to register, change or print. No agent is authorised to charge for it. Paid a private site? Tell your bank at once and call {helpline.cybercrime}.',
    how: '**Register yourself on the Udyam portal**, free. Paid a private site? Tell your bank at once, call {helpline.cybercrime} and report it on the cybercrime portal; then register free.',
    they: '**No**, no agent or site is authorised to charge for it: Udyam costs {msme.registration.fee}. Paid already? Tell your bank at once and call {helpline.cybercrime}.',
    can: '**Yes**, you can register without any money, yourself, on the Udyam portal: it costs {msme.registration.fee}.',
    must: '**No**: Udyam costs {msme.registration.fee}, to register, change or print, and there is no renewal. Paid a private site? Tell your bank at once and call {helpline.cybercrime}.',
    is: '**No fee at all**: Udyam costs {msme.registration.fee}, to register, change or print, in any year. A site that asks for money is not the register.',
    free: '**Yes**, Udyam is free: to register, change or print, in any year. A site that asks for money is not the register.',
  },
  'msme.class': {
    first:
      '**Micro** up to {msme.micro.investment-max} of investment and {msme.micro.turnover-max} of turnover, as almost every shop is. Small: {msme.small.investment-max} and {msme.small.turnover-max}. Medium: {msme.medium.investment-max} and {msme.medium.turnover-max}. You must be within both.',
    cost: '**{msme.micro.investment-max}** of investment and {msme.micro.turnover-max} of turnover for micro, {msme.small.investment-max} and {msme.small.turnover-max} for small, {msme.medium.investment-max} and {msme.medium.turnover-max} for medium. You must be within both.',
    how: '**Compare** the worth of your machines and your yearly sales with the limits: micro up to {msme.micro.investment-max} and {msme.micro.turnover-max}. Land, buildings, furniture and exports are left out. The portal works it out.',
    they: '**Yes**, the portal sets the class, first by what you declare and later by your tax returns. You are micro up to {msme.micro.investment-max} of investment and {msme.micro.turnover-max} of turnover.',
    is: '**Yes**, almost every shop, stall and workshop is micro: up to {msme.micro.investment-max} of investment and {msme.micro.turnover-max} of turnover. Pass one of the two, and you are small.',
  },
  'msme.validity': {
    first:
      'Nothing to renew: Udyam has **{msme.registration.validity}**. File tax returns on time and change your details on the portal. With only Udyog Aadhaar or an older paper, register afresh.',
    when: '**Never**: Udyam has {msme.registration.validity}. File tax returns on time and change your details on the portal. With only Udyog Aadhaar, register afresh.',
    cost: '**Nothing**: there is no renewal to pay, and changes are free. Who sells a “renewal” or an “upgrade” is false.',
    how: '**Change your details on the portal**, free, and file tax returns on time; there is no renewal. With only Udyog Aadhaar or an older paper, register afresh.',
    they: '**No**, not for want of a renewal: there is none, and who sells one is false. False figures can suspend the number, so keep tax returns and details up to date.',
    can: '**Yes**, you can change address, bank account, activity or GST number on the portal, free, and print it again. An old Udyog Aadhaar cannot be renewed: register afresh.',
    must: '**No**, nothing to renew: Udyam has {msme.registration.validity}. File tax returns on time and change your details on the portal. With only Udyog Aadhaar or an older paper, register afresh.',
    is: '**No**, Udyam does not run out and needs no renewal: it has {msme.registration.validity}. An old Udyog Aadhaar no longer serves: register afresh.',
  },
  'msme.late-buyer': {
    first:
      'Send **one reminder** in writing, then file on MSME Samadhaan with your Udyam number. A micro or small supplier is paid by the agreed day, at most {msme.late.days}, without one {msme.late.days-no-date}. For traders it is disputed.',
    when: '**By the agreed day**, at most {msme.late.days} after the goods were taken, without an agreed day {msme.late.days-no-date}. Then send a reminder and file. A case takes months. For traders it is disputed.',
    cost: '**Nothing** that we know of to file, and you need no lawyer. The late buyer owes interest at {msme.late.multiple} times the Reserve Bank’s bank rate. For traders it is disputed.',
    how: '**Send one reminder** in writing, with bill, sum and days late. Then file on MSME Samadhaan with your Udyam number, order, bill and proof of delivery. For traders it is disputed.',
    they: '**No**, a micro or small supplier is paid by the agreed day, at most {msme.late.days}, without one {msme.late.days-no-date}; after that interest runs. For traders it is disputed.',
    can: '**Yes**, a micro or small supplier with Udyam can claim the money and interest on MSME Samadhaan, after one reminder in writing. **No** without a Udyam number. For goods a trader only sells on, it is disputed.',
    must: '**Yes**, to file you need a Udyam number, best taken before you supplied. You need no lawyer. First send one reminder in writing. For traders it is disputed.',
  },
  'msme.late-interest': {
    first:
      '**{msme.late.multiple} times** the Reserve Bank’s bank rate, added every month, from the day after the agreed day, with none agreed after {msme.late.days-no-date}. For micro and small firms with Udyam.',
    when: '**From the day after the agreed day**, which is at most {msme.late.days} after the goods were taken; with no agreed day, after {msme.late.days-no-date}.',
    cost: '**{msme.late.multiple} times** the Reserve Bank’s bank rate, added every month, from the day after the agreed day, with none agreed after {msme.late.days-no-date}. For micro and small firms with Udyam.',
    how: '**Enter the bill**, the Reserve Bank’s bank rate and the months since the last day: the interest is {msme.late.multiple} times that rate, added every month. Claim it on MSME Samadhaan with Udyam.',
    they: '**No**, a late buyer owes it by law to a micro or small supplier, and a longer time in the contract than {msme.late.days} does not count. For traders it is disputed.',
    can: '**Yes**, with Udyam a micro or small firm may claim it: {msme.late.multiple} times the Reserve Bank’s bank rate, added every month. For goods a trader only sells on, it is disputed.',
    must: '**Yes**, a late buyer owes a micro or small supplier interest: {msme.late.multiple} times the Reserve Bank’s bank rate, added every month. Have Udyam before you supply. For traders it is disputed.',
  },
  'msme.procurement': {
    first:
      'Register as a seller on the **Government e-Marketplace**, free. Micro and small firms pay no tender fee and no bid deposit, and may match the lowest bid if theirs is at most {msme.procurement.band} above.',
    cost: '**Free**: registering as a seller costs nothing, and micro and small firms pay no tender fee and no bid deposit. {msme.procurement.share} of central buying is kept for them.',
    how: '**Register as a seller** on the Government e-Marketplace, free. Micro and small firms pay no tender fee and no bid deposit, and may match the lowest bid if theirs is at most {msme.procurement.band} above.',
    they: '**No**, from micro and small firms no tender fee and no bid deposit is asked under this policy. They may also match the lowest bid if theirs is at most {msme.procurement.band} above.',
    can: '**Yes**, register as a seller on the Government e-Marketplace, free. Central buyers keep {msme.procurement.share} for micro and small firms, which pay no tender fee and no bid deposit.',
    must: '**Yes**, register as a seller on the Government e-Marketplace; that is free. **No** tender fee and no bid deposit is asked of micro and small firms.',
    is: '**Yes**, {msme.procurement.share} of central buying is kept for micro and small firms; of that {msme.procurement.scst} for SC or ST and {msme.procurement.women} for women.',
  },
  'tax.return': {
    first:
      'By **{income-tax.return-business}** for a business without an audit, {income-tax.return-no-business} without a business, {income-tax.return-audit} for companies and audited accounts; late until {income-tax.return-belated}. Dates get extended: look at the income-tax portal.',
    when: '**By {income-tax.return-business}** for a business without an audit, {income-tax.return-no-business} without a business, {income-tax.return-audit} for companies and audited accounts. Late until {income-tax.return-belated}, with a fee. Dates get extended: look at the income-tax portal.',
    cost: '**{income-tax.late-fee}** if it is late, {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. Filing in time costs nothing; a business without an audit files by {income-tax.return-business}.',
    how: 'File on the **income-tax portal** with PAN and your own login, by {income-tax.return-business} without an audit. Its front page shows whether the day was moved.',
    can: '**Yes**, you can still file late up to {income-tax.return-belated}, with a fee, and correct a mistake up to {income-tax.return-revised}. In time is {income-tax.return-business} for a business without an audit.',
    must: '**No**, usually, for a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales a year. **Yes** above either, by {income-tax.return-business} without an audit; firms and companies always.',
    is: '**Yes** to {income-tax.return-business} for a business without an audit; {income-tax.return-no-business} is only for people without a business, {income-tax.return-audit} for companies and audited accounts. Whether a day was moved this year shows the income-tax portal.',
  },
  'tax.need': {
    first:
      '**No**, usually, for a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales a year; yes above either. Firms and companies: always yes. Banks ask for returns, and refunds need one.',
    when: '**By {income-tax.return-business}** for a business without an audit, if your income is above {income-tax.slab.1.up-to} or your sales above {income-tax.return-sales}. Late until {income-tax.return-belated}, with a fee.',
    cost: '**{income-tax.slab.1.up-to}** of income or **{income-tax.return-sales}** of sales a year: above either a sole owner must file. Firms and companies always must. Late costs {income-tax.late-fee-small} or {income-tax.late-fee}.',
    how: 'Add up **the year’s income and sales**: above {income-tax.slab.1.up-to} of income or {income-tax.return-sales} of sales, file on the income-tax portal with PAN, by {income-tax.return-business} without an audit.',
    can: '**Yes**, a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales may usually leave it out, and may also file: banks ask for returns, and refunds need one. Firms and companies must file.',
    must: '**No**, usually, for a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales a year. **Yes** above either, even with no tax to pay; firms and companies always.',
    is: '**No**, not everybody with a PAN must file: a sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales usually need not. Above either, and for firms and companies, it is compulsory.',
  },
  'tax.file': {
    first:
      'File on the **income-tax portal** with PAN and your own login: add up the year’s sales by bank and in cash, choose the form it proposes, pay, send, and verify by Aadhaar. Not verified counts as not filed.',
    when: '**By {income-tax.return-business}** for a business without an audit; late up to {income-tax.return-belated}, with a fee. A mistake is corrected up to {income-tax.return-revised}. Verify it, or it counts as not filed.',
    cost: '**Nothing** for filing on the income-tax portal; tax only if your income is large enough. Late: {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, {income-tax.late-fee} above.',
    how: 'File on the **income-tax portal** with PAN and your own login: add up sales by bank and in cash, take the form it proposes, pay, send, and verify by Aadhaar. Keep bank statements ready.',
    can: '**Yes**, with one simple business you can file yourself, free, on the income-tax portal. Verify it by Aadhaar, or it counts as not filed. A mistake can be corrected up to {income-tax.return-revised}.',
  },
  'tax.late': {
    first:
      '**{income-tax.late-fee}**, or {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. You can file late until {income-tax.return-belated}. If you cannot finish, pay the tax first.',
    when: '**Until {income-tax.return-belated}** you can still file, with a fee of {income-tax.late-fee}, or {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income. If you cannot finish, pay the tax first.',
    cost: '**{income-tax.late-fee}** usually, **{income-tax.late-fee-small}** up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. If you cannot finish the return, pay the tax first.',
    how: 'File late on the **income-tax portal** up to {income-tax.return-belated}, with the fee and interest; if you cannot finish, pay the tax first. For older years ask the portal’s help desk or an accountant.',
    can: '**Yes**, you can still file this year’s return up to {income-tax.return-belated}, with a fee of {income-tax.late-fee}, or {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income. Older years: ask the portal’s help desk or an accountant.',
    must: '**Yes**, if you had to file: a fee of {income-tax.late-fee}, or {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. File by {income-tax.return-belated}.',
    is: '**Yes**, there is a late fee: usually {income-tax.late-fee}, {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, and interest on unpaid tax. Filing late is possible until {income-tax.return-belated}.',
  },
  'tax.slabs': {
    first:
      'For a person, **no tax** on ordinary income up to {income-tax.rebate.up-to} in the new regime. Above it by slices, {income-tax.slab.2.rate} from {income-tax.slab.1.up-to} to {income-tax.slab.top.rate} above {income-tax.slab.6.up-to}, and a cess. Firms and companies: not in our guides.',
    when: '**By {income-tax.presumptive.advance-tax}**, in one sum, where profit is estimated by rule and the tax is {sectors.tax.advance-above} or more; by books in four parts. The return is due by {income-tax.return-business} without an audit.',
    cost: '**Nothing** up to {income-tax.rebate.up-to} a year for a person in the new regime. Above it by slices, {income-tax.slab.2.rate} to {income-tax.slab.top.rate}, and a cess: {example.income-tax.income} costs {example.income-tax.tax}. Firms and companies: our guides do not say.',
    how: 'Enter **the year’s income** (profit, rent, interest, salary) in the sum. A person pays nothing up to {income-tax.rebate.up-to} in the new regime; above it each slice has its own rate.',
    must: '**No**, a person pays no tax on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. **Yes** above it, by slices. Firms and companies: our guides do not say.',
    is: '**No**, a person pays no tax on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. **Yes** above it, by slices. Firms and companies: our guides do not say.',
    free: '**Yes**, a person pays no tax on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. Above it each slice has its rate. For the old regime and for companies our guides do not say.',
  },
  'tax.presumptive': {
    first:
      'Profit counts as **{income-tax.presumptive.profit-digital}** of receipts by bank, card or UPI and {income-tax.presumptive.profit-cash} of cash; earned more, declare more. Up to {income-tax.presumptive.turnover-max} of turnover ({income-tax.presumptive.turnover-max-digital} with hardly any cash). Not for companies, LLPs or commission agents.',
    when: '**By {income-tax.presumptive.advance-tax}** the advance tax, in one sum, if the tax is {sectors.tax.advance-above} or more; by {income-tax.return-business} the return. Who leaves the scheme early is shut out for years.',
    cost: '**{income-tax.presumptive.profit-digital}** of receipts by bank, card or UPI and **{income-tax.presumptive.profit-cash}** of cash count as profit, if you did not earn more. Turnover at most {income-tax.presumptive.turnover-max}, or {income-tax.presumptive.turnover-max-digital} with hardly any cash.',
    how: 'Add up **the year’s receipts**, bank and UPI apart from cash: {income-tax.presumptive.profit-digital} of the first and {income-tax.presumptive.profit-cash} of the second count as profit. Earned more? Declare more. Not for companies, LLPs or commission agents.',
    can: '**Yes**, a person, family or partnership firm with at most {income-tax.presumptive.turnover-max} of turnover can ({income-tax.presumptive.turnover-max-digital} with hardly any cash). **No** for companies, LLPs and commission agents. Leaving early closes it for years.',
    must: '**No** full books are asked for: {income-tax.presumptive.profit-digital} of receipts by bank or UPI and {income-tax.presumptive.profit-cash} of cash count as profit. To declare less you may need books and an audit; if you earned more, declare more.',
  },
  'tax.profession': {
    first:
      'In a listed profession **{sectors.tax.profession-share}** of receipts may count as profit up to {sectors.tax.profession-limit} a year ({sectors.tax.profession-limit-digital} with little cash). Other services: {income-tax.presumptive.profit-digital} by bank or UPI, {income-tax.presumptive.profit-cash} of cash; not commission, not LLPs. Earned more? Declare it.',
    when: '**By {income-tax.return-business}** the return, without an audit. Advance tax by {income-tax.presumptive.advance-tax}, in one sum, if profit is estimated by rule and the tax is {sectors.tax.advance-above} or more.',
    cost: '**{sectors.tax.profession-share}** of receipts counts as profit in a listed profession, up to {sectors.tax.profession-limit}; in other services **{income-tax.presumptive.profit-digital}** by bank or UPI, {income-tax.presumptive.profit-cash} of cash. No tax on income up to {income-tax.rebate.up-to} in the new regime.',
    how: 'Add up **the year’s receipts**, take {sectors.tax.profession-share} as profit in a listed profession, otherwise {income-tax.presumptive.profit-digital} by bank or UPI and {income-tax.presumptive.profit-cash} of cash, and file on the income-tax portal. Earned more? Declare it.',
    can: '**Yes**, a listed profession may count {sectors.tax.profession-share} of receipts as profit up to {sectors.tax.profession-limit}; other services {income-tax.presumptive.profit-digital} by bank or UPI, {income-tax.presumptive.profit-cash} of cash. **No** for commission and LLPs. Earned more? Declare it.',
    must: '**No** tax, usually, on ordinary income up to {income-tax.rebate.up-to} a year in the new regime; but a return is due above {income-tax.slab.1.up-to} of income. In a listed profession {sectors.tax.profession-share} of receipts may count as income.',
  },
  'tax.advance': {
    first:
      'From **{sectors.tax.advance-above}** of tax a year: by {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december} and {sectors.tax.advance-march}. Where profit is estimated by rule: once, by {income-tax.presumptive.advance-tax}. With less tax: none.',
    when: '**By {income-tax.presumptive.advance-tax}**, once, where profit is estimated by rule. With books: {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december} and {sectors.tax.advance-march}. Only from {sectors.tax.advance-above} of tax a year.',
    cost: '**From {sectors.tax.advance-above}** of tax in the year it must be paid ahead: all by {income-tax.presumptive.advance-tax} where profit is estimated by rule, otherwise in four parts. With less tax: none.',
    how: 'Estimate **the tax of the year**; from {sectors.tax.advance-above} pay it on the income-tax portal, by {income-tax.presumptive.advance-tax} where profit is estimated by rule, otherwise in four parts. Save the challan.',
    can: '**Yes**, you can pay it once, by {income-tax.presumptive.advance-tax}, where profit is estimated by rule. With books it is due in four parts from {sectors.tax.advance-june}. A refund of too much needs a return.',
    must: '**No**, if the tax of the year is below {sectors.tax.advance-above}. **Yes** from that sum: once, by {income-tax.presumptive.advance-tax}, where profit is estimated by rule, otherwise in four parts from {sectors.tax.advance-june}.',
  },
  'tax.tds': {
    first:
      'Firms, companies and sole owners with large sales cut **{income-tax.tds.contract-person}** from a person, {income-tax.tds.contract-other} from others, above {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} a year to a contractor. Pay by day {sectors.tax.deducted-day}; late costs {income-tax.tds.late-deposit} a month.',
    when: '**By day {sectors.tax.deducted-day}** of the next month, for March by {income-tax.tds.deposit-march}. Statements by {sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january} and {sectors.tax.deducted-may}. Late costs {income-tax.tds.late-deposit} a month.',
    cost: '**{income-tax.tds.contract-person}** from a person and **{income-tax.tds.contract-other}** from others, for contractors paid above {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} a year. Late: {income-tax.tds.late-deposit} a month, and {income-tax.tds.statement-day} a day for the statement.',
    how: 'Cut **{income-tax.tds.contract-person} or {income-tax.tds.contract-other}** from the contractor’s bill and pay it in by day {sectors.tax.deducted-day}, with a TAN. Was it cut from you? Claim it in your return on the income-tax portal.',
    they: '**Yes**, firms, companies and sole owners with large sales may cut tax from your bill, and more if you have no PAN. What is too much comes back through your return. Check the statement on the income-tax portal.',
    can: '**Yes**, you can get back tax that was cut beyond what you owe, but only through an income-tax return. Compare your bills with the yearly statement on the income-tax portal.',
    must: '**No**, not from a contractor, as a sole owner with sales of at most {income-tax.tds.payer-sales} last year. **Yes** for firms, companies and larger owners, above {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} a year: {income-tax.tds.contract-person} or {income-tax.tds.contract-other}.',
  },
  'tax.pan': {
    first:
      'Your **own PAN** is enough for a sole owner; a company gets one with its registration. The instant e-PAN with Aadhaar costs {finder.pan.instant}, a printed card about {finder.pan.fee}.',
    when: 'Valid **{finder.pan.validity}**. A business must have one above {finder.pan.sales} of sales a year. The e-PAN with Aadhaar is instant.',
    cost: '**Nothing** for the instant e-PAN with Aadhaar; about **{finder.pan.fee}** for a printed card. A sole owner’s own PAN is enough for the business.',
    how: 'Take the **instant e-PAN** with Aadhaar on the income-tax portal. A sole owner uses the own PAN; a firm or LLP gets its own; a company gets it with its registration. The name should match your Aadhaar.',
    can: '**Yes**, a sole owner can use the own PAN for the business. The instant e-PAN with Aadhaar costs {finder.pan.instant}. A firm, LLP or company gets a PAN of its own.',
    must: '**No** separate PAN for a sole owner: your own is enough. A business must have a PAN above {finder.pan.sales} of sales a year. A firm, LLP or company gets its own.',
    is: '**Yes**, the instant e-PAN with Aadhaar is free; a printed card costs about {finder.pan.fee}. A PAN is valid {finder.pan.validity}, and a sole owner’s own PAN is enough for the business.',
  },
  'tax.tan': {
    first:
      'You need a TAN when you **must cut tax** from wages or payments to others: get it on the income-tax portal. A new company gets it with its certificate. Then pay in by day {sectors.tax.deducted-day} of the next month.',
    when: '**When you must cut tax** from wages or payments to others, you need it. A new company gets it with its certificate; for others our guides name no time. Pay in by day {sectors.tax.deducted-day} of the next month.',
    cost: '**About {company.fee.pan-tan}** for PAN and TAN together, for a new company. For others our guides name no fee: look at the income-tax portal.',
    how: 'Get it on the **income-tax portal**, when you must cut tax from wages or payments. A new company gets it with its certificate. Pay what you cut by day {sectors.tax.deducted-day} of the next month.',
    must: '**No**, as long as you need not cut tax from wages or payments; for contractors a sole owner with sales up to {income-tax.tds.payer-sales} need not. **Yes** when you must cut tax.',
  },
  'tax.books': {
    first:
      'Write **one line a day**: cash, UPI, paid for goods, other costs, what is left. Keep the bills, and give the wage you take home its own column. Each month compare the sales since April with the GST limit.',
    when: '**Every evening**, ten minutes. On the last day of the month add up everything since April and compare it with the GST limit. Who is registered for GST keeps bills {gst.records} from the day the yearly return was due.',
    cost: '**Ten minutes** every evening: one line with cash, UPI, goods, other costs, and what is left. Keep the bills.',
    how: 'Write **one line a day**: cash, UPI, paid for goods, other costs, what is left. No bill? Write what, from whom, how much. Add up at the end of each month.',
    can: '**Yes**, a simple sales book that you write yourself is enough for a small shop: one line a day with cash, UPI, goods, other costs, and what is left. Keep the bills.',
    must: '**No** full books are asked for under the simple tax rule, up to {income-tax.presumptive.turnover-max} of turnover. But write one line a day, cash and UPI, and keep the bills. Not for companies, LLPs or commission agents.',
  },
  'first-year': {
    first:
      'Enter your business in the sum of **first-year fees**: it adds up what the government asks for food, place, trademark and company. GST, Udyam, e-Shram, ESI and PF registration cost nothing.',
    cost: '**Nothing** for GST, Udyam, e-Shram, ESI and PF registration; food, place, trademark and company cost extra. Example: a small food shop in Hyderabad {example.first-year.fees}, with the old food fee. Enter yours in the sum.',
    how: 'Enter your business in the sum of **first-year fees**: food, place, trademark, form of business. It adds up what the government asks; add what your city or a helper asks yourself.',
  },
  profit: {
    first:
      'Take the day’s **sales**, less what the goods cost, the day’s share of rent, gas, helpers, loans and waste, and a wage for your own hours. The rest is profit. Enter your numbers in the sum.',
    cost: '**Sales less all costs**: goods, the day’s share of rent, gas, helpers, loans and waste, then a wage for your own hours. Example: sales of {example.profit.sales} leave {example.profit.left} for you, {example.profit.own} of it profit.',
    how: 'Take the day’s **sales**, less what the goods cost, the day’s share of rent, gas, helpers, loans and waste, and a wage for your own hours. Stock for tomorrow is not a cost of today.',
  },
  'break-even': {
    first:
      'Divide the **costs of a month** by what one piece leaves: its price less what it costs you. That many pieces you must sell. Enter your numbers in the sum.',
    when: '**Once the pieces sold** in a month pass the month’s costs divided by what one piece leaves. Example: {example.break-even.costs} of costs and {example.break-even.left} on a piece, after {example.break-even.pieces} pieces.',
    cost: '**Month’s costs divided by what one piece leaves**: so many pieces you must sell. Example: costs of {example.break-even.costs} and {example.break-even.left} left on a piece make {example.break-even.pieces} pieces, {example.break-even.sales} of sales.',
    how: 'Divide the **costs of a month** (rent, wages, power, instalments) by what one piece leaves: its price less what it costs you. Round up: so many pieces you must sell.',
  },
  'working-capital': {
    first:
      '**{start.working-capital.need}** of the year’s expected sales, by the rule of thumb: the bank lends at least {start.working-capital.bank}, the owner brings {start.working-capital.own}. Enter your sales in the sum; the days that money is tied up come with it.',
    when: '**Days goods lie, plus days until customers pay, less days until you pay suppliers**: so long is money tied up. Example: {example.working-capital.stock} + {example.working-capital.customers} − {example.working-capital.suppliers} makes {example.working-capital.tied} days. Enter yours in the sum.',
    cost: '**{start.working-capital.need}** of the year’s expected sales, by the rule of thumb: at least {start.working-capital.bank} from the bank, {start.working-capital.own} your own. Example: sales of {example.working-capital.sales} need {example.working-capital.need}. The rule is for limits up to {working-capital.max}.',
    how: 'Take **{start.working-capital.need}** of the sales you expect in a year; the bank lends at least {start.working-capital.bank}, you bring {start.working-capital.own}. Or enter stock days, customers’ days and suppliers’ days in the sum.',
  },
  'loan.interest': {
    first:
      'Ask first whether it is a month or a year: ten per cent **a month** is a hundred and twenty a year. Banks charge only on what is still owed. Enter both loans to see which costs more.',
    cost: '**A hundred and twenty per cent a year** for ten rupees per hundred a month: take the monthly rate twelve times, if the loan itself stays till the end. With a flat rate or fees it is more than it sounds: enter it.',
    how: 'Multiply the **monthly rate by twelve**, if the loan itself stays till the end: ten a month is a hundred and twenty a year. For flat rates, fees and instalments enter both loans and compare.',
    must: '**No**, you need not take it: interest by the day or the month is a sign of a bad loan. Ten rupees per hundred a month is a hundred and twenty a year; compare it with a bank’s loan first.',
  },
  'late.udhaar': {
    first:
      'Send **one reminder** in writing: bill number, sum, days late. Whether the late-payment law covers goods that you only traded on is disputed: ask before you file. Without a Udyam number ask a lawyer, {helpline.legal-aid}.',
    when: '**Within {msme.late.days}** at the latest a firm pays a micro or small supplier with Udyam, {msme.late.days-no-date} if no date was agreed. Whether that covers goods you only traded on is disputed: ask before you file.',
    how: 'Send **one reminder** in writing: bill number, sum, days late. Whether the late-payment law covers goods that you only traded on is disputed: ask before you file. Without Udyam ask a lawyer, {helpline.legal-aid}.',
  },
} as const;
