'use client';
import { useState } from 'react';
import { quoted } from '@/lib/format/french';
import { failureText } from '@/lib/site/api/client';
import {
  type DossierItem,
  deleteDossier,
  type MadeDossier,
  makeDossier,
  type PublicCvChoice,
  setPublicCv,
} from '@/lib/site/api/dossiers';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** The list of dossiers, what the last making of one changed, and the public CV; each action is saved at once. */
export function useDossiers(first: readonly DossierItem[], firstCv: PublicCvChoice) {
  const owner = useOwner();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  const [dossiers, setDossiers] = useState(first);
  const [cv, setCv] = useState(firstCv);
  const [last, setLast] = useState<MadeDossier | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const put = (made: MadeDossier) => {
    setDossiers((all) => [made.dossier, ...all.filter(({ id }) => id !== made.dossier.id)]);
    setLast(made);
  };
  const makeAgain = async ({ id }: DossierItem) => {
    setBusy(id);
    const result = await call(() => makeDossier(owner.id, id));
    setBusy(null);
    if (result.ok) put(result.data);
    else showToast.error(failureText(result, 'Le dossier n’a pas pu être refait'), id);
  };
  const remove = async ({ id, name }: DossierItem) => {
    const isCv = cv?.id === id;
    const isSure = await confirm(
      'Supprimer ce dossier\u202f?',
      `${quoted(name)} sera supprimé, avec ce qu’il contenait. Le contenu du site ne change pas.`,
      isCv ? 'C’est votre CV public\u00a0: il sera retiré du site.' : undefined,
    );
    if (!isSure) return;
    const result = await call(() => deleteDossier(owner.id, id));
    if (!result.ok) return showToast.error(failureText(result, 'Le dossier n’a pas pu être supprimé'), id);
    setDossiers((all) => all.filter((each) => each.id !== id));
    if (last?.dossier.id === id) setLast(null);
    if (isCv) setCv(null);
    showToast.success('Dossier supprimé');
  };
  const choosePublicCv = async (next: PublicCvChoice): Promise<boolean> => {
    const before = cv;
    setCv(next);
    const result = await call(() => setPublicCv(owner.id, next));
    if (!result.ok) {
      setCv(before);
      showToast.error(failureText(result, 'Le CV public n’a pas pu être changé'));
      return false;
    }
    showToast.success(next ? 'CV en ligne' : 'CV retiré du site');
    return true;
  };
  return { dossiers, cv, last, busy, put, makeAgain, remove, choosePublicCv, forgetChanges: () => setLast(null) };
}
