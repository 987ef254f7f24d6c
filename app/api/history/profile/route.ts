import { readHistory } from '@/lib/db/versions';
import { methods, noBody, ownerRoute } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readHistory(owner, 'profile')),
});
