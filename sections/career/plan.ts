/** Plans a career import: compares each entry with the sections' items and the refusals. */
import { fold } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';
import { degreeTwins } from '../parcours/same-degree';
import { kinds } from '../registry';
import { type Contents, type Signature, shownItem, signaturesIn } from './places';
import type { CareerEntry, PlannedCareer, Refusal } from './plan-shape';

export type Known = {
  readonly contents: Contents;
  /** Keys imported before, even if the owner has changed or removed the item since. */
  readonly taken: ReadonlySet<string>;
  readonly refused: readonly Refusal[];
};

/**
 * Plans the entries in order, merging equal ones. One with the name, organisation and year of an item exists already;
 * one that only resembles an item or an earlier entry is a question.
 */
export function planCareer(entries: readonly CareerEntry[], { contents, taken, refused }: Known): PlannedCareer[] {
  const refusedKeys = new Set(refused.flatMap(({ keys, mark }) => [...keys, mark]));
  const read: Shown[] = [];
  for (const entry of entries) {
    const shown = shownEntry(entry);
    const twin = read.findIndex((other) => likenessOf(shown, other) === 'same');
    const other = read[twin];
    if (other) read[twin] = { ...other, keys: [...other.keys, ...shown.keys] };
    else read.push(shown);
  }
  return read.map(({ kind, shown, signature, ...entry }, at): PlannedCareer => {
    const ways = shown.flatMap(({ way, title, line }) =>
      title === undefined
        ? []
        : [{ ...way, section: kinds[way.to].label, route: kinds[way.to].menu?.route ?? '', title, line }],
    );
    if (!signature)
      return {
        ...entry,
        ways,
        mark: entry.keys.join(' ').slice(0, 600),
        is: 'unreadable',
        other: shown[0]?.reason ?? '',
      };
    const markOf = (body: string) => [kind, signature.title, body, signature.year].join('|').slice(0, 600);
    const mark = markOf(signature.body);
    const planned = { ...entry, ways, mark };
    // A thesis that was refused before anybody was named in it.
    const unnamed = kind === 'thesis' || kind === 'jury' ? [markOf('')] : [];
    if ([...entry.keys, mark, ...unnamed].some((key) => refusedKeys.has(key))) return { ...planned, is: 'refused' };
    const others = [
      ...shown.flatMap((each) =>
        signaturesIn(each.way.to, contents).map(
          (other) => [other, each.signature && likeness(kind, each.signature, other)] as const,
        ),
      ),
      ...read.slice(0, at).map((other) => [other.signature, likenessOf({ kind, signature }, other)] as const),
    ];
    const [existing] = others.find(([, like]) => like === 'same') ?? [];
    if (existing || entry.keys.some((key) => taken.has(key))) {
      const isBehind = existing?.state !== undefined && existing.state !== signature.state;
      const [way] = ways;
      if (isBehind && existing.state === 'En cours' && existing.item !== undefined && way)
        return { ...planned, is: 'update', replaces: existing.item };
      const remarks = isBehind
        ? [`${quoted(existing.state)} ici, ${quoted(signature.state ?? '')} à la source\u00a0: à mettre à jour.`]
        : [];
      return { ...planned, is: 'same', remarks };
    }
    const [alike] = others.find(([, like]) => like === 'alike') ?? [];
    if (alike) return { ...planned, is: 'alike', other: alike.name };
    return { ...planned, is: kind === 'review' ? 'aside' : ways.length > 1 ? 'choose' : 'new' };
  });
}

/** The thesis in a key of theses.fr, in lower case. */
export const thesisOf = (key = ''): string | undefined => /^theses:.*:(.+)$/.exec(key)?.[1];

type Shown = ReturnType<typeof shownEntry>;

function shownEntry({ ways, ...entry }: CareerEntry) {
  const ids = entry.keys.flatMap((key) => thesisOf(key) ?? []);
  const shown = ways.map((way) => {
    const { signature, ...item } = shownItem(way.to, way.item);
    return { way, ...item, signature: signature && { ...signature, ids: [...signature.ids, ...ids] } };
  });
  return { ...entry, shown, signature: shown[0]?.signature };
}

type Likeness = 'same' | 'alike' | 'other';

/** How an entry resembles another of the same import; in one year, one may have two posts in one place. */
function likenessOf(one: Pick<Shown, 'kind' | 'signature'>, other: Pick<Shown, 'kind' | 'signature'>): Likeness {
  if (!one.signature || !other.signature || one.kind !== other.kind) return 'other';
  const like = likeness(one.kind, one.signature, other.signature);
  if (one.signature.title === other.signature.title) return like;
  const isShared = one.signature.ids.some((id) => other.signature?.ids.includes(id)); // as with two contracts of one grant
  return isShared ? 'alike' : like === 'alike' ? 'other' : like;
}

/** Kinds of which one has one at a time: another title with the same organisation and year is a question. */
const oneAtATime: readonly string[] = ['post', 'degree', 'thesis', 'jury'];

function likeness(kind: string, one: Signature, other: Signature): Likeness {
  if (one.ids.some((id) => other.ids.includes(id))) return 'same';
  const isBody = one.body === other.body;
  const isFit = one.year === other.year && (isBody || one.body === '' || other.body === '');
  const years = Math.abs(Number(one.year || Number.NaN) - Number(other.year || Number.NaN)); // NaN if one has no year
  if (one.title === other.title) {
    if (isFit) return 'same';
    return one.year === other.year || (isBody && !(years > 1)) ? 'alike' : 'other';
  }
  if (kind === 'degree' && degreeTwins(normalised(one), normalised(other))) return isFit ? 'same' : 'alike';
  return oneAtATime.includes(kind) && isBody && one.body !== '' && one.year === other.year ? 'alike' : 'other';
}

/** « PhD » is a « Doctorat ». */
const normalised = ({ name, year }: Signature) => ({
  title: /^(?:ph\.?\s?d|doctor|docteur|d\.?\s?phil)/.test(fold(name)) ? 'Doctorat' : name,
  year,
});
