import { expect, test } from 'vitest';
import { placeName } from './place-name';

test.each([
  [
    "Département de physique, Faculté des Sciences d'El Jadida, 24000 El Jadida, Maroc",
    "Département de physique, Faculté des Sciences d'El Jadida",
  ],
  ['Sorbonne Université, Campus Pierre et Marie Curie, 4 place Jussieu, 75005 Paris, France', 'Sorbonne Université'],
  [
    'Université Paris 8\nDépartement d’histoire\n2, rue de la Liberté\n93526 Saint-Denis cedex',
    'Université Paris 8, Département d’histoire',
  ],
  ['Université Lumière Lyon 2, UFR 6, avenue Pierre-Mendès-France', 'Université Lumière Lyon 2, UFR 6'],
  ['École normale supérieure, BP 20', 'École normale supérieure'],
  ['CHU de Rennes ; 2 rue Henri-Le-Guilloux', 'CHU de Rennes'],
  ['24000 El Jadida', '24000 El Jadida'],
  ['', ''],
])('the place of « %s » is « %s »', (affiliation, name) => expect(placeName(affiliation)).toBe(name));
