import { z } from 'zod';
import { readOfflineSince, setOnline } from '@/lib/db/site-state';
import { methods, noBody, ownerRoute } from '@/lib/http/route';

const body = z.object({ online: z.boolean('« online » doit être vrai ou faux') });

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async () => stateOf(await readOfflineSince())),
  PUT: ownerRoute({ body }, async (owner, { body: { online } }) => {
    await setOnline(owner, online);
    return { success: true, ...stateOf(await readOfflineSince()) };
  }),
});

const stateOf = (offlineSince: string | null) => ({ online: offlineSince === null, offlineSince });
