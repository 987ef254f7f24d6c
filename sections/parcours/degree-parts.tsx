import { MoreLink } from '@/components/public/more-link';
import { OwnerText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { mentionText } from './definition';
import { mentionWords, words } from './words';

type Props = {
  readonly degree: {
    readonly title: string;
    readonly organization?: string | undefined;
    readonly mention?: string | undefined;
    readonly subject?: string | undefined;
    readonly supervision?: string | undefined;
    readonly jury?: string | undefined;
    readonly link?: string | undefined;
  };
  readonly site: Page;
};

/** What is known of a degree beside its title and year: where it was given, its grade, its thesis. */
export function DegreeParts({ degree, site }: Props) {
  const { language } = site;
  const word = words[language];
  const { title, organization = '', mention = '', subject = '', supervision = '', jury = '', link } = degree;
  return (
    <>
      <Line
        parts={[organization, language === 'fr' ? mentionText(mention) : mentionWords(mention, language)]}
        site={site}
      />
      <Small text={subject} site={site} />
      <Small text={supervision} label={word.supervision} site={site} />
      <Small text={jury.trim().replaceAll(/\s*\n\s*/g, word.semicolon)} label={word.jury} site={site} />
      {link ? (
        <p>
          <MoreLink href={link} rel="noopener noreferrer" after="arrow-up-right" aria-label={word.moreOn(title)}>
            {word.more}
          </MoreLink>
        </p>
      ) : null}
    </>
  );
}

/** Texts in one line, between commas. */
export function Line({ parts, site }: { parts: readonly string[]; site: Page }) {
  if (parts.every((part) => part.trim() === '')) return null;
  return (
    <p className="text-ink-soft">
      <OwnerTexts site={site} texts={parts} />
    </p>
  );
}

/** A text in small letters, after its label. */
export function Small({ text, label, site }: { text: string; label?: string; site: Page }) {
  if (text.trim() === '') return null;
  return (
    <p className="small max-w-lede whitespace-pre-line">
      {label ? `${label}${words[site.language].colon}` : null}
      <OwnerText site={site} text={text} />
    </p>
  );
}
