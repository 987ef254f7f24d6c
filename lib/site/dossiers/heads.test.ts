import { expect, test } from 'vitest';
import { careerSource } from '@/lib/testing/career';
import { tableOf } from '@/lib/testing/rows';
import { prepared } from '@/lib/typeset/prepare';
import { toText } from '@/lib/typeset/text';
import { type Block, wordsOf } from '@/lib/typeset/tree';
import { parcours } from '@/sections/parcours/definition';
import { publicSection } from '@/sections/public-site';
import { checkedDocument } from './checks';
import type { Choices } from './choices';
import { documentOf } from './document-of';
import { allHeads } from './heads';
import { type ModelId, modelIds, models } from './models';
import { firstChoices } from './preview';

const source = careerSource();
const checked = (model: ModelId, choices: Partial<Choices> = {}) =>
  checkedDocument({ ...firstChoices(model, source), ...choices }, source);
const headings = (blocks: readonly Block[], ...levels: readonly number[]) =>
  blocks.flatMap((block) => (block.type === 'heading' && levels.includes(block.level) ? [wordsOf(block.text)] : []));
/** The blocks below a heading, and the heading itself first. */
const under = (blocks: readonly Block[], title: string): readonly Block[] => {
  const at = blocks.findIndex((block) => block.type === 'heading' && wordsOf(block.text) === title);
  const [head, ...rest] = blocks.slice(at);
  const level = head?.type === 'heading' ? head.level : 0;
  const end = rest.findIndex((block) => block.type === 'heading' && block.level <= level);
  return rest.slice(0, end < 0 ? rest.length : end);
};

test('the national form has its headings in order, teaching before research, and its annexes last', () => {
  const texts = Object.fromEntries(allHeads(models.trame.heads ?? []).map(({ id }) => [id, `Mes mots, ${id}.`]));
  const { document } = checked('trame', { texts });
  const [[, ...parts] = [], [title = '', ...within] = []] = tableOf('lib/site/dossiers/heads.txt', 'the national form');
  expect(headings(document.blocks, 2)).toEqual(parts);
  expect(headings(under(document.blocks, title), 3)).toEqual(within);
  expect(document.textSize).toBe(12);
  for (const words of Object.values(texts)) expect(toText(document).split(words), words).toHaveLength(2);
});

test('its five works are under their heading and in annex 2 too, with the same numbers', () => {
  const { document } = checked('trame');
  const chosen = under(document.blocks, '2. Publications et productions scientifiques');
  const [pointer, ...works] = chosen;
  expect(pointer).toEqual({
    type: 'paragraph',
    text: expect.stringMatching(/^La liste complète \(\d+\stravaux\) est en annexe 2\.$/),
  });
  expect(works.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'entry'));
  expect(under(document.blocks, 'Annexe 2. Liste classée des publications')).toEqual(
    expect.arrayContaining([...works]),
  );
});

test('the content of an annex is mentioned where the form asks for it, and an empty heading keeps its number', () => {
  const { document, checks } = checked('trame');
  expect(under(document.blocks, '2. Présentation des enseignements')).toEqual([
    { type: 'paragraph', text: 'Le tableau des enseignements est en annexe 1.' },
  ]);
  expect(checks.empty, 'its owner’s words are still missing').toContain('2. Présentation des enseignements');
  expect(under(document.blocks, '3. Encadrement doctoral et scientifique')[0]).toEqual({
    type: 'paragraph',
    text: expect.stringMatching(/^\d+\sthèses dirigées ou codirigées\s: la liste est en annexe 3\.$/),
  });
  const without = checkedDocument(firstChoices('trame', source), {
    ...source,
    sections: source.sections.filter(({ kind }) => kind !== 'theses-encadrees' && kind !== 'axes-recherche'),
  });
  expect(headings(under(without.document.blocks, 'Activité scientifique'), 3)).toEqual([
    '1. Présentation synthétique des thématiques de recherche',
    '2. Publications et productions scientifiques',
    '3. Encadrement doctoral et scientifique',
    '4. Diffusion et rayonnement',
    '5. Responsabilités scientifiques',
  ]);
  expect(under(without.document.blocks, '3. Encadrement doctoral et scientifique')).toEqual([
    { type: 'paragraph', text: '–' },
  ]);
});

