/**
 * The text of a reference as HAL shows it, as prose that is read like any other: « Hélène Vasseur. Un exposé. Journées
 * du vent, Association du vent, Jun 2018, Lille, France. ⟨hal-02000002⟩ ».
 */

import type { Nature } from './natures';
import { areNames, headOf } from './plain-title';

export const mark = /⟨[a-z]{3,8}[-_]\d{8}/;
const month = String.raw`\p{Lu}\p{Ll}{2}`;

/** The reference in other words, and what it is; undefined of any that HAL writes as others do, or that is not its own. */
export function halProse(
  reference: string,
): { readonly text: string; readonly natures: readonly Nature[] } | undefined {
  if (!mark.test(reference)) return undefined;
  const ids = (reference.match(/⟨[^⟨⟩]*⟩/g) ?? []).filter((id) => !/NNT/.test(id)).join(' ');
  const { authors, rest } = headOf(reference.replace(/\s*⟨[^⟨⟩]*⟩\.?/g, ''));
  const [, title, after = ''] = /^(.+?(?<=\p{L}{2}|\d|[)»])[.?!])\s+(?=\p{Lu})(.+)$/u.exec(rest) ?? [];
  if (title === undefined) return undefined;
  const head = `${authors.replace(/\.$/, '')}, « ${title.replace(/\.$/, '')} », `;
  const [, university, ofThesis] = /(?:^|\.\s)([^.]+),\s((?:19|20)\d\d)\./.exec(after) ?? [];
  if (/⟨tel[-_]|NNT/.test(reference) && university !== undefined)
    return { text: `${head}${university}, ${ofThesis}. ${ids}`, natures: ['these', 'hdr'] };
  const talk = new RegExp(String.raw`^(.+?),\s(?:.+,\s)?(${month}\s\d{4}),\s([^.]+)\.?(?:\s(pp\..+?)\.?)?$`, 'u').exec(
    after,
  );
  if (talk) {
    const [, event, date, place, pages] = talk;
    const numbers = pages === undefined ? '' : `, ${pages}`;
    return { text: `${head}${event}, ${place}, ${date}${numbers}. ${ids}`, natures: ['communication'] };
  }
  const [, editors = '', book] = /^([^.]+(?:\p{Lu}\.[^.]+)*)\.\s(.+,\spp\..+)$/u.exec(after) ?? [];
  if (book !== undefined && editors.split(/;\s/).every(areNames))
    return { text: `${head}dans ${editors.replaceAll('; ', ', ')} (dir.), ${book} ${ids}`, natures: ['chapitre'] };
  return undefined;
}
