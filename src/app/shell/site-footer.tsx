import { business } from '../../content/business.ts';
import { guideIds, pageById } from '../../content/catalog.ts';
import { names } from '../../content/names/en.ts';
import { askAgain } from '../../features/consent/consent-store.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../i18n/locales.ts';

const siteIds = [
  'services',
  'sectors',
  'start',
  'site/resources',
  'blog',
  'site/how-we-work',
  'site/pricing',
  'site/faq',
  'site/search',
];
const trustIds = [
  'site/about',
  'site/contact',
  'site/newsletter',
  'account/outbox',
  'account/settings',
  'legal/privacy-policy',
  'legal/terms-of-service',
  'legal/disclaimer',
  'legal/confidentiality',
];

export function SiteFooter() {
  const { locale, messages } = useI18n();
  const { footer } = messages;
  return (
    <footer className="site-footer cover">
      <div className="site-footer-inner">
        <FooterList heading={footer.guides} ids={guideIds} locale={locale} />
        <FooterList heading={footer.site} ids={siteIds} locale={locale} />
        <div>
          <FooterList heading={footer.trust} ids={trustIds} locale={locale} />
          <p className="mt-3">
            <Button tone="quiet" onClick={askAgain} data-needs-app>
              {messages.consent.change}
            </Button>
          </p>
          <p className="mt-6">{footer.notGovernment(business.name)}</p>
          <p className="mt-3">{footer.notAdvice}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterList({
  heading,
  ids,
  locale,
}: {
  heading: string;
  ids: readonly string[];
  locale: Locale;
}) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-2">
        {ids.map((id) => (
          <li key={id}>
            <a href={addLocalePrefix(pageById(id).path, locale)}>{names[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
