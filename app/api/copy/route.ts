import { z } from 'zod';
import { copyAddress, copyKinds } from '@/lib/copy-job';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { beginCopy, readCopies } from '@/lib/site/copies/jobs';
import { auditCopy, setCopiesAutomatic } from '@/lib/site/db/site-state';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { siteState } from '@/lib/site/public-pages/site-state';

const body = z.object({
  kind: z.enum(copyKinds, '« kind » doit être « archive » ou « publication »'),
  address: z
    .string()
    .trim()
    .transform((value, context) => {
      const address = value === '' ? null : copyAddress(value);
      if (value !== '' && address === null)
        context.addIssue('L’adresse de la copie doit être complète, comme https://univ.fr/~nom/');
      return address;
    })
    .default(null),
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  /** The data of the page « Copie du site ». */
  GET: ownerRoute(noBody, () => readCopies()),
  /** Starts a copy unless one is being made; the response is the state, which includes the running copy. */
  POST: ownerRoute({ body: body }, async (owner, { body: { kind, address } }) => {
    if (process.env.NODE_ENV === 'development')
      throw new Problem('unavailable', 'La copie se fait du site construit\u00a0: lancez-le par npm start.');
    if (siteState().isOffline)
      throw new Problem('stale', 'Le site est hors ligne\u00a0: mettez-le en ligne, puis recommencez.');
    if (kind === 'publication' && env().copyTo === null)
      throw new Problem('unavailable', 'Aucun endroit n’est réglé pour la copie (COPY_TO).');
    if (beginCopy(kind, address)) await auditCopy(owner, kind);
    return readCopies();
  }),
  PUT: ownerRoute(
    { body: z.object({ automatic: z.boolean('« automatic » doit être vrai ou faux') }) },
    async (owner, { body: { automatic } }) => {
      await setCopiesAutomatic(owner, automatic);
      return readCopies();
    },
  ),
});
