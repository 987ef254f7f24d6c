/** Which authors marks refer to, what is stored, how they are shown, and that references lack them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { readAuthors } from '@/sections/publications/citing/authors';
import { referenceOf } from '@/sections/publications/citing/reference';
import { AuthorNames, FoldingAuthors } from '../author-names';
import { publications } from '../definition';
import { withFields } from '../import/from-work';
import { type Article, publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { hasMarks } from './fields';
import { authorChoices, authorsNamed } from './meant';
import { markedLine, markedLines } from './symbols';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const details = { equalContribution: ['Dupont, Jean', 'Tazrouti, N.'], corresponding: ['Dupont, Jean'] };
const item = {
  id: 'a',
  title: 'Titre',
  authors: 'J. Dupont, N. Tazrouti et Ana {García Peña}',
  year: '2024',
  journal: 'Revue',
  type: 'SCOPUS',
};
const stored = (article: object): Article => {
  const content = publicationsSchema.parse({ d: { title: 'D', articles: [article], communications: [] } });
  const [first] = publications.normalize(content).d?.articles ?? [];
  if (!first) throw new Error('no article');
  return JSON.parse(JSON.stringify(first));
};

test.each([
  ['J. Dupont, A. Martin', ['Dupont, Jean'], ['J. Dupont']],
  ['Jean Dupont, A. Martin', ['J. Dupont'], ['Jean Dupont']],
  ['Wei Zhang, Wen Zhang', ['Zhang, Wen'], ['Wen Zhang']],
  ['Wei Zhang, Wen Zhang', ['Zhang, W.'], []],
  ['Dupont, J. ; García Peña, Ana', ['García Peña, Ana'], ['Ana García Peña']],
  ['{Institut de la mer}, J. Dupont', ['Institut de la mer'], ['Institut de la mer']],
  ['J. Dupont', ['Martin, A.'], []],
  ['J. Dupont', undefined, []],
] as const)('in « %s », %j means %j', (authors, names, expected) => {
  const found = authorsNamed(names, readAuthors(authors, owner));
  expect(Array.from(found, ({ given, family }) => [given, family].filter(Boolean).join(' '))).toEqual(expected);
});

test('the form offers each author as typed, and keeps a mark when a name is spelled out', () => {
  expect(authorChoices({ ...item, details }, details.corresponding)).toEqual([
    { value: 'Dupont, J.', label: 'J. Dupont', isChosen: true },
    { value: 'Tazrouti, N.', label: 'N. Tazrouti', isChosen: false },
    { value: 'García Peña, Ana', label: 'Ana García Peña', isChosen: false },
  ]);
  expect(authorChoices({ authors: 'Jean Dupont' }, ['Dupont, J.'])).toEqual([
    { value: 'Dupont, Jean', label: 'Jean Dupont', isChosen: true },
  ]);
  expect(authorChoices({ authors: '' }, [])).toEqual([]);
});

test('a publication without marks is stored as before; a mark without its author is dropped', () => {
  expect(stored({ ...item, details: { equalContribution: [], corresponding: [' '] } })).toEqual(item);
  expect(stored({ ...item, details }).details).toEqual(details);
  expect(stored({ ...item, authors: 'N. Tazrouti', details }).details).toEqual({ equalContribution: ['Tazrouti, N.'] });
});

test('an import that changes the authors keeps the marks; a copy has none', () => {
  const marked = stored({ ...item, details });
  const merged = withFields(marked, { authors: 'Jean Dupont, Nabil Tazrouti', doi: '10.1000/182' });
  expect(stored(merged).details).toEqual({ ...details, doi: '10.1000/182' });
  expect(markedLine(merged, { profile: owner, language: 'fr' }).symbols.used).toEqual([
    'equalContribution',
    'corresponding',
  ]);
  const { editor } = publications;
  const articles = 'value' in editor && 'fields' in editor.value && editor.value.fields.articles;
  const copy = articles && 'copy' in articles ? articles.copy?.(marked) : undefined;
  expect(copy?.title).toBe('Titre');
  expect(hasMarks(copy?.details)).toBe(false);
});

test.each(languages)('on a page in %s a symbol is read aloud as words, and a legend explains it', (language) => {
  const lineOf = markedLines(owner, language);
  const list = renderToStaticMarkup(<AuthorNames {...lineOf({ ...item, details })} slug="titre" language={language} />);
  expect(list).toContain('J. Dupont<sup aria-hidden="true">*†</sup><span class="sr-only"> (');
  expect(list).toContain('N. Tazrouti</b><sup aria-hidden="true">*</sup>');
  expect(list).not.toContain('García Peña<sup');
  const legend = /<p class="small" aria-hidden="true">(.*)<\/p>$/.exec(list)?.[1];
  const [equal = '', corresponding = ''] = legend?.split(/[,،] /) ?? [];
  expect(equal).toMatch(/^\*\u00a0\S+/);
  expect(corresponding).toMatch(/^†\u00a0\S+/);
  expect(list).toContain(`(${equal.slice(2)}, ${corresponding.slice(2)})`);
  const page = renderToStaticMarkup(
    <FoldingAuthors
      {...markedLine({ ...item, details }, { profile: owner, language })}
      linkOf={() => undefined}
      language={language}
    />,
  );
  expect(page).toContain('J. Dupont<sup aria-hidden="true">*†</sup>');
  expect(page).toContain(legend);
});

test('in a shortened list the shown authors have their symbols, and so do all once unfolded', () => {
  const authors = [...'ABCDEFGHIJKLMNOP'].map((letter) => `${letter}. Nom${letter.toLowerCase()}`).join(', ');
  const many = { authors, details: { corresponding: ['Noma, A.', 'Nomp, P.'] } };
  const page = renderToStaticMarkup(
    <FoldingAuthors {...markedLine(many, { profile: owner, language: 'fr' })} linkOf={() => undefined} language="fr" />,
  );
  expect(page.match(/A\. Noma<sup/g)).toHaveLength(2);
  expect(page.match(/P\. Nomp<sup/g)).toHaveLength(1);
});

test('without a mark the markup is unchanged', () => {
  const page = renderToStaticMarkup(
    <FoldingAuthors {...markedLine(item, { profile: owner, language: 'fr' })} linkOf={() => undefined} language="fr" />,
  );
  expect(page).toBe(
    '<p class="text-ink-soft" id="auteurs">J. Dupont, <b class="font-bold text-ink">N. Tazrouti</b> et Ana García Peña</p>',
  );
});

test('files, citations and metadata contain no mark', () => {
  const referenceTo = (article: object) => {
    const content = publicationsSchema.parse({ d: { title: 'D', articles: [article], communications: [] } });
    const [entry] = publicationEntries(content);
    if (!entry) throw new Error('no entry');
    return referenceOf(entry, owner);
  };
  expect(referenceTo({ ...item, details })).toEqual(referenceTo({ ...item, details: {} }));
});
