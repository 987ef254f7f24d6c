import { useCallback } from 'react';
import { isRecord } from '@/lib/record';
import { type Result, type SectionChange, saveSection } from '@/lib/site/api/client';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { hasOwn, isWaiting } from '@/sections/sample-items';
import { isEmpty, lacksText, validateDraft, withoutBlanks } from '@/sections/validate';
import { itemsAt } from '../form/draft';
import { type Accepted, type FieldIssue, fieldIssues } from '../form/use-draft';
import { useForm } from '../form/use-form';

export type SectionDraft = Readonly<{ title: string; visible: boolean; content: unknown }>;
/** Fields of the section shown in the form besides its content. */
export type SectionFields = readonly ('title' | 'visible')[];

/** The item edited in single-item mode: an index, and whether it is new or a copy. */
export type EditedItem = Readonly<{ index: number; isNew?: boolean; copyOf?: number }>;

/** Stores a change of a section; `base` is the version it is based on, null for a new one. */
export type StoreSection = (
  ownerId: string,
  change: SectionChange,
  base: StoredSection | null,
) => Promise<Result<StoredSection, StoredSection>>;

export type SectionFormOptions = Readonly<{
  definition: AnyDefinition;
  stored: StoredSection | null;
  fields: SectionFields;
  onStored: (stored: StoredSection, isAllStored: boolean) => void;
  /** Toast texts, if not those of the card editors. */
  words?: Readonly<{ saved: string; failed: string }>;
  /** By default `saveSection`. */
  storeSection?: StoreSection;
  inDialog?: boolean;
  item?: EditedItem;
}>;

export function useSectionForm({
  definition,
  stored,
  fields,
  onStored,
  words,
  storeSection = (owner, change) => saveSection(owner, definition.id, change),
  inDialog,
  item,
}: SectionFormOptions) {
  const savedOf = useCallback(
    (value: unknown) => {
      const draft = asDraft(value);
      return { ...formFields(fields, draft), content: withoutBlanks(definition, draft.content) };
    },
    [definition, fields],
  );
  return useForm<SectionChange, StoredSection>({
    initial: () => draftOf(definition, stored, item),
    ...(item?.copyOf !== undefined && { base: () => draftOf(definition, stored) }),
    draftOf: (next) => draftOf(definition, next),
    savedOf,
    check: (value) => checkDraft(definition, fields, value),
    accept: accepting(definition, fields, item?.index),
    send: storeSection,
    onStored,
    onRefused: ({ issues = [] }) => fieldIssues(issues, ['content']),
    versions: { stored, inDialog, tree: definition.editor },
    words: {
      // The notice above the cards is out of sight on a phone.
      saved: ({ content, visible }) =>
        words?.saved ??
        `${definition.labels.saved(definition.count(content))}${visible || definition.internal ? '' : ' La section est masquée.'}`,
      fallback: words?.failed ?? 'Erreur lors de la sauvegarde',
      broken: words?.failed ?? 'Une erreur est survenue',
    },
  });
}
export type SectionForm = ReturnType<typeof useSectionForm>;

/**
 * The initial draft: the stored section, or for a new one the kind's title and empty content. An empty list starts with
 * a blank item; a new `item` is blank at the end of its list, or a copy after its original. If the form shows the
 * visibility of a section waiting for the owner's content, it proposes to show it.
 */
export function draftOf(definition: AnyDefinition, stored: StoredSection | null, item?: EditedItem): SectionDraft {
  const { editor, sectionFields } = definition;
  const { empty, started, cards } = nodeType(editor);
  const isProposed = sectionFields?.includes('visible') ?? false;
  const items = itemsAt(stored, ['content']);
  const { copyOf } = item ?? {};
  const added = copyOf === undefined ? cards?.blank(editor) : cards?.copy?.(editor, items[copyOf]);
  return {
    title: stored?.title ?? definition.title,
    visible: stored ? stored.visible || (isProposed && isWaiting(definition, stored)) : true,
    content: item?.isNew ? items.toSpliced(item.index, 0, added) : started(editor, stored ? stored.content : empty),
  };
}

