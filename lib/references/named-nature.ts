/**
 * Natures that formats of bibliographies have no type for, or a type of few programs: what else such a work is there,
 * the commonest first, and the words by which it is called.
 */
import type { Nature } from './natures';

type Named = { readonly nature: Nature; readonly within: readonly [Nature, ...Nature[]]; readonly told: RegExp };

const named: readonly Named[] = [
  {
    nature: 'compte-rendu',
    within: ['article', 'autre'],
    told: /comptes?[ -]rendus?(?! de (?:congrès|colloque|mission|réunion|fouille))|\brecension|\bbook[- ]?review\b|^reviewed$|note (?:critique|de lecture)/i,
  },
  {
    nature: 'note-arret',
    within: ['article', 'autre'],
    told: /\b(?:note|commentaire|observation)s? (?:d['’]arrêt|de (?:jurisprudence|décision)|sous )|\bcase (?:note|comment)/i,
  },
  {
    nature: 'preface',
    within: ['chapitre', 'autre'],
    told: /\b(?:pr[ée]|post)faces?\b|\bavant-propos\b|\b(?:fore|after)word\b/i,
  },
  {
    nature: 'notice',
    within: ['chapitre', 'article', 'autre'],
    told: /\bnotices?\b|\b(?:dictionary|encyclop[a-z]+|reference) entry\b/i,
  },
  {
    nature: 'numero-revue',
    within: ['direction', 'livre', 'autre'],
    told: /\bnuméros? (?:de revue|thématique|spécial)|\b(?:special|journal) issue\b/i,
  },
  {
    nature: 'edition-sources',
    within: ['livre', 'direction', 'autre'],
    told: /(?:^|\P{L})éditions? (?:critique|de (?:sources?|textes?))|\b(?:critical|source|scholarly) edition\b/iu,
  },
  {
    nature: 'exposition',
    within: ['autre'],
    told: /(?<!catalogue d['’])\bexpositions?\b|\bexhibitions?\b(?! catalog)|\bcommissariat\b/i,
  },
  { nature: 'traduction', within: ['livre', 'direction', 'autre'], told: /\btraductions?\b|\btranslations?\b/i },
  {
    nature: 'article-presse',
    within: ['article', 'autre'],
    told: /\barticle de presse\b|\b(?:newspaper|press) article\b/i,
  },
  {
    nature: 'media',
    within: ['autre'],
    told: /\bm[ée]dias?\b|(?:^|\P{L})émission|\bpodcast|\b(?:radio|television|télévision|presse)\b|\b(?:interview|entretien|tribune)\b/iu,
  },
];

/** The nature that a word for the kind of a work says, in French or English; undefined for any other word. */
export const natureNamed = (kind: string): Nature | undefined => named.find(({ told }) => told.test(kind))?.nature;

/** The nature of an entry whose type says `nature`, by its own word for what it is. */
export const refinedNature = (nature: Nature, kind = ''): Nature =>
  named.find(({ within, told }) => within.includes(nature) && told.test(kind))?.nature ?? nature;

/** What a work of this nature is to programs that do not tell it from others. */
export const coarseNature = (nature: Nature): Nature =>
  named.find((entry) => entry.nature === nature)?.within[0] ?? nature;
