'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatYear } from '@/lib/format/dates';
import { failureAtLength } from '@/lib/site/api/client';
import {
  addDossier,
  type DossierGroupItem,
  type DossierItem,
  type MadeDossier,
  makeDossier,
  type PreviewAsked,
  previewDossier,
} from '@/lib/site/api/dossiers';
import { serverNow } from '@/lib/site/api/server-clock';
import type { Choices } from '@/lib/site/dossiers/choices';
import { type ModelId, models } from '@/lib/site/dossiers/models';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';

/** The pause after the last change before the preview is asked for, in ms. */
const pause = 250;

/** The name, choices and preview of a dossier that is kept already, or of a new one of a model. */
export function useDossierForm(subject: DossierItem | ModelId, onMade: (made: MadeDossier) => void) {
  const owner = useOwner();
  const call = useApiCall();
  const kept = typeof subject === 'string' ? null : subject;
  const [name, setName] = useState(kept?.name ?? firstName(subject as ModelId));
  const [choices, setChoices] = useState(kept?.choices ?? null);
  const [isChanged, setChanged] = useState(false);
  const [view, setView] = useState<{ html: string; groups: readonly DossierGroupItem[]; missing: readonly string[] }>({
    html: '',
    groups: [],
    missing: [],
  });
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const turn = useRef(0);

  /** The choices whose preview was asked for last. */
  const previewed = useRef<Choices | null>(null);
  /** Whether the preview has arrived. */
  const ask = async (asked: PreviewAsked): Promise<boolean> => {
    turn.current += 1;
    const mine = turn.current;
    const result = await call(() => previewDossier(owner.id, asked));
    if (mine !== turn.current) return false;
    if (!result.ok) {
      setProblem(failureAtLength(result, 'L’aperçu n’est pas disponible pour le moment'));
      return false;
    }
    setProblem('');
    const { choices: answered, ...seen } = result.data;
    setView(seen);
    if ('model' in asked) {
      previewed.current = answered;
      setChoices(answered);
    }
    return true;
  };
  const askLater = useEffectEvent(ask);
  const model = typeof subject === 'string' ? subject : null;
  useEffect(() => {
    if (choices === null) {
      if (model) void askLater({ model });
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
  }, [choices, model]);

  const change = (next: Partial<Choices>) => {
    setChanged(true);
    setChoices((before) => before && { ...before, ...next });
  };
  /** Takes another model's ticks, period and works; language, classification, order, the unit and anonymity stay. */
  const takeModel = async (next: ModelId) => {
    if (!choices) return;
    const { model: last, lang, scheme, order, isAnonymous, unit } = choices;
    if (!(await ask({ model: next, look: { lang, scheme, order, isAnonymous, unit } }))) return;
    setChanged(true);
    if (name === firstName(last)) setName(firstName(next));
  };
  const save = async (): Promise<boolean> => {
    if (!choices || isSaving) return false;
    setSaving(true);
    const result = await call(() =>
      kept
        ? makeDossier(owner.id, kept.id, { name, choices, version: kept.version })
        : addDossier(owner.id, name, choices),
    );
    setSaving(false);
    if (!result.ok) {
      setProblem(failureAtLength(result, 'Le dossier n’a pas pu être sauvegardé'));
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
    ...view,
    problem,
    isChanged,
    isSaving,
    isNew: kept === null,
    save,
  };
}

/** « Rapport d’activité 2026 » */
const firstName = (model: ModelId): string => `${models[model].label} ${formatYear(serverNow())}`;
