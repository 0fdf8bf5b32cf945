/** First lines about this site, its tools and its settings. */
export const site = {
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
  sheets: {
    first:
      'Open the **one-page sheets**, choose a drawing, and print or send it. The picture is made on your phone, without a network, and bears the day it was checked.',
    cost: '**Nothing**: the picture is made on your phone, without a network. Choose a one-page sheet, and print or send it.',
    how: 'Open the **one-page sheets**, choose a drawing, and print or send it. It bears the day it was checked; the guide behind it says the exceptions.',
    can: '**Yes**, every one-page sheet can be printed or sent to others as a picture. It bears the day it was checked; an old one should be compared with the site.',
    is: '**Yes**, there are one-page sheets with drawings, one for each rule, to print or to send: FSSAI, GST, vending certificate, clean cart, fines, the year. Each bears the day it was checked.',
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
    when: '**Within {privacy.complaint-acknowledge} hours** we confirm that you asked for a refund or complained, and settle it within {privacy.complaint-settle}. You can stop the work at any time; a monthly plan ends with the month you paid.',
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
    can: '**Yes**: press “Listen” on a guide or in the assistant, where your phone has a voice for the language. You can also speak a question, online, where the browser can do it.',
    must: '**No** reading or typing is needed: press “Listen” on a guide or an answer, also with no signal, where your phone has a voice. Speaking a question needs a signal.',
    is: '**Yes**, “Listen” reads every guide and answer aloud, where your phone has a voice for the language. You can speak a question online, where the browser can do it; else its button is not shown.',
  },
  language: {
    first:
      '**English, Hindi and Telugu**: choose at the top of the page. Every page is in all three; a sentence that has just changed can be in English for a while. On the telephone, ask for your language.',
    when: '**Now**: choose Hindi or Telugu at the top of the page. Every page is in both. A machine helped to write both, and no native speaker has checked them yet; each page says so.',
    cost: '**Three**: English, Hindi and Telugu; choose at the top of the page. Hindi and Telugu are drafts that no native speaker has checked yet. On the telephone, ask for your language.',
    how: 'Press **हिन्दी or తెలుగు** at the top of the page; the site stays in that language. Hindi and Telugu are drafts that no native speaker has checked yet. On the telephone, ask for your language.',
    can: '**Yes**, in English, Hindi and Telugu: choose at the top of the page. Hindi and Telugu are drafts that no native speaker has checked yet. In another language you can ask on the telephone.',
    must: '**No**, you need not read English: choose Hindi or Telugu at the top of the page. Hindi and Telugu are drafts that no native speaker has checked yet. On the telephone, ask for your language.',
    is: '**Yes**, in English, Hindi and Telugu, and in no other language yet: choose at the top of the page. Hindi and Telugu are drafts that no native speaker has checked yet. On the telephone, ask for yours.',
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
} as const;
