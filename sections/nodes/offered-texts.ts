import { isRecord } from '@/lib/record';
import type { AnyNode, Option, SelectNode } from '../editor-tree';

/**
 * What a field offers to type: the texts that items have in it and in those that it learns from, before its suggestions
 * and options; without « Autre », which asks for the text itself, and without names of another place.
 */
export function offeredTexts(node: AnyNode, name: string, items: readonly unknown[]): readonly string[] {
  const names = ('learns' in node && node.learns) || [name];
  const own = items.flatMap((item) => (isRecord(item) ? names.map((each) => item[each]) : []));
  const suggested = ('suggestions' in node && node.suggestions) || [];
  const { options = [], local = [] } = node.node === 'select' ? node : {};
  const general = options.map(({ value }) => value).filter((value) => value !== 'Autre' && !local.includes(value));
  const texts = [...own, ...suggested, ...general].filter((text) => typeof text === 'string');
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** The options of a field where items have these texts: local ones only as long as one of them is in use. */
export const optionsFor = ({ options, local = [] }: SelectNode, texts: readonly string[]): readonly Option[] =>
  texts.some((text) => local.includes(text)) ? options : options.filter(({ value }) => !local.includes(value));
