/** First lines about food and drink. */
export const food = {
  'fssai.need': {
    first:
      '**Yes**, if you make, store, carry or sell food or drink, also at home. A street vendor’s vending certificate counts already; farmers and fishers are left out.',
    how: 'Register on the **FoSCoS** portal if you make, store, carry or sell food or drink, also at home. With a vending certificate you count as registered; farmers and fishers are left out.',
    they: '**Yes**, an officer or a buyer may ask for it: all who make, store, carry or sell food need it, except farmers and fishers. A street vendor shows the vending certificate instead.',
    can: '**No**, you may not make, store, carry or sell food or drink without FSSAI registration or licence, not even from home. With a vending certificate you count as registered already; farmers and fishers are left out.',
    must: '**Yes**, if you make, store, carry or sell food or drink, also at home or at a temporary stall. A trade licence does not replace it. A vending certificate counts as registration; farmers and fishers are left out.',
    is: '**Yes**, it is compulsory for all who make, store, carry or sell food or drink, also at home and in a small shop. A vending certificate counts as registration; farmers and fishers are left out.',
  },
  'fssai.which': {
    first:
      'Registration up to **{fssai.registration.turnover-max}** of food sales a year, a state licence up to {fssai.state.turnover-max}, a central licence above that. For importers, head offices and a few others we could not confirm the rule: ask FSSAI.',
    when: '**Before you pass** {fssai.registration.turnover-max} of food sales a year: tell the portal as soon as you see it coming and move to the state licence. Above {fssai.state.turnover-max} it is the central one.',
    cost: '**{fssai.registration.turnover-max}** of food sales a year is the line for registration, **{fssai.state.turnover-max}** for a state licence; above that a central licence. Limits by weight for makers we could not confirm: ask FSSAI.',
    how: 'Add up **all the food you sell in a year**: up to {fssai.registration.turnover-max} take registration, up to {fssai.state.turnover-max} a state licence, above that a central one. Importers and a few others ask FSSAI first.',
    they: '**No**, nobody should put you into a licence up to {fssai.registration.turnover-max} of food sales a year. If the portal or an agent proposes one, stop and ask why. Importers and a few others: ask FSSAI.',
    can: '**Yes**, registration is enough up to {fssai.registration.turnover-max} of food sales a year. **No** above it: then a state licence, and a central one above {fssai.state.turnover-max}. Limits by weight, and importers, we could not confirm: ask FSSAI.',
    must: '**No** licence is needed up to {fssai.registration.turnover-max} of food sales a year: registration is enough. **Yes** above it: a state licence, and a central one above {fssai.state.turnover-max}. Importers and a few others: ask FSSAI.',
    is: '**Yes**, registration is enough up to {fssai.registration.turnover-max} of food sales a year. **No** above it: a state licence up to {fssai.state.turnover-max}, then a central one. Limits by weight, and importers, we could not confirm: ask FSSAI.',
  },
  'fssai.vendor': {
    first:
      'With a vending certificate: **{fssai.vendor.fee}**. Without one, if you sell moving about: {fssai.hawker.fee}, by an order that we could not confirm still holds. Others pay the fee that FoSCoS shows.',
    when: '**No day at all** with a vending certificate: you owe FSSAI {fssai.vendor.fee}, this year and every year. Without one FoSCoS shows what is due; for who sells moving about {fssai.hawker.fee}, by an order that we could not confirm still holds.',
    cost: 'You pay **{fssai.vendor.fee}** with a vending certificate. Without one, if you sell moving about: {fssai.hawker.fee}, by an order that we could not confirm still holds. A stall at a fair: {fssai.seasonal.fee}. Others: the fee FoSCoS shows.',
    how: 'Show your **vending certificate**: it counts as FSSAI registration and you pay {fssai.vendor.fee}. Without one take the registration on FoSCoS, and ask the ward office whether the survey has listed you.',
    they: '**No**, with a vending certificate you owe FSSAI {fssai.vendor.fee}, this year and every year. An agent’s charge is his own, not a government fee. Without the certificate take the registration; FoSCoS shows what is due.',
    can: '**Yes**, with a vending certificate: it counts as FSSAI registration and you pay {fssai.vendor.fee}. **No** without one: take the registration first; who sells moving about pays {fssai.hawker.fee}, by an order that we could not confirm still holds.',
    must: '**No**, with a vending certificate: it counts as registration and you pay {fssai.vendor.fee}. **Yes** without one: take the registration; who sells moving about pays {fssai.hawker.fee}, by an order that we could not confirm still holds.',
    is: '**Yes**: with a vending certificate you count as registered, and pay FSSAI {fssai.vendor.fee}. Without one take the registration; FoSCoS shows what is due.',
    free: '**Yes** with a vending certificate: you count as registered and pay {fssai.vendor.fee}. Without one, if you sell moving about: {fssai.hawker.fee}, by an order that we could not confirm still holds.',
  },
  'fssai.fee': {
    first:
      'With a vending certificate: **{fssai.vendor.fee}**. For others FoSCoS shows the fee before you pay; it was {fssai.registration.fee@2026-03-31} a year for registration until {fssai.registration.fee@2026-03-31|until}, and we have not seen the new list.',
    when: '**Every year**: the annual fee goes on, also for a certificate without an end date. The day we have not found: look at your FoSCoS account in March. With a vending certificate you pay {fssai.vendor.fee}.',
    cost: '**{fssai.registration.fee@2026-03-31}** a year for registration, {fssai.state.fee@2026-03-31} for a state and {fssai.central.fee@2026-03-31} for a central licence: the list until {fssai.registration.fee@2026-03-31|until}. We have not seen the new one; FoSCoS shows today’s fee. With a vending certificate: {fssai.vendor.fee}.',
    how: 'Look at the sum on **FoSCoS** and pay it there yourself, never to a person. Ask an agent to name the government’s fee and his own apart. With a vending certificate you pay {fssai.vendor.fee}.',
    must: '**Yes**, a yearly fee, which FoSCoS shows before you pay; it was {fssai.registration.fee@2026-03-31} for registration until {fssai.registration.fee@2026-03-31|until}. **No** with a vending certificate: then you pay {fssai.vendor.fee}. An agent’s charge is not the government’s fee.',
    is: '**No**, not for most: FoSCoS shows a yearly fee, which was {fssai.registration.fee@2026-03-31} for registration until {fssai.registration.fee@2026-03-31|until}; the new list we have not seen. Street vendors with a vending certificate pay {fssai.vendor.fee}.',
  },
  'fssai.apply': {
    first:
      'Apply yourself on the **FoSCoS** portal, with your own phone number: fill the form, add the papers, pay there. A registration can come at once, without a visit first. With a vending certificate you need none.',
    when: '**At once**, in the best case, when the papers of a registration are complete; the form takes about an hour, we estimate. A licence takes longer, and an officer may come first.',
    cost: 'It was **{fssai.registration.fee@2026-03-31}** a year for registration until {fssai.registration.fee@2026-03-31|until}; we have not seen the new list, and FoSCoS shows the fee before you pay. With a vending certificate: {fssai.vendor.fee}.',
    how: 'Open the **FoSCoS** portal (foscos.fssai.gov.in), make an account on your own number, fill the form, add the papers and pay there. A registration can come at once. With a vending certificate you need none.',
    they: '**No**, no inspection is needed before a registration; an officer may come later, at any time. Before a licence an officer may come first. Nobody needs an agent.',
    can: '**Yes**, you can apply yourself on FoSCoS, also on a phone and with your own number, and a registration can come at once on complete papers. With a vending certificate you need none.',
    must: '**No agent** and no visit first is needed for a registration: apply yourself on FoSCoS, with your own phone number. With a vending certificate you need not apply at all.',
  },
  'fssai.documents': {
    first:
      'For registration: your photograph, **proof of who you are** (Aadhaar, PAN, voter card or driving licence), proof of the place and a list of your foods. A licence asks for more, such as a kitchen plan.',
    cost: '**Four** papers for a registration: a photograph, one proof of who you are, proof of the place and a list of your foods, with a mobile number and e-mail. A licence asks for more.',
    how: 'Photograph **your papers** flat and in daylight: your photograph, one proof of who you are, rent paper, electricity bill or owner’s consent for the place, a list of foods. A licence asks for more.',
    can: '**Yes**: Aadhaar alone proves who you are, and for the place a rent paper, an electricity bill or the owner’s consent will do. Also a photograph and a list of foods; a licence asks for more.',
  },
  'fssai.validity': {
    first:
      'Nothing to renew: a food certificate now has **{fssai.validity}**. The annual fee goes on. If yours has an old end date on it, look at what your FoSCoS account shows.',
    when: 'It has **{fssai.validity}**: good until it is suspended, cancelled or given back. No day to renew; the annual fee goes on. An old date on the paper? Look at what your FoSCoS account shows.',
    cost: '**Nothing** for a renewal: there is {fssai.renewal} now. The annual fee goes on, and FoSCoS shows it; it was {fssai.registration.fee@2026-03-31} for registration until {fssai.registration.fee@2026-03-31|until}. With a vending certificate: {fssai.vendor.fee}.',
    how: 'Look into **your FoSCoS account**: there is nothing to renew, only the annual fee. If it still asks for a renewal, write to the portal’s help before you pay.',
    they: '**No**, nobody may sell you a renewal: a food certificate now has {fssai.validity}. If an old end date is held against you, show what your FoSCoS account says. The annual fee goes on.',
    must: '**No**, there is nothing to renew: a food certificate now has {fssai.validity}. The annual fee goes on. If yours shows an old end date, look at your FoSCoS account.',
    is: '**No end date** now: a food certificate stays good until it is suspended, cancelled or given back. There is nothing to renew, but the annual fee goes on. Old date on it? Look at your FoSCoS account.',
  },
  'fssai.renewal-call': {
    first:
      'Do **not pay**, and give no code: for a food licence there is {fssai.renewal} now. Look in your own FoSCoS account. Paid already? Call {helpline.cybercrime} at once.',
    when: '**At once**, if you have paid: call {helpline.cybercrime}, for early calls can still stop money. No day to renew exists: for a food licence there is {fssai.renewal} now.',
    cost: '**Nothing** is due for a renewal: there is {fssai.renewal} now. Only the annual fee goes on, and that you pay yourself on FoSCoS. Paid the caller already? Call {helpline.cybercrime} at once.',
    how: '**Pay nothing**, give no code, and hang up. Type the address of FoSCoS yourself and look at your account, or call FSSAI, {helpline.fssai}. Paid already? Call {helpline.cybercrime} at once.',
    they: '**No**, no rule asks for a renewal, so nobody may demand money for it. Pay nothing, give no code, look in your own FoSCoS account. Paid already? Call {helpline.cybercrime} at once.',
    must: '**No**, do not pay, and give no code: for a food licence there is {fssai.renewal} now. Look in your own FoSCoS account. Paid already? Call {helpline.cybercrime} at once.',
  },
  'fssai.annual-fee': {
    first:
      'Pay it on the **FoSCoS** portal, in the account of your certificate, never to a person. Street vendors with a vending certificate pay {fssai.vendor.fee}. We have not found the day it falls due.',
    when: '**Every year**, but we have not found the day: look at your FoSCoS account in March and on the day your certificate was given. Paid for several years ahead? Then nothing is due yet.',
    cost: 'It was **{fssai.registration.fee@2026-03-31}** a year for registration until {fssai.registration.fee@2026-03-31|until}; we have not seen the new list, and FoSCoS shows the sum before you pay. With a vending certificate: {fssai.vendor.fee}.',
    how: 'Sign in to **FoSCoS**, read the sum and pay there by UPI, card or bank, never to a person; save the receipt. Password lost? Use the portal’s “forgot” link.',
    can: '**Yes**, you can pay it yourself on FoSCoS, by UPI, card or bank, and for several years ahead. Never pay it to a person. With a vending certificate you pay {fssai.vendor.fee}.',
    must: '**Yes**, the annual fee goes on, for registration and licence; FoSCoS shows the sum. **No** with a vending certificate: then you pay {fssai.vendor.fee}. We have not found the day it falls due.',
    is: '**Yes**, there is a yearly fee, also for a registration, and FoSCoS shows it. Street vendors with a vending certificate pay {fssai.vendor.fee}. What happens to somebody who misses it we do not know.',
  },
  'fssai.return': {
    first:
      'Licensed makers and importers: by **{fssai.annual-return.due}** for the year before; late it costs {fssai.annual-return.late-fee} a day, at most {fssai.annual-return.late-fee-cap} times the annual licence fee. A registered stall or shop: none.',
    when: '**By {fssai.annual-return.due}**, once a year, for the year before: licensed makers and importers only. Late it costs {fssai.annual-return.late-fee} a day. A registered stall or shop files none.',
    cost: '**{fssai.annual-return.late-fee}** a day when it is late, at most {fssai.annual-return.late-fee-cap} times the annual licence fee. Only licensed makers and importers file it, by {fssai.annual-return.due}; a registered stall or shop files none.',
    how: 'Check **what you hold**: a registered stall or shop files no return. Licensed makers and importers file by {fssai.annual-return.due}; which form, ask FSSAI, {helpline.fssai}.',
    they: '**No**, a registered stall or shop has no return to file. **Yes** from licensed makers and importers, by {fssai.annual-return.due}; late they pay {fssai.annual-return.late-fee} a day, at most {fssai.annual-return.late-fee-cap} times the annual licence fee.',
    must: '**No**, not with a registration: a registered stall or shop files none. **Yes** for licensed makers and importers, by {fssai.annual-return.due} for the year before; late it costs {fssai.annual-return.late-fee} a day.',
    is: '**No** return for a registered stall or shop. **Yes** for licensed makers and importers only: by {fssai.annual-return.due} for the year before, late {fssai.annual-return.late-fee} a day.',
  },
  'fssai.change': {
    first:
      'Tell FSSAI **before** the change, on FoSCoS: sign in, choose to modify your certificate, and add the proof. When a business is sold, the paper does not go along by itself.',
    when: '**Before** the change: a new address, owner, kind of food, or sales past your line. Moved already? Apply today on FoSCoS; waiting makes it worse.',
    cost: '**Nothing** for moving to a smaller kind because of the new limits. For other changes you pay the sum that FoSCoS shows, if it shows one.',
    how: 'Sign in to **FoSCoS**, choose to modify your certificate, change what is new and add the proof, before the change. Bought the business? The paper does not come along by itself.',
    can: '**Yes**, you can change the address, name or foods of your certificate on FoSCoS, before the change. **No**, you cannot go on with the paper of a business you bought: ask the portal before opening.',
    must: '**Yes**, tell FSSAI before the change: a new address, owner, name, kind of food, or sales past your line. On FoSCoS you modify the certificate you have. Moved already? Apply today.',
    is: '**No**, the old paper does not cover a new place or owner by itself: tell FSSAI on FoSCoS before the change. Moved already? Apply today and keep the number.',
  },
  'fssai.penalty': {
    first:
      'At most **{fssai.penalty.no-licence}**, if your business needs a licence. If it needs only the registration, that section leaves you out; the penalty for other breaches, at most {fssai.penalty.other}, can apply.',
    cost: 'At most **{fssai.penalty.no-licence}**, if your business needs a licence. If it needs only the registration: at most **{fssai.penalty.other}**, the penalty for other breaches. What is charged depends on harm, gain and whether it happened before.',
    how: 'Take **the registration** on FoSCoS; it can be given at once. If a fine is asked, ask for it in writing, with section and officer’s name, and take a receipt. At most {fssai.penalty.no-licence}, with registration only {fssai.penalty.other}.',
    they: '**Yes**, they can fine you: at most {fssai.penalty.no-licence} if your business needs a licence; if it needs only the registration, at most {fssai.penalty.other} for other breaches. Ask for it in writing, with the section, and a receipt.',
  },
  'fssai.penalty.unclean': {
    first:
      'At most **{fssai.penalty.unhygienic}** for unclean making or handling of food. For unsafe food, even when nobody was hurt: at most {fssai.penalty.unsafe}, and prison of up to {fssai.penalty.unsafe-prison}.',
    cost: 'At most **{fssai.penalty.unhygienic}** for unclean making or handling of food, **{fssai.penalty.unsafe}** and prison of up to {fssai.penalty.unsafe-prison} for unsafe food, even when nobody was hurt. What is charged depends on harm, gain and earlier cases.',
    how: 'Ask for **the finding in writing**, with section and officer’s name, and a receipt for what you pay. Purchase bills show if food was bad before it reached you. At most {fssai.penalty.unhygienic}, more for unsafe food.',
    they: '**Yes**, they can fine you: at most {fssai.penalty.unhygienic} for unclean making or handling. For unsafe food, even when nobody was hurt, at most {fssai.penalty.unsafe} and prison of up to {fssai.penalty.unsafe-prison}. Ask for it in writing.',
    is: '**Yes**, there is a fine: at most {fssai.penalty.unhygienic} for unclean making or handling. Prison of up to {fssai.penalty.unsafe-prison} is named for unsafe food, with a fine of at most {fssai.penalty.unsafe}, even when nobody was hurt.',
  },
  'fssai.penalty.label': {
    first:
      'At most **{fssai.penalty.misbranded}** for misbranded food, and {fssai.penalty.misleading-advertisement} for a misleading advertisement. What is charged depends on the harm, the gain and whether it happened before.',
    cost: 'At most **{fssai.penalty.misbranded}** for misbranded food: a label that says what is not so. At most {fssai.penalty.misleading-advertisement} for a misleading advertisement. What is charged depends on harm, gain and whether it happened before.',
    how: 'Ask for **the finding in writing**, with the section, and a receipt for what you pay; put the label right before you sell more. At most {fssai.penalty.misbranded}, or {fssai.penalty.misleading-advertisement} for a misleading advertisement.',
    they: '**Yes**, they can fine the sale of misbranded food: at most {fssai.penalty.misbranded}; a misleading advertisement at most {fssai.penalty.misleading-advertisement}. Ask for it in writing. Keep the purchase bill if the packet is not yours.',
    is: '**Yes**, a label that says what is not so can cost at most {fssai.penalty.misbranded}, a misleading advertisement at most {fssai.penalty.misleading-advertisement}. What is charged depends on harm, gain and whether it happened before.',
  },
  'fssai.sample': {
    first:
      'Ask for the **written notice**, and the same day, in writing, that one part goes to an accredited laboratory. The officer seals {fssai.sample.parts} parts; if the results differ, a third laboratory decides.',
    when: '**The same day** ask in writing for the second test in an accredited laboratory. Our pages name no days for the report or an appeal against it: call free legal aid, {helpline.legal-aid}.',
    cost: 'At most **{fssai.penalty.sub-standard}** for sub-standard food, {fssai.penalty.misbranded} for misbranded, {fssai.penalty.unsafe} and prison of up to {fssai.penalty.unsafe-prison} for unsafe food. Against the result: one part to an accredited laboratory, if you ask.',
    how: 'Ask for **the written notice**, watch each of the {fssai.sample.parts} parts being sealed, and ask in writing the same day that one goes to an accredited laboratory. If the results differ, a third laboratory decides.',
    they: '**Yes**, the food officer may take a sample, but must give you a written notice and seal {fssai.sample.parts} parts. Ask for the card, watch the sealing, and ask the same day for a second test.',
    can: '**Yes** to a second test: ask the same day, in writing, that one part goes to an accredited laboratory, and what it costs you. If the results differ, a third laboratory decides.',
  },
  'fssai.notice': {
    first:
      'Read each point and the **last day**, put it right, take photos and tell the office in writing. An improvement notice gives at least {fssai.notice.days}; an appeal must come within {fssai.notice.appeal}, or sooner if its time ends sooner.',
    when: '**At least {fssai.notice.days}** to put right what an improvement notice names; **{fssai.notice.appeal}** at most to appeal, or less if its own time ends sooner. Read the last day on the paper.',
    how: 'Read **each point and the last day**, put it right, take photos, keep the bills, and tell the office in writing: ask for a new visit. Appeal within {fssai.notice.appeal}, or sooner if its time ends sooner. Free lawyer: {helpline.legal-aid}.',
    they: '**Yes**, if you do nothing after an improvement notice, they can suspend the licence, then cancel it. You have at least {fssai.notice.days} to put things right; appeal within {fssai.notice.appeal}, or sooner if its time ends sooner.',
    can: '**Yes** to an appeal: within {fssai.notice.appeal}, or sooner if the notice’s own time ends sooner. Meanwhile put right what you can, take photos, and tell the office in writing.',
    must: '**Yes**, put each point right and tell the office in writing before the last day: at least {fssai.notice.days} for an improvement notice. If you do nothing, the licence can be suspended, then cancelled. You disagree? Appeal within {fssai.notice.appeal}.',
  },
  'fssai.daily': {
    first:
      'Show your FSSAI number, use **clean water** and fresh oil, wash hands, cover food, keep raw and cooked apart, and keep purchase bills. Nobody with fever, cough or a wound on the hand touches food.',
    when: '**Every day**: clean water and hands, covered food, fresh oil, raw and cooked apart. A medical check of those who touch food is usual once a year.',
    how: 'Show **your FSSAI number**, use clean water and fresh oil, wash hands, cover food, keep raw and cooked apart, keep purchase bills. Nobody with fever, cough or a wound on the hand touches food.',
    they: '**Yes**, an officer may come at any time to see how you work: number shown, clean water and hands, covered food, fresh oil, purchase bills. The FoSTaC certificate is often asked for.',
    must: '**Yes**, the FSSAI number must be seen at your place, on bills and on packets you pack; with a vending certificate, keep that at hand instead. A yearly medical check is usual, the FoSTaC course is encouraged.',
    is: '**Yes**, the FSSAI number of fourteen digits belongs where customers see it, on your bills and on every packet you pack. A street vendor who counts as registered keeps the vending certificate at hand instead.',
  },
  'fssai.hygiene': {
    first:
      'Use drinking water, clean hands, a cap and **fresh oil**; cover cooked food, keep raw food apart and the bin closed. With fever, cough or a wound on the hand, stay away from food.',
    when: '**Before you begin**, and after money, toilet and raw food, wash your hands. Oil goes when it is dark, smokes or smells. With fever, cough or a wound on the hand, stay away from food.',
    how: 'Use **drinking water**, clean hands, a cap and fresh oil; cover cooked food, keep raw food apart and the bin closed. With fever, cough or a wound on the hand, stay away from food.',
    can: '**No** oil that is dark, smokes or smells, no topping it up, no newspaper as a plate, no food work with fever, cough or a wound on the hand. Cooked food is kept covered and hot.',
    must: '**Yes**: drinking water for cooking and plates, clean hands, a cap or scarf, covered food, fresh oil, a bin with a lid. With fever, cough or a wound on the hand, stay away from food.',
  },
  'fssai.home-kitchen': {
    first:
      '**Yes**, with FSSAI registration: a home kitchen that sells food is like any other. A trade licence is often not needed: ask your ward office. Landlord or housing society may have to consent; GST begins above the limit.',
    cost: 'It was **{fssai.registration.fee@2026-03-31}** a year for FSSAI registration until {fssai.registration.fee@2026-03-31|until}; we have not seen the new list, and FoSCoS shows the fee before you pay. A trade licence is often not needed: ask your ward office.',
    how: 'Take **FSSAI registration** on FoSCoS, ask landlord or housing society for consent, and ask the ward office about a trade licence; often none is needed. Put the number on packets and bills.',
    they: '**Yes**, the landlord or the housing society may have a say: ask for the consent before you start. And an officer or a delivery app may ask for your FSSAI number.',
    can: '**Yes**, with FSSAI registration: a home kitchen that sells food is like any other. Landlord or housing society may have to consent. Often no trade licence is needed: ask your ward office.',
    must: '**Yes**, FSSAI registration: a home kitchen that sells food is like any other. Often no trade licence: ask your ward office. Landlord or housing society may have to consent; GST only above the limit.',
    is: '**Yes**, selling food cooked at home is allowed, with FSSAI registration, as for any kitchen. Landlord or housing society may have to consent; GST begins above the limit.',
  },
  'fssai.delivery-app': {
    first:
      'Your **FSSAI number**: delivery apps usually ask for it before they list you. A cloud kitchen also needs a trade licence and shops registration. The app pays the GST on meals you cook.',
    how: 'Get **an FSSAI number** on FoSCoS first; registration is enough up to {fssai.registration.turnover-max} of food sales a year. A cloud kitchen adds a trade licence and shops registration. Then ask the app for its own list.',
    they: '**Yes**, delivery apps usually ask for the FSSAI number before they list you; it has {fssai.validity} now, so show what FoSCoS says. The app pays the GST on meals you cook: ask why it wants your number.',
    can: '**Yes**, with an FSSAI number; registration is enough up to {fssai.registration.turnover-max} of food sales a year. A cloud kitchen also needs a trade licence and shops registration; the app may ask for more.',
    must: '**Yes**, an FSSAI number: delivery apps usually ask for it before they list you. A cloud kitchen also needs a trade licence and shops registration. The app pays the GST on meals you cook.',
  },
  'fssai.label': {
    first:
      '**Name**, ingredients, veg or non-veg mark, net weight, highest price with taxes, unit price, packer’s name and address, month and year made, good-until date, FSSAI number, and a telephone or e-mail for complaints.',
    cost: 'At most **{fssai.penalty.misbranded}** for a label that says what is not so. As a packer under your own name you also register, within {barcode.packer-days} of starting, for {sectors.packer.fee}.',
    how: 'Print **name, ingredients**, veg or non-veg mark, net weight, highest price with taxes, unit price, packer’s name and address, month and year made, good-until date, FSSAI number and a contact for complaints, in plain view.',
    they: '**Yes**, they can fine a label that says what is not so: at most {fssai.penalty.misbranded}. Each packet you pack needs name, ingredients, weight, price, dates, your address, FSSAI number and a contact.',
    must: '**Yes**, on every packet that you pack: FSSAI number, name, ingredients, veg or non-veg mark, net weight, highest price, unit price, packer’s name and address, month made, good-until date, and a contact for complaints.',
  },
  'restaurant.papers': {
    first:
      '**FSSAI**, trade licence and shops registration, and GST above the limit; a bar also needs an excise licence. Home food and caterers: FSSAI first. A cart: the vending certificate, without it FSSAI. Fire clearance depends on the building.',
    when: '**At once to some weeks** for FSSAI, some weeks for the trade licence, some days for shops registration, {gst.registration.fast-days} for GST by the fast routes; mostly our estimates. Look at the place before you pay rent.',
    cost: '**Free** for GST and Udyam; FoSCoS shows the FSSAI fee, the trade licence goes by area and road, shops registration by number of workers. Excise and music fees differ so much that we name none.',
    how: 'Look at **the place** before you pay rent; then FSSAI, trade licence from the municipal body, shops registration, GST when the limit nears, Udyam. A bar adds the excise licence; fire clearance depends on the building.',
    they: '**Yes**, they may ask for FSSAI, trade licence and shops registration, and for GST above the limit. Fire clearance depends on the building. A cart shows its vending certificate instead.',
    can: '**No**, not with FSSAI alone: a restaurant also needs a trade licence and shops registration, and GST above the limit. Look at the place before you pay rent. A cart needs the vending certificate, without it FSSAI.',
    must: '**Yes** to FSSAI, trade licence and shops registration; GST only above the limit, {gst.limit.telangana} in Telangana. Fire clearance depends on the building, an eating-house licence on the state; a bar also needs an excise licence.',
  },
  'fssai.newspaper': {
    first:
      '**Never newspaper** as a wrapper for food. On hot food in plastic, and on what to use instead, our guides say nothing: ask FSSAI, {helpline.fssai}.',
    how: 'Use **no newspaper** as a wrapper or a plate. What to use instead, and whether hot food may go into plastic, our guides do not say: ask FSSAI, {helpline.fssai}.',
    can: '**No newspaper**, ever, as a wrapper or a plate for food. On hot food in plastic, foil or leaves our guides say nothing: ask FSSAI, {helpline.fssai}.',
    is: '**No newspaper** around food: never as a wrapper, nor as a plate. Why, and whether plastic is right for hot food, our guides do not say: ask FSSAI, {helpline.fssai}.',
  },
  'fssai.calculate': {
    first:
      'With a vending certificate: **{fssai.vendor.fee}**. Others enter their food sales of a year: the tool shows the tier, and the fee by the list that ended on {fssai.registration.fee@2026-03-31|until}. FoSCoS shows today’s fee before you pay.',
    when: '**Every year**, but the due day could not be confirmed: look at your FoSCoS account in March. The certificate has {fssai.validity}.',
    cost: '**{fssai.vendor.fee}** with a vending certificate. Others, by the list that ended on {fssai.registration.fee@2026-03-31|until}: {fssai.registration.fee@2026-03-31} a year for registration, {fssai.state.fee.most@2026-03-31} for most state licences. We have not seen the new list: FoSCoS shows today’s fee.',
    how: 'Enter your **food sales of a year** and the kind of business: the tool shows the tier, and the fee by the list that ended on {fssai.registration.fee@2026-03-31|until}. FoSCoS shows today’s fee before you pay.',
    can: '**Yes**: enter your food sales of a year and the years to pay ahead; the tool shows the tier, and the fee by the list that ended on {fssai.registration.fee@2026-03-31|until}. FoSCoS shows today’s fee.',
    must: '**Yes**, a yearly fee, for shops, kitchens and others. **No** with a vending certificate: you pay {fssai.vendor.fee}. Who sells moving about pays {fssai.hawker.fee} by an order; we could not confirm that it goes on.',
  },
} as const;
