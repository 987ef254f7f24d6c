import { useMemo, useState } from 'react';
import { hostTrouble, type Stage as ImportStage, useImportSteps } from '@/components/admin/import/use-import-steps';
import { useAnnounce } from '@/components/admin/providers/notifications';
import type { Failure } from '@/lib/site/api/client';
import { importReferences, planFromHost, planImport } from '@/lib/site/api/import';
import { neutralDomain } from '../../domains';
import {
  type Choice,
  chosenEntries,
  countsOf,
  hasKeywords,
  newDomainKey,
  spellingsOf,
  withoutKeywords,
} from '../choices';
import type { ImportPlan } from '../plan-shape';
import { type ImportSource, outcomeText, wordsOf } from './words';

export type Choose = (index: number | readonly number[], change: Partial<Choice>) => void;
type Done = Readonly<Record<'added' | 'changed' | 'refused' | 'examples', number>>;
export type Stage = ImportStage<ImportSource, ImportPlan, Done>;

/** The domain of new publications whose journal is in no domain yet: `title` names a new one. */
type Target = { readonly key: string; readonly title: string };

const noTarget: Target = { key: newDomainKey, title: '' };
/** Whether the import also removes the sample, adds names to the profile, and takes keywords that are personal tags. */
const defaultOptions = { sample: true, names: true, tags: false };

export function useImport() {
  const announce = useAnnounce();
  const [target, setTarget] = useState(noTarget);
  const [options, setOptions] = useState(defaultOptions);
  const {
    plan: wholePlan,
    write,
    ...steps
  } = useImportSteps<ImportSource, ImportPlan, ImportPlan, Choice, Done>({
    ask: (ownerId, source, reading) => {
      if ('asked' in source) return planFromHost(ownerId, source.asked, reading);
      const file = 'file' in source ? source.file : new Blob([source.text], { type: 'text/plain' });
      return planImport(ownerId, file, reading);
    },
    planOf: (plan) => {
      const first = plan.domains.find(({ sample }) => !sample); // the domains of the sample are not the owner's
      const proposed = first ? { key: first.key, title: '' } : { key: newDomainKey, title: neutralDomain };
      setTarget((before) => (isThere(before, plan) ? before : proposed));
      return { plan, announced: outcomeText(plan.entries) };
    },
    readingTrouble,
    savingTrouble,
  });
  const { choices, read, restart } = steps;
  const plan = useMemo(
    () =>
      wholePlan?.hasTags && !options.tags
        ? { ...wholePlan, entries: wholePlan.entries.map(withoutKeywords) }
        : wholePlan,
    [wholePlan, options.tags],
  );
  const entries = useMemo(
    () => (plan ? chosenEntries(plan.entries, choices, target.key) : []),
    [plan, choices, target.key],
  );

  /** Reads a new source. Choices go by the position of entries, so those made for another source are dropped. */
  const start = (source: ImportSource) => {
    restart();
    setOptions(({ sample }) => ({ ...defaultOptions, sample }));
    void read(source);
  };

  const giveUp = () => {
    restart();
    announce('Lecture interrompue');
  };

  const save = async () => {
    if (!plan || entries.length === 0) return;
    const added = entries.filter(({ is }) => is === 'new').length;
    const chosen = {
      version: plan.version,
      newDomain: target.title,
      names: options.names ? spellingsOf(plan.entries).slice(0, 20) : [],
      withoutSample: options.sample,
      entries,
    };
    const { refused } = countsOf(plan.entries);
    const examples = options.sample ? plan.sample : 0;
    const done = { added, changed: entries.length - added, refused, examples };
    if (await write((ownerId) => importReferences(ownerId, chosen), done)) setTarget(noTarget);
  };

  return {
    ...steps,
    plan,
    /** How many references have keywords that are personal tags. */
    tagged: wholePlan?.hasTags ? wholePlan.entries.filter(hasKeywords).length : 0,
    options,
    setOptions,
    target,
    setTarget,
    entries,
    isNewUsed: entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey),
    isNamed: target.title.trim() !== '',
    start,
    giveUp,
    save,
  };
}

const isThere = ({ key, title }: Target, { domains }: ImportPlan): boolean =>
  key === newDomainKey ? title !== '' : domains.some((domain) => domain.key === key);

const readingTrouble = (source: ImportSource, failure: Failure) =>
  'asked' in source
    ? hostTrouble(failure)
    : { text: failure.error || `Le ${'file' in source ? 'fichier' : 'texte'} n’a pas pu être lu.`, again: false };

/** Without an answer (status 0), the import may have been saved all the same. */
const savingTrouble = (source: ImportSource, { status, error }: Failure): string =>
  status === 0
    ? `${error} ${wordsOf(source).kept}\u00a0: ce qui a été sauvegardé malgré tout sera «\u00a0déjà là\u00a0».`
    : error;
