import { z } from 'zod';
import { timeZone } from '@/lib/format/dates';
import { isTimeZone, zoneMessage } from '@/lib/format/zoned-time';
import {
  readOfflineSince,
  readVisitSettings,
  setGuide,
  setOnline,
  setTimeZone,
  setTrainingRefused,
} from '@/lib/site/db/site-state';
import { setVisitsCounted } from '@/lib/site/db/visits';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const body = z
  .object({
    online: z.boolean('« online » doit être vrai ou faux'),
    guide: z.boolean('« guide » doit être vrai ou faux'),
    visits: z.boolean('« visits » doit être vrai ou faux'),
    training: z.boolean('« training » doit être vrai ou faux'),
    timeZone: z.string(zoneMessage).max(60, zoneMessage).refine(isTimeZone, zoneMessage).nullable(),
  })
  .partial();

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, state),
  PUT: ownerRoute({ body }, async (owner, { body: { online, guide, visits, training, timeZone: zone } }) => {
    if (online !== undefined) await setOnline(owner, online);
    if (guide !== undefined) await setGuide(owner, guide);
    if (visits !== undefined) await setVisitsCounted(owner, visits);
    if (training !== undefined) await setTrainingRefused(owner, !training);
    if (zone !== undefined) await setTimeZone(owner, zone);
    return { success: true, ...(await state()) };
  }),
});

async function state() {
  const [offlineSince, { countedSince, isTrainingRefused }] = await Promise.all([
    readOfflineSince(),
    readVisitSettings(),
  ]);
  return {
    online: offlineSince === null,
    offlineSince,
    visitsSince: countedSince,
    training: !isTrainingRefused,
    timeZone: timeZone(),
  };
}
