/** A publication as a line of a document, in its language: in ISO 690, the owner's name bold, addresses as links. */
import { oneLine } from '@/lib/format/one-line';
import type { Language } from '@/lib/languages';
import type { Run } from '@/lib/typeset/tree';
import type { Owner } from '@/sections/profil/own-names';
import { citedIn } from '../cited-in';
import { langOf } from '../language';
import type { PublicationEntry } from '../statistics';
import { doiAddress } from './addresses';
import { type Author, typedAuthors } from './authors';
import { referenceOf } from './reference';
import { styles } from './styles';
import { loud } from './styles/iso690';

type Options = {
  readonly lang: Language;
  readonly profile: Owner;
  readonly isAnonymous: boolean;
  /** Whose names are underlined. */
  readonly isOfUnit?: (author: Author) => boolean;
};

/** A character that no text has stands for the names while the style writes the rest. */
const namesSign = '\ufdd0';
const anonymous = { fr: '[anonyme]', en: '[anonymous]', ar: '[دون اسم]' } as const;

const and = { fr: ' et ', en: ' and ', ar: ' و' } as const;

/** Of more authors than `most` the first ten and the owner are named. */
const most = 12;
const first = 10;

export function referenceRuns(entry: PublicationEntry, options: Options): readonly Run[] {
  const reference = referenceOf(entry, options.profile);
  const lang = langOf(entry, options.lang);
  const isNamed = reference.authors.length > 0;
  const { spans, spoken } = citedIn(
    { ...reference, authors: isNamed ? [{ family: namesSign, isBody: true }] : [] },
    (named, language) => styles[0]?.write(named, language) ?? [],
    options.lang,
  );
  const names = { ...options, lang: spoken.lang ?? options.lang };
  const own = spans.flatMap((span): readonly Run[] =>
    span.text.startsWith(namesSign)
      ? [...nameRuns(entry, names), { ...span, text: span.text.slice(namesSign.length) }]
      : [span.text === reference.title && lang ? { ...span, lang } : span],
  );
  const runs = spoken.lang ? own.map((run): Run => ({ lang: spoken.lang, ...run })) : own;
  const { doi, link } = reference;
  if (doi) return linked(runs, doi, doiAddress(doi));
  return link ? linked(runs, link, link) : runs;
}

function nameRuns({ item }: PublicationEntry, { lang, profile, isAnonymous, isOfUnit }: Options): readonly Run[] {
  const authors = oneLine(item.authors);
  const all = typedAuthors(authors, profile, item.details?.language);
  const isLong = all.length > most;
  const hasOthers = /\bet\s+al\.?\s*$/i.test(authors);
  const shown = [...all.keys()].filter((index) => !isLong || index < first || all[index]?.isOwner);
  const names = shown.flatMap((index, place): readonly Run[] => {
    const { author, isOwner } = all[index] ?? { author: { family: '' }, isOwner: false };
    const isSkipping = place > 0 && shown[place - 1] !== index - 1;
    const isLast = place === shown.length - 1 && !isLong && !hasOthers;
    const before = place === 0 ? '' : isSkipping ? ', …, ' : isLast ? and[lang] : ', ';
    const name: Run = isOwner
      ? isAnonymous
        ? { text: anonymous[lang] }
        : { text: loud(author), bold: true }
      : { text: loud(author), ...(isOfUnit?.(author) && { underlined: true }) };
    return before ? [{ text: before }, name] : [name];
  });
  return isLong && !hasOthers ? [...names, { text: ' et al.' }] : names;
}

/** The runs with the last mention of an address as a link. */
function linked(runs: readonly Run[], text: string, href: string): readonly Run[] {
  const at = runs.findLastIndex((run) => run.text.includes(text));
  return runs.flatMap((run, index): readonly Run[] => {
    if (index !== at) return [run];
    const start = run.text.lastIndexOf(text);
    const parts = [run.text.slice(0, start), run.text.slice(start + text.length)] as const;
    return [
      { ...run, text: parts[0] },
      { ...run, text, href },
      { ...run, text: parts[1] },
    ].filter((each) => each.text !== '');
  });
}
