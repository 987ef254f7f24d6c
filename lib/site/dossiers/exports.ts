/** The career in formats of other tools, whatever the dossiers hold. */
import { hceresTable } from '@/sections/publications/classes/hceres-table';
import { isThesis } from '@/sections/theses-encadrees/natures';
import { contentsOf, type DossierSource } from './document-of';
import { jsonResume } from './json-resume';

/** The types of the files, by name. */
export const exportTypes = {
  'resume.json': 'application/json; charset=utf-8',
  'hceres.csv': 'text/csv; charset=utf-8',
} as const;
export type ExportName = keyof typeof exportTypes;

export const exportWriters: Readonly<Record<ExportName, (source: DossierSource, siteUrl: string) => string>> = {
  'resume.json': jsonResume,
  'hceres.csv': hceresOf,
};

/** The publications in the columns of Hcéres. */
function hceresOf({ profile, sections }: DossierSource): string {
  const { publications = {}, 'theses-encadrees': theses = {} } = contentsOf(sections);
  const students = Object.values(theses)
    .flat()
    .flatMap((these) => (isThesis(these) ? (these.encadrement?.doctorant ?? []) : []));
  return hceresTable(publications, { profile, students });
}
