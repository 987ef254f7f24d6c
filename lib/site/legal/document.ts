/**
 * A legal page as data, rendered by components/public/legal, from its template: a Markdown file per language. `# ` is
 * the title, `## ` a part with its id in `{#…}`, `- ` an item of a list, `**Label** ` a fact; any other line is a
 * paragraph. `{name}` stands for a text of the owner or the code; a fact or paragraph of only that is in the owner's
 * words, in French on every page, and is dropped where nothing was typed. A line, or a part by its heading, that begins
 * with `[if french and not bound]` is kept in that case only.
 */
import type { LegalFacts } from './facts';

export type Fact = {
  readonly label: string;
  readonly text: string;
  /** The owner's own words; the rest is in the page's language. */
  readonly isTyped?: true;
  readonly isPhone?: true;
};
export type Block =
  | { readonly is: 'text'; readonly text: string; readonly isTyped?: true }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'facts'; readonly facts: readonly Fact[] };
type Part = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };
export type LegalDocument = {
  readonly title: string;
  /** What precedes the parts. */
  readonly lead: readonly string[];
  readonly parts: readonly Part[];
};

export type Filling = {
  readonly cases: Readonly<Record<string, boolean>>;
  readonly typed: LegalFacts;
  readonly told: Readonly<Record<string, string>>;
};

/** Fills a template; empty parts are left out. Throws for an unknown case or name. */
export function fillTemplate(template: string, filling: Filling): LegalDocument {
  const parts: { id: string; title: string; blocks: Block[] }[] = [];
  const lead: string[] = [];
  let title = '';
  let isLeftOut = false;
  for (const line of template.replaceAll('&nbsp;', '\u00a0').split('\n')) {
    const [, condition, text = ''] = /^(?:\[if ([^\]]+)\] )?(.*)$/.exec(line) ?? [];
    const [, heading, id = ''] = /^## (.+) \{#(\w+)\}$/.exec(text) ?? [];
    const holds = condition === undefined || condition.split(' and ').every((each) => isCase(each, filling));
    if (heading) isLeftOut = !holds;
    if (text === '' || !holds || isLeftOut) continue;
    if (heading) parts.push({ id, title: heading, blocks: [] });
    else if (text.startsWith('# ')) title = text.slice(2);
    else {
      const blocks = parts.at(-1)?.blocks;
      if (blocks) addLine(blocks, text, filling);
      else lead.push(filled(text, filling));
    }
  }
  return { title, lead, parts: parts.filter(({ blocks }) => blocks.length > 0) };
}

function isCase(name: string, { cases }: Filling): boolean {
  const holds = cases[name.replace(/^not /, '')];
  if (holds === undefined) throw new Error(`no case « ${name} »`);
  return name.startsWith('not ') ? !holds : holds;
}

/** Consecutive facts form one block, as do items. */
function addLine(blocks: Block[], line: string, filling: Filling): void {
  const [, label, value = line] = /^\*\*(.+?)\*\* (.*)$/.exec(line) ?? [];
  const field = /^\{(\w+)\}$/.exec(value)?.[1] ?? '';
  const isTyped = field in filling.typed;
  const text = filled(value, filling);
  if (text === '') return;
  const last = blocks.at(-1);
  if (label !== undefined) {
    const isPhone = /phone$/i.test(field);
    const fact: Fact = { label, text, ...(isTyped && { isTyped }), ...(isPhone && { isPhone }) };
    if (last?.is === 'facts') blocks[blocks.length - 1] = { is: 'facts', facts: [...last.facts, fact] };
    else blocks.push({ is: 'facts', facts: [fact] });
  } else if (line.startsWith('- ')) {
    const item = text.slice(2);
    if (last?.is === 'list') blocks[blocks.length - 1] = { is: 'list', items: [...last.items, item] };
    else blocks.push({ is: 'list', items: [item] });
  } else blocks.push({ is: 'text', text, ...(isTyped && { isTyped }) });
}

const filled = (text: string, { typed, told }: Filling): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = told[name] ?? Reflect.get(typed, name);
    if (typeof value !== 'string') throw new Error(`nothing is called {${name}}`);
    return value.trim();
  });
