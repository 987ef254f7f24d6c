import { type IParagraphOptions, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { Hyperlink } from './docx-hyperlink';
import { directedPieces, isRightToLeft, runsOf, wordsOf } from './inline';
import type { Inline, Run } from './tree';

/** What a text gives to the paragraph that it stands in. */
export type TextWriter = (inline: Inline) => Pick<IParagraphOptions, 'children' | 'bidirectional'>;

/** Writes the texts of one document, whose links it counts. */
export function textWriter(): TextWriter {
  let links = 0;
  const child = (run: Run): readonly ParagraphChild[] => {
    const runs = directedPieces(run.text).flatMap((piece) => textRuns(piece.text, optionsOf(run, piece.isRightToLeft)));
    if (!run.href) return runs;
    links += 1;
    return [new Hyperlink(runs, `Link${links}`, run.href)];
  };
  return (inline) => ({
    children: runsOf(inline).flatMap(child),
    ...(isRightToLeft(wordsOf(inline)) && { bidirectional: true }),
  });
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
