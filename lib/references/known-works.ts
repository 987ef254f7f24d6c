import { type ComparableWork, compareWorks, type Verdict } from './duplicates';

type Match<Item> = { readonly item: Item; readonly verdict: Exclude<Verdict, 'different'> };
type Known<Item> = { readonly item: Item; readonly compared: ComparableWork };

const ranks: Readonly<Record<Verdict, number>> = { same: 4, likely: 3, version: 2, ask: 1, different: 0 };

/**
 * Finds the work that a new description may be of. Works are indexed by what two descriptions of one work share (an
 * identifier, a title, a container or first page), so that only a few of thousands are compared. `compare` is
 * `compareWorks` unless the caller knows more.
 */
export class KnownWorks<Item> {
  readonly #known = new Map<string, Known<Item>[]>();

  readonly compare: (known: ComparableWork, entry: ComparableWork) => Verdict;

  constructor(compare: (known: ComparableWork, entry: ComparableWork) => Verdict = compareWorks) {
    this.compare = compare;
  }

  add(item: Item, compared: ComparableWork): void {
    const work = { item, compared };
    for (const key of Object.values(keysOf(compared)).flat()) {
      const others = this.#known.get(key);
      if (others) others.push(work);
      else this.#known.set(key, [work]);
    }
  }

  /** The surest match, the first added when several are equally sure; undefined when there is none. */
  best(entry: ComparableWork): Match<Item> | undefined {
    const { identifiers, titles, places } = keysOf(entry);
    const byIdentifier = this.#bestOf(entry, identifiers, 'same');
    if (byIdentifier?.verdict === 'same') return byIdentifier;
    const byTitle = this.#bestOf(entry, titles, 'likely');
    if (byIdentifier || byTitle)
      return [byIdentifier, byTitle].flatMap((match) => match ?? []).toSorted(surestFirst)[0];
    return this.#bestOf(entry, places, 'ask'); // these are only similar
  }

  /** The surest of the works with one of these keys. No verdict can be surer than `most`, so the search ends there. */
  #bestOf(entry: ComparableWork, keys: readonly string[], most: Verdict): Match<Item> | undefined {
    let best: Match<Item> | undefined;
    for (const key of keys) {
      for (const { item, compared } of this.#known.get(key) ?? []) {
        const verdict = this.compare(compared, entry);
        if (verdict === 'different' || ranks[verdict] <= (best ? ranks[best.verdict] : 0)) continue;
        best = { item: item, verdict };
        if (verdict === most) return best;
      }
    }
    return best;
  }
}

const surestFirst = <Item>(one: Match<Item>, other: Match<Item>): number => ranks[other.verdict] - ranks[one.verdict];

function keysOf({ doi, halId, arxivId, normal, main, within, firstPage }: ComparableWork) {
  const keyed = (kind: string, value = '') => (value === '' ? [] : [`${kind} ${value}`]);
  return {
    identifiers: [...keyed('doi', doi), ...keyed('hal', halId), ...keyed('arxiv', arxivId)],
    titles: [...new Set([...keyed('title', normal), ...keyed('title', main)])],
    places: [...keyed('in', within), ...keyed('page', firstPage)],
  };
}
