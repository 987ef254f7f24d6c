import { type ComparableWork, compareWorks, type Verdict } from './duplicates';

type Match<Of> = { readonly of: Of; readonly verdict: Exclude<Verdict, 'different'> };
type Known<Of> = { readonly of: Of; readonly compared: ComparableWork };

const ranks: Readonly<Record<Verdict, number>> = { same: 4, likely: 3, version: 2, ask: 1, different: 0 };

/**
 * Works among which a further description is looked for, by what two descriptions of one work have in common: an
 * identifier, else a title, else the place where they appeared. Of thousands, a few are compared. `compare` is
 * `compareWorks`, unless the caller knows more.
 */
export class KnownWorks<Of> {
  readonly #known = new Map<string, Known<Of>[]>();

  readonly compare: (known: ComparableWork, entry: ComparableWork) => Verdict;

  constructor(compare: (known: ComparableWork, entry: ComparableWork) => Verdict = compareWorks) {
    this.compare = compare;
  }

  add(of: Of, compared: ComparableWork): void {
    const work = { of, compared };
    for (const key of Object.values(keysOf(compared)).flat()) {
      const others = this.#known.get(key);
      if (others) others.push(work);
      else this.#known.set(key, [work]);
    }
  }

  /** The surest match, the first added of several; undefined where nothing describes the same work. */
  best(entry: ComparableWork): Match<Of> | undefined {
    const { identifiers, titles, places } = keysOf(entry);
    const byIdentifier = this.#bestOf(entry, identifiers, 'same');
    if (byIdentifier?.verdict === 'same') return byIdentifier;
    const byTitle = this.#bestOf(entry, titles, 'likely');
    if (byIdentifier || byTitle)
      return [byIdentifier, byTitle].flatMap((match) => match ?? []).toSorted(surestFirst)[0];
    return this.#bestOf(entry, places, 'ask'); // merely alike
  }

  /** The surest of the works with one of these keys, of which none is more than `most`. */
  #bestOf(entry: ComparableWork, keys: readonly string[], most: Verdict): Match<Of> | undefined {
    let best: Match<Of> | undefined;
    for (const key of keys) {
      for (const { of, compared } of this.#known.get(key) ?? []) {
        const verdict = this.compare(compared, entry);
        if (verdict === 'different' || ranks[verdict] <= (best ? ranks[best.verdict] : 0)) continue;
        best = { of, verdict };
        if (verdict === most) return best;
      }
    }
    return best;
  }
}

const surestFirst = <Of>(one: Match<Of>, other: Match<Of>): number => ranks[other.verdict] - ranks[one.verdict];

/** The keys that a work is found by. */
function keysOf({ doi, halId, arxivId, normal, main, within, firstPage }: ComparableWork) {
  const keyed = (kind: string, value = '') => (value === '' ? [] : [`${kind} ${value}`]);
  return {
    identifiers: [...keyed('doi', doi), ...keyed('hal', halId), ...keyed('arxiv', arxivId)],
    titles: [...new Set([...keyed('title', normal), ...keyed('title', main)])],
    places: [...keyed('in', within), ...keyed('page', firstPage)],
  };
}
