import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatYear } from '@/lib/format/dates';
import { fullFailureText } from '@/lib/site/api/client';
import {
  addDossier,
  type DossierItem,
  type DossierPreview,
  type MadeDossier,
  makeDossier,
  previewDossier,
} from '@/lib/site/api/dossiers';
import { serverNow } from '@/lib/site/api/server-clock';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import { type Choices, lookSchema } from '@/lib/site/dossiers/choices';
import { type ModelId, models } from '@/lib/site/dossiers/models';
import type { PreviewAsked } from '@/lib/site/dossiers/preview';
import { useApiCall } from '../providers/session';

/** The pause after the last change before the preview is asked for, in ms. */
const pause = 250;

export function useDossierForm(subject: DossierItem | ModelId, onMade: (made: MadeDossier) => void) {
  const call = useApiCall();
  const storedDossier = typeof subject === 'string' ? null : subject;
  const [name, setName] = useState(storedDossier?.name ?? firstName(subject as ModelId));
  const [choices, setChoices] = useState(storedDossier?.choices ?? null);
  const [isChanged, setChanged] = useState(false);
  const [view, setView] = useState<View>({ html: '', groups: [], checks: null, missing: [], size: null, written: {} });
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  /** Whether the owner knows what becomes of the works without a class: in another scheme these are others. */
  const [isDecided, setDecided] = useState(storedDossier !== null);
  const isUndecided = !isDecided && choices?.unclassed === null && (view.checks?.unclassed.length ?? 0) > 0;
  const turn = useRef(0);
  /** Whether a preview is on its way: the next is asked for when it has come, so that many clicks are no queue. */
  const [isAsking, setAsking] = useState(false);
  /** Whether its answer takes the place of the choices, unless they change before. */
  const replaces = useRef(false);
  /** The groups and entries that were unticked by hand. */
  const refused = useRef<readonly string[]>([]);

  /** The choices whose preview was asked for last. */
  const previewed = useRef<Choices | null>(null);
  /** Whether the preview has arrived. */
  const ask = async (asked: PreviewAsked): Promise<boolean> => {
    turn.current += 1;
    const mine = turn.current;
    replaces.current = 'model' in asked || asked.fill !== undefined;
    setAsking(true);
    const result = await call((owner) => previewDossier(owner, asked));
    if (mine !== turn.current) return false;
    setAsking(false);
    const isReplacing = replaces.current;
    replaces.current = false;
    if (!result.ok) {
      setProblem(fullFailureText(result, 'L’aperçu n’est pas disponible pour le moment'));
      return false;
    }
    const { choices: answered, problem = '', ...seen } = result.data;
    setProblem(problem);
    setView(seen);
    if (isReplacing) {
      previewed.current = answered;
      setChoices(answered);
    }
    return true;
  };
  const askLater = useEffectEvent(ask);
  const model = typeof subject === 'string' ? subject : null;
  useEffect(() => {
    if (isAsking) return;
    if (choices === null) {
      if (model && turn.current === 0) void askLater({ model });
      return;
    }
    if (choices === previewed.current) return;
    const timer = setTimeout(
      () => {
        previewed.current = choices;
        void askLater({ choices });
      },
      turn.current === 0 ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [choices, model, isAsking]);

  const change = (next: Partial<Choices>) => {
    setChanged(true);
    if ('unclassed' in next) setDecided(true);
    else if ('scheme' in next) setDecided(false);
    if (replaces.current) {
      turn.current += 1;
      replaces.current = false;
      setAsking(false);
    }
    if (choices) refused.current = refusedAfter(refused.current, choices, { ...choices, ...next });
    setChoices((before) => before && { ...before, ...next });
  };
  /** Takes another model's ticks, period and works; what the document looks like stays. */
  const takeModel = async (next: ModelId) => {
    if (!choices) return;
    refused.current = [];
    if (!(await ask({ model: next, look: lookSchema.parse(choices) }))) return;
    setChanged(true);
    if (name === firstName(choices.model)) setName(firstName(next));
  };
  /** Ticks what its pages still have room for. */
  const fill = async () => {
    if (choices && (await ask({ choices, fill: { without: refused.current } }))) setChanged(true);
  };
  const save = async (): Promise<boolean> => {
    if (!choices || isSaving) return false;
    if (isUndecided) {
      setProblem('Classez d’abord vos travaux, ou dites où mettre ceux qui n’ont pas de classe');
      document.getElementById(unclassedChoiceId)?.focus();
      return false;
    }
    setSaving(true);
    const result = await call((owner) =>
      storedDossier
        ? makeDossier(owner, storedDossier.id, { name, choices, version: storedDossier.version })
        : addDossier(owner, name, choices),
    );
    setSaving(false);
    if (!result.ok) {
      setProblem(fullFailureText(result, 'Le dossier n’a pas pu être sauvegardé'));
      return false;
    }
    setChanged(false);
    onMade(result.data);
    return true;
  };
  const rename = (next: string) => {
    setChanged(true);
    setName(next);
  };
  return {
    name,
    rename,
    choices,
    change,
    takeModel,
    fill,
    isAsking,
    /** Reads the site again, once it has changed. */
    refresh: () => void (choices && ask({ choices })),
    ...view,
    isUndecided,
    problem,
    isChanged,
    isSaving,
    isNew: storedDossier === null,
    save,
  };
}

/** Of the first answer to what becomes of the works without a class. */
export const unclassedChoiceId = 'travaux-sans-classe';

export type PageSize = DossierPreview['size'];

/** What was refused before and is not taken again, and what is unticked now. */
function refusedAfter(refused: readonly string[], before: Choices, after: Choices): readonly string[] {
  const out = (all: readonly string[], others: readonly string[]) => all.filter((key) => !others.includes(key));
  const unticked = [...out(after.left, before.left), ...out(before.groups, after.groups)];
  const ticked = new Set([...out(before.left, after.left), ...out(after.groups, before.groups)]);
  return [...refused.filter((key) => !ticked.has(key)), ...unticked];
}

/** What a preview shows; the checks and the size are null until they have come. */
type View = Omit<DossierPreview, 'choices' | 'problem' | 'checks' | 'size'> &
  Readonly<{
    checks: DossierChecks | null;
    size: PageSize | null;
  }>;

/** « Rapport d’activité 2026 » */
const firstName = (model: ModelId): string => `${models[model].label} ${formatYear(serverNow())}`;
