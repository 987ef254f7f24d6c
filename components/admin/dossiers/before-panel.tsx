import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import type { Choices } from '@/lib/site/dossiers/choices';
import { schemeOf } from '@/sections/publications/classes/orders';
import { unclassed as otherWorks } from '@/sections/publications/classes/schemes';
import { Input } from '../fields/field';
import { AdminLink } from '../shell/admin-link';
import { translationPage } from '../translations/addresses';
import { CheckLabel } from '../ui/check-label';
import { TitledPanel } from '../ui/panel';
import { ClassButton } from './class-window';
import { type Lack, lacksOf } from './lacks';
import { Named } from './named';
import { unclassedChoiceId } from './use-dossier-form';

type Props = {
  readonly choices: Choices;
  readonly checks: DossierChecks;
  /** Whether what becomes of the works without a class is still to be chosen. */
  readonly isUndecided: boolean;
  readonly onChange: (change: Partial<Choices>) => void;
  /** Asks for the preview and the checks again. */
  readonly onClassed: () => void;
};

/** What the dossier would lack, with what can be done about it; nothing where it lacks nothing. */
export function BeforePanel({ choices, checks, isUndecided, onChange, onClassed }: Props) {
  const lacks = lacksOf(checks, choices);
  const actions: Readonly<Record<Lack['is'], ReactNode>> = {
    isUnnamed: (
      <AdminLink className="text-sm" href="/admin/profile">
        Donner votre nom
      </AdminLink>
    ),
    unclassed: <ClassButton scheme={schemeOf(choices.scheme)} works={checks.unclassed} onClassed={onClassed} />,
    missing: null,
    undated: null,
    untranslated:
      choices.lang === 'fr' ? null : (
        <AdminLink className="text-sm" href={translationPage(choices.lang, 'profile')}>
          Les traduire
        </AdminLink>
      ),
    empty: null,
    tooLong: null,
  };
  if (lacks.length === 0) return null;
  return (
    <TitledPanel title="Avant de composer">
      <ul className="list-none divide-y divide-rule">
        {lacks.map((lack) => (
          <li key={lack.is} className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
            <CircleAlert className="mt-0.5 size-4 flex-none text-warn" aria-hidden />
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="font-medium text-control">{lack.title}</h3>
              <Named names={lack.names} />
              {lack.is === 'unclassed' && (
                <UnclassedChoice choices={choices} isUndecided={isUndecided} onChange={onChange} />
              )}
            </div>
            {actions[lack.is]}
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}

/** Where works of no class go: nowhere, or to the end under the owner's own title. */
function UnclassedChoice({
  choices: { unclassed, lang },
  isUndecided,
  onChange,
}: Pick<Props, 'choices' | 'isUndecided' | 'onChange'>) {
  const id = useId();
  return (
    <fieldset className="mt-2 grid gap-1">
      <legend className="sr-only">Les travaux sans classe</legend>
      <CheckLabel>
        <input
          id={unclassedChoiceId}
          type="radio"
          name={id}
          checked={unclassed === null && !isUndecided}
          onChange={() => onChange({ unclassed: null })}
        />
        Les laisser de côté
      </CheckLabel>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CheckLabel>
          <input type="radio" name={id} checked={unclassed !== null} onChange={() => onChange({ unclassed: '' })} />
          Les mettre à la fin, sous le titre
        </CheckLabel>
        <Input
          className="max-w-56"
          aria-label="Titre des travaux sans classe"
          placeholder={otherWorks[lang]}
          maxLength={200}
          value={unclassed ?? ''}
          onChange={(event) => onChange({ unclassed: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
