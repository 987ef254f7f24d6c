import { z } from 'zod';
import { readOfflineSince, setGuide, setOnline } from '@/lib/site/db/site-state';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const body = z
  .object({
    online: z.boolean('« online » doit être vrai ou faux'),
    guide: z.boolean('« guide » doit être vrai ou faux'),
  })
  .partial();

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async () => stateOf(await readOfflineSince())),
  PUT: ownerRoute({ body }, async (owner, { body: { online, guide } }) => {
    if (online !== undefined) await setOnline(owner, online);
    if (guide !== undefined) await setGuide(owner, guide);
    return { success: true, ...stateOf(await readOfflineSince()) };
  }),
});

const stateOf = (offlineSince: string | null) => ({ online: offlineSince === null, offlineSince });
