import { type ReactNode, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, Input, Select } from '@/components/admin/fields/field';
import { ImportBar, Option, TroubleNotice } from '@/components/admin/import/parts';
import { BackButton, Page, PageHeader } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/providers/navigate';
import { useConfirmLeave } from '@/components/admin/providers/navigation-blocker';
import { Panel } from '@/components/admin/ui/panel';
import { useEvent } from '@/components/admin/ui/use-event';
import { counted, formatNumber, plural, quoted } from '@/lib/format/french';
import type { Refusal } from '../../../career/plan-shape';
import { useRefusals } from '../../../career/screens/use-refusals';
import {
  encodingText,
  type Group,
  groupOf,
  isAddable,
  isSameTitle,
  newDomainKey,
  spellingsOf,
  yearsText,
} from '../choices';
import type { ImportPlan } from '../plan-shape';
import type { ReviewProps } from './entry-fields';
import { EntryGroup } from './entry-group';
import { DomainOptions } from './entry-row';
import type { Choose, useImport } from './use-import';
import { type ImportSource, outcomeText, wordsOf } from './words';

type Props = {
  readonly source: ImportSource;
  readonly plan: ImportPlan;
  readonly current: ReturnType<typeof useImport>;
};

const noRefusals: readonly Refusal[] = [];

/** The groups that ask most of the owner come first. */
const groups: readonly { readonly title: string; readonly group: Group; readonly hint: ReactNode }[] = [
  { title: 'À confirmer', group: 'ask', hint: 'Peut-être déjà là\u00a0: sans réponse, elles sont laissées de côté.' },
  {
    title: 'Brouillons',
    group: 'draft',
    hint: 'Lus dans votre texte\u00a0: cochez ceux que vous voulez ajouter, et corrigez-les. Une ligne dont la lecture n’est pas sûre est gardée telle quelle.',
  },
  { title: 'Modifiées', group: 'changed', hint: 'Ce qui est coché remplace vos mots.' },
  { title: 'Nouvelles', group: 'new', hint: 'Décochez celles que vous ne voulez pas.' },
  {
    title: 'Votre nom n’y figure pas',
    group: 'foreign',
    hint: (
      <>
        Travaux d’autres personnes{'\u00a0'}: cochez ceux qui sont aussi les vôtres. Vous avez publié sous un autre nom
        {'\u202f'}? <AdminLink href="/admin/profile#perso">Ajoutez-le au profil</AdminLink>, puis relisez la liste.
      </>
    ),
  },
  { title: 'Refusées', group: 'refused', hint: '' },
  { title: 'Déjà là', group: 'same', hint: 'Rien à faire\u00a0: vos mots restent.' },
];

