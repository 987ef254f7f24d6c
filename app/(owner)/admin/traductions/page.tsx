import { notFound } from 'next/navigation';
import { LanguagesPage } from '@/components/admin/translations/languages-page';
import { TranslationEditor } from '@/components/admin/translations/translation-editor';
import { Problem } from '@/lib/errors';
import { addedLanguages, isAddedLanguage } from '@/lib/languages';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readEdited, readProgress } from '@/lib/site/db/translation-editor';
import { readLanguages } from '@/lib/site/db/translations';
import type { Asked } from '../../asked';

export const metadata = { title: 'Traductions' };

/** The languages of the site; with `langue` and `sujet`, the translation of one section or of the profile. */
export default async function TranslationsRoute({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/traductions');
  const { langue, sujet } = await searchParams;
  if (isAddedLanguage(langue) && typeof sujet === 'string') {
    const edited = await readEdited(owner, sujet, langue).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'notFound') notFound();
      throw error;
    });
    return <TranslationEditor key={`${langue}/${sujet}`} language={langue} edited={edited} />;
  }
  const languages = await readLanguages();
  const lines = await Promise.all(
    addedLanguages.map(
      async (language) => [language, languages[language] ? await readProgress(owner, language) : []] as const,
    ),
  );
  return <LanguagesPage languages={languages} lines={Object.fromEntries(lines)} />;
}
