/** « 3 images, 1 document »; documents only if there are any. */
export function countedFiles({ uploads, documents }: { uploads: number; documents: number }): string {
  const pictures = `${uploads} image${uploads > 1 ? 's' : ''}`;
  return documents === 0 ? pictures : `${pictures}, ${documents} document${documents > 1 ? 's' : ''}`;
}

/** Warns, after a backup or a restoration, of lost files that the database refers to. */
export function lostFiles(lost: readonly string[]): string {
  const s = lost.length > 1 ? 's' : '';
  return `Attention : ${lost.length} fichier${s} de la base, absent${s} ou abîmé${s} dans UPLOADS_DIR : ${lost.join(', ')}`;
}
