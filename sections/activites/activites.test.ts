import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { translated } from '@/sections/translation/translated';
import { documentPath } from '../documents';
import { publicDocuments } from '../public-documents';
import { forVisitors, publicSection } from '../public-site';
import { activite, activites, byNature, isOngoing } from './definition';

const activity = (title: string, nature: string, more: object = {}) => ({ id: title, title, nature, ...more });
const stored = {
  items: [
    activity('Fête de la science', 'Diffusion et médias', { start: '2023' }),
    activity('Prix ancien', 'Prix et distinctions', { start: '2001' }),
    activity('Jardin partagé', 'Science participative', {
      documents: [{ id: 'd', file: documentPath('a'.repeat(32)), name: 'Affiche' }],
    }),
    activity('Prix récent', 'Prix et distinctions', { start: '2020' }),
  ],
};
const parsed = (hidden: object = {}) => activites.schema.parse({ ...stored, hidden });

test('activities are grouped by nature, listed ones before the owner’s own, newest first', () => {
  expect(byNature(parsed().items).map(({ nature, items }) => [nature, ...items.map(({ title }) => title)])).toEqual([
    ['Prix et distinctions', 'Prix récent', 'Prix ancien'],
    ['Diffusion et médias', 'Fête de la science'],
    ['Science participative', 'Jardin partagé'],
  ]);
});

test('a hidden nature is on no page, and its documents are not served to visitors', () => {
  const titles = (hidden: object) => activites.forVisitors?.(parsed(hidden)).items.map(({ title }) => title);
  expect(titles({ awards: true, others: true })).toEqual(['Fête de la science']);
  const documents = (hidden: object) =>
    publicDocuments({
      sections: [
        publicSection(forVisitors({ id: 'cv--activites', title: 'Activités', type: 'cards', content: parsed(hidden) })),
      ],
    } as Parameters<typeof publicDocuments>[0]);
  expect([documents({}).length, documents({ others: true }).length]).toEqual([1, 0]);
  expect(titles({ awards: true, outreach: true, others: true })).toEqual([]);
});

test.each(tableOf('sections/activites/held.txt', 'held today'))('%s is held today: %s', (item = '', held) => {
  const { items } = activites.schema.parse({ items: [{ id: 'A', title: 'A', ...JSON.parse(item) }] });
  expect(items.map((each) => String(isOngoing(each)))).toEqual([held]);
});

test('a period typed as the beginning is parsed, and shown as typed until then', () => {
  const [since, between, wrong] = ['depuis 2018', '2018 – 2022', 'bientôt'].map((start) =>
    activites.schema.safeParse({ items: [activity('Jury', 'Expertises', { start })] }),
  );
  expect(since?.data?.items[0]).toMatchObject({ start: '2018', ongoing: true });
  expect(between?.data?.items[0]).toMatchObject({ start: '2018', end: '2022' });
  expect(wrong?.success).toBe(false);
  const typed = { ...activite.editor.blank(), nature: 'Expertises', start: 'depuis 2018', ongoing: true as const };
  expect(activite.editor.summary?.(typed).facts).toContain('depuis 2018');
});

test.each([
  ['Vice-présidente', 'Vice-présidente', undefined],
  ['Membre', 'Membre', undefined],
  ['Membre du comité des marées', 'Membre', undefined],
  ['Comité scientifique', 'Présidente', 'Chair'],
  ['Comité scientifique', 'Rapporteuse', 'Reviewer'],
])(
  'the role of « %s », %s, stands beside it where the title does not say it, in English too: %s',
  (title, role, said) => {
    const french = activites.schema.parse({ items: [activity(title, 'Sociétés savantes', { role })] });
    const into = { language: 'en', entries: [], omits: false, untranslated: new Set<string>() } as const;
    const english = activites.schema.parse(translated(activites.editor, french, into));
    const lines = [french, english].map(
      ({ items: [item] }, at) => item && activite.view(item, at === 0 ? 'fr' : 'en').line,
    );
    expect(lines.map((line) => line?.[0] || undefined)).toEqual([said && role, said]);
  },
);
