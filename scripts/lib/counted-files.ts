/** « 3 images, 1 document »; the documents only where there are some. */
export function countedFiles({ uploads, documents }: { uploads: number; documents: number }): string {
  const pictures = `${uploads} image${uploads > 1 ? 's' : ''}`;
  return documents === 0 ? pictures : `${pictures}, ${documents} document${documents > 1 ? 's' : ''}`;
}

/** The warning of a backup and a restoration about files that the database names, of which at least one is lost. */
export function lostFiles(lost: readonly string[]): string {
  const s = lost.length > 1 ? 's' : '';
  return `Attention : ${lost.length} fichier${s} de la base, absent${s} ou abîmé${s} dans UPLOADS_DIR : ${lost.join(', ')}`;
}
