/** `npm run import FILE` for a bibliography, or from a host: adds new publications and completes existing ones. */
import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '@/lib/error-codes';
import { counted, formatNumber, plural, quoted } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { shortened } from '@/lib/format/shortened';
import type { HostName } from '@/lib/host-names';
import { decode } from '@/lib/references/decode';
import { readReferencesFile } from '@/lib/references/process';
import { hostAuthority } from '@/lib/site/auth/host';
import { closeDb, commandError } from '@/lib/site/db/client';
import { importPublications, planPublicationsImport } from '@/lib/site/db/publications-import';
import {
  type Choice,
  chosenEntries,
  countsOf,
  encodingText,
  hasKeywords,
  isForeign,
  isSameTitle,
  newDomainKey,
  spellingsOf,
  withoutKeywords,
  yearsText,
} from '@/sections/publications/import/choices';
import { isDraft } from '@/sections/publications/import/draft';
import { hostSource } from '@/sections/publications/import/host-source';
import { planFromHost } from '@/sections/publications/import/hosts/plan';
import type { ImportPlan, Planned } from '@/sections/publications/import/plan-shape';
import { CliError } from '../lib/console';

type ImportOptions = {
  /** Key or name of the domain for publications whose journal is in none yet; created if it does not exist. */
  readonly domain: string | undefined;
  /** Whether to write entries that do not name the owner, too. */
  readonly withForeign?: boolean;
  /** Whether to add entries to be confirmed as separate publications. */
  readonly withAsked?: boolean;
  /** Whether only to report what the import would do. */
  readonly dryRun: boolean;
  /** Whether to keep what is left of the sample; by default it is removed in the same save. */
  readonly keepsSample?: boolean;
};

/**
 * Whether to read a file as a bibliography: any that is neither JSON nor clearly something else, and JSON shaped like
 * CSL-JSON. Throws `CliError` when it cannot be read.
 */
export function isBibliography(file: string): boolean {
  const decoded = decode(read(file));
  if ('refusal' in decoded) return true; // the bibliography reader reports what it is
  const text = decoded.text.trimStart();
  const isNamedJson = path.extname(file).toLowerCase() === '.json';
  if (!isNamedJson && !text.startsWith('{')) return true;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || (typeof value === 'object' && value !== null && isCsl(value));
  } catch {
    return !isNamedJson; // BibTeX may begin with a brace; a broken JSON file is reported as such
  }
}

const isCsl = (value: object): boolean =>
  'items' in value || 'references' in value || ('title' in value && 'type' in value);

/**
 * Imports a bibliography and returns a line per entry, with counts last. Leaves out entries to be confirmed, and those
 * that do not name the owner. Throws `CliError`, and writes nothing, for a file that is not a bibliography and for what
 * cannot be saved.
 */
export function importReferences(file: string, options: ImportOptions): Promise<string[]> {
  return importPlan(async () => {
    const parsedFile = await readReferencesFile(read(file));
    if ('refusal' in parsedFile)
      throw new CliError(`Le fichier ${file} n’est pas importé, et rien n’est changé. ${parsedFile.refusal}`);
    return planPublicationsImport(hostAuthority(), parsedFile);
  }, options);
}

/** The same for a host's works; `id` as typed, a list for DOIs. Also throws `CliError` for an invalid identifier. */
export async function importFromHost(source: HostName, id: string, options: ImportOptions): Promise<string[]> {
  const parsed = hostSource.safeParse(source === 'doi' ? { source, ids: id } : { source, id });
  if (!parsed.success) throw new CliError(`${parsed.error.issues[0]?.message ?? ''}.`);
  return importPlan(() => planFromHost(hostAuthority(), parsed.data), options);
}

