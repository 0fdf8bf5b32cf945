import type { NeedId } from '../../../needs/need-id.ts';
import type { NeedLines } from '../../search-words.ts';

/**
 * What the assistant says first to each need: Yes, No, an amount, a date, or what to do, by the kind of question
 * (`QuestionKind`). Figures are references to `content/facts`.
 */
export const text = {
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
    must: '**No**, with a vending certificate you pay FSSAI {fssai.vendor.fee} and need not apply. Without one you need registration; who sells moving about pays {fssai.hawker.fee}, by an order that we could not confirm still holds.',
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
    must: '**No** more, as a rule, for a registration than a photograph, one proof of who you are, proof of the place and a list of foods. A licence also asks for a kitchen plan, a water test and more.',
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
  'gst.need': {
    first:
      '**Yes** above {gst.limit.telangana} of yearly sales in Telangana; elsewhere mostly above {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream. Goods to other states or on a marketplace: mostly always. No, if you sell only untaxed goods.',
    when: '**Within {gst.registration.within}** of crossing the line: {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services. For goods to other states or on a marketplace: mostly from the start.',
    cost: '**{gst.limit.telangana}** of yearly sales is the line in Telangana; elsewhere mostly **{gst.limit.goods}** for goods alone, {gst.limit.services} with services, tobacco or ice cream. The number itself costs {gst.registration.fee}. Only untaxed goods: no limit.',
    how: 'Add up **all sales of the year** on your PAN, cash and UPI. Register on the GST portal above {gst.limit.telangana} in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services. Only untaxed goods: not needed.',
    they: '**No**, a buyer or supplier cannot make you register up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone. Above it, and mostly for goods to other states, the law does.',
    can: '**Yes**, you may sell without GST up to {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods alone elsewhere; mostly not goods to other states or on a marketplace. You may register below it; then returns are due.',
    must: '**No**, up to {gst.limit.telangana} a year in Telangana, elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} with services, tobacco or ice cream. **Yes** above; mostly always for goods to other states or on a marketplace. Only untaxed goods: never.',
    is: '**No**, GST is not compulsory up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services. **Yes** above it, and mostly for goods to other states or on a marketplace.',
  },
  'gst.limit': {
    first:
      '**No** GST number up to {gst.limit.telangana} a year in Telangana; elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Goods to other states or on a marketplace: mostly always needed.',
    when: '**Within {gst.registration.within}** of passing {gst.limit.telangana} of sales from April to March in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services. Goods to other states or on a marketplace: mostly always.',
    cost: '**{gst.limit.telangana}** of sales a year in Telangana; elsewhere mostly **{gst.limit.goods}** for goods alone, {gst.limit.services} with services, tobacco or ice cream ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). Sales count, not profit.',
    how: 'Add up **everything you sell** on one PAN from April to March, taxed and untaxed, cash and UPI, not the profit. Compare with {gst.limit.telangana} in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services.',
    can: '**Yes**, without a GST number up to {gst.limit.telangana} a year in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services. **No** above it, and mostly not for goods to other states or on a marketplace.',
    must: '**No**, up to {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with services, tobacco or ice cream; **Yes** above. Goods to other states or on a marketplace: mostly always.',
  },
  'gst.vendor': {
    first:
      '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    when: '**Only above the limit**, in Telangana {gst.limit.telangana} of sales a year, then within {gst.registration.within}; never for fresh vegetables, fruit, milk and loose grain alone.',
    cost: '**Nothing** for fresh vegetables, fruit, milk and loose grain, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    how: 'Keep **your purchase bills**, or a notebook with date, seller and amount; put no “GST” on a bill without a number. Register only above the limit, in Telangana {gst.limit.telangana} a year, never for untaxed goods alone.',
    they: '**No**, nobody can make you take a GST number for fresh vegetables, fruit, milk or loose grain, or below the limit, in Telangana {gst.limit.telangana} a year. A letter came? Answer by its date, with your bills.',
    can: '**Yes**, most vendors may sell without a GST number: fresh vegetables, fruit, milk and loose grain at any sales, cooked food and other goods up to the limit of your state, in Telangana {gst.limit.telangana} a year.',
    must: '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food and other goods: only above the limit of your state, in Telangana {gst.limit.telangana} of sales a year.',
    is: '**No**, for most: fresh vegetables, fruit, milk and loose grain carry no tax. Cooked food, clothes, toys and phone covers do, but the duty begins only above the limit, in Telangana {gst.limit.telangana} of sales a year.',
  },
  'gst.upi': {
    first:
      '**No tax** comes from UPI itself; cash counts alike. GST begins above {gst.limit.telangana} of yearly sales in Telangana, mostly {gst.limit.goods} for goods and {gst.limit.services} for services elsewhere; never for fresh vegetables, fruit or milk alone.',
    cost: '**{gst.limit.telangana}** of yearly sales in Telangana, cash and UPI together, bring no GST; elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} for services. For fresh vegetables, fruit or milk alone there is no limit. UPI itself costs no tax.',
    how: 'Keep **the QR code** and take UPI: one code for the stall, one for the house, and each evening a line in a small book. GST begins above {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods elsewhere.',
    they: '**No**, they cannot tax a UPI payment as such: the tax office may see the total, but a total is not a tax. What you sell counts, and whether you pass the limit, {gst.limit.telangana} a year in Telangana.',
    can: '**Yes**, you can take UPI without fear and without a GST number up to {gst.limit.telangana} of yearly sales in Telangana, mostly {gst.limit.goods} for goods elsewhere; at any sales for fresh vegetables, fruit or milk alone. Cash counts alike.',
    must: '**No**, UPI itself brings no tax and no duty to register; cash counts alike. GST begins above {gst.limit.telangana} of yearly sales in Telangana, elsewhere mostly {gst.limit.goods} for goods, {gst.limit.services} for services.',
    is: '**No tax** comes from UPI itself: sales count alike in cash and by UPI, family money and loans do not. GST begins above {gst.limit.telangana} a year in Telangana, mostly {gst.limit.goods} for goods and {gst.limit.services} for services elsewhere.',
  },
  'gst.upi-notice': {
    first:
      'Answer **before its last day**, once you have checked that it is real. Mark each line of the account: taxed sale, untaxed sale, family money, loan; add the purchase bills. A total is not yet a tax.',
    when: '**Before its last day**, which the paper names. Need more time? Ask in writing before that day. If you stay silent, the office decides without your side.',
    cost: '**Nothing** on untaxed sales, family money and loans. Above the limit: the tax on taxed sales, {gst.interest} interest a year, and for not registering {gst.registration.penalty} or the tax due, if that is more. Answer before paying.',
    how: 'Check **that it is real**, then answer before its last day: mark each line of the account as taxed sale, untaxed sale, family money or loan, add purchase bills, and keep proof that you sent it.',
    they: '**No**, not on the total alone: untaxed sales, family money and loans bear no GST. But they may ask, and if you stay silent, the office decides without your side. Answer before its last day.',
    can: '**Yes**, you can show what was no taxed sale: mark untaxed goods, family money and loans line by line, with purchase bills. More time? Ask in writing before the last day.',
    must: '**No**, you need not pay just because of the total; but do answer before its last day. Mark untaxed sales, family money and loans in the account and add the purchase bills. Get help before you pay.',
  },
  'gst.notice': {
    first:
      'Answer on the GST portal **before its last day**: the paper’s own day counts. Else GSTR-3A: {gst.notice.return}, ASMT-10: at most {gst.notice.scrutiny}, REG-17: {gst.notice.cancel}. Check first on the portal that it is real.',
    when: '**Before its last day**: the day on the paper counts. Else GSTR-3A {gst.notice.return}, ASMT-10 at most {gst.notice.scrutiny}, REG-17 {gst.notice.cancel}. Ask for more time before that day.',
    how: 'Check on **the GST portal** that it is real, find form number and last day, file late returns first, and answer there with bills: what was asked, no more. Free lawyer: {helpline.legal-aid}.',
    they: '**Yes**, the office may ask, and may come to look at your books, at any size. Check the reference number on the GST portal and answer in time; REG-17 unanswered for {gst.notice.cancel} can cost your number.',
    can: '**Yes**, you can ask for more time, in writing and before the last day, and answer on the GST portal yourself. Without a day on the paper: GSTR-3A {gst.notice.return}, ASMT-10 at most {gst.notice.scrutiny}, REG-17 {gst.notice.cancel}.',
    must: '**Yes**, answer it on the GST portal before its last day, once you have checked there that it is real. It is a question, not yet a fine. More time? Ask before that day.',
  },
  'gst.online-seller': {
    first:
      '**Yes**, normally, on a marketplace, at any sales. Goods sold only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. On your own site: above the limit, or for goods to other states.',
    cost: '**{gst.limit.services}** a year in most states ({gst.limit.special} in four): below it, and only inside your state, an enrolment number is enough on a marketplace. Otherwise GST is normally needed at any sales; the number costs {gst.registration.fee}.',
    how: 'Ask **the marketplace** whether it wants a GST number or an enrolment number, then get it on the GST portal. The enrolment number is for goods only inside your state, below {gst.limit.services} a year in most states.',
    they: '**Yes**, a marketplace normally asks for GST, at any sales. For goods only inside your state, below {gst.limit.services} a year in most states, an enrolment number from the GST portal is enough: ask which it wants.',
    can: '**Yes**, with an enrolment number instead of GST, for goods only inside your state and below {gst.limit.services} a year in most states. **No** for goods to other states through a marketplace: then you normally need GST at any sales.',
    must: '**Yes**, normally, on a marketplace, at any sales. Goods sold only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. On your own site: above the limit, or for goods to other states.',
    is: '**Yes**, GST is normally needed on a marketplace, at any sales. Goods only inside your state, below {gst.limit.services} a year in most states: an enrolment number is enough. Own site: above the limit, or for goods to other states.',
  },
  'gst.fee': {
    first:
      'The government fee for registering: **{gst.registration.fee}**. An agent may charge for help, but must not call it a government fee.',
    cost: 'The fee is **{gst.registration.fee}** for a GST number, from the government. An agent may charge for help, but must not call it a government fee. Returns are due afterwards, also without sales; late ones cost money.',
    how: 'Register **yourself on the GST portal** (www.gst.gov.in): the fee is {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    they: '**No**, nobody may take a government fee for a GST number: it is {gst.registration.fee}. An agent may charge for his help, but must not call it a government fee. A caller wants money to “release” the number? Hang up.',
    can: '**Yes**, you can get it without a fee and by yourself on the GST portal: the government takes {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    must: '**No**, the government fee for a GST number is {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    is: '**No government fee**: registering costs {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
    free: '**Yes**, a GST number is free: the government takes {gst.registration.fee}. An agent may charge for help, but must not call it a government fee.',
  },
  'gst.apply': {
    first:
      'Register on the **GST portal** with your PAN and your own phone number: add the papers, prove your Aadhaar, and answer questions there in time. First make sure that you must; the fee is {gst.registration.fee}.',
    when: '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where a visit is ordered. Apply within {gst.registration.within} of crossing the limit.',
    cost: 'The fee is **{gst.registration.fee}** on the GST portal. An agent may charge for help, but must not call it a government fee.',
    how: 'Register on **the GST portal** (www.gst.gov.in) with your PAN and your own phone number: describe the business, add the papers, prove your Aadhaar, look every second day and answer questions in time. The fee is {gst.registration.fee}.',
    they: '**Yes**, an officer may have to visit, mostly where the Aadhaar is not proved, and may ask questions on the portal: not answered in time means refused. The fee is {gst.registration.fee}.',
    can: '**Yes**, you can register yourself on the GST portal, also for a rented room with rent paper or the owner’s consent. Refused because of the place? Apply anew with consent and a new bill.',
    must: '**No agent** and no fee is needed: register yourself on the GST portal, with PAN, Aadhaar and your own phone number. First make sure that you must: in Telangana above {gst.limit.telangana} of yearly sales.',
  },
  'gst.documents': {
    first:
      '**PAN**, Aadhaar with its linked mobile number, e-mail, photograph, proof of the place (electricity bill, rent paper or owner’s consent) and a bank account, which can follow later. A partnership adds its deed, a company its certificate.',
    when: '**With the form** all but the bank account; that follows within {gst.registration.bank-days} of the number. If the officer asks for more, answer in the time the notice gives.',
    how: 'Have ready **PAN**, Aadhaar with its linked mobile number, e-mail, photograph, and electricity bill, rent paper or owner’s consent for the place. Photograph them clear and whole, with the same address as in the form.',
    they: '**Yes**, the officer may ask for more, mostly about the place. Answer on the portal in the time the notice gives, or the application is refused. On our list: electricity bill, rent paper or owner’s consent.',
    can: '**Yes**, for the place an electricity bill, a rent paper or the owner’s consent will do, and the bank account can follow later. **No** without PAN.',
    must: '**Yes** to PAN, Aadhaar with its linked mobile number, e-mail, photograph and proof of the place. The bank account can follow, within {gst.registration.bank-days} of the number. A partnership adds its deed, a company its certificate.',
  },
  'gst.time': {
    first:
      '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit. Look at the portal every second day and answer its questions in time.',
    when: '**{gst.registration.fast-days}** by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit; counted after the Aadhaar step. Look every second day and answer questions in time.',
    how: 'Look at **the portal every second day** with your reference number and answer the officer’s question there in time, or it is refused. Usual: {gst.registration.fast-days} to {gst.registration.days}, {gst.registration.check-days} with a visit.',
    can: '**No**, do not count on the same day: {gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where an officer has to visit. Proving your Aadhaar makes it quicker.',
    is: '**Yes**, there is a time for it: {gst.registration.fast-days} by the fast routes, {gst.registration.days} by the ordinary one, {gst.registration.check-days} where a visit is ordered. A question on the portal not answered in time means refused.',
  },
  'gst.rates': {
    first:
      '**{gst.rate.low}** on most everyday goods, {gst.rate.standard} on most other goods and services, {gst.rate.high} on luxury and harmful goods and fizzy drinks. Some goods bear none, and a few have rates of their own.',
    when: 'Since **{gst.rate.standard|from}**: {gst.rate.low} on most everyday goods, {gst.rate.standard} on most others, {gst.rate.high} on luxury and harmful goods. The older rates in between are gone for almost everything.',
    cost: '**{gst.rate.low}** on most everyday goods, **{gst.rate.standard}** on most other goods and services, {gst.rate.high} on luxury and harmful goods and fizzy drinks. Clothes and shoes: {gst.rate.low} up to {gst.rate.clothes-limit}, {gst.rate.standard} above. Some goods bear none.',
    how: 'Look up **the one article** on the site of the tax board (cbic-gst.gov.in). Mostly {gst.rate.low} on everyday goods, {gst.rate.standard} on other goods and services, {gst.rate.high} on luxury and harmful goods; some bear none.',
    must: '**Yes**, with an ordinary GST number you charge it on taxed goods: {gst.rate.low} on most everyday goods, {gst.rate.standard} on most others. **No** without a number, under composition, or on goods free of tax.',
  },
  'gst.restaurant': {
    first:
      '**{gst.rate.restaurant}**, without credit for tax paid; {gst.rate.standard} in restaurants of costly hotels. Under composition a restaurant adds no tax to the bill. For meals sold through a delivery app, the app pays it.',
    cost: '**{gst.rate.restaurant}**, without credit for tax paid; {gst.rate.standard} in restaurants of costly hotels. Under composition a restaurant without alcohol pays {gst.composition.restaurant} of its turnover itself. For meals through a delivery app, the app pays.',
    how: 'Add **{gst.rate.restaurant}** to the bill if you have an ordinary GST number, and take no credit. Without a number or under composition add nothing. Meals through a delivery app: the app pays, but they count towards your limit.',
    they: '**Yes**, a restaurant with an ordinary GST number may add {gst.rate.restaurant}; {gst.rate.standard} only in restaurants of costly hotels. **No** tax on the bill without a number or under composition.',
    can: '**Yes**, you may add {gst.rate.restaurant} if you have an ordinary GST number. **No** credit for the tax you paid, and no tax on the bill without a number or under composition.',
    must: '**Yes**, with an ordinary GST number: {gst.rate.restaurant}, without credit. **No** tax on the bill without a number, which you need only above the limit, or under composition. For meals through a delivery app, the app pays.',
  },
  'gst.gold': {
    first:
      '**{gst.rate.gold}** on gold, silver and jewellery; {gst.rate.diamond-cut} on cut diamonds, {gst.rate.diamond-rough} on rough ones.',
    cost: '**{gst.rate.gold}** on gold, silver and jewellery; {gst.rate.diamond-cut} on cut diamonds, {gst.rate.diamond-rough} on rough ones. For making charges alone, and for your own old gold, our pages give no rate.',
    how: 'Multiply **the price by {gst.rate.gold}** for gold, silver and jewellery, by {gst.rate.diamond-cut} for cut diamonds. For making charges alone, and old gold, look on the site of the tax board (cbic-gst.gov.in).',
    they: '**Yes**, a jeweller with an ordinary GST number may add {gst.rate.gold} on gold, silver and jewellery. For making charges alone our pages give no rate: ask for it on the bill. Check the number on the GST portal.',
    must: '**Yes**, {gst.rate.gold} on gold, silver and jewellery that you buy from a jeweller with a GST number; cut diamonds {gst.rate.diamond-cut}. For making charges alone, and for your own old gold, our pages give no rule.',
  },
  'gst.tobacco': {
    first:
      '**{gst.rate.tobacco}** on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. The compensation cess has ended; excise or a health cess may be added.',
    when: 'Since **{gst.rate.tobacco|from}**: {gst.rate.tobacco} on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. The compensation cess ended that day; excise or a health cess may be added.',
    cost: '**{gst.rate.tobacco}** on pan masala, cigarettes and other tobacco, **{gst.rate.bidi}** on bidi. The compensation cess has ended; excise or a health cess may be added.',
    how: 'Look up **your article** on the site of the tax board (cbic-gst.gov.in): {gst.rate.tobacco} on pan masala, cigarettes and other tobacco, {gst.rate.bidi} on bidi. Excise or a health cess may be added.',
    must: '**No** GST number up to {gst.limit.services} of yearly sales in most states ({gst.limit.special} in four); with tobacco the higher line for goods never holds. **Yes** above it: then {gst.rate.tobacco}, on bidi {gst.rate.bidi}.',
  },
  'gst.composition.what': {
    first:
      'A low tax on turnover, **{gst.composition.rate}**, which a small business may choose. You put no tax on your bills, get no credit, pay by the quarter and file one return a year.',
    when: '**By the quarter** you pay, and once a year you file a return. Already registered in the ordinary way? Choose it by {gst.due.composition-choice} for the year that follows.',
    cost: '**{gst.composition.rate}** of turnover: {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services. It comes out of your own pocket, without credit.',
    how: 'Choose it **on the GST portal**: in the form of a new registration, or by {gst.due.composition-choice} for the next year. Then write bills of supply without tax, pay {gst.composition.rate} by the quarter, file one return a year.',
    they: '**No**, a seller under composition may not add tax to your bill; it is paid from the seller’s own pocket. The bill must say that no tax may be collected.',
    can: '**No tax** on the bill and no credit for purchases under composition. You may choose it up to {gst.composition.limit} of turnover for goods, {gst.composition.services-limit} for services, if you sell only in your state.',
    must: '**No**, composition is a choice for a small business: {gst.composition.rate} of turnover, no tax on your bills, no credit, payment by the quarter and one return a year.',
    is: '**Yes**, it suits a shop that sells to households: {gst.composition.rate} of turnover and one return a year. **No**, not if your customers are firms: they get no credit from your bill.',
  },
  'gst.composition.limit': {
    first:
      'Up to **{gst.composition.limit}** of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), {gst.composition.services-limit} for services. Not for sales to other states, services through apps, or some makers.',
    cost: '**{gst.composition.limit}** of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), **{gst.composition.services-limit}** for services. A trader counts only taxed sales, a maker all.',
    how: 'Add up **the year’s turnover**: at most {gst.composition.limit} for goods and restaurants without alcohol, {gst.composition.services-limit} for services, and no sales to other states. Then choose it in the form, or by {gst.due.composition-choice} for the next year.',
    can: '**Yes**, up to {gst.composition.limit} of turnover for goods and restaurants without alcohol ({gst.composition.limit-hill} in eight hill and north-eastern states), {gst.composition.services-limit} for services. **No** with sales to other states, services through apps, alcohol, or as some makers.',
    is: '**Yes**, it is open up to {gst.composition.limit} for goods and restaurants without alcohol, {gst.composition.services-limit} for services. **No** above it, with sales to other states or services through apps, or for some makers, such as of ice cream.',
  },
  'gst.composition.rate': {
    first:
      '**{gst.composition.trader}** for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services, on the sales of the quarter. You may not put it on the bill.',
    when: '**By day {gst.due.cmp08}** of the month after each quarter (CMP-08): {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services.',
    cost: '**{gst.composition.trader}** for traders and makers, **{gst.composition.restaurant}** for restaurants without alcohol, **{gst.composition.services}** for services, on the sales of the quarter, not the profit. A trader counts only taxable sales. Not on the bill.',
    how: 'Multiply **the sales of the quarter** by {gst.composition.trader} as trader or maker, {gst.composition.restaurant} as restaurant without alcohol, {gst.composition.services} for services. A trader counts only taxable sales, the others all in the state.',
    they: '**No**, a seller under composition may not put the tax on your bill: it is paid out of the seller’s own pocket.',
    can: '**No**, you cannot take it from the customer or put it on the bill: you pay {gst.composition.trader}, {gst.composition.restaurant} for a restaurant or {gst.composition.services} for services out of your own pocket, without credit.',
    must: '**Yes**, you pay it from your own pocket, by the quarter: {gst.composition.trader} for traders and makers, {gst.composition.restaurant} for restaurants without alcohol, {gst.composition.services} for services. A trader counts only taxable sales, the others all.',
  },
  'gst.composition.due': {
    first:
      'CMP-08 by day **{gst.due.cmp08}** of the month after each quarter; GSTR-4 by {gst.due.gstr4}, for the financial year that ended in March.',
    when: '**By day {gst.due.cmp08}** of the month after each quarter: CMP-08 with the payment. **By {gst.due.gstr4}**: GSTR-4, for the financial year that ended in March.',
    cost: '**One** statement CMP-08 for each quarter, by day {gst.due.cmp08}, and **one** return GSTR-4 a year, by {gst.due.gstr4}. Late: CMP-08 only {gst.interest} interest a year; GSTR-4 {gst.late-fee.day} a day, at most {gst.late-fee.gstr4-cap}.',
    how: 'Pay and file **CMP-08 on the GST portal** by day {gst.due.cmp08} of the month after each quarter, and GSTR-4 by {gst.due.gstr4}, for the financial year that ended in March.',
    must: '**Yes**, CMP-08 with the tax after each quarter, by day {gst.due.cmp08} of the next month, and GSTR-4 once a year by {gst.due.gstr4}; returns are due also without sales.',
  },
  'gst.composition.choose': {
    first:
      'By **{gst.due.composition-choice}** for the year that follows, if you are registered already. With a new registration: in the form itself.',
    when: '**By {gst.due.composition-choice}** for the year that follows, if you are registered already. With a new registration: in the form itself.',
    how: 'Choose it **on the GST portal** by {gst.due.composition-choice} for the year that follows; with a new registration, in the form itself. Look first whether you may: up to {gst.composition.limit} for goods, {gst.composition.services-limit} for services.',
    can: '**No**, not in the middle of the year if you are registered in the ordinary way: choose it by {gst.due.composition-choice} for the year that follows. With a new registration you choose it in the form itself.',
  },
  'gst.composition.marketplace': {
    first:
      '**Yes** for goods on a marketplace inside your own state. No for services through an app, and for sales to other states or countries.',
    cost: '**{gst.marketplace.tax}** the marketplace keeps back for your tax. Goods inside your own state are allowed; services through an app, and sales to other states or countries, are not.',
    how: 'Sell **only goods, and only inside your own state**, on the marketplace; it keeps back {gst.marketplace.tax} for your tax. Services through an app and sales to other states or countries are closed to composition.',
    they: '**Yes**, the marketplace keeps back {gst.marketplace.tax} for your tax. Goods inside your own state are allowed under composition; services through an app, and sales to other states or countries, are not.',
    can: '**Yes** for goods on a marketplace inside your own state, since {gst.registration.marketplace-relief}. **No** for services through an app, and for sales to other states or countries.',
    must: '**No**, you need not leave composition for goods on a marketplace inside your own state. **Yes** for services through an app, and for sales to other states or countries: composition is closed to those.',
    is: '**Yes**, it is allowed for goods on a marketplace inside your own state. **No** for orders from other states or countries, and for services through an app.',
  },
  'gst.returns.due': {
    first:
      'Monthly: GSTR-1 by day **{gst.due.gstr1}**, GSTR-3B by day {gst.due.gstr3b} of the next month. By the quarter: GSTR-1 by day {gst.due.gstr1-quarter}, GSTR-3B by day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; composition CMP-08 by day {gst.due.cmp08}.',
    when: '**By day {gst.due.gstr1}** GSTR-1, **by day {gst.due.gstr3b}** GSTR-3B of the next month. By the quarter: day {gst.due.gstr1-quarter}, then {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; deposit PMT-06 by day {gst.due.pmt06}; composition CMP-08 by day {gst.due.cmp08}.',
    cost: '**Two** returns a month, GSTR-1 by day {gst.due.gstr1} and GSTR-3B by day {gst.due.gstr3b}, or fewer by the quarter. Late: {gst.late-fee.day} a day for each, with nothing to report {gst.late-fee.nil-day}.',
    how: 'File on **the GST portal**, GSTR-1 first, by day {gst.due.gstr1} of the next month, then GSTR-3B with the payment, by day {gst.due.gstr3b}. By the quarter the days are {gst.due.gstr1-quarter}, and {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state.',
    can: '**No extra day** for a Sunday or a holiday, unless the government says so. Monthly: GSTR-1 by day {gst.due.gstr1}, GSTR-3B by day {gst.due.gstr3b}. Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter.',
    must: '**Yes**, also when you sold nothing: monthly GSTR-1 by day {gst.due.gstr1} and GSTR-3B by day {gst.due.gstr3b} of the next month. Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter instead.',
  },
  'gst.quarterly': {
    first:
      '**Yes**, up to {gst.quarterly.turnover-max} of turnover, with a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
    when: '**Until the last day of the first month** of a quarter you can change over. Then GSTR-1 by day {gst.due.gstr1-quarter}, GSTR-3B by day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north}, by state; deposit by day {gst.due.pmt06} after each of the first two months.',
    cost: 'Up to **{gst.quarterly.turnover-max}** of turnover you may file by the quarter, with a deposit for each of the first two months. You can change over at the start of a quarter, until the last day of its first month.',
    how: 'Change over on **the GST portal** at the start of a quarter, until the last day of its first month, up to {gst.quarterly.turnover-max} of turnover. Pay a deposit (PMT-06) by day {gst.due.pmt06} after each of the first two months.',
    can: '**Yes**, up to {gst.quarterly.turnover-max} of turnover, with a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
    must: '**No**, filing by the quarter is a choice, up to {gst.quarterly.turnover-max} of turnover; otherwise you file every month. By the quarter a deposit is due for each of the first two months, by day {gst.due.pmt06}.',
  },
  'gst.nil-return': {
    first:
      '**Yes**, a return without sales must be filed too: GSTR-1 first, then GSTR-3B. Both are nil only if there is also no purchase credit and no other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    when: '**By day {gst.due.gstr1}** of the next month GSTR-1, **by day {gst.due.gstr3b}** GSTR-3B; by the quarter other days. No later day for a Sunday. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    cost: '**{gst.late-fee.nil-day}** a day when it is late, at most {gst.late-fee.nil-cap} for one return; in time it costs nothing. File GSTR-1 first, then GSTR-3B.',
    how: 'File on **the GST portal**: open the month in GSTR-1, choose nil, confirm with the code; then the same in GSTR-3B. Nil only if there is also no purchase credit and no other tax. Save both numbers.',
    they: '**Yes**, the portal asks for the return and a late fee also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File GSTR-1 first, then GSTR-3B.',
    can: '**No**, you cannot skip it: file GSTR-1, then GSTR-3B, as nil. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. No sales for long? Ask whether to cancel the registration.',
    must: '**Yes**, a return without sales must be filed too: GSTR-1 first, then GSTR-3B. Both are nil only if there is also no purchase credit and no other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
    is: '**Yes**, the return is due also without sales: GSTR-1 first, then GSTR-3B. Nil only without purchase credit and other tax. Late: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
  },
  'gst.late': {
    first:
      '**{gst.late-fee.day}** a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap}. Late tax adds {gst.interest} interest a year.',
    when: '**From the day after the due day**, each day: {gst.late-fee.day} for a return, {gst.late-fee.nil-day} with nothing to report, up to a ceiling. After {gst.old-returns} a return can no longer be filed.',
    cost: '**{gst.late-fee.day}** a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report **{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap}. Late tax adds {gst.interest} interest a year.',
    how: 'File **the oldest return first**, today; the portal adds {gst.late-fee.day} a day, or {gst.late-fee.nil-day} with nothing to report, up to a ceiling. After {gst.old-returns} a return can no longer be filed.',
    they: '**Yes**, the portal adds it: {gst.late-fee.day} a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. With nothing to report {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap}.',
    can: '**Yes**, you can still file, the oldest first, until {gst.old-returns} after the due day; the late fee stays, and our pages name no waiver. {gst.late-fee.day} a day, at most {gst.late-fee.small-cap} for one return up to {gst.late-fee.small-turnover} of turnover.',
    must: '**Yes**, also when no tax is due: {gst.late-fee.day} a day for each GSTR-1 or GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover; with nothing to report {gst.late-fee.nil-day}, at most {gst.late-fee.nil-cap}.',
    is: '**Yes**, there is a late fee, and it has a ceiling by turnover: {gst.late-fee.day} a day, at most {gst.late-fee.small-cap} for one return up to {gst.late-fee.small-turnover}, {gst.late-fee.middle-cap} up to {gst.late-fee.middle-turnover}, {gst.late-fee.large-cap} above. Late tax adds {gst.interest} interest a year.',
  },
  'gst.late.nil': {
    first:
      '**{gst.late-fee.nil-day}** a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    when: '**From the day after the due day**: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. After {gst.old-returns} it can no longer be filed.',
    cost: '**{gst.late-fee.nil-day}** a day, at most **{gst.late-fee.nil-cap}** for one return; each return counts for itself. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    how: 'File **the oldest return first**, as nil, on the GST portal, today: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. No sales for long? Ask whether to cancel the registration.',
    they: '**Yes**, the portal asks for it also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first.',
    must: '**Yes**, also when you sold nothing: {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File the oldest first: after {gst.old-returns} a return can no longer be filed.',
    is: '**Yes**, there is a late fee also without sales, but less than for other returns: {gst.late-fee.nil-day} a day, both halves together, at most {gst.late-fee.nil-cap} for one return.',
  },
  'gst.interest': {
    first:
      '**{gst.interest}** a year on tax paid late, from the day after the due date. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    when: '**From the day after the due date** to the day you pay: {gst.interest} a year. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    cost: '**{gst.interest}** a year on tax paid late: {gst.example.tax} paid {gst.example.days} late costs {gst.example.interest}. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    how: 'Multiply **the tax paid late in cash** by {gst.interest}, by the days late, and divide by 365; days run from the day after the due date. The sum for late fee and interest does it for you.',
    they: '**Yes**, {gst.interest} a year on tax paid late, and on credit used without right. Only on the part paid in cash, if you filed before the office started a case; otherwise on all of it.',
    must: '**Yes**, on tax paid late, however small: {gst.interest} a year, from the day after the due date. Only on the part paid in cash, if you file before the office starts a case; otherwise on all of it.',
    is: '**Yes**, interest runs on tax paid late, also when the return was in time or the sum is small: {gst.interest} a year, only on the part paid in cash if you file before the office starts a case.',
  },
  'gst.penalty': {
    first:
      '**{gst.registration.penalty}**, or the tax due if that is more, added to the tax and interest. This is for those who must register and did not; below the limit nobody must, with few exceptions.',
    when: '**Within {gst.registration.within}** of crossing the limit you had to apply. After that: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. Register now, before you are found.',
    cost: '**{gst.registration.penalty}**, or the tax due if that is more, added to the tax and {gst.interest} interest a year. Only for those who must register and did not; below the limit nobody must, with few exceptions.',
    how: 'Register **now** on the GST portal: find the month in which you passed the limit, then settle the tax since that day with {gst.interest} interest. The fine is {gst.registration.penalty}, or the tax due if that is more.',
    they: '**Yes**, if you had to register and did not: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. **No** below the limit, with few exceptions. Coming by yourself is better than being found.',
    must: '**Yes**, if you had to register and did not: {gst.registration.penalty}, or the tax due if that is more, added to the tax and interest. **No** below the limit, where nobody must register, with few exceptions.',
    is: '**Yes**, for those who must register and did not: {gst.registration.penalty}, or the tax due if that is more, added to tax and interest. **No** below the limit, with few exceptions.',
  },
  'gst.annual': {
    first:
      'By **{gst.annual-return.due}**, above {gst.annual-return.turnover} of turnover. Above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    when: '**By {gst.annual-return.due}**, above {gst.annual-return.turnover} of turnover. Above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    cost: '**{gst.annual-return.turnover}** of turnover is the line; above it GSTR-9 is due by {gst.annual-return.due}. Late: {gst.late-fee.yearly-day} a day up to {gst.late-fee.yearly-turnover} of turnover, at most {gst.late-fee.yearly-cap} of the turnover in the state; more above.',
    how: 'File **GSTR-9 on the GST portal** by {gst.annual-return.due}, if your turnover is above {gst.annual-return.turnover}; above {gst.reconciliation.turnover} add the reconciliation GSTR-9C and certify it yourself.',
    must: '**No**, not up to {gst.annual-return.turnover} of turnover. **Yes** above it: GSTR-9 by {gst.annual-return.due}; above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
    is: '**No** duty up to {gst.annual-return.turnover} of turnover. **Yes** above it: GSTR-9 by {gst.annual-return.due}; above {gst.reconciliation.turnover} with the reconciliation GSTR-9C, which you certify yourself.',
  },
  'gst.audit': {
    first:
      '**No**: turnover alone no longer begins an audit. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
    when: '**By {gst.annual-return.due}**, with the annual return: the reconciliation GSTR-9C, above {gst.reconciliation.turnover} of turnover, certified by yourself. An audit begins at no turnover any more.',
    cost: '**{gst.reconciliation.turnover}** of turnover is the line for the reconciliation GSTR-9C, which you certify yourself. An audit begins at no turnover any more; the tax office can still look at your books at any size.',
    how: 'File **GSTR-9C with the annual return**, above {gst.reconciliation.turnover} of turnover, by {gst.annual-return.due}, and certify it yourself; no audit begins by turnover. Keep bills and accounts: the tax office can look at any size.',
    they: '**Yes**, the tax office can come and look at your books, or order a special audit, at any size. But turnover alone no longer begins an audit.',
    can: '**Yes**, you certify the reconciliation GSTR-9C yourself, above {gst.reconciliation.turnover} of turnover; no accountant’s audit begins by turnover any more. The tax office can still look at your books at any size.',
    must: '**No**: turnover alone no longer begins an audit. Above {gst.reconciliation.turnover} of turnover you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
    is: '**No**, no GST audit is compulsory by turnover alone any more. Above {gst.reconciliation.turnover} you file the reconciliation GSTR-9C and certify it yourself. The tax office can still look at your books at any size.',
  },
  'gst.einvoice': {
    first:
      'Above **{gst.einvoice.turnover}** of turnover in any year since GST began, for sales to firms, the government and abroad, not to households. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days}.',
    when: '**Once turnover has passed {gst.einvoice.turnover}** in any year since GST began, for sales to firms, the government and abroad. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days} of its date.',
    cost: '**{gst.einvoice.turnover}** of turnover in any year since GST began; above it e-invoices are needed for sales to firms, the government and abroad, not to households. From {gst.einvoice.report-turnover} report each within {gst.einvoice.report-days}.',
    how: 'Send **the invoice to the e-invoice portal first** (einvoice.gst.gov.in); it comes back with a number and a square code. Needed above {gst.einvoice.turnover} of turnover, for sales to firms, the government and abroad, not to households.',
    they: '**Yes**, a firm can refuse it if your turnover was ever above {gst.einvoice.turnover}: without number and code it is no invoice, and the buyer may lose the credit. Never above it? Then you need none: say so.',
    can: '**Yes**, you may write ordinary bills if your turnover never passed {gst.einvoice.turnover} in a year, and always to households. **No** above it for firms, the government and abroad: without number and code it is no invoice.',
    must: '**No**, not if your turnover never passed {gst.einvoice.turnover} in a year since GST began, and never for sales to households. **Yes** above it, for sales to firms, the government and abroad.',
  },
  'gst.ewaybill': {
    first:
      'When goods on the road are worth more than **{gst.ewaybill.value}**. Some states have other lines for goods that stay inside the state.',
    when: '**When goods on the road** are worth more than {gst.ewaybill.value}. Some states have other lines for goods that stay inside the state. For how long a bill is good, look on the e-way bill portal: our pages do not say.',
    cost: '**{gst.ewaybill.value}** is the line: above this value goods on the road need an e-way bill. Some states have other lines for goods that stay inside the state.',
    how: 'Make it on **the e-way bill portal** (ewaybillgst.gov.in) when goods on the road are worth more than {gst.ewaybill.value}. Some states have other lines for goods that stay inside the state.',
    can: '**Yes**, you can send goods worth up to {gst.ewaybill.value} without an e-way bill; **No** above it. Some states have other lines for goods that stay inside the state.',
    must: '**No**, up to {gst.ewaybill.value} of goods on the road; **Yes** above it. Some states have other lines for goods that stay inside the state: ask before the goods leave.',
    is: '**No** e-way bill for goods worth up to {gst.ewaybill.value}; **Yes** above it. Some states have other lines for goods that stay inside the state: ask before the goods leave.',
  },
  'gst.credit': {
    first:
      'The GST that you paid on business purchases, **taken off** the GST on your sales. Not under composition. Claim bills by {gst.due.old-credit} of the next financial year, or before that year’s annual return, if sooner.',
    when: '**By {gst.due.old-credit}** of the next financial year, or before that year’s annual return, if sooner. On day {gst.due.gstr2b} the portal lists the bills that your sellers reported for the month before.',
    cost: '**All the GST** that you paid on what you bought for the business, taken off the GST on your sales; only the rest goes to the government. Not under composition. Which purchases give none, ask an accountant.',
    how: 'Look at **the list on the portal** (GSTR-2B) on day {gst.due.gstr2b}, accept or reject the bills there (IMS), and ring the seller whose bill is missing. Then take the credit off in your return; not under composition.',
    they: '**Yes**, your credit may not come if the seller has not reported the bill or filed: ring the seller. And under composition there is none at all.',
    can: '**Yes**, in the ordinary scheme, for GST on what you bought for the business, once the seller has reported the bill. **No** under composition, nor for a restaurant at {gst.rate.restaurant}. Some purchases may give none: ask an accountant.',
    must: '**Yes**, claim it in time: bills by {gst.due.old-credit} of the next financial year, or before that year’s annual return, if sooner. The seller must have reported the bill; on day {gst.due.gstr2b} the portal lists them.',
  },
  'gst.records': {
    first:
      'Keep bills and accounts **{gst.records}**, counted from the day the annual return of that year was due.',
    when: '**{gst.records}** after the day the annual return of that year was due; so long keep bills and accounts.',
    cost: '**{gst.records}**, counted from the day the annual return of that year was due: bills and accounts.',
    how: 'Keep **all bills and accounts**, sorted by financial year, for {gst.records} from the day the annual return of that year was due. The tax office can look at them at any size.',
    they: '**Yes**, the tax office can look at your books, at any size. Keep bills and accounts {gst.records}, counted from the day the annual return of that year was due.',
    can: '**No**, do not throw them away before {gst.records} have passed since the annual return of that year was due; after that you may. Whether a photo or scan alone is enough our pages do not say.',
    must: '**Yes**, keep bills and accounts {gst.records}, counted from the day the annual return of that year was due. The tax office can look at your books at any size.',
  },
  'gst.closing': {
    first:
      'Ask on the GST portal within **{gst.cancellation.within}** to cancel it. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
    when: '**Within {gst.cancellation.within}** of closing or falling below the limit ask on the GST portal; the final return GSTR-10 **within {gst.due.final-return}** after. File every return up to that day first; otherwise late fees go on.',
    cost: '**{gst.late-fee.day}** a day, or {gst.late-fee.nil-day} with nothing to report, goes on for returns not filed, up to a ceiling; a fee for cancelling our pages do not name. Ask on the GST portal within {gst.cancellation.within}.',
    how: 'Ask **on the GST portal** within {gst.cancellation.within} to cancel it. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
    they: '**Yes**, the office may cancel your number; its notice (REG-17) gives {gst.notice.cancel} to answer. If you want to keep it, file late returns first and answer on the portal in time.',
    can: '**Yes**, you can leave when you close or fall below the limit: ask on the GST portal within {gst.cancellation.within}. File every return up to that day first, and GSTR-10 within {gst.due.final-return} after.',
    must: '**Yes**, ask on the GST portal within {gst.cancellation.within} to cancel it when you stop. File every return up to that day first, and the final return GSTR-10 within {gst.due.final-return} after; otherwise late fees go on.',
  },
  'gst.check': {
    first:
      'Search the number on the **GST portal**, free and without an account. “Active”, with name and address that fit, is good. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    when: '**A few minutes** are enough, any day: search the number on the GST portal, free and without an account. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    cost: '**Nothing**: the search on the GST portal is free and needs no account. “Active”, with name and address that fit, is good.',
    how: 'Search **the number on the GST portal** (www.gst.gov.in), free and without an account. “Active”, with name and address that fit, is good. “Cancelled” or “suspended” means that the seller may not collect tax now.',
    they: '**No**, a seller whose number is “cancelled” or “suspended” may not collect tax now, nor one who uses somebody else’s number. Search it on the GST portal; report a false one to the commercial tax office.',
    can: '**Yes**, anybody can search a number on the GST portal, free and without an account. “Active”, with name and address that fit, is good; “cancelled” or “suspended” means no tax may be collected now.',
  },
  'gst.charged': {
    first:
      '**Not allowed** without an active number, nor under composition. If the portal finds nothing, do not pay the tax part. Keep the bill, and report it to the commercial tax office or the consumer helpline, {helpline.consumer}.',
    how: 'Search **the number on the GST portal**. Nothing found? Do not pay the tax part, keep the bill, and report it to the commercial tax office or the consumer helpline, {helpline.consumer}.',
    they: '**No**, a shop without an active number, or under composition, may not add GST. If the portal finds nothing, do not pay the tax part; keep the bill and report it: consumer helpline {helpline.consumer}.',
    can: '**Yes**, you can refuse the tax part and complain, if the portal finds no active number: to the commercial tax office or the consumer helpline, {helpline.consumer}. Keep the bill.',
    must: '**No**, you need not pay the tax part to a shop without an active number or under composition. Search the number on the GST portal, ask for a proper bill, and report it: consumer helpline {helpline.consumer}.',
    is: '**No**, it is not allowed to add GST without an active number, nor under composition. Do not pay the tax part, keep the bill, and report it: consumer helpline {helpline.consumer}.',
  },
  'gst.calculate': {
    first:
      'Price times the rate, divided by a hundred, is the **GST** to put on. Inside a price with tax, it is that price times the rate, divided by a hundred plus the rate.',
    cost: '**Price × rate ÷ 100** is the GST to put on: at {gst.rate.standard}, ₹180 on ₹1,000. Inside a price with tax: price × rate ÷ (100 + rate). Enter yours in the sum.',
    how: 'Multiply **the price by the rate** and divide by a hundred: that is the GST to put on. Inside a price with tax, divide by a hundred plus the rate instead. The sum does it for you.',
  },
  'gst.late-calculate': {
    first:
      'Days late times **{gst.late-fee.day}**, or {gst.late-fee.nil-day} with nothing to pay, for GSTR-1 and GSTR-3B, never above the ceiling. Add interest of {gst.interest} a year on tax paid late in cash.',
    cost: '**{gst.late-fee.day} × days late**, or {gst.late-fee.nil-day} with nothing to pay, for each GSTR-1 and GSTR-3B, at most {gst.late-fee.small-cap} up to {gst.late-fee.small-turnover} of turnover. Add {gst.interest} interest a year on tax paid late in cash.',
    how: 'Enter **the day it was due and the day you file** in the sum: days late times {gst.late-fee.day}, or {gst.late-fee.nil-day} with nothing to pay, up to the ceiling, and {gst.interest} interest a year on tax paid late in cash.',
  },
  'gst.bill': {
    first:
      'With a GST number: put it on **every bill**. Without one: write no GST on it. Under composition: write a bill of supply, which says that you may not collect tax.',
    cost: '**{gst.hsn.digits}** digits of the goods code (HSN), or {gst.hsn.digits-large} above {gst.hsn.turnover} of turnover, go into GSTR-1. The GST number belongs on every bill; without a number write no GST.',
    how: 'Write **your GST number** on every bill, if you have one; without one write no GST on it. Under composition write a bill of supply, which says that you may not collect tax.',
    can: '**Yes**, you can write a bill without a GST number, but put no GST on it. With a number, put that on every bill; under composition write a bill of supply, which says that you may not collect tax.',
    must: '**Yes**, your GST number must be on every bill, if you have one. **No** GST may be on it without a number. Whether a very small sale needs its own bill our pages do not say.',
  },
  'vendor.certificate': {
    first:
      'Apply at the **ward office** or Town Vending Committee: ask whether you are in the survey, fill the form, pay only against a receipt, keep a stamped copy. Not in the survey? Ask in writing to be counted.',
    when: '**After a visit or two** the office decides; no day is fixed on our pages. Ask every two weeks with the application number. In Telangana, as reported, the certificate is good for {vendor.telangana.years}.',
    cost: '**{vendor.telangana.fee.town} to {vendor.telangana.fee.mission-city}** was reported for Telangana, years ago; each state fixes its own fee. Ask at the ward office and pay only against a receipt.',
    how: 'Apply at **the ward office** or Town Vending Committee with Aadhaar, photos and proof that you vend: ask whether you are in the survey, fill the form, pay only against a receipt, keep a stamped copy.',
    can: '**Yes**, you can apply at the ward office or Town Vending Committee, also as a new vendor between two surveys; in Telangana and Andhra Pradesh from {vendor.age.telangana}. The certificate cannot be sold or rented out.',
    must: '**Yes**, once the survey is finished: without a certificate you can be removed and fined, at most {vendor.penalty}. Until the survey is done and certificates are given to all, nobody may be evicted. Apply at the ward office now.',
  },
  'vendor.letter': {
    first:
      'Ask for it on the PM SVANidhi portal or at the **ward office**, with anything that shows that you vend. The letter costs nothing. If your name is in the survey, you need none.',
    when: '**No day is fixed** on our pages: the office decides, and may look at your stall first. No answer? Go to the ward office with the number; after weeks without one complain on CPGRAMS.',
    cost: '**Nothing**: the letter is free, and a bought one can cost you the loan. Ask on the PM SVANidhi portal or at the ward office.',
    how: 'Ask **on the PM SVANidhi portal or at the ward office**, with Aadhaar, a photo of your stall and anything that shows that you vend; keep the number. The letter costs nothing. In the survey? Then you need none.',
    can: '**Yes**, if the survey left you out: ask on the PM SVANidhi portal or at the ward office, with anything that shows that you vend, such as fine receipts or a union’s letter. It costs nothing.',
    must: '**No**, if your name is in the survey or you hold a certificate: then you need no letter for the loan. **Yes**, for the PM SVANidhi loan, if you have neither. The letter costs nothing.',
  },
  'vendor.rights': {
    first:
      'To vend in **your zone and hours**, {vendor.notice} of notice before a certificate holder moves, seized goods back, and a hearing before a certificate is cancelled. Before survey and certificates are done, no eviction.',
    when: '**{vendor.notice}** before a certificate holder must move; goods that spoil come back **{vendor.return-perishable}**, others within **{vendor.return-goods}**, once you claim them and pay the fee. No eviction before survey and certificates are done.',
    cost: '**{vendor.notice}** of notice before a certificate holder moves, seized goods back {vendor.return-perishable} if they spoil, others within {vendor.return-goods}, and {vendor.committee-vendors} of the committee are vendors. Vending without a certificate: at most {vendor.penalty}.',
    how: 'Show **your certificate**, ask for the written notice and the officer’s name, and write down time and place. Then complain to the grievance committee; for a free lawyer call {helpline.legal-aid}.',
    they: '**No**, neither police nor anyone else may stop you while you keep to your certificate, and nobody may evict you before survey and certificates are done. After the survey, without a certificate, they can remove and fine you.',
    can: '**Yes**, with a certificate you may vend in your zone at your hours. Before survey and certificates are done, nobody may evict you. **No** in a no-vending zone, on railway land, or after the survey without a certificate.',
    must: '**No**, you need not go at once if you hold a certificate and keep to it: {vendor.notice} of written notice come first. Before survey and certificates are done, nobody is evicted. **Yes**, after the survey and without a certificate.',
    is: '**Yes**, the Street Vendors Act, 2014 is on your side: your zone and hours, {vendor.notice} of notice before a certificate holder moves, seized goods back, a hearing, and no eviction before survey and certificates are done.',
  },
  'vendor.duties': {
    first:
      'Vend **yourself or with family**, keep to your certificate, keep the place clean and pay the fee against a receipt. Clear your goods when shared hours end; never rent out certificate or place.',
    cost: 'At most **{vendor.penalty}** for each breach of the certificate’s terms. The vending fee and the charge for upkeep are local: pay them against a receipt.',
    how: '**Vend yourself** or with family, keep to the certificate, keep the place clean, leave drains, benches and trees as they are. Clear your goods when shared hours end; pay the fee against a receipt.',
    they: '**Yes**, for a breach they can fine you, at most {vendor.penalty} for each offence. Before a certificate is suspended or cancelled you must be heard, and you can appeal.',
    can: '**No**: the certificate and the place may not be rented out, sold or handed to somebody else, and you may not stay after shared hours. Your own family may vend.',
    must: '**Yes**: vend yourself or with family, keep to your certificate’s place and hours, keep the place clean and pay the fee against a receipt. Have your certificate or card ready to show.',
  },
  'vendor.told-to-move': {
    first:
      'Ask for the **written notice**. With a certificate: {vendor.notice} from it. Without: no eviction until the survey is finished and all have certificates; after that you can be removed and fined. On railway land this Act does not apply.',
    when: '**{vendor.notice}** from the day on the written notice, if you hold a certificate. Without one: not before the survey is finished and all have certificates. Answer in writing before that day. Not for railway land.',
    cost: 'At most **{vendor.default-penalty} a day** for staying after the notice has run out, and the goods may be taken. Vending without a certificate: at most {vendor.penalty} for each offence.',
    how: '**Ask for the written notice** and photograph it, show your certificate, ask for the new place, and answer the town office in writing before the day. Free lawyer: {helpline.legal-aid}. On railway land this Act does not apply.',
    they: '**No**, not without a written notice and {vendor.notice} for a certificate holder, nor before the survey is finished and all have certificates. After that a vendor without one can be removed. Railway land has another law.',
    can: '**Yes**, for now: with a certificate until {vendor.notice} after a written notice, without one until the survey is finished and all have certificates. After that you can be removed and fined. Not on railway land.',
    must: '**No**, not at once. A certificate holder has {vendor.notice} from a written notice; without one nobody may be evicted until the survey is finished and all have certificates; after that you can be evicted. Railway land has another law.',
  },
  'vendor.goods-taken': {
    first:
      'Ask for a **signed list**, and claim your goods in writing at the office today. After claim and fee, what spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
    when: '**Food {vendor.return-perishable}**, other goods within {vendor.return-goods}: the time runs from your claim and the fee. So go to the office today.',
    cost: '**The fee the municipal body has fixed**, against a receipt: ask for the rate in writing. Larger than the goods are worth? Take the paper to a free lawyer: {helpline.legal-aid}.',
    how: '**Go to the office today** with a list of your goods, claim them in writing, pay against a receipt, and count before you sign. No signed list? Write your own, with two witnesses.',
    they: '**No**, not without a signed list, and not for long: after claim and fee, what spoils comes back {vendor.return-perishable}, other goods within {vendor.return-goods}. Goods may be taken when the time in a notice has run out.',
    can: '**Yes**, you can get them back: claim them in writing and pay the fee against a receipt. What spoils then comes back {vendor.return-perishable}, other goods within {vendor.return-goods}.',
    must: '**Yes**, to get them back you claim them in writing and pay the fee the municipal body has fixed, at the counter. Without a receipt it is no fee: ask for the rate in writing.',
  },
  'vendor.bribe-asked': {
    first:
      'Pay only against a **receipt**, at the counter; ask for the section in writing. Note name, badge, time and place, and complain in writing to the head of the office. In danger call {fire.phone.emergency}.',
    cost: '**Nothing** without a paper that names the section, and a receipt. A real fine you pay at the counter; for vending without a certificate it is at most {vendor.penalty}.',
    how: '**Complain in writing** to the head of the office, with name, badge, time, place and two witnesses. Pay only at the counter, against a receipt. Free lawyer: {helpline.legal-aid}; in danger {fire.phone.emergency}.',
    they: '**No**: neither police nor officers may take money without a paper and a receipt, nor free food. Note name, badge, time and place, and complain in writing to the head of the office. In danger call {fire.phone.emergency}.',
    can: '**Yes**, you can say no and complain: note name, badge, time and place, and write to the head of the office. Offer nothing, stay calm. In danger call {fire.phone.emergency}.',
    must: '**No**: without a paper that names the section, and a receipt, it is no fine, and you need not pay it there. Say that you will pay at the counter. In danger call {fire.phone.emergency}.',
  },
  'vendor.police': {
    first:
      'Ask for **name, station and order**, and stay calm. With a certificate: nobody may stop you in your place and hours. Without: ask for the order in writing. In danger call {fire.phone.emergency}; free lawyer: {helpline.legal-aid}.',
    cost: 'At most **{vendor.penalty}** for each offence, for vending without a certificate or against its terms. Ask for the section in writing, and pay only at the counter, against a receipt.',
    how: '**Ask for name, station and order**, write them down with the time, and show your certificate. Then tell the Town Vending Committee. In danger call {fire.phone.emergency}; free lawyer {helpline.legal-aid}.',
    they: '**No**, while you keep to your certificate nobody may stop you, the police included. Without one ask for the order in writing: the town office decides. In danger call {fire.phone.emergency}; free lawyer {helpline.legal-aid}.',
    can: '**Yes**, with a certificate you may go on in your place and hours, and you can complain in writing. Without one, ask for the order in writing. Free lawyer: {helpline.legal-aid}; in danger {fire.phone.emergency}.',
    must: '**No**, you need not stop vending while you keep to your certificate’s place and hours. Without a certificate ask for the order in writing. Stay calm, touch nobody; in danger call {fire.phone.emergency}.',
  },
  'vendor.penalty': {
    first:
      'At most **{vendor.penalty}** for each offence, without a certificate or against its terms. For staying after the notice to move has run out: at most {vendor.default-penalty} a day.',
    cost: 'At most **{vendor.penalty}** for each offence, without a certificate or against its terms. For staying after the notice to move has run out: at most {vendor.default-penalty} a day.',
    how: '**Ask for the notice** with its section, and pay only at the counter, against a receipt: at most {vendor.penalty} for each offence. Then apply for a certificate at once, in writing.',
    they: '**Yes, but at most {vendor.penalty}** for each offence, without a certificate or against its terms; for staying after the notice has run out at most {vendor.default-penalty} a day. A larger fine: ask for the section in writing.',
    must: '**No**, not on the spot: without a paper that names the section, and a receipt, it is no fine. A real one is at most {vendor.penalty} for each offence, paid at the counter.',
  },
  'vendor.survey': {
    first:
      'At least every **{vendor.survey-years}**, by the Town Vending Committee. Ask your ward office whether there was a survey and whether your name is in it.',
    when: 'At least every **{vendor.survey-years}**, by the Town Vending Committee. The day in your town we do not know: ask your ward office, and whether your name is in the last survey.',
    how: '**Ask the ward office** two things: was there a survey, and is my name in it? Keep Aadhaar, a photo at your stall and old receipts ready. Not in it? Ask in writing to be counted.',
    they: '**Yes, but perhaps not this year**: the Town Vending Committee surveys all vendors at least every {vendor.survey-years}. Ask your ward office for the day, and whether your name is in the last one.',
    can: '**Yes**, every vendor can be counted, with a stall or moving about. Not in the survey? Ask the ward office in writing to be counted, and for a Letter of Recommendation.',
    must: '**Yes**, the town must survey all vendors, at least every {vendor.survey-years}. Who is found in it gets a certificate. Were you missed? Ask in writing to be counted.',
    is: '**Yes**: all vendors are counted, with a stall or moving about, at least every {vendor.survey-years}. Whether your name is in it, the ward office says.',
  },
  'vendor.age': {
    first:
      'From **{vendor.age-min}** by the Act, but a state may ask for more: {vendor.age.telangana} in Telangana, {vendor.age.andhra} in Andhra Pradesh.',
    when: '**From {vendor.age.telangana}** of age in Telangana and Andhra Pradesh. By the Act from {vendor.age-min}, but a state may ask for more.',
    cost: '**{vendor.age.telangana}** in Telangana and Andhra Pradesh. By the Act {vendor.age-min}, but a state may ask for more. No highest age is named.',
    they: '**Yes**, below {vendor.age.telangana} they can refuse you in Telangana and Andhra Pradesh. The Act itself says {vendor.age-min}, and a state may ask for more. No highest age is named.',
    can: '**No** below {vendor.age.telangana} in Telangana and Andhra Pradesh; elsewhere **Yes** from {vendor.age-min}, unless your state asks for more. No highest age is named.',
    must: '**Yes** in Telangana and Andhra Pradesh: a vendor there is at least {vendor.age.telangana} old. The Act itself says {vendor.age-min}; your state may ask for more. No highest age is named.',
    is: '**Yes**, there is a lowest age: {vendor.age-min} by the Act, but {vendor.age.telangana} in Telangana and Andhra Pradesh. No highest age is named.',
  },
  'vendor.committee': {
    first:
      'The town’s committee that **surveys vendors** and gives certificates. At least {vendor.committee-vendors} of its members are vendors, elected by vendors; {vendor.committee-women} of those are women. The ward office must tell you their names.',
    cost: 'At least **{vendor.committee-vendors}** of the members are vendors, elected by vendors; {vendor.committee-women} of those are women.',
    how: '**Ask at the ward office** for the vendors’ members of your Town Vending Committee: it must tell you their names. The committee surveys vendors and gives certificates.',
    can: '**Yes**, vendors can sit on it: at least {vendor.committee-vendors} of its members are vendors, elected by vendors, and {vendor.committee-women} of those are women. Ask the ward office when the next election is.',
    is: '**Yes**: each town has one, and vendors elect at least {vendor.committee-vendors} of its members from among themselves; {vendor.committee-women} of those are women.',
  },
  'vendor.family': {
    first:
      'Ask the municipal body for **SVANidhi se Samriddhi**: it links a borrower’s family to insurance, pension, ration and help for mothers. If the vendor dies or falls ill, ask the Town Vending Committee what the family may do.',
    how: '**Ask at the municipal body** for SVANidhi se Samriddhi: it links a borrower’s family to insurance, pension, ration and help for mothers. After death or illness ask the Town Vending Committee about the stall.',
    can: '**Yes**, the family of a PM SVANidhi borrower is linked to insurance, pension, ration and help for mothers: ask at the municipal body. Taking over a stall after death or illness: ask the Town Vending Committee.',
    must: '**Yes**, for SVANidhi se Samriddhi somebody in the family must have a PM SVANidhi loan. If nobody has come to your house for it, ask at the municipal body.',
    is: '**Yes**, for the family of a PM SVANidhi borrower: SVANidhi se Samriddhi links it to insurance, pension, ration and help for mothers. Ask at the municipal body what fits.',
  },
  'vendor.scale': {
    first:
      '**Yes**, if you sell by weight, at a cart too. An electronic scale is stamped again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}; with a stamp that has run out it may not be used.',
    when: '**Every {vendor.scale.electronic}** for an electronic scale, every {vendor.scale.beam} for weights and a beam scale. The stamp shows when it was last checked.',
    cost: '**A small fee of the state**, by the size of the scale: ask before, and take a receipt. A first fine for a wrong scale can reach {sectors.scales.fine}.',
    how: '**Take the clean scale** to the Legal Metrology office of your district, or its camp in the market. Pay against a receipt, watch that the stamp is put on, and keep the certificate near the scale.',
    they: '**Yes**, the officer may test your scale and take one without a stamp: ask for a receipt. A first fine for a wrong scale can reach {sectors.scales.fine}; some first slips can end with a notice.',
    can: '**No**, not a kitchen scale, nor one without a stamp or with a stamp that has run out, even if it is exact. Buy a stamped one from a licensed dealer, with a bill.',
    must: '**Yes**, if you sell by weight, at a cart too. An electronic scale is stamped again after {vendor.scale.electronic}, weights and beam scales after {vendor.scale.beam}.',
  },
  'vendor.scale-officer': {
    first:
      'Show the **stamp certificate**, let the officer test the scale, and ask for what is wrong in writing, with a receipt if the scale is taken. Taken without a stamp? Stamped in time, it is not forfeited.',
    when: '**By the day the notice names**. Put right what it says, have the scale stamped, and tell the officer in writing: stamped in time, it is not forfeited.',
    cost: '**Up to {sectors.scales.fine}** can be the first fine for a wrong scale. Since {sectors.scales.notice-since} some first slips can end with a notice instead; never fraud, never a second time.',
    how: '**Show the stamp certificate**, let the officer test the scale, and ask for what is wrong in writing, with a receipt if the scale is taken. Then have it stamped, and write to the officer.',
    they: '**Yes**, the officer may test your scale and packets and take a scale without a stamp, but ask for it in writing, with a receipt. Stamped in time, the scale is not forfeited.',
    can: '**Yes**, a scale taken because it had no stamp is not lost: stamped in time, it is not forfeited. Ask what is wrong in writing, put it right, and tell the officer in writing.',
    must: '**Yes**, show the stamp certificate and let the officer test the scale. Ask for what is wrong in writing, and for a receipt with section and number if the scale is taken.',
  },
  'vendor.city-notice': {
    first:
      'Find the section, the amount and the **last day**. If it is not right, answer in writing before that day. Pay only at the counter or on the site, against a receipt.',
    when: '**By the last day on the notice**: each town has rules of its own. No day on it, or the notice lost? Ask the office in writing at once.',
    cost: '**The amount on the notice**: each town has its own. Ask how it was worked out. For vending without a certificate it is at most {vendor.penalty} for each offence.',
    how: '**Answer in writing** before the last day: ask for the section and how the amount was worked out. Photograph every page, keep a stamped copy, and pay only at the counter or on the site.',
    they: '**Yes**, it can come to that: a shop without a licence may be closed. So ask for the section in writing, answer before the last day, and pay nobody in cash.',
    can: '**Yes**, you can write back before the last day: ask for the section, how the amount was worked out, how you can be heard, and for time. Keep a stamped copy.',
    must: '**Yes**, answer in writing before the last day, also if the notice is not right. If the amount is right, pay only at the counter or on the site, against a receipt.',
  },
  'notice.read': {
    first:
      'Find the **last day** first, then the office, officer, date and section. Answer in writing before that day; free legal aid: {helpline.legal-aid}. Silence is the worst answer.',
    when: '**Before the last day** that the notice names. Photograph the envelope too: the day it came can count. No day on it? Ask the office in writing.',
    how: '**Find five things**: office, officer, date, section, last day. Photograph every page, then answer in writing before that day, at the office or with a free lawyer: {helpline.legal-aid}.',
    they: '**Yes**, if you stay silent the office decides without your side. So answer in writing before the last day; free lawyer: {helpline.legal-aid}.',
    can: '**Yes**, you can ask the officer in writing for the section, what to do, by which day, and how you can be heard. Free legal aid helps you: {helpline.legal-aid}.',
    must: '**Yes**, answer every real notice, in writing and before its last day: silence is the worst answer. Read before you sign. A free lawyer helps: {helpline.legal-aid}.',
  },
  'notice.fake': {
    first:
      'Pay **nothing yet**: a real notice can be checked on the office’s own site. A call or link that wants money or an OTP is likely false. Paid already? Call {helpline.cybercrime} now.',
    cost: '**Nothing yet**: pay only at the counter or on the government site, once you have checked the notice there. Paid already? Call {helpline.cybercrime} now, then your bank.',
    how: '**Type the office’s address yourself** and look the notice up there. Signs of a false one: a link to pay, a hurry, an OTP, a personal UPI name. Paid already? Call {helpline.cybercrime} now.',
    they: '**No**: the government is never paid by a person’s UPI name, and nobody needs your OTP or PIN. Hang up, and check on the office’s own site. Paid already? Call {helpline.cybercrime}.',
    can: '**Yes**, you can check it: a real notice can be looked up on the office’s own site. Type the address yourself and pay nothing yet. Paid already? Call {helpline.cybercrime} now.',
    must: '**No**, pay nothing yet, tap nothing and give no OTP. Look the notice up on the office’s own site, typing the address yourself. Paid already? Call {helpline.cybercrime} now.',
  },
  'notice.income-tax': {
    first:
      'Check its **DIN** on the income-tax portal first; you need no login. Then find section, year and last day, and answer there in time. Need longer? Ask before the last day.',
    when: '**By the last day on the notice**: there is no one period for all. Need longer? Ask before that day, and ask for the new last day in writing.',
    how: '**Check its DIN** on the income-tax portal, without a login. Then find section, year and last day, photograph every page, and answer there in time with bills and bank statement.',
    can: '**Yes**, you can answer on the income-tax portal, and ask for more time before the last day. First check the notice’s DIN there; you need no login.',
    must: '**Yes**, answer it on the portal before its last day, with bills and bank statement. Check its DIN there first, without a login. Need longer? Ask before the last day.',
  },
  'notice.labour': {
    first:
      'Show **what you have**: letters, register, proof of wages, ESI and PF receipts. Ask for the order and a copy of the note, read before you sign, and answer in writing, in time.',
    when: '**By the day the notice names**: put each point right and answer in writing, with a stamped copy. No day on it? Ask the labour office.',
    how: '**Show what you have**: letters, register, proof of wages, ESI and PF receipts. Ask for the order and a copy of the note, read before you sign, and answer in writing, in time.',
    they: '**Yes**, a labour inspector can ask for letters, register and proof of wages; how much depends on your state and your number of workers. Ask for card, order and a copy of the note.',
    can: '**Yes**, you can ask for the officer’s card, the order and a copy of the note, read before you sign, and answer each point in writing. Free lawyer: {helpline.legal-aid}.',
    must: '**Yes**, show what you have: letters, register, proof of wages, ESI and PF receipts. What must be there depends on your state and your number of workers. Read before you sign.',
  },
  'svanidhi.loan': {
    first:
      'Up to **{msme.svanidhi.first}** first, {msme.svanidhi.second} when that is paid back, then {msme.svanidhi.third}, without security. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
    cost: 'Up to **{msme.svanidhi.first}** first, {msme.svanidhi.second} when that is paid back, then {msme.svanidhi.third}, without security. Who pays on time gets {msme.svanidhi.subsidy} interest a year back.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and a vendor’s paper, for up to {msme.svanidhi.first}. The application costs {vendor.loan.fee}.',
    can: '**Yes**, up to {msme.svanidhi.first} first, if you sell in a town and have a vendor’s paper. {msme.svanidhi.second} and {msme.svanidhi.third} only when the loan before is paid back; the bank decides.',
    must: '**No**, you need no security, no guarantor, no shop and no GST number, but a vendor’s paper, Aadhaar and a bank account. You pay the loan back in monthly instalments.',
  },
  'svanidhi.apply': {
    first:
      'Apply on the **PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and your paper as a vendor. The application costs {vendor.loan.fee}: pay no agent.',
    when: '**Half an hour** for the form, and a visit to the bank; the bank decides when. Keep the application number. The scheme runs until {msme.svanidhi.ends}.',
    cost: '**Free**: the application costs {vendor.loan.fee}, so pay no agent. Interest is what the bank sets: ask for it before you sign.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp, with Aadhaar and your paper as a vendor. It costs {vendor.loan.fee}: pay no agent.',
    they: '**No**, nobody may charge for the form: the application costs {vendor.loan.fee}. The bank decides on the loan; if it refuses, ask for the reason in writing.',
    can: '**Yes**, online on the PM SVANidhi portal, or at a service centre, your bank or a municipal camp. Each applicant needs an own vendor’s paper and account. It costs {vendor.loan.fee}.',
    must: '**Yes**, you need Aadhaar with your phone linked, a bank account in your own name and a vendor’s paper. No paper? First ask the municipal body for a Letter of Recommendation. Pay no agent.',
    is: '**Yes**: applying is free, online or at a service centre, bank or camp, and the scheme runs until {msme.svanidhi.ends}. Pay no agent.',
  },
  'svanidhi.documents': {
    first:
      '**Aadhaar** with your mobile number linked; vending certificate, identity card, survey number or Letter of Recommendation; bank book in your own name; and your own phone for the codes.',
    how: '**Bring Aadhaar** with your mobile number linked; vending certificate, identity card, survey number or Letter of Recommendation; bank book in your own name; and your own phone for the codes.',
    can: '**Yes** with a Jan Dhan account, a survey number or a Letter of Recommendation. **No** without Aadhaar linked to your phone.',
    must: '**Yes** for Aadhaar with your phone linked, one vendor’s paper, and a bank book in your own name. **No** for a GST number, a shop or a guarantor.',
    is: '**No**, Aadhaar alone is not enough: a vendor’s paper, a bank book in your own name and your own phone belong to it. Our list asks for no other paper.',
  },
  'svanidhi.rejected': {
    first:
      'Ask for the reason **in writing**, then go to the loan desk of the municipal body. If the bank does not answer a complaint, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
    how: '**Ask for the reason in writing**, then go to the loan desk of the municipal body. If the bank does not answer a complaint, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
    they: '**Yes, it may say no**, for the bank decides, but it needs no guarantor and no security. Ask for the reason in writing, then go to the loan desk of the municipal body.',
    can: '**Yes**, do not give up after one no: ask for the reason in writing, go to the loan desk of the municipal body, and complain to the bank. Then the RBI Ombudsman: {helpline.bank-complaints}.',
    must: '**No**, no guarantor and no security is needed. An earlier PM SVANidhi loan must be paid back first. Refused all the same? Ask for the reason in writing.',
  },
  'svanidhi.fee': {
    first:
      '**No fee**: the application costs {vendor.loan.fee}, so pay no agent. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    cost: '**Nothing**: the application is free, so pay no agent. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    how: '**Pay nothing and apply yourself**, on the portal, at a service centre, your bank or a municipal camp. Write down who asked for money, and report it. Give nobody the code on your phone.',
    they: '**No**, nobody may charge for the form: the application costs {vendor.loan.fee}. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    can: '**Yes**, you can apply yourself without paying anybody: on the portal, at a service centre, your bank or a municipal camp. It costs {vendor.loan.fee}.',
    must: '**No**: the application costs {vendor.loan.fee}, and an agent can do nothing that you cannot. Nobody can get it passed for you; the bank decides. Give nobody the code on your phone.',
    is: '**No fee at all**: the application costs {vendor.loan.fee}, and nobody may charge for the form. Give nobody the code on your phone.',
    free: '**Yes**, applying is free, and nobody may charge for the form. Give nobody the code on your phone.',
  },
  'svanidhi.interest': {
    first:
      'The **bank sets** the rate: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    cost: '**The bank’s own rate**: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    how: '**Ask the bank** for the rate, the instalment and its day before you sign. Pay each instalment on its day, and {msme.svanidhi.subsidy} interest a year comes back.',
    they: '**Yes**, the bank sets the rate itself: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if you pay on time; a late instalment loses that.',
    can: '**Yes**, {msme.svanidhi.subsidy} interest a year comes back if you pay every instalment on its day; one late instalment can lose it. The bank sets the rate itself.',
    must: '**Yes**, you pay interest at the bank’s rate: ask for it before you sign. {msme.svanidhi.subsidy} a year comes back if every instalment is on time.',
  },
  'svanidhi.cashback': {
    first:
      'Take UPI with a QR code that pays into the **account of the loan**: up to {vendor.loan.cashback} comes back. Ask the branch how many payments a month count, and of what size.',
    cost: 'Up to **{vendor.loan.cashback}**, for UPI payments into the account of the loan. Ask the branch how many payments a month count, and of what size. The QR is free.',
    how: '**Take UPI with a QR code** that pays into the account of the loan; the branch gives it free. None comes? Ask the branch, then the loan desk of the municipal body.',
    can: '**Yes**, with a PM SVANidhi loan: up to {vendor.loan.cashback} for taking UPI, if the QR code pays into the account of the loan. Ask the branch which payments count.',
    must: '**Yes**, you need a QR code that pays into the account of the loan; otherwise the payments may not be counted. How many a month count, and of what size, your branch says.',
    is: '**Yes**, up to {vendor.loan.cashback} for taking UPI, if the QR code pays into the account of the loan. Which payments count, by number and size, the branch says.',
  },
  'svanidhi.ends': {
    first: 'Until **{msme.svanidhi.ends}**, by the decision of the Cabinet.',
    when: 'Until **{msme.svanidhi.ends}**, by the decision of the Cabinet.',
    how: '**Apply on the PM SVANidhi portal**, at a service centre, your bank or a municipal camp: the scheme runs until {msme.svanidhi.ends}.',
    they: '**No**, who says that the scheme is closed is wrong: it runs until {msme.svanidhi.ends}, by the decision of the Cabinet. Refused? Ask for the reason in writing.',
    can: '**Yes**, you can still apply: PM SVANidhi runs until {msme.svanidhi.ends}, by the decision of the Cabinet.',
  },
  'svanidhi.next': {
    first:
      'Up to **{msme.svanidhi.second}** when the first loan is paid back, then up to {msme.svanidhi.third}. After the second, paid on time, a credit card up to {msme.svanidhi.card}. A late instalment can cost you the next loan.',
    when: '**When the first loan is paid back**, every instalment on its day: then up to {msme.svanidhi.second} opens, later up to {msme.svanidhi.third}. The bank decides when. A late instalment can cost you the next loan.',
    cost: 'Up to **{msme.svanidhi.second}** when the first loan is paid back, then up to {msme.svanidhi.third}. After the second, paid on time, a credit card up to {msme.svanidhi.card}.',
    how: '**Pay each instalment on its day**; when the loan is paid back, ask your bank for the next, up to {msme.svanidhi.second}. No answer? Complain in writing, then to the RBI Ombudsman: {helpline.bank-complaints}.',
    can: '**Yes**, up to {msme.svanidhi.second} once the first loan is paid back, then up to {msme.svanidhi.third}; no step can be left out. The bank decides, and a late instalment can cost you the next loan.',
    must: '**Yes**, the first loan must be paid back before the second opens, and the second before the third. A late instalment can cost you the next loan.',
  },
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
    cost: '**15% to 35%** of a new unit’s project, for projects up to ₹50 lakh in making or ₹20 lakh in services. We could not confirm that it goes on: ask before you plan with it.',
    how: '**Ask first** on the scheme’s portal or at the District Industries Centre whether it takes applications: we could not confirm it. Pay for no project report before.',
    can: '**Not confirmed**: PMEGP pays a part of a new unit’s project, but we could not confirm that it goes on. Ask the District Industries Centre before you pay for a project report.',
  },
  'loan.vishwakarma': {
    first:
      'Up to **{msme.vishwakarma.first}**, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} interest a year, with training and tools, for {msme.vishwakarma.trades} trades done by hand. We could not confirm that it goes on.',
    cost: 'Up to **{msme.vishwakarma.first}**, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} a year; ₹15,000 for tools and ₹500 a day during training. We could not confirm that it goes on.',
    how: '**Ask at a common service centre** whether new artisans are still taken: we could not confirm it. The scheme is for {msme.vishwakarma.trades} trades done by hand, one in a family.',
    can: '**Yes**, if yours is one of {msme.vishwakarma.trades} hand trades, such as tailor or barber, nobody in your family has it, and no recent Mudra or SVANidhi loan is unpaid. Whether new people are still taken we could not confirm.',
    must: '**Yes**, you must work with your hands in one of the {msme.vishwakarma.trades} trades, and only one in a family can join. We could not confirm that it goes on: ask at a common service centre.',
  },
  'loan.standup': {
    first:
      'Stand-Up India is **closed**; a scheme for first businesses of women, SC and ST is only announced. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
    cost: '**₹10 lakh to ₹1 crore** it was, but Stand-Up India is closed. A bank loan can have the CGTMSE guarantee, up to {msme.cgtmse.max}, for women {msme.cgtmse.cover-women} of it.',
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
    can: '**Yes**, a micro or small supplier with Udyam can claim the money and interest on MSME Samadhaan, after one reminder in writing. For goods a trader only sells on, it is disputed.',
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
  'eshram.card': {
    first:
      'Register on the **e-Shram portal** with Aadhaar and its linked phone, or at a common service centre. It costs {finder.free.eshram}; for workers of {labour.eshram.age} of age without PF, ESI or income tax.',
    when: '**Half an hour** to register, on the portal or at a common service centre; the number is for life. The card itself pays no money, so there is no pay day.',
    cost: '**Nothing**: the card is free. A service centre that you asked to print it may take a little for paper. The card itself pays no money each month.',
    how: '**Register on the e-Shram portal** with Aadhaar and its linked phone, or at a common service centre if none is linked. Give the work you do, bank account and nominee. It costs {finder.free.eshram}.',
    they: '**No**, nobody may charge for the card; a service centre that you asked to print it may take a little for paper. Read the code on your phone to nobody.',
    can: '**Yes**, if you are {labour.eshram.age} old and have no PF, no ESI and no income tax to pay: vendor, cook, tailor, driver, helper. It costs {finder.free.eshram}.',
    must: '**No**, nobody has to pay for it: it costs {finder.free.eshram}. You do need Aadhaar; if no phone is linked to it, go to a common service centre.',
    is: '**Yes**, it is free and for life, for workers of {labour.eshram.age} without PF, ESI or income tax. It opens the way to schemes; the card itself pays no money.',
  },
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
  'shops-act': {
    first:
      'Gumasta is the **shops registration**: needed in Telangana within {trade.shops.telangana.within} of opening; also in Andhra Pradesh, Karnataka and Delhi. From {trade.shops.maharashtra.workers} workers in Maharashtra and {trade.shops.gujarat.workers} in Gujarat (smaller shops inform the office), {trade.shops.uttar-pradesh.workers} in Uttar Pradesh, {trade.shops.tamil-nadu.workers} in Tamil Nadu; above {trade.shops.rajasthan.exempt} in Rajasthan.',
    when: '**Within {trade.shops.telangana.within}** of opening in Telangana, Andhra Pradesh and Karnataka. No renewal in Telangana, but a yearly fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}.',
    cost: '**{trade.shops.telangana.fee.none}** in Telangana without workers, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}, more above; then a yearly fee. Delhi {trade.shops.delhi.fee}, Tamil Nadu {trade.shops.tamil-nadu.fee}.',
    how: '**Register online** with the Labour Department of your state; in Telangana the certificate comes at once. The annual fee there is paid from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}.',
    can: '**Yes**, a shop in Telangana registers online, also without workers, and the certificate comes at once. In states that register only larger shops, a small one informs the office or needs nothing.',
    must: '**Yes** in Telangana, also without workers, within {trade.shops.telangana.within} of opening; also in Andhra Pradesh, Karnataka and Delhi. **No** for a small shop in Maharashtra and Gujarat, which only informs, Uttar Pradesh, Tamil Nadu and Rajasthan.',
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
  'trademark.need': {
    first:
      '**No law** asks for it. Take one when you pack goods, sell online or give out franchises: it stops others from using your name for the same goods. A shop licence or a company name does not.',
    when: '**Before you print** packets, sell online, give out franchises or pay for a large sign. You can wait if you sell in one lane or are still trying out names.',
    cost: '**{trademark.fee.low}** for each mark and class, online, for an individual, a recognised startup or a small enterprise with Udyam; {trademark.fee.high} for everyone else. No law asks you to take one.',
    how: '**Search** the official register first, free; then file Form TM-A yourself on the e-filing site of IP India, {trademark.fee.low} for each class for an individual. With money for one, take the word, not the logo.',
    they: '**Yes**, as long as you have no trademark, others can paint your name on their board: a licence or a company name does not stop them. If you are long known by it, a court may, with proof.',
    can: '**Yes**, you may sell under a name that is not registered, unless it is too close to somebody’s older mark. Keep dated proofs of your name: bills, a photograph of the board.',
    must: '**No**, no law asks for it, and most stalls need none. Take one when you pack goods, sell online or give out franchises: only it stops others easily from using your name for the same goods.',
    is: '**No**, no law makes it compulsory, but a shop licence, a company name or a web address does not protect your name. A trademark does, for the goods you name, in all India.',
  },
  'trademark.search': {
    first:
      'Search it **free** on the official trademark search, in your class: the word as it is, and words that sound like it. Then look in shops, maps and apps. A clean search is no promise.',
    when: '**About an hour**, free, and before you print a board or packets or file. Then look in shops, maps and apps too.',
    cost: '**Free**: the official trademark search costs nothing and needs no account.',
    how: '**Search** the official register, in your class and its neighbours: the word as it is, then words that sound alike, and look at the status. Then look in shops, maps and apps. It is free.',
    can: '**Only** if no living mark for the same goods looks or sounds like it, and nobody has long used it. Search free in your class first. A clean search is no promise.',
    must: '**Yes**, search before you print or file: it takes an hour and is free. Changing the name is free today and costly next year. A clean search is still no promise.',
  },
  'trademark.apply': {
    first:
      'Search first, then file **Form TM-A** yourself on the e-filing site of IP India: the owner’s exact name, the class, the goods, and since when you use the name. Each class is paid for.',
    when: '**About an hour** to file. The certificate takes {trademark.time.unopposed} if nobody objects, we estimate. You may write ™ from the day you file, and your priority counts from it.',
    cost: '**{trademark.fee.low}** for each mark and class, online, for an individual, a recognised startup or a small enterprise with Udyam; {trademark.fee.high} for everyone else.',
    how: 'File **Form TM-A** on the e-filing site of IP India, after a free search: the owner’s exact name, class, goods, and since when you use the name. Then look into the account each month.',
    they: '**Yes**, the examiner can object, for example if your mark is close to an older one or only describes the goods. Reply within {trademark.reply} of the report, or the application is dropped.',
    can: '**Yes**, you can file it yourself, online, in your own name, without a company: Form TM-A on the site of IP India, {trademark.fee.low} for each class. The site asks for a digital signature.',
    must: '**No** company and no agent is needed: file in your own name on the site of IP India. An individual needs no Udyam for the lower fee. The site does ask for a digital signature.',
  },
  'trademark.fee': {
    first:
      '**{trademark.fee.low}** for each mark and class, online, for an individual, a recognised startup or a small enterprise with Udyam; {trademark.fee.high} for everyone else. Renewal after {trademark.term}: {trademark.fee.renewal} for each class. An adviser’s fee is apart.',
    when: '**When you file**, for each class; then {trademark.fee.renewal} for each class at the renewal, every {trademark.term}. Examination, publication and certificate cost nothing in between.',
    cost: '**{trademark.fee.low}** for each mark and class, online, for an individual, a recognised startup or a small enterprise with Udyam; {trademark.fee.high} for everyone else. Renewal after {trademark.term}: {trademark.fee.renewal} for each class. An adviser’s fee is apart.',
    how: 'Pay **on the e-filing site** of IP India, with Form TM-A, and save the receipt: {trademark.fee.low} for each class for an individual. On paper it costs more. Ask an adviser for the fee in writing first.',
    can: '**Yes**, the lower fee of {trademark.fee.low} is for an individual, without any other paper, a recognised startup, or a small enterprise with Udyam. Everyone else pays {trademark.fee.high} for each class.',
    must: '**Yes**, the government’s fee for each mark and class: {trademark.fee.low} online for an individual, {trademark.fee.high} for a firm without Udyam or startup papers. You need no adviser, and the search is free.',
  },
  'trademark.time': {
    first:
      '**{trademark.time.unopposed}** if nobody objects, we estimate; plan with {trademark.time}. Nobody can promise it. You may use the name meanwhile, and your priority counts from the day you file.',
    when: '**{trademark.time.unopposed}** if nobody objects, we estimate; plan with {trademark.time}. The {trademark.opposition} for opposition cannot be shortened. Your priority counts from the day you file.',
    how: 'Look into your account **on the IP India site** each month and answer a report within {trademark.reply}. A fast examination can be asked for, {trademark.fee.expedited-low} for an individual; it speeds only that step.',
    can: '**Yes**, you may use the name with ™ while you wait, unless it is too close to an older mark. **No**, nobody can give you a certificate within days or weeks: the time for opposition alone is {trademark.opposition}.',
    must: '**No**, you need not wait before you use the name: write ™ meanwhile. But look into the account each month: a report must be answered within {trademark.reply}. The certificate takes {trademark.time.unopposed}, we estimate.',
  },
  'trademark.class': {
    first:
      'Choose what you **earn from**. Spices, sweets: {trademark.class.spices}; pickles, dairy: {trademark.class.pickles}; drinks: {trademark.class.drinks}; clothes: {trademark.class.clothes}; soap, incense: {trademark.class.soap}; shops: {trademark.class.shop}; restaurants: {trademark.class.restaurant}. Other goods are in {trademark.classes.goods}, other services in {trademark.classes.services}; each class costs again.',
    cost: '**{trademark.fee.low}** for each class and mark, online, for an individual, a recognised startup or a small enterprise; {trademark.fee.high} for everyone else. There are {trademark.classes} classes; start with the one you earn from.',
    how: 'Choose what you **earn from**. Sweets, spices: {trademark.class.spices}; pickles, dairy: {trademark.class.pickles}; drinks: {trademark.class.drinks}; clothes: {trademark.class.clothes}; soap: {trademark.class.soap}; shops: {trademark.class.shop}; restaurants: {trademark.class.restaurant}. A shop for other firms’ goods takes the class for shops only.',
    can: '**Yes**, you may take as many classes as you pay for; the mark protects only in those. Choose well: what is filed can hardly be changed, and the fee for a wrong class is lost.',
    must: '**No**, one class is enough to start with: the one you earn from today. A kitchen that also sells its own masala packets needs two. Each class costs {trademark.fee.low} for an individual.',
  },
  'trademark.reply': {
    first:
      'Reply within **{trademark.reply}** of receiving the report: show how goods, look or use differ. Without a reply the application counts as abandoned and must be filed anew. A hearing may follow, usually by video.',
    when: '**Within {trademark.reply}** of receiving the report. Later the application counts as abandoned and must be filed anew. A hearing may follow, usually by video.',
    cost: '**Nothing** to the government for the examination and reply; your adviser’s fee if you take one. Silence costs more: the application must be filed and paid anew.',
    how: 'Write **the reply** within {trademark.reply}: show how goods, look or use differ, with your oldest dated bills. A hearing may follow, usually by video.',
    they: '**Yes**, the examiner can object, for example to a mark close to an older one or one that only describes the goods. It is not lost yet: reply within {trademark.reply}.',
    can: '**Yes**, you can reply yourself, and many marks are accepted after a good reply. Do it within {trademark.reply} of receiving the report: without a reply the application counts as abandoned.',
    must: '**Yes**, reply within {trademark.reply} of receiving the report: without a reply the application counts as abandoned and must be filed anew. An adviser is your choice.',
    is: '**No**, “objected” does not mean lost: many marks are accepted after a good reply. What loses them is silence: without a reply within {trademark.reply} the application counts as abandoned.',
  },
  'trademark.opposition': {
    first:
      'If yours is opposed: answer within **{trademark.counter}** of the notice; no answer, no mark. To oppose another’s: within {trademark.opposition} of its publication in the Journal, for {trademark.fee.opposition}. A contested case can take years.',
    when: '**Within {trademark.counter}** of the notice to answer; it cannot be extended. **Within {trademark.opposition}** of publication to oppose another’s. A contested case can take years.',
    cost: '**{trademark.fee.opposition}** online to oppose another’s mark. What an answer to an opposition costs our guide does not say; an adviser’s fee is apart.',
    how: 'Answer the notice (**counter statement**) within {trademark.counter}: no answer, no mark. Bring proof how long you use the name. In a contested case an advocate or trademark agent is often worth the price.',
    they: '**Yes**, anyone may oppose within {trademark.opposition} of the publication in the Journal. Answer within {trademark.counter} of the notice, which cannot be extended: no answer, no mark.',
    can: '**Yes**, you can answer an opposition, within {trademark.counter} of the notice; that time cannot be extended. You can also oppose another’s mark, within {trademark.opposition} of its publication, for {trademark.fee.opposition}.',
    must: '**Yes**, answer within {trademark.counter} of the notice: it cannot be extended, and no answer means no mark. In a contested case help is often worth its price.',
    is: '**No**, an opposed mark is not lost if you answer within {trademark.counter} of the notice. That time cannot be extended: no answer, no mark. A contested case can take years.',
  },
  'trademark.renewal': {
    first:
      'Every **{trademark.term}** from the day of filing, from {trademark.renewal.opens} before the end. Then there are {trademark.renewal.grace} of grace, at {trademark.fee.renewal-late} more; up to {trademark.restoration} after the end you can ask for restoration.',
    when: '**Every {trademark.term}** from the day of filing, from {trademark.renewal.opens} before the end. Late: {trademark.renewal.grace} of grace at {trademark.fee.renewal-late} more, restoration up to {trademark.restoration} after the end.',
    cost: '**{trademark.fee.renewal}** for each class, online. In the {trademark.renewal.grace} after the end {trademark.fee.renewal-late} more; after that comes restoration, at a further fee.',
    how: 'File the renewal, **Form TM-R**, on the e-filing site of IP India, from {trademark.renewal.opens} before the end: {trademark.fee.renewal} for each class. In the {trademark.renewal.grace} after the end it costs {trademark.fee.renewal-late} more.',
    they: '**Yes**, if you do not renew, the name is in the end open to anyone. A mark that has lain unused for years can also be struck off if a rival asks.',
    can: '**Yes**, also late: for {trademark.renewal.grace} after the end at {trademark.fee.renewal-late} more; up to {trademark.restoration} after it you can ask for restoration. After that the name is open to anyone.',
    must: '**Yes**, every {trademark.term} from the day of filing, or the name is in the end open to anyone. It costs {trademark.fee.renewal} for each class, online, from {trademark.renewal.opens} before the end.',
  },
  'trademark.copied': {
    first:
      'Collect **proof with dates** and write a polite letter first; online use the marketplace’s form for brand owners. A court can stop the copier. Take an advocate before you threaten. Accused yourself? Answer by the letter’s day.',
    when: '**Now** collect proof with dates. A copy that is published in the Journal: oppose within {trademark.opposition}. Accused yourself? Answer by the letter’s day.',
    how: 'Collect **proof with dates**: photographs, a bill, screenshots. Then write a polite letter with your certificate; online use the marketplace’s form. Take an advocate before you threaten or go to court.',
    they: '**No**, nobody may use your registered mark for the same goods: a court can stop it. Not registered? Then you must prove with old bills and witnesses how long and well your name is known.',
    can: '**Yes**, a court can stop a copier, also where your name is not registered; then you must prove how long and how well it was known. Write politely first; take an advocate before you threaten.',
    is: '**Yes**, selling goods under a false mark is also a crime, and the police can seize them; a court can stop the copier and award damages. Collect proof with dates first.',
  },
  'trademark.false': {
    first:
      '**™** from the day you file, ® only when you have the certificate. Calling a mark registered when it is not costs at most {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less.',
    when: '**From the day you file** you may write ™; ® only when you have the certificate. Before that it costs at most {trademark.false-penalty}.',
    cost: '**{trademark.false-penalty}** at most for a false ®, or {trademark.false-penalty-share} of the turnover if that is less. Writing ™ costs nothing.',
    they: '**No**, nobody may write ® without a certificate: it costs at most {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less. ™ is allowed from the filing.',
    can: '**Yes** to ™, from the day you file. **No** to ® before you hold the certificate: it costs at most {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less.',
    must: '**No**, you may write the sign, you need not: ™ from the day you file, ® only with the certificate. A false ® costs up to {trademark.false-penalty}.',
    is: '**Yes**, ® without a certificate brings a penalty, not prison: at most {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less. ™ is allowed from the day you file.',
  },
  'trademark.calculate': {
    first:
      'Multiply **the fee, the classes and the marks**. An application online is {trademark.fee.low} for an individual, a startup or a small enterprise, {trademark.fee.high} for everyone else; a renewal {trademark.fee.renewal}. Enter yours in the sum.',
    cost: '**{trademark.fee.low}** times the classes, times the marks, online, for an individual, a startup or a small enterprise; {trademark.fee.high} for everyone else. On paper {trademark.fee.low-paper} or {trademark.fee.high-paper}. Enter yours in the sum.',
    how: 'Multiply **the fee, the classes and the marks**: {trademark.fee.low} online for an individual, a startup or a small enterprise, {trademark.fee.high} for everyone else; a renewal {trademark.fee.renewal}. Enter yours in the sum.',
    must: '**Yes**, you pay for each mark and each class: {trademark.fee.low} online for an individual, a startup or a small enterprise, {trademark.fee.high} for everyone else.',
  },
  'barcode.need': {
    first:
      '**No law** asks for it. You need one only if a buyer asks: a supermarket chain, marketplace, export buyer, factory or tender. A stall, a restaurant or a tailor needs none. Ask in writing before you pay.',
    when: '**When a buyer asks**, and not before: a supermarket chain, marketplace, export buyer, factory or tender. Ask in writing whether you may start without.',
    cost: '**{barcode.renewal.one}** a year, tax included, to renew {barcode.pack-size} numbers; what new subscribers pay GS1 India’s calculator shows. A stall, a restaurant or a tailor needs none.',
    how: 'Ask **the buyer**, in writing: must the number come from GS1, which kind of code, may I start without? Only then apply yourself on the site of GS1 India.',
    they: '**Yes**, a chain, a marketplace or an export buyer may ask for one and refuse goods without it; some let small brands off. But no law asks for it, and there is no fine.',
    can: '**Yes**, you may sell without a barcode: no law asks for it. **No** to another firm’s number or a cheap bought one: a buyer who checks sees the other company’s name.',
    must: '**No**, no law asks for it, not even on packed food. You need one only if a buyer asks: a supermarket chain, marketplace, export buyer, factory or tender. Ask in writing before you pay.',
    is: '**No**, it is not compulsory, not even on packed food, and selling without one is not forbidden. The label and, for food, the FSSAI number are compulsory.',
  },
  'barcode.fee': {
    first:
      '**{barcode.renewal.one}** a year, tax included, to renew {barcode.pack-size} numbers. What new subscribers pay we have not seen: it depends on turnover, numbers and years, and GS1 India’s fee calculator shows yours.',
    when: '**When you subscribe**, for as many years as you choose, and again before the last day: {barcode.renewal.one} for one year, {barcode.renewal.three} for three years, to renew {barcode.pack-size} numbers.',
    cost: '**{barcode.renewal.one}** a year, tax included, to renew {barcode.pack-size} numbers. What new subscribers pay we have not seen: it depends on turnover, numbers and years, and GS1 India’s fee calculator shows yours.',
    how: 'Use the **fee calculator** of GS1 India, then pay on its own site and keep the receipt: it also proves the deposit, which comes back when you cancel in writing.',
    can: '**No**, no agent can make it cheaper, and cheap single numbers usually belong to somebody else. GS1 India’s calculator shows your fee; renewing {barcode.pack-size} numbers costs {barcode.renewal.one} a year.',
    must: '**Yes**, a subscription for as long as you use the numbers: {barcode.renewal.one} a year, tax included, to renew {barcode.pack-size}. Not for each kind of code apart, and no agent is needed.',
  },
  'barcode.apply': {
    first:
      'Apply yourself on the site of **GS1 India**, in your own firm’s name: PAN, GST certificate, proof of turnover, a signed letter and a cancelled cheque. Then give each product its own number and test the print.',
    when: '**About an hour** for form and papers, we estimate. How soon the numbers come GS1 India does not promise. Printing and testing take some days more.',
    cost: '**{barcode.renewal.one}** a year, tax included, to renew {barcode.pack-size} numbers. For a new subscriber GS1 India’s calculator shows the sum: registration, subscription, a deposit and GST.',
    how: 'Apply on the site of **GS1 India**, in your own firm’s name: PAN, GST certificate, proof of turnover, a signed letter, a cancelled cheque. Then give each product its own number and test the print.',
    can: '**Yes**, you can apply yourself, online, in your own firm’s name. A GST certificate is on the list of papers: without one, ask GS1 India first what it takes instead.',
    must: '**No** agent is needed. You do need PAN, GST certificate, proof of turnover, a signed letter and a cancelled cheque. No GST number? Ask GS1 India first what it takes instead.',
  },
  'barcode.renewal': {
    first:
      'Renew **before the last day**: the numbers are yours {barcode.validity}. After the end you have {barcode.grace} without a penalty, then another {barcode.late-days} with {barcode.late-penalty} more.',
    when: '**Before the last day** of your subscription. After it {barcode.grace} without a penalty, then another {barcode.late-days} with {barcode.late-penalty} more. Renewing early for three years or longer adds {barcode.early-gain}.',
    cost: '**{barcode.renewal.one}** for one year of {barcode.pack-size} numbers, {barcode.renewal.three} for three, {barcode.renewal.five} for five, tax included. Later than {barcode.grace} after the end: {barcode.late-penalty} more.',
    how: 'Renew **on the site of GS1 India** before the last day, for one year or more. If you want to stop, cancel in writing: only then does the deposit come back.',
    they: '**Yes**, when the subscription has ended GS1 switches your entries off, and online listings with those numbers are to be taken down. You have {barcode.grace} to renew without a penalty.',
    can: '**Yes**, late too: {barcode.grace} after the end without a penalty, then another {barcode.late-days} with {barcode.late-penalty} more. After that the subscription is ended, and new goods may not bear the numbers.',
    must: '**Yes**, as long as you want to use the numbers: after the end new goods may not bear them. {barcode.renewal.one} for a year of {barcode.pack-size} numbers, or three, five or ten years at once.',
  },
  'barcode.prefix': {
    first:
      '**{barcode.prefix}** says that GS1 India gave out the number. It does not prove that the product was made in India, and the price is not in the code.',
    cost: '**{barcode.digits.ean13} digits** in the striped code on packets in Indian shops, the last of them worked out from the others. We could not confirm the number at its source.',
    how: 'Read the **first digits**: {barcode.prefix} means that GS1 India gave out the number, not where the goods were made. The last digit is worked out from the others; on our page you can check it.',
    can: '**No**, neither the country of making nor the price can be read from it: {barcode.prefix} only says that GS1 India gave out the number. Whose number it is, buyers check in GS1’s records.',
    is: '**No**, {barcode.prefix} does not prove that the product was made in India: it only says that GS1 India gave out the number. The price is not in the code either.',
  },
  'bis.need': {
    first:
      '**Yes**, if you make or import goods under a quality control order: toys, helmets, steel, cement, footwear, many electrical goods. In neither BIS list, also that for electronics? No licence. Some orders spare very small makers. Packed water: no mark.',
    when: '**From the day** named in the order for your product. Small units get more time, as Parliament was told: {bis.relief.micro} for micro and {bis.relief.small} for small ones.',
    cost: '**{bis.fee.application}** to apply, {bis.fee.inspection} for each officer and day of inspection, {bis.fee.licence-year} a year, and marking fee and tests on top: in all {bis.cost.isi}, we estimate.',
    how: 'Look up your product **in both lists**: compulsory certification on the BIS site, and electronics on the registration site. Then read the order: its first day, who is let off, which standard. In neither? No licence.',
    they: '**Yes**, officers may search a factory, a godown or a shop and seize goods that lack a mark they need. Goods in neither BIS list need none.',
    can: '**No**, goods under a quality control order, such as toys, helmets, footwear or cookers, may not be made or sold without the mark, unless the order spares very small makers. **Yes** for goods in neither BIS list.',
    must: '**Yes**, if you make or import goods under a quality control order: toys, helmets, cement, footwear, many electrical goods. **No** for goods in neither BIS list, packed water, or a shop that only sells. Some orders spare very small makers.',
  },
  'bis.fee': {
    first:
      'ISI mark: **{bis.fee.application}** to apply, {bis.fee.inspection} for each officer and day of inspection, {bis.fee.licence-year} a year, and marking fee and tests on top: in all {bis.cost.isi}, we estimate. Which discount holds we could not confirm: ask BIS.',
    when: '**With the application** {bis.fee.application}, then the inspection; before the licence the year’s fee and the marking fee. After that each year in advance: late costs {bis.fee.late} more.',
    cost: '**{bis.fee.application}** to apply, {bis.fee.inspection} for each officer and day of inspection, {bis.fee.licence-year} a year, and marking fee and tests on top: in all {bis.cost.isi}, we estimate. Ask BIS which discount holds.',
    how: 'Pay **on Manak Online** when you apply; the product manual of BIS says what the marking fee is. Ask BIS before you pay which discount holds, with your Udyam certificate ready.',
    can: '**Yes**, small units get a discount on the least marking fee, but which one we could not confirm: {bis.concession.next} by the notice, or the higher old one. Ask BIS before you pay, with your Udyam certificate.',
    must: '**Yes**: {bis.fee.application} to apply, {bis.fee.inspection} for each officer and day of inspection, then {bis.fee.licence-year} and the marking fee every year, in advance. An adviser’s fee is your choice.',
  },
  'bis.steps': {
    first:
      '**{bis.time}**, we estimate; most depends on the test report. Find the standard, bring the factory in order, have samples tested by a recognised laboratory, apply on Manak Online; then comes the inspection. Electronics: another site, no inspection.',
    when: '**{bis.time}**, we estimate, from application to licence; most depends on the test report. Bringing the factory in order can take weeks or months before that.',
    cost: '**{bis.fee.application}** to apply and {bis.fee.inspection} for each officer’s day, then {bis.fee.licence-year} a year and the marking fee; the laboratory’s bill is apart. In all {bis.cost.isi} for the ISI mark, we estimate.',
    how: 'Find **the standard** for your product, bring the factory in order, have samples tested by a recognised laboratory, apply on Manak Online, then comes the inspection. Electronics: the registration site, no inspection.',
    can: '**Yes**, a small factory can apply alone, online, on Manak Online. What is hard is the test, not the form. If one test fails, correct the cause and send new samples.',
    must: '**Yes**, for the ISI mark you need a test by a laboratory that BIS recognises, and an inspection of the factory. For electronics the test is enough: no inspection. No agent is needed.',
    is: '**Yes**, it is online: on Manak Online for the ISI mark, on the registration site for electronics. First have samples tested by a recognised laboratory.',
  },
  'bis.validity': {
    first:
      'Up to **{bis.licence.first}** for the ISI mark, renewed for up to {bis.licence.renewed}, with a fee each year in advance. Paid late, it is suspended: pay within {bis.suspension}, with {bis.fee.late} added, or it is cancelled.',
    when: '**Up to {bis.licence.first}** for the ISI mark, renewed for up to {bis.licence.renewed}, with a fee each year in advance. Registered electronics: read the certificate, the rules have changed.',
    cost: '**{bis.fee.licence-year}** a year and the marking fee, in advance. Paid late, {bis.fee.late} more, within {bis.suspension}, or the licence is cancelled.',
    how: 'Renew **on Manak Online**, in good time before the end, and pay the fee each year in advance. Suspended for a late fee? Pay within {bis.suspension}, with {bis.fee.late} added.',
    they: '**Yes**, if the yearly fee is late BIS suspends the licence, and cancels it unless you pay within {bis.suspension}, with {bis.fee.late} added. Officers also come every year to check.',
    must: '**Yes**, renew before the end, and pay the fee each year in advance. When the licence has lapsed you may not mark, and so not sell, what you make.',
  },
  'bis.hallmark': {
    first:
      '**Yes** for a gold jeweller with more than {bis.hallmark.turnover} of turnover a year: register on Manak Online. Smaller ones are let off, and so are some kinds of jewellery.',
    how: 'Register as a jeweller **on Manak Online**, the site of BIS, if your turnover is above {bis.hallmark.turnover} a year. Which kinds of jewellery are let off BIS tells you.',
    they: '**Yes**, officers may search a shop and seize goods that need a mark and lack it. Gold jewellers with up to {bis.hallmark.turnover} of turnover a year are let off.',
    can: '**No**, not with more than {bis.hallmark.turnover} of turnover a year, except some kinds of jewellery. **Yes** up to that turnover: smaller gold jewellers are let off.',
    must: '**Yes** for a gold jeweller with more than {bis.hallmark.turnover} of turnover a year: register on Manak Online. **No** up to that turnover, and some kinds of jewellery are let off too.',
  },
  'bis.sell-only': {
    first:
      '**No licence** of your own is needed. But toys, helmets, chargers and other listed goods may be sold only with the mark, or stock can be seized. Check its number in the BIS Care app, and keep the bill.',
    when: '**{bis.relief.stock}** more, under recent orders, for stock made before an order began: look whether yours says so. After that listed goods are sold only with the mark.',
    how: 'Type the **licence number** printed with the mark into the BIS Care app before you buy: maker and product must match. Keep the bill. You need no licence of your own.',
    they: '**Yes**, officers may search a shop and seize toys, helmets, chargers and other listed goods without the mark. Keep the bill: it shows where the goods came from. No licence of yours is needed.',
    can: '**No**, not without the mark: listed goods such as toys, helmets, chargers or pressure cookers can be seized. **Yes** with mark, number and bill; you need no licence of your own.',
    must: '**No**, a shop that only sells needs no licence of its own. But toys, helmets, chargers and other listed goods may be sold only with the mark: check its number in the BIS Care app.',
  },
  'iso.need': {
    first:
      '**No**, unless a buyer or a tender names it, in writing: no general law asks a small business for ISO. A stall or a small shop does not need it.',
    when: '**Only when** a buyer or a tender names it in writing, with the standard and edition. Until then a stall or small shop does not need it.',
    cost: '**{iso.cost.quality}** for quality in a small firm, we estimate. But keep your money unless a buyer or a tender names ISO in writing.',
    how: 'Ask **the buyer**, in writing: which standard, which edition, and must the certificate be accredited? Offer your licence, your Udyam number and a visit first; often that is enough.',
    they: '**No**, no rule asks a stall or small shop for ISO, also not with a vending certificate, a licence or a vendor’s loan. Only a buyer or a tender may name it as a condition.',
    can: '**Yes**, you may work and sell without ISO: no general law asks for it. Only a buyer or a tender that names it in writing can make it a condition.',
    must: '**No**, unless a buyer or a tender names it, in writing: no general law asks a small business for ISO. A stall or a small shop does not need it.',
    is: '**No**, it is neither compulsory nor a government certificate, and says nothing about your goods. It pays only if it wins an order you can name.',
  },
  'iso.cost': {
    first:
      'For a small firm we estimate **{iso.cost.quality}** for quality, {iso.cost.environment} for the environment, {iso.cost.security} for information security, {iso.cost.safety} for safety. No law sets the price: ask three accredited bodies.',
    cost: '**{iso.cost.quality}** for quality in a small firm, we estimate; {iso.cost.environment} for the environment, {iso.cost.security} for information security, {iso.cost.safety} for safety. No law sets the price: ask three accredited bodies.',
    how: 'Ask **three accredited bodies** for an offer that names the audit days for all {iso.validity}, travel, certificate and tax. Money back from a scheme? Ask on myScheme before you sign; we could not confirm which are open.',
    must: '**Yes**, the audits of all {iso.validity} are paid to the body that makes them: read the offer to the end. But there is no government fee, and you need no consultant.',
    is: '**No**, there is no government fee, and a few thousand rupees is not a usual price: for quality in a small firm we estimate {iso.cost.quality}. The price goes by people, sites and danger.',
  },
  'iso.steps': {
    first:
      'Plan **{iso.time.prepare}** to get ready and {iso.time.audit} for the audit, we estimate. Work by the standard, keep records, and ask three accredited bodies for an offer. You need no consultant.',
    when: '**{iso.time.prepare}** to get ready and {iso.time.audit} for the audit, we estimate; some weeks more for corrections and the decision. A certificate in two days is bought paper.',
    cost: '**{iso.cost.quality}** for quality in a small firm, we estimate; other standards cost more. No law sets the price: ask three accredited bodies.',
    how: 'Read **the standard**, write down how you work, work so for some months and keep records. Then ask three accredited bodies for an offer; two audit visits follow. You need no consultant.',
    can: '**Yes**, by yourself, without a consultant. **No**, not in a few days: plan {iso.time.prepare} to get ready, we estimate. A certificate in two days is a sign of bought paper.',
    must: '**No** consultant is needed. You do need two visits by the auditor of a certification body, and records which show that you work by the standard for some months.',
  },
  'iso.fake': {
    first:
      'Look up the body on the **NABCB register** and the certificate on IAF CertSearch; do not follow the link in the offer. Two days, no visit, or ISO’s own logo: signs of bought paper.',
    how: 'Look up **the body** on the NABCB register and the certificate on IAF CertSearch; type the addresses yourself, do not follow the link in the offer. A body may be accredited for one standard only.',
    they: '**No**, the body that advised you may not certify you as well, and nobody may promise the result or give ISO’s own logo. These are signs of bought paper: look on the NABCB register.',
    is: '**No**, hardly, if it came in two days, without a visit, or with ISO’s own logo: signs of bought paper. Otherwise look up the body on the NABCB register and the certificate on IAF CertSearch.',
  },
  'iso.validity': {
    first:
      '**{iso.validity}**, with a surveillance audit at least every {iso.surveillance}; skip it and the certificate is suspended. Before the end you are audited anew.',
    when: '**{iso.validity}**, with a surveillance audit at least once a year. Before the end you are audited anew.',
    how: 'Ask your **certification body** for the new audit before the end, and let it come at least once a year in between. A new edition of the standard you take at one of these audits.',
    they: '**Yes**, if you skip a surveillance audit the body suspends the certificate, and CertSearch shows it. It lasts {iso.validity}, with an audit at least once a year.',
    can: '**No**, you cannot skip the yearly audit or go on without a new one after {iso.validity}: the certificate is suspended, and CertSearch shows it.',
    must: '**Yes**, a surveillance audit at least once a year, and a new audit before the {iso.validity} are over. Skip one and the certificate is suspended.',
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
    must: '**Yes**, you need at least {company.private.directors-min} directors and a second shareholder; husband and wife will do. Alone you can take a One Person Company. There is no least capital to show.',
    is: '**No**, no least capital is needed: what you promise to pay for your shares you do pay in. {company.private.members} shareholders and at least {company.private.directors-min} directors are needed.',
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
  'labour.first-worker': {
    first:
      'Give a **letter**, the minimum wage, and pay by day {labour.wages.due} of the next month, with a wage slip and a register. ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}. Count part-time helpers too.',
    when: '**On the first day** the letter; the pay by day {labour.wages.due} of the next month. In Telangana a shop registers within {trade.shops.telangana.within} of opening, also without workers.',
    cost: '**{labour.minimum-wage.telangana}** a month for unskilled work, as Telangana announced; smaller places may have less, other states set their own. ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}.',
    how: 'Write **a letter**, one page that both sign: work, pay, hours, first day. Pay the minimum wage by bank or UPI by day {labour.wages.due} of the next month; keep a wage slip and a register.',
    can: '**Yes**, you can take a helper, with a letter, the minimum wage and pay by day {labour.wages.due}; never a child. A hired seller who runs the stall for you can cost you the vending certificate.',
    must: '**Yes**, from the first worker: a letter, the minimum wage, pay by day {labour.wages.due} of the next month, a wage slip and a register. **No** ESI below {labour.esi.workers} workers and no PF below {labour.epf.workers}.',
    is: '**No**, a copy of Aadhaar or a spoken word is not enough: even one worker gets a letter, the minimum wage, a wage slip and a place in a register.',
  },
  'labour.esi.limit': {
    first:
      '**Yes** from {labour.esi.workers} workers, part-time and contract ones counted; in notified dangerous work from {labour.esi.hazard-workers}. No with fewer, but you may join. It covers wages up to {labour.esi.wage-max} a month, {labour.esi.wage-max-disability} with a disability.',
    when: '**From the day** you have {labour.esi.workers} workers, part-time and contract ones counted, not from the day you register. In notified dangerous work from {labour.esi.hazard-workers}.',
    cost: '**{labour.esi.workers}** workers, part-time and contract ones counted; {labour.esi.hazard-workers} in notified dangerous work. It covers wages up to {labour.esi.wage-max} a month, {labour.esi.wage-max-disability} with a disability.',
    how: 'Count **everybody whom you pay**: part-time helpers and those a contractor sends too. From {labour.esi.workers} register on Shram Suvidha, free. Note the day on which you reached the number.',
    they: '**No**, nobody can make you join below {labour.esi.workers} workers, except in notified dangerous work or once you had reached it. Part-time and contract workers count. From {labour.esi.workers} it is compulsory.',
    can: '**Yes**, below {labour.esi.workers} workers you may join, when you and your workers agree. From {labour.esi.workers} it is compulsory, and if you fall below later you cannot stop on your own: ask ESIC.',
    must: '**No**, below {labour.esi.workers} workers, part-time and contract ones counted; **Yes** from {labour.esi.workers}, and in notified dangerous work from {labour.esi.hazard-workers}. It covers wages up to {labour.esi.wage-max} a month.',
  },
  'labour.epf.limit': {
    first:
      '**Yes** from {labour.epf.workers} workers, part-time and contract ones counted. No with fewer, but you may join if you and they agree. Compulsory on wages up to {labour.epf.ceiling} a month, by choice above.',
    when: '**From the day** you have {labour.epf.workers} workers, part-time and contract ones counted, not from the day you register.',
    cost: '**{labour.epf.workers}** workers, part-time and contract ones counted. Compulsory on wages up to {labour.epf.ceiling} a month, by choice above.',
    how: 'Count **everybody whom you pay**: part-time helpers and those a contractor sends too. From {labour.epf.workers} register on Shram Suvidha, free. Note the day on which you reached the number.',
    they: '**No**, nobody can make you join below {labour.epf.workers} workers, part-time and contract ones counted, unless you had reached that number before. From {labour.epf.workers} it is compulsory on wages up to {labour.epf.ceiling} a month.',
    can: '**No**, you cannot agree to leave PF out where it is compulsory: from {labour.epf.workers} workers, on wages up to {labour.epf.ceiling}. **Yes**, below {labour.epf.workers} you may join, when you and they agree.',
    must: '**No**, below {labour.epf.workers} workers, part-time and contract ones counted; **Yes** from {labour.epf.workers}, for wages up to {labour.epf.ceiling} a month. Above that pay it is by choice.',
    is: '**No**, a worker’s refusal, even signed, does not free you where PF is compulsory: both shares can be asked of you later. On wages above {labour.epf.ceiling} it is by choice.',
  },
  'labour.apply': {
    first:
      'Register yourself on **Shram Suvidha**, for ESI and PF alike; the government fee is {labour.esi.fee}. Count the workers, compare each name with the Aadhaar, fill the form, then enter each worker.',
    when: '**Often soon** after the form, but no time is promised. The form takes about an hour, we estimate. The duty runs from the day you reached the number of workers.',
    cost: '**Free**: the government fee for ESI and PF is {labour.esi.fee}. What you pay each month are contributions. Our help, if you want it: ESI {price.esi}, PF {price.epf}.',
    how: 'Register yourself on **Shram Suvidha**, for ESI and PF alike: PAN, proof of the place, bank account, list of workers with Aadhaar. Compare each name letter by letter, then enter each worker.',
    can: '**Yes**, you can register yourself, online, on Shram Suvidha, for ESI and PF alike, and below the numbers too, when you and your workers agree. The government fee is {labour.esi.fee}.',
    must: '**Yes**, from {labour.esi.workers} workers for ESI and {labour.epf.workers} for PF. You need no agent and pay no government fee: register yourself on Shram Suvidha. A new company gets both with its incorporation form.',
    is: '**Yes**, registering for ESI and PF is free: who asks for a “government fee” asks for their own. Only the monthly contributions cost money.',
  },
  'labour.pay': {
    first:
      'Pay the wages, then file and pay on **both sites** by day {labour.epf.due} of the next month: PF, with the return called ECR, and ESI. Each share of ESI is rounded up. Save both challans with that month’s list.',
    when: 'By **day {labour.epf.due}** of the next month, for both; the wages before that, by day {labour.wages.due}. Late payment costs {labour.late.interest} interest a year, and PF adds damages.',
    cost: '**{labour.epf.worker}** from the worker and {labour.epf.employer} from you for PF, plus insurance and administration; {labour.esi.worker} and {labour.esi.employer} for ESI. Each share of ESI is rounded up to the next rupee.',
    how: 'File and pay **on both sites** by day {labour.epf.due}: PF, with the return called ECR, and ESI. First enter who came and who left, with the day. Save both challans with that month’s list.',
    can: '**Yes**, you can file and pay yourself, online: PF, with the return called ECR, and ESI, each on its own site, by day {labour.epf.due} of the next month.',
    must: '**Yes**, every month, for both, by day {labour.epf.due} of the next month: PF with its return, called ECR, and ESI. Pay the wages first, by day {labour.wages.due}.',
  },
  'labour.due': {
    first:
      'By day **{labour.due}** of the next month for ESI, day {labour.epf.due} for PF. Late payment costs {labour.late.interest} interest a year, and PF adds damages.',
    when: 'By **day {labour.due}** of the next month for ESI, day {labour.epf.due} for PF. Late payment costs {labour.late.interest} interest a year, and PF adds damages.',
    cost: '**{labour.late.interest}** interest a year when it is late, and PF adds damages of {labour.late.epf-damages} a month. In time, by day {labour.epf.due}, only the contributions.',
    how: 'File and pay **on both sites**, PF with the return called ECR, and ESI, by day {labour.epf.due} of the next month. Save both challans with that month’s list.',
    can: '**No**, not later than day {labour.due} for ESI and {labour.epf.due} for PF without cost: late payment costs {labour.late.interest} interest a year, and PF adds damages. We know of no days of grace.',
    must: '**Yes**, every month by day {labour.epf.due} of the next month, PF and ESI both, each with its return. Late payment costs {labour.late.interest} interest a year, and PF adds damages.',
    is: '**No**, we know of no extension and no days of grace: ESI is due by day {labour.due}, PF by day {labour.epf.due} of the next month. Later, {labour.late.interest} interest a year is added.',
  },
  'labour.rates': {
    first:
      'PF: **{labour.epf.worker}** from the worker, {labour.epf.employer} from the employer, who adds {labour.epf.insurance} for insurance and {labour.epf.admin} for administration. ESI: {labour.esi.worker} from the worker, {labour.esi.employer} from the employer. The employer’s share never comes from the pay.',
    cost: '**{labour.epf.worker}** from the worker and {labour.epf.employer} from the employer for PF, plus {labour.epf.insurance} insurance and {labour.epf.admin} administration. ESI: {labour.esi.worker} and {labour.esi.employer}. The employer’s share never comes from the pay.',
    how: 'Take **each share** of the wages, which are at least {labour.wages.half} of the pay: PF {labour.epf.worker} and {labour.epf.employer}, ESI {labour.esi.worker} and {labour.esi.employer}. For your wage use our sum.',
    they: '**No**, the boss may never take the employer’s share from the pay. From the worker come {labour.epf.worker} of the wages for PF and {labour.esi.worker} for ESI, where these apply.',
    can: '**No**, an employer may never take the employer’s share from the pay. From the worker come {labour.epf.worker} for PF and {labour.esi.worker} for ESI; some notified businesses pay {labour.epf.lower} for PF on both sides.',
    must: '**Yes**, where they apply both pay: PF {labour.epf.worker} from the worker and {labour.epf.employer} from the employer, ESI {labour.esi.worker} and {labour.esi.employer}. The employer’s share never comes from the pay.',
  },
  'labour.late': {
    first:
      '**{labour.late.interest}** interest a year on late ESI or PF; late PF adds damages of {labour.late.epf-damages} a month, and ESI has damages of its own. If you kept the workers’ share, pay at once and get advice.',
    cost: '**{labour.late.interest}** interest a year on late ESI or PF; late PF adds damages of {labour.late.epf-damages} a month, and ESI has damages of its own.',
    how: 'Pay **at once** on the sites of EPFO and ESIC, above all if you kept the workers’ share, and get advice. Old PF dues: ask EPFO, there may be relief.',
    they: '**Yes**, interest and damages can be asked of you, and a second conviction for unpaid contributions means prison. If you kept the workers’ share, pay at once and get advice.',
    can: '**Yes**, you can still pay, with {labour.late.interest} interest a year and damages; pay at once if you kept the workers’ share. Who owes PF from the past may find relief: ask EPFO.',
    must: '**Yes**, {labour.late.interest} interest a year on late ESI or PF, and damages: {labour.late.epf-damages} a month for PF. If you kept the workers’ share, pay at once and get advice.',
  },
  'labour.minimum-wage': {
    first:
      'Telangana announced **{labour.minimum-wage.telangana}** a month for unskilled work; smaller places may have less. Each state sets its own, for every kind of work and whatever the gender: ask the Labour Department for yours.',
    when: '**From {labour.minimum-wage.telangana|from}** Telangana’s announced wage of {labour.minimum-wage.telangana} a month for unskilled work. It is due for every worker from the first, and it changes: ask the Labour Department.',
    cost: '**{labour.minimum-wage.telangana}** a month for unskilled work, as Telangana announced; smaller places may have less. Each state sets its own by work and area: ask the Labour Department for yours.',
    how: 'Ask **the Labour Department** of your state: it has the list, by work and by area. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work; smaller places may have less.',
    they: '**No**, no employer may pay less than the minimum wage of the state, to men or women, even if you agreed. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work; smaller places may have less.',
    can: '**No**, you may not pay less than the minimum wage of your state, even if the worker agrees: such an agreement has no force. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work.',
    must: '**Yes**, for every kind of work, from the first worker, whatever the gender. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work; smaller places may have less. Other states set their own.',
    is: '**No**, there is not one wage for all India: each state sets its own, for every kind of work, for men and women alike. Telangana announced {labour.minimum-wage.telangana} a month for unskilled work.',
  },
  'labour.wages.due': {
    first:
      'By day **{labour.wages.due}** of the next month for monthly wages. Pay into a bank account or by UPI, and you have your proof. A worker who leaves gets the final dues within {labour.wages.final}, gratuity within {labour.gratuity.pay-within}.',
    when: 'By **day {labour.wages.due}** of the next month for monthly wages. A worker who leaves gets the final dues within {labour.wages.final}, gratuity within {labour.gratuity.pay-within}.',
    how: 'Pay **by bank or UPI**, with a wage slip, by day {labour.wages.due} of the next month. In cash, let the worker sign: otherwise nobody can prove anything.',
    they: '**No**, monthly wages are due by day {labour.wages.due} of the next month, and none may be held back as a deposit. When you leave, all dues come within {labour.wages.final}.',
    can: '**No**, not later than day {labour.wages.due} of the next month, and no month’s wage may be held back as a deposit. Pay by bank or UPI: cash without a signature proves nothing.',
    must: '**Yes**, monthly wages by day {labour.wages.due} of the next month. Pay by bank or UPI, with a slip: cash without a signature proves nothing. Who leaves gets the final dues within {labour.wages.final}.',
  },
  'labour.wages.final': {
    first:
      'Final dues within **{labour.wages.final}**, whether the worker leaves or is sent away. Gratuity, within {labour.gratuity.pay-within}, is added from {labour.gratuity.workers} workers, after {labour.gratuity.years} of service, or {labour.gratuity.fixed-term-years} on a fixed term.',
    when: '**Within {labour.wages.final}**, whether the worker leaves or is sent away. Gratuity, where it is due, within {labour.gratuity.pay-within}.',
    cost: '**All unpaid wages**, within {labour.wages.final}. From {labour.gratuity.workers} workers also gratuity: wages of {labour.gratuity.days} for each year, after {labour.gratuity.years} of service, or {labour.gratuity.fixed-term-years} on a fixed term.',
    how: 'Pay **all dues** within {labour.wages.final}, by bank or UPI. If you send somebody away, give the reason, the notice and the money in writing. From {labour.gratuity.workers} workers add gratuity, if earned.',
    they: '**No**, an employer may not keep your last wages: all dues come within {labour.wages.final}, whether you leave or are sent away. If not, ask the labour office or free legal aid, {helpline.legal-aid}.',
    can: '**No**, you may not hold back the final dues: they are due within {labour.wages.final}, also when you send the worker away. Breakage in ordinary work is not cut. For an advance ask the labour office.',
    must: '**Yes**, pay the final dues within {labour.wages.final}, whether the worker leaves or is sent away. From {labour.gratuity.workers} workers gratuity is added, after {labour.gratuity.years} of service or {labour.gratuity.fixed-term-years} on a fixed term.',
  },
  'labour.not-paid': {
    first:
      'Ask the **labour office**, or free legal aid on {helpline.legal-aid}. Monthly wages are due by day {labour.wages.due} of the next month, all dues within {labour.wages.final} when you leave. Paying less can cost the employer up to {labour.wages.fine}.',
    when: 'By **day {labour.wages.due}** of the next month for monthly wages, all dues within {labour.wages.final} when you leave. Later, ask the labour office, or free legal aid on {helpline.legal-aid}.',
    cost: '**{labour.wages.fine}** at most can it cost the employer to pay less than is due, the first time. Ask the labour office, or free legal aid on {helpline.legal-aid}.',
    how: 'Go **to the labour office**, or call free legal aid on {helpline.legal-aid}. Monthly wages are due by day {labour.wages.due} of the next month, all dues within {labour.wages.final} when you leave.',
    they: '**No**, the employer may not keep back your wages or your original papers, nor cut the employer’s PF share from your pay. Ask the labour office or free legal aid, {helpline.legal-aid}. Leaving, you get all dues within {labour.wages.final}.',
    can: '**Yes**, you can complain to the labour office, or ask free legal aid on {helpline.legal-aid}. Monthly wages are due by day {labour.wages.due} of the next month, all dues within {labour.wages.final} when you leave.',
  },
  'labour.hours': {
    first:
      'Telangana: at most **{labour.hours.week}** hours a week, {labour.hours.day} a day in a shop, {labour.hours.office-day} in an office; overtime is paid at twice the rate. Women work at night only if they agree. Other states differ.',
    when: '**Once a week** a day off; work at most {labour.hours.day} hours a day in a Telangana shop, {labour.hours.week} a week. Festival days and leave: write them into the letter.',
    cost: '**{labour.hours.week} hours** a week at most in Telangana, {labour.hours.day} a day in a shop, {labour.hours.office-day} in an office; overtime is paid at twice the rate. The days of leave our guide does not give.',
    how: 'Write **hours, weekly day off and leave** into the appointment letter, and overtime into the wage slip, at twice the rate. Ask your state’s labour office for its limits on hours and leave.',
    they: '**No**, an employer may not make you work more than {labour.hours.day} hours a day in a Telangana shop, {labour.hours.week} a week, without overtime at twice the rate. Women work at night only if they agree.',
    can: '**No**, not beyond {labour.hours.day} hours a day in a Telangana shop and {labour.hours.week} a week; overtime is paid at twice the rate. A woman works at night only if she agrees and is safe.',
    must: '**Yes**, give a weekly day off, keep to {labour.hours.week} hours a week in Telangana, {labour.hours.day} a day in a shop, and pay overtime at twice the rate. Other states differ.',
  },
  'labour.gratuity': {
    first:
      'From **{labour.gratuity.workers}** workers: after {labour.gratuity.years} of service, {labour.gratuity.fixed-term-years} on a fixed term, at once to the family if the worker dies. It is wages of {labour.gratuity.days} for each year, at most {labour.gratuity.max}, within {labour.gratuity.pay-within}.',
    when: '**After {labour.gratuity.years}** of service, {labour.gratuity.fixed-term-years} on a fixed term, at once to the family if the worker dies, in a place of {labour.gratuity.workers} workers or more. Pay it within {labour.gratuity.pay-within}.',
    cost: '**{labour.gratuity.days}** of wages for each year served, where {labour.gratuity.month} make a month, in a place of {labour.gratuity.workers} workers or more. At most {labour.gratuity.max}, the old ceiling; we found no new one.',
    how: 'Multiply **the last month’s wages** by {labour.gratuity.days} and by the years served, divide by {labour.gratuity.month}; more than {labour.gratuity.part-year} counts as a year. Due from {labour.gratuity.workers} workers, within {labour.gratuity.pay-within}.',
    they: '**No**, a place of {labour.gratuity.workers} workers or more may not keep it back after {labour.gratuity.years} of service: it is due within {labour.gratuity.pay-within}. What a dismissal for theft changes our guide does not say.',
    can: '**Yes**, in a place of {labour.gratuity.workers} workers or more: after {labour.gratuity.years} of service, {labour.gratuity.fixed-term-years} on a fixed term, the family at once if the worker dies. **No** claim in a smaller place.',
    must: '**No** with fewer than {labour.gratuity.workers} workers. **Yes** from {labour.gratuity.workers}: after {labour.gratuity.years} of service, {labour.gratuity.fixed-term-years} on a fixed term, within {labour.gratuity.pay-within}. It is wages of {labour.gratuity.days} for each year.',
  },
  'labour.gratuity.calculate': {
    first:
      'Last month’s wages, divided by **{labour.gratuity.month}**, times {labour.gratuity.days}, times the years of service. A part of a year above {labour.gratuity.part-year} counts as a year; at most {labour.gratuity.max}. Enter yours in the sum.',
    when: '**Within {labour.gratuity.pay-within}** it must be paid. A permanent worker earns it after {labour.gratuity.years}, one on a fixed term after {labour.gratuity.fixed-term-years}; a part of a year above {labour.gratuity.part-year} counts as a year.',
    cost: '**{labour.gratuity.days} of wages** for each year of service, where {labour.gratuity.month} make a month; at most {labour.gratuity.max}. Example: ₹20,000 a month and 8 years give ₹92,308. Enter yours in the sum.',
    how: 'Divide **last month’s wages** (basic and dearness allowance) by {labour.gratuity.month}, then multiply by {labour.gratuity.days} and by the years of service. The sum does it for you; at most {labour.gratuity.max} is due.',
    can: '**Yes**, where {labour.gratuity.workers} or more people work: a permanent worker after {labour.gratuity.years}, one on a fixed term after {labour.gratuity.fixed-term-years}, the family at once if the worker dies. **No** in a smaller place, or before that time.',
    must: '**No**, with fewer than {labour.gratuity.workers} workers. **Yes** from {labour.gratuity.workers}: {labour.gratuity.days} of wages for each year, to a permanent worker after {labour.gratuity.years}, on a fixed term after {labour.gratuity.fixed-term-years}, within {labour.gratuity.pay-within}.',
  },
  'labour.bonus': {
    first:
      '**Yes** from {labour.bonus.workers} workers: {labour.bonus.rate} of the yearly wages, for those below a limit that the state sets, by {calendar.bonus.due}. With fewer workers: no.',
    when: '**By {calendar.bonus.due}**, after the accounting year, into the worker’s bank account. It is due from {labour.bonus.workers} workers, {labour.bonus.rate} of the yearly wages.',
    cost: '**{labour.bonus.rate}** of the yearly wages, from {labour.bonus.workers} workers, for those below a limit that the state sets. With fewer workers: nothing by law.',
    how: 'Pay it into **the worker’s bank account** by {calendar.bonus.due}: {labour.bonus.rate} of the yearly wages, from {labour.bonus.workers} workers. Ask the labour office for the wage limit of your state.',
    must: '**No**, with fewer than {labour.bonus.workers} workers. **Yes** from {labour.bonus.workers}: {labour.bonus.rate} of the yearly wages, to those below a limit that the state sets, by {calendar.bonus.due}.',
    is: '**No**, a bonus is not compulsory with fewer than {labour.bonus.workers} workers. **Yes** from {labour.bonus.workers}: {labour.bonus.rate} of the yearly wages, for those below a limit that the state sets.',
  },
  'labour.maternity': {
    first:
      '**{labour.maternity.weeks}** weeks at {labour.maternity.rate} of the wages, {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt. For a worker in ESI the money comes from ESI. Without ESI ask the labour office.',
    when: '**{labour.maternity.weeks} weeks**; {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt, at {labour.maternity.rate} of the wages. For a worker in ESI the money comes from ESI.',
    cost: '**{labour.maternity.rate}** of the wages for {labour.maternity.weeks} weeks, {labour.maternity.weeks-third} weeks from the third child and for mothers who adopt. For a worker in ESI, ESI pays it and not the shop. Without ESI ask the labour office.',
    how: 'Ask **ESIC** for the money if she is in ESI: {labour.maternity.rate} of the wages for {labour.maternity.weeks} weeks; its site lists the conditions. Without ESI ask the labour office.',
    can: '**Yes**, a mother in ESI gets {labour.maternity.weeks} weeks at {labour.maternity.rate} of the wages, {labour.maternity.weeks-third} weeks from the third child or when she adopts. Conditions are at ESIC. Without ESI ask the labour office.',
    must: '**Yes** to the leave, **No** to paying it yourself, for a worker in ESI: ESI pays {labour.maternity.rate} of the wages for {labour.maternity.weeks} weeks. Without ESI ask the labour office what you owe.',
    is: '**Yes**, maternity leave is paid: {labour.maternity.rate} of the wages for {labour.maternity.weeks} weeks, {labour.maternity.weeks-third} from the third child. For a worker in ESI the money comes from ESI. Without ESI ask the labour office.',
  },
  'labour.posh': {
    first:
      '**Yes** from {labour.posh.workers} workers, men or women: a committee led by a senior woman, with a member from outside. Without it the fine can reach {labour.posh.fine}. In smaller places complain to the district’s local committee or SHe-Box.',
    when: '**{labour.posh.report}** is the usual day for the yearly report, but your district names the day. The committee must be there from {labour.posh.workers} workers.',
    cost: '**Up to {labour.posh.fine}** is the fine where there is no committee or no report. The committee is a must from {labour.posh.workers} workers, whether men or women.',
    how: 'Complain to **the Internal Committee**, or in places with fewer than {labour.posh.workers} workers to the district’s local committee or on SHe-Box (shebox.wcd.gov.in). A committee: a senior woman leads it, one member comes from outside.',
    they: '**No**, nobody at work may harass you. Complain to the Internal Committee, which every place with {labour.posh.workers} workers must have; in smaller places to the district’s local committee or on SHe-Box.',
    can: '**Yes**, you can complain, also against the boss: to the Internal Committee where {labour.posh.workers} or more work, in smaller places to the district’s local committee or on SHe-Box (shebox.wcd.gov.in).',
    must: '**No** committee with fewer than {labour.posh.workers} workers: there complaints go to the district’s local committee or SHe-Box. **Yes** from {labour.posh.workers}, men or women; without it the fine can reach {labour.posh.fine}.',
  },
  'labour.child': {
    first:
      '**No**: do not employ children, at a cart either, nor in a kitchen in the holidays. Our guides name no age: for teenagers ask the labour office.',
    cost: '**No age and no fine** is named in our guides. Do not employ children, at a cart either; for teenagers ask the labour office which work is allowed, and from which age.',
    how: 'Look at **the age on an identity card** before you hire, and keep a copy. Do not employ children. If a child works at your place or at another shop, speak to the labour office.',
    they: '**No**, nobody may employ a child, at a stall or in a kitchen either. Tell the labour office what you saw. For teenagers it says which work is allowed.',
    can: '**No**: do not employ a child, at a cart either, nor in a kitchen in the holidays. Our guides name no age: for a teenager, or a child who helps in the family, ask the labour office.',
    must: '**Yes**, check the age on an identity card before you hire, and keep a copy. Do not employ children; for teenagers ask the labour office which work is allowed.',
    is: '**No**, it is not allowed to employ children, in the holidays either. Our guides name no age: for teenagers ask the labour office which work is allowed.',
  },
  'labour.welfare-fund': {
    first:
      'Telangana, from {labour.lwf.workers} workers: **{labour.lwf.worker}** from each worker and {labour.lwf.employer} from the employer, once a year by {labour.lwf.due}. For other states we have no figures: ask the labour office.',
    when: '**By {labour.lwf.due}**, once a year, in Telangana, from {labour.lwf.workers} workers. For other states ask the labour office.',
    cost: '**{labour.lwf.worker}** from each worker and **{labour.lwf.employer}** from the employer for each, once a year, in Telangana, from {labour.lwf.workers} workers. For other states we have no figures: ask the labour office.',
    how: 'Cut **{labour.lwf.worker}** from each worker, add {labour.lwf.employer} for each, and pay by {labour.lwf.due}: Telangana, from {labour.lwf.workers} workers. Ask the labour office where to pay, and for the figures of other states.',
    they: '**Yes**, in Telangana an employer of {labour.lwf.workers} or more takes {labour.lwf.worker} a year from each worker and adds {labour.lwf.employer}. **No** with fewer workers. Other states: ask the labour office.',
    must: '**No**, in Telangana, with fewer than {labour.lwf.workers} workers. **Yes** from {labour.lwf.workers}: {labour.lwf.worker} from each worker and {labour.lwf.employer} from you, by {labour.lwf.due}. Other states: ask the labour office.',
    is: '**No**, it is not compulsory with fewer than {labour.lwf.workers} workers in Telangana, and it is not part of ESI. **Yes** from {labour.lwf.workers}: {labour.lwf.worker} from each worker, {labour.lwf.employer} from you, by {labour.lwf.due}.',
  },
  'labour.professional-tax': {
    first:
      '**Workers**, by monthly pay, and the employer cuts it. Telangana: {labour.pt.middle} above {labour.pt.wage-free}, {labour.pt.high} above {labour.pt.middle-max}. Owners there in a listed trade: up to {professional-tax.max} a year. Rajasthan and Uttar Pradesh: {state.professional-tax.rajasthan}. Other states differ.',
    when: '**By day {labour.pt.due}** of the next month in Telangana and Andhra Pradesh, day {calendar.pt.karnataka} in Karnataka, for workers. Owners in a listed trade in Telangana pay once a year.',
    cost: '**{labour.pt.middle}** a month on pay above {labour.pt.wage-free}, **{labour.pt.high}** above {labour.pt.middle-max}, in Telangana; nothing below. Owners in a listed trade there: up to {professional-tax.max} a year, the most in any state.',
    how: 'Cut it **from the pay** and pay it at the state’s tax office, in Telangana at Commercial Taxes (tgct.gov.in), by day {labour.pt.due} of the next month. An owner in a listed trade enrols there too.',
    they: '**Yes**, the employer cuts it from the pay. Telangana: nothing up to {labour.pt.wage-free} a month, {labour.pt.middle} up to {labour.pt.middle-max}, {labour.pt.high} above. **No** in Delhi, Haryana, Uttar Pradesh and Rajasthan.',
    must: '**Yes** in Telangana: for workers paid above {labour.pt.wage-free} a month, and for an owner whose trade is on the state’s list, up to {professional-tax.max} a year. **No** in Delhi, Haryana, Uttar Pradesh and Rajasthan.',
    is: '**Yes** in Telangana, Andhra Pradesh, Karnataka, Maharashtra and some others; **No** in Delhi, Haryana, Uttar Pradesh and Rajasthan. It is a tax of the state, apart from income tax.',
  },
  'labour.laws': {
    first:
      '**{labour.laws} codes** in place of {labour.laws@2025-11-20} older central laws, in force since {labour.laws|from}: wages, social security, industrial relations, safety. Most shops follow their state’s rules; whether Telangana’s are final we could not confirm.',
    when: '**Since {labour.laws|from}** the {labour.laws} codes are in force. The Central Rules came on {labour.central-rules}; for most shops the state’s rules count, and Telangana’s we could not confirm as final.',
    cost: '**{labour.laws} codes** in place of {labour.laws@2025-11-20} older central laws. At least {labour.wages.half} of the pay must now count as wages, so PF, bonus and gratuity can rise.',
    how: 'Give every worker **a letter**, the minimum wage, and the pay by day {labour.wages.due}. Keep the registers you have, and ask your state’s Labour Department which rules hold today.',
    they: '**Yes**, an officer, now called inspector-cum-facilitator, may look at your registers. Ask for the name and the order, and for a copy of what is written down.',
    must: '**Yes**, from the first paid worker: an appointment letter, the minimum wage, and pay by day {labour.wages.due} of the next month. Alone or with unpaid family: no. The state makes the detailed rules for most shops.',
    is: '**Yes**, the {labour.laws} codes are in force since {labour.laws|from}, in place of {labour.laws@2025-11-20} older laws. Whether Telangana’s own rules are final we could not confirm: keep the registers you have.',
  },
  'labour.wages.calculate': {
    first:
      'Take off **PF {labour.epf.worker}** and ESI {labour.esi.worker}. Of wages of {labour.example.wages} a worker in both gets {labour.example.worker-gets} and costs you {labour.example.employer-total}. Enter your own figures in the sum; professional tax can come off too.',
    when: '**By day {labour.wages.due}** of the next month the wages are paid; ESI and PF by day {labour.due}. What a worker who leaves is owed: within {labour.wages.final}.',
    cost: '**{labour.example.worker-gets}** in hand out of wages of {labour.example.wages}, for a worker in PF and ESI; it costs the employer {labour.example.employer-total}. Cut are PF {labour.epf.worker} and ESI {labour.esi.worker}. Enter your own figures in the sum.',
    how: 'Take off **PF {labour.epf.worker}** and ESI {labour.esi.worker} from the wages, and professional tax where the state has it. The sum shows the pay in hand and what the worker costs you.',
    they: '**Yes**, the employer may cut PF {labour.epf.worker} and ESI {labour.esi.worker} where you are in both, and professional tax if the state has it. The employer’s own share may never be taken from your pay.',
    must: '**No**, ESI is not a must with fewer than {labour.esi.workers} workers, nor PF with fewer than {labour.epf.workers}. **Yes** from those numbers: cut PF {labour.epf.worker} and ESI {labour.esi.worker}. Professional tax does not depend on the number.',
  },
  'labour.letter': {
    first:
      'Write **one page** the worker can read, signed by both: names, day of joining, work, place, hours, weekly day off, wage and pay day, notice, cuts, and where to complain. Every worker must get one.',
    when: '**On the first day** of work, signed by both. An old worker without a letter must get one too, so write it now.',
    how: 'Write **one page** in the worker’s language: names, address, day of joining, work, place, hours, day off, wage, pay day, notice, cuts, and where to complain. Both sign, and both keep a copy.',
    can: '**Yes**, you can write it yourself on one page, in a language the worker reads, with a trial period and notice in it; both sign. **No** worker may be without a letter.',
    must: '**Yes**, every worker must get a written letter, a part-time or old worker too. One page is enough: the work, hours, day off, wage, pay day and notice, signed by both.',
    is: '**Yes**, a written letter is compulsory for every worker, part-time too, from the first worker on. One page, signed by both, is enough.',
  },
  'labour.hiring': {
    first:
      'Up to **{labour.hiring.employer}** a month for each added worker, over {labour.hiring.years}, for jobs given up to {labour.hiring.ends}. You must be with PF; a firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}.',
    when: '**Up to {labour.hiring.ends}** the job must be given; the money comes over {labour.hiring.years}. You must be with PF.',
    cost: '**Up to {labour.hiring.employer}** a month to the employer for each added worker, over {labour.hiring.years}. A firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}, and be with PF.',
    how: 'Open **pmvbry.epfindia.gov.in**, the portal with the terms. You must be with PF, and a firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}.',
    can: '**Yes**, if you are with PF and add workers, at least {labour.hiring.workers} in a firm of fewer than {labour.hiring.small}: up to {labour.hiring.employer} a month for each, over {labour.hiring.years}. **No** without PF.',
    must: '**Yes**, you must be with PF, and a firm of fewer than {labour.hiring.small} workers must add {labour.hiring.workers}. Then up to {labour.hiring.employer} a month comes for each added worker, over {labour.hiring.years}.',
    is: '**Yes**, the money for new jobs is open for jobs given up to {labour.hiring.ends}: up to {labour.hiring.employer} a month for each added worker. You must be with PF.',
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
    cost: '**Nothing** up to {income-tax.rebate.up-to} a year for a person in the new regime. Above it by slices, {income-tax.slab.2.rate} to {income-tax.slab.top.rate}, and a cess: ₹15,00,000 costs ₹1,09,200. Firms and companies: our guides do not say.',
    how: 'Enter **the year’s income** (profit, rent, interest, salary) in the sum. A person pays nothing up to {income-tax.rebate.up-to} in the new regime; above it each slice has its own rate.',
    must: '**No**, a person pays no tax on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. **Yes** above it, by slices. Firms and companies: our guides do not say.',
    is: '**Yes**, a person pays no tax on ordinary income up to {income-tax.rebate.up-to} a year in the new regime. Above it each slice has its rate. For the old regime and for companies our guides do not say.',
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
  find: {
    first:
      'Open the **licence finder** and answer a few taps: it lists the papers your business needs, what is optional, and whom to ask. What you answer stays on this phone.',
    cost: '**Four or five papers** for a small shop, most of them cheap or free. The licence finder lists yours, with the fees that we know.',
    how: 'Open the **licence finder** and answer a few taps: it lists the papers you need, what is optional, and whom to ask. What you answer stays on this phone.',
  },
  calendar: {
    first:
      'Open **My dates** and tap what fits you: it works out the days on which you must file, pay or renew. It does not know what you have filed already, or days moved at the last moment.',
    when: '**Open My dates**: the next three of your dates come first. Tap what fits you. It does not know what you have filed already, or days moved at the last moment.',
    how: 'Open **My dates** and tap what fits you. For a reminder press “Remind me” and save the file: your phone warns a week and a day before. Tick off what is done.',
    can: '**Yes**: My dates shows your next three dates first, and “Remind me” puts them into your phone’s own calendar, which warns a week and a day before. You can add dates of your own.',
  },
  health: {
    first:
      'Open the **health check** and answer its questions: you get a score and the gaps to close first. The answers stay on this phone. A high score does not mean that every law is kept.',
    cost: '**Free**, without an account: the health check gives you a score and the gaps to close first. The answers stay on this phone.',
    how: 'Open the **health check** and answer its questions: you get a score and the gaps to close first. “I don’t know” counts as not in order. The answers stay on this phone.',
    can: '**Yes**, the health check does it: answer its questions and you get a score and the gaps to close first. The answers stay on this phone. A high score does not mean that every law is kept.',
  },
  'first-year': {
    first:
      'Enter your business in the sum of **first-year fees**: it adds up what the government asks for food, place, trademark and company. GST, Udyam, e-Shram, ESI and PF registration cost nothing.',
    cost: '**Nothing** for GST, Udyam, e-Shram, ESI and PF registration; food, place, trademark and company cost extra. Example: a small food shop in Hyderabad ₹1,450, with the old food fee. Enter yours in the sum.',
    how: 'Enter your business in the sum of **first-year fees**: food, place, trademark, form of business. It adds up what the government asks; add what your city or a helper asks yourself.',
  },
  profit: {
    first:
      'Take the day’s **sales**, less what the goods cost, the day’s share of rent, gas, helpers, loans and waste, and a wage for your own hours. The rest is profit. Enter your numbers in the sum.',
    cost: '**Sales less all costs**: goods, the day’s share of rent, gas, helpers, loans and waste, then a wage for your own hours. Example: sales of ₹2,400 leave ₹720 for you, ₹220 of it profit.',
    how: 'Take the day’s **sales**, less what the goods cost, the day’s share of rent, gas, helpers, loans and waste, and a wage for your own hours. Stock for tomorrow is not a cost of today.',
  },
  'break-even': {
    first:
      'Divide the **costs of a month** by what one piece leaves: its price less what it costs you. That many pieces you must sell. Enter your numbers in the sum.',
    when: '**Once the pieces sold** in a month pass the month’s costs divided by what one piece leaves. Example: ₹60,000 of costs and ₹20 on a piece, after 3,000 pieces.',
    cost: '**Month’s costs divided by what one piece leaves**: so many pieces you must sell. Example: costs of ₹60,000 and ₹20 left on a piece make 3,000 pieces, ₹1,50,000 of sales.',
    how: 'Divide the **costs of a month** (rent, wages, power, instalments) by what one piece leaves: its price less what it costs you. Round up: so many pieces you must sell.',
  },
  'working-capital': {
    first:
      '**{start.working-capital.need}** of the year’s expected sales, by the rule of thumb: the bank lends at least {start.working-capital.bank}, the owner brings {start.working-capital.own}. Enter your sales in the sum; the days that money is tied up come with it.',
    when: '**Days goods lie, plus days until customers pay, less days until you pay suppliers**: so long is money tied up. Example: 30 + 20 − 15 makes 35 days. Enter yours in the sum.',
    cost: '**{start.working-capital.need}** of the year’s expected sales, by the rule of thumb: at least {start.working-capital.bank} from the bank, {start.working-capital.own} your own. Example: sales of ₹40,00,000 need ₹10,00,000. The rule is for limits up to {working-capital.max}.',
    how: 'Take **{start.working-capital.need}** of the sales you expect in a year; the bank lends at least {start.working-capital.bank}, you bring {start.working-capital.own}. Or enter stock days, customers’ days and suppliers’ days in the sum.',
  },
  outbox: {
    first:
      'Look under **Waiting to send**: a request without a signal waits there and goes when the network returns. Stamped as sent means that our office has it. Do not clear this site’s data while one waits.',
    when: '**When the network returns** it goes by itself; opening the site with a signal helps. Stamped under Waiting to send means that our office has it. Do not clear this site’s data before.',
    how: 'Look under **Waiting to send**: stamped means that our office has it. If one waits, open the site with a signal, and do not clear this site’s data.',
    they: '**Yes**, our office has it if Waiting to send shows it stamped as sent. If not, it waits on this phone and goes when the network returns. Do not clear this site’s data.',
    can: '**Yes**, you can see all your requests under Waiting to send, and leave the page meanwhile: a waiting one goes when the network returns. Do not clear this site’s data before.',
    must: '**No**, you need not send it again or keep the page open: it waits on this phone and goes when the network returns. Only on a shared phone stay on the page. Do not clear this site’s data.',
    is: '**Yes**, it was sent if Waiting to send shows it stamped. If not, it is not lost: it waits on this phone and goes when the network returns. Do not clear this site’s data.',
  },
  settings: {
    first:
      'Open **This phone**: “Clear this phone” removes everything the site keeps here, “Use less data” fetches only what you open, and the size of the text is there too.',
    how: 'Open **This phone**: press “Clear this phone” to remove everything the site keeps here, or “Use less data” to fetch only what you open. A request that waits would be removed too.',
    can: '**Yes**, under This phone: “Clear this phone” removes everything the site keeps here, also a request that waits; “Use less data” fetches only what you open. The size of the text is there too.',
    is: '**Yes**, This phone has “Use less data”, which fetches only what you open, the size of the text, the shared phone, and “Clear this phone”.',
  },
  install: {
    first:
      'Open your browser’s menu and press **“Add to Home screen”** or “Install”, if it offers one. Pages saved on the phone open with no signal too. If it is there already, there is nothing to do.',
    cost: '**Nothing**: press “Add to Home screen” or “Install” in your browser’s menu, if it offers one. Reading and the tools are free, without an account.',
    how: 'Open your browser’s menu and press **“Add to Home screen”** or “Install”, if it offers one. If it is there already, there is nothing to do.',
    can: '**Yes**, if your browser’s menu offers “Add to Home screen” or “Install”: press it. Pages saved on the phone open with no signal too.',
    must: '**No**, you need not install anything: the site opens in your browser, and pages saved on the phone open with no signal too. “Add to Home screen” in the browser’s menu only makes it quicker.',
  },
  states: {
    first:
      '**Yes**, rules differ by state: ten states have a page here, Telangana and Andhra Pradesh first. If yours is missing, the licence finder asks for your state and names the papers.',
    cost: '**Ten states** have a page here: Telangana, Andhra Pradesh, Maharashtra, Karnataka, Tamil Nadu, Uttar Pradesh, Gujarat, Rajasthan, West Bengal, Bihar. For others use the licence finder.',
    how: 'Choose **your state** on the page States; rules differ from one to another. If it is missing, the licence finder asks for your state and names the papers.',
    is: '**No**, not only Telangana: ten states have a page here, Andhra Pradesh, Maharashtra, Karnataka and Tamil Nadu among them, and their rules differ. If yours is missing, the licence finder asks for your state and names the papers.',
  },
  sheets: {
    first:
      'Open the **one-page sheets**, choose a drawing, and print or send it. The picture is made on your phone, without a network, and bears the day it was checked.',
    cost: '**Nothing**: the picture is made on your phone, without a network. Choose a one-page sheet, and print or send it.',
    how: 'Open the **one-page sheets**, choose a drawing, and print or send it. It bears the day it was checked; the guide behind it says the exceptions.',
    can: '**Yes**, every one-page sheet can be printed or sent to others as a picture. It bears the day it was checked; an old one should be compared with the site.',
    is: '**Yes**, there are one-page sheets with drawings, one for each rule, to print or to send: FSSAI, GST, vending certificate, clean cart, fines, the year. Each bears the day it was checked.',
  },
  'free-papers': {
    first:
      '**Free** at the government: GST, Udyam, Udyam Assist, e-Shram, ESI and PF registration, Startup India recognition and the PM SVANidhi application. Who charges for one of these is charging for their own time.',
    cost: '**Nothing** at the government for GST, Udyam, Udyam Assist, e-Shram, ESI and PF registration, Startup India recognition and the PM SVANidhi application. An agent who charges, charges for their own time.',
    how: 'Register yourself on **the official portals**: gst.gov.in, udyamregistration.gov.in, eshram.gov.in, esic.gov.in, epfindia.gov.in, pmsvanidhi.mohua.gov.in. There these cost nothing.',
    they: '**No**, nobody may call it a government charge: GST, Udyam, e-Shram, ESI, PF and PM SVANidhi cost nothing there. An agent charges for their own time; for Udyam the portal says no agent is authorised.',
    can: '**Yes**, you can register yourself, free, for GST, Udyam, e-Shram, ESI, PF and Startup India, and apply for PM SVANidhi, on the official portals. Who charges is charging for their own time.',
    must: '**No**, not to the government for GST, Udyam, Udyam Assist, e-Shram, ESI, PF, Startup India or the PM SVANidhi application. Who charges for one of these is charging for their own time.',
    is: '**Yes**, free at the government are GST, Udyam, Udyam Assist, e-Shram, ESI and PF registration, Startup India recognition and the PM SVANidhi application. Not free: trade licence, company, and FSSAI for most.',
  },
  penalties: {
    first:
      'From **{gst.late-fee.nil-day}** a day for a late GST return without sales to {fssai.penalty.no-licence} for food without a needed licence. Vending without a certificate: at most {vendor.penalty}. Most amounts are the highest the law allows.',
    cost: '**{gst.late-fee.nil-day}** a day for a late GST return without sales, up to **{fssai.penalty.no-licence}** for food without a needed licence. Vending without a certificate: at most {vendor.penalty}. Late tax return: {income-tax.late-fee-small} or {income-tax.late-fee}. Most are the highest allowed.',
    how: 'Look at the sheet **What mistakes cost**: all fines, the small ones at the bottom. From {gst.late-fee.nil-day} a day for a late GST return to {fssai.penalty.no-licence} for food without a needed licence.',
    they: '**Yes**, a broken rule can be fined, but only up to what the law names: vending without a certificate at most {vendor.penalty}, unclean food at most {fssai.penalty.unhygienic}, a wrong scale at most {sectors.scales.fine} the first time.',
  },
  year: {
    first:
      'Each month: wages by day **{labour.wages.due}**, GSTR-1 by {gst.due.gstr1}, ESI and PF by {labour.due}, GSTR-3B by {gst.due.gstr3b}. Each year the tax return by {income-tax.return-business}: a stall without GST and workers has that one at most.',
    when: '**Each month**: wages by day {labour.wages.due}, GSTR-1 by {gst.due.gstr1}, ESI and PF by {labour.due}, GSTR-3B by {gst.due.gstr3b}. **Each year** the tax return by {income-tax.return-business}, advance tax by {income-tax.presumptive.advance-tax}, GSTR-4 by {gst.due.gstr4}.',
    cost: '**One at most** for a stall without GST and workers: the tax return by {income-tax.return-business}. With GST and workers four days come each month: {labour.wages.due}, {gst.due.gstr1}, {labour.due} and {gst.due.gstr3b}.',
    how: 'Open the sheet **The year of a small business** and print it: all dates in one picture. My dates shows which are yours. A stall without GST and workers has one at most.',
    must: '**No**, not all of them: a stall without GST and workers has one date at most, the tax return by {income-tax.return-business}. My dates shows which are yours.',
  },
  documents: {
    first:
      'Keep **Aadhaar and PAN**, photo, bank book, proof of the place, bills and receipts, certificates and numbers in one folder, and a photo of each on the phone. With GST keep bills {gst.records}.',
    when: '**{gst.records}** from the day the yearly return was due, if you are registered for GST. For others our guides name no time: keep bills and receipts by month.',
    how: 'Keep **one folder**: Aadhaar and PAN, photo, bank book, proof of the place, bills and receipts by month, certificates and numbers; a photo of each on the phone. Originals of PAN and rent paper stay home.',
    can: '**No**, do not throw away certificates, fee receipts or bills: with GST, bills are kept {gst.records} from the day the yearly return was due. For others our guides name no time.',
    must: '**Yes**, keep certificates, proof of the place, and all bills and receipts, fees and fines too. With GST bills are kept {gst.records} from the day the yearly return was due. A photo of each on the phone.',
  },
  price: {
    first:
      'Reading and the first talk are **free**. Our fees: FSSAI {price.fssai}, GST {price.gst}, company {price.company}, trade licence {price.trade-licence}. The government’s fee is apart, and you get our price in writing first.',
    cost: '**Free** for reading and the first talk. Our fees: FSSAI {price.fssai}, GST {price.gst}, company {price.company}, trade licence {price.trade-licence}. The government’s fee is apart; you get our price in writing first.',
    how: 'Ask for **a quote**: say what you need and by when. You get a written amount with the tax shown, and asking costs nothing. Pay the government’s fee yourself on its portal.',
    they: '**No**, we ask for nothing later: the price is in writing before anything begins, and the government’s fee you pay yourself on its portal. Reading and the first talk are free.',
    can: '**Yes**, you can read, ask and have a first talk free, and do it yourself on the official portals. Street vendors who cannot pay do not pay.',
    must: '**No**, reading, the tools and the first talk are free, and the guides show how to do it yourself. You pay only for work you order, at a price in writing before it begins.',
  },
  contact: {
    first:
      'Call, write on **WhatsApp** or send the form on the contact page. You can write at any time; people answer Monday to Saturday, in office hours. The first talk is free.',
    when: '**Monday to Saturday**, 9:00 AM-7:00 PM, people answer. You can write at any time, on WhatsApp or with the form; without a signal it waits on this phone.',
    cost: '**Free** is the first talk, 30 minutes. Call, write on WhatsApp or send the form on the contact page.',
    how: 'Call, write on **WhatsApp** or send the form on the contact page; number and e-mail are there. People answer Monday to Saturday, in office hours. The first talk is free.',
    they: '**Yes**, somebody from our office replies to a call, a WhatsApp message or the form, Monday to Saturday in office hours. You can write at any time. The first talk is free.',
    can: '**Yes**, call or write on WhatsApp, and a person answers, Monday to Saturday, in Telugu, Hindi or Urdu, or English. The first talk is free.',
    must: '**No**, you need not come: call, write on WhatsApp or send the form on the contact page. The first talk is free. Send no Aadhaar, PAN, bank details or passwords.',
  },
  visit: {
    first:
      '**Kukatpally** and Banjara Hills, both in Hyderabad, Monday to Saturday in office hours. Call before you come. For every other place, telephone and WhatsApp; Mumbai and Bengaluru are planned and not open.',
    when: '**Monday to Saturday**, 9:00 AM-7:00 PM, in Kukatpally and Banjara Hills, Hyderabad. Call before you come, so that the right person is there.',
    cost: '**Two offices**, Kukatpally and Banjara Hills, both in Hyderabad. A first talk is free. Call before you come.',
    how: 'Come to **Kukatpally**, Hyderabad 500072, or Banjara Hills, Hyderabad 500034, Monday to Saturday in office hours. Call before you come. The contact page has a map.',
    can: '**Yes**, come to Kukatpally or Banjara Hills in Hyderabad, Monday to Saturday, 9:00 AM-7:00 PM. Call before you come, so that the right person is there.',
    is: '**No**, outside Hyderabad we have no office: the two are in Kukatpally and Banjara Hills. Mumbai and Bengaluru are planned and not open. Everywhere else telephone and WhatsApp work today.',
  },
  about: {
    first:
      'We are **Niyam**, a private consultancy in Hyderabad, not the government and not a law firm. We explain licences free and do paperwork, for those who ask, at a price written before.',
    cost: '**Free** are guides, tools and the first talk. For paperwork we take a price written before we begin; no advertisements, and no portal, bank or seller pays us to be named.',
    how: 'Read the guides, use the tools or ask: **Niyam**, a private consultancy in Hyderabad, explains licences free, and does paperwork for those who ask. To check us, visit an office or look a figure up.',
    is: '**No**, we are not the government, not a court and not a law firm, but a private consultancy in Hyderabad. We cannot grant a licence or speed one up.',
  },
  retainer: {
    first:
      '**Yes**, with a monthly plan: your dates, somebody to ask, and the filings named in the offer; you see each before it goes. It ends when you say so. A street vendor or one-person shop needs none.',
    when: '**Month to month**: a plan ends when you say so. The list of the month comes in the first week, returns in the middle, a note in the last week.',
    cost: '**By quote**, in writing: more filings, workers or places cost more, and government fees are apart. The pricing page names where plans begin, by our own statement. A street vendor or one-person shop needs no plan.',
    how: 'Ask for **a quote** on the contact page, with the questions and filings of one month. Have in writing what is in, what is out, who pays for a missed date, and how you leave.',
    can: '**Yes**, with a monthly plan we keep your dates, answer questions, and file what the offer names; you see each before it goes. A penalty stays yours. It ends when you say so.',
    must: '**No**, a street vendor or one-person shop needs no monthly plan, nor does anybody who files nothing regularly. It fits a firm with returns, renewals and workers, and ends when you say so.',
  },
  refund: {
    first:
      '**Yes**, our whole fee if we have not started, or did not do what the offer says and do not put it right; midway, the part not done. No, if refused for a reason told before. Settled within {privacy.complaint-settle}.',
    when: '**Within {privacy.complaint-settle}** it is settled, and confirmed within {privacy.complaint-acknowledge} hours after you ask.',
    cost: '**Our whole fee** if we have not started, did not do what the offer says, or the refusal was our mistake; midway, the part not done. The government’s fee follows its own rules: it never came to us.',
    how: 'Write to **our office**, by e-mail or the contact page, with your receipt: what you paid, and when. We confirm within {privacy.complaint-acknowledge} hours and settle it within {privacy.complaint-settle}.',
    they: '**Yes**, we return our whole fee if we have not started or did not do what the offer says; midway, the part not done. **No** if the office refused for a reason told before. Settled within {privacy.complaint-settle}.',
    can: '**Yes**, our whole fee if we have not started or did not do what the offer says; midway, the part not done. **No** if the office refused for a reason we had told you.',
  },
  careers: {
    first:
      '**No job** is open today. You can leave a one-page CV by e-mail, with “work” in the first line. Applying costs nothing: a job that asks for a fee is a fraud.',
    cost: '**Nothing** to apply: a job that asks for a fee is a fraud. No job is open today. Everybody who works here is paid.',
    how: 'Send **a one-page CV by e-mail**, with “work” in the first line: what you can do, your languages, where you live; no Aadhaar, PAN or photo. No job is open today. Applying costs nothing.',
    they: '**No**, nobody may ask for money for a job with us: that is a fraud. Do not pay; call {helpline.cybercrime} and tell us. No job is open today.',
    can: '**No**, not today: no job is open. You can leave a one-page CV by e-mail, with “work” in the first line; students may write as well. Applying costs nothing.',
    must: '**No**, you pay nothing, and some desks need no degree. No job is open today; you can leave a one-page CV by e-mail. A job that asks for a fee is a fraud.',
    is: '**No**, no job is open today. You can leave a one-page CV by e-mail, with “work” in the first line. Applying costs nothing: a job that asks for a fee is a fraud.',
  },
  privacy: {
    first:
      'We **sell nothing**. What you type lies on your phone until you send it; a request we use only to answer it. A question may go to an AI service, without your name. You can have your data deleted.',
    when: '**{privacy.lead-keep}** at most from the last contact we keep a request that became no order; an answer of the assistant {privacy.assistant-answer}; an account until you delete it. What lies on your phone you can clear at once.',
    how: 'Open **This phone** to clear what lies here. For what you sent, write to us with your receipt: we confirm within {privacy.complaint-acknowledge} hours. “Delete my account” is on your dashboard. We sell nothing.',
    they: '**No**, we sell nothing, and authorities get data only where a law obliges us. A few companies run our machines for us, and a question may go to an AI service, without your name.',
    can: '**Yes**, you can see your data, have it corrected or deleted: clear this phone under This phone, and write to us, with your receipt, for what you sent. We sell nothing.',
    must: '**No**, you need give no name, number or account to read here. A request needs them, so that we can answer. Never send Aadhaar, PAN, bank details or passwords.',
  },
  account: {
    first:
      'Sign in with your **e-mail or phone** and your password; if you forgot it, press “I have forgotten my password”. Reading, tools and requests need no account. Never tell anybody a password or OTP.',
    cost: '**Free**: an account costs nothing, and nothing on the site needs it. It keeps your profile when you change or lose a phone.',
    how: 'Sign in with **e-mail or phone** and your password. Forgotten? Press “I have forgotten my password”: we e-mail you a link; look in the spam folder too. Never tell anybody a password or OTP.',
    they: '**No**, we never ask for your password, and never for an OTP, by telephone, WhatsApp or e-mail. If somebody does in our name, do not answer.',
    can: '**Yes**, you can read, use the tools and send requests without an account. To get back into yours, press “I have forgotten my password” on the sign-in page.',
    must: '**No**, reading, the tools and requests need no account. One only keeps your profile when you change or lose a phone.',
  },
  newsletter: {
    first:
      'Enter your **e-mail** on the newsletter page, then say yes in the letter we send. It comes when a fee, limit or due date changes. To leave, press the link in any letter.',
    when: '**When a fee, limit or due date changes** a letter comes, and not on a fixed day. Nothing came? Look whether you said yes in our first letter.',
    how: 'Enter your **e-mail** on the newsletter page, then say yes in the letter we send. To leave, press the link in any letter: it never expires and asks for no password.',
    can: '**Yes**, by e-mail: enter your address on the newsletter page, then say yes in the letter we send. To leave, press the link in any letter. By SMS: no.',
    must: '**Yes**, you must say yes in the first letter we send: until then you are not on the list. To leave, press the link in any letter, without a password.',
    is: '**Yes**, there is a newsletter, by e-mail: it comes when a fee, limit or due date changes, and not on a fixed day. You can leave by the link in each letter.',
  },
  complaint: {
    first:
      'Write to our **grievance officer**, with “complaint” in the first line: you hear from us within {privacy.complaint-acknowledge} hours, and it is settled within {privacy.complaint-settle}. Not satisfied? Consumer helpline {helpline.consumer}.',
    when: '**within {privacy.complaint-acknowledge} hours** you hear from us, and within {privacy.complaint-settle} it is settled. Not satisfied? Call the consumer helpline, {helpline.consumer}.',
    how: 'Write to our **grievance officer**, at the e-mail under Contact, with “complaint” in the first line and your receipt if you have one. Not satisfied? Call {helpline.consumer}. If money was taken from your account: {helpline.cybercrime}, at once.',
    they: '**Yes**, you get an answer: within {privacy.complaint-acknowledge} hours you hear from us, and within {privacy.complaint-settle} it is settled. Our own mistakes in paid work we put right at our cost.',
    can: '**Yes**: write to our grievance officer, with “complaint” in the first line. Not satisfied? Call the consumer helpline, {helpline.consumer}, or go to the consumer commission, also where you live; you need no advocate for it.',
  },
  'law.equality': {
    first:
      '**Equal treatment**: the State must treat everybody in India equally and never act by whim; it may make groups for a real reason. Ask in writing why you are treated otherwise, and appeal in time.',
    how: 'Ask **in writing** for the reason and the section, note how others are treated, with date and photo, and keep a stamped copy of your answer. Appeal in time; for a free lawyer call {helpline.legal-aid}.',
    they: '**No**, not by whim or with no reason: same place, same treatment. A law may make groups for a real reason. Ask in writing for the reason and the section, and appeal in time.',
    can: '**Yes**: unequal treatment by an office can be challenged. Ask for the reason in writing, note the other stall with date and photo, answer in writing, and appeal in time. Free lawyer, for those who qualify: {helpline.legal-aid}.',
    is: '**Yes**, it protects every person in India, citizen or not, and companies too, against the State: municipality, police, food officer. It does not bind a private landlord or a supplier.',
  },
  'law.trade': {
    first:
      'Every citizen **may carry on a trade**, street vending too, under Article 19(1)(g). The law may set reasonable limits, some trades are under strict licence, and nobody has a right to one fixed spot.',
    how: 'Ask **which law and section** say so, and where you can sell instead, in writing. An order with no law behind it is not enough. Then appeal; free legal aid is at {helpline.legal-aid}.',
    they: '**No**, not without a law, and the limit must be reasonable; a complete ban needs a strong reason. But zones, hours and licences under a law are usually valid. Ask which law says so.',
    can: '**Yes**: every citizen may choose a trade, street vending too. Where a law asks for a licence, you need it; some trades, such as alcohol, are under strict licence, and nobody has a right to one fixed spot.',
    must: '**Yes**, where a law asks for a licence: food, fire and tax rules are normally valid limits of the right to trade. Where no law asks, you need no permission. Ask which law, and which section.',
    is: '**Yes**, trade is a right of every citizen under Article 19(1)(g), and the Supreme Court counts street vending too. It may be limited by a reasonable law, and gives no right to one fixed spot.',
  },
  'law.living': {
    first:
      'The courts read **livelihood into the right to life**, so eviction needs a fair procedure. Article 39 itself is an aim for governments: you cannot sue on it, but courts read laws in its light.',
    how: 'Ask for **notice and a hearing**, in writing, before anything is taken from you; say that the right to life includes livelihood. For a free lawyer call {helpline.legal-aid}.',
    they: '**No**, not without a fair procedure: the right to life includes livelihood, so before a stall is removed there should be notice and a hearing. Free legal aid: {helpline.legal-aid}.',
    can: '**Yes**, if your living is taken without a fair procedure: the right to life includes livelihood. **No** on Article 39 alone: it is an aim and promises nobody a job. Free legal aid: {helpline.legal-aid}.',
    must: '**No**, the State need not give you a job or an income: Article 39 is an aim for governments, and courts do not enforce it directly. But a living may be taken away only by a fair procedure.',
    is: '**Yes**: the courts read livelihood into the right to life, Article 21, so eviction needs notice and a hearing. Article 39 itself is an aim for governments, and you cannot sue on it.',
  },
  'law.counter': {
    first:
      'Ask for it **in writing**: which law, which section, what you can do, and by which day. A refusal needs reasons. Write down name, time and words, appeal in time, or call free legal aid, {helpline.legal-aid}.',
    when: 'By the **last day that the order names**: ask for that day in writing, and appeal before it. How long an office may keep a paper, this page does not say.',
    how: 'Ask **in writing** for law, section and reason, and get a stamp on your copy, or send it by registered post. Write down name and time. Appeal to the officer above, or call {helpline.legal-aid}.',
    they: '**No**, not without a reason: a refusal needs reasons, and you a chance to answer. Ask for law, section and reason in writing; if they refuse that too, write down name, time and words, and appeal.',
    can: '**Yes**: you may always ask for name, law, section and reason in writing, and appeal to the officer above whom the law names. Ask by which day. Free legal aid: {helpline.legal-aid}.',
  },
  'fraud.online': {
    first:
      'Call **{helpline.cybercrime}** now, with the payment number, sum and hour. Then call your bank to block UPI and card, and complete it on the cybercrime portal. Pay nobody who offers to bring it back.',
    when: '**At once**: call {helpline.cybercrime} in the first hour, then your bank, and complete it on the cybercrime portal within the day. When money comes back, our guides cannot say.',
    how: 'Call **{helpline.cybercrime}** now, with payment number, sum and hour, and write down the complaint number. Then have the bank block UPI and card, complete it on cybercrime.gov.in with pictures, and write to the bank.',
    they: '**Only sometimes**: the sooner you tell the bank, in writing, that you did not agree, the less is yours to bear. If it does not help: RBI Ombudsman, {helpline.bank-complaints}. A “recovery agent” never brings it back.',
    can: '**Yes**, sometimes, if you are quick: money that is still on its way can be held. Call {helpline.cybercrime} now, then your bank. Nobody can promise it, and one who wants a payment for it is the same thief.',
    must: '**Yes**, call {helpline.cybercrime} first and at once, then your bank, and complete it on the portal within the day. Go to the police station too if the sum is large. Pay nobody who offers to bring it back.',
  },
  'fraud.portal': {
    first:
      '**Not the government**, if it names a round fee before the first question, or wants money on a person’s UPI name. Read the address from the right, before the first single slash: offices mostly end in gov.in or nic.in.',
    cost: '**Nothing** for Udyam, GST, e-Shram, ESI, PF and the SVANidhi application: the government takes no fee. Elsewhere a real portal names its fee only after you have said what you apply for.',
    how: 'Read the **address from the right**, just before the first single slash: offices mostly end in gov.in or nic.in. Then read the small print. Paid already? Call {helpline.cybercrime}; typed your Aadhaar? Lock it in the Aadhaar app.',
    they: '**No** fee for Udyam, GST, e-Shram or the SVANidhi application: the government takes nothing. A round sum before the first question, a person’s UPI name, or asking for a PIN is never the government.',
    can: '**No**, not before you have looked: just before the first single slash, offices mostly end in gov.in or nic.in. A few end otherwise, Mudra in org.in. Paid already? Call {helpline.cybercrime} at once.',
    must: '**No**: pay nothing and type nothing before you have read the address from the right; offices mostly end in gov.in or nic.in. Udyam, GST and e-Shram registration and the SVANidhi application are free.',
    is: '**No**, if it names a round fee first or wants money on a person’s UPI name, or says “private consultancy” in small print. Read the address from the right: offices mostly end in gov.in or nic.in, a few otherwise.',
  },
  'fraud.agent': {
    first:
      'Fraud: call **{helpline.cybercrime}** at once, then your bank if you gave a PIN or code. Bad service: ask for the money in writing, then call the consumer helpline, {helpline.consumer}. Keep every message and receipt.',
    when: '**At once** if it is a fraud: call {helpline.cybercrime}, then your bank if you gave a PIN or code. For bad service ask for the money in writing now, and then call {helpline.consumer}.',
    how: 'Call **{helpline.cybercrime}** at once if it is a fraud, then your bank if you gave a PIN or code. Bad service: ask for the money in writing, then {helpline.consumer}. Apply again yourself, with your own number.',
    can: '**Yes**, you can ask for your money back, in writing, and then call the consumer helpline, {helpline.consumer}. If it was a fraud, call {helpline.cybercrime} at once: money still on its way can sometimes be held. Nobody can promise it.',
  },
  lawyer: {
    first:
      'Call **{helpline.legal-aid}**: a lawyer is free for women, SC, ST, persons with disability and people with low income. Say your district and by which day you must act. The lawyer may ask for no money.',
    when: '**Today**: call {helpline.legal-aid} and say first by which day you must act, because a notice has a last day. How long it takes until you get a lawyer, our guides do not say.',
    cost: '**Nothing**, if you qualify: women, SC, ST, persons with disability and people with low income. The State pays, and the lawyer may ask for no money. Call {helpline.legal-aid}.',
    how: 'Call **{helpline.legal-aid}**: say your district, what it is about, and by which day you must act. Or go to the legal services office in the district court, with the notice and proof of who you are.',
    they: '**No**, the lawyer may ask you for no money: legal aid is paid by the State. Tell the office that sent you. If the lawyer does nothing, you may ask for another.',
    can: '**Yes**, if you are a woman, SC, ST, a person with disability or have a low income: call {helpline.legal-aid}. If you do not qualify, ask for advice alone, at a Lok Adalat or by Tele-Law.',
    must: '**No**, you pay nothing if you qualify: legal aid is paid by the State. Bring proof of who you are and of income, caste or disability; women need no such proof. Call {helpline.legal-aid}.',
    is: '**Yes**, it is free for women, SC, ST, persons with disability and people with low income: the State pays, and the lawyer may ask for no money. Call {helpline.legal-aid}.',
  },
  consumer: {
    first:
      'Ask for your money **in writing**, keep bill and messages, then call the consumer helpline, {helpline.consumer}. If it was a false site or a fraud by telephone: {helpline.cybercrime}, at once.',
    when: '**within {privacy.complaint-acknowledge} hours** the complaints person of an online shop must acknowledge your complaint, and settle it within {privacy.complaint-settle}. For other shops our guides name no time. Consumer helpline: {helpline.consumer}.',
    cost: '**Nothing** for the consumer helpline, {helpline.consumer}: it is free. Ask the shop for your money in writing first, and keep bill and messages.',
    how: 'Ask for your money **in writing**, keep bill and messages, then call the consumer helpline, {helpline.consumer}, or file on e-Jagriti at the consumer commission. A false site or fraud by telephone: {helpline.cybercrime}, at once.',
    can: '**Yes**, you can complain: ask for your money in writing, keep bill and messages, then call {helpline.consumer}, which is free. After that you may file at the consumer commission where you live, without an advocate.',
  },
  'bank-complaint': {
    first:
      'Complain to the **bank** in writing first and ask for the reason. If it does not answer or help, the RBI Ombudsman takes it: {helpline.bank-complaints}.',
    cost: '**Nothing**: the RBI Ombudsman is free, {helpline.bank-complaints} or cms.rbi.org.in. Complain to the bank in writing first.',
    how: 'Complain to the **bank** in writing first, ask for the reason and keep a stamped copy. If it does not answer or help, go to the RBI Ombudsman: {helpline.bank-complaints} or cms.rbi.org.in. Fraud: {helpline.cybercrime}.',
    can: '**Yes**: complain to the bank in writing, and if it does not answer or help, to the RBI Ombudsman, {helpline.bank-complaints} or cms.rbi.org.in, which is free. Was it a fraud? Call {helpline.cybercrime} at once.',
    must: '**Yes**, complain to the bank in writing first and ask for the reason; keep a stamped copy. If it does not put things right, the RBI Ombudsman takes it, free: {helpline.bank-complaints}.',
  },
  'account.password': {
    first:
      'Press **“I have forgotten my password”** at Sign in and enter your e-mail: we send a link. No letter? Look into spam and ask again after a minute. GST or FoSCoS logins are recovered on their own portals.',
    how: 'Press **“I have forgotten my password”** at Sign in and enter your e-mail: we send a link. No letter? Look into spam and ask again. GST or FoSCoS logins are recovered on their own portals.',
    they: '**No**, nobody in our office can read or tell your old password. We e-mail you a link to choose a new one. A message that asks for an OTP in our name is false.',
    can: '**Yes**, you can choose a new one: press “I have forgotten my password” at Sign in, and we e-mail a link. The old one nobody can read, not even we. GST or FoSCoS logins: on their own portals.',
  },
  'account.create': {
    first:
      'Open **Create an account**: name, e-mail, password. It is free, and keeps your profile when you change or lose a phone. Nothing here needs one.',
    cost: '**Nothing**: an account is free, and nothing here needs one. It keeps your profile when you change or lose a phone.',
    how: 'Open **Create an account** and type name, e-mail and a password of at least 8 characters. The rest you may leave out. It is free.',
    can: '**Yes**, free, with name, e-mail and a password; without an e-mail it does not work. Nothing here needs an account.',
    must: '**No**, nothing here needs an account: all guides and tools work without one. It is free, and keeps your profile when you change or lose a phone.',
    is: '**Yes**, it is free, and nothing here needs it. Name, e-mail and a password are enough; it keeps your profile when you change or lose a phone.',
  },
  'account.delete': {
    first:
      'Open your dashboard and press **“Delete my account”**: all of it goes at once, and there is no way back. “Take a copy” comes first. For requests our office has by mail, write to us.',
    when: '**At once**: when you press “Delete my account” on your dashboard, all of it goes, with no way back. Copies our office has by mail we delete when you write to us.',
    cost: '**Nothing**, and you need give no reason: press “Delete my account” on your dashboard. There is no way back.',
    how: 'Open your dashboard, press “Take a copy” if you want one, then **“Delete my account”**: all of it goes at once, with no way back. For copies our office has by mail, write to us.',
    can: '**Yes**: press “Delete my account” on your dashboard; all of it goes at once, and there is no way back. “Take a copy” comes first. For copies our office has by mail, write to us.',
    must: '**No**, you need give no reason and pay nothing: press “Delete my account” on your dashboard. There is no way back. Only for copies that our office has by mail, write to us.',
    is: '**Yes**, all that our server keeps of your account goes at once, with no way back. Not reached: copies our office has by mail, for which write to us, and what lies on your phone until you clear it.',
  },
  'offline.pages': {
    first:
      '**Guides and law pages** open without a signal after your first visit, then finder, assistant, calendar, health check and search. The rest follows on a good line, or when you ask under This phone. Official portals need a network.',
    when: '**After your first visit**: guides and law pages at once, then finder, assistant, calendar, health check and search. The rest comes on a good line, or when you ask under This phone.',
    how: 'Open **This phone** and ask for all pages, on a good line. Guides and law pages are saved by your first visit alone. If you save data, each page that you open is kept.',
    can: '**Yes**: after your first visit guides and law pages open without a signal, then finder, assistant, calendar, health check and search. For the rest ask under This phone. Official portals need a network.',
    must: '**No**, after your first visit guides and law pages are saved by themselves, then finder, assistant, calendar, health check and search. For all the rest ask under This phone. Official portals need a network.',
    is: '**Yes**, after the first visit it works without a signal: guides and law pages first, then finder, assistant, calendar, health check and search. Official portals always need a network.',
  },
  'phone.shared': {
    first:
      'Open This phone and press **“Set as a shared phone”**: then nothing typed is kept, and requests go only with a signal. “Clear this phone” removes what is there already.',
    how: 'Open **This phone** and press “Set as a shared phone”: then nothing typed is kept, and requests go only with a signal. “Clear this phone” removes what is there already.',
    they: '**Yes**, who can open your phone can open what is kept on it, unless you press “Set as a shared phone” under This phone. “Clear this phone” removes what is there already.',
    can: '**Yes**: press “Set as a shared phone” under This phone; then nothing you type is kept, and requests go only with a signal. “Clear this phone” removes what is there already.',
    must: '**Yes**, if others use the phone: press “Set as a shared phone” under This phone. Then nothing typed is kept. “Clear this phone” removes what is there already.',
    is: '**No**, not before you press “Set as a shared phone” under This phone: till then what you type is kept there. Afterwards nothing typed is kept. “Clear this phone” removes what is there already.',
  },
  'about.government': {
    first:
      '**No.** We are a private consultancy in Hyderabad, not a government office, a court or a law firm. We cannot grant a licence or speed one up.',
    cost: '**Nothing** for reading, asking and the first talk. We are a private consultancy: work for you has a written price, and the government’s fee stands apart.',
    how: 'Look at the end of any page, or visit us: we are a **private consultancy** with two offices in Hyderabad, not a government office. The official site stands beside each guide.',
    they: '**No**: we are a private consultancy in Hyderabad and have no power of an office. We cannot grant, refuse or speed up a licence.',
    can: '**No** licence comes from us: we are a private consultancy, and only the office grants it. You can have the paperwork done by us, for a written price, or apply yourself on the official portal.',
    must: '**No**: you owe us nothing before you have agreed to a price in writing. We are a private consultancy, no government office; the guides show how to do it yourself on the official portal.',
    is: '**No.** We are a private consultancy in Hyderabad, not a government office, a court or a law firm. We cannot grant a licence or speed one up.',
  },
  'about.trust': {
    first:
      'Each figure stands with its **source** and the day we looked; after some months the page warns you. What we could not confirm, it says. Mistakes remain possible: if the official portal differs, it is right.',
    when: 'The **day beside each figure** is the day we last looked. After some months without a new look the page itself warns you.',
    how: 'Look at the **source and the day** beside each figure: it comes from an Act, a rule, a notification or an official release. If the official portal differs, it is right; then please tell us.',
    can: '**Yes**, with a look at the source and the day beside each figure; after some months the page warns you. Mistakes remain possible: if the official portal differs, it is right.',
    must: '**Yes**, where it matters look at the official site first: each figure stands with its source and the day we looked. Mistakes remain possible, and if the official portal differs, it is right.',
    is: '**Yes**, so far as we saw on the day that stands beside it, with its source; after some months the page warns you. Mistakes remain possible: if the official portal differs, it is right.',
  },
  'about.people': {
    first:
      'We show **roles**, not names: a desk for each kind of paper, and a second reader who checks every application. Call or write and ask who will handle your work: then you get a name.',
    cost: '**No number** is shown: we list roles, not heads, and in a small office one person can hold two. The second reader is never the one who wrote the paper.',
    how: 'Call or write through **Contact** and ask who will handle your work: you get a name, from the person who bears it. On the site we show roles only, a desk for each kind of paper.',
    can: '**Yes**: call or write and ask who will handle your work, and you get a name. On the site we show roles, not names; you may also visit one of our two offices in Hyderabad.',
  },
  'about.results': {
    first:
      '**None to show**: no client has yet agreed, and the stories here are made up and marked so. Numbers such as a success rate are our own statements; nobody else has checked them.',
    cost: '**None to show**: no client has yet agreed. Numbers such as businesses served or a success rate are our own statements; nobody else has checked them.',
    how: 'Read **Success stories** as examples: the people are made up, and marked so, and one of them fails. Real ones come only with consent and proof.',
    can: '**No**, not yet: no client has agreed to be shown, and the stories here are made up and marked so. Your own story you can offer us; we print it only with your written yes.',
    is: '**No real client** is shown: the people in our stories are made up, and marked so; the rules in them are real. Numbers such as a success rate are our own statements, checked by nobody else.',
  },
  'careers.fraud': {
    first:
      '**Do not pay**: working with us costs no fee and no deposit, and we offer no job without speaking to you. Paid or asked? Call {helpline.cybercrime}, report it on the cybercrime portal, and tell us.',
    cost: '**Nothing**: applying here costs no fee, no deposit, no training or laptop money. Who asks for it is a cheat: call {helpline.cybercrime}, and tell us.',
    how: 'Call **{helpline.cybercrime}**, report it on cybercrime.gov.in, and tell us through Contact. Do not pay: a job with us costs nothing, and we offer none without speaking to you.',
    they: '**No**: nobody may ask money, a deposit or a bank PIN for a job with us. Do not pay; call {helpline.cybercrime}, report it on the cybercrime portal, and tell us.',
    can: '**Yes**, report it at once: call {helpline.cybercrime}; money still on its way can sometimes be held, but nobody can promise it. A job with us costs no fee and no deposit.',
    must: '**No**, do not pay: working with us costs no fee, no deposit and no training money. Paid or asked? Call {helpline.cybercrime}, report it on the cybercrime portal, and tell us.',
    is: '**No**, not if it asks for money or a PIN, or if nobody of us has spoken to you. Do not pay; call {helpline.cybercrime}, and ask us through Contact.',
  },
  terms: {
    first:
      'In paid work **we put our mistakes right** at our cost and answer for damage as the law provides, but not for wrong papers you gave or an office’s decision. Free reading is information, not legal advice.',
    when: '**within {privacy.complaint-acknowledge} hours** we confirm that you asked for a refund or complained, and settle it within {privacy.complaint-settle}. You can stop the work at any time; a monthly plan ends with the month you paid.',
    cost: '**Nothing** for reading and asking, and nothing before you agree to a price in writing. Then: our fee, {gst.rate.standard} GST on it where we must charge it, and the government’s fee apart.',
    how: 'Write to the **office** through Contact, with “complaint” in the first line, or name the receipt if you want money back. Not satisfied? Consumer helpline {helpline.consumer}, or the consumer commission.',
    they: '**Yes**, for our own mistakes in paid work: we put them right at our cost. **No** for wrong papers you gave or an office’s decision. Free reading is information, not legal advice.',
    can: '**Yes**: you can stop at any time and pay only for what is done. You may also save, print and share our pages, with their dates and sources; you may not sell them.',
    must: '**No**: a request costs nothing and binds you to nothing. You owe us nothing before you have agreed to a price in writing, and then only for what is done.',
    is: '**No**, what you read here is general information, not legal advice. In paid work we put our own mistakes right at our cost; for your case ask a professional.',
  },
  confidentiality: {
    first:
      'It **stays with us**, with the people who work on it; nobody hears that you are our client unless you agree. But a court or an authority under a law can make us speak: we are not advocates.',
    when: '**As long as the work lasts**, then as long as a law asks; the silence goes on after it. Originals go back the same day. A request without an order we keep {privacy.lead-keep} from the last contact.',
    how: 'Send us **as little as the work needs**, and cover the first eight digits of your Aadhaar on any copy. Only who works on your case and who checks it read it. A leak? Tell our grievance officer.',
    they: '**No**, nobody hears what you told us, or that you are our client, unless you agree. But a court or an authority under a law can make us speak: we are not advocates.',
    can: '**Yes**, it stays with the people who work on it, also after the work. But we are not advocates, and a court can make us speak: if it may end in court, see an advocate first.',
    must: '**No**, a first question needs no document at all; later send only what the work needs. Never send a bank PIN, a card number or an SMS code, not to us either.',
    is: '**Yes**, it stays with the people who work on it, also after the work has ended. But a court or an authority under a law can make us speak: we are not advocates.',
  },
  accessibility: {
    first:
      'Choose **“Text size”** on a guide, or enlarge the page in your browser. It is built for keyboard and screen reader, with large buttons, and guides can be read aloud. If something is in your way, tell us.',
    how: 'Choose **“Text size”** on a guide, or enlarge the page in your browser; “Listen” reads it aloud where your phone has a voice. Something in your way? Tell us through Contact which page it was.',
    can: '**Yes**: it is built for keyboard alone, for screen readers and for large letters (“Text size” on each guide). But nobody has yet gone through it with TalkBack; if something is in your way, tell us.',
    is: '**Yes**, it is built for screen readers, keyboard and large letters, to WCAG 2.2 level AA by our own word. But nobody has yet gone through it with TalkBack, VoiceOver or NVDA: tell us what fails.',
  },
  listen: {
    first:
      'Press **“Listen”** on a guide or in the assistant; it is there where your phone has a voice for the language. Speaking a question works online, where the browser can do it.',
    how: 'Press **“Listen”** on a guide or in the assistant. No such button? Then your phone has no voice for the language. Speaking a question works online, where the browser can do it.',
    can: '**Yes**: press “Listen” on a guide or in the assistant, where your phone has a voice; it speaks English so far. You can also speak a question, online, where the browser can do it.',
    must: '**No** reading or typing is needed: press “Listen” on a guide or an answer, also with no signal, where your phone has a voice. Speaking a question needs a signal.',
    is: '**Yes**, “Listen” reads every guide and answer aloud, in English so far, where your phone has a voice. You can speak a question online, where the browser can do it; else its button is not shown.',
  },
  language: {
    first:
      '**English** so far; Hindi and Telugu pages are planned. Search and assistant understand many Hindi and Telugu words. On the telephone, ask for your language.',
    when: '**No day is named**: Hindi and Telugu pages are planned, English is here now. On the telephone, ask for your language.',
    cost: '**One** so far: English. Hindi and Telugu pages are planned; search and assistant understand many of their words. On the telephone, ask for your language.',
    how: 'Call us and **ask for your language**: the pages are in English so far and cannot be switched. Search and assistant understand many Hindi and Telugu words in Latin letters.',
    can: '**No**, not yet for reading: the pages are in English. Asking works with many Hindi and Telugu words in Latin letters, and on the telephone you may ask for your language.',
    must: '**Yes**, for reading: the pages are in English so far. But search and assistant understand many Hindi and Telugu words in Latin letters, and on the telephone you may ask for your language.',
    is: '**No other language yet**: the pages are in English; Hindi and Telugu are planned. Search and assistant understand many Hindi and Telugu words, and on the telephone you may ask for your language.',
  },
  'services.what': {
    first:
      'We **explain free**, and for a written price do registrations, filings, notices and dates, once or every month. Court is an advocate’s work, and no office’s yes can be promised.',
    cost: '**Nothing** for reading and the first talk. By our own list help costs {price.fssai} for FSSAI, {price.gst} for GST, {price.trade-licence} for a trade licence; government fees stand apart, your price comes in writing.',
    how: 'Ask for the **free talk** under Contact, and say what you sell, where, and what worries you. The licence finder shows which papers you need, free and without a name.',
    they: '**Yes** for registrations, filings, notices and dates, at a written price. **No** for court: that is an advocate’s work, and we name one to you. No office’s yes can be promised.',
    can: '**Yes**: a free first talk, and for a written price registrations, filings, notices and dates. Street vendors get a first answer free. Court is an advocate’s work.',
    must: '**No**, you need not take anything: reading and the first talk are free, and much of it you can do yourself. Who files nothing regularly needs no plan.',
  },
  'services.registration': {
    first:
      '**Yes**: a free talk, then a quote in writing, and you may stop there. We check your papers and file on your own number and e-mail, so the account stays yours.',
    when: '**Half an hour** for the talk, a day or two for the quote, some days for the papers, then days to weeks for the filing: the office decides.',
    cost: '**{price.fssai}** for FSSAI, {price.gst} for GST, {price.trade-licence} for a trade licence, {price.company} for a company: our own list, with the government’s fee apart. Talk and quote are free.',
    how: 'Ask for the **free talk** under Contact: say what you sell, with whom and where. Have ready PAN, identity, photograph, proof of the place, and your own mobile number and e-mail.',
    they: '**Yes**: we check your papers and file the forms, on your own number and e-mail. You see each form before it goes, and nothing is signed in your name without you. The office decides.',
    can: '**Yes**: a free talk, then a quote in writing, and you may stop there. We check your papers and file on your own number and e-mail, so the account stays yours. The office decides.',
    must: '**No**, you owe nothing before you agree to a price in writing: talk and quote are free. You can also register yourself, on the official portal; our guides show how.',
  },
  resources: {
    first:
      'Open **Resources**: all guides, tools, tasks step by step, sheets to print, sketches of papers and official sites, in one list.',
    cost: '**Nothing**: every page is open to all, without an account. Open Resources for the whole list of guides, tools and sheets to print.',
    how: 'Open **Resources**: the first table says which page is for what you want. Not sure which papers you need? Take the licence finder, or ask us.',
    can: '**Yes**, read, save, print and share all of it, free and without an account; do not sell it. Open Resources: guides, tools, tasks, sheets to print, sketches of papers.',
    must: '**No**: every page is open to all, without paying, an account or a telephone number. Open Resources for the whole list.',
    is: '**Yes**, all of it is free and needs no account. Open Resources: guides, tools, tasks step by step, sheets to print, sketches of papers and official sites.',
  },
  profile: {
    first:
      'Open your **dashboard** and sign in: name, business and what you keep with the account. Without an account, your answers and ticks are under Kept on this phone.',
    how: 'Open your **dashboard** and sign in: there you change name, business, state and town. Without an account, your answers and ticks are under Kept on this phone.',
    can: '**Yes**: sign in on your dashboard and change name, business, state or town, or keep your answers the same on two phones once you say yes there. A photo or a second business our pages do not name.',
    must: '**No**, you need no account: your answers and ticks are under Kept on this phone. Only the dashboard with your profile asks you to sign in.',
  },
  consent: {
    first:
      '**Nobody is counted** before you press Accept; “Cookie choice” changes your mind. We sell nothing, but helpers run our server and mail. A question may go to an AI service, without your name; you can switch that off.',
    when: '**At once**: after “Cookie choice” counting stops and its cookies are deleted. A request that became no order we keep {privacy.lead-keep} from the last contact, or until you take it back.',
    how: 'Press **“Cookie choice”** at the end of any page: counting stops at once and its cookies are deleted. Switch the AI service off in the assistant. For names of helpers, or to have data deleted, write to us.',
    they: '**No**, we sell nothing, and count nobody before you press Accept. But helpers run our server and mail, a question may go to an AI service without your name, and authorities get data where a law obliges us.',
    can: '**Yes**: press “Cookie choice” at the end of any page; counting stops at once and its cookies are deleted. The AI service you can switch off in the assistant.',
    must: '**No**, you need not accept: every page opens without it, and no counting script or cookie comes before you press Accept.',
    is: '**No tracker** and no cookie before you press Accept, and no advertisements at all. We sell nothing; but helpers run our server and mail, and some may keep data outside India.',
  },
  notify: {
    first:
      'Open My dates and press **“Remind me”**: your phone’s own calendar then warns you a week and a day before. You can also send the dates by WhatsApp, or turn on notifications where your browser offers them.',
    when: '**A week and a day before** the date, from your phone’s own calendar: open My dates and press “Remind me”.',
    cost: '**Nothing**: My dates and its reminders on your phone are free. Only a call or letter from our office before a date belongs to a paid plan.',
    how: 'Open My dates and press **“Remind me”**, and save the file: your phone’s own calendar warns you a week and a day before. “Stop the notifications” ends those of the browser.',
    can: '**Yes**: press “Remind me” in My dates, and your phone’s own calendar warns you; or send the dates by WhatsApp, or turn on notifications, and stop them again. Our office calls only those with a plan.',
    must: '**No** account is needed: open My dates and press “Remind me”, and your phone’s own calendar warns you a week and a day before.',
  },
  share: {
    first:
      'Save, print and **send any page**; leave its dates and sources on it, and do not sell it. Your next dates can go by WhatsApp to yourself or your accountant.',
    how: 'Send the **address of the page**, or save and print it from your browser, with its dates and sources on it. In My dates you can send your next dates by WhatsApp, also to your accountant.',
    can: '**Yes**, save, print and send any page; leave its dates and sources on it, and do not sell it. Your next dates can go by WhatsApp to yourself or your accountant.',
    must: '**No**, you need not ask us: you may read, save, print and share every page. Leave its dates and sources on it, and do not sell it.',
  },
  'states.telangana': {
    first:
      'Shops register within **{trade.shops.telangana.within}** of opening, also without workers. Unskilled pay: {labour.minimum-wage.telangana} a month, as announced. Shop work: at most {labour.hours.week} hours a week. Vendors: at least {vendor.age.telangana} old, certificate for {vendor.telangana.years}. Professional tax above {labour.pt.wage-free}.',
    when: '**within {trade.shops.telangana.within}** of opening, for the shop; its yearly fee from {trade.shops.telangana.annual-from} to {trade.shops.telangana.annual-by}. Workers’ professional tax: by day {labour.pt.due} of the next month. A vending certificate lasts {vendor.telangana.years}.',
    cost: '**{trade.shops.telangana.fee.none}** to register a shop without workers, {trade.shops.telangana.fee.first} with up to {trade.shops.telangana.band.first}. Unskilled pay: {labour.minimum-wage.telangana} a month, as announced. Vending certificate: {vendor.telangana.fee.town} to {vendor.telangana.fee.mission-city}, as reported. Professional tax: {labour.pt.middle} or {labour.pt.high} a month, above {labour.pt.wage-free}.',
    how: 'Register the shop online with the **Labour Department**: the certificate comes at once. Trade licence: municipality, with identity proof and lease or ownership paper; in a village the panchayat. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {labour.hours.day} hours a day, {labour.hours.week} a week.',
    must: '**Yes**, register your shop online within {trade.shops.telangana.within} of opening, also without workers; ask the municipality or panchayat about the trade licence. A low shop as a rule needs no fire certificate.',
  },
  'states.andhra-pradesh': {
    first:
      'Shops register within **{trade.shops.andhra.within}** of opening, also without workers. Work: at most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week. Town licences last {state.andhra.trade.years}. Vendors: at least {vendor.age.andhra} old. Lowest wages we have not read: ask.',
    when: '**within {trade.shops.andhra.within}** of opening, for the shop. A town’s trade licence lasts {state.andhra.trade.years}: apply for renewal within {state.andhra.trade.renew-within} of its end. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{trade.shops.andhra.fee.none}** to register a shop without workers, {trade.shops.andhra.fee.first} with up to {trade.shops.andhra.band.first}, by a leaflet of the department. Professional tax from pay above {professional-tax.andhra.free}: {professional-tax.andhra.middle} or {professional-tax.andhra.high} a month. Lowest wages we have not read.',
    how: 'Register with the **Labour Department**. Trade licence: at the municipality, with identity proof and lease or ownership paper; in a village ask the panchayat secretary. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.andhra.hours.day} hours a day, {state.andhra.hours.week} a week.',
    can: '**Yes**, a retail shop may open every day, for {state.andhra.every-day.years} from {state.andhra.every-day.from}, if each worker has a weekly day off. Street vendors: from {vendor.age.andhra} of age.',
    must: '**Yes**, register your shop within {trade.shops.andhra.within} of opening, also without workers; the newest amendment frees smaller shops of some duties: ask which. Fire licence: mostly buildings above {state.andhra.fire.business} metres.',
  },
  'states.karnataka': {
    first:
      'Shops register within **{trade.shops.karnataka.within}** of opening, for {trade.shops.karnataka.years}. Work: at most {state.karnataka.hours.day} hours a day, {state.karnataka.hours.week} a week. Professional tax: {professional-tax.karnataka.month} a month from {professional-tax.karnataka.free} of pay. Lowest wages we have not read: ask the Labour Department.',
    when: '**within {trade.shops.karnataka.within}** of opening, for the shop; the certificate lasts {trade.shops.karnataka.years}. Bengaluru renews trade licences from {trade.bengaluru.opens} to {trade.bengaluru.closes}. Own professional tax: by {calendar.pt.karnataka-own}.',
    cost: '**{professional-tax.karnataka.month}** of professional tax a month on pay of {professional-tax.karnataka.free} or more, {professional-tax.karnataka.february} in February. The fee of the shop certificate and the lowest wages we have not read: ask the Labour Department.',
    how: 'Register with the **Labour Department**. Trade licence: ask the municipality, in a village the panchayat. Professional tax: Commercial Taxes office. Vendors: town vending committee; the directory igod.gov.in names the offices.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.karnataka.hours.day} hours a day, with overtime {state.karnataka.hours.with-overtime}.',
    must: '**Yes**, register your shop within {trade.shops.karnataka.within} of opening. Professional tax on your own account only under GST, with several workers, or in a listed profession. A low building was not named for fire clearance.',
  },
  'states.maharashtra': {
    first:
      'From **{trade.shops.maharashtra.workers}** workers a shop registers; with fewer it informs online, within {trade.shops.maharashtra.within}. Professional tax: men above {professional-tax.maharashtra.free} a month, women above {professional-tax.maharashtra-women.free}. Work: at most {state.maharashtra.hours.day} hours a day. Trade licence, fire, lowest wages: not read, ask.',
    when: '**within {trade.shops.maharashtra.within}** a shop registers or informs the office online. Own professional tax: by {calendar.pt.maharashtra-own}. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{professional-tax.maharashtra.middle}** of professional tax a month for men above {professional-tax.maharashtra.free} of pay, {professional-tax.maharashtra-men.month} above {professional-tax.maharashtra-men.free}; women pay only above {professional-tax.maharashtra-women.free}. Lowest wages and shop fees we have not read: ask.',
    how: 'Inform the **Labour Department** online; from {trade.shops.maharashtra.workers} workers register. Trade licence: ask the municipality, in a village the panchayat. Professional tax: Commercial Taxes office. Vendors: town vending committee.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.maharashtra.hours.day} hours a day within {state.maharashtra.hours.spread}.',
    must: '**No** registration below {trade.shops.maharashtra.workers} workers, but you must inform the office online within {trade.shops.maharashtra.within}. **Yes** from {trade.shops.maharashtra.workers} workers. Trade licence and fire clearance we have not read: ask the municipality.',
  },
  'states.tamil-nadu': {
    first:
      'From **{trade.shops.tamil-nadu.workers}** workers a shop registers, within {trade.shops.tamil-nadu.within}. Work: at most {state.tamil-nadu.hours.day} hours a day, {state.tamil-nadu.hours.week} a week. Small village shops need no trade licence, as announced. Fire and lowest wages we have not read: ask.',
    when: '**within {trade.shops.tamil-nadu.within}** a shop with {trade.shops.tamil-nadu.workers} workers or more registers. Professional tax goes by the half-year. Vendors get {vendor.notice} of notice before a move.',
    cost: '**{trade.shops.tamil-nadu.fee}** to register a shop with {trade.shops.tamil-nadu.workers} workers or more. Professional tax in Chennai: nothing up to {state.chennai.tax.free} in a half-year, at most {state.chennai.tax.most}; other places have their own lists. Lowest wages we have not read.',
    how: 'Register with the **Labour Department** from {trade.shops.tamil-nadu.workers} workers. Trade licence and professional tax: ask the corporation or municipality. Vendors: town vending committee. The directory igod.gov.in names the offices.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Shop workers: at most {state.tamil-nadu.hours.day} hours a day, with overtime {state.tamil-nadu.hours.with-overtime}.',
    must: '**No**, we found no duty to register below {trade.shops.tamil-nadu.workers} workers; **Yes** from {trade.shops.tamil-nadu.workers}. Small village shops need no trade licence, as announced; towns license eating places and many shops: ask there.',
  },
  'states.gujarat': {
    first:
      'From **{trade.shops.gujarat.workers}** workers a shop registers; with fewer it only informs online, both within {trade.shops.gujarat.within}. Professional tax: {state.gujarat.tax.month} a month above {state.gujarat.tax.free}. Work: at most {state.gujarat.hours.day} hours a day. Lowest wages we have not read: ask.',
    when: '**within {trade.shops.gujarat.within}** a shop registers or informs the office online. Mahesana collects professional tax by day {state.gujarat.tax.mahesana-day} of the month; elsewhere ask the town. Vendors get {vendor.notice} of notice before a move.',
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
    when: '**within {trade.shops.uttar-pradesh.within}** a shop with {trade.shops.uttar-pradesh.workers} workers or more registers. A fire certificate lasts {state.uttar-pradesh.fire.years}. Vendors get {vendor.notice} of notice. Hours and the closing day of a market we have not read: ask.',
    cost: '**Nothing** of professional tax: the state has none. Lowest wages rose by up to {state.uttar-pradesh.wages.rise} by an interim order; the amounts for your district we have not read: ask before you pay.',
    how: 'Register online with the **Labour Department** from {trade.shops.uttar-pradesh.workers} workers; ask it about wages and hours. Trade licence: municipality or panchayat. Vendors: town vending committee, from {state.vendor-age.uttar-pradesh} of age.',
    they: '**No**: nobody may be moved before the survey is finished, nor later without {vendor.notice} of notice if you hold a vending certificate. Without one they can. Nor may they cut professional tax: the state has none.',
    must: '**No** shop registration below {trade.shops.uttar-pradesh.workers} workers, and no professional tax in the state. **Yes** from {trade.shops.uttar-pradesh.workers} workers. Which small businesses need a trade licence or fire certificate we have not read: ask.',
    is: '**No** professional tax in Uttar Pradesh, and no shop registration below {trade.shops.uttar-pradesh.workers} workers. Lowest wages rose by up to {state.uttar-pradesh.wages.rise}, by district: ask for yours.',
  },
  'states.bihar': {
    first:
      'From **{state.bihar.shops.workers}** workers a shop registers, within {state.bihar.shops.within}. Unskilled pay: {state.bihar.wages.day} a day, newest order found; at most {state.bihar.hours.week} hours a week. Professional tax: above {state.bihar.tax.free} of yearly income, traders above {state.bihar.tax.dealer-free} of turnover. Trade licence, fire: ask.',
    when: '**within {state.bihar.shops.within}** of opening a shop with {state.bihar.shops.workers} workers or more registers. Wages change twice a year: ask for the order of today. Vendors get {vendor.notice} of notice before a move.',
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
  'decline.evasion': {
    first:
      'I do not help to hide sales or tax. Late or wrong returns can be put right, and small businesses have simple schemes: ask our office, or a free lawyer on {helpline.legal-aid}.',
  },
  'decline.forgery': {
    first:
      'I do not help with false papers, dates or signatures. The office that gives a paper says how to get or correct the real one; ask there, or our office.',
  },
  'decline.bribery': {
    first:
      'I do not help to pay an officer. A real fine comes with a paper, a section and a receipt: pay only against it. If money is asked, complain in writing to the head of the office, or call {helpline.legal-aid}.',
  },
  'decline.tampering': {
    first:
      'I do not help to change a scale, meter, date, label or mark. The Legal Metrology office checks and stamps a scale, a licensed repairer repairs it; for labels and marks ask our office.',
  },
  'decline.adulteration': {
    first:
      'I do not help to mix or sell bad food: it can harm people. For clean and safe food follow the daily duties in our FSSAI guide, or ask FSSAI, {helpline.fssai}.',
  },
  'decline.labour': {
    first:
      'I do not help to give workers less than the law, or to employ children. If paying is hard or something was missed, ask the labour office or our office how to put it right.',
  },
  'decline.violence': {
    first:
      'I do not help to threaten or hurt anybody. If you are in danger, call {fire.phone.emergency}; if somebody wrongs you, complain in writing, or call a free lawyer on {helpline.legal-aid}.',
  },
  'decline.role-play': {
    first:
      'I stay the assistant of this app and answer from its guides. Ask me about papers, licences, tax, loans or your rights; for a person, ask our office.',
  },
  'decline.fraud': {
    first:
      'I do not help to cheat customers, banks or schemes. Real loans and schemes are open to small traders: ask the bank or our office. If somebody cheated you, call {helpline.cybercrime}.',
  },
  'decline.other-law': {
    first:
      'I know only the rules of small businesses, not this law. Ask a lawyer: free legal aid is on {helpline.legal-aid}, or Tele-Law at a common service centre.',
  },
  'decline.off-topic': {
    first:
      'I answer only about papers, licences, tax, loans, workers and rights of small businesses. Ask me one of those, or ask our office.',
  },
  'decline.prediction': {
    first:
      'I cannot know what a judge, an officer, a bank or luck will decide, and I do not guess. For your chances ask a lawyer who sees your papers: free legal aid is on {helpline.legal-aid}.',
  },
  'decline.hacking': {
    first:
      'I do not help to get into another person’s account or phone. If somebody got into yours, or took money, call {helpline.cybercrime} at once and your bank; a lost login is recovered on its own portal.',
  },
  'decline.borrowed-licence': {
    first:
      'I do not help to trade on another person’s licence or number: it is given for one person and place. Apply in your own name, often free; ask that office, or ours.',
  },
  'decline.hiding': {
    first:
      'I do not help to hide things or people from an inspection. Show what you have, ask for the points in writing, and put right what is missing: ask our office, or a free lawyer on {helpline.legal-aid}.',
  },
  'decline.medical': {
    first:
      'In an emergency, or if you do not want to live, call {fire.phone.emergency} **now** and tell somebody near you. I know the rules of small businesses, not medicine: please ask a doctor or a health centre.',
  },
  'decline.creative': {
    first:
      'I do not write poems, code or homework: I answer about papers, licences, tax, loans and rights of small businesses. Ask me one of those, or ask our office.',
  },
  'decline.family': {
    first:
      'I know only the rules of small businesses, not family law. A lawyer can help: free legal aid, open to all women, is on {helpline.legal-aid}. In danger call {fire.phone.emergency}.',
  },
  'decline.outside': {
    first:
      'This is not in our guides, which are about papers, licences, tax, loans and rights of small businesses. Ask the office or company itself; for a question of law call free legal aid, {helpline.legal-aid}.',
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
  'gst.collect-without': {
    first:
      '**No**: without an active GST number, or under composition, you may put no GST on a bill. Write an ordinary bill or, under composition, a bill of supply.',
    when: '**Only once the number is there** and active may you put GST on a bill. Until then write an ordinary bill.',
    how: 'Write **an ordinary bill without GST**: date, name, goods, amount. Under composition write a bill of supply. GST goes on a bill only with an active number.',
    they: '**No**, a customer cannot ask you for GST on a bill when you have no number, or are under composition. Write an ordinary bill, or a bill of supply.',
    can: '**No**, without an active GST number, or under composition, you may collect no GST. Write an ordinary bill or, under composition, a bill of supply.',
    must: '**No**, without a GST number put no GST on the bill. With an ordinary number you do, on taxed goods; under composition never.',
    is: '**No**, it is not allowed to add GST without an active number, nor under composition. Write an ordinary bill, or a bill of supply.',
  },
  'vendor.family-sells': {
    first:
      '**Yes**, you or your family may vend on your certificate. It may not be rented out, sold or handed to anybody else; a breach can cost at most {vendor.penalty}.',
    how: 'Have **your certificate at the cart** when your family vends there. What happens in illness or after a death the state’s scheme says: ask the Town Vending Committee.',
    they: '**No**, nobody may send your family away for that: you or your family may vend on your certificate. It may not be rented out or handed to others.',
    can: '**Yes**, your own family may vend on your certificate, with you or in your place. **No** for others: it may not be rented out, sold or handed over.',
    must: '**No**, you need not stand there alone: you or your family may vend on your certificate. It may not be rented out or handed to others.',
    is: '**Yes**, that is allowed: you or your family may vend on your certificate. It may not be rented out, sold or handed to others.',
  },
  'fraud.fake-payment': {
    first:
      'Trust **your own app or the sound box**, never the customer’s screen: a picture of a payment is no money. Lost money by a false payment? Call {helpline.cybercrime} at once.',
    when: '**Before you hand over the goods** look in your own app or wait for the sound box. Cheated? Call {helpline.cybercrime} at once.',
    how: 'Look in **your own app**, or wait for the sound box, before you hand over the goods; never trust the customer’s screen. Cheated? Call {helpline.cybercrime}, and report it on the cybercrime portal.',
    they: '**No**, a screen or a picture is no payment, and you need not give the goods: look in your own app or wait for the sound box.',
    can: '**No**, do not trust the customer’s screen or a screenshot: only your own app or the sound box shows that money came.',
    must: '**Yes**, look in your own app or wait for the sound box before you hand over the goods. A screenshot proves nothing.',
    is: '**No**, a screenshot or the customer’s screen is no proof. Trust your own app or the sound box. Cheated? Call {helpline.cybercrime} at once.',
  },
  'vendor.railway': {
    first:
      '**No protection** comes from the Street Vendors Act on railway land: railway law applies there. Ask your union or free legal aid, {helpline.legal-aid}, what it allows. Pay nothing without a receipt.',
    how: 'Ask your **union or free legal aid**, {helpline.legal-aid}, which law applies: the Street Vendors Act does not, on railway land. Ask for a signed list of goods taken, and pay nothing without a receipt.',
    they: '**Not stopped by the Street Vendors Act**: it does not apply on railway land, so its notice does not protect you. What railway law lets them do we have not read: ask {helpline.legal-aid}. Pay nothing without a receipt.',
    can: '**No** right to sell there comes from the Street Vendors Act: on railway land railway law applies. Ask your union or free legal aid, {helpline.legal-aid}, what it allows before you sell.',
    is: '**No protection**: the Street Vendors Act does not apply on railway land. Railway law decides there what is allowed; ask your union or free legal aid, {helpline.legal-aid}.',
  },
  'vendor.place-own': {
    first:
      'The place is **never your property**, and you may not sell it or rent it out, nor the certificate. You or your family vend there. A breach of its terms can cost at most {vendor.penalty} each time.',
    when: '**Never**: the place does not become yours, however many years you have sold there. The certificate, once granted, lets you vend and protects you from sudden removal.',
    cost: '**{vendor.penalty}** at most, each time, for vending against the terms of the certificate, such as renting it out. The place itself cannot be bought or sold.',
    how: 'Ask the **town vending committee** what your family may do if you fall ill or cannot vend: the state’s scheme says. You may not sell or rent out the place or the certificate.',
    they: '**No**, nobody owns a place on the footpath, so nobody may sell it or take rent for it; money paid for it is lost. Only the town takes its fee, against a receipt.',
    can: '**No**, you may not sell, rent out or hand over the place or the certificate; it is not your property. You or your family vend there. A breach can cost at most {vendor.penalty} each time.',
    must: '**No**, pay no rent to a man who says that the footpath is his: nobody owns a vending place. You pay only the town’s vending fee and charge for upkeep, against a receipt.',
    is: '**No**, the place is never your property, however long you have sold there. The certificate lets you or your family vend; it cannot be sold or rented out.',
  },
  'fraud.qr-sticker': {
    first:
      'Call **{helpline.cybercrime}** at once if money is gone, tell your bank, and report it on the cybercrime portal. Look at your code every morning, and trust your own app, not the customer’s screen.',
    when: '**At once**: the first hours matter. Call {helpline.cybercrime}, tell your bank, report it on the cybercrime portal; and look at your code every morning.',
    how: 'Call **{helpline.cybercrime}** if money is gone, tell your bank, and report it on cybercrime.gov.in. Then pay one rupee to your own code and see which name appears; trust your own app, not the customer’s screen.',
    can: '**Yes**, sometimes, if you are quick: money still on its way can be held. Call {helpline.cybercrime} at once, then your bank. Nobody can promise it, and one who wants a payment for it is a cheat.',
    must: '**Yes**, if money is gone call {helpline.cybercrime} at once, tell your bank, and report it on the cybercrime portal. Look at your code every morning.',
  },
  'fraud.upi-pin': {
    first:
      '**Enter nothing, scan nothing**: to receive money you need no PIN and no scan. If somebody asks for one, it is a fraud. Is money gone? Call {helpline.cybercrime} at once and tell your bank.',
    when: '**Never** for receiving: no PIN and no scan is needed then. Is money gone? Call {helpline.cybercrime} at once, and tell your bank.',
    how: 'Refuse and **enter nothing**: for receiving you need no PIN and no scan. Is money gone? Call {helpline.cybercrime} at once, tell your bank, and report it on cybercrime.gov.in.',
    they: '**No**: no buyer, bank or officer needs your PIN or code, and nobody needs you to scan in order to pay you. It is a fraud. Is money gone? Call {helpline.cybercrime} at once.',
    can: '**No**, never enter your PIN or scan in order to receive money: it is a fraud. Is money gone already? Call {helpline.cybercrime} at once; what is still on its way can sometimes be held.',
    must: '**No**: to receive money you need no PIN and no scan. If somebody asks for one, it is a fraud. Is money gone? Call {helpline.cybercrime} at once and tell your bank.',
  },
  'fraud.frozen': {
    first:
      'Ask the bank **in writing** who ordered it, and answer with your bills: a payment you received may be from a theft. A “recovery agent” who calls is the second fraud.',
    how: 'Ask the bank **in writing** who ordered it, and answer with your bills. If the bank does not answer: RBI Ombudsman, {helpline.bank-complaints}. Pay no “recovery agent”: that is the second fraud.',
    can: '**Not at once**: first ask the bank in writing who ordered it, and answer with your bills, because a payment you received may be from a theft. A “recovery agent” who calls is the second fraud.',
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
  'gst.other-state': {
    first:
      'Goods sold to another state **need GST registration**, mostly at any turnover. Not below {gst.limit.services} for listed handicraft, mostly made by hand, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    when: '**From the first sale** to another state, mostly, whatever you sell in a year. Listed handicraft is let off below {gst.limit.services}, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    cost: '**No lower limit**: goods sold to another state need GST, mostly at any turnover. Only listed handicraft is let off, below {gst.limit.services} ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura). Registration costs {gst.registration.fee}.',
    how: 'Register on the **GST portal**, which costs {gst.registration.fee}, before you send goods to another state. Under the composition scheme you may not send them. Listed handicraft below {gst.limit.services}: PAN and e-way bill.',
    can: '**No**, not without GST registration, mostly at any turnover, and not under the composition scheme. Listed handicraft below {gst.limit.services} is let off, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
    must: '**Yes**, for goods sold to another state, mostly at any turnover, even for one parcel. **No** below {gst.limit.services} for listed handicraft, mostly made by hand, with PAN and e-way bill ({gst.limit.special} in Manipur, Mizoram, Nagaland and Tripura).',
  },
  'gst.goods-or-services': {
    first:
      'In Telangana **{gst.limit.telangana}** a year, for goods as for services. Elsewhere mostly {gst.limit.goods} for goods alone, but {gst.limit.services} once you also sell a service, ice cream, tobacco or pan masala ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    when: '**within {gst.registration.within}** of crossing your line: {gst.limit.telangana} a year in Telangana; elsewhere mostly {gst.limit.goods} for goods alone, {gst.limit.services} with a service. Look at your sales on the first of every month.',
    cost: '**{gst.limit.telangana}** a year in Telangana, for goods as for services. Elsewhere mostly {gst.limit.goods} for goods alone, but {gst.limit.services} once you also sell a service, ice cream, tobacco or pan masala ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura).',
    how: 'Add up **all sales of the year** on one PAN, cash and UPI. Register on the GST portal above {gst.limit.telangana} in Telangana or with a service, above {gst.limit.goods} for goods alone in most other states.',
    must: '**No**, mostly, below {gst.limit.services} of sales a year ({gst.limit.special} in Manipur, Mizoram, Nagaland, Tripura). **Yes** above it in Telangana or with a service or tobacco; for goods alone most other states wait until {gst.limit.goods}.',
    is: '**No {gst.limit.goods} in Telangana**: there it is {gst.limit.telangana}, for goods as for services. In Andhra and most other states {gst.limit.goods} holds for goods alone; a service, cigarettes or ice cream bring it down to {gst.limit.services}.',
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
  'loan.interest': {
    first:
      'Ask first whether it is a month or a year: ten per cent **a month** is a hundred and twenty a year. Banks charge only on what is still owed. Enter both loans to see which costs more.',
    cost: '**120% a year** for ten rupees per hundred a month: take the monthly rate twelve times, if the loan itself stays till the end. With a flat rate or fees it is more than it sounds: enter it.',
    how: 'Multiply the **monthly rate by twelve**, if the loan itself stays till the end: ten a month is a hundred and twenty a year. For flat rates, fees and instalments enter both loans and compare.',
    must: '**No**, you need not take it: interest by the day or the month is a sign of a bad loan. Ten rupees per hundred a month is a hundred and twenty a year; compare it with a bank’s loan first.',
  },
  'svanidhi.ladder': {
    first:
      '**{msme.svanidhi.first}**, then {msme.svanidhi.second}, then {msme.svanidhi.third}, each when the one before is paid back. After the second there is a RuPay credit card. One late instalment can lose the interest back and the next loan.',
    when: '**When the loan before is paid back**: then {msme.svanidhi.second}, and after that {msme.svanidhi.third}. The scheme runs until {msme.svanidhi.ends}. One late instalment can lose the next loan.',
    cost: '**{msme.svanidhi.first}** first, then {msme.svanidhi.second}, then {msme.svanidhi.third}, each when the one before is paid back; after the second a RuPay card up to {msme.svanidhi.card}. Paid on time, {msme.svanidhi.subsidy} interest a year comes back.',
    how: 'Apply on the **PM SVANidhi portal**, at a common service centre or your bank, with vending card, survey number or Letter of Recommendation. Pay each instalment on its day: then the next step opens. Pay no agent.',
    can: '**Yes**, when the loan before is paid back: after {msme.svanidhi.first} up to {msme.svanidhi.second}, then up to {msme.svanidhi.third}. One late instalment can lose the next loan; the bank decides.',
    must: '**Yes**, pay each loan back before the next: {msme.svanidhi.first}, {msme.svanidhi.second}, {msme.svanidhi.third}. Security or a guarantor you need not give. One late instalment can lose the interest back and the next loan.',
    is: '**Yes**: after the second loan there is a RuPay credit card, up to {msme.svanidhi.card}, {msme.svanidhi.subsidy} interest a year comes back for paying on time, and applying costs {vendor.loan.fee}.',
  },
  'late.udhaar': {
    first:
      'Send **one reminder** in writing: bill number, sum, days late. Whether the late-payment law covers goods that you only traded on is disputed: ask before you file. Without a Udyam number ask a lawyer, {helpline.legal-aid}.',
    when: '**within {msme.late.days}** at the latest a firm pays a micro or small supplier with Udyam, {msme.late.days-no-date} if no date was agreed. Whether that covers goods you only traded on is disputed: ask before you file.',
    how: 'Send **one reminder** in writing: bill number, sum, days late. Whether the late-payment law covers goods that you only traded on is disputed: ask before you file. Without Udyam ask a lawyer, {helpline.legal-aid}.',
  },
  assistant: {
    first:
      'Type your question in the **assistant**, or speak it, online, where your browser can. With no signal it answers from saved guides, and the AI service is asked later. Never type Aadhaar, PAN, bank details or codes.',
    when: '**At any hour**, also at night; with no signal from saved guides, and the AI service is asked when there is one. A person answers in office hours, through Contact.',
    cost: '**Nothing**: the assistant is free and needs no account. Never type Aadhaar, PAN, bank details or codes.',
    how: 'Type your question in the **assistant**, or speak it, online, where your browser can. Write what happened, in one go. Never type Aadhaar, PAN, bank details or codes.',
    they: '**No**, no lawyer reads it: a machine answers from our guides, and it can be wrong. A person reads what you send on the contact page. Never type Aadhaar, PAN, bank details or codes.',
    can: '**Yes**, ask about licences, taxes and workers, in your own words. Where our guides have no answer, it says so. It does not help with bribes or false papers. Never type Aadhaar, PAN, bank details or codes.',
    must: '**No**, you need no account and pay nothing: type your question in the assistant, in your own words. Never type Aadhaar, PAN, bank details or codes.',
    is: '**Yes**, it answers at any hour, free, with no signal from saved guides. It is a machine, not a lawyer, and can be wrong; a person answers in office hours through Contact.',
  },
} as const satisfies Record<NeedId, NeedLines>;
