/** What could be mended of an author's deposits in HAL: information, since each may be as its author wants it. */
import { plainMathematics } from '@/lib/mathematics/parts';
import { doiOf } from '@/lib/references/identifiers';
import { isDistinctiveTitle, normalTitle } from '@/lib/references/normal-title';
import { plainText } from '@/lib/references/plain-text';
import type { PublicationEntry } from '../statistics';
import { venueOf } from '../venue';
import { stateInYear } from '../years';

/** A record as HAL has it; `submitType_s`: `file`, `annex`, or `notice` for one without a file. */
export type Deposit = { readonly halId_s: string; readonly title_s: readonly string[] } & Readonly<
  Partial<Record<'docType_s' | 'doiId_s' | 'publicationDate_s' | 'submitType_s' | 'licence_s' | 'linkExtUrl_s', string>>
>;

export type DepositFinding = {
  readonly is: 'absent' | 'unlinked' | 'noFile' | 'noLicence' | 'double';
  /** Names it from look to look. */
  readonly key: string;
  readonly title: string;
  /** « Annales de l’Ouest, 2019 », « hal-01956501 ». */
  readonly about: string;
  /** Where it is mended. */
  readonly address: string;
  /** Of a work that is absent. */
  readonly doi?: string;
  /** Where the text is open, of a record without a file. */
  readonly open?: string;
};

/** The form of a new deposit. */
const newDeposit = 'https://hal.science/submit';

/** What a look found; `left`: keys of what is left as it is. */
export type DepositLook = { readonly findings: readonly DepositFinding[]; readonly left: readonly string[] };

/** The publications beside the owner's `records`. */
export function depositFindings(works: readonly PublicationEntry[], records: readonly Deposit[]): DepositFinding[] {
  const ids = new Set(records.map(({ halId_s: id }) => id));
  const dois = new Set(records.flatMap(({ doiId_s: doi }) => doiOf(doi ?? '') ?? []));
  const titles = new Set(records.flatMap(titlesOf).map(normalTitle));
  const isThere = ({ item: { title, details = {} } }: PublicationEntry): boolean =>
    ids.has(details.halId ?? '') || dois.has(details.doi ?? '') || titles.has(normalTitle(plainMathematics(title)));
  const absent = works
    .filter((work) => !isThere(work) && stateInYear(work.item.year) === undefined)
    .map(
      ({ item }): DepositFinding => ({
        ...{ is: 'absent', key: `absent ${item.id}`, title: plainMathematics(item.title), doi: item.details?.doi },
        about: [venueOf(item), item.year].filter(Boolean).join(', '),
        address: newDeposit,
      }),
    );
  return [...absent, ...records.flatMap(ofRecord), ...doubles(records)];
}

/** Findings among which a work that others have deposited, as `records` of its DOI say, is not absent. */
export const besideOthers = (findings: readonly DepositFinding[], records: readonly Deposit[]): DepositFinding[] =>
  findings.map((each) => {
    const other = each.doi && records.find(({ doiId_s: doi }) => doiOf(doi ?? '') === each.doi);
    return other ? finding('unlinked', other, aboutOf(other)) : each;
  });

/** « hal-01956501, 2019 » */
const aboutOf = ({ halId_s: id, publicationDate_s: date = '' }: Deposit): string =>
  [id, date.slice(0, 4)].filter(Boolean).join(', ');

/** HAL keeps the markup that was typed: « H<sub>2</sub>O ». */
const titlesOf = ({ title_s: titles }: Deposit): string[] => titles.map(plainText);

const finding = (is: DepositFinding['is'], record: Deposit, about: string): DepositFinding => ({
  ...{ is, key: `${is} ${record.halId_s}`, title: titlesOf(record)[0] ?? record.halId_s, about },
  address: `https://hal.science/${record.halId_s}`,
});

function ofRecord(record: Deposit): DepositFinding[] {
  const { submitType_s: submitted, linkExtUrl_s: open } = record;
  const about = aboutOf(record);
  if (submitted === 'notice') return [{ ...finding('noFile', record, about), ...(open && { open }) }];
  return submitted === 'file' && !record.licence_s ? [finding('noLicence', record, about)] : [];
}

/** Records of one work: the same DOI, or the same title and type. Each after the first is a finding. */
function doubles(records: readonly Deposit[]): DepositFinding[] {
  const seen = new Map<string, string>();
  return records.flatMap((record) => {
    const { halId_s: id, doiId_s: doi, docType_s: type = '' } = record;
    const keys = [
      ...(doi ? [doi.toLowerCase()] : []),
      ...titlesOf(record)
        .filter(isDistinctiveTitle)
        .map((title) => `${type} ${normalTitle(title)}`),
    ];
    const twin = keys.map((key) => seen.get(key)).find((other) => other !== undefined && other !== id);
    for (const key of keys) if (!seen.has(key)) seen.set(key, id);
    return twin === undefined ? [] : [finding('double', record, `${id} et ${twin}`)];
  });
}
