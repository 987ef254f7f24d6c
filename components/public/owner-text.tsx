import { Fragment, type ReactNode } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { comma, commaAmong, hasArabic, unbreaking } from '@/lib/format/french';
import { addressesIn } from '@/lib/format/web-address';
import { languageFacts } from '@/lib/languages';
import { type LangAttributes, langAttributes, type PublicSite } from '@/sections/public-site';

/** What a view must know of the page to show the owner's texts on it. */
export type Page = Pick<PublicSite, 'language' | 'untranslated'>;

type Props = {
  readonly site: Page;
  readonly text: string;
  /** How the text is shown; by default as it is, its addresses as links. In a string, French signs stay with their words. */
  readonly children?: ReactNode;
};

/**
 * A text of the owner's, or a fact, inside a line: on a page in another language it says that it is French, for want of
 * a translation, and from right to left it keeps the order of its own signs. In French it is the text alone.
 */
export function OwnerText({ site, text, children = <LinkedText text={text} /> }: Props) {
  const inFrench = langAttributes(site, text);
  const shown = typeof children === 'string' ? unbreaking(children) : children;
  if (inFrench.lang) return <span {...inFrench}>{shown}</span>;
  return languageFacts[site.language].dir === 'rtl' && text !== '' ? <bdi>{shown}</bdi> : shown;
}

/** What is shown of a text of the owner's where that is not the whole. */
export type Sentence = { readonly text: string; readonly shown: string };

/** Several sentences that follow each other: those that all are in French are one text, whose order stays. */
export function OwnerSentences({ site, sentences }: { readonly site: Page; readonly sentences: readonly Sentence[] }) {
  const languages = new Set(sentences.map(({ text }) => langAttributes(site, text).lang));
  const whole = { text: sentences[0]?.text ?? '', shown: sentences.map(({ shown }) => shown).join(' ') };
  return withIndexKey(languages.size > 1 ? sentences : [whole]).map(({ key, value: { text, shown } }, index) => (
    <Fragment key={key}>
      {index > 0 ? ' ' : null}
      <OwnerText site={site} text={text}>
        {shown}
      </OwnerText>
    </Fragment>
  ));
}

/**
 * Several of them in a line, those without any left out: « Rabat, Maroc ». In Arabic, those that are all in Latin letters
 * are one stretch from left to right.
 */
export function OwnerTexts({ site, texts }: { readonly site: Page; readonly texts: readonly string[] }) {
  const given = texts.filter((text) => text.trim() !== '');
  if (site.language === 'fr') return unbreaking(given.join(comma.fr));
  const shown = withIndexKey(given).map(({ key, value }, index) => (
    <Fragment key={key}>
      {index > 0 ? commaAmong(given, site.language) : null}
      <OwnerText site={site} text={value}>
        {value}
      </OwnerText>
    </Fragment>
  ));
  const isLatin = languageFacts[site.language].dir === 'rtl' && !given.some(hasArabic);
  return isLatin ? <bdi dir="ltr">{shown}</bdi> : shown;
}

/**
 * A plain text of the owner whose addresses are links, which can be pressed on a card that is itself a link. French
 * signs stay with their words.
 */
export function LinkedText({ text }: { text: string }) {
  const shown = unbreaking(text);
  const parts = addressesIn(shown);
  if (parts.length === 1 && parts[0]?.href === undefined) return shown;
  return withIndexKey(parts).map(({ key, value: { text: part, href } }) =>
    href ? (
      <a key={key} className="relative wrap-anywhere" href={href} rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

type LedeProps = {
  readonly langAttributes?: LangAttributes;
  readonly children: string;
};

/** A paragraph in large type that opens a section or a dialog, its addresses as links. */
export function Lede({ langAttributes, children }: LedeProps) {
  return (
    <p className="lede" {...langAttributes}>
      <LinkedText text={children} />
    </p>
  );
}
