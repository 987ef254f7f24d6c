import { describe, expect, it } from 'vitest';
import { customList } from './custom/definition';
import type { AnyDefinition } from './define';
import { kinds } from './registry';
import { borrowedParts, everyPart, sampledBy, sampleGroups, sampleParts, withoutSample } from './sample-items';

const {
  'a-propos': aPropos,
  'cv--parcours': parcours,
  enseignement,
  projets,
  publications,
  'theses-encadrees': thesesEncadrees,
} = kinds;
const parts = (definition: AnyDefinition, content: unknown) => sampleParts(sampledBy(definition), content);
const own = (definition: AnyDefinition, content: unknown) =>
  withoutSample(sampledBy(definition), content, everyPart(sampledBy(definition), content));

describe('a part of the sample', () => {
  it('is any item equal to the sample’s, wherever it is and in any field order', () => {
    const [one, two] = projets.defaults;
    const reordered = Object.fromEntries(Object.entries(two ?? {}).toReversed());
    expect(parts(projets, [{ title: 'Le mien' }, reordered, one])).toEqual([[1], [2]]);
    expect(parts(projets, [{ ...one, documents: [] }]), 'a field that holds nothing tells nothing').toEqual([[0]]);
    const { reseauxSecurite: nets, elearningIA: learning } = publications.defaults;
    const moved = { chimie: { ...learning, articles: nets?.articles, communications: [] } };
    expect(parts(publications, moved), 'in another domain').toHaveLength(nets?.articles.length ?? 0);
  });

  it('is no longer one once changed or copied', () => {
    const [one] = projets.defaults;
    expect(
      parts(projets, [
        { ...one, title: 'Le mien' },
        { ...one, id: 'copie' },
      ]),
    ).toEqual([]);
    expect(parts(aPropos, `${aPropos.defaults}<p>Et moi.</p>`)).toEqual([]);
  });

  it('does not exist in an optional kind, nor in the owner’s own sections', () => {
    expect(parts(parcours, parcours.defaults)).toEqual([]);
    expect(parts(customList, ['Une ligne'])).toEqual([]);
  });
});

describe('an item of the sample that the owner has changed', () => {
  const paper = (more: object) => {
    const { reseauxSecurite: nets } = publications.defaults;
    const [one] = nets?.articles ?? [];
    return { nets: { ...nets, title: 'Chimie', articles: [{ ...one, ...more }], communications: [] } };
  };
  const left = (content: unknown) => borrowedParts(sampledBy(publications), content).map((path) => path.at(-1));

  it('keeps no text of the sample', () => {
    const content = paper({ title: 'Les marées' });
    expect(left(content).toSorted()).toEqual(['authors', 'journal', 'link', 'pages', 'type', 'year']);
    expect(own(publications, content)).toMatchObject({
      nets: { articles: [{ title: 'Les marées', authors: '', journal: '', pages: '', link: '', type: '' }] },
    });
  });

  it('is the owner’s once no text is left that nobody else would write', () => {
    const content = paper({ title: 'Les marées', authors: 'A. Diop', journal: 'Rivages', link: '' });
    expect(left(content), 'a year and pages').toEqual([]);
    expect(own(publications, content)).toBe(content);
  });

  it('keeps no choice of it either, and choices alone prove nothing', () => {
    const [one] = enseignement.defaults;
    const course = { ...one, title: 'Les marées' };
    expect(own(enseignement, [course])).toMatchObject([
      { title: 'Les marées', establishment: '', level: '', semester: '', courseType: '', color: one?.color },
    ]);
    const { establishment, level, semester, color } = course;
    const mine = [{ id: one?.id, title: 'Les marées', establishment, level, semester, color }];
    expect(own(enseignement, mine), 'one that its owner may have chosen too').toBe(mine);
  });

  it('has its own lines besides the sample’s', () => {
    const [one] = projets.defaults;
    const details = { ...one?.details, objectifs: ['Mesurer les marées', ...(one?.details?.objectifs ?? [])] };
    expect(own(projets, [{ ...one, title: 'Marées', details }])).toMatchObject([
      { title: 'Marées', description: '', details: { objectifs: ['Mesurer les marées'] } },
    ]);
  });
});

describe('without the sample', () => {
  it('a text is empty', () => expect(own(aPropos, aPropos.defaults)).toBe(''));

  it('a group is removed with the last sample item, unless its owner named or made it', () => {
    const [first = '', second = ''] = Object.keys(thesesEncadrees.defaults);
    expect(own(thesesEncadrees, { [first]: [], [second]: [], Écologie: [] })).toEqual({
      [first]: [],
      [second]: [],
      Écologie: [],
    });
    const { reseauxSecurite: nets, elearningIA: learning } = publications.defaults;
    expect(own(publications, { nets: { ...nets, title: 'Chimie' }, elearningIA: learning })).toMatchObject({
      nets: { title: 'Chimie', articles: [], communications: [] },
    });
    expect(own(publications, publications.defaults)).toEqual({});
  });

  it('the owner’s items in sample groups move to one neutral group', () => {
    const [first = '', second = ''] = Object.keys(thesesEncadrees.defaults);
    const [mine, other, free] = ['Marées', 'Vents', 'Sols'].map((sujet) => ({ id: sujet, sujet }));
    const content = { ...thesesEncadrees.defaults, [first]: [...(thesesEncadrees.defaults[first] ?? []), mine] };
    expect(own(thesesEncadrees, content)).toEqual({ 'Sans domaine': [mine] });
    expect(own(thesesEncadrees, { [first]: [mine], 'Sans domaine': [free], [second]: [other] })).toEqual({
      'Sans domaine': [free, mine, other],
    });
    const { reseauxSecurite: nets, elearningIA: learning } = publications.defaults;
    const [paper, talk] = [{ id: 'papier' }, { id: 'exposé' }];
    const filed = {
      reseauxSecurite: { ...nets, articles: [...(nets?.articles ?? []), paper] },
      elearningIA: { ...learning, articles: [], communications: [talk] },
    };
    const neutral = { title: 'Publications', icon: 'BookOpenIcon', color: 'from-blue-500 to-blue-600' };
    const gathered = { ...neutral, articles: [paper], communications: [talk] };
    expect(own(publications, filed)).toEqual({ publications: gathered });
    expect(sampleGroups(sampledBy(publications), filed), 'no name that is to be translated').toEqual([
      ['reseauxSecurite', 'nom'],
      ['elearningIA', 'nom'],
    ]);
    const named = { domaine: { ...neutral, title: 'Publications', articles: [], communications: [] } };
    expect(own(publications, { ...filed, ...named }), 'beside one of that name').toEqual({ domaine: gathered });
    const renamed = { reseauxSecurite: { ...nets, title: 'Chimie', articles: [paper], communications: [] } };
    expect(own(publications, renamed), 'one that its owner named').toBe(renamed);
  });

  it('content without any of it is the same object', () => {
    const mine = [{ title: 'Le mien' }];
    expect(own(projets, mine)).toBe(mine);
  });
});
