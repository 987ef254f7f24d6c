/** How large an upload may be, in bytes: the browser says so before it sends, the server whatever was sent. */
export const maxImageBytes = 2 * 1024 * 1024;
export const maxDocumentBytes = 20 * 1024 * 1024;

export const imageTooLarge = 'La photo ne doit pas dépasser 2MB';
/** The same of a picture in a text, which is no photo. */
export const pictureTooLarge = 'Une image ne doit pas dépasser 2\u00a0Mo';
export const notAnImage = 'Veuillez sélectionner un fichier image valide';
export const documentTooLarge = 'Le document ne doit pas dépasser 20 Mo';
