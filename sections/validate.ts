/**
 * Validates content from the API, a form or an import: returns it for storage, or errors in French with their paths.
 */
import type { z } from 'zod';
import { firstOfEachPath } from '@/lib/first-of-each-path';
import { boundsError } from '@/lib/json-bounds';
import { isRecord } from '@/lib/record';
import { isBlankHtml } from './blank-html';
import type { AnyDefinition } from './define';
import type { Issue } from './nodes/node-type';
import { nodeType } from './nodes/table';

export type { Issue };

type Validated = { readonly ok: true; readonly content: unknown } | Refused;
type Refused = { readonly ok: false; readonly issues: readonly Issue[] };
type Input = { readonly ok: true; readonly value: unknown } | Refused;

/**
 * Accepts content from the API or an import: JSON, or for lists and cards also a string that holds JSON. Entries that
 * lack a required field are dropped; when entries were given and none is left, the result is the kind's `emptyMessage`
 * error. An empty list is accepted: the owner emptied the section. The kind's values from stored content are still
 * missing (`withStored`).
 */
export function validate(definition: AnyDefinition, raw: unknown): Validated {
  const input = definition.type === 'text' ? { ok: true as const, value: raw } : parseText(raw);
  if (!input.ok) return input;
  const result = definition.schema.safeParse(input.value);
  if (result.success) return accepted(definition, result.data, input.value);
  const { incomplete, issues } = sorted(result.error.issues);
  if (issues.length > 0) return { ok: false, issues: firstOfEachPath(issues) };
  const complete = withoutEntries(input.value, incomplete);
  return validated(definition, complete, isEmpty(complete));
}

/** Accepted content with the values that its kind takes over from the content it replaces, already parsed. */
export function withStored(
  definition: AnyDefinition,
  content: unknown,
  stored?: unknown,
  inLatin?: (title: string) => string,
): unknown {
  return definition.mergeStored ? definition.mergeStored(content, stored, inLatin) : content;
}

/** Accepts a form's draft: drops blank blocks; a half-filled one is an error with its field's message. */
export function validateDraft(definition: AnyDefinition, draft: unknown): Validated {
  const value = withoutBlanks(definition, draft);
  return validated(definition, value, lacksText(definition, value) || (isEmpty(value) && !isEmpty(draft)));
}

/** Whether a blank text may not be saved by a form: it is stored only after the sample was removed from it. */
export const lacksText = ({ type, emptyMessage }: AnyDefinition, content: unknown): boolean =>
  type === 'text' && emptyMessage !== undefined && typeof content === 'string' && isBlankHtml(content);

/** A form's draft without blank items; paths in the issues of `validateDraft` refer to this value. */
export function withoutBlanks(definition: AnyDefinition, draft: unknown): unknown {
  return nodeType(definition.editor).withoutBlanks(definition.editor, draft);
}

/** The error message of an API response: the first issue's, whose path is in `issues`. */
export function describeIssues(issues: readonly Issue[]): string {
  return issues[0]?.message ?? 'Données invalides';
}

function refuse(path: readonly PropertyKey[], message: string): Refused {
  return { ok: false, issues: [{ path, message }] };
}

function validated(definition: AnyDefinition, value: unknown, noneLeft: boolean): Validated {
  const result = definition.schema.safeParse(value);
  if (result.success) return accepted(definition, result.data, value, noneLeft);
  return {
    ok: false,
    issues: firstOfEachPath(result.error.issues.map(({ path, message }: z.core.$ZodIssue) => ({ path, message }))),
  };
}

/** `parsed`: the output of the kind's schema for `value`. */
function accepted(definition: AnyDefinition, parsed: unknown, value: unknown, noneLeft = false): Validated {
  const content = definition.normalize(parsed);
  if (definition.emptyMessage && (noneLeft || (isEmpty(content) && !isEmpty(value))))
    return refuse([], definition.emptyMessage);
  return { ok: true, content };
}

function parseText(raw: unknown): Input {
  if (typeof raw !== 'string') return { ok: true, value: raw };
  try {
    const value: unknown = JSON.parse(raw);
    const error = boundsError(value);
    return error ? refuse(error.path ?? [], error.message) : { ok: true, value };
  } catch {
    return refuse([], 'Format JSON invalide');
  }
}

/** Paths of entries (items of any list in the content) that lack a required field, and all other issues. */
function sorted(all: readonly z.core.$ZodIssue[]): { incomplete: readonly PropertyKey[][]; issues: readonly Issue[] } {
  const incomplete: PropertyKey[][] = [];
  const issues: Issue[] = [];
  for (const issue of all) {
    const entry = issue.path.slice(0, issue.path.findLastIndex((key) => typeof key === 'number') + 1);
    if (isMissing(issue) && entry.length > 0) incomplete.push(entry);
    else issues.push({ path: issue.path, message: issue.message });
  }
  return { incomplete, issues };
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.missing === true;
}

/** A copy of `value` without the list entries at `paths`. */
function withoutEntries(value: unknown, paths: readonly PropertyKey[][]): unknown {
  if (paths.length === 0) return value;
  const here = new Set(paths.filter((path) => path.length === 1).map(([key]) => key));
  const below = (key: PropertyKey) =>
    paths.filter((path) => path.length > 1 && path[0] === key).map((path) => path.slice(1));
  if (Array.isArray(value))
    return value.flatMap((item, index) => (here.has(index) ? [] : [withoutEntries(item, below(index))]));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutEntries(item, below(key))]));
  return value;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
