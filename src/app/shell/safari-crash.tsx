import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { safariVersionOf } from '../../platform/device/safari.ts';

/** The crash screen for Safari (specification, section 2; ERR-01 to ERR-04). */
export function SafariCrash({ error }: { error: unknown }) {
  const { locale, messages } = useI18n();
  const { safari } = messages.shell;
  const message = error instanceof Error && error.message ? error.message : safari.unknownError;
  const version = safariVersionOf(navigator.userAgent) ?? safari.unknownVersion;
  return (
    <div className="page">
      <div className="page-column" role="alert">
        <h1 tabIndex={-1}>{safari.title}</h1>
        <p className="page-lead">{safari.text}</p>
        <ul className="prose-list">
          {safari.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
        <div className="actions">
          <Button onClick={() => location.reload()}>{safari.refresh}</Button>
          <ButtonLink tone="secondary" href={addLocalePrefix(pageById('home').path, locale)}>
            {safari.home}
          </ButtonLink>
        </div>
        <details className="mt-6">
          <summary>{safari.details}</summary>
          <p>{safari.error(message)}</p>
          <p>{safari.version(version)}</p>
        </details>
      </div>
    </div>
  );
}
