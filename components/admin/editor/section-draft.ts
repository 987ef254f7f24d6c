/** The draft of a section's form: its initial value, its validation, and the change that is sent. */

import { isRecord } from '@/lib/record';
import type { SectionChange } from '@/lib/site/api/client';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { isWaiting, type StoredSection } from '@/sections/public-site';
import { hasOwn } from '@/sections/sample-items';
import { lacksText, validateDraft, withoutBlanks } from '@/sections/validate';
import type { FieldIssue } from '../form/use-draft';
import { fieldIssues } from '../form/use-draft';

export type SectionDraft = { readonly title: string; readonly visible: boolean; readonly content: unknown };
/** The section's own fields that the form shows besides the content. */
export type SectionFields = readonly ('title' | 'visible')[];

/**
 * The initial draft: the stored section, or the kind's title and empty content for a new one. An empty list starts with
 * a blank item. Where the form shows the visibility of a section that waits for the owner's content, it proposes to
 * show it.
 */
export function draftOf(definition: AnyDefinition, stored: StoredSection | null): SectionDraft {
  const { editor } = definition;
  const { empty, started } = nodeType(editor);
  const isProposed = definition.sectionFields?.includes('visible') ?? false;
  return {
    title: stored?.title ?? definition.title,
    visible: stored ? stored.visible || (isProposed && isWaiting(stored)) : true,
    content: started(editor, stored ? stored.content : empty),
  };
}

/**
 * The item that a form is open for in single-item mode: an index, and whether it is a new one or the copy of another.
 */
export type EditedItem = { readonly index: number; readonly isNew?: boolean; readonly copyOf?: number };

/**
 * The same with a blank item at the end of its list, for « Ajouter un cours », or with the copy of the item at the
 * index `copyOf` after it.
 */
export function draftWithNew(definition: AnyDefinition, stored: StoredSection | null, copyOf?: number): SectionDraft {
  const { editor } = definition;
  const { cards } = nodeType(editor);
  const draft = draftOf(definition, stored);
  const items: readonly unknown[] = Array.isArray(stored?.content) ? stored.content : [];
  if (copyOf === undefined) return { ...draft, content: [...items, cards?.blank(editor)] };
  return { ...draft, content: items.toSpliced(copyOf + 1, 0, cards?.copy?.(editor, items[copyOf])) };
}

/**
 * The errors of a draft as it stands, blank items included. Used to update the shown errors while the form is edited.
 */
export function checkDraft(definition: AnyDefinition, fields: SectionFields, draft: unknown): readonly FieldIssue[] {
  const { title, content } = asDraft(draft);
  const result = definition.schema.safeParse(content);
  const found = result.success ? [] : fieldIssues(result.error.issues, ['content']);
  const lacking = lacksText(definition, content) ? [{ path: ['content'], message: definition.emptyMessage ?? '' }] : [];
  const titled = fields.includes('title') ? titleIssues(title) : [];
  return [...titled, ...found, ...lacking, ...contentIssues(definition, content)];
}

type Checked =
  | { readonly ok: true; readonly draft: SectionDraft }
  | { readonly ok: false; readonly issues: readonly FieldIssue[]; readonly draft: SectionDraft };

/**
 * Validates a draft before it is saved. Blank items are dropped, unless nothing would be left or it is the one at
 * `singleIndex`, which is the only one that the form shows; the paths of the errors are in the returned draft.
 */
export function accepted(
  definition: AnyDefinition,
  fields: SectionFields,
  draft: SectionDraft,
  singleIndex?: number,
): Checked {
  const issues = fields.includes('title') ? titleIssues(draft.title) : [];
  const pruned = withoutBlanks(definition, draft.content);
  const result = validateDraft(definition, pruned);
  if (isEmpty(pruned)) {
    const whole = validateDraft(definition, draft.content);
    if (!whole.ok)
      return {
        ok: false,
        draft,
        issues: [...issues, ...contentIssues(definition, draft.content), ...fieldIssues(whole.issues, ['content'])],
      };
  }
  const missing = singleIndex === undefined ? [] : blankIssues(definition, draft, singleIndex);
  if (missing.length > 0) return { ok: false, draft, issues: [...issues, ...missing] };
  if (!result.ok)
    return {
      ok: false,
      draft: { ...draft, content: pruned },
      issues: [...issues, ...fieldIssues(result.issues, ['content'])],
    };
  if (issues.length > 0) return { ok: false, draft, issues };
  return { ok: true, draft: { ...draft, title: draft.title.trim(), content: result.content } };
}

/** The errors of the item at the index `at`, if it is blank: its required fields, or that of a list of lines. */
function blankIssues(definition: AnyDefinition, draft: SectionDraft, at: number): readonly FieldIssue[] {
  const item = Array.isArray(draft.content) ? draft.content.slice(at, at + 1) : [];
  if (item.length === 0 || !isEmpty(withoutBlanks(definition, item))) return [];
  const own = checkDraft(definition, [], draft).filter(({ path }) => path[1] === at);
  return own.length > 0
    ? own
    : contentIssues(definition, item).map(({ path: [content = '', , ...rest], message }) => ({
        path: [content, at, ...rest],
        message,
      }));
}

/**
 * The change to send, based on `version`. Title and visibility are the stored ones unless the form shows them, so that
 * saving content never renames a section. One that was hidden with the sample is shown with its owner's first content. Its
 * place is sent for a new one only: another page may have moved it meanwhile.
 */
export function changeOf(
  definition: AnyDefinition,
  stored: StoredSection | null,
  fields: SectionFields,
  draft: SectionDraft,
  version?: number,
): SectionChange {
  const based = version === undefined ? {} : { version };
  return {
    title: fields.includes('title') || !stored ? draft.title : stored.title,
    type: stored?.type ?? definition.type,
    content: draft.content,
    visible: visibilityOf(definition, stored, fields, draft),
    ...(stored ? {} : { order: definition.order }),
    ...based,
  };
}

function visibilityOf(
  definition: AnyDefinition,
  stored: StoredSection | null,
  fields: SectionFields,
  { visible, content }: SectionDraft,
): boolean {
  if (!stored || fields.includes('visible')) return visible;
  return stored.visible || (isWaiting(stored) && hasOwn(definition, content));
}

/** The section's own fields that the form shows. */
export function picked(
  fields: SectionFields,
  { title, visible }: Pick<SectionDraft, 'title' | 'visible'>,
): Partial<SectionDraft> {
  return { ...(fields.includes('title') && { title }), ...(fields.includes('visible') && { visible }) };
}

/** Reads an untyped draft; a missing title is '', a missing visibility is true. */
export function asDraft(value: unknown): SectionDraft {
  const record = isRecord(value) ? value : {};
  return {
    title: typeof record.title === 'string' ? record.title : '',
    visible: record.visible !== false,
    content: record.content,
  };
}

export function titleIssues(title: string): FieldIssue[] {
  return title.trim() === '' ? [{ path: ['title'], message: 'Le titre est requis' }] : [];
}

function contentIssues(definition: AnyDefinition, content: unknown): FieldIssue[] {
  return fieldIssues(nodeType(definition.editor).issues(definition.editor, content), ['content']);
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
