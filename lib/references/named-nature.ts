/**
 * Natures for which bibliography formats have no type, or one that few programs use. `within`: the natures that such a
 * work is given instead, the commonest first. `told`: the words that name it.
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

/** The nature that a word for the kind of a work names, in French or English. */
export const natureNamed = (kind: string): Nature | undefined => named.find(({ told }) => told.test(kind))?.nature;

/** A finer nature than the type of an entry gives, if its own word for its kind names one. */
export const refinedNature = (nature: Nature, kind = ''): Nature =>
  named.find(({ within, told }) => within.includes(nature) && told.test(kind))?.nature ?? nature;

/** The nature that programs without a type for this one give it. */
export const coarseNature = (nature: Nature): Nature =>
  named.find((entry) => entry.nature === nature)?.within[0] ?? nature;
