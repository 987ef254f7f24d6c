import { expect, test } from 'vitest';
import { readReferences } from '@/lib/references/read';
import { publicationsSchema } from '../schema';
import { correctedDraft, type DraftEntry, draftValues } from './draft';
import { planImport } from './plan';

function draftOf(line: string): DraftEntry {
  const read = readReferences(new TextEncoder().encode(line));
  if ('refusal' in read) throw new Error(read.refusal);
  const options = { owner: { nom: 'Tazrouti', prenom: 'Nabil' }, from: 'fichier', at: '2026-11-22T10:00:00.000Z' };
  const [planned] = planImport(publicationsSchema.parse({ reseaux: { title: 'Réseaux' } }), read.entries, options);
  if (planned?.is !== 'draft') throw new Error(JSON.stringify(planned));
  return planned;
}

test('a draft shows the fields that were guessed, and becomes another kind of work with those that are corrected', () => {
  const draft = draftOf('Jean Dupont (dir.), Un collectif sur les eaux, Rennes, PUR, 2015.');
  expect(draftValues(draft)).toMatchObject({ nature: 'direction', editors: 'Jean Dupont', publisher: 'PUR', place: 'Rennes', volume: '', year: '2015' });
  const corrections = { nature: 'article', venue: 'Revue des eaux', volume: '12', number: '3', publisher: '', place: '', editors: '', authors: 'Jean Dupont' };
  expect(correctedDraft(draft, corrections)).toEqual({
    list: 'articles',
    fields: expect.objectContaining({ journal: 'Revue des eaux', volume: '12', number: '3', type: 'Article de journal', authors: 'Jean Dupont' }),
  });
  expect(Object.keys(correctedDraft(draft, corrections).fields)).not.toContain('publisher');
});
