/** How large an upload may be, in bytes: the browser says so before it sends, the server whatever was sent. */
export const maxImageBytes = 2 * 1024 * 1024;
export const maxDocumentBytes = 20 * 1024 * 1024;

export const imageTooLarge = 'La photo ne doit pas dépasser 2MB';
export const documentTooLarge = 'Le document ne doit pas dépasser 20 Mo';