/** The entries by outcome, with the owner's choices; nothing is written before the button at the bottom. */
export function Review({ source, plan, current }: Props) {
  const { choices, choose, target, entries, saving } = current;
  const id = useId();
  const leave = useConfirmLeave();
  const words = wordsOf(source);
  const numbered = useMemo(() => plan.entries.map((planned, index) => ({ planned, index })), [plan]);
  const newName = target.title.trim();
  const existing = plan.domains.find(({ title }) => isSameTitle(title, newName))?.title;
  const domains = useMemo(() => {
    const title = newName === '' ? 'Nouveau domaine…' : (existing ?? `Nouveau\u00a0: ${newName}`);
    const { typed = [], sample = [] } = Object.groupBy(plan.domains, (domain) => (domain.sample ? 'sample' : 'typed'));
    return [...typed, { key: newDomainKey, title }, ...sample];
  }, [plan, newName, existing]);
  const focusName = () => document.getElementById(`${id}-name`)?.focus();
  /** When a row chooses the new domain, which has no name yet, the name gets the focus. */
  const onChoose: Choose = useEvent((index, change) => {
    flushSync(() => choose(index, change));
    if (change.domain === newDomainKey && !current.isNamed) focusName();
  });
  const { repeated } = words;
  const refusals = useRefusals(noRefusals);
  const onRefuse = useEvent((index: number, refusal: Refusal) => {
    refusals.refuse(refusal);
    choose(index, { as: 'none' });
  });
  const onTakeBack = useEvent((index: number, mark: string) => {
    refusals.takeBack(mark);
    choose(index, { as: undefined });
  });
  const review = useMemo(() => {
    const refused = new Set(refusals.refused.map(({ mark }) => mark));
    return { domains, listDomain: target.key, repeated, onChoose, refused, onRefuse, onTakeBack };
  }, [domains, target.key, repeated, onChoose, refusals.refused, onRefuse, onTakeBack]);
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
      <TroubleNotice trouble={current.trouble} again={words.again} onAgain={(again) => void current.read(again)} />
      {plan.sample > 0 && (
        <Option name="sample" current={current}>
          Enlever l’exemple ({formatNumber(plan.sample)})
        </Option>
      )}
      {!plan.namesOwner && plan.ownerName !== '' && plan.entries.some(({ is }) => is !== 'refused') && (
        <p className="text-ink-soft">
          Votre nom ne figure parmi les auteurs d’aucune de ces références. D’après votre profil, c’est{' '}
          {quoted(plan.ownerName)}.
        </p>
      )}
      {spellings.length > 0 && (
        <Option name="names" current={current}>
          Ajouter à vos «{'\u00a0'}Autres noms{'\u00a0'}» {plural(spellings.length, 'celui', 'ceux')} que votre ORCID
          désigne{'\u00a0'}: {spellings.map((name) => quoted(name)).join(', ')}
        </Option>
      )}
      {plan.notMine > 0 && (
        <p className="text-ink-soft">
          {counted(plan.notMine, 'publication écartée', 'publications écartées')}
          {'\u00a0'}: vous avez dit «{'\u00a0'}Pas le mien{'\u00a0'}».{' '}
          <AdminLink href="/admin/career/import">Revoir ces choix</AdminLink>
        </p>
      )}
      {years && <p className="text-ink-soft">{years}</p>}
      {current.tagged > 0 && (
        <div>
          <Option name="tags" current={current}>
            Reprendre les mots-clés (étiquettes de Zotero)
          </Option>
          <p className="ps-6 text-ink-soft text-sm">
            {counted(current.tagged, 'référence en a', 'références en ont')}. Le fichier ne distingue pas vos étiquettes
            personnelles, comme «{'\u00a0'}À lire{'\u00a0'}», des mots-clés de l’auteur{'\u00a0'}: sans cette coche, le
            site n’en montre aucune.
          </p>
        </div>
      )}
      {canAdd && (
        <DomainChoice id={id} domains={domains} existing={existing} isUnnamed={isUnnamed && lacksName} {...current} />
      )}
      {groups.map(({ title, group, hint }) => (
        <EntryGroup
          key={title}
          title={title}
          hint={hint || words.refused}
          entries={numbered.filter(({ planned }) => groupOf(planned) === group)}
          choices={choices}
          review={review}
        />
      ))}
      <ImportBar
        count={entries.length}
        nouns={['publication', 'publications']}
        saving={saving}
        onCancel={() => leave(current.restart)}
        onSave={save}
      />
    </Page>
  );
}

type DomainProps = Pick<Props['current'], 'target' | 'setTarget' | 'isNewUsed'> &
  Pick<ReviewProps, 'domains'> & {
    readonly id: string;
    /** The title of the domain that already has the name typed for the new one. */
    readonly existing: string | undefined;
    /** Whether the owner tried to import without a name for the new domain. */
    readonly isUnnamed: boolean;
  };

/** The domain of the whole list, and the name of a new one. */
function DomainChoice({ id, domains, existing, target, setTarget, isNewUsed, isUnnamed }: DomainProps) {
  return (
    <Panel as="div" className="grid grid-cols-12 gap-4 p-4">
      <Field
        label="Domaine des nouvelles publications"
        hint="Celles d’une revue ou d’une conférence que vous avez déjà rangée vont dans son domaine."
        span="half"
      >
        <Select value={target.key} onText={(key) => setTarget({ ...target, key })}>
          <DomainOptions domains={domains} />
        </Select>
      </Field>
      {(isNewUsed || target.key === newDomainKey) && (
        <Field
          id={`${id}-name`}
          label="Nom du nouveau domaine"
          required
          span="half"
          {...(existing && { hint: `${quoted(existing)} existe déjà\u00a0: ces publications iront dans ce domaine.` })}
          {...(isUnnamed && { error: 'Le nom du domaine est requis' })}
        >
          <Input type="text" maxLength={200} value={target.title} onText={(title) => setTarget({ ...target, title })} />
        </Field>
      )}
    </Panel>
  );
}
