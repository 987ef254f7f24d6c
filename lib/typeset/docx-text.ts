import {
  BorderStyle,
  ConcreteHyperlink,
  type IContext,
  type IParagraphOptions,
  type IRunOptions,
  type IStylesOptions,
  type IXmlableObject,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { directedPieces, type Inline, isRightToLeft, type Run, runsOf, wordsOf } from './tree';

/** Turns a text into the options of its paragraph. */
export type TextWriter = (inline: Inline) => Pick<IParagraphOptions, 'children' | 'bidirectional'>;

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A link with a given id: `docx` generates random ones. */
class Hyperlink extends ConcreteHyperlink {
  readonly #address: string;

  constructor(children: readonly ParagraphChild[], id: string, address: string) {
    super(children, id);
    this.#address = address;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    context.viewWrapper.Relationships.addRelationship(this.linkId, relation, this.#address, 'External');
    return super.prepForXml(context);
  }
}

type Written = TextRun | Hyperlink;

/**
 * Writes the texts of one document, numbering its links. In a right-to-left document every paragraph starts at the
 * right, and a text in Latin letters keeps its own direction.
 */
export function textWriter(isDocumentRtl: boolean): TextWriter {
  let links = 0;
  const child = (run: Run): readonly Written[] => {
    const runs = directedPieces(run.text).flatMap((piece) => textRuns(piece.text, optionsOf(run, piece.isRightToLeft)));
    if (!run.href) return runs;
    links += 1;
    return [new Hyperlink(runs, `Link${links}`, run.href)];
  };
  return (inline) => {
    const [words, children] = [wordsOf(inline), runsOf(inline).flatMap(child)];
    const isRtl = isRightToLeft(words);
    if (!isDocumentRtl) return { children, ...(isRtl && { bidirectional: true }) };
    return { children: !isRtl && /\p{L}/u.test(words) ? [new LeftToRight(children)] : children, bidirectional: true };
  };
}

/** The label of an entry, in the style of labels. */
export const labelRuns = (label: string): readonly TextRun[] =>
  directedPieces(label).map(
    ({ text, isRightToLeft: rightToLeft }) =>
      new TextRun({ style: 'EntryLabel', text, ...(rightToLeft && { rightToLeft }) }),
  );

/** A left-to-right text within a right-to-left paragraph: its full stop stands at its right. */
class LeftToRight extends TextRun {
  readonly #children: readonly Written[];

  constructor(children: readonly Written[]) {
    super({});
    this.#children = children;
  }

  override prepForXml(context: IContext): IXmlableObject {
    const xmlChildren = this.#children.map((child) => child.prepForXml(context)).filter((child) => child !== undefined);
    return { 'w:dir': [{ _attr: { 'w:val': 'ltr' } }, ...xmlChildren] };
  }
}

const optionsOf = ({ bold, italic, underlined, raised, href, lang }: Run, rightToLeft: boolean): IRunOptions => ({
  ...(bold && { bold: true }),
  ...(italic && { italics: true }),
  ...(underlined && { underline: {} }),
  ...(raised === 'super' && { superScript: true }),
  ...(raised === 'sub' && { subScript: true }),
  ...(href && { style: 'Hyperlink' }),
  ...(rightToLeft
    ? { rightToLeft, language: { bidirectional: lang ?? 'ar-SA' } }
    : lang && { language: { value: lang } }),
});

const textRuns = (text: string, options: IRunOptions): readonly TextRun[] =>
  text.split('\n').map((line, index) => new TextRun({ ...options, text: line, ...(index > 0 && { break: 1 }) }));

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
