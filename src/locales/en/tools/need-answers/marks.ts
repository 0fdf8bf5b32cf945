/** First lines about trademarks, standards, certificates and barcodes. */
export const marks = {
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
    when: '**Up to {bis.licence.first}** for the ISI mark, renewed for up to {bis.licence.renewed}, with a fee each year in advance. Registered electronics: {bis.registration.first} since {bis.registration.first|from}, as reported; read the certificate.',
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
} as const;
