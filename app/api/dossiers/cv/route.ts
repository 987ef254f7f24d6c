import { z } from 'zod';
import { refuseTooLong } from '@/app/cv/public-cv';
import { setPublicCv } from '@/lib/site/db/public-cv';
import { methods, ownerRoute } from '@/lib/site/http/route';

const body = z.object({
  cv: z
    .object({ is: z.enum(['dossier', 'document'], 'Le CV est un dossier ou un document'), id: z.string().max(100) })
    .nullable(),
});

/** The public CV: a dossier, a stored PDF, or none. PUT refuses a dossier that is too long to compose. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body }, async (owner, { body: { cv } }) => {
    await refuseTooLong(cv);
    await setPublicCv(owner, cv);
    return { cv };
  }),
});
