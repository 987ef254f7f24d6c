'use client';
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '@/components/admin/form/use-event';
import { BackButton, PageHeader } from '@/components/admin/page-header';
import { useConfirmLeave } from '@/components/admin/providers/navigation-blocker';
import { Button } from '@/components/admin/ui/button';
import { CheckLabel } from '@/components/admin/ui/check-label';
import { FootBar } from '@/components/admin/ui/foot-bar';
import { Page } from '@/components/admin/ui/page';
import { Spinner } from '@/components/ui/spinner';
import { counted, formatNumber, plural, quoted } from '@/lib/format/french';
import {
  type Group,
  groupOf,
  isAddable,
  isSameTitle,
  newDomainKey,
  spellingsOf,
  yearsText,
} from '@/sections/publications/import/choices';
import { encodingText } from '@/sections/publications/import/encoding-names';
import type { ImportPlan } from '@/sections/publications/import/plan';
import { DomainChoice } from './domain-choice';
import { EntryGroup } from './entry-group';
import { type ImportSource, wordsOf } from './import-source';
import { TroubleNotice } from './trouble-notice';
import type { Choose, useImport } from './use-import';
import { outcomeText } from './words';

type Props = {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly current: ReturnType<typeof useImport>;
};

/** In the order of how much they ask of the owner. */
const groups: readonly { readonly title: string; readonly group: Group; readonly hint: string }[] = [
  { title: 'À confirmer', group: 'ask', hint: 'Peut-être déjà là\u00a0: sans réponse, elles sont laissées de côté.' },
  {
    title: 'Brouillons',
    group: 'draft',
    hint: 'Lus dans votre texte\u00a0: cochez ceux que vous voulez ajouter, et corrigez-les.',
  },
  { title: 'Modifiées', group: 'changed', hint: 'Ce qui est coché remplace vos mots.' },
  { title: 'Nouvelles', group: 'new', hint: 'Décochez celles que vous ne voulez pas.' },
  {
    title: 'Votre nom n’y figure pas',
    group: 'foreign',
    hint: 'Travaux d’autres personnes\u00a0: cochez ceux qui sont aussi les vôtres.',
  },
  { title: 'Refusées', group: 'refused', hint: '' },
  { title: 'Déjà là', group: 'same', hint: 'Rien à faire\u00a0: vos mots restent.' },
];

