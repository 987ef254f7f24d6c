import words from './words/placeholders.json' with { type: 'json' };

/** Words where a value is missing, by their letters, and numbers that Mendeley gave to works by mistake. */
const placeholders = new Set([...words.words, ...words.ofMendeley]);

/** The same with full stops or strokes between their letters alone: « n/a », « N.N. », « s. l. » */
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

/** The same of a number: « 0 », « 0–0 », « 0000-0000 », « xx » too. */
export const isNoNumber = (text: string): boolean =>
  isPlaceholder(text) || /^[0\s‐-―-]+$/.test(text) || /^x{2,}$/.test(text);

/** « XXX » and « xx–xxx » are numbers of volumes and pages, in spite of their letters. */
export function isRoman(text: string): boolean {
  const [first, last, ...more] = text.split(/[-–]/);
  return (
    /^X{1,3}$/.test(text) ||
    (more.length === 0 && last !== first && [first, last].every((part = '') => /^(?:x{1,3}|X{1,3})$/.test(part)))
  );
}