/** The errors of a draft, blank items included, to update the shown ones during editing. */
export function checkDraft(definition: AnyDefinition, fields: SectionFields, draft: unknown): readonly FieldIssue[] {
  const { title, content } = asDraft(draft);
  const result = definition.schema.safeParse(content);
  const schemaIssues = result.success ? [] : fieldIssues(result.error.issues, ['content']);
  const blankText = lacksText(definition, content)
    ? [{ path: ['content'], message: definition.emptyMessage ?? '' }]
    : [];
  return [...titleIssues(title, fields), ...schemaIssues, ...blankText, ...contentIssues(definition, content)];
}

/**
 * Returns a function from a draft to the change to send, or to errors with paths in the returned draft. It drops blank
 * items, unless none would be left or it is the only one shown (`singleIndex`). It sends title and visibility only if
 * the form shows them, so that saving content never renames a section; but one hidden with the sample is shown with its
 * owner's first content.
 */
export function accepting(definition: AnyDefinition, fields: SectionFields, singleIndex?: number) {
  return (value: unknown, stored: StoredSection | null): Accepted<SectionChange> => {
    const draft = asDraft(value);
    const titleProblems = titleIssues(draft.title, fields);
    const refused = (content: unknown, issues: readonly FieldIssue[]) =>
      ({ ok: false, draft: { ...draft, content }, issues: [...titleProblems, ...issues] }) as const;
    const pruned = withoutBlanks(definition, draft.content);
    const validated = isEmpty(pruned) ? validateDraft(definition, draft.content) : undefined;
    if (validated?.ok === false)
      return refused(draft.content, [
        ...contentIssues(definition, draft.content),
        ...fieldIssues(validated.issues, ['content']),
      ]);
    const missing = singleIndex === undefined ? [] : blankIssues(definition, draft, singleIndex);
    if (missing.length > 0) return refused(draft.content, missing);
    const result = validateDraft(definition, pruned);
    if (!result.ok) return refused(pruned, fieldIssues(result.issues, ['content']));
    if (titleProblems.length > 0) return refused(draft.content, []);
    const { content } = result;
    const sent = { ...draft, title: draft.title.trim() };
    const { type, order } = definition;
    if (!stored) return { ok: true, draft: { ...sent, content, type, order } };
    const isFirst = isWaiting(definition, stored) && hasOwn(definition, content);
    const { version } = stored;
    return { ok: true, draft: { content, version, ...(isFirst && { visible: true }), ...formFields(fields, sent) } };
  };
}

/** The errors of the item `at`, if blank: its required fields, or the line itself. */
function blankIssues(definition: AnyDefinition, draft: SectionDraft, at: number): readonly FieldIssue[] {
  const item = Array.isArray(draft.content) ? draft.content.slice(at, at + 1) : [];
  if (item.length === 0 || !isEmpty(withoutBlanks(definition, item))) return [];
  const itemIssues = checkDraft(definition, [], draft).filter(({ path }) => path[1] === at);
  return itemIssues.length > 0
    ? itemIssues
    : contentIssues(definition, item).map(({ path: [content = '', , ...rest], message }) => ({
        path: [content, at, ...rest],
        message,
      }));
}

function formFields(
  fields: SectionFields,
  { title, visible }: Pick<SectionDraft, 'title' | 'visible'>,
): Partial<SectionDraft> {
  return { ...(fields.includes('title') && { title }), ...(fields.includes('visible') && { visible }) };
}

/** Types a draft; title defaults to '', visibility to true. */
export function asDraft(value: unknown): SectionDraft {
  const record = isRecord(value) ? value : {};
  return {
    title: typeof record.title === 'string' ? record.title : '',
    visible: record.visible !== false,
    content: record.content,
  };
}

export function titleIssues(title: string, fields: SectionFields = ['title']): FieldIssue[] {
  return fields.includes('title') && title.trim() === '' ? [{ path: ['title'], message: 'Le titre est requis' }] : [];
}

function contentIssues(definition: AnyDefinition, content: unknown): FieldIssue[] {
  return fieldIssues(nodeType(definition.editor).issues(definition.editor, content), ['content']);
}
