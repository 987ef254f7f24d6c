import { saveClasses } from '@/lib/site/db/dossiers';
import { listLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';
import { classesSchema } from '@/sections/publications/classes/choose';

/** PUT gives publications their classes in a scheme, several at once, as one version of their section. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body: classesSchema, limit: listLimit }, async (owner, { body }) => ({
    count: await saveClasses(owner, body),
  })),
});
