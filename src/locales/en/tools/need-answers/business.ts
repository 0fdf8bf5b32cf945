/** First lines about the trade licence, companies, trades, states and fire. */
export const business = {
  'trade.need': {
    first:
      '**Yes** in most cities, for a shop, eating place, workshop, godown or office that customers visit. As a rule no for a street vendor. At home ask the ward office, in a village the panchayat.',
    how: '**Look for your trade** in the list on your corporation’s site, or ask at the ward office; in a village ask the panchayat. A street vendor’s paper is the vending certificate.',
    they: '**Yes**, in most cities they may ask it of a shop, eating place, workshop, godown or office that customers visit; as a rule not of a street vendor. FSSAI or GST does not replace it.',
    can: '**No**, in most cities not without a licence, if you run a shop, eating place, workshop or godown. As a rule **Yes** for a street vendor, with the vending certificate.',
    must: '**Yes** in most cities, for a shop, eating place, workshop, godown or office that customers visit. As a rule **No** for a street vendor. At home ask the ward office, in a village the panchayat.',
  },
  'trade.apply': {
    first:
      'Apply on the site of **your corporation**, GHMC, Cyberabad or Malkajgiri, or at a MeeSeva centre: measure shop and road, add the papers, pay there. In the GHMC area a provisional licence comes with the payment.',
    when: '**At once** in the GHMC area: a provisional licence comes with the payment, and the check follows. It ends on {trade.ghmc.year-end}. Before that, an evening for form and papers.',
    cost: '**{trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide}** a square foot a year, by the width of the road, and the Green Fund, as last reported for GHMC. The site shows the exact sum.',
    how: '**Apply on your corporation’s site**, GHMC, Cyberabad or Malkajgiri, or at a MeeSeva centre: measure shop and road, add the papers, pay there. Give your own phone number.',
    can: '**Yes**, online on your corporation’s site or at a MeeSeva centre. In the GHMC area a provisional licence comes with the payment, and the officer’s check follows.',
    is: '**Yes**, it goes online or at a MeeSeva centre, and in the GHMC area a provisional licence comes with the payment. Nobody may ask you for cash for the visit.',
  },
  'trade.fee': {
    first:
      '**{trade.ghmc.rate.narrow}** to {trade.ghmc.rate.wide} a square foot a year at GHMC, as last reported, by the width of the road, and the Green Fund on top. Each city has its own fee.',
    when: '**Every year**: a licence in Hyderabad ends on {trade.ghmc.year-end}, and by the usual rule you apply by {trade.ghmc.apply-by} for the next. Later costs more.',
    cost: '**{trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide}** a square foot a year at GHMC, as last reported, by the width of the road, and the Green Fund on top. Each city has its own fee.',
    how: '**Multiply** your square feet by the rate of the road, {trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide} at GHMC as last reported, and add the Green Fund. Pay on the site, which shows the exact sum.',
    must: '**Yes**, it is paid for each year, and at GHMC the Green Fund on top. Pay on the corporation’s site, against a receipt: the demand there shows the exact sum.',
    is: '**Yes**, at GHMC the fee goes by square feet and by the width of the road: {trade.ghmc.rate.narrow} to {trade.ghmc.rate.wide} a square foot, as last reported. Each city has its own.',
  },
  'trade.documents': {
    first:
      'Identity, **PAN**, your photograph, sale deed or rent agreement with the owner’s consent, property tax receipt, photographs of the shop, its area and the road’s width. Each city has its own list; food adds its FSSAI number.',
    how: '**Bring** identity, PAN, your photograph, sale deed or rent agreement with the owner’s consent, property tax receipt, photographs of the shop, its area and the road’s width. Food adds its FSSAI number.',
    they: '**Yes**, they may ask for proof of the place. A tenant needs no sale deed: the rent agreement and the owner’s written consent serve. Each city has its own list.',
    must: '**Yes** for identity, PAN, photographs, proof of the place and the property tax receipt: they are asked for nearly everywhere. A tenant brings the rent agreement and the owner’s consent. Each city has its own list.',
  },
  'trade.renewal': {
    first:
      'By **{trade.ghmc.apply-by}** for the next year in Hyderabad, by the usual rule; licences end on {trade.ghmc.year-end}. Late, last season, cost {trade.ghmc.late.first} of the fee, after {trade.ghmc.late.first-days} {trade.ghmc.late.second}. Other cities have their own dates.',
    when: 'By **{trade.ghmc.apply-by}** for the next year in Hyderabad, by the usual rule; licences end on {trade.ghmc.year-end}. Look at the site in November. Other cities have their own dates.',
    cost: '**{trade.ghmc.late.first}** of the fee more when late in Hyderabad, as last season, after {trade.ghmc.late.first-days} {trade.ghmc.late.second}; in time only the fee itself. Other cities have their own.',
    how: '**Renew on your corporation’s site** or at MeeSeva, by {trade.ghmc.apply-by} by the usual rule in Hyderabad. Check area, trade and name on the demand before you pay. Other cities have their own dates.',
    they: '**Yes**, a licence that is only forgotten may grow arrears. Ask for the demand on your licence number, and for the working in writing if it looks wrong.',
    can: '**Yes, you can still renew late**, for more: last season {trade.ghmc.late.first} of the fee in Hyderabad, after {trade.ghmc.late.first-days} {trade.ghmc.late.second}. Closing the shop? Tell the corporation in writing.',
    must: '**Yes**, in Hyderabad every year: a licence ends on {trade.ghmc.year-end}. By the usual rule apply by {trade.ghmc.apply-by}. Closing the shop? Tell the corporation in writing. Other cities have their own dates.',
    is: '**Yes**, in Hyderabad it ends on {trade.ghmc.year-end} each year, whichever month you took it. By the usual rule renew by {trade.ghmc.apply-by}. Other cities have their own dates.',
  },
  'trade.unlicensed': {
    first:
      '**{trade.ghmc.unlicensed.once}** of the licence fee at GHMC, and {trade.ghmc.unlicensed.month} more for each month until you take it. Other cities have amounts of their own. Pay no fine in cash to a person.',
    cost: '**{trade.ghmc.unlicensed.once}** of the licence fee at GHMC, and {trade.ghmc.unlicensed.month} more for each month until you take it. Other cities have amounts of their own. Pay no fine in cash to a person.',
    how: '**Take the licence now**, on your corporation’s site: at GHMC each month adds {trade.ghmc.unlicensed.month}. Got a fine? Ask for the notice with the section, and pay on the site or at the counter.',
    they: '**Yes**, they can fine you, and the shop may be closed. At GHMC it is {trade.ghmc.unlicensed.once} of the fee, and {trade.ghmc.unlicensed.month} more each month. Ask for the notice; pay nobody in cash.',
    can: '**Yes**, you can still take the licence, and should: at GHMC each month without it adds {trade.ghmc.unlicensed.month} of the fee to the {trade.ghmc.unlicensed.once} for being found out.',
    must: '**Yes**, a shop found without one pays at GHMC {trade.ghmc.unlicensed.once} of the fee, and {trade.ghmc.unlicensed.month} more each month. But only on a notice, on the site or at the counter: never in cash.',
    is: '**Yes**, at GHMC being found without a licence costs {trade.ghmc.unlicensed.once} of the fee on top, and {trade.ghmc.unlicensed.month} more for each month. Other cities have amounts of their own.',
  },
  'trade.calculate': {
    first:
      'Square feet times the **rate of the road**, by GHMC’s rates as last reported: {trade.ghmc.rate.narrow} up to {trade.ghmc.road.narrow} feet wide, {trade.ghmc.rate.middle} up to {trade.ghmc.road.wide}, {trade.ghmc.rate.wide} above. The Green Fund is added, and a charge when late.',
    cost: '**{trade.ghmc.rate.narrow}, {trade.ghmc.rate.middle} or {trade.ghmc.rate.wide}** a square foot at GHMC, as last reported: on a road up to {trade.ghmc.road.narrow} feet, up to {trade.ghmc.road.wide}, or wider. Add the Green Fund, and a charge when late.',
    how: '**Multiply** the square feet by the rate of the road, by GHMC’s last reported rates: {trade.ghmc.rate.narrow} up to {trade.ghmc.road.narrow} feet wide, {trade.ghmc.rate.middle} up to {trade.ghmc.road.wide}, {trade.ghmc.rate.wide} above. Add the Green Fund, and a charge when late.',
  },
  'trade.corporations': {
    first:
      '**GHMC**: Khairatabad, Secunderabad, Charminar, Golconda, Rajendranagar, Shamshabad. Cyberabad: Serilingampally, Kukatpally, Quthbullapur. Malkajgiri: Malkajgiri, Uppal, LB Nagar. Near a border ask with your door number.',
    when: '**Since {hyderabad.split}** there are three: GHMC, Cyberabad and Malkajgiri. Running licences go on to their last day, as far as we have seen.',
    how: '**Ask with your door number** at the ward office; an old licence or property tax receipt shows circle and ward. Kukatpally is Cyberabad, Charminar GHMC, Uppal and LB Nagar Malkajgiri.',
    must: '**No**, not again: we have seen nothing that ended running licences before their last day. For the renewal, ask with your door number which corporation sends the demand.',
  },
  'trade.village': {
    first:
      'Ask the **panchayat secretary**: in Telangana the gram panchayat licenses trades, in Andhra Pradesh only listed ones. We could not read the fees: ask for the rule and a receipt.',
    cost: '**No figure that we could read**: ask the panchayat secretary for the rule, and for a receipt. In Tamil Nadu small and micro shops in villages pay {state.tamil-nadu.village-licence}.',
    how: '**Ask the panchayat secretary**: in Telangana the gram panchayat licenses trades, for two papers; in Andhra Pradesh listed ones. Ask for the rule and a receipt.',
    they: '**Yes, the gram panchayat may ask for a licence and its fee**: in Telangana for trades, in Andhra Pradesh for listed ones. Ask for the rule and a receipt; we could not read the fees.',
    can: '**No**, in Telangana not without a licence of the gram panchayat. In Andhra Pradesh only listed trades need one. At home, or elsewhere: ask the panchayat secretary first.',
    must: '**Yes** in Telangana: the gram panchayat licenses trades; in Andhra Pradesh only listed ones. In Tamil Nadu small shops need none, the state announced. Elsewhere ask the panchayat secretary.',
  },
  'trade.bengaluru': {
    first:
      'Renew online from **{trade.bengaluru.opens}** to {trade.bengaluru.closes} without a charge; in March {trade.bengaluru.late.march} is added, from April {trade.bengaluru.late.april}. A newer shop on a residential road under {trade.bengaluru.road-min} feet wide is refused: ask before you rent.',
    when: '**{trade.bengaluru.opens} to {trade.bengaluru.closes}**, online, without a charge, for {trade.bengaluru.years} at once. In March {trade.bengaluru.late.march} is added, from April {trade.bengaluru.late.april}.',
    cost: '**The fee on the corporation’s own site**: we have not read it. Renewed by {trade.bengaluru.closes} nothing is added; in March {trade.bengaluru.late.march}, from April {trade.bengaluru.late.april}.',
    how: '**Renew online** on the corporation’s site, from {trade.bengaluru.opens} to {trade.bengaluru.closes}. New shop? Ask before you rent: on a residential road under {trade.bengaluru.road-min} feet wide it is refused.',
    they: '**Yes**, a newer shop on a residential road under {trade.bengaluru.road-min} feet wide is refused: ask before you rent. Late renewal costs {trade.bengaluru.late.march} more in March, from April {trade.bengaluru.late.april}.',
    must: '**Yes**, as in most cities, for a shop, eating place, workshop, godown or office that customers visit. Renew it online by {trade.bengaluru.closes}. As a rule not as a street vendor.',
  },
  'trade.delhi': {
    first:
      'Pay **{trade.delhi.general}** of the property tax with it, for a general trade or storage licence: the receipt is the licence. Factory licence: {trade.delhi.factory}. The health licence, for food, is separate.',
    when: '**With the property tax**: since {trade.delhi.portal-since} its portal takes both. The receipt is the licence.',
    cost: '**{trade.delhi.general}** of the property tax, for a general trade or storage licence; {trade.delhi.factory} for a factory licence. The health licence, for food, is separate.',
    how: '**Pay it with the property tax** on MCD’s portal: {trade.delhi.general} of the tax, and the receipt is the licence. The health licence, for food, is separate.',
    must: '**Yes**, for a shop, store or godown: you pay {trade.delhi.general} of the property tax for it, with that tax, and the receipt is the licence. Food needs the health licence too.',
    is: '**Yes**, the general licence is now paid with the property tax, {trade.delhi.general} of it, and the receipt is the licence. The health licence, for food, is separate.',
  },
  'trade.cities': {
    first:
      'Ask **your corporation**: its own site is the only price list that counts. Mumbai licenses by trade, Kolkata gives a certificate of enlistment; Telangana’s other towns give the licence on the e-municipal site.',
    when: '**At once** in Telangana’s other towns, on the e-municipal site. Elsewhere each city has its own days: ask your corporation.',
    cost: '**What your corporation’s own site says**: it is the only price list that counts. Ask for a receipt.',
    how: '**Ask your corporation**, on its own site. Mumbai licenses by trade, Kolkata gives a certificate of enlistment; Telangana’s other towns give the licence on the e-municipal site, for {trade.telangana-town.papers} papers.',
    must: '**Yes** in most cities, for a shop, eating place, workshop or godown; a gumasta or GST does not replace it. Some small shops are free of it: your corporation’s list decides.',
  },
  'trade.signboard': {
    first:
      'Use the **state’s language**: Telugu in Telangana, Kannada in Karnataka, Marathi in Maharashtra. Large or lit boards can need permission and a fee from the municipal body: ask before the painter starts.',
    cost: '**The fee of your municipal body**, mostly for large or lit boards: we have read no figure. Ask before the painter starts, and take a receipt.',
    how: '**Ask the municipal body** before the painter starts: large or lit boards can need permission and a fee. Use the state’s language: Telugu in Telangana, Kannada in Karnataka, Marathi in Maharashtra.',
    they: '**Yes**, for a large or lit board the municipal body can ask for permission and a fee. Ask for the rule and a receipt.',
    can: '**Yes**, you may put up a board, but a large or lit one can need permission and a fee of the municipal body: ask before the painter starts. Use the state’s language.',
    must: '**Yes**, many states want their own language on it: Telugu in Telangana, Kannada in Karnataka, Marathi in Maharashtra. Permission can be needed for a large or lit board: ask the municipal body.',
    is: '**Yes**: many states want their own language on the board, and a large or lit board can need permission and a fee. Ask the municipal body before the painter starts.',
  },
  'fire.noc': {
    first:
      '**Yes** in Telangana for commercial buildings above {fire.telangana.commercial} metres, and many halls and schools; as a rule not for a low shop. Hotels, supermarkets, function halls and nursing homes: ask first. Other states differ.',
    when: '**As long as the NOC itself says**: states differ, and we could not confirm the time for Telangana. Ask the fire department before you fit out the place.',
    cost: '**Each state sets its own fee**, often by area or height: we could not confirm the amounts. Ask the fire department; pay nobody in cash.',
    how: '**Ask the fire department** of your state whether your building needs one, then apply on its site with building plan, proof of the place and equipment bills. In a mall or tower the owner holds it.',
    they: '**Yes**, where an NOC is needed they may refuse the trade licence or seal the place. Not for a low shop, as a rule. Nobody may take cash for the inspection.',
    can: '**Yes** in a low building, as a rule. **No** in a tall one without the building’s NOC: the owner holds it, so ask for a copy before you rent. Hotels, halls, nursing homes: ask first.',
    must: '**No**, as a rule, for a low shop or a cart. **Yes** in Telangana for commercial buildings above {fire.telangana.commercial} metres and many halls and schools. Hotels, supermarkets, nursing homes: ask first. Other states differ.',
  },
  'fire.cylinder': {
    first:
      'Above **{fire.gas.licence-above} kg** of cooking gas, full and spare cylinders added up, you need a licence. Use commercial cylinders, not household ones; keep them upright and away from the flame.',
    cost: '**{fire.gas.licence-above} kg** of cooking gas without a licence, full and spare cylinders added up; above it you need one. Our guide gives no number of cylinders: add up their weights.',
    how: '**Stand** the cylinder upright, away from flame and sun, with air around it. Fix the tube with clips, test joints with soap water, never a match. Close the valve at the cylinder each night.',
    can: '**Yes**, commercial cylinders, a spare one too: no licence is needed up to {fire.gas.licence-above} kg, full and spare added up. **No** to a household cylinder, which is not meant for trade.',
    must: '**No** licence up to {fire.gas.licence-above} kg of cooking gas, full and spare cylinders added up; **Yes** above it, from the explosives office PESO. The cylinders must be commercial ones, not household ones.',
  },
  'fire.equipment': {
    first:
      'Choose by what may burn: **dry powder** for paper, cloth, fuel, and gas once the valve is closed; carbon dioxide or powder for wires, current off; a lid or wet chemical for hot oil, never water. Buy the ISI mark.',
    when: '**Once a month** read the needle: green is good. Have the extinguisher serviced as often as its label says, by someone who writes the date on it.',
    cost: '**One** near the door in every shop, and a small powder one at a cart. Our guide gives no price and no number by area: ask the fire department for a larger place.',
    how: 'Choose **by what may burn**: dry powder for paper, cloth, fuel, and gas once the valve is closed; powder or carbon dioxide for wires, current off; a lid for hot oil, never water. Pull the pin, aim low, press, sweep.',
    must: '**Yes** to one extinguisher with the ISI mark, near the door of every shop. Sprinklers our guide names only for high buildings, smoke detectors, alarm and lit exit signs for halls, schools and hotels.',
  },
  'fire.burning': {
    first:
      'Get everybody out, then call **{fire.phone.fire}** or {fire.phone.emergency}. Do not go back for goods. Oil burns: lid on, gas off, never water. Smell of gas: touch no switch, close the valve, move people away, then call.',
    how: 'Call **{fire.phone.fire}** or {fire.phone.emergency} as soon as everybody is out. Oil burns: lid on, gas off, never water. Smell of gas: no switch, close the valve, people away, then call.',
    can: '**Only** while the fire is small and the way out is behind you; never water on burning oil, and never back inside for goods. Get everybody out and call **{fire.phone.fire}** or {fire.phone.emergency}.',
  },
  pollution: {
    first:
      '**Yes** for work that gives off smoke, dust or dirty water, in the red, orange or green category. White-category units only inform the board; a tailor or grocer needs none. Ask the Pollution Control Board.',
    when: '**Before you build** or install, the consent to establish; **before you run**, the consent to operate. The permission may take months, so ask before you sign the lease.',
    cost: '**By category and investment**: each state sets its own fee, and our pages have no amount. Ask your state’s Pollution Control Board.',
    how: 'Ask the **State Pollution Control Board** for your category and whether it is allowed at your address, in writing, before you sign a lease. In Telangana TG-iPASS takes the approvals for industry together.',
    they: '**Yes**: running work of the red, orange or green category without the consent to operate is a common reason for closure. A tailor or grocer needs no consent.',
    can: '**No**, you may not run red, orange or green work before the board’s consent to operate. A white-category unit only informs the board; a tailor or grocer needs no consent.',
    must: '**Yes** for work that gives off smoke, dust or dirty water, in the red, orange or green category. **No** for a tailor or a grocer; a white-category unit only informs the board.',
  },
  'company.choose': {
    first:
      'Your **own name** is enough for most stalls and small shops: no company to register; the licences of your trade remain. With partners: a written deed, or an LLP, which limits your debts. With investors: mostly a private limited company.',
    when: '**When** someone wants to put money in, a large buyer deals only with companies, or one accident could cost more than you own. Until then your own name is enough.',
    cost: '**Nothing to register** in your own name, if you have a PAN. For a company up to {company.fee.free-capital} of authorised capital the ministry takes {company.fee}, but stamp duty, signatures and a yearly audit come on top.',
    how: 'Choose **the smallest that fits**. Alone: your own name. Partners: a written deed, or an LLP, which limits your debts. Investors: mostly a private limited company. Alone with large risk: a One Person Company.',
    they: '**Yes**, in your own name or a partnership a lender who wins in court can reach what you own. In an LLP or company you usually lose only what you put in, unless you signed a guarantee.',
    can: '**Yes**, you can stay in your own name and form a company later. Licences do not move by themselves then. A company can never hold a vending place.',
    must: '**No**, no law says that a business must be a company: your own name is enough for most stalls and small shops. The licences of your trade remain. With partners, take a written deed or an LLP.',
  },
  'company.fee': {
    first:
      'The ministry takes **{company.fee}** up to {company.fee.free-capital} of authorised capital; stamp duty, signature certificates and about {company.fee.pan-tan} for PAN and TAN come on top. An LLP pays from {company.llp.fee.first}. Our fee, if you want help: {price.company}.',
    when: '**When you file** the form: ministry fee, stamp duty, PAN and TAN. Then every year: the audit and filings cost more over time than the formation. Ask for the second year’s price first.',
    cost: 'The ministry: **{company.fee}**, up to {company.fee.free-capital} of authorised capital; stamp duty, signature certificates and about {company.fee.pan-tan} for PAN and TAN on top. An LLP pays from {company.llp.fee.first}. Our fee, if you want help: {price.company}.',
    how: 'Use the **fee calculator** of the ministry on the MCA portal: it shows fee and stamp duty for your state and capital, free. Ask anyone who helps to name each part apart.',
    must: '**Yes**, stamp duty, signature certificates, about {company.fee.pan-tan} for PAN and TAN, and the professional who signs. The ministry itself takes {company.fee} up to {company.fee.free-capital} of authorised capital.',
    is: '**No**, not quite free: the ministry takes {company.fee} up to {company.fee.free-capital} of authorised capital, but stamp duty, signature certificates and about {company.fee.pan-tan} for PAN and TAN are paid. Audits follow each year.',
  },
  'company.apply': {
    first:
      'File **SPICe+** on the portal of the Ministry of Corporate Affairs, for an LLP FiLLiP: first the name, then signature certificates, then the form. A chartered accountant, company secretary or cost accountant must sign too.',
    when: '**{company.private.time}** for a private limited company, {company.llp.time} for an LLP or One Person Company, we estimate, with papers at hand. No law promises a day.',
    cost: 'The ministry: **{company.fee}**, up to {company.fee.free-capital} of authorised capital; stamp duty, signature certificates and about {company.fee.pan-tan} for PAN and TAN on top. An LLP pays from {company.llp.fee.first}.',
    how: 'File **SPICe+** on the MCA portal, for an LLP FiLLiP: first the name, then signature certificates, then the form. A chartered accountant, company secretary or cost accountant must sign too.',
    they: '**Yes**, a name close to an existing company or mark is refused, and a form with something missing comes back with remarks. Answer exactly what is asked, and in time, or you pay again.',
    can: '**Yes**, anyone can file, online, on the portal of the Ministry of Corporate Affairs. A chartered accountant, company secretary or cost accountant must sign too. A shop in your own name can become a company later.',
    must: '**Yes**, a chartered accountant, company secretary or cost accountant must sign the form, and each director needs a signature certificate. All the rest you can prepare yourself, online.',
  },
  'company.documents': {
    first:
      'Of each person **PAN**, proof of identity, photograph, proof of address, own mobile number and e-mail. For the office: rent paper, electricity bill and the owner’s written consent. Names must be spelled alike on every paper.',
    how: 'Collect **PAN**, proof of identity, photograph, proof of address, mobile number and e-mail of each person. For the office: rent paper, electricity bill, the owner’s written consent. Compare the spelling of every name.',
    they: '**Yes**, one missing letter in a name is enough for a refusal: names must be spelled alike on every paper. Answer exactly what is asked, and in time.',
    can: '**Yes**, your home will do as the office, with rent paper, electricity bill and the owner’s written consent. For identity Aadhaar, passport, voter card or driving licence will do.',
    must: '**Yes**: of each person PAN, identity, photograph and proof of address; for the office rent paper, electricity bill and the owner’s written consent. A separate office is not needed: your home will do.',
  },
  'company.private': {
    first:
      '**{company.private.members}** shareholders and at least {company.private.directors-min} directors, one of whom must have been in India for {company.director.resident} of the year. Wife or mother can be the second director. Least capital: {company.capital-min}.',
    when: '**{company.private.time}** to form it, we estimate. One director must have been in India for {company.director.resident} of the year.',
    cost: '**{company.private.members}** shareholders and at least {company.private.directors-min} directors, one of them in India for {company.director.resident} of the year. Least capital: {company.capital-min}.',
    how: 'File **SPICe+** on the MCA portal with at least {company.private.directors-min} directors; wife or mother can be the second. A chartered accountant, company secretary or cost accountant must sign too.',
    can: '**Yes**, your wife, mother or another adult with PAN and papers can be the second director. What a government job allows, our guide does not say. Alone, you need a One Person Company.',
    must: '**Yes**, you need at least {company.private.directors-min} directors and a second shareholder; husband and wife will do. Alone you can take a One Person Company. Least capital: {company.capital-min}.',
    is: '**No**, you need not show money first. Least capital by law: {company.capital-min}; what you promise to pay for your shares you do pay in. {company.private.members} shareholders and at least {company.private.directors-min} directors are needed.',
  },
  'company.opc': {
    first:
      '**Yes**: a One Person Company has a single owner, an Indian citizen, who names another person to take over if they die. It limits your debts, has an audit every year, and need not change form when it grows.',
    when: '**{company.opc.time}** to form it, we estimate. Its accounts are filed within {company.opc.accounts} of the end of the year; it has no yearly meeting.',
    cost: '**{company.opc.members}** owner and a nominee, with no least capital. The ministry takes {company.fee} up to {company.fee.free-capital} of authorised capital; stamp duty, signature certificate, PAN and TAN come on top.',
    how: 'File **SPICe+** on the MCA portal, with the nominee’s written consent and papers. A chartered accountant, company secretary or cost accountant must sign too.',
    can: '**Yes**, alone, as an Indian citizen, here or abroad: a One Person Company has a single owner, who names another person to take over if they die. It limits your debts and needs an audit every year.',
    must: '**Yes**, you must name another person who takes over if you die, and have an audit every year. **No** second director, no yearly meeting, and no change of form when it grows.',
  },
  'company.llp': {
    first:
      'A firm of **{company.llp.partners-min} or more** partners that owes its debts itself; the partners usually lose only what they put in. Least capital: {company.llp.capital-min}. File the agreement within {company.llp.agreement} of registration.',
    when: '**{company.llp.time}** to form it, we estimate; file the agreement within {company.llp.agreement} of registration. Then every year Form 11 by {company.llp.return} and Form 8 by {company.llp.accounts}.',
    cost: '**{company.llp.fee.first}** to the ministry up to {company.llp.band.first} of contribution, more above. At least {company.llp.partners-min} partners; least capital: {company.llp.capital-min}.',
    how: 'File **FiLLiP** on the MCA portal: first the name, then signature certificates, then the form. Then file the agreement (Form 3) within {company.llp.agreement} of registration.',
    can: '**Yes**, {company.llp.partners-min} or more people can form one, without a least capital; one designated partner must have been in India {company.llp.resident}. It is a separate person in law.',
    must: '**No**, nobody must form one, and no least capital is needed. But an LLP needs {company.llp.partners-min} or more partners and files its agreement within {company.llp.agreement}; an audit only above {company.llp.audit-turnover} of turnover or {company.llp.audit-contribution} of contribution.',
  },
  'company.llp.annual': {
    first:
      'Form 11 by **{company.llp.return}** and Form 8 by {company.llp.accounts}, every year, even without a sale. The income-tax return of the LLP comes on top. Late forms cost more as the weeks pass.',
    when: 'By **{company.llp.return}** Form 11 and by **{company.llp.accounts}** Form 8, every year, even without a sale. The income-tax return of the LLP comes on top.',
    cost: '**{company.llp.fee-normal}** for each form, by contribution. Late, that fee again {company.llp.late-small} times for a small LLP, {company.llp.late-other} times for others, then a sum a day.',
    how: 'File **Form 11 and Form 8** on the MCA portal, by {company.llp.return} and {company.llp.accounts}: Form 11 is the annual return, Form 8 the accounts. The income-tax return is apart.',
    can: '**No**, an LLP cannot skip a year, even without a sale: Form 11 by {company.llp.return}, Form 8 by {company.llp.accounts}. You can file late, but it costs more as the weeks pass.',
    must: '**Yes**, every year, even without a sale: Form 11 by {company.llp.return}, Form 8 by {company.llp.accounts}, and the income-tax return. An audit only above {company.llp.audit-turnover} of turnover or {company.llp.audit-contribution} of contribution.',
  },
  'company.filings': {
    first:
      'Accounts (AOC-4) within **{company.accounts}** of the yearly meeting, annual return within {company.return} of it, even without a sale; an audit every year. With borrowed money also DPT-3, by {company.deposits}. An OPC’s accounts: {company.opc.accounts} after the year.',
    when: '**Within {company.accounts}** of the yearly meeting the accounts (AOC-4), within {company.return} of it the annual return. DPT-3 by {company.deposits}, if the company has borrowed. An OPC’s accounts: {company.opc.accounts} after the year.',
    cost: '**{company.late-day}** a day for each late form, without a ceiling. What the audit and the forms cost in time our guide does not say: ask your accountant for the yearly price.',
    how: 'File **AOC-4** and the annual return (MGT-7, or MGT-7A for a small company) on the MCA portal, after the audit by a chartered accountant. With borrowed money also DPT-3.',
    they: '**Yes**, each late form costs {company.late-day} a day, without a ceiling, even if the company sold nothing.',
    can: '**No**, a company cannot skip a year, even without a sale. You can file late, but each form then costs {company.late-day} a day, without a ceiling.',
    must: '**Yes**, every year, even without a sale: an audit, accounts (AOC-4) within {company.accounts} of the yearly meeting, the annual return within {company.return} of it. With borrowed money also DPT-3, by {company.deposits}.',
    is: '**Yes**, the audit and yearly forms fall due for every company, even without a sale. Accounts within {company.accounts} of the yearly meeting, annual return within {company.return} of it.',
  },
  'company.agm': {
    first:
      'By **{company.agm}** every year, the first one within {company.agm.first} of the end of the first year. A One Person Company has none. Without the meeting: at most {company.agm.penalty}, and {company.agm.penalty-day} for each further day.',
    when: 'By **{company.agm}** every year, the first one within {company.agm.first} of the end of the first year. A One Person Company has none.',
    cost: '**{company.agm.penalty}** at most for a missed yearly meeting, and {company.agm.penalty-day} for each further day. A One Person Company needs none.',
    they: '**Yes**, without the yearly meeting the penalty is at most {company.agm.penalty}, and {company.agm.penalty-day} for each further day. A One Person Company has no such meeting.',
    can: '**No**, you cannot leave it out, even in a company of husband and wife: without it, at most {company.agm.penalty}, and {company.agm.penalty-day} for each further day. Only a One Person Company has none.',
    must: '**Yes**, every year by {company.agm}, also in a family company. The first one is within {company.agm.first} of the end of the first year. A One Person Company has none.',
  },
  'company.kyc': {
    first:
      'Now **{company.director-check}**, by {company.director-check.due}. Tell a change of mobile, e-mail or address within {company.director-check.change}. A DIN that was put to sleep costs {company.director-check.fee} to wake.',
    when: 'By **{company.director-check.due}**, {company.director-check}. A change of mobile, e-mail or address is told within {company.director-check.change}.',
    cost: '**{company.director-check.fee}** to wake a DIN that was put to sleep. Confirm in time, by {company.director-check.due} of {company.director-check}.',
    how: 'Confirm **mobile, e-mail and address** on the MCA portal by {company.director-check.due}, {company.director-check}; tell a change within {company.director-check.change}. Waking a sleeping DIN costs {company.director-check.fee}.',
    they: '**Yes**, a DIN whose details were not confirmed can be put to sleep; waking it costs {company.director-check.fee}. The details are confirmed {company.director-check}, by {company.director-check.due}.',
    can: '**Yes**, a DIN that was put to sleep can be woken, for {company.director-check.fee}. Otherwise a director confirms the details {company.director-check}, by {company.director-check.due}.',
    must: '**Yes**, each director confirms mobile, e-mail and address, {company.director-check}, by {company.director-check.due}, and tells a change within {company.director-check.change}.',
    is: '**No**, no longer every year: now {company.director-check}, by {company.director-check.due}. A change of mobile, e-mail or address is told within {company.director-check.change}.',
  },
  'company.commencement': {
    first:
      'Declare the start of business (INC-20A) within **{company.after.commencement}**, once the owners have paid for their shares; until then no trade and no loan. Forgotten, the company pays {company.commencement.penalty}, each officer {company.commencement.officer-day} a day. First meeting and auditor: within {company.after.auditor}.',
    when: '**Within {company.after.commencement}** of the certificate INC-20A; within {company.after.auditor} the first directors’ meeting and auditor; within {company.after.share-certificates} the share certificates.',
    cost: '**{company.commencement.penalty}** for the company if INC-20A is forgotten, and {company.commencement.officer-day} a day for each officer, at most {company.commencement.officer-max}. The form itself asks a small fee.',
    how: 'Pay **the share money** into the company’s bank account, then file INC-20A on the MCA portal within {company.after.commencement}. Before that: first meeting and auditor, within {company.after.auditor}.',
    they: '**Yes**, without INC-20A the company pays {company.commencement.penalty}, each officer {company.commencement.officer-day} a day up to {company.commencement.officer-max}, and the registrar may strike the company off.',
    can: '**No**, before INC-20A the company may neither trade nor borrow. Have the owners pay for their shares into its bank account, then declare the start, within {company.after.commencement}.',
    must: '**Yes**, every new company declares the start of business (INC-20A) within {company.after.commencement}, after the owners have paid for their shares. First meeting and auditor: within {company.after.auditor}.',
  },
  'company.late': {
    first:
      '**{company.late-day}** a day for each form of a company, without a ceiling. A late LLP form costs its normal fee again, {company.llp.late-small} times for a small LLP, {company.llp.late-other} times for others, then a sum a day.',
    cost: '**{company.late-day}** a day for each form of a company, without a ceiling. A late LLP form costs its normal fee again, {company.llp.late-small} times for a small LLP, {company.llp.late-other} times for others, then a sum a day.',
    how: 'File **the missing forms** on the MCA portal soon: each day adds {company.late-day} for each form of a company. Work out yours in our sum, and look for a new scheme before you pay.',
    they: '**Yes**, also when the company sold nothing: {company.late-day} a day for each late form, without a ceiling. An LLP pays its normal fee again, several times over.',
    can: '**No**, we know of no open scheme that lowers the late fee: the last closed on {company.amnesty.closed}. Look on the MCA portal for a new one before you pay in full.',
    must: '**Yes**, a company pays {company.late-day} a day for each late form, without a ceiling, even if it sold nothing. An LLP pays its normal fee again, several times over.',
    is: '**No**, there is no ceiling for a company, at {company.late-day} a day for each form, and no open scheme we know of: the last closed on {company.amnesty.closed}.',
  },
  'company.close': {
    first:
      'Ask a **company secretary**, a chartered accountant or our office: our guide does not describe closing. Until it is closed, the yearly filings fall due even without a sale; a company’s late form costs {company.late-day} a day.',
    cost: '**{company.late-day} a day** for each late form, until the company is closed. What the closing itself costs our guide does not say: ask a company secretary or a chartered accountant.',
    how: 'Ask a **company secretary**, a chartered accountant or our office: our guide does not describe closing. Pay workers first. Leaving it alone goes on costing: {company.late-day} a day for each late form.',
    must: '**Yes**, as long as the company is not closed, the yearly filings fall due even without a sale. Closing takes a procedure: ask a company secretary or a chartered accountant.',
  },
  'company.startup': {
    first:
      'Apply **free** at Startup India: for a company, LLP, registered firm or cooperative that builds something new, up to {company.startup.turnover} of turnover and {company.startup.age} of age. A proprietor cannot have it.',
    cost: '**Free**, at Startup India. Open up to {company.startup.turnover} of turnover and {company.startup.age} of age, further for deep technology. A recognised startup also pays the lower trademark fee.',
    how: 'Apply **at Startup India**, free, as a company, LLP, registered firm or cooperative that builds something new. A proprietor cannot have it.',
    can: '**Yes** for a company, LLP, registered firm or cooperative that builds something new, up to {company.startup.turnover} of turnover and {company.startup.age} of age. **No** for a proprietor.',
    must: '**No**, it is not compulsory: leave it until someone gives you a reason. It is free at Startup India, and a proprietor cannot have it.',
    is: '**Yes**, it is free, at Startup India, for a company, LLP, registered firm or cooperative that builds something new. A proprietor cannot have it.',
  },
  'start.business': {
    first:
      'Take the **steps in order**: your idea on one page, customers, in whose name you trade, the rules for your place and product. Then name, daily work, bank, workers. A cart, alone, needs only half of them.',
    when: '**Some weeks**: two evenings for the idea, two weeks to count customers, one to eight weeks for licences, we estimate. A cart, alone, needs only half of the steps.',
    cost: '**Nothing** to begin as a sole owner who has a PAN; Udyam is free. Licences cost by kind, and goods and place are yours to plan.',
    how: 'Take the **steps in order**: your idea on one page, customers, in whose name you trade, the rules for your place and product. Then name, daily work, bank, workers.',
    can: '**Yes**, you can start in your own name, alone, with a cart or, for quiet work, often from home, if owner and society agree. The rules for your place and product come first.',
    must: '**No** company is needed: you may trade in your own name. But find the rules for your place and product first, for example FSSAI for food or a vending certificate for the street.',
  },
  'start.idea': {
    first:
      'Write it on **one page**: who buys, what one sale leaves, how many sales pay for a month, and which permission could stop you. Then tell it to a buyer and to somebody who knows the trade.',
    when: '**Two evenings** for the page, we estimate, then two weeks, some hours each, to count customers.',
    cost: '**Your monthly costs**, divided by what one sale leaves: so many sales pay for a month. Count your own wage too. The page costs only a pen.',
    how: 'Write it on **one page**: who buys, what one sale leaves, how many sales pay for a month, which permission could stop you. Then tell a buyer and somebody who knows the trade.',
    must: '**Yes**, test it on paper and with customers before you borrow, rent or form a company: who buys, what one sale leaves, which permission could stop you.',
  },
  'start.name': {
    first:
      'Write down **three names** and search each, free: trademark register, company names, shops around you, the net. A mark for the same goods that sounds like yours is a no. A made-up word is stronger.',
    when: '**An evening** for the search, we estimate, before you paint the board or print bags.',
    cost: '**Free** to search: trademark register, company names, shops around you, the net. To register it as a trademark {trademark.fee.low} for each class, for an individual or small firm.',
    how: 'Write down **three names** and search each, free: trademark register, company names, shops around you, the net. A mark for the same goods that sounds like yours is a no.',
    they: '**Yes**, others can use your name as long as you have no trademark: a licence or a company name does not stop them. Keep dated proof of your first use: it helps in a dispute.',
    can: '**No**, if a mark or a long-used shop for the same goods has that name or one that sounds like it. **Yes** if your four searches find none; your own family name is allowed.',
    must: '**No**, no law asks you to register the name as a trademark. But search before you paint the board, free: trademark register, company names, shops around you, the net.',
  },
  'start.account': {
    first:
      '**Yes**, an account for the business alone. A second savings account will not do for a trade: ask for a current account or what the bank offers small traders, and point your UPI code at it.',
    when: '**Early**: as soon as you know in whose name you trade. Opening takes days, we estimate.',
    cost: '**By bank**: ask for the minimum balance and all charges before you open it. Our guide has no fixed amount.',
    how: 'Go **to a bank** with proof of identity, PAN, photograph, proof of the place, and one paper of the business, such as Udyam or a trade licence. Then point your UPI code at the account.',
    can: '**No**, not with a savings account: it will not do for a trade. **Yes**, you can open a current account with one paper of the business: Udyam, trade licence, GST, FSSAI or vending certificate.',
    must: '**Yes**, have an account for the business alone. A second savings account will not do for a trade: ask for a current account or what the bank offers small traders.',
  },
  'sectors.vehicle': {
    first:
      'Garage or showroom: **trade licence** and shop registration, GST above the limit; more papers for painting, gas, batteries or used vehicles. Taxi or auto: registration, insurance, pollution certificate, fitness, permit and the right licence.',
    when: '**Within {trade.shops.telangana.within}** of opening a garage in Telangana, the shop registration. A used-vehicle dealer’s authorisation is for {sectors.used-vehicles.validity}. Papers of a taxi or auto: by the date on each.',
    cost: '**No one fee**: the city sets that of the trade licence, for workshops often higher than for shops. GST registration costs {gst.registration.fee}. For used vehicles we could not confirm the fee: ask the transport office.',
    how: 'Ask the **municipal office** whether a workshop may be there, then take trade licence and shop registration. For a taxi, auto or vehicle sales go to the transport office (RTO).',
    they: '**Yes**, they may ask: the municipality for a garage’s trade licence; on the road for registration, insurance, pollution certificate and driving licence, and where passengers pay, fitness and permit.',
    must: '**Yes**, a garage or showroom in a town needs a trade licence and shop registration; a taxi or auto needs fitness and a permit. Repairing on the footpath, you may be a street vendor: ask the ward office.',
  },
  'sectors.clinic': {
    first:
      '**Registration** of the doctor with the council and of the clinic with the state, and an authorisation for medical waste. Ultrasound and X-ray need approvals of their own; many cities ask for a trade licence.',
    when: '**Before the first patient** everything must be there; a receipt is not enough. Renew by the date on each paper. The waste report is yearly, on the day your authorisation names.',
    cost: '**No one fee**: each state sets its own. The district medical or health officer tells you. Treatment by a clinic or doctor is free of GST.',
    how: 'Go to the **district medical or health officer** for the registration of the clinic, to the council for the doctor’s, to the state pollution board for medical waste. Sign with a waste collector first.',
    they: '**Yes**, the health office may ask for the registration of the clinic and of each doctor or nurse, and the pollution board for the waste authorisation. Keep current certificates at hand.',
    can: '**No**, not before the papers are there: a receipt is not a licence. The one who treats must be registered with the council, and the clinic or lab with the state, in one room too.',
    must: '**Yes**, in one room too: registration of the doctor with the council and of the clinic or lab with the state, and an authorisation for medical waste. Ultrasound and X-ray need approvals of their own.',
  },
  'sectors.pharmacy': {
    first:
      'A **drug licence** from the state’s drugs control office, at least {sectors.drugs.shop-area} square metres ({sectors.drugs.both-area} for retail and wholesale), and a registered pharmacist, named on the licence, whenever you are open.',
    when: '**Before you open** the licence must be there; a receipt is not enough. The registered pharmacist must be present in all opening hours.',
    cost: '**{sectors.drugs.fee}** to the government for each licence, retail or wholesale. The shop needs at least {sectors.drugs.shop-area} square metres, {sectors.drugs.both-area} for both together.',
    how: 'Apply at the **state’s drugs control office** with a registered pharmacist, at least {sectors.drugs.shop-area} square metres and a working refrigerator; be there on the day of inspection. Open when the licence is there.',
    they: '**Yes**, the drugs office inspects before the licence: be there, with the refrigerator running. Have ready: the pharmacist, prescriptions, purchase bills with batch numbers, and expired stock kept apart.',
    can: '**No**, not without a drug licence and a registered pharmacist in the shop, in a kirana either. With a pharmacist and {sectors.drugs.shop-area} square metres you can apply at the state’s drugs control office. Open only when the licence is there.',
    must: '**Yes**: a drug licence from the state’s drugs control office, and a registered pharmacist, named on it, whenever you are open. The shop needs at least {sectors.drugs.shop-area} square metres.',
  },
  'sectors.school': {
    first:
      'School: **recognition** by the state, then affiliation. Coaching centre: registration only where the state has such a law; ask the district education officer in writing. Add fire clearance and shop registration; for coaching, GST above the limit.',
    when: '**Before the first class** a school must be recognised. Begin four months before with the address, by our estimate. In Telangana a centre with staff takes shop registration within {trade.shops.telangana.within}.',
    cost: '**No one fee**: for a school or a coaching centre the state sets it. GST begins above {gst.limit.services} of coaching fees a year in most states; recognised schooling is free of it.',
    how: 'Ask the **district education officer** in writing: “Does my centre need registration, under which rule?” Ask the municipal office about the building. A school applies for recognition first. Tuition at home usually needs nothing.',
    can: '**Yes**, you may usually teach at home without a licence, by the rules of your housing society; a school teacher asks the school first. **No** school without recognition. For a coaching centre ask the district education officer.',
    must: '**No**, usually, for tuition at home. **Yes** for a school: recognition by the state before the first class. A coaching centre registers only where the state has such a law: ask the district education officer in writing.',
  },
  'sectors.factory': {
    first:
      '**Pollution consent** by category, the trade licence, and a factory licence from {sectors.factory.with-power} workers with power, {sectors.factory.without-power} without; a limit of your state may still hold. Some products need BIS, FSSAI or a cosmetics licence.',
    when: '**Before the machines** comes the first pollution consent, and before running them the second. A BIS licence, where listed, before the first sale; a packer registers within {barcode.packer-days}.',
    cost: '**{sectors.factory.with-power} workers** with power, or **{sectors.factory.without-power}** without, make it a factory; your state may still have another limit. Fees for consent and licence are not in our guides: ask the offices.',
    how: 'Ask the **pollution control board** for your category and the municipal office about the address, in writing, before you sign a lease. In Telangana TG-iPASS collects the approvals; elsewhere look at the National Single Window.',
    must: '**No** factory licence below {sectors.factory.with-power} workers with power, or {sectors.factory.without-power} without, unless your state’s own limit is lower. **Yes** in a town to a trade licence, and to pollution consent unless the category is white.',
    is: '**No**, it is not a factory below {sectors.factory.with-power} workers with power, or {sectors.factory.without-power} without. **Yes** from those numbers: workers count, not machines. A limit of your state’s own law may still hold: ask.',
  },
  'sectors.transport': {
    first:
      'Always **registration**, insurance, pollution certificate and the driver’s licence. Carrying for pay adds fitness; passengers, or above {sectors.permit.weight} kilograms gross weight, a permit; goods above {gst.ewaybill.value} an e-way bill. A godown needs a trade licence.',
    when: '**By the date on each paper**: insurance, fitness, pollution certificate, permit, road tax. Keep one list for every vehicle. An e-way bill runs out by distance and days: extend it before.',
    cost: '**{sectors.permit.weight} kilograms** gross weight is the limit for goods without a permit; an e-way bill is needed above {gst.ewaybill.value} of goods. The fees of the transport office are not in our guides.',
    how: 'Go to the **transport office (RTO)**, or its portal Parivahan, for registration, fitness, permit and licence; to an insurer and a test centre for the rest. Keep a photo of all on the driver’s phone.',
    they: '**Yes**, they may check on the road: registration, insurance, pollution certificate, driver’s licence, fitness, a permit above {sectors.permit.weight} kilograms gross weight, and an e-way bill for goods above {gst.ewaybill.value}.',
    must: '**Yes** to registration, insurance, pollution certificate, driver’s licence and fitness, when you carry for pay. **No** to a permit for goods up to {sectors.permit.weight} kilograms gross weight; passengers need one. A handcart needs no permit and no fitness.',
  },
  'sectors.rera': {
    first:
      'Projects: **yes** above {sectors.rera.area} square metres of land or {sectors.rera.flats} flats, before any advertisement; a state may set lower lines. Agents: yes, from the first deal in a registered project. Letting one house: no.',
    when: '**Before any advertisement** a project registers, and an agent before the first deal in one. The authority decides on a project within {sectors.rera.decision}. Its page is updated each quarter.',
    cost: '**{sectors.rera.area} square metres** of land or **{sectors.rera.flats} flats**: a project above either registers; a state may set lower lines. Fees and percentages are on the site of your state’s authority.',
    how: 'Open the **site of your state’s real-estate authority**: there projects and agents register and pay, and anybody can look up a number, free. Building permission comes first, from the municipal or development authority.',
    they: '**No**, a builder may take only a small advance before a registered agreement for sale, and no money before the project has its number. Look the project up, free, on the site of your state’s authority.',
    can: '**No**, you may not advertise a project or take money for it before it has its RERA number, nor deal as an agent without registration. Projects up to {sectors.rera.area} square metres and {sectors.rera.flats} flats are usually left out.',
    must: '**No** with at most {sectors.rera.area} square metres of land and at most {sectors.rera.flats} flats, unless your state sets lower lines. **Yes** above either, and for every agent from the first deal in a registered project.',
  },
  'sectors.it': {
    first:
      '**No licence** is needed to write software. GST begins above {gst.limit.services} a year in most states, clients abroad included. Collecting data online needs a privacy policy; a rented office, shop registration.',
    when: '**Within {gst.registration.within}** of passing {gst.limit.services} a year register for GST. Undertaking for exports by {gst.due.export-undertaking}; income-tax return by {income-tax.return-business} without an audit.',
    cost: '**Nothing** for a licence: there is none. GST registration costs {gst.registration.fee} and begins above {gst.limit.services} a year in most states; the import-export code, for goods, costs {sectors.iec.fee}.',
    how: 'Write **one page** between founders and with each freelancer: shares, work, and who owns the code. Then bills, a privacy policy with a person for complaints, and GST above {gst.limit.services} in most states.',
    can: '**Yes**, you may write and sell software without a licence or a company. Collecting data online needs a privacy policy; commercial SMS need registration with the operators. Apps that move money our guides do not cover.',
    must: '**No** licence is needed to write software, and no company. **Yes** to GST above {gst.limit.services} a year in most states, to a privacy policy if you collect data online, and to shop registration for a rented office.',
  },
  'sectors.data': {
    first:
      'Ask **consent** for each purpose, let people see, correct and delete their data, and for anyone under {privacy.adult} ask a parent. The law’s main duties begin {privacy.main-duties}; an earlier date is not confirmed.',
    when: 'Main duties begin **{privacy.main-duties}**; an earlier date was proposed and is not confirmed. A privacy policy and a named person for complaints are asked of online sites already.',
    cost: '**Up to {sectors.data.penalty}** for weak protection: the ceiling for the worst case. No certificate is asked for, so buy none. The law’s main duties begin {privacy.main-duties}.',
    how: 'Write **a list**: what you collect, why, where it lies, who sees it, when you delete it. Ask consent for each purpose. For a leak have a plan: whom to tell, who writes, who stops the damage.',
    can: '**Yes**, with the person’s consent for that purpose; **No** without it, and for anyone under {privacy.adult} a parent agrees. The law’s main duties begin {privacy.main-duties}; an earlier date is not confirmed.',
    must: '**Yes**: ask consent for each purpose, and let people see, correct and delete their data. A privacy policy online is a duty already; the law’s main duties begin {privacy.main-duties}, an earlier date is not confirmed.',
  },
  'sectors.iec': {
    first:
      'The **import-export code** of DGFT, to send goods abroad or bring them in: {sectors.iec.fee}. Confirm it every year from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}. For services only if you claim an export benefit.',
    when: '**{sectors.iec.confirm-from} to {sectors.iec.confirm-by}** every year the code is confirmed, changed or not; it has {sectors.iec.validity}. The GST undertaking for exports is due by {gst.due.export-undertaking}.',
    cost: '**{sectors.iec.fee}** to the government for the import-export code. For the yearly confirmation our guides name no fee.',
    how: 'Apply on the **DGFT portal** (dgft.gov.in), {sectors.iec.fee}, and confirm the code there every year from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}. To export without paying GST first, give the undertaking on the GST portal.',
    is: '**No**, the code does not run out: it has {sectors.iec.validity}. But it must be confirmed every year, changed or not, from {sectors.iec.confirm-from} to {sectors.iec.confirm-by}, on the DGFT portal.',
    can: '**Yes**, with the import-export code of DGFT, {sectors.iec.fee}, you can send goods abroad or bring them in; **No** without it. Services need it only if you claim an export benefit. Goods may need papers of their own.',
    must: '**Yes** for goods that you send abroad or bring in: the code of DGFT, {sectors.iec.fee}. **No** for services, unless you claim an export benefit.',
  },
  'sectors.shop': {
    first:
      '**Trade licence** where the town asks, and shop registration, in Telangana within {trade.shops.telangana.within}. Food adds FSSAI; weighing, a stamped scale; own packets, a packer’s registration; GST above the limit. A company is not needed.',
    when: '**Within {trade.shops.telangana.within}** of opening, shop registration in Telangana; own packets, a packer’s registration within {barcode.packer-days}. Take FSSAI, trade licence and the scale stamp before you open.',
    cost: '**{trade.shops.telangana.fee.none}** for shop registration without workers in Telangana, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}. The trade licence costs what the city says; GST registration costs {gst.registration.fee}.',
    how: 'Ask the **municipal office** whether your trade is allowed at that door, before the rent. Then trade licence, shop registration, FSSAI for food, a stamped scale. The licence finder makes your own list.',
    must: '**Yes**, in most towns a trade licence, and shop registration, in Telangana for every shop. Food adds FSSAI, weighing a stamped scale. **No** company is needed, and no GST below the limit if you sell only in your state.',
  },
  'sectors.bag': {
    first:
      'Only bags of at least **{sectors.bag.thickness}** microns. Thinner plastic bags are not allowed, and banned single-use items may not be stocked at all.',
    cost: '**{sectors.bag.thickness} microns** at least. Thinner plastic bags are not allowed, and banned single-use items may not be stocked at all. A fine for it is not in our guides.',
    how: 'Buy only bags of at least **{sectors.bag.thickness} microns**, and take banned single-use items out of the shop: they may not even be stocked.',
    can: '**No** thin bags: a plastic bag must be at least {sectors.bag.thickness} microns thick; such bags are allowed. Banned single-use items may not be stocked at all.',
    must: '**Yes**, a plastic bag must be at least {sectors.bag.thickness} microns thick, and banned single-use items may not be stocked at all.',
    is: '**Yes**, plastic bags thinner than {sectors.bag.thickness} microns are not allowed, and banned single-use items may not be stocked at all. Our guides do not list those items.',
  },
  'sectors.salon': {
    first:
      'Salon or tailor’s shop: **trade licence** where the town asks, and shop registration, in Telangana within {trade.shops.telangana.within}. GST begins above {gst.limit.services} in most states. For a laundry, a cart or work at home, answer the licence finder.',
    when: '**Within {trade.shops.telangana.within}** of opening, shop registration in Telangana; its annual fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}. The trade licence before you open; its dates differ by city.',
    cost: '**{trade.shops.telangana.fee.none}** for shop registration without workers in Telangana, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}. The trade licence costs what the city says. GST begins above {gst.limit.services} in most states.',
    how: 'Go to the **municipal office** for the trade licence and to the labour department for shop registration. For a laundry, a cart or work at home, answer the licence finder: it lists your papers.',
    must: '**Yes**, for a salon or tailor’s shop in most towns: a trade licence and shop registration, in Telangana within {trade.shops.telangana.within}. Some cities leave small shops free. For a laundry, a cart or work at home, answer the licence finder.',
  },
  'sectors.packets': {
    first:
      'Never sell **above the printed price**, cooling or not. Who packs under an own name registers within {barcode.packer-days} and prints name, quantity, price, unit price, month, address, contact; on food also FSSAI number and last date.',
    when: '**Within {barcode.packer-days}** of starting to pack under your own name, register at the legal metrology office; fee {sectors.packer.fee}. The label must be there from the first packet.',
    cost: '**{sectors.packer.fee}** for the registration as a packer, within {barcode.packer-days} of starting. The fine for a missing label or price is not in our guides.',
    how: 'Register at the **legal metrology office** of the state within {barcode.packer-days}, and print name, net quantity, highest price, unit price, month and year, packer’s address, complaint contact; on food also FSSAI number and last date.',
    can: '**No**, never sell above the printed price, cooling or not. Goods in packets with your own name you may sell: register as a packer within {barcode.packer-days} and print the full label.',
    must: '**Yes**: if you pack goods under your own name, register as a packer within {barcode.packer-days}, fee {sectors.packer.fee}, and print name, quantity, price, unit price, month, address and contact. Packets above {sectors.packer.weight} kilograms are left out.',
    is: '**Yes**, each retail packet must carry the highest price, taxes included, and nobody may sell above it. Who packs under an own name registers within {barcode.packer-days}. Packets above {sectors.packer.weight} kilograms or litres are left out.',
  },
  'sectors.alcohol': {
    first:
      'A **state excise licence**: the state decides who may sell alcohol. A bar also needs all papers of a restaurant, and in some cities police permission. Fees differ by state: ask the excise office in writing.',
    when: '**Before you sign the lease** ask the state excise office in writing. How long the licence takes, and the dry days, are not in our guides.',
    cost: '**No one fee**: excise fees differ so much by state and size that we print none. Ask the state excise office for yours in writing, before you sign the lease.',
    how: 'Ask the **state excise office** in writing what your place needs and costs, before you sign the lease. A bar also takes all papers of a restaurant, and in some cities police permission.',
    can: '**No**, not without a state excise licence: the state decides who may sell or serve alcohol, beer too. Ask the excise office in writing before you sign a lease.',
    must: '**Yes**, a state excise licence, to sell or serve any alcohol. A bar also needs all papers of a restaurant, and in some cities police permission. Ask the excise office in writing.',
  },
  'sectors.meat': {
    first:
      '**FSSAI** first; a vending certificate counts as one. In towns mostly a trade licence, which some cities call a health licence. The city has its own rules for the place: ask the municipal office. The scale needs a stamp.',
    cost: '**Nothing** for FSSAI with a vending certificate; others pay a yearly fee that FoSCoS shows. The trade or health licence costs what the city says.',
    how: 'Take **FSSAI** first on FoSCoS, unless you have a vending certificate; then ask the municipal office for the trade or health licence and its rules for place and waste. Have the scale stamped.',
    can: '**No**, not without FSSAI; a vending certificate counts as one. In towns mostly a trade or health licence too. Where you may cut and sell, the city decides: ask the municipal office.',
    must: '**Yes**: FSSAI, though a vending certificate counts as one; in most towns a trade or health licence, and a stamp on the scale. For the place and the waste ask the municipal office.',
  },
  states: {
    first:
      '**Yes**, rules differ by state: ten states have a page here, Telangana and Andhra Pradesh first. If yours is missing, the licence finder asks for your state and names the papers.',
    cost: '**Ten states** have a page here: Telangana, Andhra Pradesh, Maharashtra, Karnataka, Tamil Nadu, Uttar Pradesh, Gujarat, Rajasthan, West Bengal, Bihar. For others use the licence finder.',
    how: 'Choose **your state** on the page States; rules differ from one to another. If it is missing, the licence finder asks for your state and names the papers.',
    is: '**No**, not only Telangana: ten states have a page here, Andhra Pradesh, Maharashtra, Karnataka and Tamil Nadu among them, and their rules differ. If yours is missing, the licence finder asks for your state and names the papers.',
  },
  'states.telangana': {
    first:
      'Shops register within **{trade.shops.telangana.within}** of opening, also without workers. Unskilled pay: {labour.minimum-wage.telangana} a month, as announced. Shop work: at most {labour.hours.week} hours a week. Vendors: at least {vendor.age.telangana} old, certificate for {vendor.telangana.years}. Professional tax above {labour.pt.wage-free}.',
    when: '**Within {trade.shops.telangana.within}** of opening, for the shop; its yearly fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}. Workers’ professional tax: by day {labour.pt.due} of the next month. A vending certificate lasts {vendor.telangana.years}.',
    cost: '**{trade.shops.telangana.fee.none}** to register a shop without workers, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}. Unskilled pay: {labour.minimum-wage.telangana} a month, as announced. Vending certificate: {vendor.telangana.fee.town} to {vendor.telangana.fee.mission-city}, as reported. Professional tax: {labour.pt.middle} or {labour.pt.high} a month, above {labour.pt.wage-free}.',
    how: 'Register the shop online with the **Labour Department**: the certificate comes at once. Trade licence: municipality, with identity proof and lease or ownership paper; in a village the panchayat. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {labour.hours.day} hours a day, {labour.hours.week} a week.',
    must: '**Yes**, register your shop online within {trade.shops.telangana.within} of opening, also without workers; ask the municipality or panchayat about the trade licence. A low shop as a rule needs no fire certificate.',
  },
  'states.andhra-pradesh': {
    first:
      'Shops register within **{trade.shops.andhra.within}** of opening, also without workers. Work: at most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week. Town licences last {state.andhra.trade.years}. Vendors: at least {vendor.age.andhra} old. Lowest wages we have not read: ask.',
    when: '**Within {trade.shops.andhra.within}** of opening, for the shop. A town’s trade licence lasts {state.andhra.trade.years}: apply for renewal within {state.andhra.trade.renew-within} from the day it ends, as reported. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{trade.shops.andhra.fee.none}** to register a shop without workers, {trade.shops.andhra.fee.first} with up to {trade.shops.andhra.band.first}, by a leaflet of the department. Professional tax from pay above {professional-tax.andhra.free}: {professional-tax.andhra.middle} or {professional-tax.andhra.high} a month. Lowest wages we have not read.',
    how: 'Register with the **Labour Department**. Trade licence: at the municipality, with identity proof and lease or ownership paper; in a village ask the panchayat secretary. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week.',
    can: '**Yes**, a retail shop may open every day, for {state.andhra.every-day.years} from {state.andhra.every-day.from}, if each worker has a weekly day off. Street vendors: from {vendor.age.andhra} of age.',
    must: '**Yes**, register your shop within {trade.shops.andhra.within} of opening, also without workers; the newest amendment frees smaller shops of some duties: ask which. Fire licence: mostly buildings above {state.andhra.fire.business} metres.',
  },
  'states.karnataka': {
    first:
      'Shops register within **{trade.shops.karnataka.within}** of opening, for {trade.shops.karnataka.years}. Work: at most {state.karnataka.hours.day} hours a day, {state.karnataka.hours.week} a week. Professional tax: {professional-tax.karnataka.month} a month from {professional-tax.karnataka.free} of pay. Lowest wages we have not read: ask the Labour Department.',
    when: '**Within {trade.shops.karnataka.within}** of opening, for the shop; the certificate lasts {trade.shops.karnataka.years}. Bengaluru renews trade licences from {trade.bengaluru.opens} to {trade.bengaluru.closes}. Own professional tax: by {calendar.pt.karnataka-own}.',
    cost: '**{professional-tax.karnataka.month}** of professional tax a month on pay of {professional-tax.karnataka.free} or more, {professional-tax.karnataka.february} in February. The fee of the shop certificate and the lowest wages we have not read: ask the Labour Department.',
    how: 'Register with the **Labour Department**. Trade licence: ask the municipality, in a village the panchayat. Professional tax: Commercial Taxes office. Vendors: town vending committee; the directory igod.gov.in names the offices.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.karnataka.hours.day} hours a day, with overtime {state.karnataka.hours.with-overtime}.',
    must: '**Yes**, register your shop within {trade.shops.karnataka.within} of opening. Professional tax on your own account only under GST, with several workers, or in a listed profession. A low building was not named for fire clearance.',
  },
  'states.maharashtra': {
    first:
      'From **{trade.shops.maharashtra.workers}** workers a shop registers; with fewer it informs online, within {trade.shops.maharashtra.within}. Professional tax: men above {professional-tax.maharashtra.free} a month, women above {professional-tax.maharashtra-women.free}. Work: at most {state.maharashtra.hours.day} hours a day. Trade licence, fire, lowest wages: not read, ask.',
    when: '**Within {trade.shops.maharashtra.within}** a shop registers or informs the office online. Own professional tax: by {calendar.pt.maharashtra-own}. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{professional-tax.maharashtra.middle}** of professional tax a month for men above {professional-tax.maharashtra.free} of pay, {professional-tax.maharashtra-men.month} above {professional-tax.maharashtra-men.free}; women pay only above {professional-tax.maharashtra-women.free}. Lowest wages and shop fees we have not read: ask.',
    how: 'Inform the **Labour Department** online; from {trade.shops.maharashtra.workers} workers register. Trade licence: ask the municipality, in a village the panchayat. Professional tax: Commercial Taxes office. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.maharashtra.hours.day} hours a day within {state.maharashtra.hours.spread}.',
    must: '**No** registration below {trade.shops.maharashtra.workers} workers, but you must inform the office online within {trade.shops.maharashtra.within}. **Yes** from {trade.shops.maharashtra.workers} workers. Trade licence and fire clearance we have not read: ask the municipality.',
  },
  'states.tamil-nadu': {
    first:
      'From **{trade.shops.tamil-nadu.workers}** workers a shop registers, within {trade.shops.tamil-nadu.within}. Work: at most {state.tamil-nadu.hours.day} hours a day, {state.tamil-nadu.hours.week} a week. Small village shops need no trade licence, as announced. Fire and lowest wages we have not read: ask.',
    when: '**Within {trade.shops.tamil-nadu.within}** a shop with {trade.shops.tamil-nadu.workers} workers or more registers. Professional tax goes by the half-year. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{trade.shops.tamil-nadu.fee}** to register a shop with {trade.shops.tamil-nadu.workers} workers or more. Professional tax in Chennai: nothing up to {state.chennai.tax.free} in a half-year, at most {state.chennai.tax.most}; other places have their own lists. Lowest wages we have not read.',
    how: 'Register with the **Labour Department** from {trade.shops.tamil-nadu.workers} workers. Trade licence and professional tax: ask the corporation or municipality. Vendors: town vending committee. The directory igod.gov.in names the offices.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.tamil-nadu.hours.day} hours a day, with overtime {state.tamil-nadu.hours.with-overtime}.',
    must: '**No**, we found no duty to register below {trade.shops.tamil-nadu.workers} workers; **Yes** from {trade.shops.tamil-nadu.workers}. Small village shops need no trade licence, as announced; towns license eating places and many shops: ask there.',
  },
  'states.gujarat': {
    first:
      'From **{trade.shops.gujarat.workers}** workers a shop registers; with fewer it only informs online, both within {trade.shops.gujarat.within}. Professional tax: {state.gujarat.tax.month} a month above {state.gujarat.tax.free}. Work: at most {state.gujarat.hours.day} hours a day. Lowest wages we have not read: ask.',
    when: '**Within {trade.shops.gujarat.within}** a shop registers or informs the office online. Mahesana collects professional tax by day {state.gujarat.tax.mahesana-day} of the month; elsewhere ask the town. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{state.gujarat.tax.month}** of professional tax a month from a worker’s pay above {state.gujarat.tax.free}, nothing up to it. Shop fees and lowest wages we have not read: ask the Labour Department.',
    how: 'Inform the **Labour Department** online; from {trade.shops.gujarat.workers} workers register. Trade licence and professional tax: ask the municipality or panchayat. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.gujarat.hours.day} hours a day, with a break after {state.gujarat.hours.break-after} hours.',
    must: '**No** registration below {trade.shops.gujarat.workers} workers, but you must inform the office online within {trade.shops.gujarat.within}. **Yes** from {trade.shops.gujarat.workers} workers. Fire certificate: buildings from {state.gujarat.fire.height} metres, shops with a floor above {state.gujarat.fire.floor} square metres.',
  },
  'states.rajasthan': {
    first:
      'No shop registration up to **{trade.shops.rajasthan.exempt}** workers. Professional tax: {state.professional-tax.rajasthan}. Vendors: at least {state.vendor-age.rajasthan} old, {vendor.notice} of notice before a move. Trade licence, fire, hours and lowest wages we have not read: ask the offices.',
    when: '**{vendor.notice}** of notice before a vendor is moved. Within which time a shop with more than {trade.shops.rajasthan.exempt} workers registers, and the hours of work, we have not read: ask the Labour Department.',
    cost: '**Nothing** of professional tax: the state has none. Lowest wages and shop fees we have not read: ask the Labour Department before you pay.',
    how: 'Ask the **Labour Department** about shop, wages and hours, the municipality or panchayat about the trade licence, the town vending committee about a stall. The directory igod.gov.in names the offices.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Nor may they cut professional tax: the state has none.',
    must: '**No** shop registration up to {trade.shops.rajasthan.exempt} workers, and no professional tax in the state. **Yes** with more workers: register. Trade licence and fire clearance we have not read: ask the municipality.',
    is: '**No** professional tax in Rajasthan, and no shop registration up to {trade.shops.rajasthan.exempt} workers. Trade licence, fire, hours and lowest wages we have not read: ask the offices.',
  },
  'states.uttar-pradesh': {
    first:
      'From **{trade.shops.uttar-pradesh.workers}** workers a shop registers online, within {trade.shops.uttar-pradesh.within}; smaller ones need not. Professional tax: {state.professional-tax.uttar-pradesh}. Lowest wages rose by up to {state.uttar-pradesh.wages.rise}; their amounts, hours and trade licence we have not read: ask.',
    when: '**Within {trade.shops.uttar-pradesh.within}** a shop with {trade.shops.uttar-pradesh.workers} workers or more registers. A fire certificate lasts {state.uttar-pradesh.fire.years}. Vendors get {vendor.notice} of notice. Hours and the closing day of a market we have not read: ask.',
    cost: '**Nothing** of professional tax: the state has none. Lowest wages rose by up to {state.uttar-pradesh.wages.rise} by an interim order; the amounts for your district we have not read: ask before you pay.',
    how: 'Register online with the **Labour Department** from {trade.shops.uttar-pradesh.workers} workers; ask it about wages and hours. Trade licence: municipality or panchayat. Vendors: town vending committee, from {state.vendor-age.uttar-pradesh} of age.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Nor may they cut professional tax: the state has none.',
    must: '**No** shop registration below {trade.shops.uttar-pradesh.workers} workers, and no professional tax in the state. **Yes** from {trade.shops.uttar-pradesh.workers} workers. Which small businesses need a trade licence or fire certificate we have not read: ask.',
    is: '**No** professional tax in Uttar Pradesh, and no shop registration below {trade.shops.uttar-pradesh.workers} workers. Lowest wages rose by up to {state.uttar-pradesh.wages.rise}, by district: ask for yours.',
  },
  'states.bihar': {
    first:
      'From **{state.bihar.shops.workers}** workers a shop registers, within {state.bihar.shops.within}. Unskilled pay: {state.bihar.wages.day} a day, newest order found; at most {state.bihar.hours.week} hours a week. Professional tax: above {state.bihar.tax.free} of yearly income, traders above {state.bihar.tax.dealer-free} of turnover. Trade licence, fire: ask.',
    when: '**Within {state.bihar.shops.within}** of opening a shop with {state.bihar.shops.workers} workers or more registers. Wages change twice a year: ask for the order of today. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{state.bihar.wages.day}** a day at least for unskilled work, by the newest order found. Professional tax: nothing up to {state.bihar.tax.free} of yearly income, traders {state.bihar.tax.dealer-free} of turnover; then {state.bihar.tax.first} to {state.bihar.tax.most} by income.',
    how: 'Register with the **Labour Department** from {state.bihar.shops.workers} workers, and ask it for today’s wage order. Trade licence: municipality or panchayat. Professional tax: Commercial Taxes office. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Workers: at most {state.bihar.hours.day} hours a day, {state.bihar.hours.week} a week.',
    must: '**No** shop registration is named below {state.bihar.shops.workers} workers; **Yes** from {state.bihar.shops.workers}, within {state.bihar.shops.within}. Traders owe no professional tax up to {state.bihar.tax.dealer-free} of turnover. Trade licence and fire clearance we have not read: ask.',
  },
  'states.west-bengal': {
    first:
      'Lowest unskilled pay in shops: **{state.west-bengal.wages.town}** a month in towns, {state.west-bengal.wages.village} elsewhere. Work: at most {state.west-bengal.hours.week} hours a week. Professional tax above {state.west-bengal.tax.free} a month. Kolkata: certificate of enlistment for every trade. The Shops Act we have not read: ask.',
    when: '**{vendor.notice}** of notice before a vendor is moved; at most {state.west-bengal.hours.overtime} hours of overtime in a year. When a shop must register we have not read: ask the Labour Department, wbshopsonline.in.',
    cost: '**{state.west-bengal.wages.town}** a month at least for unskilled shop work in towns, {state.west-bengal.wages.village} elsewhere. Professional tax from pay above {state.west-bengal.tax.free}: {state.west-bengal.tax.first} to {state.west-bengal.tax.most} a month; on your own account at most {state.west-bengal.tax.own-most} a year.',
    how: 'Ask the **Labour Department** about the Shops Act, wbshopsonline.in. In Kolkata apply to the corporation for the certificate of enlistment, on {state.kolkata.enlistment.papers} papers; elsewhere ask the municipality or panchayat. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.west-bengal.hours.week} hours a week, with overtime {state.west-bengal.hours.with-overtime} a day.',
    must: '**Yes**, in Kolkata every trade needs the corporation’s certificate of enlistment, and on your own account you enrol for professional tax. The Shops Act, and other towns, we have not read: ask the Labour Department and the municipality.',
  },
  'trade.street': {
    first:
      '**No**, as a rule: a trade licence is for a shop, eating place, workshop or godown. A street vendor’s paper is the vending certificate. If your ward office asks for more, ask for the rule in writing.',
    cost: '**Nothing**, as a rule: a cart needs no trade licence. The vending certificate has its own fee; ask at the ward office, and pay only against a receipt.',
    how: 'Apply for **the vending certificate** at the ward office: as a rule it is the paper of a cart, and a trade licence that of a shop. If somebody asks for more, ask for the rule in writing.',
    they: '**No**, as a rule they may not ask a cart for a trade licence: a street vendor’s paper is the vending certificate. Ask for the rule in writing, and pay nobody in cash.',
    can: '**Yes**, as a rule: a cart needs no trade licence, but the vending certificate. A shop, eating place, workshop or godown needs one in most cities.',
    must: '**No**, as a rule: a trade licence is for a shop, eating place, workshop or godown. A street vendor’s paper is the vending certificate.',
    is: '**No**, as a rule a cart does not need a trade licence: a street vendor’s paper is the vending certificate. A shop or eating place needs one in most cities.',
  },
  'fire.household': {
    first:
      '**No**: use a commercial cylinder. A household one is not meant for trade, at a cart or in a shop. Up to {fire.gas.licence-above} kg of commercial gas, full and spare added up, you need no licence.',
    how: 'Get **a commercial cylinder** from a gas agency: a household one is not meant for trade. Stand it upright, away from the flame, and close its valve each night.',
    they: '**Yes**, an officer may object: a household cylinder is not meant for trade. Ask for a paper with the section, and a receipt for what is taken. Use a commercial cylinder.',
    can: '**No**, not the household cylinder: it is not meant for trade, at a cart or in a shop. Use a commercial one.',
    must: '**Yes**, use a commercial cylinder: a household one is not meant for trade, at a cart either.',
    is: '**No**, it is not right: a household cylinder is not meant for trade. Use a commercial one, at a cart too.',
  },
  'fire.gas-smell': {
    first:
      'Touch **no switch** and no phone beside it. Shut the valve, move people away, then call {fire.phone.fire} or {fire.phone.emergency}. Test joints with soap water, never a match; change a hard, cracked or sticky tube.',
    how: 'Touch **no switch** and no phone beside it. Shut the valve, move people away, then call {fire.phone.fire} or {fire.phone.emergency}. Find the leak with soap water, never a match; change a hard, cracked or sticky tube.',
    can: '**No**: no switch, no phone and no match beside the gas. Shut the valve, move people away, and only then, away from it, call {fire.phone.fire} or {fire.phone.emergency}.',
    must: '**No switch**, neither on nor off, and no phone beside it. Shut the valve, move people away, and then call {fire.phone.fire} or {fire.phone.emergency}.',
  },
  'fire.oil': {
    first:
      '**Never water**: put the lid on and turn the gas off. The extinguisher for hot oil is wet chemical. If it burns on: everybody out, then call {fire.phone.fire} or {fire.phone.emergency}.',
    how: 'Put the **lid on** and turn the gas off; never water. A lid or a wet chemical extinguisher is right for hot oil. If it burns on: everybody out, then call {fire.phone.fire} or {fire.phone.emergency}.',
    can: '**No**, never water on burning oil: put the lid on and turn the gas off. Of salt or flour our guides say nothing. If it burns on: everybody out, then call {fire.phone.fire} or {fire.phone.emergency}.',
    must: '**No water**, ever: put the lid on and turn the gas off. If it burns on, everybody out, and call {fire.phone.fire} or {fire.phone.emergency}.',
  },
  'tobacco.school': {
    first:
      '**No tobacco** may be sold to anybody under {sectors.tobacco.age}, and a board must say so; none at all within {sectors.tobacco.school} yards of a school. On gutkha and on fines our guides say nothing.',
    cost: '**{sectors.tobacco.school} yards** from a school at least, and no tobacco to anybody under {sectors.tobacco.age}. What the fine is, our guides do not say.',
    how: 'Put up a **board** that nobody under {sectors.tobacco.age} gets tobacco, and keep {sectors.tobacco.school} yards away from schools. On gutkha and on fines our guides say nothing.',
    can: '**No**, not within {sectors.tobacco.school} yards of a school, and nowhere to anybody under {sectors.tobacco.age}; a board must say so. On gutkha, e-cigarettes and fines our guides say nothing.',
    must: '**Yes, a board**: it must say that nobody under {sectors.tobacco.age} gets tobacco. Within {sectors.tobacco.school} yards of a school you sell none at all. Whether you need a licence for it, our guides do not say: ask the municipality.',
  },
  'sectors.garage-waste': {
    first:
      'Give used oil and old batteries **only to registered recyclers**, and keep the slip they give you. No old oil goes into the drain.',
    how: 'Give used oil and old batteries **only to registered recyclers**, and keep the slip they give you. Have a drum for used oil and a shelf for batteries. On old tyres our guides say nothing.',
    can: '**No**: used oil and old batteries go only to registered recyclers, against a slip, not to just any scrap dealer and never into the drain. On old tyres our guides say nothing.',
    must: '**Yes**, used oil and old batteries must go to registered recyclers, and you keep the slip. No old oil goes into the drain. On old tyres our guides say nothing.',
  },
  'sectors.pharmacy-space': {
    first:
      'At least **{sectors.drugs.shop-area}** square metres for retail, {sectors.drugs.both-area} with wholesale, measured inside the walls. A registered pharmacist, named on the licence, during all opening hours. A refrigerator that works, with a temperature sheet, for insulin and vaccines.',
    when: '**During all opening hours** a registered pharmacist, named on the licence, must be there. If the pharmacist leaves, tell the office before you open again.',
    cost: '**{sectors.drugs.shop-area} square metres** at least for retail, {sectors.drugs.both-area} with wholesale, measured inside the walls. One registered pharmacist during all opening hours. The government fee is {sectors.drugs.fee} for each licence.',
    how: 'Measure the floor **inside the walls**: at least {sectors.drugs.shop-area} square metres. Name a registered pharmacist, keep a fridge with a temperature sheet, and apply at the state’s drugs control office before you open.',
    can: '**No**, not on less than {sectors.drugs.shop-area} square metres inside the walls, and not without a registered pharmacist during all opening hours. If the pharmacist leaves, tell the office before you open again.',
    must: '**Yes**: a registered pharmacist during all opening hours, at least {sectors.drugs.shop-area} square metres, and for insulin and vaccines a refrigerator that works, with a temperature sheet. Air conditioning our guides do not name.',
  },
  'start.owner': {
    first:
      'Alone and small: **sole owner**. With partners: a firm or an LLP. With investors or large contracts: a private company. A sole owner, and each partner of a firm, answers for debts with all they own.',
    when: '**A day** for a sole owner, some weeks for an LLP or a company, by our estimate. Choose the name before the licences: a licence does not pass to a company you form later.',
    cost: '**Nothing** for a sole owner: the instant e-PAN with Aadhaar is free, and so are Udyam and GST registration. A company or an LLP costs fees and filings every year.',
    how: 'Choose the **smallest form that fits**: alone a sole owner, with your own PAN; with partners a firm or an LLP. Then take every paper in that one name: who is named answers for the debts.',
    must: '**No**, alone and small you need no company and no firm: your own name and PAN are enough. Remember that the person named as owner answers for the debts with all they own.',
  },
  'start.market': {
    first:
      'Draw **four columns**: hour, people who pass, people who stop at something like yours, people who buy. Stand where you would stand, one stroke for each. Expect fewer buyers than the stall they know.',
    when: '**Four or five half days** over two weeks, by our estimate: count on a working day, a market day and a holiday, at the hours you would open.',
    cost: '**Ten** buyers to talk to, five sellers’ prices to write down, three days to count. It costs bus fare and tea, and the goods for a small trial.',
    how: 'Draw **four columns**: hour, pass, stop, buy, one stroke for each, where you would stand. Ask ten buyers about their last purchase, not “Would you buy from me?”. Expect fewer buyers than the stall they know.',
    can: '**Yes**, sell a first small batch, at the full price, to people who are not family. **No** food, until you are registered with FSSAI.',
    must: '**Yes**, count before you spend: an hour at the place tells more than a week of thinking. Count hour, pass, stop and buy on a working day, a market day and a holiday.',
  },
  'start.launch': {
    first:
      'Put up **certificates and prices**, pay one rupee to your own UPI code, write a trial bill, have extinguisher, way out and first-aid box ready, make the map entry, and save the numbers you may need.',
    when: '**In the week before**, on two evenings. Then open quietly two days before you tell anyone: mistakes have few witnesses.',
    cost: '**Prints and a frame**: the map entry and the UPI code cost nothing. Licences have their own fees, which the guides name.',
    how: 'Put up **certificates and prices**, pay one rupee to your own UPI code, write a trial bill, have extinguisher, way out and first-aid box ready. Rent paper and PAN stay in the folder, as copies.',
    can: '**No**, no food without FSSAI, and no medicines without the drug licence. Trade licence and shop registration: ask the office. Without Udyam, a trademark, or GST below the limit, **Yes**.',
    must: '**Yes**, some papers first: FSSAI for food, the drug licence, and fire clearance or pollution consent where needed. Trade licence and shop registration: ask the office. Udyam, trademark, and GST below the limit can wait.',
  },
} as const;
