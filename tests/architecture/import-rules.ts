/**
 * Who may import whom, as data. `docs/architecture.md` says the same in words.
 * A zone is the longest matching prefix; what a zone does not list it may not import.
 */
const rules: Record<string, readonly string[]> = {
  'src/app': [
    'src/app',
    'src/pages',
    'src/tools',
    'src/features',
    'src/register',
    'src/content',
    'src/ui',
    'src/i18n',
    'src/locales',
    'src/platform',
  ],
  'src/routes': [
    'src/routes',
    'src/app/shell',
    'src/pages',
    'src/tools',
    'src/features',
    'src/register',
    'src/content',
    'src/questionnaire',
    'src/ui',
    'src/i18n',
    'src/locales',
    'src/platform',
  ],
  'src/register': ['src/register', 'src/content'],
  'src/questionnaire': ['src/questionnaire'],
  'src/needs': ['src/needs', 'src/platform/in-pieces.ts'],
  'src/tools': [
    'src/tools/tool.ts',
    // The bank is input of the build.
    'src/needs/need-id.ts',
    'src/needs/asked.ts',
    'src/needs/asked-file.ts',
    'src/needs/classifier.ts',
    'src/needs/needs-file.ts',
    'src/needs/sound-key.ts',
    'src/needs/written-numbers.ts',
    'src/register',
    'src/content',
    'src/questionnaire',
    'src/ui',
    'src/i18n',
    'src/locales',
    'src/platform',
  ],
  'src/pages': [
    'src/pages',
    'src/tools/schemes/model',
    'src/register',
    'src/content',
    'src/ui',
    'src/i18n',
    'src/locales',
  ],
  'src/features': [
    'src/content',
    'src/questionnaire',
    'src/ui',
    'src/i18n',
    'src/locales',
    'src/platform',
  ],
  'src/ui': ['src/ui', 'src/i18n', 'src/locales'],
  // The home page names its drawings.
  'src/content/home': ['src/content', 'src/needs/need-id.ts', 'src/ui/drawing-names.ts'],
  // Joins the ids of the register to the names of the drawings.
  'src/content/drawings.ts': ['src/register', 'src/content', 'src/ui/drawing-names.ts'],
  'src/content': [
    'src/content',
    'src/questionnaire',
    'src/i18n',
    'src/locales',
    'src/ui/drawing-names.ts',
  ],
  'src/i18n': ['src/i18n', 'src/locales'],
  // The ids of the needs, whose answers are texts.
  'src/locales': ['src/locales', 'src/register', 'src/content', 'src/i18n', 'src/needs/need-id.ts'],
  'src/platform': ['src/platform'],
  sw: [
    'sw',
    'src/platform',
    'src/app/outbox-senders.ts',
    'src/tools/all-tools.ts',
    'src/tools/tool.ts',
    'src/i18n/locale-path.ts',
    'src/i18n/format.ts',
    'src/i18n/format-number.ts',
    'src/locales/language.ts',
    'src/locales/languages.ts',
    'src/locales/worker-texts.ts',
    'src/content/saved-first.ts',
    'src/content/business.ts',
  ],
};

/** Packages that only one place may use: its folder. */
const vendorFolders: Record<string, readonly string[]> = {
  '@supabase/supabase-js': ['src/platform/backend'],
  dexie: ['src/platform/offline'],
  'idb-keyval': ['src/platform/offline', 'src/platform/push'],
  '@headlessui/react': ['src/ui'],
  'big.js': ['src/tools/financial-hub'],
  'chart.js': ['src/ui/chart'],
  'react-chartjs-2': ['src/ui/chart'],
  'workbox-window': ['src/platform/offline'],
  minisearch: ['src/tools/search/model'],
};

/** The files that join the parts: the browser's entries and the build's. They may import anything. */
const isEntry = (file: string) => /^src\/[^/]+\.tsx?$/.test(file);

/** The texts of one language: reached by the page's language only (`src/locales/load-text.ts`). */
const isOneLanguage = (path: string) => /^src\/locales\/[^/]+\//.test(path);

/** What a tool knows and saves, as opposed to what it shows: other tools may use that. */
const isOpenToOthers = (path: string) =>
  /^src\/tools\/[^/]+\/model\//.test(path) ||
  /^src\/(tools|features)\/[^/]+\/stored\.ts$/.test(path);

const isUnder = (path: string, zone: string) => path === zone || path.startsWith(`${zone}/`);

/** Says what is wrong with an import, or undefined when it is allowed. Paths are from the root. */
export function forbiddenImport(from: string, to: string): string | undefined {
  const ownFile = to.startsWith('src/') || to.startsWith('sw/');
  if (!ownFile) return forbiddenPackage(from, to);
  if (isOneLanguage(to) && !isUnder(from, 'src/locales')) {
    return `Only src/locales may import the texts of one language (${from} imports ${to})`;
  }
  if (isEntry(from)) return undefined;
  const zone = Object.keys(rules).find((name) => isUnder(from, name));
  if (!zone) return `${from} is in no zone of tests/architecture/import-rules.ts`;
  const own = /^src\/(tools|features)\/[^/]+/.exec(from)?.[0];
  if (own && (isUnder(to, own) || isOpenToOthers(to))) return undefined;
  // The types of texts are made of the ids of rules, duties and schemes.
  if (zone === 'src/locales' && isOpenToOthers(to)) return undefined;
  if (rules[zone]?.some((allowed) => isUnder(to, allowed))) return undefined;
  return `${zone} may not import ${to} (${from})`;
}

function forbiddenPackage(from: string, name: string): string | undefined {
  const vendor = Object.keys(vendorFolders).find((folder) => isUnder(name, folder));
  if (!vendor || vendorFolders[vendor]?.some((folder) => isUnder(from, folder))) return undefined;
  return `${vendor} is used in ${vendorFolders[vendor]?.join(', ')} only (${from})`;
}
