import { describe, expect, it } from 'vitest';
import { cours } from './definition';
import { groupByEstablishment } from './establishments';

const course = (establishment: string, hours = '10h') => ({
  ...cours.parse({ title: 'Cours', establishment: 'x', level: 'Master 1', hours }),
  establishment,
});
const headings = (...names: string[]) =>
  groupByEstablishment(names.map((name) => course(name))).map(({ heading, courses }) => [heading, courses.length]);

describe('courses by establishment', () => {
  it('share a heading if they share a name, and have the short name otherwise', () => {
    expect(headings("ENSA d'El Jadida", "ENSA d'El Jadida")).toEqual([["ENSA d'El Jadida", 2]]);
    expect(headings("ENSA d'El Jadida", 'ENSA de Fès')).toEqual([['ENSA', 2]]);
    expect(headings('Faculté des sciences', "Faculté des Sciences d'El Jadida")).toEqual([['Faculté des Sciences', 2]]);
  });

  it('add up their hours', () => {
    expect(groupByEstablishment([course('SUPEMIR', '40h'), course('SUPEMIR', '18h30')])[0]?.minutes).toBe(3510);
    expect(groupByEstablishment([])).toEqual([]);
  });
});
