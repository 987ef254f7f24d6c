/** What BibLaTeX has a field for and a publication has not: it is noted, or the owner is told. */
import { expect, test } from 'vitest';
import { readBibtex } from './read-bibtex';

const one = (fields: string, type = 'book') => {
  const [entry] = readBibtex(`@${type}{k, title = {T}, author = {Dupont, Jean}, ${fields}}`, 1) ?? [];
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(entry));
  return { ...entry.work, odd: entry.odd };
};

test.each([
  ['volumes = 5, origdate = 1734', '5\u00a0volumes. Première publication\u00a0: 1734'],
  [
    'origlocation = {Paris}, origpublisher = {Seuil}, origdate = 1734',
    'Première publication\u00a0: Paris, Seuil, 1734',
  ],
  [
    'origtitle = {Vom Kriege}, origlanguage = {german}',
    'Titre original\u00a0: Vom Kriege. Langue originale\u00a0: allemand',
  ],
  ['part = 2', 'Partie 2'],
  ['foreword = {Martin, Luc}, afterword = {Durand, Claire}', 'Avant-propos de Luc Martin. Postface de Claire Durand'],
  ['advisor = {Martin, Luc}', 'Sous la direction de Luc Martin'],
  ['month = {Spring}, year = 2019', 'Printemps 2019'],
  ['date = {2019-23}', 'Automne 2019'],
  ['month = mar, year = 2019', undefined],
  ["month = {{\\'e}t{\\'e}}, year = 2019", 'Été 2019'],
  ['month = {Verão}, year = 2019', 'Été 2019'],
  ['year = {printemps 2019}', 'Printemps 2019'],
])('%s is noted', (fields, note) => expect(one(fields)).toMatchObject({ note, odd: undefined }));

test.each([
  ['year = 2019, month = {ao{\\^u}t}', '2019-08'],
  ["year = 2019, month = {f{\\'e}vrier}", '2019-02'],
  [`year = 2019, month = "f\\'evrier"`, '2019-02'],
  ['year = {mars 2019}', '2019-03'],
  ['year = {12 mars 2019}', '2019-03-12'],
  ['year = {2019-03}', '2019-03'],
  ['year = {2019/03/12}', '2019-03-12'],
  ['year = {12/03/2019}', '2019-03-12'],
  ['year = {03/2019}', '2019-03'],
  ['year = {20\u200b19}', '2019'],
  ['year = {2019-2020}', '2019'],
  ['year = {printemps 2019}', '2019'],
  ['year = {12 mars 2019}, month = mar', '2019-03-12'],
  ['year = 2019, month = {3-4}', '2019-03'],
  ['year = 2019, month = {03--04}', '2019-03'],
  ['year = 2019, month = {1er mars}', '2019-03-01'],
  ['year = 2019, month = {1\\textsuperscript{er} mars}', '2019-03-01'],
  ['year = 2019, month = {March 3rd}', '2019-03-03'],
  ['year = 2019, month = {12-14 juin}', '2019-06-12'],
  ['year = 2019, month = Aug # "~5"', '2019-08-05'],
  ['year = 2019, month = {10 } # sep', '2019-09-10'],
])('the date of %s is %s', (fields, date) => expect(one(fields).date).toBe(date));

test('of a chapter, the number and the whole of several volumes; of a talk, the rest of its volume’s title', () => {
  expect(one('booktitle = {Livre}, chapter = 4', 'inbook')).toMatchObject({ container: 'Livre', note: 'Chapitre 4' });
  const whole = 'maintitle = {{\\OE}uvres}, mainsubtitle = {essais}, volume = 1';
  expect(one(whole)).toMatchObject({ container: 'Œuvres\u00a0: essais', volume: '1', note: undefined });
  expect(one(`${whole}, series = {Pléiade}`)).toMatchObject({
    container: 'Pléiade',
    note: 'Dans «\u00a0Œuvres\u00a0: essais\u00a0»',
  });
  expect(one(`${whole}, booktitle = {Tome premier}`, 'inbook')).toMatchObject({
    container: 'Tome premier',
    series: 'Œuvres\u00a0: essais',
    volume: '1',
  });
  expect(one("booktitle = {L'esprit}, booktitleaddon = {Actes du 7e symposium}", 'inproceedings').note).toBe(
    'Actes du 7e symposium',
  );
});

test('the series of a journal, and the title of one of its issues with who directed it', () => {
  const article = (fields: string) => one(`journal = {Annales}, ${fields}`, 'article');
  const series = ['3', 'newseries', 'oldseries', 'Nouvelle série', '1'].map(
    (text) => article(`series = {${text}}, volume = 15`).series,
  );
  expect(series).toEqual(['3e série', 'nouvelle série', 'ancienne série', 'Nouvelle série', '1re série']);
  expect(article('issuetitle = {Des lettres}, editor = {Garcia, Alexandre and others}')).toMatchObject({
    issueTitle: 'Des lettres',
    editors: [{ family: 'Garcia', given: 'Alexandre' }],
    otherEditors: true,
    note: undefined,
  });
});

