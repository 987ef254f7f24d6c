import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { contentsOf, type DossierSource } from '@/lib/site/dossiers/document-of';
import { jsonResume } from '@/lib/site/dossiers/json-resume';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { hceresTable } from '@/sections/publications/classes/hceres-table';
import { isThesis } from '@/sections/theses-encadrees/natures';

type Export = { readonly type: string; readonly write: (source: DossierSource) => string };

const exports: Readonly<Record<string, Export>> = {
  'resume.json': {
    type: 'application/json; charset=utf-8',
    write: (source) => jsonResume(source, env().SITE_URL),
  },
  'hceres.csv': { type: 'text/csv; charset=utf-8', write: hceresOf },
};

/** The career in formats of other tools, whatever the dossiers hold. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner, { params: { file = '' } }) => {
    const found = Object.hasOwn(exports, file) ? exports[file] : undefined;
    if (!found) throw notFound('Ce format n’existe pas');
    return new Response(found.write(await readDossierSource(owner)), {
      headers: {
        'Content-Type': found.type,
        'Content-Disposition': `attachment; filename="${file}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  }),
});

/** The publications in the columns of Hcéres. */
function hceresOf({ profile, sections }: DossierSource): string {
  const { publications = {}, 'theses-encadrees': theses = {} } = contentsOf(sections);
  const students = Object.values(theses)
    .flat()
    .flatMap((these) => (isThesis(these) ? (these.encadrement?.doctorant ?? []) : []));
  return hceresTable(publications, { profile, students });
}
