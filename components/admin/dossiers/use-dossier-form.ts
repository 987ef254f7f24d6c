import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatYear } from '@/lib/format/dates';
import { fullFailureText, serverNow } from '@/lib/site/api/client';
import {
  addDossier,
  type DossierItem,
  type DossierPreview,
  type MadeDossier,
  makeDossier,
  previewDossier,
} from '@/lib/site/api/dossiers';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import { type Choices, lookSchema } from '@/lib/site/dossiers/choices';
import { type ModelId, models } from '@/lib/site/dossiers/models';
import type { PreviewAsked } from '@/lib/site/dossiers/preview';
import { useApiCall } from '../providers/session';

/** Debounce of preview requests, in ms. */
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
  /** Whether the owner chose where unclassified works go; another scheme has others, so it resets this. */
  const [isDecided, setDecided] = useState(storedDossier !== null);
  const isUndecided = !isDecided && choices?.unclassed === null && (view.checks?.unclassed.length ?? 0) > 0;
  const turn = useRef(0);
  /** Whether a preview request is pending; the next waits for it, so that clicks do not queue up. */
  const [isAsking, setAsking] = useState(false);
  /** Whether its response replaces the choices, unless they change first. */
  const replaces = useRef(false);
  /** Groups and entries unticked by hand. */
  const refused = useRef<readonly string[]>([]);

  /** The choices of the last preview request. */
  const previewed = useRef<Choices | null>(null);
  /** Resolves to whether the preview has arrived. */
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
    const { choices: newChoices, problem = '', ...seen } = result.data;
    setProblem(problem);
    setView(seen);
    if (isReplacing) {
      previewed.current = newChoices;
      setChoices(newChoices);
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
  /** Takes another model's ticks, period and works, but keeps the document's look. */
  const takeModel = async (next: ModelId) => {
    if (!choices) return;
    refused.current = [];
    if (!(await ask({ model: next, look: lookSchema.parse(choices) }))) return;
    setChanged(true);
    if (name === firstName(choices.model)) setName(firstName(next));
  };
  /** Ticks what still fits in its pages. */
  const fill = async () => {
    if (choices && (await ask({ choices, fill: { without: refused.current } }))) setChanged(true);
  };
  const save = async (): Promise<boolean> => {
    if (!choices || isSaving) return false;
    if (isUndecided) {
      setProblem(
        'Classez d’abord vos travaux, ou choisissez de laisser de côté, ou à la fin, ceux qui n’ont pas de classe',
      );
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
    /** Reloads the preview after a change of the site. */
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

/** The first choice of where unclassified works go. */
export const unclassedChoiceId = 'travaux-sans-classe';

export type PageSize = DossierPreview['size'];

/** What was unticked before and not ticked since, and what is unticked now. */
function refusedAfter(refused: readonly string[], before: Choices, after: Choices): readonly string[] {
  const out = (all: readonly string[], others: readonly string[]) => all.filter((key) => !others.includes(key));
  const unticked = [...out(after.left, before.left), ...out(before.groups, after.groups)];
  const ticked = new Set([...out(before.left, after.left), ...out(after.groups, before.groups)]);
  return [...refused.filter((key) => !ticked.has(key)), ...unticked];
}

/** A preview; its checks and size are null until loaded. */
type View = Omit<DossierPreview, 'choices' | 'problem' | 'checks' | 'size'> &
  Readonly<{
    checks: DossierChecks | null;
    size: PageSize | null;
  }>;

/** « Rapport d’activité 2026 » */
const firstName = (model: ModelId): string => `${models[model].label} ${formatYear(serverNow())}`;
