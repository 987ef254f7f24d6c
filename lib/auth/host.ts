import { type Authority, grant } from './authority';

/** The authority of whoever runs a command in the host's shell (first start, import): that person holds the files already. */
export function hostAuthority(): Authority {
  return grant({ ownerId: 'host', email: '', sessionId: '', signedInAt: new Date(), requestId: 'host', ip: 'host' });
}
