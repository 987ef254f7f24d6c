import { describe, expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { definitionOf, definitions, kinds } from '@/sections/registry';
import { describeChanges } from './change-summary';
import { changesOf } from './changes';
import { compare as comparison } from './compare';
import { takePartBack } from './take-back';

const projets: AnyNode = kinds.projets.editor;
const publications: AnyNode = kinds.publications.editor;
const theses: AnyNode = kinds['theses-encadrees'].editor;
const project = (id: string, title: string, more: object = {}) => ({ id, title, category: 'Recherche', ...more });
/** The differences without their parts, which have tests of their own. */
const compare = (...versions: Parameters<typeof comparison>) =>
  comparison(...versions).map(({ part: _, ...row }) => row);
const words = (node: AnyNode, before: unknown, after: unknown) =>
  describeChanges(changesOf(node, { content: before }, { content: after }));

describe('compare', () => {
  const rivages = project('1', 'Rivages', { details: { objectifs: ['un'] } });
  const mooc = project('2', 'MOOC');

  it('finds nothing between equal versions, of any kind', () => {
    for (const { editor, defaults } of definitions)
      expect(compare(editor, defaults, structuredClone(defaults))).toEqual([]);
  });

  it('follows items that moved, and says so once', () => {
    expect(compare(projets, [rivages, mooc], [{ ...mooc, category: 'Formation' }, rivages])).toEqual([
      { place: ['MOOC', 'Catégorie'], before: 'Recherche', after: 'Formation' },
      { place: ['Ordre'], before: 'Rivages\nMOOC', after: 'MOOC\nRivages' },
    ]);
  });

  it('shows an item that was added or removed as a whole', () => {
    const [row] = compare(projets, [rivages], [rivages, mooc]);
    expect(row).toMatchObject({ place: ['MOOC'], before: null });
    expect(row?.after).toContain('Catégorie\u00a0: Recherche');
    expect(compare(projets, [rivages, mooc], [mooc])).toMatchObject([{ place: ['Rivages'], after: null }]);
  });

  it('compares rich text by its words and tells when only its looks differ', () => {
    const node: AnyNode = kinds['a-propos'].editor;
    expect(compare(node, '<p>Bonjour</p><p>vous</p>', '<p>Bonjour</p><p>toi</p>')).toMatchObject([
      { before: 'Bonjour\nvous', after: 'Bonjour\ntoi' },
    ]);
    expect(compare(node, '<p>Bonjour</p>', '<p><strong>Bonjour</strong></p>')).toMatchObject([
      { note: 'Mise en forme modifiée' },
    ]);
  });

  it('reads a table line by line', () => {
    const node: AnyNode = { node: 'richText', label: 'Texte', height: 300 };
    const table = (role: string) =>
      `<table><caption>Jurys</caption><tbody><tr><th><p>Année</p></th><th><p>Rôle</p></th></tr><tr><td><p>2020</p></td><td><p>${role}</p></td></tr></tbody></table>`;
    expect(compare(node, table('Rapporteur'), table('Président'))).toMatchObject([
      { before: 'Jurys\nAnnée | Rôle\n2020 | Rapporteur', after: 'Jurys\nAnnée | Rôle\n2020 | Président' },
    ]);
  });

  it('names groups, and tells a renamed one', () => {
    const domain = (title: string) => ({
      d1: { title, articles: [{ id: 'a', title: 'T', authors: 'A', year: '2020' }], communications: [] },
    });
    expect(compare(publications, domain('Réseaux'), domain('Réseaux et sécurité'))).toEqual([
      { place: ['Réseaux et sécurité', 'Nom du domaine'], before: 'Réseaux', after: 'Réseaux et sécurité' },
    ]);
    const [row] = compare(theses, { IA: [] }, { IA: [{ id: 't', sujet: 'Voir', statut: 'En cours', annee: '2024' }] });
    expect(row).toMatchObject({ place: ['IA', 'Thèses', 'Voir'], before: null });
  });
});

describe('words', () => {
  const [a, b, c] = [project('1', 'A'), project('2', 'B'), project('3', 'C')];
  it.each([
    ['a single one by its name', [a], [a, b], '1\u00a0projet ajouté\u00a0: B'],
    ['several in numbers', [a], [{ ...a, category: 'X' }, b, c], '2\u00a0projets ajoutés, 1 modifié'],
    ['what of an item changed', [a], [{ ...a, category: 'X' }], '1\u00a0projet modifié\u00a0: A (Catégorie)'],
    ['removal and order', [a, b, c], [c, b], '1\u00a0projet supprimé\u00a0: A\u202f; Ordre modifié'],
    ['nothing', [a], [{ ...a }], ''],
  ])('tell %s', (_, before, after, expected) => expect(words(projets, before, after)).toBe(expected));

  it('tell what went to another group from what was added or removed', () => {
    const item = (id: string) => ({ id, title: id, authors: 'A', year: '2020' });
    const domain = (...articles: object[]) => ({ title: 'D', articles, communications: [] });
    const [x, y] = [item('x'), item('y')];
    expect(words(publications, { a: domain(x, y), b: domain() }, { a: domain(y), b: domain(x) })).toBe(
      '1\u00a0article déplacé\u00a0: x',
    );
    expect(
      words(
        publications,
        { a: domain(x, y), b: domain() },
        { a: domain(), b: domain(item('z'), y, { ...x, year: '2021' }) },
      ),
    ).toBe('2\u00a0articles déplacés\u202f; D\u00a0: 1\u00a0article ajouté\u00a0: z');
    expect(words(publications, { a: domain(x, y) }, { a: domain(y), b: domain(x) })).toBe(
      '1\u00a0article déplacé\u00a0: x\u202f; «\u00a0D\u00a0» ajouté',
    );
    expect(
      words(publications, { a: domain(x) }, { a: domain(x), b: domain(x) }),
      'one that is still there did not move',
    ).toBe('«\u00a0D\u00a0» ajouté (1\u00a0publication)');
    const these = (id: string) => ({ id, sujet: id, statut: 'En cours', annee: '2024' });
    expect(words(theses, { IA: [these('x'), these('y')], Son: [] }, { IA: [], Son: [these('x'), these('y')] })).toBe(
      '2\u00a0thèses déplacées',
    );
  });

  it('tell title and visibility', () => {
    const content = 'x';
    expect(
      describeChanges(
        changesOf(
          { node: 'text', label: 'T' },
          { title: 'A', type: 'text', visible: true, content },
          { title: 'B', type: 'list', visible: false, content },
        ),
      ),
    ).toBe('Titre modifié\u202f; Type modifié\u202f; Section masquée');
  });
});

describe('a part taken back', () => {
  const [a, b, c] = [project('1', 'A'), project('2', 'B'), project('3', 'C')];
  const parts = (node: AnyNode, old: unknown, now: unknown) =>
    comparison(node, old, now).map(({ part }) => part && { at: part.at, name: part.name });

  it('is an item of a list: where it was, or as it was', () => {
    const now = [{ ...a, category: 'X' }, c];
    expect(parts(projets, [a, b, c], now)).toEqual([
      { at: [0], name: 'A' },
      { at: [1], name: 'B' },
    ]);
    expect(takePartBack(projets, now, [a, b, c], [1])).toEqual([now[0], b, c]);
    expect(takePartBack(projets, now, [a, b, c], [0])).toEqual([a, c]);
    const [d, added] = [project('4', 'D'), project('5', 'E')];
    expect(takePartBack(projets, [added, a, b, d], [a, b, c, d], [2]), 'behind what it stood behind').toEqual([
      ...[added, a, b, c, d],
    ]);
    expect(takePartBack(projets, [c, { ...a, title: 'A bis' }], [a, b, c], [0])).toEqual([c, a]);
  });

  it('is told with the place of the item, by its present name', () => {
    const rows = comparison(projets, [a, b], [{ ...a, title: 'A bis', category: 'X' }]);
    expect(rows.map(({ part }) => part?.place)).toEqual([['A bis'], ['A bis'], ['B']]);
  });

  it('is an item within a group, or the group when it is gone', () => {
    const paper = (id: string) => ({ id, title: id, authors: 'A', year: '2020' });
    const domain = (...ids: string[]) => ({ title: 'Réseaux', articles: ids.map(paper), communications: [] });
    const old = { d1: domain('x', 'y'), d2: domain('z') };
    const now = { d1: domain('y', 'neuf') };
    expect(parts(publications, old, now)).toEqual([
      undefined,
      { at: ['d1', 'articles', 0], name: 'x' },
      { at: ['d2'], name: 'Réseaux' },
    ]);
    expect(takePartBack(publications, now, old, ['d1', 'articles', 0])).toEqual({ d1: domain('x', 'y', 'neuf') });
    expect(takePartBack(publications, now, old, ['d2'])).toEqual({ ...now, d2: domain('z') });
  });

  it('leaves the group where it is by now, and stays there when its old group comes back', () => {
    const paper = (id: string, title = id) => ({ id, title, authors: 'A', year: '2020' });
    const domain = (...articles: object[]) => ({ title: 'Réseaux', articles, communications: [] });
    const old = { d1: domain(paper('x'), paper('y')), d2: domain(paper('z')) };
    const now = { d1: domain(paper('y')), d2: domain(paper('z'), paper('x', 'X corrigé')) };
    expect(takePartBack(publications, now, old, ['d1', 'articles', 0])).toEqual(old);
    expect(takePartBack(publications, { d2: now.d2 }, old, ['d1'])).toEqual({ ...now, d1: domain(paper('y')) });
    const theses = definitionOf({ id: 'theses-encadrees', type: 'cards' }).editor;
    expect(
      takePartBack(theses, { A: [], B: [{ id: '1', sujet: 'S' }] }, { A: [{ id: '1', sujet: 'S' }] }, ['A', 0]),
    ).toEqual({
      A: [{ id: '1', sujet: 'S' }],
      B: [],
    });
  });

  it('brings the whole back, one part after the other, for each kind that has parts', () => {
    for (const { editor, defaults, id } of definitions.filter(({ editor }) =>
      ['list', 'group', 'map'].includes(editor.node),
    )) {
      const blank = Array.isArray(defaults) ? [] : {};
      let now: unknown = blank;
      for (const { part } of comparison(editor, defaults, blank))
        if (part) now = takePartBack(editor, now, defaults, part.at);
      expect(comparison(editor, defaults, now), id).toEqual([]);
    }
  });
});
