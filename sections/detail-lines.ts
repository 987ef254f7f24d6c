/** The details of a card as labelled lines for its dialog, including stored fields that no form shows. */

import { fold } from '@/lib/format/fold';

export type DetailLine = { readonly label: string; readonly lines: readonly string[] };

/** Labels by field name (lower case, without accents), in display order. */
export type DetailLabels = Readonly<Record<string, string>>;

/** The fields of `details` that `labels` names and that say something, each with its lines. */
export function detailLines(details: object, labels: DetailLabels): DetailLine[] {
  const values = new Map(Object.entries(details).map(([key, value]: [string, unknown]) => [fold(key), value]));
  return Object.entries(labels)
    .map(([key, label]) => ({ label, lines: linesOf(values.get(key)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** A stored value as the lines that are shown of it. */
export function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return isPair(value) ? [[value.nom, value.description].filter(Boolean).join('\u00a0: ')] : [];
}

function isPair(value: unknown): value is { nom: string; description: string } {
  return typeof value === 'object' && value !== null && 'nom' in value && 'description' in value;
}
