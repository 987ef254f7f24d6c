import { elearningArticles, elearningCommunications } from './sample-elearning';
import { reseauxArticles, reseauxCommunications } from './sample-networks';
import type { ArticleRow, CommunicationRow } from './sample-rows';
import { publicationsSchema } from './schema';
import { withSlugs } from './slugs';

const domains = {
  reseauxSecurite: {
    title: 'Réseaux et Sécurité',
    icon: 'ShieldCheckIcon',
    color: 'from-blue-500 to-blue-600',
    articles: reseauxArticles.map((row, index) => article(`article-r${index + 1}`, row)),
    communications: reseauxCommunications.map((row, index) => communication(`communication-r${index + 1}`, row)),
  },
  elearningIA: {
    title: 'E-learning et Intelligence Artificielle',
    icon: 'BookOpenIcon',
    color: 'from-purple-500 to-purple-600',
    articles: elearningArticles.map((row, index) => article(`article-e${index + 1}`, row)),
    communications: elearningCommunications.map((row, index) => communication(`communication-e${index + 1}`, row)),
  },
};

/** Sample content of « Publications »: the invented bibliography of a fictional researcher. */
export const publicationsSample = withSlugs(publicationsSchema.parse(domains));

function article(id: string, [year, authors, title, journal, type, pages, link]: ArticleRow) {
  return { id, title, authors, year, journal, type, pages, link };
}

function communication(id: string, [year, authors, title, conference, pages, link]: CommunicationRow) {
  return { id, title, authors, year, conference, pages, link };
}
