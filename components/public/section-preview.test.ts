import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { type PublicSite, publicSection } from '@/sections/public-site';
import { type KindId, kinds } from '@/sections/registry';
import { About } from './about/about';
import { renderSectionPreview } from './section-preview';

const site: PublicSite = { profile: profilSample, sections: [], parts: {}, updatedAt: new Date(0) };
const section = (id: KindId) => publicSection({ id, title: '', type: kinds[id].type, content: kinds[id].defaults });
const nodeType = (id: KindId, host: KindId | null = null) => {
  const view = renderSectionPreview({ section: section(id), host: host && section(host), site });
  return isValidElement(view) ? view.type : view;
};

test('a part is shown in its own block, and nowhere when that block’s section is gone', () => {
  expect(nodeType('chiffres-cles', 'a-propos')).toBe(About);
  expect(nodeType('etat-civil')).toBe(About);
  expect(nodeType('intro-enseignement', 'enseignement')).toBe(nodeType('enseignement'));
  expect(nodeType('intro-enseignement')).toBeNull();
});
