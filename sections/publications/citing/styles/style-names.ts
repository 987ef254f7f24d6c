/** The styles that a reference can be written in, in the order in which they are offered. */
export const styleLabels = { iso690: 'ISO 690', apa: 'APA', vancouver: 'Vancouver' } as const;
export type StyleId = keyof typeof styleLabels;
export const styleIds = Object.keys(styleLabels) as [StyleId, ...StyleId[]];
