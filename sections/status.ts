/** Badge tones of the statuses: one status of each kind is green, all others share a second tone. */
export type StatusTone = 'vert' | 'bleu' | 'orange';

export const thesisTone = (statut: string): StatusTone => (statut === 'Soutenue' ? 'vert' : 'orange');
export const projectTone = (status: string): StatusTone => (status === 'En cours' ? 'vert' : 'bleu');
export const responsibilityTone = (status: string): StatusTone => (status === 'Actuel' ? 'vert' : 'bleu');
