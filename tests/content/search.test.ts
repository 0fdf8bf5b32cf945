import { needsJson } from '../../build/needs/write-needs.ts';
import { openClassifier, type Classifier } from '../../src/needs/classifier.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchLanguage } from '../../src/tools/search/model/language.ts';
import { foundPages } from '../../src/tools/search/found-pages.ts';
import { isSearchData } from '../../src/tools/search/model/search-data.ts';
import { openSearchIndex, type SearchIndex } from '../../src/tools/search/model/search-index.ts';
import { searchablePages } from '../../src/app/search-index.ts';
import { catalog } from '../../src/content/catalog.ts';
import { noticePhrasings } from '../support/notice-phrasings.ts';
import { renderSearchFiles, renderPage } from '../../src/prerender.tsx';

/** The index as the build writes it, of all pages of today, and what it answers (SRCH-02). */
let index: SearchIndex;
let needsOf: Classifier['needsOf'];

beforeAll(async () => {
  const data: unknown = JSON.parse((await renderSearchFiles())['/data/search-en.json'] ?? '');
  if (!isSearchData(data)) throw new Error('The build writes no index');
  index = await openSearchIndex(data, searchLanguage('en').vocabulary);
  needsOf = openClassifier(JSON.parse(await needsJson())).needsOf;
}, 300_000);

it('the index has the words that readers see, and sections that links reach (SRCH-02)', async () => {
  const templates = new Map(catalog.map((entry) => [entry.template, entry]));
  const unseen: string[] = [];
  const indexed = await searchablePages('en');
  for (const { path } of templates.values()) {
    const page = indexed.find((each) => each.path === path);
    if (!page) continue;
    const { body } = await renderPage(path);
    const seen = new Set(wordsIn(body.replaceAll(/<[^>]+>/g, ' ')));
    for (const { anchor, heading, lines } of page.text.sections) {
      if (anchor && !body.includes(`id="${anchor}"`)) unseen.push(`${path}#${anchor}`);
      const words = wordsIn([heading, ...lines].join(' '));
      unseen.push(...words.filter((word) => !seen.has(word)).map((word) => `${path}: ${word}`));
    }
  }
  expect(unseen).toEqual([]);
});

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const pagesFor = (question: string) =>
  foundPages({
    hits: index.search(question).hits,
    needs: needsOf(question),
    sections: index.sections,
  });
const pathsFor = (question: string) => pagesFor(question).map(({ path }) => path);

/** What people ask, and the page that must be among the first three. */
const expectations: Record<string, string[]> = {
  '/fssai-compliance': [
    'fssai',
    'food licence',
    'food license',
    'khana licence',
    'khane ka licence kaise banaye',
    'food licence kitna lagega',
    'fsai registration',
    'fssai fees',
    'fssai lisence renewal',
    'tea stall licence',
    'tiffin from home',
    'chai ka thela licence',
    'खाना लाइसेंस',
    'ఆహార లైసెన్స్',
    'फूड लाइसेंस कैसे बनाएं',
    'ఫుడ్ లైసెన్స్',
    'fassi',
    'panipuri bandi license',
    'swiggy',
    'foscos',
  ],
  '/gst-compliance': [
    'gst',
    'जीएसटी',
    'జీఎస్టీ',
    'gst registration limit',
    'gst number kaise le',
    'gst regstration',
    'composition scheme',
    'gstr3b',
    'gstr-1 due date',
    'gst late fee',
    'input tax credit',
    'cancel gst',
  ],
  '/msme-compliance': [
    'udyam',
    'udyam registeration',
    'udhyam card',
    'msme certificate',
    'उद्यम पंजीकरण',
    'micro small medium limit',
    'udyog aadhaar',
  ],
  '/trade-license-compliance': [
    'shop act',
    'trade licence',
    'trade license ghmc',
    'dukan licence',
    'dukaan ka licence kitna',
    'దుకాణం లైసెన్స్',
    'ट्रेड लाइसेंस',
    'ట్రేడ్ లైసెన్స్',
    'barber shop',
    'shop licence renewal',
  ],
  '/trademark-registration': [
    'trademark',
    'brand name registration',
    'logo',
    'trade mark classes',
    'trademrk',
  ],
  '/company-registration': [
    'private limited company',
    'pvt ltd registration',
    'llp or company',
    'one person company',
    'company registartion fees',
    'directors kyc',
  ],
  '/iso-certification': ['iso 9001', 'iso certificate', 'quality certificate'],
  '/fire-license': ['fire noc', 'fire extinguisher', 'aag noc', 'fire safty'],
  '/bis-registration': ['isi mark', 'bis', 'helmet standard mark', 'hallmarking gold'],
  '/barcode-registration': ['barcode', 'bar code for product', 'gs1', 'ean number'],
  '/labour-law-compliance': [
    'esi',
    'pf registration',
    'provident fund',
    'minimum wage',
    'worker salary rules',
    'gratuity',
    'mazdoor kanoon',
    'shops and establishments',
    'gumasta',
    'employe registration',
  ],
  '/blog/street-vendor-compliance-india': [
    'thela',
    'street vendor rights',
    'police hatana thela',
    'vending certificate',
    'hawker licence',
    'if an officer comes',
    'rehri patri',
    'eviction notice',
    'బండి',
    'ठेला',
    'police harassment',
    'పోలీస్',
    'officer vaste emi cheyali',
    'tvc',
  ],
  '/blog/pm-svanidhi-loan': [
    'svanidhi',
    'pm svanidhi loan',
    'street vendor loan',
    'thela loan',
    'loan for vegetable vendor',
    'svanidi',
  ],
  '/government-schemes': ['government schemes', 'sarkari yojana', 'सरकारी योजना', 'yojana'],
  '/financial-hub': ['gst late fee', 'loan calculator'],
  '/find': ['which licence do i need', 'licence finder', 'kaunsa licence chahiye'],
  '/states/gujarat': ['gujarat shops act', 'working hours gujarat'],
  '/states/bihar': ['bihar professional tax'],
  '/business-health': ['health check', 'business helth check'],
  '/legal-assistant': ['legal assistant', 'ask a question'],
  '/restaurant': ['restaurant', 'resturant licence', 'cloud kitchen', 'dhaba'],
  '/start-business': ['start a business', 'dhandha shuru'],
  '/start-business/step/hr': ['first worker'],
  '/sectors/healthcare-compliance': ['clinic', 'medical shop licence'],
  '/sectors/logistics-compliance': ['e-way bill', 'eway bill', 'transport business'],
  '/sectors/manufacturing-compliance': ['pollution consent', 'factory licence'],
  '/sectors/education-compliance': ['coaching centre', 'tuition'],
  '/sectors/automotive-compliance': ['garage', 'mechanic shop'],
  '/sectors/consulting-compliance': ['freelancer'],
  '/sectors/real-estate-compliance': ['rera', 'property agent'],
  '/blog/false-portals': ['fake website'],
  // A cart's own paper, not the licence of a shop or a kitchen.
  '/how-to-guides/vending-certificate': [
    'thela licence',
    'thela lagane ka licence',
    'ठेले का लाइसेंस',
    'bandi license ela',
    'బండి లైసెన్స్',
    'street vendor licence',
  ],
  '/how-to-guides/online-fraud': ['dhokha', 'upi fraud', 'cyber crime'],
  '/how-to-guides/seized-goods': ['goods taken', 'seized goods', 'ghmc ne saman uthaya'],
  '/how-to-guides/free-lawyer': ['free lawyer', 'legal aid'],
  '/how-to-guides/scale-stamp': ['scale stamp'],
  '/how-to-guides/eshram-card': ['eshram card'],
  '/blog/upi-receipts-and-gst': ['upi gst notice', 'qr code'],
  '/blog/tax-return-date': ['income tax return', 'itr last date'],
  '/pricing': ['your price', 'how much do you charge'],
  '/contact': ['contact number', 'office address'],
  '/articles/19': ['article 19'],
  '/constitution': ['constitution', 'संविधान'],
  '/careers': ['job', 'careers'],
  '/settings': ['clear this phone', 'shared phone'],
  '/privacy-policy': ['privacy'],
};

