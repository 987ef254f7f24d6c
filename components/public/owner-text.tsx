import { cache, Fragment, type ReactNode } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { comma, commaAmong, hasArabic, unbreaking } from '@/lib/format/french';
import { linkParts } from '@/lib/format/web-address';
import { type Language, languageFacts } from '@/lib/languages';
import { type Part, partsOf } from '@/lib/mathematics/parts';
import { type LangAttributes, langAttributes, type PublicSite } from '@/sections/public-site';

/** What a view needs to know of the page to show the owner's texts. */
export type Page = Pick<PublicSite, 'language' | 'untranslated'>;

type Props = {
  readonly site: Page;
  readonly text: string;
  /**
   * What is shown of the text; by default all of it, with URLs as links. In a string, French punctuation stays beside
   * its word.
   */
  readonly children?: ReactNode;
};

/**
 * An inline text of the owner, or a fact: on a page in another language, untranslated text is marked as French, and
 * keeps its own direction on a right-to-left page. On a French page it is plain text.
 */
export function OwnerText({ site, text, children = <LinkedText text={text} /> }: Props) {
  const inFrench = langAttributes(site, text);
  const shown = typeof children === 'string' ? unbreaking(children) : children;
  if (inFrench.lang) return <span {...inFrench}>{shown}</span>;
  return languageFacts[site.language].dir === 'rtl' && text !== '' ? <bdi>{shown}</bdi> : shown;
}

/** What is shown of a text of the owner, where not all of it. */
export type Sentence = { readonly text: string; readonly shown: string };

/** Consecutive sentences: if all are in French they are one text, whose order is kept. */
export function OwnerSentences({ site, sentences }: { readonly site: Page; readonly sentences: readonly Sentence[] }) {
  const languages = new Set(sentences.map(({ text }) => langAttributes(site, text).lang));
  const combined = { text: sentences[0]?.text ?? '', shown: sentences.map(({ shown }) => shown).join(' ') };
  return withIndexKey(languages.size > 1 ? sentences : [combined]).map(({ key, value: { text, shown } }, index) => (
    <Fragment key={key}>
      {index > 0 ? ' ' : null}
      <OwnerText site={site} text={text}>
        {shown}
      </OwnerText>
    </Fragment>
  ));
}

/**
 * Several texts on a line, without empty ones: « Rabat, Maroc ». In Arabic, texts that are all in Latin letters run
 * from left to right together.
 */
export function OwnerTexts({ site, texts }: { readonly site: Page; readonly texts: readonly string[] }) {
  const filledIn = texts.filter((text) => text.trim() !== '');
  if (site.language === 'fr') return unbreaking(filledIn.join(comma.fr));
  const shown = withIndexKey(filledIn).map(({ key, value }, index) => (
    <Fragment key={key}>
      {index > 0 ? commaAmong(filledIn, site.language) : null}
      <OwnerText site={site} text={value}>
        {value}
      </OwnerText>
    </Fragment>
  ));
  const isLatin = languageFacts[site.language].dir === 'rtl' && !filledIn.some(hasArabic);
  return isLatin ? <bdi dir="ltr">{shown}</bdi> : shown;
}

/**
 * A plain text of the owner with its URLs as links, which also work on a clickable card. French punctuation stays
 * beside its word.
 */
export function LinkedText({ text }: { text: string }) {
  const shown = unbreaking(text);
  const parts = linkParts(shown);
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

/** An introductory paragraph in large type, with its URLs as links. */
export function Lede({ langAttributes, children }: LedeProps) {
  return (
    <p className="lede" {...langAttributes}>
      <LinkedText text={children} />
    </p>
  );
}

/**
 * The `dir` of texts that run from left to right in every language (a telephone number, a URL, an identifier), on a
 * page of another direction.
 */
export const leftToRight = (language: Language): { readonly dir?: 'ltr' } =>
  languageFacts[language].dir === 'rtl' ? { dir: 'ltr' } : {};

type MathematicsProps = {
  readonly text: string;
  /** Whether its URLs become links: where it is not itself in one. */
  readonly linked?: boolean;
};

/** Most characters of MathML on a page; further formulas are in plain characters. */
const maxCharacters = 500_000;
/** Characters of MathML on this page so far. */
const mathSize = cache(() => ({ characters: 0 }));

/**
 * A text whose formulas, between dollar signs, become MathML, with its italics, and with punctuation kept beside its
 * word.
 */
export function Mathematics({ text, linked = false }: MathematicsProps) {
  const parts = partsOf(text);
  if (!linked && parts.length === 1 && parts[0] === text) return unbreaking(text);
  return withIndexKey(parts).map(({ key, value }) => <Piece key={key} part={value} linked={linked} />);
}

function Piece({ part, linked }: { part: Part; linked: boolean }) {
  if (typeof part === 'string') return linked ? <LinkedText text={part} /> : unbreaking(part);
  if ('isItalic' in part) return <i>{unbreaking(part.plain)}</i>;
  // A page with a waiting formula is not cached (lib/site/public-pages/page-cache.ts).
  if ('isWaiting' in part) return <span data-formule="en-attente">{part.plain}</span>;
  const page = mathSize();
  if (page.characters > maxCharacters) return unbreaking(part.plain);
  page.characters += part.markup.length;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/mathematics/tree.ts from elements and attributes that it knows
  return <span dangerouslySetInnerHTML={{ __html: part.markup }} />;
}
