/** Behaviour that is specific to a kind of cards: aliases, headings, « Autre », facts, tones, icons. */
import { describe, expect, it } from 'vitest';
import { competence } from './competences/definition';
import { kinds } from './registry';
import { responsabilite } from './responsabilites/definition';
import { validate, validateDraft } from './validate';

describe('skills', () => {
  it('read their lists under their French and English names', () => {
    const [card] = kinds.competences.schema.parse([
      {
        title: 'T',
        description: 'D',
        tools: ['Git'],
        languages: ['C'],
        platforms: ['Linux'],
        specialities: ['Réseaux'],
      },
    ]);
    expect(card).toMatchObject({ outils: ['Git'], langages: ['C'], plateformes: ['Linux'], specialites: ['Réseaux'] });
  });

  it('show each list that has lines under its own heading, in order', () => {
    const card = competence.schema.parse({
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
    const { facts } = competence.view(card, 'fr');
    expect(facts.filter(({ as }) => as === 'row').map(({ label }) => label)).toEqual([
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
    expect(facts.find(({ key }) => key === 'technologies')?.lines).toEqual(['T']);
    expect(competence.view(card, 'en').facts[1]?.label).toBe('Technologies');
    expect(competence.view(card, 'ar').where).toBe('كفاءة تقنية واحدة');
  });

  it('lose blank lines, and emptied lists, when saved', () => {
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
  it('have « Autre » replaced by the typed text', () => {
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
});

describe('details', () => {
  it('keep fields that no form shows, and show them with French labels', () => {
    const details = {
      type: 'Mission',
      effectifs: 140,
      partenaires: ['A', 'B'],
      missions: ['Former', ''],
      thématiques: ['Eau'],
      secret: 'x',
    };
    const item = { title: 'T', organization: 'O', details };
    const answer = validate(kinds.responsabilites, [item]);
    expect(answer).toMatchObject({
      ok: true,
      content: [{ details: { effectifs: 140, partenaires: ['A', 'B'], missions: ['Former'], secret: 'x' } }],
    });
    const { facts } = responsabilite.view(responsabilite.schema.parse(item), 'fr');
    expect(facts.map(({ label, lines }) => ({ label, lines }))).toEqual([
      { label: 'Type', lines: ['Mission'] },
      { label: 'Effectifs', lines: ['140'] },
      { label: 'Partenaires', lines: ['A', 'B'] },
      { label: 'Missions', lines: ['Former'] },
      { label: 'Thématiques', lines: ['Eau'] },
    ]);
  });
});
