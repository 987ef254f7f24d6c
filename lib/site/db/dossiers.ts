/** The owner's dossiers: what was chosen for each, and the document as it was last made. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Authority } from '@/lib/authority';
import { editedElsewhere, notFound, Problem } from '@/lib/errors';
import { dayOf } from '@/lib/format/dates';
import { slugify } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import { log } from '@/lib/log';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import { type Choices, mostDossiers } from '@/lib/site/dossiers/choices';
import type { DossierSource } from '@/lib/site/dossiers/groups';
import { composedDossier } from '@/lib/site/dossiers/in-process';
import { type DossierChanges, storedDocument } from '@/lib/site/dossiers/tasks';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { publicSection } from '@/sections/public-site';
import { type ChosenClasses, withClasses } from '@/sections/publications/classes/choose';
import { publications } from '@/sections/publications/definition';
import { audit } from './audit';
import { db, write } from './client';
import type { Dossier } from './generated/client';
import { profileOf, profileRow } from './profile';
import { cvSetting, readChoices } from './public-cv';
import { translatedContent } from './public-language';
import { dossierContent } from './sample';
import { presentSections } from './section-row';
import { readSection, saveSection } from './sections';
import { readTranslations } from './translations';

type StoredDossier = {
  readonly id: string;
  readonly name: string;
  readonly choices: Choices;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly version: number;
};
type Made = { readonly dossier: StoredDossier; readonly changes: DossierChanges; readonly checks: DossierChecks };

/**
 * What dossiers are made from, in a language: all that is saved, hidden sections too, but beside the owner's own
 * nothing of the sample. What has no translation is in French.
 */
export async function readDossierSources(_authority: Authority): Promise<(language: Language) => DossierSource> {
  const [row, sections, en, ar] = await Promise.all([
    profileRow(),
    presentSections(),
    readTranslations('en'),
    readTranslations('ar'),
  ]);
  const [translations, today] = [{ en, ar }, dayOf(new Date())];
  const content = dossierContent({ profile: profileOf(row), sections });
  const french = { profile: content.profile, sections: content.sections.map(publicSection), today };
  return (language) => {
    if (language === 'fr') return french;
    const wanted = { language, omits: false, hidesSections: false };
    const { profile, sections, untranslated, asked } = translatedContent(translations[language], content, wanted);
    return { profile, sections: sections.map(publicSection), today, translation: { french, untranslated, asked } };
  };
}

/** The same in French. */
export const readDossierSource = async (authority: Authority): Promise<DossierSource> =>
  (await readDossierSources(authority))('fr');

export async function readDossiers(_authority: Authority): Promise<StoredDossier[]> {
  const rows = await db().dossier.findMany({ orderBy: [{ madeAt: 'desc' }, { id: 'asc' }], omit: { document: true } });
  return rows.flatMap((row) => {
    const choices = readChoices(row);
    return choices ? [storedDossier(row, choices)] : [];
  });
}

/**
 * The document of a dossier as it was last made, and what its files are called: by the person, where it says who that
 * is, and the dossier's name. Throws `notFound`, and `damaged` where it is unreadable.
 */
export async function readMadeDossier(
  _authority: Authority,
  id: string,
): Promise<{ readonly fileName: string; readonly document: TypesetDocument }> {
  const [row, { nom }] = await Promise.all([
    db().dossier.findUnique({ where: { id } }),
    db().profile.findUniqueOrThrow({ where: { id: 1 }, select: { nom: true } }),
  ]);
  if (!row) throw gone();
  const document = madeDocument(row);
  if (!document) throw new Problem('damaged', 'Ce dossier est illisible\u00a0: refaites-le.');
  return { fileName: fileNameOf(document, nom, row.name), document };
}

/** « benali-cv-complet-2026-en » */
const fileNameOf = ({ author, lang }: TypesetDocument, nom: string, name: string): string =>
  slugify([author && nom, name, lang !== 'fr' && lang].filter(Boolean).join(' '));

