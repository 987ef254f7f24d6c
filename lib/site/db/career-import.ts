/** A career against the stored sections: what an import would do, doing it as one save, and what is not the owner's. */
import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { isRecord } from '@/lib/record';
import { type Contents, placeOf, signaturesIn, withUpdates } from '@/sections/career/places';
import { type Known, planCareer, thesisOf } from '@/sections/career/plan';
import {
  type CareerEntry,
  type CareerPlan,
  type careerImport,
  careerPlaces,
  mostRefusals,
  type Refusal,
  refusal,
} from '@/sections/career/plan-shape';
import { feminineRoles } from '@/sections/career/read-theses';
import { linkOf, missingLinks } from '@/sections/profil/identities';
import { otherNames } from '@/sections/profil/own-names';
import { ownProfile } from '@/sections/profil/sample-fields';
import { kinds } from '@/sections/registry';
import { isWaiting, sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { noDomain } from '@/sections/theses-encadrees/definition';
import { db, write } from './client';
import { addToProfile, readProfile } from './profile';
import { emptyContent } from './section-row';
import { readSection, saveSections } from './sections';
import { jsonSetting } from './settings';
import { settleProposals } from './weekly-look';

const setting = jsonSetting(
  'career',
  z.object({ taken: z.array(z.string()).default([]), refused: z.array(refusal).default([]) }),
);

/** Keys that are kept of what was imported. */
const mostTaken = 20_000;

/** What the owner has said is not theirs, the last first. */
export const readRefusals = async (_authority: Authority): Promise<readonly Refusal[]> =>
  (await setting.read(db())).refused;

/** Notes what is not the owner's: no reading proposes it again. */
export const refuse = (_authority: Authority, refused: Refusal): Promise<readonly Refusal[]> =>
  changeRefusals((others) => [refused, ...others.filter(({ mark }) => mark !== refused.mark)].slice(0, mostRefusals));

export const takeBack = (_authority: Authority, mark: string): Promise<readonly Refusal[]> =>
  changeRefusals((all) => all.filter((each) => each.mark !== mark));

function changeRefusals(change: (all: readonly Refusal[]) => Refusal[]): Promise<readonly Refusal[]> {
  return write(async (tx) => {
    const state = await setting.read(tx);
    const refused = change(state.refused);
    await setting.store(tx, { ...state, refused });
    await settleProposals(
      tx,
      refused.flatMap(({ keys }) => keys),
    );
    return refused;
  });
}

/** The plan of importing what a source says of a career, of its owner's other names and of their addresses. */
export async function planCareerImport(
  authority: Authority,
  { entries, names = [], addresses = [] }: CareerRead,
): Promise<CareerPlan> {
  const stored = await storedSections(authority);
  const { taken, refused } = await setting.read(db());
  const profile = await readProfile(authority);
  const known = new Set([`${profile.prenom} ${profile.nom}`, ...otherNames(profile)].map((name) => name.toLowerCase()));
  const contents = Object.fromEntries(stored.map(({ id, content }) => [id, content])) as Known['contents'];
  return {
    entries: planCareer(entries, { contents, taken: new Set(taken), refused }),
    versions: Object.fromEntries(stored.map(({ id, version }) => [id, version])),
    links: missingLinks(
      addresses.flatMap((address) => [linkOf(address)].filter((link) => link !== undefined)),
      ownProfile(profile),
    ),
    names: [...new Set(names)].filter((name) => !known.has(name.toLowerCase())).slice(0, 20),
    samples: Object.fromEntries(
      stored.map(({ id, content }) => [id, sampleParts(sampledBy(kinds[id]), content).length]),
    ),
    domains: Object.keys(
      withoutSample(sampledBy(kinds['theses-encadrees']), contents['theses-encadrees']) as object,
    ).filter((name) => name !== noDomain),
  };
}

type CareerRead = {
  readonly entries: readonly CareerEntry[];
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
};

/** The ids of the theses that are stored, were imported or refused, in small letters. */
export async function knownTheses(authority: Authority): Promise<ReadonlySet<string>> {
  const [stored, { taken, refused }] = await Promise.all([storedSections(authority), setting.read(db())]);
  const contents = Object.fromEntries(stored.map(({ id, content }) => [id, content])) as Contents;
  const signatures = (['theses-encadrees', 'cv--jurys'] as const).flatMap((to) => signaturesIn(to, contents));
  const keys = [...taken, ...refused.flatMap((each) => each.keys)];
  return new Set([...keys.flatMap((key) => thesisOf(key) ?? []), ...signatures.flatMap(({ ids }) => ids)]);
}

/** The sections that a career goes to, empty ones for those that are not there; `isWaiting`: hidden with the sample. */
function storedSections(authority: Authority) {
  return Promise.all(
    careerPlaces.map(async (id) => {
      const section = await readSection(authority, id);
      const content: unknown = section?.content ?? emptyContent(kinds[id]);
      return {
        id,
        content,
        version: section?.version ?? 0,
        isWaiting: section !== null && isWaiting(kinds[id], section),
      };
    }),
  );
}

/**
 * Writes what the owner has chosen, as one save of each section and all of them at once; items are added or brought up to
 * date, and nothing else is changed or taken out but the sample, where that is wanted. Throws `stale` when a section is
 * no longer the one that was planned on, `invalid` for what its schema refuses. Nothing is written then.
 */
export async function importCareer(
  authority: Authority,
  { versions, entries, names, links, domain, ...wanted }: z.output<typeof careerImport>,
): Promise<{ readonly added: number }> {
  const stored = await storedSections(authority);
  const saves = stored.flatMap(({ id, content, version, isWaiting }) => {
    const own = entries.filter(({ to }) => to === id);
    const items = own.flatMap(({ item, replaces }) => (replaces ? [] : [inWords(item, wanted.feminine)]));
    const updates = new Map(own.flatMap(({ item, replaces }) => (replaces ? [[replaces, item]] : [])));
    if (own.length === 0) return [];
    if (versions[id] !== version)
      throw new Problem(
        'stale',
        `La section «\u00a0${kinds[id].label}\u00a0» a été modifiée depuis cette lecture\u00a0: rien n’a été importé.`,
      );
    const examples = wanted.withoutSample ? sampleParts(sampledBy(kinds[id]), content) : [];
    const left = wanted.withoutSample ? withoutSample(sampledBy(kinds[id]), content, examples) : content;
    const { with: added, map = (content) => content } = placeOf(id);
    const current = map(left, (item) => (isRecord(item) ? withUpdates(item, updates.get(String(item.id))) : item));
    const patch = {
      content: added(current, items, domain),
      version,
      ...(isWaiting && { visible: true }),
    };
    return [{ id, patch, detail: { entries: own.length, examples: examples.length } }];
  });
  await saveSections(authority, saves, {
    as: 'import',
    also: async (tx) => {
      const state = await setting.read(tx);
      const taken = new Set([...state.taken, ...entries.flatMap(({ keys }) => keys)]);
      await setting.store(tx, { ...state, taken: [...taken].slice(-mostTaken) });
      await settleProposals(
        tx,
        entries.flatMap(({ keys }) => keys),
      );
      await addToProfile(tx, authority, { names, links });
    },
  });
  return { added: entries.length };
}

/** A jury with its role in the feminine, where the owner wants that. */
const inWords = (item: Readonly<Record<string, unknown>>, isFeminine: boolean) =>
  isFeminine && Object.hasOwn(feminineRoles, String(item.role))
    ? { ...item, role: feminineRoles[String(item.role)] }
    : item;
