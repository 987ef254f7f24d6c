import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { agendaEvents } from './agenda';
import { type Activity, activites } from './definition';
import { timeFields } from './event-fields';
import { isUpcoming, whenOf } from './events';
import { whenText } from './when-text';

const [talk, prize] = ['Conférences invitées et séminaires', 'Prix et distinctions'];
const content = (...items: object[]) => activites.schema.parse({ items });
const activity = (more: object): Activity => {
  const [item] = content({ id: 'a', title: 'Crues', nature: talk, ...more }).items;
  if (!item) throw new Error('no activity');
  return item;
};
const today = '2026-11-27';

describe('an activity is an event', () => {
  it.each([
    [{ start: '2026-12-12' }, { is: 'days', first: '2026-12-12', last: '2026-12-12' }],
    [
      { start: '2026-12-12', end: '2026-12-14' },
      { is: 'days', first: '2026-12-12', last: '2026-12-14' },
    ],
    [
      { start: '2026-12-12', startTime: '14:30' },
      { is: 'times', start: new Date('2026-12-12T13:30:00Z') },
    ],
    [
      { start: '2026-12-12', startTime: '14:30', end: '2026-12-13', endTime: '09:00' },
      { is: 'times', start: new Date('2026-12-12T13:30:00Z'), end: new Date('2026-12-13T08:00:00Z') },
    ],
    [
      { start: '2026-12-12', startTime: '14:30', zone: 'Asia/Tokyo' },
      { is: 'times', start: new Date('2026-12-12T05:30:00Z') },
    ],
    [
      { nature: prize, start: '2026-12-12', startTime: '18:00' },
      { is: 'times', start: new Date('2026-12-12T17:00:00Z') },
    ],
    [
      { start: '2026-12-12', startTime: '14:30', zone: 'Europe/Dublin' },
      { is: 'times', start: new Date('2026-12-12T14:30:00Z') },
    ],
    [
      { start: '2027-06-12', startTime: '14:30', zone: 'Europe/Dublin' },
      { is: 'times', start: new Date('2027-06-12T13:30:00Z') },
    ],
    // clocks skip 02:00 to 03:00: its beginning is its end, and an end must be later (RFC 5545, 3.8.2.2)
    [
      { start: '2027-03-28', startTime: '02:30', endTime: '03:30', zone: 'Europe/Paris' },
      { is: 'times', start: new Date('2027-03-28T01:30:00Z') },
    ],
    [{ start: '2026-12' }, null],
    [{ start: '2026-12-12', ongoing: true }, null],
    [{ nature: prize, start: '2026-12-12' }, null],
    [{}, null],
  ])('%o is when: %o', (given, when) => expect(whenOf(activity(given))).toEqual(when));

  it.each([
    [{ start: today }, true],
    [{ start: '2026-11-20', end: today }, true],
    [{ start: '2026-11-26' }, false],
    [{ start: '2026-12' }, true],
    [{ start: '2026-11' }, false],
    [{ start: '2027' }, true],
    [{ start: '2026' }, false],
    [{ nature: prize, start: '2027-01-01' }, false],
    [{}, false],
  ])('%o is to come: %s', (given, expected) => expect(isUpcoming(activity(given), today)).toBe(expected));
});

test.each(tableOf('sections/activites/events.txt', 'while it is typed'))(
  'of %j the form says at %s: « %s »',
  (group = '', field, said = '') => {
    const { node } = timeFields[field === 'endTime' ? field : 'startTime'];
    const text = 'hint' in node && typeof node.hint === 'function' ? (node.hint(JSON.parse(group)) ?? '') : '';
    expect(said === '' ? text === '' : text.includes(said)).toBe(true);
  },
);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
test.each(tableOf('sections/activites/events.txt', 'as visitors read it'))(
  '%o reads « %s », in English %s',
  (given = '', ...expected) => {
    const item = activity(JSON.parse(given));
    expect([plain(whenText(item, 'fr')), plain(whenText(item, 'en'))]).toEqual(expected);
  },
);

test('a time of another zone says so', () => {
  const item = activity({ start: '2026-12-12', startTime: '10:00', zone: 'Asia/Tokyo' });
  expect(plain(whenText(item, 'fr'))).toMatch(/10 h 00 \(heure .*Japon\)$/);
  expect(plain(whenText(item, 'en'))).toMatch(/10:00 \(Japan .*Time\)$/);
});

describe('the calendar', () => {
  const agenda = { page: 'https://exemple.org/#cv--activites', site: '0f3a', language: 'fr' as const };

  it('has each event that visitors see, past ones too, under a name that its title does not change', () => {
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
