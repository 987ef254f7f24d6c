import { expect, test } from 'vitest';
import { listedItems } from './listed-items';
import { preview } from './text-preview';

test('the preview of a career names its posts and degrees, that of theses their domains', () => {
  const content = { posts: [{ title: 'Professeure' }], degrees: [{ title: 'Doctorat' }, { title: 'Master' }] };
  expect(preview('cards', listedItems({ id: 'cv--parcours', type: 'cards', content }))).toEqual({
    text: '3 élément(s)\u00a0: «\u00a0Professeure\u00a0», «\u00a0Doctorat\u00a0»',
    more: 'et 1 autre',
  });
  const theses = { id: 'theses-encadrees', type: 'cards', content: { Hydrologie: [] } } as const;
  expect(preview('cards', listedItems(theses)).text).toBe('«\u00a0Hydrologie\u00a0»');
});
