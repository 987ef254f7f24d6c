/** Long lists of publications and of works to import, some made to cost as much as they can. */
import { randomFrom } from './form';

/** The content of a section of publications, all in one domain. */
export const libraryOf = (articles: readonly object[]) => ({
  histoire: { title: 'Histoire', icon: '', color: '', articles, communications: [] },
});

const words =
  'archives région métiers étude mesure réseau canal vallée siècle atelier marché papier lettre carte fleuve école'.split(
    ' ',
  );

/** So many words, the same each time. */
function sentence(count: number, random: () => number): string {
  return Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ');
}

/** Articles as anybody writes them, with an abstract of so many letters. */
export function articles(count: number, abstract = 900) {
  const random = randomFrom(1);
  return Array.from({ length: count }, (_, index) => ({
    title: `Étude ${index} : ${sentence(9, random)}`,
    authors: `Petit, P. ; Benali, S. ; Auteur${index % 50}, A.`,
    year: String(1990 + (index % 35)),
    journal: `Cahiers ${sentence(1, random)} ${index % 20}`,
    type: 'Article de journal',
    details: {
      abstract: sentence(Math.ceil(abstract / 6), random).slice(0, abstract),
      doi: `10.1000/etude.${index}`,
      keywords: ['archives', 'métiers'],
    },
  }));
}

const work = (title: string) => ({
  type: 'article-journal',
  title,
  author: [{ family: 'Petit', given: 'Paul' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Cahiers',
});

/**
 * Works of one author in one journal whose titles of 2,000 letters have a word in common and are not alike: each is
 * compared with all before it.
 */
export function unlikeTitles(count: number) {
  const random = randomFrom(2);
  return Array.from({ length: count }, () =>
    work(`Étude ${Array.from({ length: 1990 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('')}`),
  );
}
