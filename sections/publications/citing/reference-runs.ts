/** A publication as a line of a document, in its language and style: the owner's name bold, addresses as links. */
import { hasArabic } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import type { Language } from '@/lib/languages';
import type { Run } from '@/lib/typeset/tree';
import type { Owner } from '../../profil/own-names';
import { citedIn } from '../cited-in';
import { langOf } from '../language';
import type { PublicationEntry } from '../statistics';
import { doiAddress } from './addresses';
import { type Author, typedAuthors } from './authors';
import { ownerMarker } from './owner-name';
import { referenceOf } from './reference';
import { styleOf } from './styles';
import type { StyleId } from './styles/style-names';
import { citationWords } from './words';

type Options = {
  readonly lang: Language;
  /** ISO 690 where none is given. */
  readonly style?: StyleId;
  readonly profile: Owner;
  readonly isAnonymous: boolean;
  /** Whose names are underlined. */
  readonly isOfUnit?: (author: Author) => boolean;
};

const anonymous = { fr: '[anonyme]', en: '[anonymous]', ar: '[دون اسم]' } as const;

/** Characters that no text has stand for the authors while the style writes the rest. */
const firstSign = 0xfdd0;
/** The last of them stands for a comma. */
const comma = '\ufdef';
const signs = /([\ufdd0-\ufdef])/u;

export function referenceRuns(entry: PublicationEntry, options: Options): readonly Run[] {
  const { style = 'iso690', profile } = options;
  const { write, name, most } = styleOf[style];
  const reference = referenceOf(entry, profile);
  const { authors, andOthers } = shownAuthors(entry, profile, most);
  const { spans, langAttributes } = citedIn(
    {
      ...reference,
      authors: atMost(
        most,
        authors.map((author, index) =>
          author
            ? { family: String.fromCodePoint(firstSign + index), ...(author.author.isBody && { isBody: true }) }
            : { family: '…' },
        ),
      ),
      ...((andOthers || reference.andOthers) && { andOthers: true }),
    },
    write,
    options.lang,
  );
  const lang = langOf(entry, options.lang);
  const words = langAttributes.lang ?? options.lang;
  const nameRun = (sign: string): Run => {
    const author = authors[(sign.codePointAt(0) ?? 0) - firstSign];
    if (!author) return { text: citationWords[words].comma };
    const text = name(author.author);
    if (author.isOwner) return options.isAnonymous ? { text: anonymous[words] } : { text, bold: true };
    return { text, ...(options.isOfUnit?.(author.author) && { underlined: true }) };
  };
  const written = spans.flatMap((span): readonly Run[] =>
    joined(span.text.split(signs).map((text) => (signs.test(text) ? nameRun(text) : { ...span, text }))),
  );
  const titled = lang ? marked(written, reference.title, { lang }, 'first') : written;
  const line = langAttributes.lang ? titled.map((run): Run => ({ lang: langAttributes.lang, ...run })) : titled;
  const ownName = (run: Run): Run => (options.isAnonymous ? { text: anonymous[words] } : { ...run, bold: true });
  const ofLine = ownerMarker(profile);
  const runs = reference.isAsWritten
    ? line.flatMap((run) =>
        ofLine(run.text).map(({ text, owner }) => (owner ? ownName({ ...run, text }) : { ...run, text })),
      )
    : line;
  const { doi, link } = reference;
  const address = doi ? doiAddress(doi) : link;
  if (!address) return runs;
  const isWritten = runs.some(({ text }) => text.includes(address));
  return marked(runs, doi && !isWritten ? doi : address, { href: address }, 'last');
}

type Typed = ReturnType<typeof typedAuthors>[number];

/**
 * Of more authors than a style names, as many as it names and the owner, with null where some are passed over.
 * `andOthers`: whether some come after the last of them.
 */
function shownAuthors({ item }: PublicationEntry, profile: Options['profile'], most: number) {
  const all = typedAuthors(oneLine(item.authors), profile, item.details?.language);
  const ownerAt = all.findIndex(({ isOwner }, index) => index >= most && isOwner);
  const last = all[ownerAt];
  const authors: readonly (Typed | null)[] = last
    ? [...all.slice(0, most), ...(ownerAt > most ? [null] : []), last]
    : all.slice(0, most);
  return { authors, andOthers: all.length > Math.max(ownerAt + 1, most) };
}

/** A style shortens a list of more names by itself: the first of them stand in the place of one. */
function atMost(most: number, names: readonly Author[]): readonly Author[] {
  const first = names.slice(0, names.length - most + 1);
  return first.length > 1
    ? [{ family: first.map(({ family }) => family).join(comma) }, ...names.slice(first.length)]
    : names;
}

/** Names between what the style writes around them: one full stop after a name that ends with one, « و » at an Arabic name. */
function joined(runs: readonly Run[]): readonly Run[] {
  return runs
    .map((run, index): Run => {
      const [before, after] = [runs[index - 1]?.text ?? '', runs[index + 1]?.text ?? ''];
      if (before.endsWith('.') && run.text.startsWith('.')) return { ...run, text: run.text.slice(1) };
      return run.text.endsWith('و\u00a0') && hasArabic(after) ? { ...run, text: run.text.slice(0, -1) } : run;
    })
    .filter(({ text }) => text !== '');
}

/** The runs with one mention of a text marked. */
function marked(
  runs: readonly Run[],
  text: string,
  mark: Pick<Run, 'href' | 'lang'>,
  which: 'first' | 'last',
): readonly Run[] {
  const holds = (run: Run) => run.text.includes(text);
  const at = which === 'first' ? runs.findIndex(holds) : runs.findLastIndex(holds);
  return runs.flatMap((run, index): readonly Run[] => {
    if (index !== at || text === '') return [run];
    const start = which === 'first' ? run.text.indexOf(text) : run.text.lastIndexOf(text);
    return [
      { ...run, text: run.text.slice(0, start) },
      { ...run, text, ...mark },
      { ...run, text: run.text.slice(start + text.length) },
    ].filter((each) => each.text !== '');
  });
}
