import { z } from 'zod';
import { reorderSections } from '@/lib/site/db/section-places';
import { listLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';

const message = 'La liste doit nommer chaque section une seule fois';
const body = z.object(
  {
    sections: z.array(
      z.object({ id: z.string(message), order: z.number('L’ordre doit être un nombre') }, message),
      message,
    ),
  },
  message,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body, limit: listLimit }, async (owner, { body: { sections } }) => {
    await reorderSections(owner, sections);
    return { success: true };
  }),
});
