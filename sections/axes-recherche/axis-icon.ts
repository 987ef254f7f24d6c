/** Chooses the icon of a research axis by its words. */
import { fold } from '@/lib/format/fold';
import type { IconName } from '../icons';

/** Beginnings of words, in lower case and without accents; the first row with a match wins. */
const table: readonly (readonly [IconName, readonly string[]])[] = [
  ['CpuChipIcon', ['capteur', 'iot', 'embarque', 'internet des objets', 'objets connectes', 'processeur', 'electroni']],
  ['ShieldCheckIcon', ['secur', 'cyber', 'crypt', 'intrusion', 'attaque', 'confidential', 'anomalie', 'resilien']],
  ['CloudIcon', ['cloud', 'nuage', 'virtualis', 'conteneur', 'climat']],
  ['ChartBarIcon', ['traces', 'statisti', 'donnees', 'series temporelles', 'prevision']],
  [
    'SparklesIcon',
    [
      'intelligence artificielle',
      'ia',
      'apprentissage automatique',
      'apprentissage profond',
      'machine learning',
      'deep learning',
      'neuron',
    ],
  ],
  [
    'AcademicCapIcon',
    [
      'e-learning',
      'mooc',
      'pedagog',
      'didactique',
      'enseignement',
      'formation',
      'apprentissage',
      'educat',
      'apprenant',
    ],
  ],
  ['GlobeAltIcon', ['reseau', 'internet', 'routage', 'sans fil', 'protocole', 'mobilit', '5g', 'international']],
  ['ChartBarIcon', ['analyse', 'modelis', 'simulation', 'performance', 'optimis']],
  ['CodeBracketIcon', ['program', 'logiciel', 'developpement', 'web', 'algorithm']],
  ['UserGroupIcon', ['collabor', 'particip', 'social', 'communaut', 'citoyen']],
  ['BuildingOffice2Icon', ['territo', 'patrimoine', 'ville', 'gouvernance', 'administr', 'hydraulique']],
  [
    'BookOpenIcon',
    [
      'droit',
      'jurid',
      'juris',
      'contrat',
      'responsabilite',
      'litterature',
      'histoire',
      'langue',
      'ethique',
      'philosoph',
    ],
  ],
  ['RocketLaunchIcon', ['innovation', 'spatial', 'entrepren']],
  ['ComputerDesktopIcon', ['systeme', 'ordinateur', 'numerique', 'informatique']],
];

/**
 * Each row's words as one expression: a word starts with one of them; one of three letters or fewer must be the whole
 * word.
 */
const rows = table.map(([icon, beginnings]) => {
  const words = beginnings.map((beginning) => (beginning.length <= 3 ? `${beginning}(?![\\p{L}\\p{N}])` : beginning));
  return [icon, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'u')] as const;
});

/** The icon of an axis; a beaker when no word matches. */
export function iconOfAxis(axis: string): IconName {
  const words = fold(axis);
  return rows.find(([, expression]) => expression.test(words))?.[0] ?? 'BeakerIcon';
}
