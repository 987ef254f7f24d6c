import { beforeAll, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import type { TranslatedText } from '@/sections/translation/entries';
import { db } from './client';
import { readPublicSite } from './public';
import { readSection, saveSection } from './sections';
import { readEdited, readProgress } from './translation-editor';
import { readTranslation, saveLanguages, saveTranslation } from './translations';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();
beforeAll(async () => {
  const { close } = await scratchDatabase();
  await resetToSample();
  return close;
});

const axes = 'section/axes-recherche';
const line = (of: string, text: string): TranslatedText => ({ form: 'line', place: '#0', of, text });

/** The title and content of a section of the English site; undefined where it is not there. */
async function inEnglish(id: string) {
  const { sections } = await readPublicSite('en');
  const found = sections.find((section) => section.id === id);
  return found && [found.title, found.content];
}

test('no text of the sample is asked for, and one that the owner touched is, where it stands', async () => {
  for (const { subject, all } of await readProgress(owner, 'en')) {
    const { rows, isTitled, progress } = await readEdited(owner, subject, 'en');
    expect([rows, isTitled], subject).toEqual([[], true]); // the title alone, which visitors read
    expect([all, progress.all], 'a title that the product translates').toEqual([0, 0]);
  }
  const { content } = (await readSection(owner, 'axes-recherche')) ?? {};
  await saveSection(owner, 'axes-recherche', { content: [...lines(content), 'Les mangroves'] });
  const { rows } = await readEdited(owner, axes, 'en');
  expect(rows.map(({ text, path }) => [text, ...path])).toEqual([['Les mangroves', '#10']]);
  await saveSection(owner, 'axes-recherche', { content: lines(content) });
});
const lines = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : []);

test('a translation is read by visitors of its language, and by no others', async () => {
  await saveSection(owner, 'axes-recherche', { content: ['L’eau', 'Le sol'], title: 'Axes' });
  const saved = await saveTranslation(owner, axes, 'en', { title: 'Topics', texts: [line('L’eau', 'Water')] });
  expect(saved.version).toBe(1);
  expect(await inEnglish('axes-recherche')).toEqual(['Topics', ['Water', 'Le sol']]);
  expect((await readPublicSite('en')).untranslated).toContain('Le sol');
  expect((await readPublicSite()).sections.find(({ id }) => id === 'axes-recherche')?.content).toEqual([
    'L’eau',
    'Le sol',
  ]);
});

test('what is not translated is left out where the owner wants that; a section can be hidden in one language', async () => {
  await saveLanguages(owner, { en: { public: true, untranslated: 'omitted' } });
  expect(await inEnglish('axes-recherche')).toEqual(['Topics', ['Water']]);
  await saveTranslation(owner, axes, 'en', { visible: false });
  expect(await inEnglish('axes-recherche')).toBeUndefined();
  expect((await readPublicSite()).sections.some(({ id }) => id === 'axes-recherche')).toBe(true);
  await saveTranslation(owner, axes, 'en', { visible: true });
  await saveLanguages(owner, { en: { public: true, untranslated: 'shown' } });
});

test('a translated text of HTML is sanitised; a section that is not there has no translation', async () => {
  const html: TranslatedText = { form: 'html', place: '', of: '<p>Oui</p>', text: '<p onclick="x()">Yes</p>' };
  const { texts } = await saveTranslation(owner, 'section/a-propos', 'ar', { texts: [html] });
  expect(texts[0]?.text).toBe('<p>Yes</p>');
  await expect(saveTranslation(owner, 'section/absente', 'en', { title: 'x' })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('each save is a version of its own history', async () => {
  const where = { subject: 'translation', key: `en/${axes}` };
  const versions = await db().version.findMany({ where, orderBy: { id: 'asc' } });
  expect(versions.map(({ action, version }) => [action, version])).toEqual([
    ['create', 1],
    ['update', 2],
    ['update', 3],
  ]);
  const { subject, versions: lines, current } = await readHistory(owner, `translation/en/${axes}`);
  expect([subject.label, lines.map(({ what }) => what)]).toEqual([
    'Axes (anglais)',
    ['Section affichée', 'Section masquée', 'Création'],
  ]);
  await saveTranslation(owner, axes, 'en', { texts: [line('L’eau', 'Waters')] });
  expect((await readHistory(owner, `translation/en/${axes}`)).versions[0]?.what).toMatch(/1.texte traduit modifié/);
  const restored = await restoreVersion(owner, lines[0]?.id ?? 0, current + 1);
  expect(restored).toMatchObject({ texts: [{ text: 'Water' }], version: 5 });
});

test('a save on an older version changes nothing, and says what is stored', async () => {
  const stored = await readTranslation(owner, axes, 'en');
  await expect(saveTranslation(owner, axes, 'en', { title: 'Other', version: 1 })).rejects.toMatchObject({
    code: 'stale',
    message: expect.stringContaining('rien n’a été sauvegardé'),
  });
  expect(await readTranslation(owner, axes, 'en')).toEqual(stored);
  expect(await saveTranslation(owner, axes, 'en', { title: stored.title, version: 1 })).toEqual(stored);
});
