import { BorderStyle, type IStylesOptions } from 'docx';

/** A4 with the margins of the PDF, in twentieths of a point. */
export const page = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1020, right: 1020, bottom: 1134, left: 1020, footer: 567 },
} as const;
export const textWidth = page.size.width - page.margin.left - page.margin.right;

/** Fonts present on most machines. `cs`: for Arabic. */
const sans = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Calibri' };
const serif = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman', eastAsia: 'Georgia' };
const soft = '45454D';
export const rule = { style: BorderStyle.SINGLE, size: 4, color: '9A9AA2' } as const;

/** Indent of entries' texts. */
export const labelWidth = 1644;

const heading = (size: number, before: number, after: number) => ({
  run: { font: serif, size, bold: true, color: '1B1B1F' },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/** `textSize`: in points, where prescribed. */
export function docxStyles(lang: string, textSize?: number): IStylesOptions {
  const second = heading(textSize ? 2 * textSize + 4 : 26, 280, 100);
  const [size, small] = textSize ? [2 * textSize, 2 * textSize] : [20, 18];
  return {
    default: {
      document: {
        run: { font: sans, size, color: '1B1B1F', language: { value: lang, bidirectional: 'ar-SA' } },
        paragraph: { spacing: { line: 259 } },
      },
      title: heading(42, 0, 80),
      heading1: {
        ...second,
        paragraph: { ...second.paragraph, border: { bottom: { ...rule, space: 2 } } },
      },
      heading2: heading(Math.max(22, size + 1), 200, 60),
      heading3: { ...heading(size, 140, 40), run: { font: sans, size, bold: true, color: '1B1B1F' } },
      hyperlink: { run: { color: '1F4B7A', underline: { type: 'none' } } },
      listParagraph: { paragraph: { contextualSpacing: true, spacing: { after: 100 } } },
    },
    paragraphStyles: [
      {
        id: 'BodyText',
        name: 'Body Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: 100 } },
      },
      { id: 'HeadLine', name: 'En-tête du CV', basedOn: 'Normal', quickFormat: true, run: { color: soft } },
      {
        id: 'Entry',
        name: 'Entrée',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          spacing: { after: 80 },
          keepLines: true,
          indent: { left: labelWidth, hanging: labelWidth },
        },
      },
      {
        id: 'EntryDetail',
        name: 'Détail d’entrée',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: small, color: soft },
        paragraph: { spacing: { after: 80 }, indent: { left: labelWidth } },
      },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        quickFormat: true,
        run: { bold: true, size: 18 },
        paragraph: { spacing: { before: 120, after: 60 }, keepNext: true },
      },
      { id: 'TableText', name: 'Tableau', basedOn: 'Normal', quickFormat: true, run: { size: 18 } },
      {
        id: 'TableHead',
        name: 'Tête de tableau',
        basedOn: 'TableText',
        quickFormat: true,
        run: { bold: true },
        paragraph: { keepNext: true },
      },
      { id: 'TableTextNarrow', name: 'Tableau serré', basedOn: 'TableText', run: { size: 15 } },
      { id: 'TableHeadNarrow', name: 'Tête de tableau serré', basedOn: 'TableHead', run: { size: 15 } },
    ],
    characterStyles: [{ id: 'EntryLabel', name: 'Date d’entrée', run: { color: soft } }],
  };
}
