/** Texts that a site shows until the owner changes or empties them: an empty field shows nothing. */

/** The fields that begin with a text, and the text of each. */
export const standardTexts = {
  titre: 'Dr.',
  fonction: 'Enseignant Chercheur',
  disponibilite: 'Sur rendez-vous, par email ou par téléphone. Consultations en ligne possibles.',
  invitation: 'Une question, un projet, une candidature en thèse\u202f?',
  reponse: 'Écrivez\u2011moi, je réponds sous 24\u00a0h.',
} as const;
