import { z } from 'zod';
import { readLanguages, saveLanguages } from '@/lib/site/db/translations';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { addedSettings } from '@/lib/site/language-settings';

const body = z.object({ languages: addedSettings });

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async () => ({ languages: await readLanguages() })),
  PUT: ownerRoute({ body }, async (owner, { body: { languages } }) => {
    await saveLanguages(owner, languages);
    return { success: true, languages: await readLanguages() };
  }),
});
