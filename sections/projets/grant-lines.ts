import type { Language } from '@/lib/languages';
import type { DetailLine } from '../detail-lines';
import { type Grant, grantPeriod } from './grant';
import { words } from './words';

/** The facts of a grant, each under its label; none without one. */
export function grantLines(given: Grant | undefined, language: Language = 'fr'): DetailLine[] {
  if (!given) return [];
  const { funder = '', call = '', amount = '', reference = '', partners = [], link = '' } = given;
  const word = words[language].grant;
  const facts = [
    { label: word.funder, lines: [funder] },
    { label: word.call, lines: [call] },
    { label: word.amount, lines: [amount] },
    { label: word.reference, lines: [reference] },
    { label: word.dates, lines: [grantPeriod(given, language)] },
    { label: word.partners, lines: partners },
    { label: word.link, lines: [link] },
  ];
  return facts.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}
