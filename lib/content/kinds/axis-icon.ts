/** The icon of a research axis, found by its words (spec 2.3: « each axis gets a mapped icon »). */
import type { IconName } from '../icons';

/** The first line with a word that the axis holds wins; beginnings of words, without accents. */
const table: readonly (readonly [IconName, readonly string[]])[] = [
  ['ShieldCheckIcon', ['secur', 'cyber', 'crypt', 'intrusion', 'attaque', 'confiance', 'confidential', 'anomalie', 'resilien']],
  ['CloudIcon', ['cloud', 'nuage', 'virtualis', 'conteneur', 'climat']],
  ['AcademicCapIcon', ['e-learning', 'mooc', 'pedagog', 'didactique', 'enseignement', 'formation', 'en ligne', 'educat', 'apprenant']],
  ['SparklesIcon', ['intelligence artificielle', 'ia', 'apprentissage', 'machine learning', 'deep learning', 'neuron']],
  ['CpuChipIcon', ['capteur', 'iot', 'embarque', 'objets connectes', 'processeur', 'electroni', 'energie']],
  ['GlobeAltIcon', ['reseau', 'internet', 'routage', 'sans fil', 'protocole', 'mobilit', '5g', 'international']],
  ['ChartBarIcon', ['donnee', 'statisti', 'analyse', 'modelis', 'simulation', 'prevision', 'performance', 'optimis']],
  ['CodeBracketIcon', ['program', 'logiciel', 'developpement', 'web', 'algorithm']],
  ['UserGroupIcon', ['collabor', 'particip', 'social', 'communaut', 'citoyen']],
  ['BuildingOffice2Icon', ['territo', 'patrimoine', 'ville', 'gouvernance', 'administr', 'hydraulique']],
  ['BookOpenIcon', ['droit', 'litterature', 'histoire', 'langue', 'ethique']],
  ['RocketLaunchIcon', ['innovation', 'spatial', 'entrepren']],
  ['ComputerDesktopIcon', ['systeme', 'ordinateur', 'numerique', 'informatique']],
];

/** An icon of spec section 9; a beaker when no word is known. */
export function iconOfAxis(axis: string): IconName {
  const words = axis.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return table.find(([, beginnings]) => beginnings.some((beginning) => holds(words, beginning)))?.[0] ?? 'BeakerIcon';
}

/** Whether a word begins so; one of three letters or fewer has to be the whole word. */
function holds(text: string, beginning: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${beginning}${beginning.length <= 3 ? '(?![\\p{L}\\p{N}])' : ''}`, 'u').test(text);
}
