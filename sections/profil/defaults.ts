/** Texts shown until the owner changes or empties them: an empty field shows nothing. */

/** The fields with an initial text, and that text. */
export const standardTexts = {
  titre: 'Dr.',
  fonction: 'Enseignant Chercheur',
  disponibilite: 'Sur rendez-vous, par email ou par téléphone. Consultations en ligne possibles.',
  invitation: 'Une question, un projet, une candidature en thèse\u202f?',
  reponse: 'Écrivez\u2011moi, je réponds sous 24\u00a0h.',
} as const;
