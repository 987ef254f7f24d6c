import { describe, expect, it } from 'vitest';
import { cutText, managerPreview, preview, textOf, typeLabel } from './text-preview';

describe('a text', () => {
  it('is truncated at 300 characters, or 100 in the manager', () => {
    const html = `<p><b>${'é'.repeat(400)}</b></p>`;
    expect(preview('text', html).text).toBe(`${'é'.repeat(300)}…`);
    expect(managerPreview('text', html).text).toBe(`${'é'.repeat(100)}…`);
    expect(preview('text', `<p>${'a'.repeat(300)}</p>`).text).toBe('a'.repeat(300));
  });
  it('loses its tags, not its words', () => {
    expect(textOf('<h2>Un</h2><p>deux &amp; <a href="x">trois</a><br>quatre</p>')).toBe('Un deux & trois quatre');
    expect(textOf('&lt;script&gt;')).toBe('<script>');
  });
  it('never splits a character', () => expect(cutText('👩‍🔬👩‍🔬', 1)).toBe('👩‍🔬…'));
  it('says when it is empty', () => {
    expect(preview('text', '<p> </p>')).toEqual({ text: 'Aucun contenu texte', empty: true });
    expect(managerPreview('text', '')).toEqual({ text: 'Aucun contenu texte', empty: true });
  });
});

describe('a list', () => {
  it('shows three lines, then how many others', () => {
    expect(preview('list', ['a', 'b', 'c'])).toEqual({ text: '«\u00a0a\u00a0», «\u00a0b\u00a0», «\u00a0c\u00a0»' });
    expect(preview('list', ['a', 'b', 'c', 'd'])).toEqual({
      text: '«\u00a0a\u00a0», «\u00a0b\u00a0», «\u00a0c\u00a0»',
      more: 'et 1 autre',
    });
    expect(preview('list', ['a', 'b', 'c', 'd', 'e']).more).toBe('et 2 autres');
  });
  it('may be empty', () => expect(preview('list', [])).toEqual({ text: 'Liste vide', empty: true }));
});

describe('cards', () => {
  it('are counted, the first two by title, sujet or name', () => {
    const cards = [{ title: '', sujet: 'S' }, { name: 'N' }, { title: 'T' }];
    expect(preview('cards', cards)).toEqual({
      text: '3 élément(s)\u00a0: «\u00a0S\u00a0», «\u00a0N\u00a0»',
      more: 'et 1 autre',
    });
  });
  it('in groups show the first three keys', () => {
    expect(preview('cards', { A: [], B: [], C: [], D: [] })).toEqual({
      text: '«\u00a0A\u00a0», «\u00a0B\u00a0», «\u00a0C\u00a0»',
      more: 'et 1 autre',
    });
    expect(preview('cards', { k: { title: 'Réseaux', articles: [] } }).text).toBe('«\u00a0Réseaux\u00a0»');
  });
  it('may be missing', () => {
    expect(preview('cards', {})).toEqual({ text: 'Objet vide', empty: true });
    expect(preview('cards', null)).toEqual({ text: 'Aucun contenu', empty: true });
    expect(managerPreview('cards', [])).toEqual({ text: 'Liste vide', empty: true });
    expect(managerPreview('autre' as 'cards', 'x')).toEqual({ text: 'Contenu vide', empty: true });
  });
});

it('names the types', () =>
  expect(['text', 'list', 'cards', 'x'].map(typeLabel)).toEqual(['Texte', 'Liste', 'Cartes', 'Inconnu']));
