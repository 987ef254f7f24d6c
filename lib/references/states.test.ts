import { expect, test } from 'vitest';
import { isDateless, statusOf } from './states';

test.each([
  ['inpress', 'sous-presse'],
  ['in press', 'sous-presse'],
  ['Sous presse', 'sous-presse'],
  ['forthcoming', 'a-paraitre'],
  ['To appear.', 'a-paraitre'],
  ['to be published', 'a-paraitre'],
  ['to appear in Nature', undefined],
  ['À paraître', 'a-paraitre'],
  ['{\\`A} para{\\^\\i}tre', 'a-paraitre'],
  ['[à paraître en 2027]', 'a-paraitre'],
  ['accepted', 'acceptee'],
  ['Soumis.', 'soumise'],
  ['under review', 'soumise'],
  ['en préparation', 'en-preparation'],
  ['submitted', 'soumise'],
  ['prepublished', 'prepublication'],
  ['published', 'parue'],
  ['inpreparation', 'en-preparation'],
  ['in corso di stampa', 'sous-presse'],
  ['In Press, Corrected Proof', 'sous-presse'],
  ['online first', 'sous-presse'],
  ['Epub ahead of print', 'sous-presse'],
  ['di prossima pubblicazione', 'a-paraitre'],
  ['à par.', 'a-paraitre'],
  ['(à par.)', 'a-paraitre'],
  ['erscheint demnächst', 'a-paraitre'],
  ['aceptado', 'acceptee'],
  ['akzeptiert', 'acceptee'],
  ['zur Veröffentlichung angenommen', 'acceptee'],
  ['en révision', 'soumise'],
  ['revise and resubmit', 'soumise'],
  ['eingereicht', 'soumise'],
  ['submetido', 'soumise'],
  ['en preparación', 'en-preparation'],
  ['em preparação', 'en-preparation'],
  ['in voorbereiding', 'en-preparation'],
  ['En cours', 'en-preparation'],
  ['', undefined],
])('the state %j is %j', (text, status) => expect(statusOf(text)).toBe(status));

test.each(['s. d.', '[s.d.]', 'n.d.', 'N. D.', 'sans date', 'no date', '????', '-', ''])('%j is no date', (text) =>
  expect(isDateless(text)).toBe(true),
);
test.each(['2016', 'XVIIIe siècle', 'printemps', 'in press', '近刊'])('%j says something of its date', (text) =>
  expect(isDateless(text)).toBe(false),
);
