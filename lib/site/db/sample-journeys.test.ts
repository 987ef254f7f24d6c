/** The one rule for the sample, in every editor that begins with some of it: the forms' own steps, and what is stored. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepting, draftOf } from '@/components/admin/editor/use-section-form';
import { getAt, setAt } from '@/components/admin/form/draft';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import type { AnyDefinition } from '@/sections/define';
import { languages } from '@/sections/langues/definition';
import { nodeType } from '@/sections/nodes/table';
import { profilSample } from '@/sections/profil/sample';
import type { StoredSection } from '@/sections/public-site';
import { firstDefinitions } from '@/sections/registry';
import { sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { readDashboard } from './dashboard';
import { profileBody, readProfile, saveProfile } from './profile';
import { readPublicSite } from './public';
import { emptySample, readSampleState } from './sample';
import { readSection, saveSection } from './sections';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();
beforeAll(async () => (await scratchDatabase()).close);
beforeEach(resetToSample);

type Items = {
  /** Where the list stands that is added to. */
  readonly at: readonly string[];
  /** The fields of an item that is added, or the line. */
  readonly mine: unknown;
  /** The field of an item that is touched. */
  readonly touched?: string;
};
const titled = { title: 'Le mien' };
const editors: Readonly<Record<string, Items>> = {
  'etat-civil': { at: [], mine: 'Née à Dakar' },
  'chiffres-cles': { at: [], mine: { valeur: '3', libelle: 'Brevets' }, touched: 'valeur' },
  'statut-professionnel': { at: [], mine: titled, touched: 'title' },
  'axes-recherche': { at: [], mine: 'Mangroves' },
  enseignement: { at: [], mine: { ...titled, establishment: 'UCAD', level: 'Master 1' }, touched: 'title' },
  'infos-enseignement': { at: [], mine: titled, touched: 'title' },
  competences: { at: [], mine: { ...titled, description: 'Terrain' }, touched: 'title' },
  publications: {
    at: ['reseauxSecurite', 'articles'],
    mine: { ...titled, authors: 'A. Diop', year: '2024', journal: 'Rivages' },
    touched: 'title',
  },
  'theses-encadrees': {
    at: ['Réseaux et cybersécurité'],
    mine: { sujet: 'Marées', statut: 'En cours', annee: '2024' },
    touched: 'sujet',
  },
  projets: { at: [], mine: { ...titled, category: 'Écologie' }, touched: 'title' },
  responsabilites: {
    at: [],
    mine: { ...titled, organization: 'UCAD', period: '2024', category: 'Administrative' },
    touched: 'title',
  },
  langues: { at: [], mine: { nom: 'Italien' }, touched: 'nom' },
};
const texts = ['a-propos', 'intro-enseignement'];
const definitions: readonly AnyDefinition[] = [...firstDefinitions, { ...languages, defaults: profilSample.langues }];
const definition = (id: string): AnyDefinition => {
  const found = definitions.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

async function stored(id: string): Promise<StoredSection> {
  if (id !== languages.id) {
    const section = await readSection(owner, id);
    if (!section) throw new Error(id);
    return section;
  }
  const { langues, version, sample, updated_at } = await readProfile(owner);
  return {
    ...{ id, title: '', type: 'cards', order: 0, visible: true },
    content: langues,
    version,
    sample,
    updated_at,
  };
}

/** Saves what a form would send of a draft. */
async function save(id: string, content: unknown, fields = definition(id).sectionFields ?? []): Promise<void> {
  const now = await stored(id);
  const result = accepting(definition(id), fields)({ title: now.title, visible: now.visible, content }, now);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join());
  if (id === languages.id) await saveProfile(owner, profileBody.parse({ langues: result.draft.content }));
  else await saveSection(owner, id, result.draft);
}

const count = async (id: string) => definition(id).count((await stored(id)).content);
const marked = async (id: string) => sampleParts(sampledBy(definition(id)), (await stored(id)).content).length;
const itemsIn = (content: unknown, at: readonly string[]): readonly unknown[] => {
  const list = getAt(content, at);
  return Array.isArray(list) ? list : [];
};

/** The number of what is left at one place, as the dashboard and its list of places say. */
async function told(id: string): Promise<number> {
  const { sample, sections } = await readDashboard(owner);
  const place = sample.places.find(
    (each) => (each.of === 'section' ? each.id : each.of) === (id === languages.id ? 'languages' : id),
  );
  const row = sections.find((each) => each.id === id);
  if (row) expect(row.sample, 'the list of sections says the same').toBe(place?.count ?? 0);
  return place?.count ?? 0;
}