test('annex 2 has peer-reviewed articles by audience, where known', () => {
  const audiences = ['internationale', 'nationale', undefined];
  const articles = audiences.map((audience, at) => ({
    ...{ id: `a${at}`, title: `Étude ${at}`, authors: 'N. Tazrouti', year: '2024', journal: 'Annales', type: '' },
    details: { peerReviewed: true, audience },
  }));
  const list = (given: readonly object[]) => {
    const content = { eau: { title: 'Eau', articles: given, communications: [] } };
    const publications = publicSection({ id: 'publications', title: '', type: 'cards', content });
    const sections = [...source.sections.filter(({ kind }) => kind !== 'publications'), publications];
    const { document } = checkedDocument(firstChoices('trame', source), { ...source, sections });
    return under(document.blocks, 'Annexe 2. Liste classée des publications').flatMap((block) =>
      block.type === 'heading' ? [wordsOf(block.text)] : block.type === 'entry' ? [block.label] : [],
    );
  };
  expect(list(articles)).toEqual([
    ...['Articles de revues internationales à comité de lecture', '[ART1]'],
    ...['Articles de revues nationales à comité de lecture', '[ART2]', 'Autres articles de revue', '[ART3]'],
  ]);
  expect(list(articles.slice(2)), 'nothing is known').toEqual(['Articles de revue', '[ART1]']);
});

