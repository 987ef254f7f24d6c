import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { agendaEvents, isUpcoming, whenOf } from './agenda';
import { type Activity, activites } from './definition';
import { timeFields } from './event-fields';
import { whenText } from './view';

const [talk, prize] = ['Conférences invitées et séminaires', 'Prix et distinctions'];
const content = (...items: object[]) => activites.schema.parse({ items });
const activity = (more: object): Activity => {
  const [item] = content({ id: 'a', title: 'Crues', nature: talk, ...more }).items;
  if (!item) throw new Error('no activity');
  return item;
};
const today = '2026-11-27';

describe('an activity is an event', () => {
  it.each(tableOf('sections/activites/agenda.txt', 'when it is'))('%s is when: %s', (given = '', when) =>
    expect(JSON.stringify(whenOf(activity(JSON.parse(given))))).toBe(when),
  );

  it.each(tableOf('sections/activites/agenda.txt', 'whether it is to come, on 2026-11-27'))(
    '%s is to come: %s',
    (given = '', expected) => expect(String(isUpcoming(activity(JSON.parse(given)), today))).toBe(expected),
  );
});

test.each(tableOf('sections/activites/agenda.txt', 'while it is typed'))(
  'of %j the form says at %s: « %s »',
  (group = '', field, said = '') => {
    const { node } = timeFields[field === 'endTime' ? field : 'startTime'];
    const text = 'hint' in node && typeof node.hint === 'function' ? (node.hint(JSON.parse(group)) ?? '') : '';
    expect(said === '' ? text === '' : text.includes(said)).toBe(true);
  },
);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
test.each(tableOf('sections/activites/agenda.txt', 'as visitors read it'))(
  '%o reads « %s », in English %s',
  (given = '', ...expected) => {
    const item = activity(JSON.parse(given));
    expect([plain(whenText(item, 'fr')), plain(whenText(item, 'en'))]).toEqual(expected);
  },
);

test('a time in another zone names it', () => {
  const item = activity({ start: '2026-12-12', startTime: '10:00', zone: 'Asia/Tokyo' });
  expect(plain(whenText(item, 'fr'))).toMatch(/10 h 00 \(heure .*Japon\)$/);
  expect(plain(whenText(item, 'en'))).toMatch(/10:00 \(Japan .*Time\)$/);
});

describe('the calendar', () => {
  const agenda = { page: 'https://exemple.org/#cv--activites', site: '0f3a', language: 'fr' as const };

  it('has each event that visitors see, past ones too, with an id that does not depend on its title', () => {
    const given = {
      ...content(
        {
          id: 'a',
          title: 'Crues',
          nature: talk,
          start: '2020-01-01',
          place: 'Lyon',
          country: 'France',
          role: 'Invitée',
        },
        { id: 'b', title: 'Prix', nature: prize, start: '2020-01-01' },
        {
          id: 'a',
          title: 'Sols',
          nature: talk,
          start: '2027-01-01',
          link: 'https://a.example/é',
          slides: 'https://s.example/',
        },
      ),
    };
    expect(agendaEvents(given, agenda)).toMatchObject([
      {
        ...{ uid: 'a@0f3a', title: 'Crues', place: 'Lyon, France', description: 'Invitée', category: talk },
        url: 'https://exemple.org/#cv--activites',
      },
      { uid: 'a-2@0f3a', title: 'Sols', url: 'https://a.example/%C3%A9', description: 'https://s.example/' },
    ]);
    const retitled = content({ id: 'a', title: 'Autre', nature: talk, start: '2021-01-01' });
    expect(agendaEvents(retitled, agenda)[0]?.uid).toBe('a@0f3a');
  });
});
