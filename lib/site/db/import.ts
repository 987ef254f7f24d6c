/** Imports a portfolio file, checked by the same schemas as the API's bodies. */
import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { quoted } from '@/lib/format/french';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import { definitionOf, isKind, kinds } from '@/sections/registry';
import { sampledBy, withoutSample } from '@/sections/sample-items';
import { type Issue, validate, withStored } from '@/sections/validate';
import { audit } from './audit';
import { type Tx, write } from './client';
import { missingDocuments } from './documents';
import { cleanPatch, profileRow, storeProfile } from './profile';
import { cleanContent } from './sanitize-content';
import { sectionOrder, sectionTitle, sectionTypes, sectionVisible } from './section-body';
import { changeSection, insertSection, internalIds, isAnchorOfPage, storedSection } from './section-row';

type ImportIssue = { readonly path: string; readonly message: string };
/** `missing`: the names of the documents that the file names and that this site does not have, if any. */
type ImportResult =
  | { readonly ok: true; readonly sections: number; readonly missing?: readonly string[] }
  | { readonly ok: false; readonly issues: readonly ImportIssue[] };

const section = z.object(
  {
    id: z
      .string('L’identifiant est requis')
      .regex(
        /^[a-z0-9][a-z0-9-]{0,99}$/,
        'L’identifiant ne compte que des lettres minuscules, des chiffres et des tirets',
      ),
    title: sectionTitle,
    type: sectionTypes,
    order: sectionOrder,
    visible: sectionVisible.default(true),
    content: z.unknown(),
  },
  'Chaque section doit être un objet',
);
const file = z.object(
  {
    format: z.literal('portfolio', `Le format doit être ${quoted('portfolio')}`),
    version: z.union([z.literal(1), z.literal('1')], 'La version du format doit être 1'),
    profile: profileSchema,
    sections: z.array(z.unknown(), 'La liste des sections est requise'),
  },
  'Le fichier doit contenir un objet',
);
type Incoming = {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly order: number;
  readonly visible: boolean;
  readonly content: string;
};

/**
 * Replaces the profile and the sections by the file's; sections that it does not name go to the trash. Internal ones,
 * which the trash does not list, lose what is left of the sample in them. For an invalid file, returns every error with
 * its path and writes nothing.
 */
export async function importPortfolio(authority: Authority, data: unknown): Promise<ImportResult> {
  const read = check(data);
  if (!read.ok) return read;
  try {
    const sections: Incoming[] = [];
    for (const item of read.sections) {
      const content = await cleanContent(authority, definitionOf(item), item.content);
      sections.push({ ...item, content: JSON.stringify(content) });
    }
    const profile = await cleanPatch(authority, read.profile);
    await write((tx) => replace(tx, authority, profile, sections));
    const missing = await missingDocuments(read.sections.map(({ content }) => content));
    return {
      ok: true,
      sections: sections.length,
      ...(missing.length > 0 && { missing: missing.map(({ name }) => name) }),
    };
  } catch (error) {
    if (
      error instanceof Problem &&
      (error.code === 'invalid' || error.code === 'wrongType' || error.code === 'tooLarge')
    )
      return { ok: false, issues: [{ path: '', message: error.message }] };
    throw error;
  }
}

type Section = z.output<typeof section>;
type Checked =
  | { ok: true; profile: Profile; sections: readonly Section[] }
  | { ok: false; issues: readonly ImportIssue[] };

/** Checks every section, whatever is wrong with another, so that all errors are reported at once. */
function check(data: unknown): Checked {
  z.config(z.locales.fr());
  const outline = file.safeParse(data);
  const rest = z.object({ sections: z.array(z.unknown()).catch([]) }).safeParse(data);
  const issues = (outline.error?.issues ?? []).map(({ path, message }) => issueAt(path, message));
  const sections: Section[] = [];
  for (const [index, raw] of (rest.data?.sections ?? []).entries()) {
    const checked = checkSection(raw);
    issues.push(...checked.issues.map(({ path, message }) => issueAt(['sections', index, ...path], message)));
    if (!checked.section) continue;
    if (sections.some(({ id }) => id === checked.section?.id))
      issues.push(issueAt(['sections', index, 'id'], 'Cet identifiant est donné deux fois'));
    sections.push(checked.section);
  }
  return outline.success && issues.length === 0
    ? { ok: true, profile: outline.data.profile, sections }
    : { ok: false, issues };
}

function checkSection(raw: unknown): { section?: Section; issues: readonly Issue[] } {
  const result = section.safeParse(raw);
  if (!result.success) return { issues: result.error.issues };
  const { id, type, content } = result.data;
  if (!isKind(id) && isAnchorOfPage(id))
    return { issues: [{ path: ['id'], message: `L’identifiant ${quoted(id)} est celui d’une partie de la page` }] };
  if (isKind(id) && kinds[id].type !== type)
    return { issues: [{ path: ['type'], message: `Le type de ${quoted(id)} est ${kinds[id].type}` }] };
  const definition = definitionOf(result.data);
  const accepted = validate(definition, content);
  if (!accepted.ok)
    return { issues: accepted.issues.map(({ path, message }) => ({ path: ['content', ...path], message })) };
  return { section: { ...result.data, content: withStored(definition, accepted.content) }, issues: [] };
}

function issueAt(path: readonly PropertyKey[], message: string): ImportIssue {
  return { path: path.map(String).join('.'), message };
}

async function replace(tx: Tx, authority: Authority, profile: Profile, sections: readonly Incoming[]): Promise<void> {
  await storeProfile(tx, authority, await profileRow(tx), profile, 'import');
  const rows = await tx.section.findMany();
  for (const { id, ...fields } of sections) {
    const row = rows.find((candidate) => candidate.id === id);
    const data = { ...fields, emptied: false, deletedAt: null };
    await (row ? changeSection(tx, row, data, 'import') : insertSection(tx, { id, ...data }, 'import'));
  }
  const named = new Set(sections.map(({ id }) => id));
  for (const row of rows.filter(({ id, deletedAt }) => deletedAt === null && !named.has(id))) {
    if (!internalIds.includes(row.id)) {
      await changeSection(tx, row, { deletedAt: new Date() }, 'delete');
      continue;
    }
    const stored = storedSection(row);
    if (!stored.sample) continue;
    const content = withoutSample(sampledBy(definitionOf(stored)), stored.content);
    await changeSection(tx, row, { content: JSON.stringify(content), emptied: true, visible: true }, 'import');
  }
  await audit(tx, authority, 'site.import', { sections: sections.length });
}
