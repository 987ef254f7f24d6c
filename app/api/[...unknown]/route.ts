import { notFound } from '@/lib/errors';
import { errorResponse } from '@/lib/site/http/problems';

/** Every other path under /api: 404, in JSON like the rest. */
const unknown = async () => errorResponse(notFound('Cette adresse n’existe pas'), '');

export {
  unknown as DELETE,
  unknown as GET,
  unknown as HEAD,
  unknown as OPTIONS,
  unknown as PATCH,
  unknown as POST,
  unknown as PUT,
};
