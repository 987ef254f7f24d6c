import { expect, test } from 'vitest';
import { correctedDraft, type DraftEntry, draftValues, shownFields } from './draft';

const draft: DraftEntry = {
  is: 'new',
  line: 1,
  title: 'Le juge',
  text: '« Le juge », RTD civ., 2021',
  list: 'others',
  domain: null,
  fields: {
    title: 'Le juge',
    authors: 'C. Petit',
    year: '2021',
    nature: 'livre',
    container: 'RTD civ.',
    publisher: 'Dalloz',
  },
  source: { from: 'fichier', id: '', at: '2026-01-01T00:00:00.000Z' },
};

test('a corrected draft is added as corrected, to the list of its nature', () => {
  expect(correctedDraft(draft, { nature: 'article', number: '2', publisher: '' })).toEqual({
    list: 'articles',
    fields: {
      title: 'Le juge',
      authors: 'C. Petit',
      year: '2021',
      type: 'Article de journal',
      journal: 'RTD civ.',
      number: '2',
    },
  });
});

test('« article de vulgarisation » is an article with its tick, which a correction to another nature removes', () => {
  const popular = correctedDraft(draft, { nature: 'article-vulgarisation' });
  expect(popular).toMatchObject({ list: 'articles', fields: { type: 'Article de journal', popular: 'oui' } });
  const stored = { ...draft, ...popular };
  expect(draftValues(stored).nature).toBe('article-vulgarisation');
  expect(correctedDraft(stored, { nature: 'article' }).fields).not.toHaveProperty('popular');
});

test('the link of a draft stays, unless it leads to the DOI: then it follows the corrected DOI', () => {
  const hal = 'https://hal.science/hal-01956501';
  const linked = (link: string, doi?: string) => ({ ...draft, fields: { ...draft.fields, link, ...(doi && { doi }) } });
  expect(correctedDraft(linked(hal)).fields).toMatchObject({ link: hal });
  expect(correctedDraft(linked(hal), { doi: '10.1000/a' }).fields).toMatchObject({ link: hal, doi: '10.1000/a' });
  const ofDoi = linked('https://doi.org/10.1000/a', '10.1000/a');
  expect(correctedDraft(ofDoi, { doi: '10.1000/b' }).fields).toMatchObject({ link: 'https://doi.org/10.1000/b' });
  expect(correctedDraft(ofDoi, { doi: '' }).fields).not.toHaveProperty('link');
});

test('a field that a heading fills is shown, and stays shown once the owner empties it', () => {
  const said = { ...draft, fields: { ...draft.fields, audience: 'internationale', peerReviewed: 'oui' } };
  const shown = (corrections?: { audience: string }) => shownFields(draftValues(said, corrections));
  expect(shown()).toEqual(expect.arrayContaining(['audience', 'peerReviewed']));
  expect(shown({ audience: '' })).toContain('audience');
  expect(correctedDraft(said, { audience: '' }).fields).not.toHaveProperty('audience');
  expect(shownFields(draftValues(draft))).not.toContain('audience');
});
