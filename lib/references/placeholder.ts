import words from './words/placeholders.json' with { type: 'json' };

/** Words that stand for a missing value, by their letters, and numbers that Mendeley gave to works by mistake. */
const placeholders = new Set([...words.words, ...words.ofMendeley]);

/** These count only with stops, strokes or spaces between their letters: « n/a », « N.N. », « s. l. » */
const abbreviations = new Set(words.abbreviations);

const exact = /^(?:NA|NaT|\\N|<NA>|#(?:N\/A|REF!|VALUE!|NAME\?|NULL!|NUM!|DIV\/0!))$/;

/** Whether a text stands for a missing value: « ? », « n/a », « N.N. », « xx–xx », « à compléter ». */
export function isPlaceholder(text: string): boolean {
  if (text.length > 60) return false;
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');
  if (!/[\p{L}\p{N}]/u.test(text) || exact.test(text.trim())) return true;
  if (/^x{2,}$/.test(letters)) return !/^xx$/i.test(text);
  return placeholders.has(letters) || (abbreviations.has(letters) && /[./\s]/.test(text.trim()));
}

/** The same for a number, which « 0 », « 0–0 », « 0000-0000 » and « xx » replace too. */
export const isNoNumber = (text: string): boolean =>
  isPlaceholder(text) || /^[0\s‐-―-]+$/.test(text) || /^x{2,}$/.test(text);

/** « XXX » and « xx–xxx » are Roman numbers, although they look like placeholders. */
export function isRoman(text: string): boolean {
  const [first, last, ...more] = text.split(/[-–]/);
  return (
    /^X{1,3}$/.test(text) ||
    (more.length === 0 && last !== first && [first, last].every((part = '') => /^(?:x{1,3}|X{1,3})$/.test(part)))
  );
}
