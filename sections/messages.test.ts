/** The exact messages for content that may not be saved. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import type { AnyDefinition } from './define';
import { profilSample } from './profil/sample';
import { profileSchema } from './profil/schema';
import { definitions, kinds } from './registry';
import { validate, validateDraft } from './validate';

const cours = { title: 'Réseaux', establishment: 'SUPEMIR', level: 'Master 1' };
const these = { sujet: 'Sujet', statut: 'En cours', annee: '2024' };

/** Parses « projets [{}] »: a kind and content for it. */
function contentOf(typed = ''): readonly [AnyDefinition, unknown] {
  const [id = '', json = ''] = typed.split(/ (.*)/);
  return [definitions.find((each) => each.id === id) ?? expect.fail(id), JSON.parse(json)];
}

describe('errors of a form', () => {
  it.each(tableOf('sections/messages.txt', 'a form says'))('%s: %s: %s', (typed, path, message) => {
    const answer = validateDraft(...contentOf(typed));
    expect(answer.ok ? answer : answer.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [path, message],
    ]);
  });
});

describe('the API', () => {
  it.each(tableOf('sections/messages.txt', 'the API says'))('says of %s: %s', (typed, message) => {
    const answer = validate(...contentOf(typed));
    expect(answer.ok ? answer : answer.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('drops entries that lack a required field and keeps the others', () => {
    const answer = validate(kinds.enseignement, [
      { ...cours, id: 'a' },
      { ...cours, title: '' },
      { ...cours, id: 'b' },
    ]);
    expect(answer).toMatchObject({ ok: true, content: [{ id: 'a' }, { id: 'b' }] });
  });

  it('never drops a publication or a thesis: it refuses the whole save', () => {
    expect(validate(kinds.publications, { d: { articles: [{ title: 'Titre' }] } })).toMatchObject({ ok: false });
    expect(validate(kinds['theses-encadrees'], { Réseaux: [these, { sujet: 'Autre' }] })).toMatchObject({ ok: false });
  });
});

describe('errors of the profile', () => {
  it.each([
    [{ nom: '' }, 'Le nom est requis'],
    [{ prenom: ' ' }, 'Le prénom est requis'],
    [{ email: 'adresse' }, "Format d'email invalide"],
  ])('%o: %s', (change, message) => {
    expect(profileSchema.safeParse({ ...profilSample, ...change }).error?.issues.map((issue) => issue.message)).toEqual(
      [message],
    );
  });
});
