/** Behaviour that is specific to a kind of cards: aliases, headings, « Autre », facts, tones, icons. */
import { describe, expect, it } from 'vitest';
import { iconOfAxis } from './axes-recherche/axis-icon';
import { isBlankHtml } from './blank-html';
import { competence } from './competences/definition';
import { competenceLists } from './competences/lists';
import { words as competenceWords } from './competences/words';
import { detailLines } from './detail-lines';
import { projectTone } from './projets/definition';
import { words as projectWords } from './projets/words';
import { kinds } from './registry';
import { responsibilityTone } from './responsabilites/definition';
import { words as responsibilityWords } from './responsabilites/words';
import { thesisLook } from './theses-encadrees/definition';
import { validate, validateDraft } from './validate';

describe('skills', () => {
  it('read their lists under their French and English names', () => {
    const card = competence.parse({
      title: 'T',
      description: 'D',
      tools: ['Git'],
      languages: ['C'],
      platforms: ['Linux'],
      specialities: ['Réseaux'],
    });
    expect(card).toMatchObject({ outils: ['Git'], langages: ['C'], plateformes: ['Linux'], specialites: ['Réseaux'] });
  });

  it('never lose a list to another name of it', () => {
    expect(competence.parse({ title: 'T', description: 'D', outils: ['Git'], tools: ['Make'] })).toMatchObject({
      outils: ['Git'],
      tools: ['Make'],
    });
  });

  it('show each list that has lines under its own heading, in order', () => {
    const card = competence.parse({
      title: 'T',
      description: 'D',
      skills: ['Calage'],
      certifications: ['C'],
      applications: ['A'],
      methodologies: ['M'],
      plateformes: ['P'],
      frameworks: ['F'],
      domains: ['D'],
      specialites: ['S'],
      langages: ['L'],
      technologies: ['T', ' '],
      outils: [' '],
      pointsCles: ['K'],
    });
    expect(competenceLists(card).map(({ name }) => competenceWords.fr.lists[name])).toEqual([
      'Technologies',
      'Langages',
      'Spécialités',
      'Domaines d’expertise',
      'Frameworks',
      'Plateformes',
      'Méthodologies',
      'Applications',
      'Certifications',
    ]);
    expect(competenceLists(card)[0]?.lines).toEqual(['T']);
  });

  it('keep both lists that came under two names of one', () => {
    expect(competence.parse({ title: 'T', description: 'D', specialities: ['a'], spécialités: ['b'] })).toMatchObject({
      specialites: ['a'],
      spécialités: ['b'],
    });
  });

  it('lose their blank lines, and a list that was emptied, when saved', () => {
    const answer = validateDraft(kinds.competences, [
      { id: 'a', title: 'T', description: 'D', skills: ['Calage', ' '], outils: [''], certifications: [''] },
    ]);
    expect(answer).toEqual({
      ok: true,
      content: [
        {
          id: 'a',
          title: 'T',
          description: 'D',
          icon: '',
          color: '',
          skills: ['Calage'],
          technologies: [],
          outils: [],
        },
      ],
    });
  });
});

describe('courses', () => {
  it('have « Autre » replaced by what was typed', () => {
    const draft = [
      {
        id: 'a',
        title: 'T',
        establishment: 'Autre',
        customEstablishment: ' École d’été ',
        level: 'Autre',
        customLevel: 'Tout public',
      },
    ];
    expect(validate(kinds.enseignement, draft)).toMatchObject({
      ok: true,
      content: [{ establishment: 'École d’été', customEstablishment: '', level: 'Tout public', customLevel: '' }],
    });
  });

  it('get an id when they have none', () => {
    const answer = validate(kinds.enseignement, [{ title: 'T', establishment: 'SUPEMIR', level: 'Doctorat' }]);
    expect(answer).toMatchObject({ ok: true, content: [{ id: expect.stringMatching(/^course-\d+-\w+$/) }] });
  });
});

describe('details', () => {
  it('keep what no form shows and say it with French labels', () => {
    const details = {
      type: 'Mission',
      effectifs: 140,
      partenaires: ['A', 'B'],
      missions: ['Former', ''],
      thématiques: ['Eau'],
      secret: 'x',
    };
    const answer = validate(kinds.responsabilites, [{ title: 'T', organization: 'O', details }]);
    expect(answer).toMatchObject({
      ok: true,
      content: [{ details: { effectifs: 140, partenaires: ['A', 'B'], missions: ['Former'], secret: 'x' } }],
    });
    expect(detailLines(details, responsibilityWords.fr.details)).toEqual([
      { label: 'Type', lines: ['Mission'] },
      { label: 'Effectifs', lines: ['140'] },
      { label: 'Partenaires', lines: ['A', 'B'] },
      { label: 'Missions', lines: ['Former'] },
      { label: 'Thématiques', lines: ['Eau'] },
    ]);
  });

  it('say the parts of a project', () => {
    expect(
      detailLines(
        { durée: '5 ans', role: ' ', projets: [{ nom: 'Volet A', description: 'Stations' }] },
        projectWords.fr.details,
      ),
    ).toEqual([
      { label: 'Durée', lines: ['5 ans'] },
      { label: 'Projets', lines: ['Volet A\u00a0: Stations'] },
    ]);
  });
});

describe('statuses', () => {
  it('have one green word each', () => {
    expect(
      ['Soutenue', 'En cours', 'Abandonnée', 'Suspendue'].map((statut) => Object.values(thesisLook(statut))),
    ).toEqual([
      ['vert', 'done'],
      ['orange', 'clock'],
      ['gris', 'stopped'],
      ['orange', 'clock'],
    ]);
    expect([projectTone('En cours'), projectTone('Terminé')]).toEqual(['vert', 'bleu']);
    expect([responsibilityTone('Actuel'), responsibilityTone('En cours')]).toEqual(['vert', 'bleu']);
  });
});

describe('research axes', () => {
  it.each([
    ['Sécurité des réseaux', 'ShieldCheckIcon'],
    ['Virtualisation et cloud', 'CloudIcon'],
    ['IA pour tous', 'SparklesIcon'],
    ['Diagnostic médical', 'BeakerIcon'],
    ['Responsabilité civile et assurance', 'BookOpenIcon'],
    ['Didactique des sciences', 'AcademicCapIcon'],
  ])('« %s » has %s', (axis, icon) => {
    expect(iconOfAxis(axis)).toBe(icon);
  });
});

describe('blank HTML', () => {
  it('shows neither text nor picture', () => {
    expect(['', '<p></p>', '<p> &nbsp; <br></p>'].every(isBlankHtml)).toBe(true);
    expect(['<p>a</p>', '<p><img src="/uploads/a.webp"></p>'].some(isBlankHtml)).toBe(false);
  });
});
