import { business } from '../src/content/business.ts';
import { savedFirstPaths } from '../src/content/saved-first.ts';
import { localeOfPath, stripLocalePrefix } from '../src/i18n/locale-path.ts';
import type { TextOf } from '../src/locales/language.ts';
import { languages, type Locale } from '../src/locales/languages.ts';
import { workerText } from '../src/locales/worker-texts.ts';
import { pagesChannel, workerRequests } from '../src/platform/offline/sw-messages.ts';
import { savedPages, type SavedPage } from '../src/platform/pages/saved-pages.ts';

/** Interval in ms between checks for the server. */
const retryEveryMs = 5000;

/** Minimal style with the site's colours (src/app/look/tokens.css). */
const style = `
:root{color-scheme:light dark;--paper:#fffbf3;--ink:#211a14;--cover:#9a1b1e;--on:#fffbf3;--link:#0b4fa0}
@media(prefers-color-scheme:dark){:root{--paper:#17130f;--ink:#f5ede0;--cover:#4c0d10;--link:#8fc2ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:112.5%/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header{padding:12px 16px;background:var(--cover);color:var(--on);font-weight:700}
main{max-width:66ch;padding:8px 16px 32px}
a{color:var(--link)}
.actions a,li a{display:inline-block;padding:10px 0;min-height:28px}
.actions a{margin-block:0 8px;margin-inline:0 16px;padding:10px 16px;border:2px solid;border-radius:4px}
ul{padding-inline-start:20px}`;

/**
 * Opens the page when the worker has fetched it, and when the server answers again. It checks the server
 * itself, because the browser's `online` event may come before the network works.
 */
const script = `
const main=document.querySelector('main'),{path}=main.dataset;
let coming=main.dataset.coming==='true';
const open=()=>location.reload();
new BroadcastChannel(${JSON.stringify(pagesChannel)}).addEventListener('message',({data})=>{
if(data.path!==path)return;
coming=false;
if(data.saved)open();
});
const channel=new MessageChannel();
channel.port1.onmessage=({data})=>{if(coming&&!data.done)open()};
navigator.serviceWorker.controller?.postMessage({type:${JSON.stringify(workerRequests.isPageComing)},about:path},[channel.port2]);
async function look(){
if(coming||document.hidden||!navigator.onLine)return;
try{await fetch(location.href,{method:'HEAD',cache:'no-store'})}catch{return}
open();
}
addEventListener('online',look);
setInterval(look,${retryEveryMs});`;

/**
 * Returns an answer that needs no cache. It is part of the worker's code, so that a device whose caches were
 * deleted does not show the browser's error page. Lists readable pages if they are known.
 */
export async function offlineAnswer({
  path,
  isComing,
}: {
  /** Path of the requested page. */
  path: string;
  /** True while the worker is still fetching the page. */
  isComing: boolean;
}): Promise<Response> {
  const locale = localeOfPath(path);
  const texts = workerText('offline-answer', locale);
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${languages[locale].tag}" dir="${languages[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(texts.title)} | ${text(business.name)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${text(business.name)}</header>
<main data-path="${text(path)}" data-coming="${isComing}">
<h1>${text(texts.title)}</h1>
<p role="status">${text(isComing ? texts.slow : texts.offline)}</p>
<p class="actions"><a href="">${text(texts.tryAgain)}</a><a href="tel:${text(business.phone)}">${text(texts.call(business.phone))}</a></p>
${listOf(await readablePages(locale), texts)}
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Returns the pages of the first visit that are saved in this language; empty where storage is broken. */
async function readablePages(locale: Locale): Promise<SavedPage[]> {
  try {
    const pages = await savedPages();
    return pages.filter(
      ({ path }) =>
        localeOfPath(path) === locale &&
        savedFirstPaths.has(stripLocalePrefix(path)) &&
        !/\/(404|offline)$/.test(path),
    );
  } catch (error) {
    console.info('The saved pages cannot be listed', error);
    return [];
  }
}

function listOf(pages: readonly SavedPage[], texts: TextOf<'offline-answer'>): string {
  if (pages.length === 0) return `<p>${text(texts.nothingSaved)}</p>`;
  const items = pages.map(
    ({ path, title }) => `<li><a href="${text(path)}">${text(title)}</a></li>`,
  );
  return `<h2>${text(texts.saved)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Escapes text for elements and quoted attributes. */
const text = (plain: string): string =>
  plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
