import { readBin } from '@/lib/db/bin';
import { methods, noBody, ownerCall } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({ GET: ownerCall(noBody, (owner) => readBin(owner)) });
