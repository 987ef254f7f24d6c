/** Formulas in what is written of a publication: as TeX in BibTeX, in characters of Unicode everywhere else. */
import { describe, expect, it } from 'vitest';
import { atomFeed } from '@/app/(site)/publications/send-feed';
import { profilSample } from '@/sections/profil/sample';
import { publicationGraph } from '@/sections/publications/json-ld';
import { publicationsSchema } from '@/sections/publications/schema';
import { publicationEntries } from '@/sections/publications/statistics';
import { fileFormats } from './file-formats';
import { highwireTags } from './highwire';
import { type Reference, referenceOf } from './reference';
import { styles } from './styles';

const raw = String.raw;
const title = raw`Sur $x^2 + y^2 = 1$ & les puits à 5 $ dans $\mathbb{R}^n$`;
const abstract = raw`La fraction $\frac{a+b}{2}$,${'\n\n'}puis 50 % de $\{x\}$.`;
const plainTitle = 'Sur x²+y²=1 & les puits à 5 $ dans ℝⁿ';

function referenceTo(item: { readonly title: string; readonly abstract?: string }): Reference {
  const article = {
    id: 'a',
    title: item.title,
    authors: 'N. Tazrouti',
    year: '2024',
    journal: 'Revue',
    type: '',
    details: { abstract: item.abstract },
  };
  const [entry] = publicationEntries(
    publicationsSchema.parse({ eau: { title: 'Eau', articles: [article], communications: [] } }),
  );
  if (!entry) throw new Error('no entry');
  return referenceOf(entry, { nom: 'Tazrouti', prenom: 'Nabil' });
}

const reference = referenceTo({ title, abstract });
const bib = (typed: string): string => fileFormats.bib.write([referenceTo({ title: typed })]);

describe('BibTeX', () => {
  it('has formulas as they were typed, and the rest escaped', () => {
    const written = fileFormats.bib.write([reference]);
    expect(written).toContain(raw`title = {{Sur $x^2 + y^2 = 1$ \& les puits à 5 \$ dans $\mathbb{R}^n$}}`);
    expect(written).toContain(raw`abstract = {La fraction $\frac{a+b}{2}$, puis 50 \% de $\{x\}$.}`);
    expect(written).toMatch(/^@article\{tazrouti2024puits,/);
  });

  it.each([raw`$\def\a{x}\a$`, raw`$\input{x}$`, raw`$\write18{x}$`, '$a%b$'])(
    'escapes what is no formula: %s',
    (typed) => {
      expect(bib(typed)).toContain(raw`title = {{\$`);
      expect(bib(typed)).not.toMatch(/\\(?:def|input|write)/);
    },
  );
});

describe('everything else', () => {
  it('has them in characters', () => {
    expect(reference.title).toBe(plainTitle);
    expect(fileFormats.ris.write([reference])).toContain(`TI  - ${plainTitle}\r\n`);
    expect(fileFormats.ris.write([reference])).toContain('AB  - La fraction (a+b)/2, puis 50 % de {x}.\r\n');
    expect(JSON.parse(fileFormats.json.write([reference]))).toMatchObject([
      { title: plainTitle, abstract: 'La fraction (a+b)/2, puis 50 % de {x}.' },
    ]);
    expect(fileFormats.csv.write([reference])).toContain(`;${plainTitle};`);
    for (const { id, write } of styles)
      expect(
        write(reference)
          .map(({ text }) => text)
          .join(''),
        id,
      ).toContain(plainTitle);
  });

  it('so do feed, metadata and structured data', () => {
    const feed = atomFeed({
      language: 'fr',
      origin: 'https://exemple.org',
      title: 'Publications',
      author: 'Nabil',
      updated: new Date(0),
      references: [reference],
    });
    expect(feed).toContain(`<title>${plainTitle.replace('&', '&amp;')}</title>`);
    expect(feed).not.toMatch(/\$x|\\mathbb/);
    expect(highwireTags(reference, 'https://exemple.org/a')).toMatchObject({ citation_title: [plainTitle] });
    const graph = JSON.stringify(publicationGraph(reference, { profile: profilSample }, 'https://exemple.org'));
    expect(graph).toContain(`"headline":"${plainTitle}"`);
    expect(graph).not.toMatch(/\$x|\\mathbb/);
  });
});

it('words in italics are a command in BibTeX, a tag in CSL-JSON, and have neither elsewhere', () => {
  const marked = referenceTo({ title: 'Le sol & l’<i>Arabidopsis</i>' });
  expect(fileFormats.bib.write([marked])).toContain(raw`title = {{Le sol \& l’\textit{Arabidopsis}}}`);
  expect(fileFormats.json.write([marked])).toContain('"title": "Le sol & l’<i>Arabidopsis</i>"');
  for (const { write } of [fileFormats.ris, fileFormats.csv])
    expect(write([marked])).toContain('Le sol & l’Arabidopsis');
});
