/**
 * Escapes a text for an element's content or an attribute's value; characters that XML 1.0 does not allow are removed.
 */
export function xml(text: string): string {
  return text.replace(notXml, '').replace(/[<>&"']/g, (sign) => entities[sign] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * https://www.w3.org/TR/xml/#charsets: control characters except tab and line ends, lone surrogates, U+FFFE and U+FFFF.
 */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
