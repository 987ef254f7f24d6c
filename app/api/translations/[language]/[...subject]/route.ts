import { notFound } from '@/lib/errors';
import { isAddedLanguage } from '@/lib/languages';
import { readTranslation, type Subject, saveTranslation, translationBody } from '@/lib/site/db/translations';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner, { request }) => {
    const { subject, language } = asked(request);
    return { translation: await readTranslation(owner, subject, language) };
  }),
  PUT: ownerRoute({ body: translationBody, limit: contentLimit }, async (owner, { request, body }) => {
    const { subject, language } = asked(request);
    const translation = await saveTranslation(owner, subject, language, body);
    return { success: true, version: translation.version, translation };
  }),
});

/** What an address asks for: `/api/translations/en/profile`, `/api/translations/en/section/projets`. */
function asked(request: Request) {
  const [language, of, id, ...more] = new URL(request.url).pathname
    .replace('/api/translations/', '')
    .split('/')
    .map(decodeURIComponent);
  const subject: Subject | null = of === 'profile' && !id ? 'profile' : of === 'section' && id ? `section/${id}` : null;
  if (!isAddedLanguage(language) || !subject || more.length > 0) throw notFound();
  return { language, subject };
}
