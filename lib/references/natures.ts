/** The nature, status and audience of works. Public pages load this module: it must not import a schema. */

/** The French labels are in sections/publications. */
export const natures = [
  'article',
  'communication',
  'livre',
  'direction',
  'numero-revue',
  'edition-sources',
  'traduction',
  'chapitre',
  'preface',
  'notice',
  'compte-rendu',
  'note-arret',
  'these',
  'hdr',
  'memoire',
  'rapport',
  'prepublication',
  'logiciel',
  'donnees',
  'brevet',
  'exposition',
  'article-presse',
  'media',
  'autre',
] as const;
export type Nature = (typeof natures)[number];

/** A test whether a nature is one of these. */
export const among =
  <Some extends Nature>(...some: readonly Some[]) =>
  (nature: Nature): nature is Some =>
    some.some((other) => other === nature);

/** Works in a journal or a newspaper; an issue is one of them for its title, volume and number. */
export const isInJournal = among('article', 'compte-rendu', 'note-arret', 'numero-revue', 'article-presse');

export const isBookPart = among('chapitre', 'preface', 'notice');

/** Works in a volume with others, a book or proceedings, which may belong to a series. */
export const isInVolume = among('chapitre', 'preface', 'notice', 'communication');

/** Works whose authors are editors of others’ works. */
export const isDirection = among('direction', 'numero-revue');

export const isWholeBook = among('livre', 'direction', 'edition-sources', 'traduction');

/** Works for a degree. */
export const isThesis = among('these', 'hdr', 'memoire');

/** Works made for a university, an institution or a museum, which the site shows in place of a series. */
export const isOfSchool = among('these', 'hdr', 'memoire', 'rapport', 'exposition');

export const statuses = [
  'parue',
  'sous-presse',
  'a-paraitre',
  'acceptee',
  'soumise',
  'en-preparation',
  'prepublication',
] as const;
export type Status = (typeof statuses)[number];
export const audiences = ['internationale', 'nationale'] as const;
export type Audience = (typeof audiences)[number];
/** Whether a talk was printed in the proceedings of its conference. */
export const proceedings = ['avec', 'sans'] as const;
