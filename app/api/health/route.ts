import { db } from '@/lib/db/client';
import { answer } from '@/lib/http/problems';
import { methods } from '@/lib/http/route';
import { describeFault, log } from '@/lib/log';

/** 200 `{status:'ok'}` when the database responds, else 503. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    try {
      await db().setting.count();
      return answer(200, { status: 'ok' });
    } catch (fault) {
      log('error', 'health.failed', { fault: describeFault(fault) });
      return answer(503, { status: 'indisponible' }, { 'Retry-After': '5' });
    }
  },
});
