/** What the site says while a field of the profile is empty; the form tells it beside the field. */

export const jobTitleFallback = 'Enseignant Chercheur';

/** About's text on mission and vision. */
export const visionFallback =
  'Former des esprits critiques, conduire une recherche ouverte et reproductible, et partager le savoir avec celles et ceux qui en ont besoin.';

/** Contact's availability. */
export const availabilityFallback = 'Sur rendez-vous, par courriel ou par téléphone. Consultations en ligne possibles.';
