'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type AddedLanguage, addedLanguages, languageFacts } from '@/lib/languages';
import { failureText } from '@/lib/site/api/client';
import type { TranslationLine } from '@/lib/site/api/translations';
import { saveLanguages } from '@/lib/site/api/translations';
import type { AddedSettings, LanguageSettings } from '@/lib/site/language-settings';
import { PageHeader } from '../page-header';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { Page } from '../ui/page';
import { LanguagePanel } from './language-panel';

type Props = {
  readonly languages: AddedSettings;
  /** What there is to translate into each language that is added. */
  readonly lines: Readonly<Partial<Record<AddedLanguage, readonly TranslationLine[]>>>;
};

const purpose =
  'Le site en français reste comme il est. Une langue ajoutée a ses propres adresses\u202f; publications, dates, liens et images y sont les mêmes, seuls les textes se traduisent.';

/** The languages of the site beside French: each is added, shown to visitors, and translated, section by section. */
export function LanguagesPage({ languages: first, lines }: Props) {
  const owner = useOwner();
  const call = useApiCall();
  const router = useRouter();
  const [languages, setLanguages] = useState(first);
  const change = async (language: AddedLanguage, settings: LanguageSettings | null) => {
    const { [language]: _, ...others } = languages;
    const next = settings ? { ...others, [language]: settings } : others;
    setLanguages(next);
    const result = await call(() => saveLanguages(owner.id, next));
    if (!result.ok) {
      setLanguages(languages);
      showToast.error(failureText(result, 'Le réglage n’a pas pu être sauvegardé'));
      return;
    }
    showToast.success(changeText(language, languages[language], settings));
    router.refresh();
  };
  return (
    <Page>
      <PageHeader title="Traductions" purpose={purpose} />
      {addedLanguages.map((language) => (
        <LanguagePanel
          key={language}
          language={language}
          settings={languages[language] ?? null}
          lines={lines[language] ?? []}
          onChange={(settings) => void change(language, settings)}
        />
      ))}
    </Page>
  );
}

/** What a change has done, for the toast. */
function changeText(language: AddedLanguage, before: LanguageSettings | undefined, after: LanguageSettings | null) {
  const { french } = languageFacts[language];
  if (!after) return `Le site n’a plus d’${french}`;
  if (!before) return `Langue ajoutée\u00a0: ${french}`;
  if (before.public === after.public) return 'Réglage sauvegardé';
  return after.public ? `Le site se lit en ${french}` : `Le site ne se lit plus en ${french}`;
}
