import { notFound } from '@/lib/errors';
import { type DossierFormat, dossierFormats } from '@/lib/site/api/dossiers';
import { readMadeDossier } from '@/lib/site/db/dossiers';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { sendDossier } from '../../send-dossier';

const isFormat = (text: string | undefined): text is DossierFormat =>
  text !== undefined && Object.hasOwn(dossierFormats, text);

/** A dossier as it was last made, as a file. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner, { params: { id = '', format } }) => {
    if (!isFormat(format)) throw notFound('Ce format n’existe pas');
    const { fileName, document } = await readMadeDossier(owner, id);
    return sendDossier(document, format, fileName);
  }),
});
