import { emptySample, readSampleState } from '@/lib/site/db/sample';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readSampleState(owner)),
  PUT: ownerRoute(noBody, async (owner) => {
    await emptySample(owner);
    return { success: true };
  }),
});
