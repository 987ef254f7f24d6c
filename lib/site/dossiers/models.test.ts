import { expect, test } from 'vitest';
import { packJson } from '@/lib/brotli-json';
import { careerSource } from '@/lib/testing/career';
import { headingsOf } from '@/lib/testing/typeset-samples';
import { unzipped } from '@/lib/testing/unzipped';
import { prepared } from '@/lib/typeset/prepare';
import { inTypesetProcess } from '@/lib/typeset/process';
import { type Block, wordsOf } from '@/lib/typeset/tree';
import { schemes } from '@/sections/publications/classes/schemes';
import { documentOf } from './document-of';
import { type ModelId, modelIds, models } from './models';
import { firstChoices } from './preview';
import { storedDocument } from './tasks';

const source = careerSource();
const blocksOf = (model: ModelId, choices: Partial<ReturnType<typeof firstChoices>> = {}) =>
  documentOf({ ...firstChoices(model, source), ...choices }, source).blocks;
const headings = (blocks: readonly Block[], ...levels: readonly number[]) =>
  blocks.flatMap((block) =>
    block.type === 'heading' && levels.includes(block.level)
      ? [`${'#'.repeat(block.level)} ${wordsOf(block.text)}`]
      : [],
  );

test('a CV is in the order of French files, its activities under one heading, and no heading is repeated', () => {
  const blocks = blocksOf('cv');
  expect(headings(blocks, 2)).toEqual(
    [
      ...['État civil et situation', 'Présentation', 'Formation et diplômes', 'Parcours professionnel'],
      ...['Thèmes de recherche', 'Publications', 'Encadrement doctoral', 'Encadrement de post-doctorants'],
      ...['Encadrement de mémoires de master', 'Participation à des jurys', 'Projets et contrats', 'Rayonnement'],
      ...['Présentation des enseignements', 'Enseignement', 'Pratiques d’enseignement'],
      ...['Responsabilités pédagogiques', 'Responsabilités collectives', 'Compétences', 'Langues'],
    ].map((heading) => `## ${heading}`),
  );
  const all = headings(blocks, 2, 3, 4);
  expect(all).toContain('### Prix et distinctions');
  expect(new Set(all).size).toBe(all.length);
  for (const [index, block] of blocks.entries())
    if (block.type === 'heading') {
      const next = blocks[index + 1];
      expect(next?.type !== 'heading' || next.level > block.level, wordsOf(block.text)).toBe(true);
    }
});

test('the national form has the classes of both schemes in its order', () => {
  const known = Object.values(schemes).flatMap((classes) => Object.keys(classes));
  const wanted = (models.trame.order ?? []).flatMap((key) => key.match(/^publications\/(.+)/)?.[1] ?? []);
  expect(wanted).toContain('C-ACTI');
  expect(wanted.filter((code) => !known.includes(code))).toEqual([]);
});

test('a report has the three headings by which it is judged', () => {
  expect(headings(blocksOf('rapport'), 2)).toEqual([
    '## Activité scientifique',
    '## Investissement pédagogique',
    '## Tâches d’intérêt général',
  ]);
  expect(headings(blocksOf('rapport'), 3, 4).slice(0, 2)).toEqual(['### Publications', '#### Articles de revue']);
  expect(headings(blocksOf('rapport', { lang: 'en' }), 2)[0]).toBe('## Research');
});

test('degrees entered in two places are listed once, under one heading', () => {
  const blocks = blocksOf('cv');
  const start = blocks.findIndex((block) => block.type === 'heading' && block.text === 'Formation et diplômes');
  const length = blocks.slice(start + 1).findIndex((block) => block.type === 'heading');
  const titles = blocks
    .slice(start + 1, start + 1 + length)
    .map((block) => ('text' in block ? wordsOf(block.text) : ''));
  expect(titles.map((title) => title.split(/[ ,]/)[0])).toEqual([
    ...['Habilitation', 'Doctorat', 'Master'],
    ...['Certificat', 'Diplôme', 'Maîtrise'],
  ]);
});

test.each(modelIds.filter((_, at) => process.env.NIGHTLY || at % 5 === 0))(
  'the model %s has its headings, lists, heads of tables and language in Word, and a PDF/UA',
  async (model) => {
    const document = documentOf(firstChoices(model, source), source);
    expect(storedDocument(packJson(document)), 'as it is kept').toEqual(document);
    const parts = unzipped(await inTypesetProcess({ format: 'docx', document }));
    const main = parts.get('word/document.xml') ?? '';
    expect(main.match(/<w:pStyle w:val="Heading\d"\/>/g)?.length ?? 0).toBe(headingsOf(prepared(document)).length);
    const { blocks } = prepared(document);
    const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
    const tables = blocks.filter(({ type }) => type === 'table');
    expect(main.match(/<w:numPr>/g)?.length ?? 0).toBe(items.length);
    expect(main.match(/<w:tblHeader\/>/g)?.length ?? 0).toBe(tables.length);
    expect(main.match(/<w:pageBreakBefore\/>/g)?.length ?? 0).toBe(blocks.filter((block) => 'isAtTop' in block).length);
    expect(parts.get('word/styles.xml')).toContain(`<w:lang w:val="${document.lang === 'en' ? 'en-GB' : 'fr-FR'}"`);
    const pdf = await inTypesetProcess({ format: 'pdf', document }); // throws on violations of PDF/UA-1
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  },
);
