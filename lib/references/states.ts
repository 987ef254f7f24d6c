/** How far a work has come, or that its date is not known, in the words of those who write bibliographies. */
import { type Status, statuses } from './work';

/**
 * The state that BibLaTeX (`pubstate`, §4.9.2.11 of its manual), CSL (`status`), years and notes write in free words,
 * in TeX too, whose accents fall away with all that is no letter; undefined where there are other words.
 */
export const statusOf = (text: string): Status | undefined => states.get(lettersOf(text));

/** The state of a report, of which « working paper » says the kind and no state. */
export const stateOfReport = (text: string): Status | undefined =>
  /^(?:workingpaper|documentdetravail)s?$/.test(lettersOf(text)) ? undefined : statusOf(text);

/**
 * Whether a text says that there is no date: « s. d. », « [n.d.] », « date inconnue »; so does one without a letter or
 * a digit.
 */
export const isDateless = (text: string): boolean =>
  !/\d/.test(text) && (dateless.has(lettersOf(text)) || !/\p{L}/u.test(text));

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');

const words: Readonly<Record<Status, string>> = {
  'sous-presse':
    'in press, article in press, in print, sous presse, en cours de publication, en cours de parution, en cours d’impression, im Druck, en prensa, in stampa, no prelo, ter perse, online first, first online, early view, early access, epub ahead of print, ahead of print, in press accepted manuscript, in press corrected proof, in press uncorrected proof, in press journal pre-proof, in corso di stampa',
  'a-paraitre':
    'forthcoming, to appear, to be published, à paraître, à paraître en, im Erscheinen, próximamente, in uscita, à par, à paraître prochainement, erscheint demnächst, erscheint in Kürze, di prossima pubblicazione, de próxima aparición, te verschijnen',
  acceptee:
    'accepted, accepted for publication, accepté, acceptée, accepté pour publication, acceptée pour publication, akzeptiert, angenommen, zur Veröffentlichung angenommen, aceptado, aceptada, aceito, aceite, accettato, geaccepteerd',
  soumise:
    'submitted, submitted for publication, under review, in review, under revision, in revision, revise and resubmit, soumis, soumise, en révision, en cours de révision, eingereicht, in Begutachtung, submetido, enviado, sottomesso, ingediend, en évaluation, en cours d’évaluation',
  'en-preparation':
    'in preparation, in prep, work in progress, en préparation, en cours de préparation, en cours de rédaction, en cours, in Vorbereitung, en preparación, em preparação, in preparazione, in voorbereiding, manuscript in preparation, manuscript under preparation, manuscrit en préparation, article en préparation, ouvrage en préparation',
  // of these, some are what HAL writes by itself
  prepublication:
    'prepublished, preprint, prépublication, working paper, document de travail, working paper or preprint, preprint working paper, prépublication document de travail, document de travail ou prépublication',
  parue: 'published, publié, publiée, paru, parue',
};

const states: ReadonlyMap<string, Status> = new Map(
  statuses.flatMap((status) =>
    words[status].split(', ').map((written): [string, Status] => [lettersOf(written), status]),
  ),
);

const dateless: ReadonlySet<string> = new Set(
  's. d., n. d., no date, sans date, undated, date inconnue, unknown, date unknown, n/a, o. J., ohne Jahr, s. f., sin fecha, TBA, TBD, none, null'
    .split(', ')
    .map(lettersOf),
);
