/** Options of a course's form, and defaults for a course without a type or an assessment. */

/** The option for a custom text. */
export const OTHER = 'Autre';

export const levels = [
  'Licence 1',
  'Licence 2',
  'Licence 3',
  'Master 1',
  'Master 2',
  'Doctorat',
  'Ingénieur',
  'Formation Continue',
  OTHER,
] as const;

export const localEstablishments = [
  "Faculté des Sciences d'El Jadida",
  "ENSA d'El Jadida",
  'SUPEMIR',
  "ESEF d'El Jadida",
  "FLSH d'El Jadida",
  'EST de Sidi Bennour',
] as const;

export const establishments = [
  ...localEstablishments.map((name) => ({ value: name, label: name })),
  { value: OTHER, label: 'Autre établissement' },
] as const;

export const semesters = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'Annuel'] as const;

export const courseTypes = [
  'Cours magistral',
  'Travaux dirigés',
  'Travaux pratiques',
  'Cours intégré',
  'Projet',
  'Stage',
] as const;

/** Further types that a form offers. */
export const moreCourseTypes = ['Cours magistral et travaux dirigés', 'Séminaire'] as const;

export const standardCourseType = 'Cours magistral et travaux pratiques';
export const standardEvaluation = 'Contrôle continu et examen final';
