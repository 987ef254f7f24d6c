import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { AnyDefinition } from '../define';
import { inFrench } from '../public-site';
import { customCards, customList, customText } from './definition';
import { CustomCardsView } from './view';

const site = inFrench;

function drawn(content: unknown): string {
  const section = {
    kind: 'cards' as const,
    id: 'a',
    title: 'Les cartes',
    anchor: 'a',
    content: customCards.schema.parse(content),
  };
  return renderToStaticMarkup(<CustomCardsView section={section} site={site} />);
}

describe('a card is named by its title, its subject or its name', () => {
  it.each([
    [{ title: 'Marées', sujet: 'Autre' }, 'Marées'],
    [{ sujet: 'Les crues' }, 'Les crues'],
    [{ title: ' ', name: 'Awa', year: 2024 }, 'Awa'],
  ])('%j', (card, name) => {
    expect(drawn([card])).toContain(`>${name}</h3>`);
    expect(drawn({ 'Un groupe': [card], Vide: [] })).toContain(`>${name}</h`);
    expect(customCards.schema.parse([card]), 'and is stored as it came').toEqual([
      expect.objectContaining({ ...card, ...('year' in card && { year: '2024' }) }),
    ]);
  });
});

const nothing: readonly (readonly [string, AnyDefinition, unknown])[] = [
  ['a blank text', customText, '<p> </p><p><br></p>'],
  ['an empty list', customList, []],
  ['an empty object', customCards, {}],
  ['an empty list of cards', customCards, []],
  ['groups without a card that shows anything', customCards, { Un: [], Deux: [{}] }],
];
test.each(nothing)('%s shows nothing to visitors', (_name, definition, content) => {
  expect(definition.hasContent?.(definition.schema.parse(content))).toBe(false);
});
