import { expect, test } from 'vitest';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf } from './identifiers';

test.each([
  [doiOf, '10.1000/ABC', '10.1000/abc'],
  [doiOf, 'https://doi.org/10.1000/abc.', '10.1000/abc'],
  [doiOf, 'http://dx.doi.org/10.1002/(SICI)1097', '10.1002/(sici)1097'],
  [doiOf, 'doi: 10.1000/a%2Fb', '10.1000/a/b'],
  [doiOf, '10.1000/a%zz', '10.1000/a%zz'],
  [doiOf, 'https://example.org/10.1000/abc', undefined],
  [doiOf, '11.1000/abc', undefined],
  [halIdOf, 'hal-01956501', 'hal-01956501'],
  [halIdOf, 'https://hal.science/hal-01956501v6', 'hal-01956501'],
  [halIdOf, 'https://theses.hal.science/tel-01234567/document', 'tel-01234567'],
  [halIdOf, 'hal-1', undefined],
  [arxivIdOf, 'arXiv:2401.01234v2', '2401.01234'],
  [arxivIdOf, 'https://arxiv.org/abs/hep-th/9901001', 'hep-th/9901001'],
  [arxivIdOf, '10.48550/arXiv.2401.01234', '2401.01234'],
  [arxivIdOf, '2401.01234 [cs.CL]', '2401.01234'],
  [arxivIdOf, 'https://arxiv.org/pdf/2401.01234v1.pdf', '2401.01234'],
  [arxivIdOf, '1234', undefined],
  [isbnOf, '978-2-07-036822-8', '9782070368228'],
  [isbnOf, '2-07-036822-X', '9782070368228'],
  [isbnOf, 'ISBN 0-306-40615-2 (relié)', '9780306406157'],
  [isbnOf, '978-2-07-036822-9', undefined],
  [issnOf, '0317-8471', '0317-8471'],
  [issnOf, '2434561X', '2434-561X'],
  [issnOf, '0317-8472', undefined],
] as const)('%o of %s is %s', (read, text, expected) => expect(read(text)).toBe(expected));
