import { describeError, log } from '@/lib/log';
import { checkDatabase } from '@/lib/site/db/health';
import { jsonResponse } from '@/lib/site/http/problems';
import { methods } from '@/lib/site/http/route';

/** 200 `{status:'ok'}` when the home page can be read from the database, else 503. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    try {
      await checkDatabase();
      return jsonResponse(200, { status: 'ok' });
    } catch (error) {
      log('error', 'health.failed', { error: describeError(error) });
      return jsonResponse(503, { status: 'indisponible' }, { 'Retry-After': '5' });
    }
  },
});
