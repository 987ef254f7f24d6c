/** The fields of a BibTeX or BibLaTeX entry, and the remarks on those that are not read. */
import { areDirectors } from '@/lib/names/read-names';
import { bibtexNames, endsInOthers, unwrapped, withListedOrcids } from './bibtex-names';
import type { People } from './item';
import { languageOf } from './languages';
import { Tagged, unreadRemark } from './tags';
import { texText, withoutConditionals } from './tex';
import { titled } from './values';
import { withoutTex } from './without-tex';
import journals from './words/journals.json' with { type: 'json' };
import technicalFields from './words/technical-fields.json' with { type: 'json' };

/** The longest value that is read, in characters. */
export const maxKept = 40_000;

/** The fields of an entry as TeX prints them; `unknown` holds the commands that are not known. */
export class Fields extends Tagged {
  readonly unknown = new Set<string>();
  readonly #sizes = new Map<string, number>();

  constructor(fields: ReadonlyMap<string, string>) {
    super(new Map(Array.from(fields, ([name, value]) => [name, [withoutConditionals(value)]])));
  }

  override all(...names: readonly string[]): string[] {
    return names.flatMap((name) => {
      const [value] = super.all(name);
      if (value === undefined) return [];
      this.#sizes.set(name, value.length);
      const text = this.text(namedJournal(unwrapped(value)).slice(0, maxKept));
      return text.trim() === '' ? [] : text;
    });
  }

  /** How many characters were read as TeX, without the abstract and keywords, which may have any length. */
  get texSize(): number {
    return [...this.#sizes].reduce((sum, [name, size]) => sum + (/^(?:abstract|keywords?)$/.test(name) ? 0 : size), 0);
  }

  text = (tex: string): string => texText(tex, { onUnknown: (command) => this.unknown.add(command) });

  typed(name: string): string {
    return super.all(name)[0] ?? '';
  }

  /** A value that is not TeX, without the braces around it. */
  raw(...names: readonly string[]): string | undefined {
    return names
      .map((name) => this.typed(name))
      .map(bare)
      .find((text) => text !== '');
  }

  id(...names: readonly string[]): string | undefined {
    return withoutTex(this.raw(...names) ?? '') || undefined;
  }

  people(name: string): People | undefined {
    const typed = this.typed(name);
    if (typed === '') return undefined;
    const names = bibtexNames(typed, (command) => this.unknown.add(command));
    return {
      names: name === 'author' ? withListedOrcids(names, this.typed('orcid-numbers')) : names,
      andOthers: endsInOthers(typed) || undefined,
      areDirectors: areDirectors(texText(typed)) || undefined,
    };
  }

  /** A title with its subtitle, joined as in French unless the entry has another language. */
  titled(name: string, more: string): string | undefined {
    return titled(this.first(name), this.first(more), (languageIn(this) ?? 'fr') === 'fr');
  }
}

/** Removes the braces and the `\url` around an address. */
const bare = (value: string): string =>
  unwrapped(value)
    .replace(/^\\url\s*\{([\s\S]*)\}$/, '$1')
    .trim();

export const languageIn = (fields: Fields): string | undefined =>
  languageOf(fields.raw('langid', 'language', 'hyphenation', 'lang') ?? '');

export const oddIn = (fields: Fields): string[] => [
  ...[...fields.unknown].map(
    (command) =>
      `La commande TeX «\u00a0${command}\u00a0» n’est pas connue\u00a0: ce qu’elle entoure est gardé tel quel.`,
  ),
  ...unreadRemark(fields.unread().filter((name) => !technical.has(name) && !technicalKinds.test(name))),
];

/** Fields for the internal use of programs and databases: leaving them out loses nothing of the work. */
const technical = new Set(technicalFields.bibtex);
const technicalKinds = /^(?:bdsk|mendeley|citeulike|zotero|jabref|x|opt|ads|jstor)[-_]|^__/;

/**
 * The full names of the journals that the Astrophysics Data System gives as commands in its BibTeX
 * (https://ui.adsabs.harvard.edu/help/actions/journal-macros).
 */
const journalsByCommand: ReadonlyMap<string, string> = new Map(Object.entries(journals));

/** The journal when a field is nothing but such a command; any other text unchanged. */
const namedJournal = (tex: string): string =>
  journalsByCommand.get(/^\{?\\([a-z]+)\s*\}?(?:\{\}|\\ )?[\s,.]*$/.exec(tex.trim())?.[1] ?? '') ?? tex;
