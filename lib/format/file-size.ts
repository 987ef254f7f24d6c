/** « 312 Ko », « 1,2 Mo »: the size of a file of so many bytes, with a no-break space; 1 Ko is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  const kilos = Math.max(1, Math.round(bytes / 1024));
  if (kilos < 1024) return `${kilos}\u00a0Ko`;
  return `${megas.format(bytes / 1024 / 1024)}\u00a0Mo`;
}

const megas = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
