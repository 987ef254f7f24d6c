import { expect, test } from 'vitest';
import type { DossierContext } from '../dossier';
import { itemsDossier } from '../items-dossier';
import { projet, projets, words } from './definition';

test('projects without an id get the time and their index, others keep theirs', () => {
  const before = Date.now();
  const ids = projets.schema
    .parse([
      { title: 'Un', category: 'Recherche' },
      { title: 'Deux', category: 'Recherche', id: 'projet-2' },
      { title: 'Trois', category: 'Recherche', id: '' },
    ])
    .map(({ id }) => id);
  const [first = '', second, third = ''] = ids;
  expect(second).toBe('projet-2');
  expect([first.replace(/^\d+/, ''), third.replace(/^\d+/, '')]).toEqual(['-0', '-2']);
  expect(Number(first.split('-')[0])).toBeGreaterThanOrEqual(before);
});

test('the form offers plain categories, and the status that keeps a project private, which its help names', () => {
  const { category, status } = projet.editor.item.fields;
  expect('suggestions' in category && category.suggestions).toContain('Contrat industriel');
  const offered = 'options' in status ? status.options.map(({ value }) => value) : [];
  expect(offered).toEqual(['En cours', 'Terminé', 'Planifié', 'Suspendu', 'Soumis', 'Non retenu', '']);
  expect(projets.labels.help.join()).toContain('«\u00a0Non retenu\u00a0»');
});

test('a refused project is neither on the page nor in a dossier; a submitted one is in dossiers alone, marked as such', () => {
  const content = projets.schema.parse([
    { title: 'Marées', category: 'Recherche', status: 'Non retenu' },
    { title: 'Dunes', category: 'Recherche', status: 'Déposé' },
    { title: 'Ports', category: 'Recherche', status: 'En cours' },
  ]);
  expect(projets.forVisitors?.(content).map(({ title }) => title)).toEqual(['Ports']);
  const [group] = itemsDossier(
    'projets',
    words.heading,
    projet,
  )(content, { lang: 'fr', today: '2026-01-01' } as DossierContext);
  expect(group?.entries.map(({ label }) => label)).toEqual(['Ports, Recherche', 'Dunes, Recherche']);
  const lines = content.map((project) => projet.view(project, 'fr').cv?.line?.filter(Boolean));
  expect(lines.slice(1)).toEqual([['déposé'], []]);
});
