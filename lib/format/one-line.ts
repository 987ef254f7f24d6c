/** On one line, composed (NFC), without characters that cannot be kept or seen. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' '))
    .replace(/\p{Cs}/gu, '')
    .trim();