test('an archive of preprints is named, unless it is by an identifier', () => {
  const preprint = (fields: string, type = 'article') => one(fields, type);
  for (const journal of ['bioRxiv', 'SSRN', 'Research Square', 'SocArXiv'])
    expect(preprint(`journal = {${journal}}, doi = {10.5555/a}`)).toMatchObject({
      nature: 'prepublication',
      publisher: journal,
      container: undefined,
    });
  expect(preprint('journal = {bioRxiv}, publisher = {Cold Spring Harbor Laboratory}')).toMatchObject({
    publisher: 'bioRxiv',
    note: 'Cold Spring Harbor Laboratory',
  });
  expect(preprint('journal = {CoRR}, volume = {abs/1802.05018}')).toMatchObject({
    arxivId: '1802.05018',
    volume: undefined,
    publisher: undefined,
  });
  expect(preprint('journal = {arXiv preprint arXiv:2401.01234}')).toMatchObject({
    arxivId: '2401.01234',
    publisher: undefined,
  });
  expect(preprint('journal = {XXIV Congrès}').nature).toBe('article');
});

test('what is in preparation is no preprint, and what was said is a talk', () => {
  expect(one('note = {en préparation}', 'unpublished')).toMatchObject({
    nature: 'autre',
    status: 'en-preparation',
    note: undefined,
  });
  const talk = 'Conférence inaugurale, Rencontres 2016, Lille';
  expect(one(`howpublished = {${talk}}, month = nov, year = 2016`, 'misc')).toMatchObject({
    nature: 'communication',
    event: { name: talk },
    note: undefined,
  });
  expect(one(`note = {${talk}}`, 'misc')).toMatchObject({
    nature: 'communication',
    event: { name: talk },
    note: undefined,
  });
  expect(one('eventtitle = {Rencontres}, venue = {Lille}', 'unpublished')).toMatchObject({
    nature: 'communication',
    event: { name: 'Rencontres', place: 'Lille' },
  });
  expect(one('type = {Conférence invitée}, howpublished = {Rencontres 2016}', 'misc')).toMatchObject({
    event: { name: 'Rencontres 2016' },
    note: undefined,
  });
  expect(one('howpublished = {Séminaire du lac}', 'techreport')).toMatchObject({
    nature: 'rapport',
    note: 'Séminaire du lac',
  });
  expect(one('note = {Communication personnelle}', 'misc').nature).toBe('autre');
});

test('a patent is held by its holder; a catalogue of an author has who edited it', () => {
  expect(one('holder = {CNRS}, number = {FR3000000}, type = {patentfr}', 'patent').institution).toBe('CNRS');
  expect(one('editor = {Martin, Luc}', 'collection')).toMatchObject({
    authors: [{ family: 'Dupont' }],
    editors: [{ family: 'Martin' }],
  });
});

test('a work that no person is named for is by the body behind it', () => {
  const anonymous = (fields: string, type: string) => {
    const [entry] = readBibtex(`@${type}{k, title = {T}, ${fields}}`, 1) ?? [];
    return entry && 'work' in entry ? entry.work.authors : entry;
  };
  expect(anonymous('institution = {Inria}', 'techreport')).toEqual([{ literal: 'Inria' }]);
  expect(anonymous('organization = {Inria}', 'manual')).toEqual([{ literal: 'Inria' }]);
  expect(anonymous('organization = {Inria}', 'online')).toEqual([{ literal: 'Inria' }]);
  expect(anonymous('school = {Université du Lac}', 'phdthesis')).toEqual([]);
});

test('what HAL writes by itself: its words for preprints and reports, numbers of pages, publishers as editors', () => {
  expect(one('note = {working paper or preprint}, hal_id = {hal-04000001}', 'unpublished')).toMatchObject({
    status: 'prepublication',
    note: undefined,
  });
  expect(one('type = {Research Report}, hal_id = {hal-04000001}', 'techreport').note).toBe('Rapport de recherche');
  expect(one('type = {Other}, hal_id = {hal-04000001}', 'techreport').note).toBeUndefined();
  expect(one('publisher = {Seuil}, editor = {Springer}, pages = {320p.}, hal_id = {hal-04000003}')).toMatchObject({
    publisher: 'Seuil',
    editors: undefined,
    pages: '320 p.',
  });
  expect(one('editor = {Presses universitaires de Rennes}, hal_id = {hal-04000003}')).toMatchObject({
    publisher: 'Presses universitaires de Rennes',
  });
  expect(one("editor = {{\\'E}ditions Belin}")).toMatchObject({ publisher: 'Éditions Belin', editors: undefined });
  expect(one('editor = {Press, Anna}, hal_id = {hal-04000003}').editors).toEqual([{ family: 'Press', given: 'Anna' }]);
  expect(one('school = {IEP}, url = {http://dumas.ccsd.cnrs.fr/dumas-00000001}', 'mastersthesis').halId).toBe(
    'dumas-00000001',
  );
});

test('what stands for a missing word is none', () => {
  expect(
    one('booktitle = {Le Conservatoire,}, editor = {?}, publisher = {n/a}, address = {-}', 'incollection'),
  ).toMatchObject({
    container: 'Le Conservatoire',
    editors: undefined,
    publisher: undefined,
    place: undefined,
  });
});

test('fields that nobody reads are told, but not those of programs', () => {
  expect(one('impact-factor = {3}, jury = {A et B}').odd).toEqual([
    'Champs laissés de côté\u00a0: «\u00a0impact-factor\u00a0», «\u00a0jury\u00a0».',
  ]);
  expect(
    one('file = {a.pdf}, timestamp = {2020}, mendeley-tags = {x}, bdsk-file-1 = {x}, urldate = {2020}').odd,
  ).toBeUndefined();
  expect(one('publisher = inconnue').odd).toEqual([
    'L’abréviation «\u00a0inconnue\u00a0» n’est définie par aucun @string du fichier\u00a0: le champ «\u00a0publisher\u00a0» la garde telle quelle.',
  ]);
});
