import { expect, test, vi } from 'vitest';
import { documentOf } from '@/lib/site/dossiers/document-of';
import { groupsOf } from '@/lib/site/dossiers/groups';
import { firstChoices } from '@/lib/site/dossiers/preview';
import { profileSchema } from '@/sections/profil/schema';
import { publicSection } from '@/sections/public-site';
import { documentBudget } from './document-budget';
import { blocksFromHtml } from './from-html';
import type { Block } from './tree';

vi.mock('./from-html', async (original) => {
  const actual = await original<typeof import('./from-html')>();
  return { ...actual, blocksFromHtml: vi.fn(actual.blocksFromHtml) };
});

const sourceOf = (...sections: readonly Parameters<typeof publicSection>[0][]) => ({
  profile: profileSchema.parse({ prenom: 'Noor', nom: 'Éluard' }),
  sections: sections.map(publicSection),
  today: '2026-11-29',
});

/** 41 kB: a row of a hundred cells, and as many rows as fit with a cell that claims 99 columns. */
const hostile = `<table><tbody><tr>${'<td>a</td>'.repeat(100)}</tr>${'<tr><td colspan="99">a</td></tr>'.repeat(1250)}</tbody></table>`;

test('sixty hostile tables are refused with advice, after the first ones, and can be unticked', () => {
  const source = sourceOf(
    ...Array.from({ length: 60 }, (_, index) => ({
      id: `texte-${index}`,
      title: `Texte ${index}`,
      type: 'text' as const,
      content: hostile,
    })),
  );
  const choices = { ...firstChoices('cv', source), groups: ['*'], left: [] };
  expect(groupsOf(choices, source)).toHaveLength(60);
  expect(blocksFromHtml, 'nothing is read to name them').not.toHaveBeenCalled();
  expect(() => documentOf(choices, source)).toThrow(
    'Ce document est trop long pour être composé\u00a0: raccourcissez la période ou décochez des groupes.',
  );
  expect(vi.mocked(blocksFromHtml).mock.calls.length).toBeLessThanOrEqual(2);
  const [first = ''] = groupsOf(choices, source).map(({ key }) => key);
  expect(documentOf({ ...choices, groups: [first] }, source).blocks).toHaveLength(2);
});

test('two thousand references with their details are within the limits of a document', () => {
  const text = Array.from({ length: 20 }, (_, index) => ({ text: `Nom${index}, P., Les crues, `, bold: true }));
  const works = Array.from(
    { length: 2000 },
    (_, index): Block => ({ type: 'entry', label: `[ACL${index}]`, text, details: ['Prix de la mer'] }),
  );
  const budget = documentBudget();
  expect(budget.add(works)).toBe(works);
  expect(() => Array.from({ length: 3 }, () => budget.add(works))).toThrow(
    expect.objectContaining({ code: 'tooLarge' }),
  );
});
