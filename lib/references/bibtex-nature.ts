/** The nature of a BibTeX entry: by its type, its `type` field, a server of preprints, a talk, missing authors. */
import { refinedNature } from './named-nature';
import { preprintServerIn } from './preprint-servers';
import { statusOf } from './states';
import { thesisNamedIn, thesisNature } from './thesis-nature';
import type { Nature } from './work';

const natures: ReadonlyMap<string, Nature> = new Map([
  ...['article', 'suppperiodical'].map((type) => [type, 'article'] as const),
  ...['inproceedings', 'conference', 'presentation', 'talk', 'poster'].map((type) => [type, 'communication'] as const),
  ...['book', 'mvbook', 'booklet', 'manual'].map((type) => [type, 'livre'] as const),
  ...['proceedings', 'mvproceedings', 'collection', 'mvcollection', 'reference', 'mvreference'].map(
    (type) => [type, 'direction'] as const,
  ),
  ...['incollection', 'inbook', 'bookinbook'].map((type) => [type, 'chapitre'] as const),
  ...['suppbook', 'suppcollection'].map((type) => [type, 'preface'] as const),
  ['inreference', 'notice'],
  ['review', 'compte-rendu'],
  ['periodical', 'numero-revue'],
  ...['techreport', 'report'].map((type) => [type, 'rapport'] as const),
  ...['unpublished', 'preprint'].map((type) => [type, 'prepublication'] as const),
  ...['software', 'softwareversion', 'softwaremodule', 'codefragment'].map((type) => [type, 'logiciel'] as const),
  ...['phdthesis', 'thesis'].map((type) => [type, 'these'] as const),
  ['mastersthesis', 'memoire'],
  ['dataset', 'donnees'],
  ['patent', 'brevet'],
] as const);

type Description = {
  /** `type` as it is printed. */
  readonly kind: string | undefined;
  /** Other words on what it is: how it was published, where, by whom. */
  readonly more: string;
  /** The author's note. */
  readonly note: string;
  readonly isTalk: boolean;
  readonly isInPreparation: boolean;
  readonly isArxiv: boolean;
  /** Whether its authors are said to have directed it. */
  readonly isDirected: boolean;
  readonly has: (field: string) => boolean;
};

/** The nature of an entry of this type; its author's own word, where there is one, counts more than the type. */
export function bibtexNature(
  type: string,
  { kind, more, note, isTalk, isInPreparation, isArxiv, isDirected, has }: Description,
): Nature {
  const nature = refinedNature(natures.get(type) ?? 'autre', kind);
  if (nature === 'these' || nature === 'memoire') {
    const named = kind === undefined ? (thesisNamedIn(note) ?? thesisNamedIn(more)) : undefined;
    if (named !== undefined) return named;
    const told = kind === undefined ? thesisNature(nature, '', more) : thesisNature(nature, kind);
    return kind === undefined && type === 'phdthesis' && told === 'memoire' ? nature : told;
  }
  if (nature === 'livre' && (has('editor') ? !has('author') : isDirected)) return 'direction';
  if (nature === 'article' && isArxiv && !has('journal') && !has('journaltitle')) return 'prepublication';
  if (nature === 'prepublication' && (isTalk || isInPreparation)) return isTalk ? 'communication' : 'autre';
  if (nature !== 'autre') return nature;
  const words = `${kind ?? ''} ${more}`;
  if (
    isArxiv ||
    preprintServerIn(more) !== undefined ||
    statusOf(note) === 'prepublication' ||
    /pr[ée]-?(?:publication|print)/i.test(words)
  )
    return 'prepublication';
  if (/software|logiciel/i.test(words)) return 'logiciel';
  if (/data\s?set|jeu de donn[ée]es/i.test(words)) return 'donnees';
  const thesis = thesisNamedIn(kind ?? '') ?? thesisNamedIn(more);
  if (thesis !== undefined) return thesis;
  if (/habilitation/i.test(words)) return 'hdr';
  return isTalk ? 'communication' : nature;
}
