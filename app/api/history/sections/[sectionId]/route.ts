import { readHistory } from '@/lib/db/versions';
import { methods, noBody, ownerCall } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerCall(noBody, (owner, { params }) => readHistory(owner, `section/${params.sectionId}`)),
});
