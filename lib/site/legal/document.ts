/** A legal page as data: what components/public/legal draws. */
import { withFirst } from '@/lib/format/dates';
import { type Language, languageFacts } from '@/lib/languages';

/** `isTyped`: the owner's own words, in French on every page; else they are the page's, in its language. */
export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly isTyped?: true;
  readonly isPhone?: true;
};
export type Block =
  | { readonly is: 'text'; readonly text: string; readonly isTyped?: true }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'facts'; readonly facts: readonly Fact[] };
export type Part = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };
export type LegalDocument = {
  readonly title: string;
  /** What stands before the parts. */
  readonly lead: readonly string[];
  readonly parts: readonly Part[];
};

/** A sentence of the page. */
export const said = (text: string): Block => ({ is: 'text', text });

/** What the owner has typed under a label; nothing where that is nothing. */
export const typed = (label: string, value: string, more: Partial<Fact> = {}): readonly Fact[] =>
  value.trim() === '' ? [] : [{ label, text: value.trim(), isTyped: true, ...more }];

/** A part with the blocks that say something; none where none does. */
export function part(id: string, title: string, ...blocks: readonly Block[]): readonly Part[] {
  const full = blocks.filter((block) =>
    block.is === 'text' ? block.text !== '' : block.is === 'list' ? block.items.length > 0 : block.facts.length > 0,
  );
  return full.length > 0 ? [{ id, title, blocks: full }] : [];
}

export const facts = (...groups: readonly (readonly Fact[])[]): Block => ({ is: 'facts', facts: groups.flat() });

/** A calendar day, `2026-11-27`, in words. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? withFirst(text) : text;
}

/** A number as the language writes it. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].locale).format(value);
