/** What imports noted before publications had a field for it, for the migration that moves it there. */

type Texts = Record<string, string>;
type Item = { readonly details?: Texts; readonly sources?: readonly { readonly values: Texts }[] };

/** The sentence of a note that says a field; what may follow it in a note ends it. */
const sentences = [
  { names: ['edition'], pattern: /(?<=^|[.!?…] )(?:Édition ([^.]+)|(\d+)(?:re|e) édition)(?:\. |\.?$)/ },
  {
    names: ['translators'],
    pattern: /(?<=^|[.!?…] )Traduction de (.+?)(?:\.? (?=[\divxlc, ]+\u00a0p\.|Collection «|Actes «)|$)/,
  },
  {
    names: ['series', 'seriesNumber'],
    pattern: /(?<=^|[.!?…] )Collection «\u00a0(.+?)\u00a0»(?:, (.+?))?(?:\. (?=Actes «)|$)/,
  },
] as const;

/**
 * The publications with these facts in their fields, where the owner has left the note as the source said it; the same
 * text where there are none, or it cannot be read.
 */
export function withNotedFields(content: string): string {
  try {
    const domains: Record<string, Record<string, unknown>> = JSON.parse(content);
    let isChanged = false;
    for (const domain of Object.values(domains))
      for (const list of ['articles', 'communications', 'others']) {
        const items: readonly Item[] = Array.isArray(domain[list]) ? domain[list] : [];
        for (const item of items) isChanged = moveNoted(item, list) || isChanged;
      }
    return isChanged ? JSON.stringify(domains) : content;
  } catch {
    return content;
  }
}

function moveNoted({ details = {}, sources = [] }: Item, list: string): boolean {
  const { note } = details;
  const same = [details, ...sources.map(({ values }) => values).filter((values) => values.note === note)];
  if (!note || same.length === 1) return false;
  let isChanged = false;
  for (const { names, pattern } of sentences) {
    const [sentence, ...groups] = pattern.exec(details.note ?? '') ?? [];
    const values = groups.filter(Boolean);
    // of the other works, a series that no field has is still noted
    if (sentence === undefined || details[names[0]] !== undefined || (names[0] === 'series' && list === 'others'))
      continue;
    for (const texts of same) {
      for (const [index, name] of names.entries()) if (values[index]) texts[name] = values[index];
      const left = (texts.note ?? '').replace(sentence, '').trim();
      if (left === '') delete texts.note;
      else texts.note = left;
    }
    isChanged = true;
  }
  return isChanged;
}
