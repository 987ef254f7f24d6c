import { legalBody, readLegal, saveLegal } from '@/lib/site/db/legal';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readLegal(owner)),
  PUT: ownerRoute({ body: legalBody, limit: contentLimit }, async (owner, { body }) => ({
    success: true,
    legal: await saveLegal(owner, body),
  })),
});