test('the owner’s texts stay under their headings when the model changes', () => {
  const titles = new Map<string, Set<string>>();
  for (const model of modelIds)
    for (const { id, title, asks } of allHeads(models[model].heads ?? []))
      if (asks && title.fr) titles.set(id, (titles.get(id) ?? new Set()).add(title.fr));
  titles.delete('projet'); // of a leave, of a stay in a unit
  expect([...titles].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('no heading of the national form is repeated; its annexes are in order; supervision is complete', () => {
  const { blocks } = checked('trame').document;
  const all = headings(blocks, 2, 3, 4);
  expect(all).not.toContain('Rayonnement');
  expect(all, 'the head before it says so').not.toContain('Présentation des enseignements');
  expect(headings(under(blocks, '3. Encadrement doctoral et scientifique'), 4)).toEqual([
    'Encadrement de post-doctorants',
    'Encadrement de mémoires de master',
  ]);
  expect(headings(under(blocks, 'Annexe 3. Liste des directions et codirections de thèses'), 3)).toEqual([
    'Thèses soutenues',
    'Thèses en cours',
  ]);
  const works = headings(under(blocks, 'Annexe 2. Liste classée des publications'), 3);
  expect(works.indexOf('Chapitres d’ouvrage')).toBeGreaterThan(0);
  expect(works.indexOf('Chapitres d’ouvrage')).toBeLessThan(works.indexOf('Communications dans un congrès'));
});

test('offices, local and national mandates have their headings in the national form, newest first', () => {
  const duty = (id: string, title: string, period: string, type = 'Administrative') => ({
    ...{
      id,
      title,
      period,
      organization: 'CNRS, Université de Lyon',
      status: '',
      icon: '',
      description: '',
      color: '',
    },
    details: { type, missions: [] },
  });
  const sections = source.sections.map((section) =>
    section.kind === 'responsabilites'
      ? {
          ...section,
          content: [
            duty('a', 'Directeur adjoint de l’unité', '2014 – 2018'),
            duty('b', 'Chargé de mission', 'depuis 2020'),
            duty('c', 'Membre élue du conseil de l’UFR', '2016 – 2020'),
            duty('d', 'Membre du CNU, section 23', '2019 – 2023', 'Nationale'),
          ],
        }
      : section,
  );
  const { document } = checkedDocument(firstChoices('trame', source), { ...source, sections });
  const told = (title: string) =>
    under(document.blocks, title).flatMap((block) => (block.type === 'entry' ? wordsOf(block.text).split(',')[0] : []));
  expect(told('2. Responsabilités administratives')).toEqual(['Chargé de mission', 'Directeur adjoint de l’unité']);
  expect(told('3. Responsabilités et mandats locaux ou régionaux')).toEqual(['Membre élue du conseil de l’UFR']);
  expect(told('4. Responsabilités et mandats (internationaux, nationaux)')).toEqual(['Membre du CNU']);
});

test('its pages are counted without the annexes', () => {
  const { document, counted } = checked('trame');
  expect(headings(counted.blocks, 2)).not.toContain('Annexe 2. Liste classée des publications');
  const laidOut = prepared(document).blocks.slice(0, counted.blocks.length);
  expect(prepared(counted).blocks, 'as they stand before the annexes, whose numbers are longer').toEqual(laidOut);
});

test('its table of courses has the columns of annex 1, and total hours', () => {
  const [table] = under(checked('trame').document.blocks, 'Annexe 1. Tableau des enseignements');
  if (table?.type !== 'table') throw new Error('Annex 1 begins with its table');
  expect(table.columns.map(({ head }) => head)).toEqual([
    ...['Année', 'Niveau', 'Diplôme', 'Intitulé', 'Type de formation', 'Nature', 'Effectifs', 'Volume horaire annuel'],
  ]);
  expect(table.foot?.[0]?.at(-1)).toMatch(/^\d/);
});

test('the students whom the owner supervises are underlined among the authors, and the list says so', () => {
  const withStudent = source.sections.map((section) =>
    section.kind === 'publications'
      ? {
          ...section,
          content: JSON.parse(
            JSON.stringify(section.content).replaceAll(/"authors":"[^"]*"/g, '"authors":"H. Zemmouri, A. Durand"'),
          ),
        }
      : section,
  );
  const { document } = checkedDocument(firstChoices('trame', source), { ...source, sections: withStudent });
  const list = under(document.blocks, 'Annexe 2. Liste classée des publications');
  expect(list).toContainEqual({ type: 'paragraph', text: expect.stringContaining('étudiants encadrés') });
  expect(JSON.stringify(list)).toMatch(/"text":"[^"]*Zemmouri[^"]*","underlined":true/i);
});

test('texts longer than a heading or a call allows are named, not counting blanks', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
  const { written, checks } = checked('trame', { texts: { hospitalier: words(2000) } });
  expect(checks.tooLong).toEqual([]);
  expect(checked('trame', { texts: { hospitalier: words(2001) } }).checks.tooLong).toEqual([
    expect.stringMatching(/^Activité hospitalière, 6\s003 signes sur 6\s000/u),
  ]);
  expect(written.synthese).toBeGreaterThan(100); // the posts and degrees of the site
  expect(checked('ukri', { texts: { individus: words(1001) } }).checks.tooLong).toEqual([
    expect.stringMatching(/^1\s001 mots sur 1\s000$/u),
  ]);
  expect(checked('ukri', { texts: { individus: words(1001) }, words: 1500 }).checks.tooLong).toEqual([]);
});

test('empty headings are named, except optional ones', () => {
  const { empty } = checked('trame').checks;
  expect(empty).toContain('2. Présentation des enseignements');
  expect(empty).not.toContain('Activité hospitalière');
  expect(checked('trame', { texts: { 'pedagogie-enseignements': 'Ils sont.' } }).checks.empty).not.toContain(
    '2. Présentation des enseignements',
  );
});

test('the owner’s texts are paragraphs and lists, before the site’s entries', () => {
  const [first, second, list] = under(
    checked('narratif', { texts: { individus: 'Un.\n\nDeux\nlignes.\n\n- a\n- b' } }).document.blocks,
    'Contribution au développement des individus',
  );
  expect([first, second, list]).toEqual([
    { type: 'paragraph', text: 'Un.' },
    { type: 'paragraph', text: 'Deux\nlignes.' },
    { type: 'list', items: ['a', 'b'] },
  ]);
});

test('a narrative CV counts the entries behind its text, in French and in English', () => {
  const counts = (lang: 'fr' | 'en', title: string) =>
    JSON.stringify(under(checked('narratif', { lang }).document.blocks, title));
  expect(counts('fr', 'Contribution au développement des individus')).toMatch(/Encadrement doctoral\u00a0: \d/);
  expect(counts('en', 'Contributions to the development of individuals')).toMatch(/Courses taught: \d/);
  expect(counts('fr', 'Contribution à la société')).toMatch(/Diffusion et médias\u00a0: \d/);
});

test('the European file has ten works at most, numbered separately, and starts in English', () => {
  const { document } = checked('erc');
  const works = under(document.blocks, 'Research achievements and peer recognition').filter(
    ({ type }) => type === 'entry',
  );
  expect(document.lang).toBe('en');
  expect(headings(under(document.blocks, 'Personal details'), 3)).toEqual([
    ...['Education and key qualifications', 'Current position(s)', 'Previous position(s)'],
  ]);
  expect(under(document.blocks, 'Current position(s)')).toHaveLength(1);
  expect(works.slice(0, 10).map((block) => (block.type === 'entry' ? block.label : ''))).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 1}.`),
  );
});

test('the European file has a post of one year among other positions', () => {
  const content = parcours.schema.parse({ posts: [{ title: 'MCF HC', start: '2023', ended: true }] });
  const posts = publicSection({ id: 'cv--parcours', title: '', type: 'cards', content });
  const sections = [...source.sections.filter(({ kind }) => kind !== 'cv--parcours'), posts];
  const { blocks } = checkedDocument(firstChoices('erc', source), { ...source, sections }).document;
  expect(headings(blocks, 3).filter((heading) => heading.includes('position'))).toEqual(['Other position(s)']);
});

test.each(modelIds)('the headings of the model %s have unique ids, and no group below them is lost', (model) => {
  const ids = allHeads(models[model].heads ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(documentOf(firstChoices(model, source), source).title).not.toBe('');
});
