import type { PageDocument } from '../../platform/pages/page-document.ts';
import { trustPage } from '../../platform/trusted-types.ts';

/** Parts that work only inside the site: tools, breadcrumbs, pictures, and buttons that need a network. */
const leftOut = '[data-slot], .breadcrumb, .plate, [data-screen-only], .anchor';

/**
 * Returns a guide as one HTML file without scripts, fonts or requests. Links inside the guide stay inside;
 * others lead to the site. `savedOn` and `newest` are the texts above it.
 * Throws when the page's style sheet cannot be loaded.
 */
export async function guideAsFile(
  page: PageDocument,
  texts: { savedOn: string; newest: string },
): Promise<File> {
  const doc = new DOMParser().parseFromString(trustPage(page.body), 'text/html');
  doc.documentElement.lang = page.lang ?? document.documentElement.lang;
  const address = location.origin + page.path;
  for (const element of doc.querySelectorAll(leftOut)) element.remove();
  // The file has no script that could open them, and its reader's browser may be an old one.
  for (const fold of doc.querySelectorAll('details.section-fold')) fold.setAttribute('open', '');
  for (const link of doc.querySelectorAll('a')) {
    const url = new URL(link.getAttribute('href') ?? '', address);
    link.href = url.href.startsWith(`${address}#`) ? url.hash : url.href;
  }
  doc.head.append(
    element(doc, 'meta', { charset: 'utf-8' }),
    element(doc, 'meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element(doc, 'meta', { name: 'color-scheme', content: 'light dark' }),
    element(doc, 'meta', { name: 'robots', content: 'noindex' }),
    element(doc, 'title', {}, page.title),
  );
  const note = element(doc, 'p', { class: 'file-note' }, `${texts.savedOn} ${texts.newest} `);
  note.append(element(doc, 'a', { href: address }, address.replace(/^https?:\/\//, '')));
  doc.querySelector('.page-column')?.prepend(note);
  // As text, because the page's content security policy forbids a style element.
  const style = `<style>${await styles()}</style></head>`;
  const html = doc.documentElement.outerHTML.replace('</head>', () => style);
  return new File([`<!doctype html>\n${html}`], nameOf(page), { type: 'text/html' });
}

/** `niyam-fssai-compliance.html` */
function nameOf({ path }: PageDocument): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return `${site?.toLowerCase() ?? ''}${path.replaceAll('/', '-')}.html`;
}

function element(
  doc: Document,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const made = doc.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

/** Returns the site's style sheet without fonts, which the file does not contain. */
async function styles(): Promise<string> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!sheet) throw new Error('The page has no style sheet');
  const response = await fetch(sheet.href, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`The style sheet answered ${response.status}`);
  return (await response.text()).replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

/** True where the device's share sheet accepts HTML files. */
export const canSendFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'guide.html', { type: 'text/html' })] }) ?? false;
