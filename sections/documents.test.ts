import { expect, test } from 'vitest';
import { documentId, documentsOf, readablePath } from './documents';
import { enseignement } from './enseignement/definition';
import { projets } from './projets/definition';
import { thesesEncadrees } from './theses-encadrees/definition';
import { validate } from './validate';

const id = '0123456789abcdef'.repeat(2);
const file = `/documents/${id}`;
const documents = [{ id: 'd', file, name: 'Diapositives, chapitre 1' }];

const course = { id: 'c', title: 'Cours', establishment: 'SUPEMIR', level: 'Master 1' };
const project = { id: 'p', title: 'Projet', category: 'Recherche' };
const thesis = { id: 't', sujet: 'Sujet', statut: 'Soutenue', annee: '2020' };

test.each([
  ['a course', enseignement, (more: object) => [{ ...course, ...more }]],
  ['a project', projets, (more: object) => [{ ...project, ...more }]],
  ['a thesis', thesesEncadrees, (more: object) => ({ Domaine: [{ ...thesis, ...more }] })],
])('%s keeps its documents, and stores nothing where it has none', (_, definition, contentWith) => {
  const stored = (more: object) => {
    const result = validate(definition, contentWith(more));
    return JSON.stringify(result.ok ? result.content : result.issues);
  };
  expect(stored({ documents })).toContain(JSON.stringify(documents));
  for (const none of [{}, { documents: [] }, { documents: null }]) expect(stored(none)).not.toContain('documents');
  expect(stored({ documents: [{ id: 'd', file, name: ' ' }] })).toContain('L’intitulé du document est requis');
  expect(stored({ documents: [{ id: 'd', file: '/uploads/a.webp', name: 'a' }] })).toContain(
    'Veuillez joindre un fichier PDF',
  );
});

test('a document has one readable URL, in ASCII', () => {
  expect(documentsOf([{ documents }, {}])).toEqual([
    { id, name: 'Diapositives, chapitre 1', href: `${file}/diapositives-chapitre-1.pdf` },
  ]);
  expect(readablePath(file, 'Support d’été.pdf')).toBe(`${file}/support-d-ete.pdf`);
  expect(readablePath(file, 'الفصل')).toBe(`${file}/document.pdf`);
  expect(readablePath(file, 'é'.repeat(200))).toBe(`${file}/${'e'.repeat(80)}.pdf`);
  expect(documentId(readablePath(file, 'x'))).toBe(id);
  for (const other of ['', '/documents/', `${file}0`, `/uploads/${id}`, `https://exemple.org${file}`])
    expect(documentId(other), other).toBeNull();
});
