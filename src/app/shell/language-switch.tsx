import { useSyncExternalStore } from 'react';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { saveSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { chooseLanguage } from '../../platform/offline/sw-bridge.ts';
import { suggestedLanguage } from './suggested-language.ts';
import { languages, offeredLocales, type Locale } from '../../locales/languages.ts';

/**
 * Links to the same page in every language, each named in its own script (I18N-01). Renders nothing while the
 * site has only one language. The header shows only the other languages, as buttons, and stresses the
 * one that the visitor may read better.
 */
export function LanguageSwitch({
  path,
  offered = offeredLocales,
  inHeader = false,
}: {
  /** The page's path without a language prefix. */
  path: string;
  offered?: readonly Locale[];
  inHeader?: boolean;
}) {
  const { locale, messages } = useI18n();
  // The page is written without it; nothing changes it while the page is open.
  const suggested = useSyncExternalStore(
    neverChanges,
    () => (inHeader ? suggestedLanguage(locale) : undefined),
    () => undefined,
  );
  if (offered.length < 2) return null;
  const shown = inHeader ? offered.filter((other) => other !== locale) : offered;
  const links = (
    <ul className={inHeader ? 'languages' : 'mt-2 flex flex-wrap gap-4'}>
      {shown.map((other) => (
        <li key={other}>
          <a
            href={addLocalePrefix(path, other)}
            hrefLang={languages[other].tag}
            lang={languages[other].tag}
            data-suggested={other === suggested || undefined}
            aria-current={other === locale ? 'true' : undefined}
            // Another language needs a full page load: this app contains only its own language's messages.
            data-new-document
            onClick={() => {
              saveSetting(storageKeys.language, other);
              chooseLanguage(other);
            }}
          >
            {languages[other].name}
          </a>
        </li>
      ))}
    </ul>
  );
  // One landmark of this name is enough.
  return inHeader ? links : <nav aria-label={messages.footer.languages}>{links}</nav>;
}

const neverChanges = () => () => undefined;
