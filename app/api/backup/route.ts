import { backupDownload } from '@/lib/backup/download';
import { backToForm } from '@/lib/http/form-answer';
import { methods, noBody, ownerCall } from '@/lib/http/route';

const back = {
  lost: `/login?retour=${encodeURIComponent('/admin/history')}`,
  failed: (status: number) => `/admin/history?sauvegarde=${status}#sauvegarde`,
};

/** Everything that the site keeps, as one archive. By POST: no link of another site can start it (trust.md 12). */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: backToForm(
    ownerCall(noBody, (owner, { request }) => backupDownload(owner, request.signal)),
    back,
  ),
});
