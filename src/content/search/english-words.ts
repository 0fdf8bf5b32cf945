/** Words that stand in every text: they are neither kept in the index nor looked for. */
export const silentWords =
  'a about all also am an and any are as at be been but by can could did do does each for from had has have he her here him his how if in into is it its just may me might more most must my no nor not of off on one only or our out over own same she should so some such than that the their them then there these they this those to too up us very was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  );

/** What a question is made of besides its matter. */
export const englishFillers =
  'apply ask best call does explain find free full get give help india indian information kind know list look make meaning mean much need new please process required rule show tell time type want way'.split(
    ' ',
  );

/** Spellings that differ from the ones our pages use: American ones, joined ones, usual slips. */
export const spellings: Readonly<Record<string, string>> = {
  aadhar: 'aadhaar',
  adhaar: 'aadhaar',
  adhar: 'aadhaar',
  catalog: 'catalogue',
  center: 'centre',
  color: 'colour',
  dept: 'department',
  enroll: 'enrol',
  enrollment: 'enrolment',
  favor: 'favour',
  fssi: 'fssai',
  fsai: 'fssai',
  fassai: 'fssai',
  fassi: 'fssai',
  fssa: 'fssai',
  fsssai: 'fssai',
  govt: 'government',
  gov: 'government',
  hyd: 'hyderabad',
  insurence: 'insurance',
  jst: 'gst',
  jewelery: 'jewellery',
  jewelry: 'jewellery',
  labor: 'labour',
  liscence: 'licence',
  licance: 'licence',
  license: 'licence',
  lisence: 'licence',
  lisense: 'licence',
  nambar: 'number',
  organization: 'organisation',
  pvt: 'private',
  ltd: 'limited',
  program: 'programme',
  recieve: 'receive',
  regn: 'registration',
  registeration: 'registration',
  restraunt: 'restaurant',
  resturant: 'restaurant',
  tire: 'tyre',
  tred: 'trade',
  udhyam: 'udyam',
  udyog: 'udyam',
  whatsap: 'whatsapp',
};
