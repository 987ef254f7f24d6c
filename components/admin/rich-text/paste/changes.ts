/** Counts of pasted elements that the editor does not support, and the sentence about them after the paste. */
import { counted, quoted } from '@/lib/format/french';

const lost = {
  drawing: ['dessin', 'dessins'],
  frame: ['cadre d’une autre page', 'cadres d’autres pages'],
  rule: ['trait horizontal', 'traits horizontaux'],
} as const;
const converted = {
  definitions: ['liste de définitions en paragraphes', 'listes de définitions en paragraphes'],
  code: ['passage de code en texte', 'passages de code en texte'],
  media: ['vidéo ou cadre en lien', 'vidéos ou cadres en liens'],
  formula: ['formule en texte', 'formules en texte'],
  field: ['champ de formulaire en texte', 'champs de formulaire en texte'],
  innerTable: ['tableau d’une cellule en paragraphes', 'tableaux de cellules en paragraphes'],
} as const;

export type Change = 'picture' | 'revision' | keyof typeof lost | keyof typeof converted;
export type Changes = { readonly [kind in Change]?: number };

/** One or two sentences on what was dropped or converted; '' if nothing was. */
export function changesText(changes: Changes): string {
  const named = (kinds: Readonly<Record<string, readonly [string, string]>>) =>
    Object.entries(kinds).flatMap(([kind, [one, many]]) =>
      countOf(changes, kind).map((count) => counted(count, one, many)),
    );
  const [left, other] = [named(lost), named(converted)];
  return [
    ...countOf(changes, 'picture').map(pictureText),
    ...countOf(changes, 'revision').map(revisionText),
    ...(left.length > 0 ? [`Non collé\u00a0: ${left.join(', ')}.`] : []),
    ...(other.length > 0 ? [`Converti\u00a0: ${other.join(', ')}.`] : []),
  ].join(' ');
}

const countOf = (changes: Changes, kind: string): number[] =>
  Object.entries(changes).flatMap(([name, count]) => (name === kind && count > 0 ? [count] : []));

function pictureText(count: number): string {
  const what =
    count === 1
      ? '1 image n’a pas pu être collée\u00a0: ajoutez-la'
      : `${count} images n’ont pas pu être collées\u00a0: ajoutez-les`;
  return `${what} avec le bouton ${quoted('Image')}.`;
}

const revisionText = (count: number): string =>
  count === 1
    ? '1 modification suivie a été prise comme acceptée.'
    : `${count} modifications suivies ont été prises comme acceptées.`;
