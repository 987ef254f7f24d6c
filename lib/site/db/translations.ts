/** Translations of the profile and of the sections, and the languages that the owner has added. */
import 'server-only';
import { z } from 'zod';
import type { EventDetail } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { editedElsewhere, notFound } from '@/lib/errors';
import type { AddedLanguage } from '@/lib/languages';
import { log } from '@/lib/log';
import { type AddedSettings, languagesSetting, publicLanguages, readAdded } from '@/lib/site/language-settings';
import { type TranslatedText, translatedTexts } from '@/sections/translation/entries';
import { audit } from './audit';
import { db, type Tx, write } from './client';
import type { Translation as TranslationRow } from './generated/client';
import { recordVersion } from './record-version';
import { cleanHtml } from './sanitize-content';
import { readSetting, storeSetting } from './settings';

/** What is translated: `profile`, or `section/` and the id of a section. */
export type Subject = 'profile' | `section/${string}`;

/** A translation; of version 0 and empty before it is first saved. */
export type Translation = {
  readonly subject: Subject;
  readonly language: AddedLanguage;
  readonly title: string;
  readonly visible: boolean;
  readonly texts: readonly TranslatedText[];
  readonly version: number;
  /** ISO 8601, UTC; '' before the first save. */
  readonly updated_at: string;
};

/** Body of a save; without a version it is never stale. */
export const translationBody = z.object({
  title: z.string().trim().max(500, 'Le titre dépasse 500 caractères').optional(),
  visible: z.boolean('« visible » doit être vrai ou faux').optional(),
  texts: translatedTexts.optional(),
  version: z.number().int('La version doit être un nombre entier').optional(),
});

export async function readLanguages(): Promise<AddedSettings> {
  return readAdded(await readSetting(db(), languagesSetting));
}

/** Adds languages, changes their settings, or takes them away; their translations stay. */
export async function saveLanguages(authority: Authority, settings: AddedSettings): Promise<void> {
  await write(async (tx) => {
    if (await storeSetting(tx, languagesSetting, JSON.stringify(settings)))
      await audit(tx, authority, 'languages.change', { languages: publicLanguages(settings).join(', ') });
  });
}

export async function readTranslation(
  _authority: Authority,
  subject: Subject,
  language: AddedLanguage,
): Promise<Translation> {
  const row = await db().translation.findUnique({ where: { subject_language: { subject, language } } });
  return row ? translationOf(row) : unsaved(subject, language);
}

export async function readTranslations(language: AddedLanguage): Promise<ReadonlyMap<string, Translation>> {
  const rows = await db().translation.findMany({ where: { language } });
  return new Map(rows.map((row) => [row.subject, translationOf(row)]));
}

/**
 * Changes a translation. Throws `notFound` for a section that is not there, `stale` with the stored one when `version`
 * is not its own and the save would change it, and what `cleanHtml` throws.
 */
export async function saveTranslation(
  authority: Authority,
  subject: Subject,
  language: AddedLanguage,
  { version, ...patch }: z.output<typeof translationBody>,
  {
    as = 'update',
    detail,
  }: { readonly as?: 'update' | 'restore' | 'restore-part'; readonly detail?: EventDetail } = {},
): Promise<Translation> {
  const texts = patch.texts && (await cleaned(authority, patch.texts));
  return write(async (tx) => {
    await refuseUnknown(tx, subject);
    const where = { subject_language: { subject, language } };
    const row = await tx.translation.findUnique({ where });
    const before = row ? translationOf(row) : unsaved(subject, language);
    const next = { ...before, ...patch, ...(texts && { texts }) };
    if (JSON.stringify(next) === JSON.stringify(before)) return before; // also a save whose response was lost
    if (version !== undefined && version !== before.version)
      throw editedElsewhere('Cette traduction a été modifiée', { current: before });
    const updatedAt = new Date();
    const saved = { ...next, version: before.version + 1, updated_at: updatedAt.toISOString() };
    const { updated_at: _, texts: stored, ...columns } = saved;
    const data = { ...columns, texts: JSON.stringify(stored), updatedAt };
    await tx.translation.upsert({ where, create: data, update: data });
    await recordVersion(
      tx,
      'translation',
      `${language}/${subject}`,
      saved.version,
      row ? as : 'create',
      saved,
      detail?.from,
    );
    await audit(tx, authority, 'translation.save', { subject, language, version: saved.version });
    return saved;
  });
}

async function refuseUnknown(tx: Tx, subject: Subject): Promise<void> {
  if (subject === 'profile') return;
  const id = subject.slice('section/'.length);
  if ((await tx.section.count({ where: { id, deletedAt: null } })) === 0)
    throw notFound('Cette section est introuvable');
}

/** Texts with their HTML sanitised, as it is when it is shown. */
async function cleaned(authority: Authority, texts: readonly TranslatedText[]): Promise<TranslatedText[]> {
  const clean: TranslatedText[] = [];
  for (const each of texts)
    clean.push(each.form === 'html' ? { ...each, text: await cleanHtml(authority, each.text) } : each);
  return clean;
}

/** The translation of a subject before it is first saved. */
export const unsaved = (subject: Subject, language: AddedLanguage): Translation => ({
  subject,
  language,
  title: '',
  visible: true,
  texts: [],
  version: 0,
  updated_at: '',
});

/** The translation in a row; texts that cannot be read are logged and none, and the row stays as it is. */
function translationOf({ subject, language, title, visible, texts, version, updatedAt }: TranslationRow): Translation {
  const row = { title, visible, version, updated_at: updatedAt.toISOString() };
  const key = { subject: subject as Subject, language: language as AddedLanguage }; // only `saveTranslation` writes them
  try {
    return { ...key, ...row, texts: translatedTexts.parse(JSON.parse(texts)) };
  } catch {
    log('error', 'content.unreadable', { section: `${language}/${subject}` });
    return { ...key, ...row, texts: [] };
  }
}
