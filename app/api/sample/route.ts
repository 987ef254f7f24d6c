import { emptySample, hideSample, readSampleState, showSample } from '@/lib/site/db/sample';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readSampleState(owner)),
  POST: ownerRoute(noBody, async (owner) => {
    await hideSample(owner);
    return { success: true };
  }),
  PUT: ownerRoute(noBody, async (owner) => {
    await emptySample(owner);
    return { success: true };
  }),
  DELETE: ownerRoute(noBody, async (owner) => {
    await showSample(owner);
    return { success: true };
  }),
});
