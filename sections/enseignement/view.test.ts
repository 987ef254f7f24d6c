import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { profilSample } from '../profil/sample';
import { inFrench, type PublicSite, publicSection } from '../public-site';
import { serviceEnseignement } from '../service-enseignement/definition';
import { enseignement } from './definition';
import { EnseignementView } from './view';

const content = enseignement.schema.parse([
  {
    id: 'r',
    title: 'Réseaux',
    establishment: 'SUPEMIR',
    level: 'Licence 2',
    service: [{ id: '1', year: '2024-2025', cm: '18', td: '2 × 20 h' }],
  },
]);
const page = (service?: object, courses = content) => {
  const section = {
    kind: 'enseignement',
    id: 'enseignement',
    title: 'Enseignement',
    anchor: 'teaching',
    content: courses,
  } as const;
  const part = service && publicSection({ ...serviceEnseignement, content: serviceEnseignement.schema.parse(service) });
  const site: PublicSite = {
    profile: profilSample,
    sections: [section],
    parts: part?.kind === 'cv--service' ? { 'cv--service': part } : {},
    ...inFrench,
    documents: new Map(),
    updatedAt: new Date(0),
  };
  return renderToStaticMarkup(createElement(EnseignementView, { section, site }));
};

test('hours by year are on the page only if the owner shows them', () => {
  const rules = [{ id: 'm', due: '192' }];
  for (const service of [undefined, {}, { rules }]) expect(page(service)).not.toMatch(/2024-2025|HETD|par année/);
  const shown = page({ rules, shown: true });
  expect(shown).toMatch(
    /Service par année.*Total HETD.*<td[^>]*>2024-2025<\/td><td>18<\/td><td>40<\/td><td>58<\/td><td>67<\/td>/,
  );
  expect(shown).toMatch(/Heures par année.*<dt>2024-2025<\/dt><dd>CM\u00a018\u00a0h\u00a0· TD\u00a040\u00a0h<\/dd>/);
});

test('a total is shown only if there is one to tell', () => {
  expect(page()).not.toContain('Total');
  const given = content.map((each) => ({ ...each, hours: '24h' }));
  expect(page(undefined, given)).toContain('<span>Total, 1\u00a0enseignement</span><span>24\u00a0h</span>');
});
