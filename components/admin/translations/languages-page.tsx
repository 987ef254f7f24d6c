'use client';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { capitalised } from '@/lib/format/french';
import { type AddedLanguage, addedLanguages, languageFacts } from '@/lib/languages';
import { saveLanguages, type TranslationLine } from '@/lib/site/api/translations';
import type { AddedSettings, LanguageSettings } from '@/lib/site/language-settings';
import { Page, PageHeader, PageLink } from '../page-header';
import { useChange } from '../providers/session';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { PanelText, TitledPanel } from '../ui/panel';
import { Row, RowLink, RowNote } from '../ui/rows';
import { Meter } from '../ui/status';
import { changedText, doneText, missingText, translationPage } from './translations';

type Props = Readonly<{
  languages: AddedSettings;
  /** What is to be translated into each added language. */
  lines: Readonly<Partial<Record<AddedLanguage, readonly TranslationLine[]>>>;
}>;

const purpose =
  'Le site en français reste comme il est. Une langue ajoutée a ses propres adresses\u202f; publications, dates, liens et images y sont les mêmes, seuls les textes se traduisent.';

/** The site's languages besides French: each is added, shown to visitors, and translated section by section. */
export function LanguagesPage({ languages: first, lines }: Props) {
  const send = useChange();
  const [languages, setLanguages] = useState(first);
  const change = async (language: AddedLanguage, settings: LanguageSettings | null) => {
    const { [language]: _, ...others } = languages;
    const next = settings ? { ...others, [language]: settings } : others;
    setLanguages(next);
    const done = changeText(language, languages[language], settings);
    const failed = 'Le réglage n’a pas pu être sauvegardé';
    if (!(await send((owner) => saveLanguages(owner, next), done, failed))) setLanguages(languages);
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

function changeText(language: AddedLanguage, before: LanguageSettings | undefined, after: LanguageSettings | null) {
  const { french } = languageFacts[language];
  if (!after) return `Le site n’a plus d’${french}`;
  if (!before) return `Langue ajoutée\u00a0: ${french}`;
  if (before.public === after.public) return 'Réglage sauvegardé';
  return after.public ? `Le site se lit en ${french}` : `Le site ne se lit plus en ${french}`;
}

type PanelProps = Readonly<{
  language: AddedLanguage;
  /** Null if not added. */
  settings: LanguageSettings | null;
  lines: readonly TranslationLine[];
  onChange: (settings: LanguageSettings | null) => void;
}>;

function LanguagePanel({ language, settings, lines, onChange }: PanelProps) {
  const id = useId();
  const { french, name, prefix } = languageFacts[language];
  const title = capitalised(french);
  if (!settings)
    return (
      <TitledPanel
        title={title}
        aside={
          <Button size="tight" onClick={() => onChange({ public: false, untranslated: 'shown' })}>
            <Plus /> Ajouter <span className="sr-only">l’{french}</span>
          </Button>
        }
      >
        <PanelText>
          À l’adresse {prefix}, « <span lang={language}>{name}</span> »{language === 'ar' && ', de droite à gauche'}.
        </PanelText>
      </TitledPanel>
    );
  return (
    <TitledPanel
      title={title}
      aside={<PageLink href={prefix}>{settings.public ? 'Voir sur le site' : 'Voir avant de publier'}</PageLink>}
    >
      <div className="grid gap-3 border-rule border-b p-4">
        <Tick checked={settings.public} onTick={(isPublic) => onChange({ ...settings, public: isPublic })}>
          Les visiteurs trouvent le site en {french}, à l’adresse {prefix}
        </Tick>
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-control text-ink">Un texte qui n’est pas traduit</legend>
          {(['shown', 'omitted'] as const).map((choice) => (
            <Tick
              key={choice}
              type="radio"
              name={id}
              checked={settings.untranslated === choice}
              onTick={() => onChange({ ...settings, untranslated: choice })}
            >
              {choice === 'shown' ? 'est montré en français' : 'est laissé de côté'}
            </Tick>
          ))}
        </fieldset>
        <div>
          <Button size="tight" onClick={() => onChange(null)}>
            Retirer cette langue
          </Button>
          <p className="text-ink-faint text-sm">Les traductions sont gardées.</p>
        </div>
      </div>
      <ul className="list-none" aria-label={`À traduire en ${french}`}>
        {lines.map((line) => (
          <LineRow key={line.subject} line={line} language={language} />
        ))}
      </ul>
    </TitledPanel>
  );
}

function LineRow({ line, language }: Readonly<{ line: TranslationLine; language: AddedLanguage }>) {
  const { subject, label, all, missing, changed, visible, isPublic } = line;
  const done = all - missing - changed;
  return (
    <Row className="grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_8rem]">
      <span className="flex flex-wrap items-center gap-2">
        <RowLink href={translationPage(language, subject)}>{label}</RowLink>
        {!isPublic && <Badge>masquée du site</Badge>}
        {isPublic && !visible && <Badge>masquée dans cette langue</Badge>}
      </span>
      <RowNote>
        {missing > 0 ? `${missingText(missing)} ` : changed === 0 && doneText(line)}
        {changed > 0 && <Badge tone="warn">{changedText(changed)}</Badge>}
      </RowNote>
      {all > 0 && <Meter className="max-sm:col-span-2 max-sm:mt-1 max-sm:h-1" share={(100 * done) / all} />}
    </Row>
  );
}
