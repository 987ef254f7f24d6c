import { describe, expect, it, test } from 'vitest';
import { validate } from '../validate';
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

test.each([
  [{ start: '28/03/2027', startTime: '02:30' }, 'startTime', 'et le site dit 03:30'],
  [{ start: '28/03/2027', startTime: '2 h 30', zone: 'Europe/Dublin' }, 'startTime', ''],
  [{ start: '28/03/2027', startTime: '03:00' }, 'startTime', ''],
  [{ start: '27/03/2027', end: '28/03/2027', startTime: '22:00', endTime: '02:59' }, 'endTime', 'n’existe pas'],
  [{ start: '28/03/2027', startTime: '02:30', zone: 'Eur' }, 'startTime', ''],
  [{ start: '2027', startTime: '02:30' }, 'startTime', ''],
] as const)('of %j the form says at %s: « %s »', (group, field, said) => {
  const { node } = timeFields[field];
  const text = 'hint' in node && typeof node.hint === 'function' ? (node.hint(group) ?? '') : '';
  expect(said === '' ? text === '' : text.includes(said)).toBe(true);
});

test.each([
  [{ start: '2026-12-12', startTime: '14:30' }, '12 déc. 2026, 14 h 30', '12 Dec 2026, 14:30'],
  [
    { start: '2026-12-12', startTime: '09:00', endTime: '10:30' },
    '12 déc. 2026, 9 h 00 – 10 h 30',
    '12 Dec 2026, 09:00 – 10:30',
  ],
  [
    { start: '2026-12-12', startTime: '09:00', end: '2026-12-14', endTime: '17:00' },
    '12 déc. 2026, 9 h 00 – 14 déc. 2026, 17 h 00',
    '12 Dec 2026, 09:00 – 14 Dec 2026, 17:00',
  ],
  [
    { start: '2026-12-12', startTime: '10:00', zone: 'Asia/Tokyo' },
    /10 h 00 \(heure .*Japon\)$/,
    /10:00 \(Japan .*Time\)$/,
  ],
  [{ start: '2026-12-12', startTime: '10:00', zone: 'Europe/Paris' }, '12 déc. 2026, 10 h 00', '12 Dec 2026, 10:00'],
  [{ start: '2027-03-28', startTime: '02:30', endTime: '03:30' }, '28 mars 2027, 3 h 30', '28 Mar 2027, 03:30'],
  [
    { start: '2027-03-28', startTime: '02:30', endTime: '05:00' },
    '28 mars 2027, 3 h 30 – 5 h 00',
    '28 Mar 2027, 03:30 – 05:00',
  ],
  [{ start: '2019', ongoing: true }, 'depuis 2019', 'since 2019'],
])('%o reads « %s », in English %s', (given, french, english) => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const is = (expected: string | RegExp) => (typeof expected === 'string' ? expected : expect.stringMatching(expected));
  expect(plain(whenText(activity(given), 'fr'))).toEqual(is(french));
  expect(plain(whenText(activity(given), 'en'))).toEqual(is(english));
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

test.each([
  [{ startTime: '14:30' }, 'Une heure demande un jour de début, comme 12/03/2027'],
  [{ start: '2026', startTime: '14:30' }, 'Une heure demande un jour de début, comme 12/03/2027'],
  [{ start: '2026-12-12', endTime: '14:30' }, 'L’heure de début manque'],
  [{ start: '2026-12-12', startTime: '14:30', endTime: '14:30' }, 'La fin est avant le début'],
  [
    { start: '2026-12-12', startTime: '14:30', end: '2026-12', endTime: '15:00' },
    'Une heure de fin demande un jour de fin, ou aucun',
  ],
  [{ start: '2026-12-12', startTime: '26:00' }, 'L’heure doit être comme 14:30'],
  [
    { start: '2026-12-12', startTime: '10:00', zone: 'Paris' },
    'Le fuseau horaire doit être comme Europe/Paris ou Asia/Tokyo',
  ],
  [{ slides: 'C:/diapos.pdf' }, 'Veuillez saisir une adresse web valide (http ou https)'],
])('%o is refused: %s', (more, message) => {
  const answer = validate(activites, { items: [{ nature: talk, title: 'A', ...more }] });
  expect(answer.ok ? [] : answer.issues.map((issue) => issue.message)).toEqual([message]);
});
