import { assertProof, mayTryToProve, proof } from '@/lib/site/auth/proof';
import { backupDownload } from '@/lib/site/backup/download';
import { formRedirect, methods, ownerRoute } from '@/lib/site/http/route';

const formPage = {
  lost: `/login?retour=${encodeURIComponent('/admin/history')}`,
  failed: (status: number) =>
    `/admin/history?sauvegarde=${status}#${status === 400 ? 'sauvegarde-mot-de-passe' : 'sauvegarde'}`,
};

/**
 * Everything that the site stores, as one archive. POST, so that no link of another site can start it; the password
 * (and the second factor's code) is required, because the archive contains the password's hash and the second factor's
 * key.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: formRedirect(
    ownerRoute({ body: proof, isForm: true, precheck: mayTryToProve }, async (owner, { request, body }) => {
      await assertProof(owner, body);
      return backupDownload(owner, request.signal);
    }),
    formPage,
  ),
});
