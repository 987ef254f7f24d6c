import { type Authority, grant } from '@/lib/authority';

/** The authority of commands in the host's shell (first start, import), whose user can change the files anyway. */
export function hostAuthority(): Authority {
  return grant({ ownerId: 'host', email: '', sessionId: '', signedInAt: new Date(), requestId: 'host', ip: 'host' });
}
