import { expect, test } from 'vitest';
import { documentOf } from '@/lib/site/dossiers/document-of';
import { firstChoices } from '@/lib/site/dossiers/preview';
import { careerSource } from '@/lib/testing/career';
import { toText } from '@/lib/typeset/text';
import type { PublicSection } from '@/sections/public-site';
import { asVisitorsSee } from './public-cv';

const source = careerSource();
const changed = (change: (section: PublicSection) => PublicSection) => {
  const sections = asVisitorsSee(source.sections.map(change));
  return toText(documentOf(firstChoices('cv', { ...source, sections }), { ...source, sections }));
};

test('hours by year and the service are shown only where the owner shows the service', () => {
  const secrets = ['Service par année', 'HETD', 'Responsable\n', '2024-2025', 'Direction de la filière'];
  const hidden = changed((section) => section);
  for (const secret of secrets) expect(hidden, secret).not.toContain(secret);
  expect(hidden, 'the courses stay').toContain('Sécurité des réseaux, Master 1');
  const shown = changed((section) =>
    section.kind === 'cv--service' ? { ...section, content: { ...section.content, shown: true } } : section,
  );
  for (const words of ['Service par année', 'HETD', '2024-2025']) expect(shown).toContain(words);
});

test('the name of a student with a private name is left out, the thesis is not', () => {
  const text = changed((section) => {
    if (section.kind !== 'theses-encadrees') return section;
    const all = Object.entries(section.content).map(([domain, theses]) => [
      domain,
      theses.map((item) => ({
        ...item,
        encadrement: item.encadrement && { ...item.encadrement, anonyme: true as const },
      })),
    ]);
    return { ...section, content: Object.fromEntries(all) };
  });
  expect(text).not.toMatch(/Mouna\s+Oulhaj|Younes\s+Alami/);
  expect(text).toContain('Placement économe');
});
