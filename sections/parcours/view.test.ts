import { expect, test } from 'vitest';
import { activites } from '../activites/definition';
import { activitiesJsonLd } from '../activites/view';
import type { PublicSite } from '../public-site';
import { parcours } from './definition';
import { careerJsonLd } from './view';

const context = { site: {} as PublicSite, origin: 'https://exemple.org' };

test('search engines get the occupations, the schools and the awards that visitors see', () => {
  const career = parcours.schema.parse({
    posts: [
      { title: 'Maîtresse de conférences', start: '2012', end: '2019' },
      { title: 'Professeure', start: '2019' },
    ],
    degrees: [
      { title: 'Doctorat', organization: 'Université Lyon 1' },
      { title: 'Master', organization: 'Université Lyon 1' },
    ],
  });
  expect(careerJsonLd(career, context).person).toMatchObject({
    hasOccupation: [
      { '@type': 'Role', hasOccupation: { name: 'Professeure' }, startDate: '2019' },
      { startDate: '2012', endDate: '2019' },
    ],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'Université Lyon 1' }],
  });
  expect(careerJsonLd(parcours.schema.parse({}), context).person).toEqual({});

  const items = [{ nature: 'Prix et distinctions', title: 'Médaille' }];
  expect(activitiesJsonLd(activites.schema.parse({ items }), context)).toEqual({ person: { award: ['Médaille'] } });
  const hidden = activites.schema.parse({ items, hidden: { awards: true } });
  expect(activitiesJsonLd(activites.forVisitors?.(hidden) ?? hidden, context)).toEqual({});
});
