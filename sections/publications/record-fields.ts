/**
 * The rest of a publication's record, beyond what a bibliography shows. Optional: `details` and `sources` are absent
 * from a publication typed without them, and then cost no validation.
 */
import { z } from 'zod';
import { isPartialDate } from '@/lib/format/partial-date';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf } from '@/lib/references/identifiers';
import { audiences, proceedings, statuses } from '@/lib/references/natures';
import { optionalDay } from '@/sections/dated';
import { attachedFields, attachedList } from '@/sections/documents';
import { absent, card, optionalChoice, optionalLines, optionalText, optionalWebAddress, tick } from '../fields';
import { optionalPicture } from '../picture';
import { codesOf } from './classes/schemes';
import { markFields } from './marks/fields';
import { licences, textVersions } from './record-words';

const unknownClass = 'Cette classe est inconnue';
/** The owner's class in each scheme; absent where the proposal applies. */
const classFields = {
  aeresClass: optionalChoice(codesOf('aeres'), unknownClass),
  hceresClass: optionalChoice(codesOf('hceres'), unknownClass),
};

/** An identifier in its normal form; '' and absence mean none. */
const identifier = (read: (text: string) => string | undefined, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? (read(value) ?? value) : undefined),
    z
      .string()
      .max(500, message)
      .refine((value) => read(value) === value, message)
      .optional(),
  );

/** A number without its label, which every list and citation adds: « vol. 104 », « t. IV », « n° 2 ». */
const unlabelled = (word: RegExp) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().replace(word, '') : value), optionalText(200));
const volumeWord = /^(?:vol(?:ume)?|tome|t)(?:\.\s*|\s+)(?=\d|[IVXLC]+$)/i;
const numberWord = /^(?:n(?:o|°|º|um[ée]ro)|issue)[\s.]*(?=\d)/i;

const noDate = 'La date doit être une année, un mois ou un jour, comme 2024-03-18';
const partialDate = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)),
    z.string(noDate).refine(isPartialDate, noDate).optional(),
  );

/**
 * The fields from a source at the last import; a later import uses them to tell the owner's changes from the source's.
 */
const source = z.strictObject({
  /** `fichier`, `hal`, `orcid` or `doi`. */
  from: z.string().max(20),
  /** The source's own identifier or citation key. */
  id: z.string().max(500),
  /** ISO 8601. */
  at: z.string().max(40),
  values: z.record(z.string().max(50), z.string().max(100_000)),
});
export type Source = z.output<typeof source>;

const record = card(
  {
    date: partialDate(),
    edition: optionalText(200),
    volume: unlabelled(volumeWord),
    number: unlabelled(numberWord),
    articleNumber: optionalText(200),
    publisher: optionalText(),
    place: optionalText(),
    /** Title of a journal's issue, as on its cover. */
    issueTitle: optionalText(),
    /**
     * Series of the book that contains a chapter or communication, or of an article's journal; a book's own series is
     * its container.
     */
    series: optionalText(),
    seriesNumber: optionalText(200),
    editors: optionalText(20_000),
    translators: optionalText(20_000),
    /** The book reviewed, or the decision that a note is on. */
    reviewedTitle: optionalText(),
    reviewedAuthors: optionalText(20_000),
    /** The original of a translation: its authors are not the translation's. */
    originalTitle: optionalText(),
    originalAuthors: optionalText(20_000),
    /** Authors of the book that a preface is for. */
    containerAuthors: optionalText(20_000),
    institution: optionalText(),
    eventStart: partialDate(),
    eventEnd: partialDate(),
    /** The city, or city and country in one text, as typed before there was a field for the country. */
    eventPlace: optionalText(),
    eventCountry: optionalText(),
    doi: identifier(doiOf, 'Ce DOI n’est pas valide\u00a0: il commence par «\u00a010.\u00a0», comme 10.1000/182'),
    halId: identifier(halIdOf, 'Cet identifiant HAL n’est pas valide\u00a0: il s’écrit comme hal-01956501'),
    arxivId: identifier(arxivIdOf, 'Cet identifiant arXiv n’est pas valide\u00a0: il s’écrit comme 2401.01234'),
    isbn: identifier(isbnOf, 'Cet ISBN n’est pas valide'),
    issn: identifier(issnOf, 'Cet ISSN n’est pas valide'),
    abstract: optionalText(20_000),
    keywords: optionalLines(200),
    language: optionalText(35),
    status: optionalChoice(statuses, 'Cet état de publication est inconnu'),
    peerReviewed: tick(),
    audience: optionalChoice(audiences, 'L’audience est internationale ou nationale'),
    invited: tick(),
    /** Known not to be reviewed, which is more than unknown. */
    unreviewed: tick(),
    proceedings: optionalChoice(proceedings, 'Les actes sont «\u00a0avec\u00a0» ou «\u00a0sans\u00a0»'),
    poster: tick(),
    /** For the general public. */
    popular: tick(),
    /** HAL's type code, if more specific than the nature. */
    halType: optionalText(40),
    award: optionalText(),
    note: optionalText(),
    /** A plain-language sentence on the work, and the owner's contribution to it: for dossiers with chosen works. */
    plain: optionalText(500),
    contribution: optionalText(2000),
    /** Whether visitors of its page see these two. */
    showsContribution: tick(),
    ...markFields,
    openAccess: optionalWebAddress(),
    code: optionalWebAddress(),
    data: optionalWebAddress(),
    slides: optionalWebAddress(),
    video: optionalWebAddress(),
  },
  'Les détails doivent être un objet',
);
export type PublicationDetails = z.output<typeof record>;

// The full texts of a publication: stored PDFs, each with its version, licence and embargo date.

const fullText = card(
  {
    ...attachedFields,
    version: z.enum(textVersions, 'Veuillez choisir la version du texte'),
    licence: optionalChoice(licences, 'Cette licence est inconnue'),
    embargo: optionalDay(),
  },
  'Chaque texte doit être un objet',
);
export type FullText = z.output<typeof fullText>;

/** Absent from a publication without any. */
const fullTexts = attachedList(fullText);

export const recordFields = {
  details: absent(record),
  sources: absent(z.array(source).max(20)),
  texts: fullTexts,
  /** « À la une »: shown before the others. */
  featured: tick(),
  /** The upload shown with it at the head of the section, `/uploads/…`, and its alternative text. */
  picture: optionalPicture(),
  pictureAlt: optionalText(500),
  ...classFields,
};
