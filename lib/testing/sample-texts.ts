/** For tests: the texts of the sample content, which a site with content of its own must not show. */

import { standardTexts } from '@/sections/profil/defaults';
import { profilSample } from '@/sections/profil/sample';
import { definitions } from '@/sections/registry';

const standard: readonly string[] = Object.values(standardTexts);

/**
 * Texts of the sample that `own` (the JSON of a portfolio file) does not hold: sentences, names and figures; no icon,
 * colour or id, nor what any profile begins with.
 */
export function sampleTexts(own: string): string[] {
  const texts = new Set(definitions.flatMap(({ defaults }) => textsOf(defaults)).concat(textsOf(profilSample)));
  return [...texts].filter(
    (text) => (text.length >= 12 || /^\d+\+$/.test(text)) && !own.includes(text) && !standard.includes(text),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]*>/).map((text) => text.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    ['id', 'icon', 'color', 'slug'].includes(key) ? [] : textsOf(inside),
  );
}
