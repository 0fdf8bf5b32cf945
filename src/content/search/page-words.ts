/**
 * What else a page is looked for as, by page id. A guide's own keywords count too, from its content.
 * Only what the page really has, in the words of its visitors.
 */
export const pageWords: Readonly<Record<string, string>> = {
  'tools/financial-hub':
    'calculator calculate sum gst late fee interest composition emi loan instalment break-even profit pf esi late payment',
  'tools/government-schemes': 'scheme yojana subsidy loan svanidhi mudra eligibility',
  'tools/find':
    'which licence do i need what licences registration questions wizard chooser kaunsa required papers',
  'tools/calendar':
    'calendar dates due date deadline last date reminder returns renewal ics when to file',
  'tools/business-health': 'check test score readiness audit gaps',
  'tools/legal-assistant': 'ask question chat assistant answer',
  'tools/ai': 'ask question chat assistant',
  'tools/infographics': 'one-page sheet picture poster print',
  'tools/how-to-guides': 'how to step by step task',
  'blog/street-vendor-compliance-india':
    'street vendor hawker cart officer police eviction rights vending certificate',
  'blog/pm-svanidhi-loan': 'svanidhi loan street vendor',
  'blog/false-portals': 'fake false website fraud scam',
  'site/restaurant': 'restaurant hotel cafe food business dhaba bakery cloud kitchen catering',
  'sectors/retail-commerce': 'shop retail kirana grocery online seller e-commerce',
  'sectors/healthcare-compliance': 'clinic pharmacy lab medical hospital',
  'sectors/education-compliance': 'school coaching tuition training',
  'sectors/automotive-compliance': 'garage mechanic vehicle dealer spare parts',
  'sectors/logistics-compliance': 'transport truck courier warehouse godown e-way bill',
  'sectors/manufacturing-compliance': 'factory workshop pollution consent',
  'sectors/technology-compliance': 'software app website data',
  'sectors/consulting-compliance': 'freelancer consultant professional',
  'sectors/real-estate-compliance': 'property builder agent landlord rera',
  'site/contact': 'call phone number e-mail office address hours map consultation',
  'site/pricing': 'price fee cost charge',
  'site/careers': 'job work vacancy',
  'account/settings': 'clear phone shared data storage less data',
  'account/outbox': 'waiting to send request',
  'account/dashboard': 'my page profile account score checklists',
  'account/on-this-phone': 'my things saved ticked checklists score without account',
};
