/**
 * « 3 images, 1 document »; the documents only where there are some.
 * @param {{ uploads: number, documents: number }} counts
 */
export function countedFiles({ uploads, documents }) {
  const pictures = `${uploads} image${uploads > 1 ? 's' : ''}`;
  return documents === 0 ? pictures : `${pictures}, ${documents} document${documents > 1 ? 's' : ''}`;
}
