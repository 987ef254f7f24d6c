import { db } from '@/lib/db/client';
import { jsonResponse } from '@/lib/http/problems';
import { methods } from '@/lib/http/route';
import { describeError, log } from '@/lib/log';

/** 200 `{status:'ok'}` when the database responds, else 503. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    try {
      await db().setting.count();
      return jsonResponse(200, { status: 'ok' });
    } catch (error) {
      log('error', 'health.failed', { error: describeError(error) });
      return jsonResponse(503, { status: 'indisponible' }, { 'Retry-After': '5' });
    }
  },
});
