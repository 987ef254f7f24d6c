import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { counted, quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { languageFacts } from '@/lib/languages';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import type { Choices } from '@/lib/site/dossiers/choices';
import { schemeOf } from '@/sections/publications/classes/orders';
import { unclassed as otherWorks } from '@/sections/publications/classes/schemes';
import { Input } from '../fields/field';
import { AdminLink } from '../shell/admin-link';
import { translationPage } from '../translations/addresses';
import { Tick } from '../ui/check-label';
import { TitledPanel } from '../ui/panel';
import { ClassButton } from './class-window';
import { unclassedChoiceId } from './use-dossier-form';

type Choice = Readonly<{
  /** Whether the owner has yet to choose where unclassified works go. */
  isUndecided: boolean;
  onChange: (change: Partial<Choices>) => void;
}>;
type Props = Readonly<{
  title: string;
  choices: Choices;
  checks: DossierChecks;
  /** Where unclassified works go, chosen before the dossier is generated; absent for a generated one. */
  choice?: Choice;
  /** Reruns the checks. */
  onClassed: () => void;
}>;

/** What a dossier lacks and how to fix it; nothing if complete. */
export function LacksPanel({ title, choices, checks, choice, onClassed }: Props) {
  const lacks = lacksOf(checks, choices);
  const actions: Readonly<Partial<Record<Lack['is'], ReactNode>>> = {
    isUnnamed: (
      <AdminLink className="text-sm" href="/admin/profile">
        Donner votre nom
      </AdminLink>
    ),
    unclassed: <ClassButton scheme={schemeOf(choices.scheme)} works={checks.unclassed} onClassed={onClassed} />,
    untranslated: choices.lang !== 'fr' && (
      <AdminLink className="text-sm" href={translationPage(choices.lang, 'profile')}>
        Les traduire
      </AdminLink>
    ),
  };
  if (lacks.length === 0) return null;
  return (
    <TitledPanel title={title}>
      <ul className="list-none divide-y divide-rule">
        {lacks.map((lack) => (
          <li key={lack.is} className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
            <CircleAlert className="mt-0.5 size-4 flex-none text-warn" />
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="font-medium text-control">
                {lack.title}
                {lack.is === 'unclassed' && !choice && whereUnclassed(choices)}
              </h3>
              <Named names={lack.names} />
              {lack.is === 'unclassed' && choice && <UnclassedChoice choices={choices} {...choice} />}
            </div>
            {actions[lack.is]}
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}

/** « , de côté », « , sous « Autres travaux » ». */
const whereUnclassed = ({ unclassed: title, lang }: Choices): string =>
  title === null ? '\u00a0: de côté' : `\u00a0: sous ${quoted(title.trim() || otherWorks[lang])}`;

/** Where unclassified works go: nowhere, or at the end under the owner's title. */
function UnclassedChoice({ choices: { unclassed, lang }, isUndecided, onChange }: Choice & Pick<Props, 'choices'>) {
  const id = useId();
  return (
    <fieldset className="mt-2 grid gap-1">
      <legend className="sr-only">Les travaux sans classe</legend>
      <Tick
        type="radio"
        id={unclassedChoiceId}
        name={id}
        checked={unclassed === null && !isUndecided}
        onTick={() => onChange({ unclassed: null })}
      >
        Les laisser de côté
      </Tick>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tick type="radio" name={id} checked={unclassed !== null} onTick={() => onChange({ unclassed: '' })}>
          Les mettre à la fin, sous le titre
        </Tick>
        <Input
          className="max-w-56"
          aria-label="Titre des travaux sans classe"
          placeholder={otherWorks[lang]}
          maxLength={200}
          value={unclassed ?? ''}
          onText={(text) => onChange({ unclassed: text })}
        />
      </div>
    </fieldset>
  );
}

type Lack = Readonly<{
  is: keyof DossierChecks;
  title: string;
  names: readonly string[];
}>;

function lacksOf(checks: DossierChecks, { lang }: Pick<Choices, 'lang'>): readonly Lack[] {
  const { isUnnamed, unclassed, missing, undated, untranslated, empty, tooLong } = checks;
  const all: readonly Lack[] = [
    {
      is: 'isUnnamed',
      title: 'Le profil ne porte pas encore votre nom',
      names: isUnnamed ? ['Le document n’est pas à votre nom.'] : [],
    },
    {
      is: 'unclassed',
      title: counted(unclassed.length, 'travail sans classe', 'travaux sans classe'),
      names: unclassed.map(({ title }) => title),
    },
    { is: 'missing', title: 'Rien dans le document, faute de classe', names: missing },
    { is: 'undated', title: counted(undated.length, 'entrée sans année', 'entrées sans année'), names: undated },
    {
      is: 'untranslated',
      title: `${counted(untranslated.length, 'texte', 'textes')} sans traduction en ${languageFacts[lang].french}`,
      names: untranslated,
    },
    { is: 'tooLong', title: 'Trop long pour ce modèle', names: tooLong },
    { is: 'empty', title: counted(empty.length, 'rubrique vide', 'rubriques vides'), names: empty },
  ];
  return all.filter(({ names }) => names.length > 0);
}

/** Names shown at once. */
const most = 3;

/** Names on one line; beyond three, a button lists them all below. */
function Named({ names: allNames }: { readonly names: readonly string[] }) {
  const names = [...new Set(allNames)];
  const first = names.slice(0, most).map((name) => shortened(name, 80));
  if (names.length <= most) return <p className="text-ink-soft text-sm wrap-anywhere">{first.join(' · ')}</p>;
  return (
    <details className="text-ink-soft text-sm">
      <summary className="wrap-anywhere">
        {first.join(' · ')}
        {' · '}
        <span className="text-accent">et {names.length - most} de plus</span>
      </summary>
      <ul className="mt-1 max-h-64 list-disc overflow-y-auto ps-5 scrollbar-thin">
        {names.slice(most).map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
