import { expect, test } from 'vitest';
import { langOfName } from './autonym';

test.each([
  ['English', 'en'],
  ['العربية', 'ar'],
  ['Tiếng Việt', 'vi'],
  ['anglais', undefined],
  ['Français', undefined],
  ['Langue des signes', undefined],
] as const)('the name %s of a language', (name, lang) => expect(langOfName(name)).toBe(lang));
