/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string) {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}
