import { reviveSection } from '@/lib/db/sections';
import { methods, noBody, ownerCall } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerCall(noBody, async (owner, { params }) => ({ success: true, section: await reviveSection(owner, params.sectionId ?? '') })),
});
