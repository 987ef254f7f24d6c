type Shade = Readonly<{ label: string; value: string }>;
/** Dark enough to read on a light background; the dark scheme shows them lighter (lib/colours). */
export const textColours: readonly Shade[] = [
  { label: 'Bleu', value: '#1d4ed8' },
  { label: 'Vert', value: '#15803d' },
  { label: 'Rouge', value: '#b91c1c' },
  { label: 'Orange', value: '#b45309' },
  { label: 'Violet', value: '#7e22ce' },
  { label: 'Gris', value: '#57534e' },
];
export const backgrounds: readonly Shade[] = [
  { label: 'Jaune', value: '#fef08a' },
  { label: 'Vert', value: '#bbf7d0' },
  { label: 'Bleu', value: '#bfdbfe' },
  { label: 'Rose', value: '#fbcfe8' },
  { label: 'Orange', value: '#fed7aa' },
  { label: 'Gris', value: '#e7e5e4' },
];
