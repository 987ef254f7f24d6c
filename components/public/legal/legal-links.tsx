import { inLanguage, type Language } from '@/lib/languages';
import type { LegalPage, PublicLegal } from '@/lib/legal-pages';
import type { PublicSite } from '@/sections/public-site';
import { legalWords } from './words';

/** Links to the legal pages, in the footer; empty while none is public. */
export function LegalLinks({ site: { legal, language } }: { readonly site: PublicSite }) {
  if (!legal) return null;
  return (
    <nav className="sm:col-span-full print:hidden" aria-label={legalWords[language].nav}>
      <ul className="flex flex-wrap gap-x-6">
        {legal.pages.map((page) => (
          <li key={page}>
            <a className="footer-link inline-flex min-h-6 items-center py-1" href={inLanguage(`/${page}`, language)}>
              {labelOf(page, legal, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link's label; an organisation's includes what it may claim of its accessibility. */
export function labelOf(page: LegalPage, { isFrench, conformity }: PublicLegal, language: Language): string {
  const words = legalWords[language];
  if (page === 'mentions-legales') return isFrench ? words.mentions : words.plainMentions;
  if (page === 'donnees-personnelles') return words.data;
  return conformity ? words.conformity[conformity] : words.access;
}