/** The entries by outcome, with the owner's choices; nothing is written before the button at the foot. */
export function Review({ source, plan, current }: Props) {
  const { choices, choose, target, setTarget, entries, saving } = current;
  const id = useId();
  const leave = useConfirmLeave();
  const words = wordsOf(source);
  const numbered = useMemo(() => plan.entries.map((planned, index) => ({ planned, index })), [plan]);
  const newName = target.title.trim();
  const existing = plan.domains.find(({ title }) => isSameTitle(title, newName));
  const domains = useMemo(() => {
    const added = {
      key: newDomainKey,
      title: newName === '' ? 'Nouveau domaine…' : (existing?.title ?? `Nouveau\u00a0: ${newName}`),
    };
    return [...plan.domains.filter(({ sample }) => !sample), added, ...plan.domains.filter(({ sample }) => sample)];
  }, [plan, newName, existing]);
  const focusName = () => document.getElementById(`${id}-name`)?.focus();
  /** A row that goes to a new domain leads to the name that this one has not yet. */
  const chooseOf: Choose = useEvent((index, change) => {
    flushSync(() => choose(index, change));
    if (change.domain === newDomainKey && !current.isNamed) focusName();
  });
  const years = yearsText(entries);
  const spellings = spellingsOf(plan.entries);
  const canAdd = plan.entries.some((planned) => planned.is === 'new' || isAddable(planned));
  const [isUnnamed, setUnnamed] = useState(false);
  const lacksName = current.isNewUsed && !current.isNamed;
  const save = () => {
    setUnnamed(lacksName);
    if (lacksName) focusName();
    else void current.save();
  };
  return (
    <Page>
      <PageHeader
        focus
        title="Vérifier l’import"
        meta={
          <>
            <span className="lining-nums tabular-nums">{outcomeText(plan.entries)}</span>
            {plan.encoding !== 'utf-8' && <span>{encodingText(plan.encoding)}</span>}
          </>
        }
        back={
          <BackButton disabled={saving} onClick={() => leave(current.restart)}>
            {words.back}
          </BackButton>
        }
      />
      <TroubleNotice trouble={current.trouble} onAgain={(again) => void current.read(again)} />
      {plan.sample > 0 && (
        <CheckLabel>
          <input
            type="checkbox"
            checked={current.isSampleTaken}
            onChange={(event) => current.setSampleTaken(event.target.checked)}
          />
          Enlever l’exemple ({formatNumber(plan.sample)})
        </CheckLabel>
      )}
      {!plan.namesOwner && plan.ownerName !== '' && plan.entries.some(({ is }) => is !== 'refused') && (
        <p className="text-ink-soft">
          Votre nom ne figure parmi les auteurs d’aucune de ces références. D’après votre profil, c’est{' '}
          {quoted(plan.ownerName)}.
        </p>
      )}
      {spellings.length > 0 && (
        <CheckLabel>
          <input
            type="checkbox"
            checked={current.takesNames}
            onChange={(event) => current.setTakesNames(event.target.checked)}
          />
          <span>
            Ajouter à vos «{'\u00a0'}Autres noms{'\u00a0'}» {plural(spellings.length, 'celui', 'ceux')} que votre ORCID
            désigne{'\u00a0'}: {spellings.map((name) => quoted(name)).join(', ')}
          </span>
        </CheckLabel>
      )}
      {years && <p className="text-ink-soft">{years}</p>}
      {current.tagged > 0 && (
        <div>
          <CheckLabel>
            <input
              type="checkbox"
              checked={current.takesTags}
              onChange={(event) => current.takeTags(event.target.checked)}
            />
            Reprendre les mots-clés (étiquettes de Zotero)
          </CheckLabel>
          <p className="ps-6 text-ink-soft text-sm">
            {counted(current.tagged, 'référence en a', 'références en ont')}. Le fichier ne distingue pas vos étiquettes
            personnelles, comme «{'\u00a0'}À lire{'\u00a0'}», des mots-clés de l’auteur{'\u00a0'}: sans cette coche, le
            site n’en montre aucune.
          </p>
        </div>
      )}
      {canAdd && (
        <DomainChoice
          id={id}
          domains={domains}
          existing={existing?.title}
          target={target}
          isNewUsed={current.isNewUsed}
          isUnnamed={isUnnamed && lacksName}
          onTarget={setTarget}
        />
      )}
      {groups.map(({ title, group, hint }) => (
        <EntryGroup
          key={title}
          title={title}
          hint={hint || words.refused}
          repeated={words.repeated}
          entries={numbered.filter(({ planned }) => groupOf(planned) === group)}
          choices={choices}
          domains={domains}
          listDomain={target.key}
          onChoose={chooseOf}
        />
      ))}
      <FootBar
        label="Import"
        colours={saving ? 'busy' : 'rest'}
        icon={saving && <Spinner />}
        title={saving ? 'Import en cours…' : entries.length === 0 ? 'Rien à importer' : 'Rien n’est encore sauvegardé'}
      >
        <Button variant="quiet" size="tight" disabled={saving} onClick={() => leave(current.restart)}>
          Annuler
        </Button>
        <Button variant="primary" size="bar" disabled={saving || entries.length === 0} onClick={save}>
          {entries.length === 0 ? 'Importer' : `Importer ${counted(entries.length, 'publication', 'publications')}`}
        </Button>
      </FootBar>
    </Page>
  );
}
