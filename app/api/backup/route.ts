import type { Authority } from '@/lib/authority';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { assertProof, mayTryToProve, proof } from '@/lib/site/auth/proof';
import { archiveName, prepareBackup } from '@/lib/site/backup/backup';
import { UnusableDatabase } from '@/lib/site/backup/database';
import { audit } from '@/lib/site/db/audit';
import { write } from '@/lib/site/db/client';
import { formRedirect, methods, ownerRoute } from '@/lib/site/http/route';
import { asWebStream } from '@/lib/web-stream';

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

/**
 * The archive of `npm run backup`, sent while it is made. Errors while copying the database are thrown before anything
 * is sent, `damaged` for one that could not be restored; a later error aborts the response, and `npm run restore`
 * refuses what was received. `signal` is aborted when the client disconnects.
 */
async function backupDownload(authority: Authority, signal: AbortSignal): Promise<Response> {
  const { databaseFile, uploadsDir } = env();
  const { archive, lost, discard } = await prepareBackup(databaseFile, uploadsDir).catch(refuseDamaged);
  if (lost.length > 0) log('warn', 'backup.lost', { requestId: authority.requestId, uploads: lost.join(' ') });
  try {
    await write((tx) => audit(tx, authority, 'backup.download'));
  } catch (error) {
    discard();
    throw error;
  }
  const stream = archive(signal);
  stream.on('error', (error) =>
    log('warn', 'backup.broken', { requestId: authority.requestId, error: describeError(error) }),
  );
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="${archiveName()}"`,
    'Cache-Control': 'no-store',
  };
  return new Response(asWebStream(stream, signal), { headers });
}

/** Throws a French problem for a damaged database, any other error unchanged. */
function refuseDamaged(error: unknown): never {
  if (!(error instanceof UnusableDatabase)) throw error;
  log('error', 'backup.damaged', { error: describeError(error) });
  throw new Problem(
    'damaged',
    'La base de données est abîmée : aucune sauvegarde n’a été faite. Arrêtez le site et restaurez la dernière bonne sauvegarde.',
  );
}
