import { expect, test } from 'vitest';
import { thesisNature } from './thesis-nature';

test.each([
  ['PhD Thesis', 'these'],
  ['Ph. D.', 'these'],
  ['DPhil', 'these'],
  ['Doctoral dissertation', 'these'],
  ['Thèse d’exercice', 'these'],
  ['Doktorarbeit', 'these'],
  ['Tesi di dottorato', 'these'],
  ['phdthesis', 'these'],
  ['Thesis', 'these'],
  ['Theses', 'these'],
  ['Electronic Thesis or Dissertation', 'these'],
  ['', 'these'],
  ...[
    ...[
      'Tesis',
      'Tesi',
      'Proefschrift',
      'University thesis',
      'Electronic thesis',
      'Thesis (open access)',
      'D.Sc.',
      'MD thesis',
      'Ed.D.',
      'Dr.-Ing.',
    ],
    ...[
      'Cotutelle',
      'Text',
      '博士论文',
      'PhD, Univ. of Massachusetts, Amherst, MA',
      'Thèse dirigée par M. A. Martin',
      'Thèse de doctorat, mention master',
    ],
    ...['Diplôme d’État de docteur', 'Thèse d’État', 'Thèse en histoire diplomatique'],
  ].map((type) => [type, 'these'] as const),
  ...[
    'M. A.',
    'BA',
    'B.Sc. thesis',
    'MBA',
    'DEA',
    'DESS',
    'Maîtrise',
    'Tesi di laurea',
    'Candidate thesis',
    'Licence',
  ].map((type) => [type, 'memoire'] as const),
  ['Habilitation à diriger des recherches', 'hdr'],
  ['HDR', 'hdr'],
  ['Master’s dissertation', 'memoire'],
  ['MSc dissertation', 'memoire'],
  ['M.Sc.', 'memoire'],
  ['MA Thesis', 'memoire'],
  ['MRes Thesis', 'memoire'],
  ['MPhil', 'memoire'],
  ['Honours thesis', 'memoire'],
  ['Diplomarbeit', 'memoire'],
  ['bathesis', 'memoire'],
  ['mathesis', 'memoire'],
  ['Mémoire', 'memoire'],
  ['Thèse de licence', 'memoire'],
  ...[
    ...[
      'Travail d’étude et de recherche',
      'TER',
      'Travail de fin d’études',
      'M2',
      'Mém. de M2',
      'Rapport de stage',
      'Projet de fin d’études',
      'TFE',
    ],
    ...['Trabajo de fin de grado', 'Abschlussarbeit', 'Mémoire d’étude'],
  ].map((type) => [type, 'memoire'] as const),
  ...['Terminal degree thesis', 'Thèse en médecine, M20'].map((type) => [type, 'these'] as const),
] as const)('a thesis of the type « %s » is of the nature %s', (type, nature) =>
  expect(thesisNature('these', type)).toBe(nature),
);

test('what is a master’s work by its entry stays one; words elsewhere only tell what they name', () => {
  expect(thesisNature('memoire', 'Thesis')).toBe('memoire');
  expect(thesisNature('memoire', 'Thèse de doctorat')).toBe('these');
  for (const note of [
    'Lu en séance',
    'Cambridge, MA',
    'BA',
    'Thèse dirigée par M. A. Martin',
    'Licence CC BY 4.0',
    'Prix des lieux de mémoire',
    'Mention honours',
  ])
    expect(thesisNature('these', undefined, note), note).toBe('these');
  expect(thesisNature('these', undefined, 'Mémoire de master')).toBe('memoire');
  expect(thesisNature('these', 'PhD', 'Mémoire de master')).toBe('these');
});
