import { backupDownload } from '@/lib/backup/download';
import { methods, noBody, ownerCall } from '@/lib/http/route';

/** Everything that the site keeps, as one archive. By POST: no link of another site can start it (trust.md 12). */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerCall(noBody, (owner, { request }) => backupDownload(owner, request.signal)),
});
