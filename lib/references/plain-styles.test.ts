/** References as people write them by the styles of their fields. */
import { expect, test } from 'vitest';
import { nameText } from '@/lib/names/name';
import { readReferences } from './read';
import type { Work } from './work';

function read(line: string): Record<string, unknown> {
  const found = readReferences(new TextEncoder().encode(line));
  const [entry] = 'refusal' in found ? [] : found.entries;
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(found));
  const { authors, editors, event, ...work }: Work = entry.work;
  return {
    ...work,
    by: authors.map(nameText).join(', '),
    ...(editors && { dir: editors.map(nameText).join(', ') }),
    ...(event && { at: `${event.name ?? ''} | ${event.place ?? ''}` }),
  };
}

const dupontMartin = 'Jean Dupont, Luc Martin';

test.each<[string, string, Record<string, unknown>]>([
  // APA
  [
    'APA',
    'Dupont, J., & Martin, L. (2019). Les crues du Rhône. Géographie et cultures, (113), 45-67.',
    { nature: 'article', title: 'Les crues du Rhône', container: 'Géographie et cultures', issue: '113', pages: '45–67', date: '2019' },
  ],
  [
    'APA',
    'Dupont, J. (2018). Le fleuve et ses villes (2e éd.). Seuil.',
    { nature: 'livre', title: 'Le fleuve et ses villes', publisher: 'Seuil', edition: '2', date: '2018' },
  ],
  [
    'APA',
    'Martin, L. (Ed.). (2019). Rivers of Europe. Routledge.',
    { nature: 'direction', title: 'Rivers of Europe', by: '', dir: 'L. Martin', publisher: 'Routledge', date: '2019' },
  ],
  [
    'APA',
    'Dupont, J. (2017). Le barrage. In L. Martin & P. Petit (Eds.), Rivières et fleuves (pp. 12–34). Elsevier.',
    {
      nature: 'chapitre',
      title: 'Le barrage',
      dir: 'L. Martin, P. Petit',
      container: 'Rivières et fleuves',
      pages: '12–34',
      publisher: 'Elsevier',
      date: '2017',
    },
  ],
  [
    'APA',
    'Dupont, J. (2016). Les eaux basses [Thèse de doctorat, Université de Lyon].',
    { nature: 'these', title: 'Les eaux basses', institution: 'Université de Lyon', date: '2016' },
  ],
  ['APA', 'Dupont, J. (in press). Low water. River Journal.', { title: 'Low water', container: 'River Journal', status: 'sous-presse' }],
  [
    'APA',
    'Nguyen, T., Roux, P., & Silva, M. (2021, March). Sharing water. Water Policy, 3(1), 1–12. https://doi.org/10.1234/wp.3',
    { by: 'T. Nguyen, P. Roux, M. Silva', title: 'Sharing water', volume: '3', issue: '1', pages: '1–12', doi: '10.1234/wp.3' },
  ],
  // Chicago, author-date and notes
  [
    'Chicago',
    'Dupont, Jean, and Luc Martin. 2019. "Low Water." River Journal 12 (3): 34–56.',
    { nature: 'article', by: dupontMartin, title: 'Low Water', container: 'River Journal', volume: '12', issue: '3', pages: '34–56', date: '2019' },
  ],
  [
    'Chicago',
    'Dupont, Jean. 2018. Rivers at Rest. Paris: Seuil.',
    { nature: 'livre', by: 'Jean Dupont', title: 'Rivers at Rest', place: 'Paris', publisher: 'Seuil', date: '2018' },
  ],
  [
    'Chicago',
    'Jean Dupont and Luc Martin, "Low Water," Journal of Tests 12, no. 3 (2019): 34–56.',
    { by: dupontMartin, title: 'Low Water', container: 'Journal of Tests', volume: '12', issue: '3', pages: '34–56', date: '2019' },
  ],
  [
    'Chicago',
    'Jean Dupont, "Low Water," Journal of Tests 12 (2019): 34–56.',
    { title: 'Low Water', container: 'Journal of Tests', volume: '12', pages: '34–56', date: '2019' },
  ],
  [
    'Chicago',
    'Dupont, Jean. 2015. "The Dam." In Rivers of Europe, edited by Luc Martin, 12–34. London: Routledge.',
    {
      nature: 'chapitre',
      title: 'The Dam',
      container: 'Rivers of Europe',
      dir: 'Luc Martin',
      pages: '12–34',
      place: 'London',
      publisher: 'Routledge',
      date: '2015',
    },
  ],
  // MLA
  [
    'MLA',
    'Dupont, Jean, and Luc Martin. "Low Water." River Journal, vol. 12, no. 3, 2019, pp. 34-56.',
    { by: dupontMartin, title: 'Low Water', container: 'River Journal', volume: '12', issue: '3', pages: '34–56', date: '2019' },
  ],
  [
    'MLA',
    'Lefèvre, Anne. Les Rivières. Paris: La Découverte, 2020.',
    { nature: 'livre', by: 'Anne Lefèvre', title: 'Les Rivières', place: 'Paris', publisher: 'La Découverte', date: '2020' },
  ],
  ['MLA', 'Lefèvre, Anne. Les Rivières. La Découverte, 2020.', { nature: 'livre', title: 'Les Rivières', publisher: 'La Découverte', date: '2020' }],
  [
    'MLA',
    'Dupont, Jean. "The Dam." Rivers of Europe, edited by Luc Martin, Routledge, 2015, pp. 12-34.',
    { nature: 'chapitre', title: 'The Dam', container: 'Rivers of Europe', dir: 'Luc Martin', publisher: 'Routledge', pages: '12–34', date: '2015' },
  ],
  // Harvard
  [
    'Harvard',
    "Dupont, J. and Martin, L. (2019) 'Low water in summer', River Journal, 12(3), pp. 34-56.",
    { by: 'J. Dupont, L. Martin', title: 'Low water in summer', container: 'River Journal', volume: '12', issue: '3', pages: '34–56', date: '2019' },
  ],
  [
    'Harvard',
    'Dupont, J. (2018) Rivers at rest. 2nd edn. London: Routledge.',
    { nature: 'livre', title: 'Rivers at rest', edition: '2', place: 'London', publisher: 'Routledge', date: '2018' },
  ],
  [
    'Harvard',
    'Dupont, J. (2015) ‘The dam’, in Martin, L. (ed.) Rivers of Europe. London: Routledge, pp. 12–34.',
    { nature: 'chapitre', title: 'The dam', dir: 'L. Martin', container: 'Rivers of Europe', place: 'London', publisher: 'Routledge', pages: '12–34' },
  ],
  // Vancouver
  [
    'Vancouver',
    'Dupont J, Martin L. Low water. N Engl J Med. 2019 Mar;12(3):34-6.',
    { by: 'J Dupont, L Martin', title: 'Low water', container: 'N Engl J Med', volume: '12', issue: '3', pages: '34–6', date: '2019-03' },
  ],
  [
    'Vancouver',
    'Dupont J, Martin L, Petit P, et al. Low water and the heart: a trial. Lancet. 2020 Jan 12;395(10220):100-7. doi: 10.1016/S0140-6736(20)1',
    { title: 'Low water and the heart: a trial', container: 'Lancet', volume: '395', issue: '10220', pages: '100–7', date: '2020-01-12', andOthers: true },
  ],
  ['Vancouver', 'Dupont J. Low water. BMJ. 2018;360:k123.', { title: 'Low water', container: 'BMJ', volume: '360', pages: 'k123', date: '2018' }],
  [
    'Vancouver',
    'Dupont J, Petit P. The dam. In: Martin L, editor. Big book of rivers. Paris: Elsevier; 2017. p. 12-34.',
    {
      nature: 'chapitre',
      title: 'The dam',
      dir: 'L Martin',
      container: 'Big book of rivers',
      place: 'Paris',
      publisher: 'Elsevier',
      pages: '12–34',
      date: '2017',
    },
  ],
  [
    'Vancouver',
    'Dupont J. Medicine of rivers. 2nd ed. Paris: Elsevier; 2018. 250 p.',
    { nature: 'livre', title: 'Medicine of rivers', edition: '2', place: 'Paris', publisher: 'Elsevier', date: '2018' },
  ],
  [
    'Vancouver',
    'Dupont J Jr, Martin L. Low water. Ann Intern Med. 2019;170(2):1-9.',
    { by: 'J Dupont Jr, L Martin', title: 'Low water', container: 'Ann Intern Med', volume: '170', pages: '1–9' },
  ],
  // IEEE
  [
    'IEEE',
    'J. Dupont and L. Martin, "Low water," IEEE Trans. Rivers, vol. 12, no. 3, pp. 34–56, Mar. 2019.',
    { by: 'J. Dupont, L. Martin', title: 'Low water', container: 'IEEE Trans. Rivers', volume: '12', issue: '3', pages: '34–56', date: '2019-03' },
  ],
  [
    'IEEE',
    'J. Dupont, "Low water," in Proc. CT 2019, Lyon, France, 2019, pp. 1–5.',
    { nature: 'communication', title: 'Low water', container: 'Proc. CT 2019', pages: '1–5', date: '2019' },
  ],
  [
    'IEEE',
    'J. Dupont, "Low water," Ph.D. dissertation, Dept. of Water, Univ. of Lyon, Lyon, France, 2019.',
    { nature: 'these', title: 'Low water', date: '2019' },
  ],
  // ISO 690 in French
  [
    'ISO 690',
    'DUPONT, Jean. Le fleuve et ses villes. 2e éd. Paris : Seuil, 2018. 250 p. ISBN 978-2-02-000000-0.',
    { nature: 'livre', title: 'Le fleuve et ses villes', edition: '2', place: 'Paris', publisher: 'Seuil', date: '2018', isbn: '9782020000000' },
  ],
  [
    'ISO 690',
    'DUPONT, Jean et MARTIN, Luc, 2019. Les crues. Revue des eaux. Vol. 12, n° 3, p. 34-56.',
    { title: 'Les crues', container: 'Revue des eaux', volume: '12', issue: '3', pages: '34–56', date: '2019' },
  ],
  [
    'ISO 690',
    'DUPONT, Jean. Le barrage. In : MARTIN, Luc (dir.). Rivières et fleuves. Lyon : PUL, 2017, p. 12-34.',
    {
      nature: 'chapitre',
      title: 'Le barrage',
      dir: 'Luc MARTIN',
      container: 'Rivières et fleuves',
      place: 'Lyon',
      publisher: 'PUL',
      pages: '12–34',
      date: '2017',
    },
  ],
  // humanities in French
  [
    'lettres',
    'Jean Dupont (dir.), Un collectif sur les eaux, Rennes, PUR, 2015.',
    { nature: 'direction', title: 'Un collectif sur les eaux', by: '', dir: 'Jean Dupont', place: 'Rennes', publisher: 'PUR', date: '2015' },
  ],
  [
    'lettres',
    'Jean Dupont et Luc Martin (éds), Mélanges offerts au fleuve, Genève, Droz, coll. « Travaux », 2011, 450 p.',
    { nature: 'direction', dir: dupontMartin, title: 'Mélanges offerts au fleuve', place: 'Genève', publisher: 'Droz', container: 'Travaux', date: '2011' },
  ],
  [
    'lettres',
    'Jean Dupont, Les eaux basses, Paris, Seuil, coll. « Points », 2017.',
    { nature: 'livre', title: 'Les eaux basses', place: 'Paris', publisher: 'Seuil', container: 'Points', date: '2017' },
  ],
  [
    'lettres',
    'Jean Dupont, « Le barrage », dans Luc Martin (dir.), Rivières et fleuves, Paris, Seuil, coll. « Points », 2017, p. 12-34.',
    {
      nature: 'chapitre',
      title: 'Le barrage',
      dir: 'Luc Martin',
      container: 'Rivières et fleuves',
      place: 'Paris',
      publisher: 'Seuil',
      series: 'Points',
      pages: '12–34',
    },
  ],
  [
    'lettres',
    'DUPONT Jean, « Le barrage », in MARTIN Luc (éd.), Rivières et fleuves, Rennes, Presses universitaires de Rennes, 2014, p. 12-34.',
    {
      nature: 'chapitre',
      title: 'Le barrage',
      dir: 'Luc MARTIN',
      container: 'Rivières et fleuves',
      place: 'Rennes',
      publisher: 'Presses universitaires de Rennes',
    },
  ],
  [
    'lettres',
    'Dupont J., 2016, Un livre des eaux, Paris, CNRS Éditions.',
    { nature: 'livre', by: 'J. Dupont', title: 'Un livre des eaux', place: 'Paris', publisher: 'CNRS Éditions', date: '2016' },
  ],
  [
    'lettres',
    'Dupont J. et Martin L., 2016, « Le barrage », Annales. Histoire, Sciences sociales, vol. 71, n° 2, p. 12-34.',
    {
      by: 'J. Dupont, L. Martin',
      title: 'Le barrage',
      container: 'Annales. Histoire, Sciences sociales',
      volume: '71',
      issue: '2',
      pages: '12–34',
      date: '2016',
    },
  ],
  [
    'lettres',
    '« Pour une histoire des eaux », Revue historique, t. CCXII, n° 654, 2010, p. 345-378.',
    { nature: 'article', title: 'Pour une histoire des eaux', container: 'Revue historique', volume: 'CCXII', issue: '654', pages: '345–378', date: '2010' },
  ],
  [
    'lettres',
    'Jean Dupont, Les eaux basses, thèse de doctorat en histoire, Université de Lyon, 2015.',
    { nature: 'these', title: 'Les eaux basses', institution: 'Université de Lyon', date: '2015' },
  ],
  [
    'lettres',
    'Jean Dupont, « Lire les eaux », colloque « Fleuves », Lyon, 12-14 mars 2019.',
    { nature: 'communication', title: 'Lire les eaux', date: '2019-03-12' },
  ],
  // law in French
  [
    'droit',
    'J. Dupont, « La preuve de l’eau », D. 2019. 1234.',
    { nature: 'article', by: 'J. Dupont', title: 'La preuve de l’eau', container: 'D.', date: '2019', pages: '1234' },
  ],
  ['droit', 'J. Dupont, « La preuve de l’eau », RTD civ. 2018, p. 12.', { title: 'La preuve de l’eau', container: 'RTD civ.', date: '2018', pages: '12' }],
  [
    'droit',
    'J. Dupont, « La preuve de l’eau », JCP G 2020, n° 12, 345.',
    { title: 'La preuve de l’eau', container: 'JCP G', date: '2020', issue: '12', pages: '345' },
  ],
  [
    'droit',
    'J. Dupont, « La preuve de l’eau », AJDA 2020, p. 1234-1240.',
    { title: 'La preuve de l’eau', container: 'AJDA', date: '2020', pages: '1234–1240' },
  ],
  [
    'droit',
    'J. Dupont, Droit des eaux, 3e éd., LGDJ, coll. « Manuels », 2021.',
    { nature: 'livre', title: 'Droit des eaux', edition: '3', publisher: 'LGDJ', container: 'Manuels', date: '2021' },
  ],
  [
    'droit',
    'J. Dupont et L. Martin, Droit des eaux, Dalloz, 2e éd., 2015, 400 p.',
    { nature: 'livre', by: 'J. Dupont, L. Martin', title: 'Droit des eaux', publisher: 'Dalloz', edition: '2', date: '2015' },
  ],
  [
    'droit',
    'J. Dupont, « L’eau au procès », in Mélanges en l’honneur de Luc Martin, LexisNexis, 2016, p. 12-34.',
    { nature: 'chapitre', title: 'L’eau au procès', container: 'Mélanges en l’honneur de Luc Martin', publisher: 'LexisNexis', pages: '12–34', date: '2016' },
  ],
  [
    'droit',
    'Carbonnier (J.), « Les hypothèses fondamentales », RTD civ. 1958, p. 345 et s.',
    { by: 'J. Carbonnier', title: 'Les hypothèses fondamentales', container: 'RTD civ.', date: '1958', pages: '345' },
  ],
  [
    'droit',
    'J. Dupont, note sous Cass. civ. 1re, 12 mars 2019, D. 2019. 1234.',
    { by: 'J. Dupont', title: 'note sous Cass. civ. 1re, 12 mars 2019', container: 'D.', date: '2019', pages: '1234' },
  ],
  [
    'droit',
    'Benali (Sophie), La ville et l’eau, thèse pour le doctorat en droit, Université Paris 1, 2012, 450 p.',
    { nature: 'these', by: 'Sophie Benali', institution: 'Université Paris 1', date: '2012' },
  ],
  [
    'droit',
    'Cass. civ. 1re, 12 mars 2019, n° 18-12.345, D. 2019, p. 1234.',
    { nature: 'autre', title: 'Cass. civ. 1re, 12 mars 2019, n° 18-12.345, D. 2019, p. 1234.', by: '' },
  ],
  [
    'droit',
    'Benali S., L’eau, Que sais-je ?, n° 1234, PUF, 2003.',
    { nature: 'livre', title: 'L’eau', container: 'Que sais-je ?', publisher: 'PUF', date: '2003' },
  ],
  [
    'lettres',
    'M. Foucault, Surveiller et punir, Gallimard, coll. « Tel », 1993 [1975].',
    { nature: 'livre', publisher: 'Gallimard', container: 'Tel', date: '1993' },
  ],
  [
    'lettres',
    'Benali S., Dupont J. (dir.), 2014, La ville et l’eau, Lyon, ENS Éditions, 320 p.',
    { nature: 'direction', dir: 'S. Benali, J. Dupont', title: 'La ville et l’eau', place: 'Lyon', publisher: 'ENS Éditions', date: '2014' },
  ],
  [
    'lettres',
    'Benali, Sophie. « La ville ». Géocarrefour, vol. 92, nº 2, juin 2018, p. 12‑34.',
    { container: 'Géocarrefour', volume: '92', issue: '2', pages: '12–34', date: '2018-06' },
  ],
  [
    'HAL',
    'Sophie Benali, Jean Dupont. L’eau et la ville. Revue des eaux, 2020, 12 (3), pp.34-56. ⟨10.1234/rev.2020⟩. ⟨hal-01234567⟩',
    {
      by: 'Sophie Benali, Jean Dupont',
      title: 'L’eau et la ville',
      container: 'Revue des eaux',
      volume: '12',
      issue: '3',
      pages: '34–56',
      doi: '10.1234/rev.2020',
      halId: 'hal-01234567',
    },
  ],
  [
    'IEEE',
    'S. Benali, "Learning rivers," arXiv preprint arXiv:1802.05018, 2018.',
    { nature: 'prepublication', title: 'Learning rivers', arxivId: '1802.05018', date: '2018' },
  ],
  [
    'IEEE',
    'K. He, X. Zhang, S. Ren, and J. Sun, "Residual learning," in Proc. IEEE Conf. Vision, Las Vegas, NV, USA, 2016, pp. 770–778.',
    { nature: 'communication', by: 'K. He, X. Zhang, S. Ren, J. Sun', container: 'Proc. IEEE Conf. Vision', pages: '770–778' },
  ],
  [
    'APA',
    'Benali, S. (2020, 12-14 mars). Lire les eaux [Communication orale]. Colloque Fleuves, Lyon, France.',
    { nature: 'communication', title: 'Lire les eaux', at: 'Colloque Fleuves | Lyon', date: '2020-03-12' },
  ],
  [
    'Vancouver',
    'World Health Organization. Global report on rivers. Geneva: WHO; 2020.',
    { nature: 'livre', by: 'World Health Organization', title: 'Global report on rivers', place: 'Geneva', publisher: 'WHO', date: '2020' },
  ],
  [
    'lettres',
    'Jean Dupont, Lire les Annales. Histoire, Sciences sociales, Paris, Seuil, 2017.',
    { nature: 'livre', title: 'Lire les Annales. Histoire, Sciences sociales', place: 'Paris', publisher: 'Seuil', date: '2017' },
  ],
])('%s: %s', (_style, line, work) => expect(read(line)).toMatchObject(work));