it('fourteen editors begin with some of the sample, and all of it is marked', async () => {
  expect([...Object.keys(editors), ...texts].toSorted()).toEqual(definitions.map(({ id }) => id).toSorted());
  for (const { id } of definitions) expect(await marked(id), id).toBe(await count(id));
  expect((await readSampleState(owner)).places.map(({ of }) => of).filter((of) => of !== 'section')).toEqual([
    'profile',
    'languages',
  ]);
});

/** By day one editor of each shape: lines, cards, a page of lists, and fields of the profile. */
const daily = ['etat-civil', 'chiffres-cles', 'publications', 'theses-encadrees', 'langues'];
const tried = Object.entries(editors).filter(([id]) => process.env.NIGHTLY || daily.includes(id));

describe.each(tried)('%s', (id, { at, mine, touched }) => {
  it('adding one removes nothing, and marks nothing else', async () => {
    const all = await count(id);
    const { editor } = definition(id);
    const now = await stored(id);
    const isPage = nodeType(editor).cards === undefined;
    const opened = isPage
      ? draftOf(definition(id), now)
      : draftOf(definition(id), now, { index: itemsIn(now.content, at).length, isNew: true });
    const items = itemsIn(opened.content, at);
    const blank = isPage ? { id: 'mien' } : items.at(-1);
    const added = typeof mine === 'string' ? mine : Object.assign({}, blank, mine);
    const list = isPage ? [...items, added] : items.with(-1, added);
    await save(id, setAt(opened.content, at, list));
    expect([await count(id), await marked(id), await told(id)]).toEqual([all + 1, all, all]);
  });

  it('editing one makes it the owner’s, and no other; « Enlever l’exemple » leaves it, in one version', async () => {
    const all = await count(id);
    const { content } = await stored(id);
    await save(id, setAt(content, [...at, 0, ...(touched ? [touched] : [])], 'À moi'));
    expect([await count(id), await marked(id), await told(id)]).toEqual([all, all - 1, all - 1]);
    const before = await stored(id);
    await save(id, withoutSample(sampledBy(definition(id)), before.content));
    expect([await count(id), await marked(id), await told(id)]).toEqual([1, 0, 0]);
    expect((await stored(id)).version).toBe(before.version + 1);
  });

  it('« Enlever tous les exemples » leaves what is the owner’s, and shows no more than that', async () => {
    const { content } = await stored(id);
    await save(id, setAt(content, [...at, 0, ...(touched ? [touched] : [])], 'À moi'));
    await emptySample(owner);
    expect([await count(id), await marked(id), (await stored(id)).visible]).toEqual([1, 0, true]);
  });

  it('« Enlever tous les exemples » of the sample alone leaves nothing, and the history has it', async () => {
    const all = await count(id);
    await emptySample(owner);
    expect([await count(id), await told(id)]).toEqual([0, 0]);
    const key = id === languages.id ? 'profile' : `section/${id}`;
    const { versions } = await readHistory(owner, key);
    await restoreVersion(owner, versions[1]?.id ?? 0);
    expect([await count(id), await marked(id)]).toEqual([all, all]);
  });
});

describe.each(texts)('%s', (id) => {
  it('« Enlever tous les exemples » stores it empty and hidden, and the first text that is saved shows it', async () => {
    await emptySample(owner);
    expect(await stored(id)).toMatchObject({ content: '', visible: false, emptied: true, sample: false });
    expect(Object.keys((await readPublicSite()).parts)).not.toContain(id);
    await save(id, '<p>À moi.</p>', []);
    expect(await stored(id)).toMatchObject({ content: '<p>À moi.</p>', visible: true });
  });
});

describe('« À propos », emptied', () => {
  const refusal = 'Veuillez ajouter du contenu à la section À propos';

  it('may not be saved empty by its form or a call, and « Enlever l’exemple » empties it', async () => {
    await expect(save('a-propos', '<p> </p>')).rejects.toThrow(refusal);
    await expect(saveSection(owner, 'a-propos', { content: '' })).rejects.toThrow(refusal);
    await saveSection(owner, 'a-propos', { content: '', visible: false });
    expect(await stored('a-propos')).toMatchObject({ content: '', emptied: true });
    await saveSection(owner, 'a-propos', { content: '<p>À moi.</p>', visible: true });
    await expect(saveSection(owner, 'a-propos', { content: '', visible: false })).rejects.toThrow(refusal);
  });
});
