import { calendarFile } from '@/lib/calendar';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { inLanguage } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { readSiteId } from '@/lib/site/db/site-state';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { publicDocument } from '@/lib/site/seo/public-document';
import { agendaEvents, findActivities } from '@/sections/activites/agenda';
import { words } from '@/sections/activites/words';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-dynamic';

/** The calendar of the events among the activities; 404 while there are none, or when the language is not public. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) =>
    publicDocument(request, {
      type: 'text/calendar; charset=utf-8',
      write: async () => {
        const site = await readPublicSite(language);
        const section = findActivities(site);
        const page = env().SITE_URL + inLanguage(`/#${section?.anchor}`, language);
        const events = section ? agendaEvents(section.content, { page, site: await readSiteId(), language }) : [];
        if (events.length === 0 || !site.languages.includes(language)) throw notFound('Cette page est introuvable');
        const name = words[language].agendaName(fullName(site.profile));
        return calendarFile({ name, changed: site.updatedAt, language, events });
      },
    }),
  ),
});
