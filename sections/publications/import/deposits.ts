/** What an author could complete in their HAL deposits. None of it is an error: a deposit may be so by choice. */
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
  /** Identifies the finding each time HAL is read. */
  readonly key: string;
  readonly title: string;
  /** « Annales de l’Ouest, 2019 », « hal-01956501 ». */
  readonly about: string;
  /** The page of HAL where the author can act on it. */
  readonly address: string;
  /** For `absent` alone. */
  readonly doi?: string;
  /** For `noFile`: where the text is openly available. */
  readonly open?: string;
};

const newDeposit = 'https://hal.science/submit';

/** `left`: the keys of the findings that the owner leaves as they are. */
export type DepositLook = { readonly findings: readonly DepositFinding[]; readonly left: readonly string[] };

/** The findings of a comparison between the publications and the owner's `records` in HAL. */
export function depositFindings(works: readonly PublicationEntry[], records: readonly Deposit[]): DepositFinding[] {
  const ids = new Set(records.map(({ halId_s: id }) => id));
  const dois = new Set(records.flatMap(({ doiId_s: doi }) => doiOf(doi ?? '') ?? []));
  const titles = new Set(records.flatMap(titlesOf).map(normalTitle));
  const isDeposited = ({ item: { title, details = {} } }: PublicationEntry): boolean =>
    ids.has(details.halId ?? '') || dois.has(details.doi ?? '') || titles.has(normalTitle(plainMathematics(title)));
  const absent = works
    .filter((work) => !isDeposited(work) && stateInYear(work.item.year) === undefined)
    .map(
      ({ item }): DepositFinding => ({
        ...{ is: 'absent', key: `absent ${item.id}`, title: plainMathematics(item.title), doi: item.details?.doi },
        about: [venueOf(item), item.year].filter(Boolean).join(', '),
        address: newDeposit,
      }),
    );
  return [...absent, ...records.flatMap(findingsOn), ...doubles(records)];
}

/** The findings, where an absent work that `records` show as deposited by others becomes `unlinked`. */
export const withOthersDeposits = (
  findings: readonly DepositFinding[],
  records: readonly Deposit[],
): DepositFinding[] =>
  findings.map((finding) => {
    const other = finding.doi && records.find(({ doiId_s: doi }) => doiOf(doi ?? '') === finding.doi);
    return other ? findingFrom('unlinked', other, aboutOf(other)) : finding;
  });

/** « hal-01956501, 2019 » */
const aboutOf = ({ halId_s: id, publicationDate_s: date = '' }: Deposit): string =>
  [id, date.slice(0, 4)].filter(Boolean).join(', ');

/** HAL keeps the markup that was typed: « H<sub>2</sub>O ». */
const titlesOf = ({ title_s: titles }: Deposit): string[] => titles.map(plainText);

const findingFrom = (is: DepositFinding['is'], record: Deposit, about: string): DepositFinding => ({
  ...{ is, key: `${is} ${record.halId_s}`, title: titlesOf(record)[0] ?? record.halId_s, about },
  address: `https://hal.science/${record.halId_s}`,
});

function findingsOn(record: Deposit): DepositFinding[] {
  const { submitType_s: submitted, linkExtUrl_s: open } = record;
  const about = aboutOf(record);
  if (submitted === 'notice') return [{ ...findingFrom('noFile', record, about), ...(open && { open }) }];
  return submitted === 'file' && !record.licence_s ? [findingFrom('noLicence', record, about)] : [];
}

/** Records with the same DOI, or the same title and type, are of one work: each after the first is a finding. */
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
    return twin === undefined ? [] : [findingFrom('double', record, `${id} et ${twin}`)];
  });
}
