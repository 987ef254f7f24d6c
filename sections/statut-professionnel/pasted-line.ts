/** A line of a pasted list of degrees. */
import { bodyIn, ifLike, quotation, quotesIn, unquoted } from '../line-parts';
import { atPart, type Fields, readLine } from '../read-line';
import { saysPost } from './degree-line';
import { hasThesis } from './has-thesis';

/** The degree that a pasted line names: « 2012 : doctorat en histoire, Université de Lyon, mention très honorable ». */
export function eachLine(line: string, blank: Fields): Fields {
  const { title, rest, said, period, town } = readLine<
    'subject' | 'supervision' | 'mention' | 'description' | 'organization'
  >(line, {
    phrases: {
      mention: atPart(/((?:mention\s|très honorable|félicitations)[^,;.:()]*\([^()]*\))/iu),
      subject: /(?:titre|sujet)\s:\s*(.+)$/iu,
      description: /((?:rang|classement)\s?:\s?\d{1,3}\s?(?:ère?|er|e|ème)?)(?!\p{L})/iu,
      supervision:
        /(?:(?:sous|ss|s\.)\s(?:la\s)?dir(?:ection|\.)\s(?:d(?:e\s|u\s|['’]))?|(?:dir\.|direct(?:eur|rice)|promot(?:eur|rice)|advisor|supervisor)\s*:?\s)\s*((?:(?:Pr|M|Mme|Dr|Prof)\.?\s)?(?:[^,;:().\uE000-\uF8FF]|(?<=(?<!\p{L})\p{L}{1,2})\.)+)/iu,
    },
    others: /(?<=^[\d\s:–—-]*)\p{Lu}[\p{Lu}\d]{2,7}(?=\s*[,(])/gu, // « CAPA, EDA Bordeaux »: a degree stands first
    parts: {
      mention: ifLike(/^(?:mention\s|très honorable|félicitations)/iu),
      description: ifLike(/^(?:prix|médaille|major|lauréate?|rang(?=\s)|classement(?=\s)|\d{1,3}e?$)(?!\p{L})/iu),
      organization: bodyIn,
    },
  });
  const [, degree = title, quote] = /^([^«“"]*[^«“",.:\s])\s?[,.:]?\s([«“"].*[»”"])$/u.exec(title) ?? []; // « HDR, « Images » »
  const isSubject = (text: string) =>
    hasThesis({ ...blank, title }) && quotesIn(line).some((each) => unquoted(each) === text);
  const item = {
    ...blank,
    ...(rest[0] && { [isSubject(rest[0]) ? 'subject' : 'description']: rest[0] }),
    ...said,
    ...(title === '' && { description: '' }),
    ...{
      title: title || said.description || said.organization || line,
      organization: [said.organization, town].filter(Boolean).join(', '),
    },
    ...(period && { year: period.text }),
  };
  return quote && hasThesis({ ...item, title: degree }) ? { ...item, title: degree, subject: unquoted(quote) } : item;
}

export const standsFor = {
  supervision: 'sous ss s la dir direction directeur directrice promoteur promotrice advisor supervisor de d du',
  subject: 'titre sujet',
};

/** What is quoted is the subject of a thesis, not one fact among others. */
export const isSure = (_: string, { description }: Fields): boolean => !String(description).match(quotation);

export const refuses = (line: string): string | undefined =>
  saysPost(line) ? 'Un poste n’est pas un diplôme\u00a0: collez cette ligne dans «\u00a0Parcours\u00a0».' : undefined;
