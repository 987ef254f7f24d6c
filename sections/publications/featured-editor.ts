const isFeatured = ({ featured }: Readonly<Record<string, unknown>>) => featured === true;
/** Whether a publication is shown before the others, and the picture that it then may have. */
export const featuredEditor = {
  featured: { node: 'checkbox', label: 'À la une', hint: 'Montrée avant les autres.' },
  picture: {
    node: 'photo',
    label: 'Image',
    hint: 'Facultative\u00a0: cinq publications «\u00a0à la une\u00a0» avec leur image sont en tête de la section.',
    when: isFeatured,
  },
  pictureAlt: {
    node: 'text',
    label: 'Description de l’image',
    hint: 'Pour les personnes qui ne la voient pas.',
    when: isFeatured,
  },
} as const;
