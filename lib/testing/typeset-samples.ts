/** Documents for the tests of lib/typeset: what a French file holds, and what must do no harm. */
import type { Block, Inline, TypesetDocument } from '@/lib/typeset/tree';

const document = (blocks: readonly Block[], rest: Partial<TypesetDocument> = {}): TypesetDocument => ({
  title: 'Jeanne Exemple',
  author: 'Jeanne Exemple',
  lang: 'fr',
  headLines: [],
  blocks,
  ...rest,
});
const paragraph = (text: Inline): Block => ({ type: 'paragraph', text });

export const richDocument = document(
  [
    { type: 'heading', level: 2, text: 'Parcours' },
    {
      type: 'entry',
      label: '2019–2024',
      text: [{ text: 'Maîtresse de conférences', bold: true }, { text: ', université d’Exemple' }],
      details: [
        'Section 27 du CNU\u202f; membre élue du conseil',
        [{ text: 'Avis\u00a0: ' }, { text: 'très favorable', italic: true }],
      ],
    },
    { type: 'entry', label: '', text: 'XVIIᵉ siècle, 1ʳᵉ classe, H₂O, α → β, ʿAbd al-Raḥmān, Москва, Ἀθῆναι' },
    { type: 'heading', level: 2, text: [{ text: 'Recherche sur ' }, { text: 'Arabidopsis', italic: true }] },
    { type: 'heading', level: 3, text: 'Thèmes' },
    paragraph([
      { text: 'Voir ' },
      { text: 'la notice', href: 'https://exemple.org/notice?a=1&b=2' },
      { text: ' du 1' },
      { text: 'er', raised: 'super' },
      { text: ' mai\u00a0: CO' },
      { text: '2', raised: 'sub' },
      { text: ', « entre guillemets ».' },
    ]),
    {
      type: 'list',
      items: [
        'anticonstitutionnellement',
        [{ text: 'deuxième', bold: true, italic: true }, { text: ' point ' }, { text: 'souligné', underlined: true }],
        'ligne\nsuivante',
      ],
    },
    { type: 'list', ordered: true, items: ['premier', 'second'] },
    paragraph('أطروحة في تاريخ العلوم'),
    paragraph([{ text: 'Traduction de ' }, { text: 'كتاب الحيوان', lang: 'ar' }, { text: ', 2020.' }]),
    { type: 'heading', level: 2, text: 'Enseignement' },
    {
      type: 'table',
      caption: 'Heures équivalent TD par année',
      columns: [{ head: 'Année' }, { head: 'Intitulé' }, { head: 'HETD', align: 'end' }],
      rows: [
        ['2022-2023', 'Algorithmique', '49'],
        ['2023-2024', [{ text: 'Compilation', italic: true }], '67'],
      ],
      foot: [['', [{ text: 'Total', bold: true }, { text: ' des deux' }], '116']],
    },
    { type: 'heading', level: 4, text: 'Responsabilités' },
    paragraph('Directrice des études.'),
  ],
  {
    headLines: [
      'Maîtresse de conférences, section 27',
      [{ text: 'jeanne@exemple.org', href: 'mailto:jeanne@exemple.org' }, { text: ' · exemple.org' }],
    ],
  },
);

const signs =
  '#let x = 1 $x^2$ @ref \\ [crochet {accolade (paren «\u00a0 <b>*gras*</b> _bas_ `code` %{ // fin /* ~ = - + "cité"';
const publications = (count: number): readonly Block[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'entry',
    label: `ACL${count - index}`,
    text: [
      { text: 'J. Exemple', bold: true },
      {
        text: `, A. Martin et C. Durand. « Étude n°\u00a0${index} des équations d’évolution non linéaires en dimension finie\u00a0». `,
      },
      { text: 'Annales de l’Institut d’exemple', italic: true },
      { text: `, vol.\u00a0${index % 90}, p.\u00a0${index}–${index + 12}, ${2024 - (index % 30)}. ` },
      { text: `10.1000/ex.${index}`, href: `https://doi.org/10.1000/ex.${index}` },
    ],
  }));

/** The list of publications of a career, with so many entries. */
export const publicationList = (count: number): TypesetDocument =>
  document([{ type: 'heading', level: 2, text: 'Publications' }, ...publications(count)]);

export const hostileDocuments: Readonly<Record<string, TypesetDocument>> = {
  'signs of markup': document(
    [
      { type: 'heading', level: 2, text: signs },
      paragraph(signs),
      paragraph('#read("/etc/passwd")'),
      { type: 'list', items: [signs, '1. un', '- deux', '= trois'] },
      { type: 'table', caption: signs, columns: [{ head: signs }], rows: [[signs]] },
      paragraph([
        { text: 'a', href: 'javascript:alert(1)' },
        { text: 'b', href: 'https://exemple.org/"><script>' },
        { text: 'c', href: 'https://[' },
      ]),
    ],
    { title: '#read("/etc/passwd") $ @ \\ [', author: '<script>"' },
  ),
  'control characters': document([
    paragraph('a\0b\u0007c\u001bd\ufeffe\ud800f\uffffg'),
    paragraph('\0'),
    { type: 'heading', level: 2, text: 'fin\u0000\n!' },
  ]),
  'empty blocks': document(
    [
      { type: 'heading', level: 4, text: '' },
      paragraph([]),
      { type: 'entry', label: '', text: '', details: [''] },
      { type: 'list', items: [] },
      { type: 'table', caption: '', columns: [], rows: [] },
      { type: 'table', caption: '', columns: [{ head: '' }, { head: '' }], rows: [['a'], ['', 'b', 'c']] },
      { type: 'heading', level: 4, text: 'seule' },
    ],
    { title: '', author: '', lang: 'en', headLines: ['', []] },
  ),
  'a paragraph of 5,000 words': document([
    paragraph(Array.from({ length: 5000 }, (_, index) => `mot${index}`).join(' ')),
  ]),
  'one word of 5,000 letters': document([
    paragraph('x'.repeat(5000)),
    { type: 'entry', label: 'y'.repeat(500), text: 'z' },
  ]),
  'a table of 30 columns': document([
    {
      type: 'table',
      caption: 'Heures par mois',
      columns: Array.from({ length: 30 }, (_, index) => ({ head: `Semestre${index}` })),
      rows: [Array.from({ length: 30 }, (_, index) => `cours${index}`), ['Compilation', 'deux']],
      foot: [Array.from({ length: 30 }, (_, index) => `somme${index}`)],
    },
  ]),
  publications: publicationList(process.env.NIGHTLY ? 1000 : 200),
};

/** The words of a document in the order in which they are read. */
export function wordsOfDocument({ title, headLines, blocks }: TypesetDocument): string {
  const inlines = [title, ...headLines, ...blocks.flatMap(inlinesOf)];
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : inline.map(({ text }) => text).join('')))
    .join(' ');
}

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.type) {
    case 'entry':
      return [block.label, block.text, ...(block.details ?? [])];
    case 'list':
      return block.items;
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ head }) => head),
        ...block.rows.flat(),
        ...(block.foot ?? []).flat(),
      ];
    default:
      return [block.text];
  }
}

/** The headings of a document below its title, as « 2 Parcours ». */
export const headingsOf = ({ blocks }: TypesetDocument): readonly string[] =>
  blocks.flatMap((block) =>
    block.type === 'heading'
      ? [`${block.level} ${wordsOfDocument({ ...richDocument, title: '', headLines: [], blocks: [block] }).trim()}`]
      : [],
  );
