/** First lines about what we decline, fraud, letters, fines, complaints and who helps. */
export const help = {
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
    how: '**Tap nothing and pay nothing**: type the office’s address yourself and look the notice up there. Signs of a false one: a link to pay, a hurry, an OTP, a personal UPI name. Paid already? Call {helpline.cybercrime} now.',
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
  complaint: {
    first:
      'Write to our **grievance officer**, with “complaint” in the first line: you hear from us within {privacy.complaint-acknowledge} hours, and it is settled within {privacy.complaint-settle}. Not satisfied? Consumer helpline {helpline.consumer}.',
    when: '**Within {privacy.complaint-acknowledge} hours** you hear from us, and within {privacy.complaint-settle} it is settled. Not satisfied? Call the consumer helpline, {helpline.consumer}.',
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
    they: '**No** fee for Udyam, GST, e-Shram or the SVANidhi application: they are free. A round sum before the first question, a person’s UPI name, or asking for a PIN is never the government.',
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
    when: '**Within {privacy.complaint-acknowledge} hours** the complaints person of an online shop must acknowledge your complaint, and settle it within {privacy.complaint-settle}. For other shops our guides name no time. Consumer helpline: {helpline.consumer}.',
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
} as const;
