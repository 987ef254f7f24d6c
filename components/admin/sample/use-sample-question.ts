'use client';
import { useRef } from 'react';
import { counted } from '@/lib/format/french';
import { sample } from '@/lib/site/api/client';
import { hasSampleName } from '@/sections/profil/sample-fields';
import type { Profile } from '@/sections/profil/schema';
import { useConfirm } from '../providers/confirm';
import { useNavigate } from '../providers/navigate';
import { useApiCall } from '../providers/reauth';
import { placeLink } from './place-link';
import { useSample } from './use-sample';

/**
 * Returns a function to call with each profile that was saved. When it is the first under another name than the
 * sample's, it asks once what becomes of the sample's content, and does it. It resolves to whether it has left the
 * page.
 */
export function useSampleQuestion(profile: Profile): (saved: Profile) => Promise<boolean> {
  const wasSample = useRef(hasSampleName(profile));
  const call = useApiCall();
  const ask = useConfirm();
  const visit = useNavigate();
  const { hide } = useSample();
  return async (saved) => {
    const isNamed = wasSample.current && !hasSampleName(saved);
    wasSample.current = hasSampleName(saved);
    const state = isNamed ? await call(sample.state) : null;
    if (!state?.ok || state.data.places.length === 0) return false;
    const { places } = state.data;
    const answer = await ask({
      title: 'Que faire du contenu d’exemple\u202f?',
      text: `Votre nom est en ligne, mais le site raconte encore une vie inventée, à ${counted(places.length, 'endroit', 'endroits')}\u00a0: ${places.map((place) => placeLink(place).label).join(', ')}.`,
      detail: `Une section masquée reparaît quand vous y enregistrez votre contenu. ${places.some(({ of }) => of !== 'section') ? 'Les textes d’exemple du profil, eux, sont vidés. ' : ''}Vous pourrez tout rétablir.`,
      safe: 'Le garder pour l’instant',
      choices: [
        { value: 'list', label: 'Un par un' },
        { value: 'hide', label: 'Tout masquer', tone: 'primary' },
      ],
    });
    if (answer === null || (answer === 'hide' && !(await hide()))) return false;
    visit(answer === 'list' ? '/admin#a-completer' : '/admin');
    return true;
  };
}
