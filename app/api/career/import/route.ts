import { importCareer } from '@/lib/site/db/career-import';
import { contentLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';
import { planCareerFromHost } from '@/sections/career/hosts/plan';
import { careerImport, careerSource } from '@/sections/career/plan-shape';

/**
 * POST asks ORCID or theses.fr for a career and returns what importing it would do; PUT writes what was chosen of it.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body: careerSource }, async (owner, { request, body }) => ({
    success: true,
    ...(await planCareerFromHost(owner, body, { signal: request.signal })),
  })),
  PUT: ownerRoute({ body: careerImport, limit: contentLimit }, async (owner, { body }) => ({
    success: true,
    ...(await importCareer(owner, body)),
  })),
});
