/** A publication as a document's line, in its language and style: the owner's name in bold, URLs as links. */
import { hasArabic } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import type { Language } from '@/lib/languages';
import type { Run } from '@/lib/typeset/tree';
import type { Owner } from '../../profil/own-names';
import { citedIn, langOf } from '../language';
import type { PublicationEntry } from '../statistics';
import { doiUrl } from './addresses';
import { type Author, typedAuthors } from './authors';
import { ownerMarker } from './owner-name';
import { referenceOf } from './reference';
import { styleOf } from './styles';
import type { StyleId } from './styles/style-names';
import { citationWords } from './words';

type Options = {
  readonly lang: Language;
  /** ISO 690 by default. */
  readonly style?: StyleId;
  readonly profile: Owner;
  readonly isAnonymous: boolean;
  /** Whose names to underline. */
  readonly isOfUnit?: (author: Author) => boolean;
};

const anonymous = { fr: '[anonyme]', en: '[anonymous]', ar: '[دون اسم]' } as const;

/** Placeholders for the authors, which no text contains, while the style writes the rest. */
const firstPlaceholder = 0xfdd0;
/** The last placeholder stands for a comma. */
const comma = '\ufdef';
const placeholders = /([\ufdd0-\ufdef])/u;

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
            ? { family: String.fromCodePoint(firstPlaceholder + index), ...(author.author.isBody && { isBody: true }) }
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
  const nameRun = (placeholder: string): Run => {
    const author = authors[(placeholder.codePointAt(0) ?? 0) - firstPlaceholder];
    if (!author) return { text: citationWords[words].comma };
    const text = name(author.author);
    if (author.isOwner) return options.isAnonymous ? { text: anonymous[words] } : { text, bold: true };
    return { text, ...(options.isOfUnit?.(author.author) && { underlined: true }) };
  };
  const written = spans.flatMap((span): readonly Run[] =>
    joined(span.text.split(placeholders).map((text) => (placeholders.test(text) ? nameRun(text) : { ...span, text }))),
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
  const address = doi ? doiUrl(doi) : link;
  if (!address) return runs;
  const isWritten = runs.some(({ text }) => text.includes(address));
  return marked(runs, doi && !isWritten ? doi : address, { href: address }, 'last');
}

type Typed = ReturnType<typeof typedAuthors>[number];

/** The authors that a style names, plus the owner, with null for a gap. `andOthers`: whether more follow. */
function shownAuthors({ item }: PublicationEntry, profile: Options['profile'], most: number) {
  const all = typedAuthors(oneLine(item.authors), profile, item.details?.language);
  const ownerAt = all.findIndex(({ isOwner }, index) => index >= most && isOwner);
  const last = all[ownerAt];
  const authors: readonly (Typed | null)[] = last
    ? [...all.slice(0, most), ...(ownerAt > most ? [null] : []), last]
    : all.slice(0, most);
  return { authors, andOthers: all.length > Math.max(ownerAt + 1, most) };
}

/** A style itself shortens a longer list of names: so the first of them share one placeholder. */
function atMost(most: number, names: readonly Author[]): readonly Author[] {
  const first = names.slice(0, names.length - most + 1);
  return first.length > 1
    ? [{ family: first.map(({ family }) => family).join(comma) }, ...names.slice(first.length)]
    : names;
}

/** Names joined with the style's own texts: without a double full stop, and with « و » attached to an Arabic name. */
function joined(runs: readonly Run[]): readonly Run[] {
  return runs
    .map((run, index): Run => {
      const [before, after] = [runs[index - 1]?.text ?? '', runs[index + 1]?.text ?? ''];
      if (before.endsWith('.') && run.text.startsWith('.')) return { ...run, text: run.text.slice(1) };
      return run.text.endsWith('و\u00a0') && hasArabic(after) ? { ...run, text: run.text.slice(0, -1) } : run;
    })
    .filter(({ text }) => text !== '');
}

/** The runs with one occurrence of a text marked. */
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
