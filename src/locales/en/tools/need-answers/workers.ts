/** First lines about workers and their funds. */
export const workers = {
  'eshram.card': {
    first:
      'Register on the **e-Shram portal** with Aadhaar and its linked phone, or at a common service centre. It costs {finder.free.eshram}; for workers of {labour.eshram.age} of age without PF, ESI or income tax.',
    when: '**Half an hour** to register, on the portal or at a common service centre; the number is for life. The card itself pays no money, so there is no pay day.',
    cost: '**Nothing**: the card is free. A service centre that you asked to print it may take a little for paper. The card itself pays no money each month.',
    how: '**Register on the e-Shram portal** with Aadhaar and its linked phone, or at a common service centre if none is linked. Give the work you do, bank account and nominee. It costs {finder.free.eshram}.',
    they: '**No**, nobody may charge for the card; a service centre that you asked to print it may take a little for paper. Read the code on your phone to nobody.',
    can: '**Yes**, if you are {labour.eshram.age} old and have no PF, no ESI and no income tax to pay: vendor, cook, tailor, driver, helper. It costs {finder.free.eshram}.',
    must: '**No**, nobody has to pay for it: it costs {finder.free.eshram}. You do need Aadhaar; if no phone is linked to it, go to a common service centre.',
    is: '**Yes**, it is free and for life, for workers of {labour.eshram.age} without PF, ESI or income tax, and opens the way to schemes. **No** money comes for the card itself, in any month.',
    free: '**Yes**, it is free and for life, for workers of {labour.eshram.age} without PF, ESI or income tax. It opens the way to schemes; the card itself pays no money.',
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
    cost: '**{labour.gratuity.days} of wages** for each year of service, where {labour.gratuity.month} make a month; at most {labour.gratuity.max}. Example: {example.gratuity.wages} a month and {example.gratuity.years} years give {example.gratuity.pay}. Enter yours in the sum.',
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
} as const;
