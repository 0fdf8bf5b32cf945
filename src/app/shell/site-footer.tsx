import { useLocation, useRouter } from '@tanstack/react-router';
import { business, whatsAppLink } from '../../content/business.ts';
import { guideIds, pageById, type MenuPageId } from '../../content/catalog.ts';
import { offices } from '../../content/offices.ts';
import { askAgain, cookieChoiceAnchor } from '../../features/consent/consent-store.ts';
import { NewsletterBox } from '../../tools/newsletter/newsletter-box.tsx';
import { useI18n, useMessages } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../locales/languages.ts';
import { Button } from '../../ui/button.tsx';
import { ConsultationLink } from './consultation-link.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { footerSiteIds, footerToolIds, footerTrustIds } from './site-nav.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

export function SiteFooter() {
  const { locale, messages } = useI18n();
  const { footer, shell } = messages;
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <footer className="site-footer cover">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-8">
        <section className="site-footer-office" aria-label={footer.office}>
          <h2>{footer.office}</h2>
          <p>
            <a href={`mailto:${business.email}`}>{business.email}</a>
            <br />
            <a href={`tel:${business.phone}`}>{business.phone}</a>
          </p>
          <ul className="office-list">
            {offices.map(({ id, name, address, googleMapsUrl, status }) => (
              <li key={id}>
                {status === 'coming-soon' ? (
                  <>
                    <MaybeEnglish name={name} /> <span className="badge">{footer.comingSoon}</span>
                  </>
                ) : (
                  <>
                    <a href={googleMapsUrl ?? undefined} target="_blank" rel="noopener">
                      <MaybeEnglish name={name} />
                    </a>
                    , <MaybeEnglish name={address.city} /> {address.postalCode}
                  </>
                )}
              </li>
            ))}
          </ul>
          <div className="actions">
            <ConsultationLink label={shell.getConsultation} />
            <ContactButtons />
          </div>
          <ul className="mt-2 flex gap-4" aria-label={footer.social}>
            {business.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <NewsletterBox
            page={pageById('site/newsletter').path}
            go={(path) => void router.navigate({ href: path })}
          />
        </section>
        <div id="site-links" className="site-footer-lists">
          <FooterList heading={footer.guides} ids={guideIds} locale={locale} />
          <FooterList heading={footer.tools} ids={footerToolIds} locale={locale} />
          <FooterList heading={footer.site} ids={footerSiteIds} locale={locale} />
          <FooterList heading={footer.trust} ids={footerTrustIds} locale={locale} />
        </div>
        <div className="site-footer-end">
          <LanguageSwitch path={path} />
          <p>{footer.notGovernment(business.name)}</p>
          <p>{footer.notAdvice}</p>
          <p>
            {footer.feedback.question}{' '}
            <a href={whatsAppLink(footer.feedback.about(path))} target="_blank" rel="noopener">
              {footer.feedback.whatsApp}
            </a>
            {footer.feedback.or}
            <a
              href={`mailto:${business.email}?subject=${encodeURIComponent(footer.feedback.about(path))}`}
            >
              {footer.feedback.email}
            </a>
          </p>
          <p id={cookieChoiceAnchor}>
            <Button
              tone="quiet"
              onClick={({ currentTarget }) => askAgain(currentTarget)}
              data-needs-app
            >
              {footer.cookieChoice}
            </Button>
          </p>
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
  ids: readonly MenuPageId[];
  locale: Locale;
}) {
  const { menuNames } = useMessages();
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-2">
        {ids.map((id) => (
          <li key={id}>
            <a href={addLocalePrefix(pageById(id).path, locale)}>
              <MaybeEnglish name={menuNames[id]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
