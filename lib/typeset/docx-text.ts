import {
  ConcreteHyperlink,
  type IContext,
  type IParagraphOptions,
  type IRunOptions,
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