/** Keeps a new dossier, made now, and says what it lacks. Throws `invalid` where there are too many. */
export async function addDossier(authority: Authority, name: string, choices: Choices): Promise<Made> {
  const sourceIn = await readDossierSources(authority);
  const { document, checks, changes } = await composedDossier(choices, sourceIn(choices.lang), null);
  const dossier = await write(async (tx) => {
    if ((await tx.dossier.count()) >= mostDossiers)
      throw new Problem('invalid', `Vous avez ${mostDossiers}\u00a0dossiers\u00a0: supprimez-en un d’abord.`);
    const row = await tx.dossier.create({
      data: { id: randomUUID(), name, choices: JSON.stringify(choices), ...columns(document) },
    });
    await audit(tx, authority, 'dossier.create', { dossier: row.id });
    return storedDossier(row, choices);
  });
  return { dossier, changes, checks };
}

/**
 * Makes a dossier again from what the site says now, with other choices where some are given, and says what it lacks
 * and what changed since it was last made. Throws `notFound`, and `stale` where `version` is given and is not the stored one.
 */
export async function makeDossier(
  authority: Authority,
  id: string,
  given: { readonly name?: string; readonly choices?: Choices; readonly version?: number } = {},
): Promise<Made> {
  const [sourceIn, before] = await Promise.all([
    readDossierSources(authority),
    db().dossier.findUnique({ where: { id } }),
  ]);
  if (!before) throw gone();
  const version = given.version ?? before.version;
  if (version !== before.version) throw editedElsewhere('Ce dossier a été modifié');
  const choices = given.choices ?? readChoices(before);
  if (!choices) throw new Problem('damaged', 'Les choix de ce dossier sont illisibles\u00a0: faites-en un nouveau.');
  const made = await composedDossier(choices, sourceIn(choices.lang), before.document);
  if (made.isUnreadable) logUnreadable(id);
  const saved = await write(async (tx) => {
    const row = await tx.dossier.findUnique({ where: { id } });
    if (!row) throw gone();
    if (row.version !== version) throw editedElsewhere('Ce dossier a été modifié');
    await audit(tx, authority, 'dossier.update', { dossier: id });
    return tx.dossier.update({
      where: { id },
      data: {
        name: given.name ?? row.name,
        ...columns(made.document),
        ...(given.choices && { choices: JSON.stringify(given.choices) }),
        version: version + 1,
      },
    });
  });
  return { dossier: storedDossier(saved, choices), changes: made.changes, checks: made.checks };
}

/** Removes a dossier for good; where it was the public CV, there is none any more. Throws `notFound`. */
export async function deleteDossier(authority: Authority, id: string): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.dossier.deleteMany({ where: { id } });
    if (count === 0) throw gone();
    await audit(tx, authority, 'dossier.delete', { dossier: id });
    const { count: wasCv } = await tx.setting.deleteMany({ where: { key: cvSetting, value: id } });
    if (wasCv > 0) await audit(tx, authority, 'cv.off');
  });
}

const gone = () => notFound('Ce dossier n’existe pas, ou plus');

const columns = (document: Uint8Array<ArrayBuffer>) => ({ document, madeAt: new Date() });

const storedDossier = ({ id, name, madeAt, version }: Omit<Dossier, 'document'>, choices: Choices): StoredDossier => ({
  id,
  name,
  choices,
  madeAt: madeAt.toISOString(),
  version,
});

const logUnreadable = (dossier: string) => log('error', 'dossier.unreadable', { dossier, at: 'document' });

function madeDocument({ id, document }: Pick<Dossier, 'id' | 'document'>): TypesetDocument | null {
  const read = storedDocument(document);
  if (!read) logUnreadable(id);
  return read;
}

/** Stores the classes that the owner chose, as one version of the section; how many publications that changed. */
export async function saveClasses(owner: Authority, chosen: ChosenClasses): Promise<number> {
  const section = await readSection(owner, publications.id);
  if (!section) return 0;
  const { content, count } = withClasses(publications.schema.parse(section.content), chosen);
  if (count > 0) await saveSection(owner, publications.id, { content, version: section.version });
  return count;
}
