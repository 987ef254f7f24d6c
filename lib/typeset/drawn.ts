import { mapTexts } from './map-texts';
import { drawable } from './missing-glyphs';
import { prepared } from './prepare';
import type { TypesetDocument } from './tree';

/** The prepared document with the texts as the compiler of PDF is to draw them. */
export const drawn = (document: TypesetDocument): TypesetDocument =>
  mapTexts(prepared(document), (text) => breakable(drawable(text)));

/** Long words may be broken, addresses at their signs and others anywhere, so that none leaves the page. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b]{41,}/gu, (word) =>
    word.replace(/[/_?&=-](?=[^/])/g, '$&\u200b').replace(/[^\u200b]{40}/gu, '$&\u200b'),
  );
