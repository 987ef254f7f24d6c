/** The styles for references, in the order offered. */
export const styleLabels = { iso690: 'ISO 690', apa: 'APA', vancouver: 'Vancouver' } as const;
export type StyleId = keyof typeof styleLabels;
export const styleIds = Object.keys(styleLabels) as [StyleId, ...StyleId[]];
