/** The names of a list in prose: « Jean Dupont et Marie Martin », « Dupont, J., Martin, P. & Roux, C. ». */
import { isInitials, isOthers, nameIn } from './names';
import type { Name } from './work';

export function namesInProse(text: string): Name[] {
  const groups = text.replace(/\((?:[^)]*)\)/g, ' ').split(/\s+(?:et|and)\s+|\s*[&;]\s*/u);
  return groups
    .flatMap((group) =>
      inverted(group.split(/\s*,\s*/).flatMap((part) => (/\p{L}/u.test(part) && !/\d/.test(part) ? part.trim().replace(/(?<=\p{L}{3})\.$/u, '') : []))),
    )
    .flatMap((name) => (isOthers(name) ? [] : (nameIn(name) ?? [])));
}

/** With « Nom » and « Prénom » in one, where each name has its comma: one word, and given names or initials after it. */
function inverted(parts: readonly string[]): readonly string[] {
  const isPair = (_: string, index: number) => index % 2 === 1 || isGiven(parts[index], parts[index + 1]);
  if (parts.length % 2 === 1 || !parts.every(isPair)) return parts;
  return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1]}`] : []));
}

const isGiven = (family = '', given = ''): boolean => isInitials(given) || (!/\s/.test(family) && given.split(/\s+/).length < 3);
