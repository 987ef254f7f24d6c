/** A reference as text, in the three styles that journals ask for. */
import type { Author } from './authors';
import type { TextSpan } from './formatted';
import type { Reference } from './reference';

export type StyleName = 'iso690' | 'apa' | 'vancouver';

/** ISO 690:2021 (author and date), APA 7 in French, Vancouver (https://www.nlm.nih.gov/bsd/uniform_requirements.html). */
export const styles: Readonly<Record<StyleName, { readonly label: string; readonly write: (reference: Reference) => TextSpan[] }>> = {
  iso690: { label: 'ISO 690', write: iso690 },
  apa: { label: 'APA', write: apa },
  vancouver: { label: 'Vancouver', write: vancouver },
};

/** « TAZROUTI, Nabil et Ana GARCÍA PEÑA, 2024. Titre. *Revue*. Vol. 12, no 3, p. 100–112. DOI 10.… » */
function iso690(reference: Reference): TextSpan[] {
  const { authors, year, title, container, doi, link } = reference;
  const names = authors.map((author, index) =>
    (index === 0 ? [loud(author), author.given] : [author.given, loud(author)]).filter(Boolean).join(index === 0 ? ', ' : ' '),
  );
  const head = names.length > 0 ? `${listed(names, ', ', ' et ')}, ${year}. ` : `${year}. `;
  const within = [volumeOf(reference, 'Vol.'), numberOf(reference), pagesOf(reference)].filter(Boolean).join(', ');
  return spans(
    isBookLike(reference) ? [{ text: head }, { text: title, italic: true }, { text: stop(title) }] : [{ text: `${head}${ended(title)}` }],
    container ? [{ text: reference.nature === 'chapitre' ? ' Dans\u00a0: ' : ' ' }, { text: container, italic: true }, { text: '.' }] : [],
    publisherOf(reference),
    within ? [{ text: ` ${upper(within)}.` }] : [],
    [{ text: doi ? ` DOI\u00a0${doi}.` : link ? ` Disponible à l’adresse\u00a0: ${link}` : '' }],
  );
}

/** « Tazrouti, N. et García Peña, A. (2024). Titre. *Revue*, *12*(3), 100–112. https://doi.org/10.… » */
function apa(reference: Reference): TextSpan[] {
  const { authors, year, title, container, doi, link, volume, number, pages, articleNumber } = reference;
  const names = authors.map((author) => (author.given ? `${author.family}, ${initials(author.given, '. ', '.')}` : author.family));
  const shown = names.length > 20 ? `${names.slice(0, 19).join(', ')}, … ${names.at(-1)}` : listed(names, ', ', ' et ');
  const issue: TextSpan[] = [
    ...(volume ? [{ text: ', ' }, { text: volume, italic: true as const }] : []),
    {
      text: `${number ? (volume ? `(${number})` : `, (${number})`) : ''}${pages ? `, ${range(pages)}` : ''}${articleNumber ? `, article ${articleNumber}` : ''}.`,
    },
  ];
  return spans(
    [{ text: `${shown ? `${shown} ` : ''}(${year}). ` }],
    isBookLike(reference) ? [{ text: title, italic: true }, { text: stop(title) }] : [{ text: ended(title) }],
    container ? [{ text: reference.nature === 'chapitre' ? ' Dans ' : ' ' }, { text: container, italic: true }, ...issue] : [],
    publisherOf(reference),
    [{ text: doi ? ` https://doi.org/${doi}` : link ? ` ${link}` : '' }],
  );
}

/** « Tazrouti N, García Peña A. Titre. Revue. 2024;12(3):100–112. doi:10.… » */
function vancouver(reference: Reference): TextSpan[] {
  const { authors, year, title, container, doi, link, volume, number, pages, articleNumber } = reference;
  const names = authors.map((author) => [author.family, initials(author.given ?? '', '', '')].filter(Boolean).join(' '));
  const shown = names.length > 6 ? [...names.slice(0, 6), 'et al'].join(', ') : names.join(', ');
  const issue = `${volume ? `;${volume}` : ''}${number ? `(${number})` : ''}${pages ? `:${range(pages)}` : articleNumber ? `:${articleNumber}` : ''}`;
  return spans(
    [{ text: `${shown ? `${shown}. ` : ''}${ended(title)}` }],
    container ? [{ text: `${reference.nature === 'chapitre' ? ' Dans\u00a0: ' : ' '}${ended(container)}` }] : [],
    publisherOf(reference),
    [{ text: ` ${year}${issue}.${doi ? ` doi:${doi}` : link ? ` ${link}` : ''}` }],
  );
}

/** Works that stand alone, whose titles are in italics. */
const isBookLike = ({ nature }: Reference): boolean => !['article', 'communication', 'chapitre'].includes(nature);

function publisherOf({ place, publisher, institution, container }: Reference): TextSpan[] {
  const named = [place, publisher ?? (institution === container ? undefined : institution)].filter(Boolean).join('\u00a0: ');
  return named ? [{ text: ` ${ended(named)}` }] : [];
}

const volumeOf = ({ volume }: Reference, word: string) => volume && `${word}\u00a0${volume}`;
const numberOf = ({ number }: Reference) => number && `no\u00a0${number}`;
const pagesOf = ({ pages, articleNumber }: Reference) => (pages ? `p.\u00a0${range(pages)}` : articleNumber && `art.\u00a0${articleNumber}`);
const range = ({ first, last }: { readonly first: string; readonly last?: string }) => (last ? `${first}–${last}` : first);

const loud = ({ family, isBody }: Author) => (isBody ? family : family.toLocaleUpperCase('fr'));

/** « Jean-Pierre Marie » as « J.-P. M. » with `. ` and `.`, as « JPM » without. */
function initials(given: string, between: string, last: string): string {
  const parts = given.split(/[\s.]+/u).filter(Boolean);
  const first = (word: string) =>
    word
      .split('-')
      .filter(Boolean)
      .map((part) => part.charAt(0).toLocaleUpperCase('fr') + last)
      .join(last === '' ? '' : '-');
  return parts.map(first).join(between === '' ? '' : ' ');
}

function listed(names: readonly string[], comma: string, and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)}${and}${names.at(-1)}`;
}

const stop = (text: string) => (/[.!?…]$/u.test(text) ? '' : '.');
const ended = (text: string) => text + stop(text);
const upper = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

const spans = (...parts: readonly (readonly TextSpan[])[]): TextSpan[] => parts.flat().filter(({ text }) => text !== '');