async function importPlan(
  planned: () => Promise<ImportPlan>,
  { domain, withForeign, withAsked, dryRun, keepsSample = false }: ImportOptions,
): Promise<string[]> {
  try {
    const fullPlan = await planned();
    const plan = fullPlan.hasTags ? { ...fullPlan, entries: fullPlan.entries.map(withoutKeywords) } : fullPlan;
    const target = targetOf(plan, domain);
    const isAsked = (planned: Planned) => planned.is === 'ask' && (withForeign || !planned.foreign);
    const chosenAsNew = plan.entries.flatMap((planned, index): [number, Choice][] =>
      (withForeign && isForeign(planned)) || (withAsked && isAsked(planned)) ? [[index, { as: 'new' }]] : [],
    );
    const askedCount = plan.entries.filter(isAsked).length;
    const entries = chosenEntries(plan.entries, new Map(chosenAsNew), target.key);
    const isCreated = entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey);
    const withoutSample = plan.sample > 0 && entries.length > 0 && !keepsSample;
    if (!dryRun)
      await importPublications(hostAuthority(), {
        version: plan.version,
        newDomain: target.title,
        withoutSample,
        entries,
      });
    const { foreign } = countsOf(plan.entries);
    const spellings = spellingsOf(plan.entries);
    const years = yearsText(entries);
    return [
      ...(plan.encoding === 'utf-8' ? [] : [`${encodingText(plan.encoding)}.`]),
      ...(fullPlan.hasTags && fullPlan.entries.some(hasKeywords)
        ? [
            'Les mots-clés ne sont pas repris\u00a0: ce sont des étiquettes de Zotero, dont les vôtres. L’import de l’administration peut les reprendre.',
          ]
        : []),
      ...(isCreated ? [`Le domaine «\u00a0${target.title}\u00a0» ${dryRun ? 'sera créé' : 'est créé'}.`] : []),
      ...(withoutSample ? [`Exemple ${dryRun ? 'à enlever' : 'enlevé'} (${formatNumber(plan.sample)}).`] : []),
      ...(years === null ? [] : [years]),
      ...(spellings.length > 0
        ? [
            `Votre ORCID désigne aussi ${spellings.map((name) => quoted(name)).join(', ')}\u00a0: à ajouter à vos «\u00a0Autres noms\u00a0».`,
          ]
        : []),
      ...plan.entries.flatMap(lineOf),
      ...(foreign > 0 && !withForeign
        ? [
            `Votre nom (${plan.ownerName}) ne figure pas dans ${counted(foreign, 'référence, laissée', 'références, laissées')} de côté\u202f; --sans-mon-nom les importe aussi.`,
          ]
        : []),
      ...(askedCount > 0
        ? [
            withAsked
              ? `${counted(askedCount, 'référence à confirmer', 'références à confirmer')}\u00a0: ${dryRun ? 'à ajouter' : plural(askedCount, 'ajoutée', 'ajoutées')} comme ${plural(askedCount, 'une autre publication', 'd’autres publications')}.`
              : `${counted(askedCount, 'référence à confirmer, laissée', 'références à confirmer, laissées')} de côté\u202f; --avec-semblables les ajoute comme d’autres publications.`,
          ]
        : []),
      countsLine(plan.entries),
    ];
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}

/** The default domain is the first that is not the sample's, which belongs to nobody's field; else a new one. */
function targetOf(
  { domains }: ImportPlan,
  wanted: string | undefined,
): { readonly key: string; readonly title: string } {
  const title = wanted?.trim() || 'Publications';
  const found =
    wanted === undefined
      ? domains.find(({ sample }) => !sample)
      : (domains.find(({ key }) => key === title) ?? domains.find((domain) => isSameTitle(domain.title, title)));
  return found ?? { key: newDomainKey, title };
}

function lineOf(planned: Planned): string[] {
  const position = planned.line > 0 ? ` ligne ${formatNumber(planned.line)},` : '';
  const title = `«\u00a0${clipped(planned.title)}\u00a0»`;
  if (planned.is === 'refused') return [`  refusée,${position} ${title}\u00a0: ${planned.reason}`];
  if (isDraft(planned))
    return [`  à confirmer,${position} ${title}\u00a0: un brouillon, à corriger dans l’administration`];
  const odd = (planned.odd ?? []).map((sentence) => `  à vérifier,${position} ${title}\u00a0: ${sentence}`);
  if (planned.is !== 'ask') return odd;
  return [
    ...odd,
    `  à confirmer,${position} ${title}\u00a0: ${planned.version ? 'une autre version de' : 'peut-être'} «\u00a0${clipped(planned.other)}\u00a0»`,
  ];
}

const clipped = (text: string): string => shortened(oneLine(text), 79);

/** « 12 nouvelles, 1 modifiée, 0 déjà là, 0 à confirmer, 2 refusées »; the sum is the number of entries. */
function countsLine(plan: readonly Planned[]): string {
  const counts = countsOf(plan);
  const words = [
    plural(counts.new, 'nouvelle', 'nouvelles'),
    plural(counts.changed, 'modifiée', 'modifiées'),
    'déjà là',
    'à confirmer',
    plural(counts.refused, 'refusée', 'refusées'),
    'sans votre nom',
  ];
  return [counts.new, counts.changed, counts.same, counts.ask, counts.refused, counts.foreign]
    .map((count, index) => `${formatNumber(count)} ${words[index]}`)
    .slice(0, counts.foreign > 0 ? undefined : -1)
    .join(', ');
}

function read(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).`);
  }
}
