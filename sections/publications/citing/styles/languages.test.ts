import { expect, test } from 'vitest';
import type { Language } from '@/lib/languages';
import { cited, people, reference } from '@/lib/testing/cited';
import { referenceText } from '../formatted';
import type { Reference } from '../reference';

const article = reference('article', {
  ...{ authors: people, title: 'Sensing', container: 'Annals of Sensing', volume: '12', number: '3' },
  pages: { first: '100', last: '112' },
});
const chapter = reference('chapitre', {
  ...{ title: 'Sensing', container: 'Networks', edition: '2', publisher: 'Springer', place: 'Berlin', volume: '7' },
  ...{ editors: people, pages: { first: '1', last: '9' }, translators: [{ family: 'Roux', given: 'Claire' }] },
});
const thesis = reference('these', {
  title: 'Sensing',
  container: 'Université Mohammed V',
  link: 'https://example.org/t',
});
const talk = reference('communication', {
  ...{ title: 'Sensing', container: 'Sensor Days', eventPlace: 'Rabat' },
  ...{ eventStart: '2024-06-03', eventEnd: '2024-06-05' },
});
const report = reference('rapport', { title: 'Sensing', container: 'Inria', number: 'RR-9' });
const pending = reference('article', { title: 'Sensing', container: 'Annals', year: '', status: 'sous-presse' });
const undated = reference('livre', { title: 'Sensing', year: '', pages: { first: '320' } });

const many = (count: number): Reference =>
  reference('article', { authors: Array.from({ length: count }, (_, n) => ({ family: `Author${n}`, given: 'A' })) });

const table: readonly (readonly [Reference, string, Exclude<Language, 'fr'>, string])[] = [
  [
    article,
    'apa',
    'en',
    'Tazrouti, N., & García Peña, A.-M. L. (2024). Sensing. *Annals of Sensing*, *12*(3), 100–112.',
  ],
  [
    article,
    'iso690',
    'en',
    'TAZROUTI, Nabil and GARCÍA PEÑA, Ana-María L., 2024. Sensing. *Annals of Sensing*. Vol.~12, no.~3, pp.~100–112.',
  ],
  [article, 'vancouver', 'en', 'Tazrouti N, García Peña AML. Sensing. Annals of Sensing. 2024;12(3):100-12.'],
  [
    article,
    'iso690',
    'ar',
    'TAZROUTI, Nabil و~GARCÍA PEÑA, Ana-María L.، 2024. Sensing. *Annals of Sensing*. مج.~12، ع.~3، ص.~100–112.',
  ],
  [
    article,
    'apa',
    'ar',
    'Tazrouti, N. و~García Peña, A.-M. L. (2024). Sensing. *Annals of Sensing*، *12*(3)، 100–112.',
  ],
  [
    chapter,
    'apa',
    'en',
    'Tazrouti, N. (2024). Sensing (C. Roux, Trans.). In N. Tazrouti & A.-M. L. García Peña (Eds.), *Networks* (2nd ed., vol.~7, pp.~1–9). Springer.',
  ],
  [
    chapter,
    'iso690',
    'en',
    'TAZROUTI, Nabil, 2024. Sensing. Translated by Claire ROUX. In: TAZROUTI, Nabil and GARCÍA PEÑA, Ana-María L. (eds), *Networks*. 2nd ed. Berlin: Springer. Vol.~7, pp.~1–9.',
  ],
  [
    chapter,
    'vancouver',
    'en',
    'Tazrouti N. Sensing. Roux C, translator. In: Tazrouti N, García Peña AML, editors. Networks. 2nd ed. Vol.~7. Berlin: Springer; 2024. pp.~1-9.',
  ],
  [
    chapter,
    'vancouver',
    'ar',
    'Tazrouti N. Sensing. Roux C، ترجمة. في: Tazrouti N، García Peña AML، إشراف. Networks. ط.~2. مج.~7. Berlin: Springer؛ 2024. ص.~1-9.',
  ],
  [
    thesis,
    'apa',
    'en',
    'Tazrouti, N. (2024). *Sensing* [Doctoral thesis, Université Mohammed V]. https://example.org/t',
  ],
  [
    thesis,
    'iso690',
    'en',
    'TAZROUTI, Nabil, 2024. *Sensing* [online]. Doctoral thesis. Université Mohammed V. Available at: https://example.org/t',
  ],
  [
    thesis,
    'vancouver',
    'en',
    'Tazrouti N. Sensing [doctoral thesis] [Internet]. Université Mohammed V; 2024. Available from: https://example.org/t',
  ],
  [
    thesis,
    'iso690',
    'ar',
    'TAZROUTI, Nabil، 2024. *Sensing* [على الإنترنت]. أطروحة دكتوراه. Université Mohammed V. متاح على: https://example.org/t',
  ],
  [talk, 'apa', 'en', 'Tazrouti, N. (2024, 3–5 June). *Sensing* [Conference presentation]. Sensor Days, Rabat.'],
  [talk, 'vancouver', 'en', 'Tazrouti N. Sensing. Paper presented at: Sensor Days; 3–5 Jun 2024; Rabat.'],
  [talk, 'vancouver', 'ar', 'Tazrouti N. Sensing. مداخلة قُدِّمت في: Sensor Days؛ 3–5 يونيو 2024؛ Rabat.'],
  [report, 'apa', 'en', 'Tazrouti, N. (2024). *Sensing* (Report no.~RR-9). Inria.'],
  [pending, 'apa', 'en', 'Tazrouti, N. (in press). Sensing. *Annals*.'],
  [undated, 'iso690', 'en', 'TAZROUTI, Nabil, [n.d.]. *Sensing*. 320~pp.'],
  [undated, 'vancouver', 'ar', 'Tazrouti N. Sensing. [تاريخ غير معروف]. 320~صفحة.'],
  [
    many(22),
    'apa',
    'ar',
    `${Array.from({ length: 19 }, (_, n) => `Author${n}, A.`).join('، ')}، … Author21, A. (2024). Sonder.`,
  ],
  [many(14), 'iso690', 'ar', 'AUTHOR0, A وآخرون، 2024. Sonder.'],
];

test.each(table)('%o in %s, %s', (work, style, language, expected) =>
  expect(cited(style, work, language)).toBe(expected),
);

test('the line of a feed and of a search engine speaks the language', () => {
  expect(referenceText(chapter, 'en').replaceAll('\u00a0', ' ')).toBe(
    'Tazrouti, Nabil (2024). Sensing. In Networks, vol. 7, pp. 1–9. Berlin: Springer.',
  );
  expect(referenceText(article, 'ar').replaceAll('\u00a0', ' ')).toBe(
    'Tazrouti, Nabil و García Peña, Ana-María L. (2024). Sensing. Annals of Sensing، مج. 12، ع. 3، ص. 100–112.',
  );
});