describe.each(Object.entries(expectations))(
  '%s is among the first three for',
  (path, questions) => {
    it.each(questions)('%s', (question) => {
      expect(pathsFor(question).slice(0, 3)).toContain(path);
    });
  },
);

/** What people ask, and the page that must be first. */
const firsts: Record<string, string> = {
  'thela lagane ka permission': '/how-to-guides/vending-certificate',
  'barcode kaise le amazon ke liye': '/barcode-registration',
  'emi calculator': '/financial-hub/loan-instalment',
  'తూకం ముద్ర': '/how-to-guides/scale-stamp',
  'zero return kaise bhare': '/how-to-guides/gst-return-without-sales',
  'money received on UPI': '/blog/upi-receipts-and-gst',
  'shop act registration': '/labour-law-compliance',
};

it.each(Object.entries(firsts))('%s finds %s first', (question, path) => {
  expect(pathsFor(question)[0]).toBe(path);
});

it('every guide is what some search expects, so a copied guide does not stay unnoticed', () => {
  const expected = new Set(Object.keys(expectations));
  const guides = catalog.filter(({ template }) => template === 'guide');
  expect(guides.map(({ path }) => path).filter((path) => !expected.has(path))).toEqual([]);
});

it.each(Object.keys(noticePhrasings))('%s finds what to do about a notice first', (question) => {
  expect(pathsFor(question)[0]).toBe('/notice');
});

it('leads to the section about the subject, not to the lines at the end of every page', () => {
  for (const question of ['fssai kaise', 'gst registration', 'thela licence', 'udyam']) {
    const [first] = pagesFor(question);
    const anchors = first?.sections.map(({ anchor }) => anchor);
    expect(anchors, question).not.toContain('portals');
    expect(anchors, question).not.toContain('ask-us');
  }
});

it('finds nothing for what is in no page, and names the words', () => {
  const { hits, unknown } = index.search('qwxyzv');
  expect(hits).toEqual([]);
  expect(unknown()).toEqual([{ typed: 'qwxyzv', like: undefined }]);
  expect(index.search('').hits).toEqual([]);
});

it('suggests a similar word for one that no page has', () => {
  expect(index.search('trademmmark').unknown()).toEqual([]);
  // A doubled letter does not change how a word sounds.
  expect(index.search('trrademmarrk').unknown()).toEqual([]);
  expect(index.search('traxdemxarxk').unknown()[0]).toEqual({
    typed: 'traxdemxarxk',
    like: 'trademark',
  });
});

it('leaves out sign-in pages, diagnostics and itself', () => {
  for (const question of ['sign in problems', 'search', 'page not found', 'site map']) {
    for (const path of pathsFor(question)) {
      expect(path).not.toMatch(
        /^\/(search|sitemap|404|offline|debug-auth|login-debug|test-auth|gemini-test)$/,
      );
    }
  }
});
