import { languages, locales } from '../../src/locales/languages.ts';
import type { Change } from './tree.ts';

/** One kind of addition, made as its page in `docs/contributing` says. */
interface Addition {
  name: string;
  make(change: Change): void;
  /** Where the built site shows it: the beginning of a path in `dist`, and a text of that file. */
  shows: { file: string; text: string };
}

const english = 'src/locales/en';

/** Folders of the languages that need every text: a missing one fails the type check. */
const complete = locales
  .filter((locale) => languages[locale].complete)
  .map((locale) => `src/locales/${locale}`);

/** Every kind of addition. The language is last, so that its folder has the texts of the others. */
export const additions: readonly Addition[] = [
  {
    name: 'a guide',
    make(change) {
      change.copy(
        'src/content/pages/guides/barcode-registration.page.ts',
        'src/content/pages/guides/sample-guide.page.ts',
        {
          'barcode-registration': 'sample-guide',
          'order: 100': 'order: 105',
          'GUIDE-BAR-01…03': '',
        },
      );
      change.copy(
        `${english}/pages/guides/barcode-registration.ts`,
        `${english}/pages/guides/sample-guide.ts`,
        {
          "name: 'Barcode registration'": "name: 'Sample guide'",
          'Barcode registration with GS1 India: cost, steps | Niyam': 'Sample guide | Niyam',
          'Who really needs a barcode,': 'A sample of a guide: who needs it,',
          "heading: 'Barcode registration'": "heading: 'A sample of a guide'",
          // The register names a portal for the registrations that it lists alone.
          'doItYourself: {': "doItYourself: {\n    portal: 'gs1',",
        },
      );
    },
    shows: { file: 'sample-guide/index.html', text: 'A sample of a guide' },
  },
  {
    name: 'a calculator',
    make(change) {
      const folder = 'src/tools/financial-hub/calculators';
      change.copy(`${folder}/tds-interest/rule.ts`, `${folder}/sample-sum/rule.ts`, {});
      change.copy(
        `${folder}/tds-interest/tds-interest.page.ts`,
        `${folder}/sample-sum/sample-sum.page.ts`,
        { 'tds-interest': 'sample-sum' },
      );
      change.copy(
        `${english}/pages/tools/financial-hub/tds-interest.ts`,
        `${english}/pages/tools/financial-hub/sample-sum.ts`,
        {
          "name: 'Late TDS'": "name: 'Sample sum'",
          'TDS interest and late fee calculator | Niyam': 'Sample sum | Niyam',
          'Interest on tax cut late or paid in late,': 'A sample of a sum: interest',
          'Late TDS: interest and fee': 'A sample of a sum',
        },
      );
    },
    shows: { file: 'financial-hub/sample-sum/index.html', text: 'A sample of a sum' },
  },
  {
    name: 'a tool',
    make(change) {
      const folder = 'src/tools/sample-tool';
      change.add(
        `${folder}/tool.ts`,
        `import type { ToolCode } from '../tool.ts';

/** A sample of a tool. */
export const code: ToolCode = { comes: 'used' };

/** It needs a network. */
export const saved = null;
`,
      );
      change.copy('src/tools/health/business-health.page.ts', `${folder}/sample-tool.page.ts`, {
        'business-health': 'sample-tool',
        '  inMenu: true,\n': '',
      });
      change.add(
        `${folder}/sample-tool.tsx`,
        `import { textFor } from '../../locales/text.tsx';

const useText = textFor('sample-tool');

/** Greets the visitor. */
export function SampleTool() {
  return <p className="prose">{useText().greeting}</p>;
}
`,
      );
      change.insert(
        'src/locales/language.ts',
        'import',
        "import type { text as sampleTool } from './en/tools/sample-tool.ts';\n",
      );
      for (const folder of complete) {
        change.add(
          `${folder}/tools/sample-tool.ts`,
          "/** A sample of a tool. */\nexport const text = { greeting: 'The sample tool greets you' };\n",
        );
        change.insert(
          `${folder}/index.ts`,
          'import',
          "import { text as sampleTool } from './tools/sample-tool.ts';\n",
        );
        change.insert(
          `${folder}/index.ts`,
          '    schemes,\n    search',
          "    'sample-tool': sampleTool,\n",
        );
      }
      change.insert(
        'src/locales/language.ts',
        '  schemes: typeof schemes;\n  search',
        "  'sample-tool': typeof sampleTool;\n",
      );
      change.add(
        `${english}/pages/tools/sample-tool.ts`,
        `import type { PageContent } from '../../../../content/types.ts';

/** A sample of a tool's page. */
export const content: PageContent = {
  name: 'Sample tool',
  updatedOn: '2026-11-21',
  title: 'Sample tool | Niyam',
  description: 'A sample of a page with a tool.',
  heading: 'A sample of a tool',
  lead: 'It greets you.',
  sections: [],
};
`,
      );
      change.copy('src/routes/business-health.tsx', 'src/routes/sample-tool.tsx', {
        "import { HealthCheck } from '../tools/health/health-check.tsx';":
          "import { SampleTool } from '../tools/sample-tool/sample-tool.tsx';",
        "import { useBusinessTool } from './-business-tool.ts';\n": '',
        "<HealthCheck {...useBusinessTool('/business-health')} />": '<SampleTool />',
        '/business-health': '/sample-tool',
        'text="health"': 'text="sample-tool"',
        BusinessHealth: 'SampleToolPage',
      });
    },
    shows: { file: 'sample-tool/index.html', text: 'A sample of a tool' },
  },
  {
    name: 'an outbox kind (browser)',
    make(change) {
      change.copy(
        'src/tools/newsletter/newsletter.outbox.ts',
        'src/tools/newsletter/sample-kind.outbox.ts',
        {
          "newsletterKind = 'newsletter'": "newsletterKind = 'sample-kind'",
          NewsletterRequest: 'SampleRequest',
        },
      );
      for (const folder of complete) {
        change.insert(
          `${folder}/tools/outbox.ts`,
          '    newsletter: ',
          "    'sample-kind': 'A sample of a request',\n",
        );
      }
    },
    shows: { file: 'sw.js', text: 'sample-kind' },
  },
  {
    name: 'a scheme',
    make(change) {
      change.insert(
        'src/tools/schemes/model/msme.ts',
        ']);',
        `  {
    id: 'sample-scheme',
    place: 'india',
    helps: ['loan'],
    status: 'unclear',
    portals: ['handicrafts'],
    fits: { who: ['artisan'] },
    source: null,
  },
`,
      );
      change.insert(
        'src/tools/schemes/model/figures/msme.ts',
        '] as const',
        "  figure('scheme.sample-scheme.max', rupees(1000), given('sample-scheme')),\n",
      );
      for (const folder of complete) {
        change.insert(
          `${folder}/schemes/msme.ts`,
          '} as const',
          "  'sample-scheme': {\n    name: 'A sample of a scheme',\n    benefit: 'Up to {scheme.sample-scheme.max}.',\n    who: 'Artisans',\n  },\n",
        );
      }
      // A record, its figures, its text; names of figures are texts too.
      change.replace(
        'src/content/facts/schemes.ts',
        "count('schemes', 154)",
        "count('schemes', 155)",
      );
    },
    shows: { file: 'data/schemes', text: 'A sample of a scheme' },
  },
  {
    name: 'a finder rule',
    make(change) {
      change.insert(
        'src/register/records/food.ts',
        "  ],\n  duties: [\n    {\n      id: 'FS-01'",
        `    {
      id: 'LF-999',
      level: 'must',
      when: withFood,
      source: limits,
      general: true,
      facts: ['fssai.registration.turnover-max'],
    },
`,
      );
      for (const folder of complete) {
        change.insert(
          `${folder}/tools/finder/rules.ts`,
          '};',
          "  'LF-999': {\n    text: 'A sample of a rule.',\n  },\n",
        );
      }
    },
    shows: { file: 'assets/', text: 'A sample of a rule.' },
  },
  {
    name: 'a calendar date',
    make(change) {
      change.insert(
        'src/register/records/gst.ts',
        '  ],\n});\n\nexport const gstByChoiceRecord',
        `    {
      id: 'GST-999',
      topic: 'gst',
      when: files('monthly', 'quarterly'),
      due: { every: 'year', facts: ['gst.due.old-credit'] },
      penalty: [],
      source: statedIn('gst.due.old-credit'),
      page: 'guides/gst-compliance',
    },
`,
      );
      for (const folder of complete) {
        change.insert(
          `${folder}/tools/calendar/duties.ts`,
          '};',
          "  'GST-999': {\n    name: 'A sample of a date',\n    form: 'Form',\n    who: 'Who files returns',\n    penalty: 'None.',\n  },\n",
        );
      }
    },
    shows: { file: 'assets/', text: 'A sample of a date' },
  },
  {
    name: 'a language',
    make(change) {
      change.insert(
        'src/locales/languages.ts',
        '} as const satisfies Record<string, LanguageEntry>',
        `  ta: {
    tag: 'ta-IN',
    name: 'தமிழ்',
    script: 'Tamil',
    direction: 'ltr',
    grouping: 'indian',
    offered: true,
    complete: false,
  },
`,
      );
      const own = [...change.tree.files.filter(isEnglish), ...addedFiles(change)];
      for (const file of own) {
        const path = file.replace('/en/', '/ta/');
        if (file === `${english}/start.ts`) {
          change.add(path, `${change.tree.read(file)}export { numbers } from './numbers.ts';\n`);
        } else change.copy(file, path, {});
      }
    },
    // The copied sentences are English, so the page says that it is not translated yet.
    shows: { file: 'ta/about/index.html', text: 'lang="ta-IN"' },
  },
];

const isEnglish = (file: string): boolean =>
  file.startsWith(`${english}/`) && !/\.(test|gen)\.ts$/.test(file);

/** The English texts that the other additions wrote. */
const addedFiles = ({ tree }: Change): string[] =>
  [
    `${english}/pages/guides/sample-guide.ts`,
    `${english}/pages/tools/sample-tool.ts`,
    `${english}/pages/tools/financial-hub/sample-sum.ts`,
    `${english}/tools/sample-tool.ts`,
  ].filter((file) => !tree.files.includes(file));
