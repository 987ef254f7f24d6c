/** A line of a pasted list of projects. */
import { isRecord } from '@/lib/record';
import { beginsWithRole, beyondQuotes, ifLike, persons, quotation, unquoted } from '../line-parts';
import { atPart, type Fields, readLine } from '../read-line';

type Said = 'reference' | 'partners' | 'funder' | 'amount' | 'role' | 'status' | 'refusal' | 'durée';

/** Words of what was not granted, wherever they stand: a project that visitors see was granted. */
const refusal = String.raw`(?:candidature\s)?(?:(?:non|pas)[ -](?:retenu|financé|sélectionné|accepté|lauréat)e?|not (?:funded|selected|granted)|rejected|unsuccessful|(?:refusé|rejeté|(?<=[,;:(–—]\s*)éliminé)e?|sans succès|(?<=[,;:(–—]\s*)échec)`;
/** Words of what is not decided; some are also said of other things, « des sols soumis à l’érosion ». */
const waiting = String.raw`(?:[Ee]n (?:cours d['’])?évaluation|(?<=(?:^|[,;:(–—¤-]|[Rr]ésultats?|[Rr]éponse|[Cc]andidature|[Dd]ossier|\p{Lu}{3})\s*)[Ee]n attente(?: de réponse|(?! d))|liste (?:d['’]attente|complémentaire)|[Dd]emande (?:introduite|déposée)|[Ss]ubmitted|[Uu]nder review|(?<=(?:^|[,;:(–—¤-]|[Pp]rojets?|[Cc]andidature|[Pp]roposition|[Dd]ossier|[Nn]ote|\d|\p{Lu}{3})\s*)(?:[Ss]oumis|[Dd]éposé)e?)`;
/** Not « refusé en 2018, financé en 2019 ». */
const untilGranted = (words: string, flags: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${words}s?(?!\p{L})(?!.*(?<!(?:non|not|pas|et|ni)[ -])(?<!\p{L})(?:(?:retenu|financé|accepté|obtenu)e?|accepted|funded)(?!\p{L}))`,
    flags,
  );
const [refused, undecided] = [untilGranted(refusal, 'iu'), untilGranted(waiting, 'u')];
const refusalIn = ifLike(new RegExp(`^(?:(?:soumis|déposé)e?\\s(?:puis|et|mais)\\s)?${refusal}$`, 'iu'));
const statusIn = ifLike(new RegExp(`^(?:${waiting}|en cours|terminée?|achevée?)$`, 'iu'));

/** What a line says wherever it says it, of a project that visitors do not see. */
function hiddenStatus(line: string): string | undefined {
  const bare = line.replace(quotation, '¤');
  if (refused.test(bare)) return 'Non retenu';
  return undecided.test(bare) ? 'Soumis' : undefined;
}
export function whenKept(line: string): Fields {
  const status = hiddenStatus(line);
  return status ? { status } : {};
}

export const standsFor = {
  role: 'du d un de la l projet programme',
  funder: 'projet finance financee par financement',
  reference: 'n no',
  partners: 'partenaire partenaires',
  'Non retenu':
    'projet candidature depose deposee soumis soumise puis et mais non pas retenu retenue finance financee selectionne accepte refuse refusee rejete rejetee not funded selected rejected',
  Soumis:
    'projet candidature depose deposee soumis soumise en cours d evaluation attente de reponse submitted under review',
};
/** « H2020 PRIMA « SALAM » »: a programme within another; no number, no role of the owner, nothing behind a quote. */
export const isSure = (title: string): boolean =>
  !/^\p{Lu}{3,}\s[«“"]|^[Nn][°º]|[»”"]\s\p{Ll}/u.test(title) && !title.split(', ').slice(1).some(isRoleOfOwner);
/** « WP3 leader », not « coord. S. Roux » */
const isRoleOfOwner = (part: string): boolean =>
  (beginsWithRole.test(part) || /(?<!\p{L})(?:leader|pilote)(?!\p{L})/iu.test(part)) &&
  !person.test(part.replace(/\(.*/u, ''));
const person = new RegExp(persons, 'u');
export const joined = ['funder', 'reference'];

const several = /;\s(?:projet|programme|ANR|ERC|H2020|Horizon|PHC|PEPR)(?!\p{L})/iu;
export const refuses = (line: string): string | undefined =>
  several.test(beyondQuotes(line)) ? 'Plusieurs projets sur une ligne\u00a0: écrivez-en un par ligne.' : undefined;

/** Before the date of a submission, which is no period of a project: « soumis le » */
const asked = /(?:soumis|déposé|introduit)e?\s(?:(?:le|en)\s)?$|submitted\s(?:in\s)?$/iu;

/** « AAPG 2017 « TROPHIX » » */
const yearBeforeQuote = /(?<!\S)(?:19|20)\d\d\s(?=[«“"])/u;

/** The project that a pasted line names: « RIVAGES, ANR, 2019-2023, 320 k€, porteuse ». */
export function eachLine(line: string, blank: Fields, above: Fields): Fields {
  const { title, rest, said, period } = readLine<Said>(line, {
    phrases: {
      status: atPart(/[Pp]rojet\s(soumis|déposé|refusé|non retenu)\s*:\s*/u),
      role: atPart(/(\p{L}[\p{L}-]+)\sd(?:u|['’]un)\s(?=projet|programme)(?:\p{L}+\s(?=\p{Lu}|[\uE000-\uF8FF]))?/u),
      reference: /(?<![\p{L}\d])(?:n[°º]\s?)?(ANR-\d\d-[A-Z\d]{4}-\d{4}(?:-\d\d)?|(?<=[°º]\s?)\d+\/\d+)/u,
      partners: /partenaires?(?:\s\p{L}+)?\s:\s(?![^();–—]*\p{Lu}\.\s\p{Lu})([^();–—]+)/iu, // no person
      funder:
        /(?<=^[\d\s:–—-]*)(?:[Pp]rojet\s)?((?:ANR|ERC|H2020|Horizon\s(?:2020|Europe)|PEPR|PHC\s\p{Lu}\p{Ll}+(?!\s\p{Lu}\p{Ll}))(?:\s(?:JCJC|PRC[EI]?|StG|CoG|AdG|PoC|(?:Starting|Consolidator|Advanced|Synergy)(?:\sGrants?)?))?)\s+(?!(?:Starting|Consolidator|Advanced|Synergy)\P{L})(?=\p{Lu}|(?:19|20)\d\d|n[°º]|[–—-]|[\uE000-\uF8FF])/u,
    },
    undated: ['partners'],
    others: /(?:PI|IP|(?:porteu|coordinat|responsable|investigat)\p{L}*)\s?:\s/gu,
    parts: {
      refusal: refusalIn,
      status: statusIn,
      durée: ifLike(/^\d+\s(?:ans?|mois|semaines|jours)$/u),
      reference: (part) => /^n[°º]\s?(\d{6,})$/u.exec(part)?.[1],
      funder: (part) =>
        /(?<!Horizon )(?:19|20)\d\d|\s(?:avec|with)\s/u.test(part)
          ? undefined
          : /^(?:[Ff]inanc\p{L}+\s(?:par\s)?(?:l[ae]\s|l['’])?(?=\p{Lu})|(?=(?:ANR|ERC|H2020|Horizon|FEDER|CNRST?|INCa|DRAC|SRA|A[Dd][Ee][Mm][Ee]|DGOS|Région|PHC|PEPR|Erasmus|Fondation|BPI|FNRS|F\.R\.S\.-FNRS|FNS|FWO|BELSPO|CRSNG)(?!\p{L})))(.*)/u.exec(
              part,
            )?.[1],
      amount: ifLike(
        /^(?:\d[\d\s.,'’]*\s*(?:k|M|millions?\s(?:de\s|d['’])?)?\s*(?:€|£|euros?|EUR|MAD|DH|DT|TND|DA|CHF|FCFA|\$)(?:\s(?:HT|TTC)|\s?\/\s?an)?)$/iu,
      ),
      role: ifLike(
        /^(?!.*\s(?:Université?|University|Institut|CNRS|INRAE)(?!\p{L}))(?:chefe?\sd[eu]\s|cheffe\sd[eu]\s|IP$|porteu[rs]e?|co-?porteu|coord(?:in|onn)at|resp\.\s|(?:co-?)?promot(?:eur|rice)(?=$|\sprincipale?$)|partenaire|participante?$|responsable|membre(?!\sd(?:u\s|es\s|e\sla\s|e\sl['’])(?!équipe|conseil|comité|consortium|bureau|projet))|investigat|PI$)/iu,
      ),
    },
  });
  const { role, refusal: _, status = above.status ?? '', partners, durée, ...facts } = said;
  const named = title.replace(yearBeforeQuote, '');
  const granted = { ...facts, ...(partners && { partners: [partners] }) };
  return {
    ...blank,
    title: unquoted(named) || said.funder || line,
    status: hiddenStatus(line) ?? (/^(?:terminé|achevé)/iu.test(String(status)) ? 'Terminé' : status),
    ...(period && !asked.test(line.slice(0, line.indexOf(period.text))) && { year: period.text }),
    ...(rest[0] && { description: rest[0] }),
    details: { ...(isRecord(blank.details) && blank.details), ...(role && { role }), ...(durée && { durée }) },
    ...(Object.keys(granted).length > 0 && { grant: granted }),
  };
}
