/** What a text must become to stand in XML. */

/** A text as an element's content or an attribute's value; characters that XML 1.0 has no place for are left out. */
export function xml(text: string): string {
  return text.replace(notXml, '').replace(/[<>&"']/g, (sign) => entities[sign] ?? '');
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };

/** https://www.w3.org/TR/xml/#charsets: controls but tab and line ends, half surrogate pairs, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
