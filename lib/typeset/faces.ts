/** The PDF's font faces, for HTML that must look the same. */
import fs from 'node:fs/promises';
import path from 'node:path';

/** The descriptors of each file in lib/typeset/fonts. */
const faces: Readonly<Record<string, string>> = {
  'Inter_400Regular.ttf': 'font-family: Inter',
  'Inter_400Regular_Italic.ttf': 'font-family: Inter; font-style: italic',
  'Inter_600SemiBold.ttf': 'font-family: Inter; font-weight: 600',
  'Inter_600SemiBold_Italic.ttf': 'font-family: Inter; font-weight: 600; font-style: italic',
  'Newsreader_600SemiBold.ttf': 'font-family: Newsreader; font-weight: 600',
  'Newsreader_400Regular_Italic.ttf': 'font-family: Newsreader; font-style: italic',
  'vazirmatn-arabic-400-normal.ttf': 'font-family: Vazirmatn',
  'vazirmatn-arabic-600-normal.ttf': 'font-family: Vazirmatn; font-weight: 600',
};

/** A page of `toHtml` in the PDF's fonts, loaded from `address`. */
export function inPdfFaces(html: string, address: string): string {
  const rules = Object.entries(faces).map(([file, says]) => `@font-face { ${says}; src: url(${address}/${file}); }`);
  return html.replace('</head>', () => `<style>${rules.join('\n')}</style>\n</head>`);
}

/** The file of a font face; null for an unknown name. */
export async function readFace(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!Object.hasOwn(faces, file)) return null;
  return new Uint8Array(await fs.readFile(path.join(process.cwd(), 'lib/typeset/fonts', file)));
}
