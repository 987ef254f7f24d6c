/** What a work may be: its nature, its status, whom it is for. A module without a schema, for the scripts of public pages too. */

/** The nature of a work; the French labels are those of the publications (sections/publications). */
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

/** Whether a nature is one of some. */
export const among =
  <Some extends Nature>(...some: readonly Some[]) =>
  (nature: Nature): nature is Some =>
    some.some((other) => other === nature);

/** Works in a journal or a newspaper, of which articles alone are counted as such; an issue is one by its title, volume and number. */
export const isInJournal = among('article', 'compte-rendu', 'note-arret', 'numero-revue', 'article-presse');

/** Parts of a book. */
export const isBookPart = among('chapitre', 'preface', 'notice');

/** Works in a volume of others’ works, a book or proceedings, which may be of a series. */
export const isInVolume = among('chapitre', 'preface', 'notice', 'communication');

/** Works whose authors directed others. */
export const isDirection = among('direction', 'numero-revue');

/** Works that are a book. */
export const isWholeBook = among('livre', 'direction', 'edition-sources', 'traduction');

/** Works for a degree. */
export const isThesis = among('these', 'hdr', 'memoire');

/** Works made for a university, an institution or a museum, which is then named where another has its series. */
export const isOfSchool = among('these', 'hdr', 'memoire', 'rapport', 'exposition');

/** How far a publication has come, and whom it is for. */
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
/** Whether what was said at a conference was printed in its proceedings. */
export const proceedings = ['avec', 'sans'] as const;
