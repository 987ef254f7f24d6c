import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { inFrench, type PublicSite, publicSection } from '@/sections/public-site';
import { type KindId, kinds } from '@/sections/registry';
import { About } from './about/about';
import { renderSectionPreview } from './section-preview';

const site: PublicSite = {
  profile: profilSample,
  sections: [],
  parts: {},
  ...inFrench,
  documents: new Map(),
  updatedAt: new Date(0),
};
const section = (id: KindId) => publicSection({ id, title: '', type: kinds[id].type, content: kinds[id].defaults });
const typeOf = (id: KindId, host: KindId | null = null) => {
  const view = renderSectionPreview({ section: section(id), host: host && section(host), site });
  return isValidElement(view) ? view.type : view;
};

test('a part is shown in its own block, and nowhere when that block’s section is gone', () => {
  expect(typeOf('chiffres-cles', 'a-propos')).toBe(About);
  expect(typeOf('etat-civil')).toBe(About);
  expect(typeOf('intro-enseignement', 'enseignement')).toBe(typeOf('enseignement'));
  expect(typeOf('intro-enseignement')).toBeNull();
});
