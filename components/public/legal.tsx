import { dictionary, inLanguage, type Language } from '@/lib/languages';
import type { LegalPage, PublicLegal } from '@/lib/legal-pages';
import type { Block, Fact, LegalDocument } from '@/lib/site/legal/document';
import type { PublicSite } from '@/sections/public-site';
import { ListHead, ListPage } from './list-page';
import { LinkedText } from './owner-text';
import { telText, telUrl } from './profile-copy';
import { MoreLink } from './section-frame';

type Props = {
  readonly site: PublicSite;
  readonly page: LegalPage;
  readonly document: LegalDocument;
};

/**
 * The main part of a legal page. In another language it says that the French version prevails. `data-says-address`
 * marks the site's own URL, which a static copy replaces by its own (lib/site/static-copy/page.ts).
 */
export function LegalText({ site: { language }, page, document: { title, lead, parts } }: Props) {
  const words = legalWords[language];
  return (
    <ListPage>
      <ListHead back={<MoreLink href={inLanguage('/', language)}>{words.back}</MoreLink>}>
        <h1 className="mt-2 font-normal text-4xl leading-tight tracking-tight">{title}</h1>
      </ListHead>
      <div className="grid min-w-0 max-w-measure grid-cols-1 content-start gap-8 print:block print:*:not-first:mt-6">
        {language === 'fr' ? null : (
          <p className="border-rule border-b pb-4 text-ink-soft">
            {words.translation}{' '}
            <a href={`/${page}`} hrefLang="fr">
              {words.original}
            </a>
          </p>
        )}
        {lead.map((text) => (
          <p className="text-ink-soft" data-says-address="" key={text}>
            <LinkedText text={text} />
          </p>
        ))}
        {parts.map(({ id, title: heading, blocks }) => (
          <section
            className="grid content-start gap-4 print:block print:*:not-first:mt-3.25"
            key={id}
            aria-labelledby={id}
          >
            <h2 className="text-xl" id={id}>
              {heading}
            </h2>
            {blocks.map((block) => (
              <BlockText block={block} isFrench={language === 'fr'} key={JSON.stringify(block)} />
            ))}
          </section>
        ))}
      </div>
    </ListPage>
  );
}

function BlockText({ block, isFrench }: { readonly block: Block; readonly isFrench: boolean }) {
  if (block.is === 'list')
    return (
      <ul className="grid gap-2 ps-5">
        {block.items.map((item) => (
          <li className="list-disc" key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  if (block.is === 'text')
    return (
      <p className="whitespace-pre-line" {...(block.isTyped && !isFrench && inFrench)}>
        <LinkedText text={block.text} />
      </p>
    );
  return (
    <dl className="facts">
      {block.facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd className="whitespace-pre-line" {...(fact.isTyped && !isFrench && inFrench)}>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactText({ fact: { text, isPhone } }: { readonly fact: Fact }) {
  if (!isPhone || !/\d/.test(text)) return <LinkedText text={text} />;
  return (
    <a className="lining-nums tabular-nums" href={telUrl(text)}>
      <bdi>{telText(text)}</bdi>
    </a>
  );
}

/** For the owner's words on a page in another language. */
const inFrench = { lang: 'fr', dir: 'ltr' } as const;

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

export const legalWords = dictionary({
  fr: {
    nav: 'Informations légales',
    back: 'Retour au portfolio',
    mentions: 'Mentions légales',
    plainMentions: 'Mentions',
    data: 'Données personnelles',
    access: 'Accessibilité',
    conformity: {
      full: 'Accessibilité\u00a0: totalement conforme',
      partial: 'Accessibilité\u00a0: partiellement conforme',
      none: 'Accessibilité\u00a0: non conforme',
    },
    description: (title: string, name: string) => `${title} du site de ${name}.`,
    translation: '',
    original: '',
  },
  en: {
    nav: 'Legal information',
    back: 'Back to the portfolio',
    mentions: 'Legal notice',
    plainMentions: 'About this site',
    data: 'Personal data',
    access: 'Accessibility',
    conformity: {
      full: 'Accessibility: fully compliant',
      partial: 'Accessibility: partially compliant',
      none: 'Accessibility: not compliant',
    },
    description: (title, name) => `${title}: site of ${name}.`,
    translation: 'This page is a translation. Where the two differ, the French page holds:',
    original: 'page in French',
  },
  ar: {
    nav: 'معلومات قانونية',
    back: 'العودة إلى الصفحة الرئيسية',
    mentions: 'الإشعارات القانونية',
    plainMentions: 'عن الموقع',
    data: 'البيانات الشخصية',
    access: 'إمكانية الوصول',
    conformity: {
      full: 'إمكانية الوصول: مطابق كليًّا',
      partial: 'إمكانية الوصول: مطابق جزئيًّا',
      none: 'إمكانية الوصول: غير مطابق',
    },
    description: (title, name) => `${title}: موقع ${name}.`,
    translation: 'هذه الصفحة ترجمة. وعند الاختلاف يُعتمد النص الفرنسي:',
    original: 'الصفحة بالفرنسية',
  },
});
