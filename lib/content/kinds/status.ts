/** Tones of the statuses (spec section 4): one green word a kind, another tone for all others. */
export type StatusTone = 'vert' | 'bleu' | 'orange';

export const thesisTone = (statut: string): StatusTone => (statut === 'Soutenue' ? 'vert' : 'orange');
export const projectTone = (status: string): StatusTone => (status === 'En cours' ? 'vert' : 'bleu');
export const responsibilityTone = (status: string): StatusTone => (status === 'Actuel' ? 'vert' : 'bleu');
