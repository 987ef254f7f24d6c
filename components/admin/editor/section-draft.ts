/** A section in a form: what is edited, what is wrong with it, what is sent. Pure functions. */
import type { SectionChange } from '@/lib/api-client';
import { acceptDraft, withoutBlanks } from '@/lib/content/accept';
import type { AnyDefinition } from '@/lib/content/define';
import type { AnyNode } from '@/lib/content/editor-tree';
import type { StoredSection } from '@/lib/content/site';
import { isRecord } from './draft';
import type { FieldIssue } from './use-draft';
import { fieldIssues } from './use-draft';

export type SectionDraft = { readonly title: string; readonly visible: boolean; readonly content: unknown };
/** Which of the section's own fields the form shows besides the content. */
export type SectionFields = readonly ('title' | 'visible')[];

/** The draft a form starts from: the stored section, or the kind's own words on its creation; a list starts with a blank item. */
export function draftOf(definition: AnyDefinition, stored: StoredSection | null): SectionDraft {
  const content = stored ? stored.content : emptyOf(definition.editor);
  return { title: stored?.title ?? definition.title, visible: stored?.visible ?? true, content: withBlank(definition.editor, content) };
}

/** The content as a form shows it: an empty list has a first item to fill in. */
function withBlank(node: AnyNode, content: unknown): unknown {
  if (!Array.isArray(content) || content.length > 0) return content;
  if (node.node === 'list') return [node.blank()];
  return node.node === 'strings' ? [''] : content;
}

/** Nothing, in the shape of a node. */
export function emptyOf(node: AnyNode): unknown {
  if (node.node === 'list' || node.node === 'strings') return [];
  return node.node === 'map' || node.node === 'group' ? {} : '';
}

/** What is wrong with a draft as it stands, blank items included: to take back messages that no longer hold. */
export function checkDraft(definition: AnyDefinition, fields: SectionFields, draft: unknown): readonly FieldIssue[] {
  const { title, content } = asDraft(draft);
  const result = definition.schema.safeParse(content);
  const found = result.success ? [] : fieldIssues(result.error.issues, ['content']);
  return [...titleIssues(fields, title), ...found, ...firstLine(definition.editor, content)];
}

export type Checked =
  | { readonly ok: true; readonly draft: SectionDraft }
  | { readonly ok: false; readonly issues: readonly FieldIssue[]; readonly draft: SectionDraft };

/** Checks a draft before it is saved: blank items are dropped, unless nothing would be left (decision 27). */
export function accepted(definition: AnyDefinition, fields: SectionFields, draft: SectionDraft): Checked {
  const issues = titleIssues(fields, draft.title);
  const pruned = withoutBlanks(definition, draft.content);
  const result = acceptDraft(definition, pruned);
  const nothing = isEmpty(pruned) ? acceptDraft(definition, draft.content) : result;
  if (!nothing.ok && isEmpty(pruned))
    return { ok: false, draft, issues: [...issues, ...firstLine(definition.editor, draft.content), ...fieldIssues(nothing.issues, ['content'])] };
  if (!result.ok) return { ok: false, draft: { ...draft, content: pruned }, issues: [...issues, ...fieldIssues(result.issues, ['content'])] };
  if (issues.length > 0) return { ok: false, draft, issues };
  return { ok: true, draft: { ...draft, title: draft.title.trim(), content: result.content } };
}

/** What is sent: the form's content with the stored section's title, place and visibility (decision 12), or the kind's on its creation. */
export function changeOf(definition: AnyDefinition, stored: StoredSection | null, fields: SectionFields, draft: SectionDraft, version?: number): SectionChange {
  const based = version === undefined ? {} : { version };
  if (definition.sends === 'content' && stored) return { content: draft.content, ...based };
  return {
    title: fields.includes('title') || !stored ? draft.title : stored.title,
    type: stored?.type ?? definition.type,
    content: draft.content,
    visible: fields.includes('visible') || !stored ? draft.visible : stored.visible,
    order: stored?.order ?? definition.order,
    ...based,
  };
}

export function asDraft(value: unknown): SectionDraft {
  const record = isRecord(value) ? value : {};
  return { title: typeof record.title === 'string' ? record.title : '', visible: record.visible !== false, content: record.content };
}

function titleIssues(fields: SectionFields, title: string): FieldIssue[] {
  return fields.includes('title') && title.trim() === '' ? [{ path: ['title'], message: 'Le titre est requis' }] : [];
}

/** Spec section 5: the message under the first line when every line is blank. */
function firstLine(node: AnyNode, content: unknown): FieldIssue[] {
  if (node.node !== 'strings' || !node.firstRequired || !Array.isArray(content)) return [];
  const blank = content.length > 0 && content.every((line) => typeof line === 'string' && line.trim() === '');
  return blank ? [{ path: ['content', 0], message: node.firstRequired }] : [];
}

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);
