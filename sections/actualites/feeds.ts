/** News feeds, for feed readers. */
import { atomDocument, mostEntries } from '@/lib/atom';
import { startOfDay } from '@/lib/format/dates';
import { linkParts } from '@/lib/format/web-address';
import { inLanguage, type Language } from '@/lib/languages';
import { xml } from '@/lib/xml';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { type NewsEntry, newsFeeds, newsList, newsPage } from './published';
import { words } from './words';

type Feed = {
  readonly origin: string;
  readonly site: Pick<PublicSite, 'language' | 'profile' | 'untranslated' | 'updatedAt'>;
  /** Newest first. */
  readonly entries: readonly NewsEntry[];
};

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function newsAtom({ origin, site, entries }: Feed): string {
  const { language } = site;
  const author = fullName(site.profile);
  return atomDocument({
    origin,
    language,
    list: newsList,
    title: words[language].feedTitle(author),
    author,
    updated: updatedAt(site, entries),
    entries: entries.slice(0, mostEntries).map((entry) => atomEntry(entry, origin, site)),
  });
}

function atomEntry(entry: NewsEntry, origin: string, site: Feed['site']): string {
  const { title, date, link } = entry;
  const address = xml(origin + inLanguage(newsPage(entry), site.language));
  const related = link ? `    <link rel="related" href="${xml(link)}"/>\n` : '';
  const html = htmlOf(entry, origin, site.language);
  const lang = entryLanguage(entry, site) === site.language ? '' : ' xml:lang="fr"';
  return `  <entry${lang}>
    <id>${address}</id>
    <title>${xml(title)}</title>
    <published>${dayStart(date)}</published>
    <updated>${dayStart(date)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
${related}    <content type="html">${xml(html)}</content>
  </entry>
`;
}

/** https://www.jsonfeed.org/version/1.1/ */
export function newsJson({ origin, site, entries }: Feed): string {
  const { language } = site;
  const at = (path: string) => origin + inLanguage(path, language);
  const author = fullName(site.profile);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: words[language].feedTitle(author),
    home_page_url: at(newsList),
    feed_url: at(newsFeeds.json),
    language,
    authors: [{ name: author, url: at('/') }],
    items: entries.slice(0, mostEntries).map((entry) => ({
      id: at(newsPage(entry)),
      url: at(newsPage(entry)),
      ...(entry.link && { external_url: entry.link }),
      title: entry.title,
      content_html: htmlOf(entry, origin, language),
      ...(entry.picture && { image: origin + entry.picture }),
      date_published: dayStart(entry.date),
      language: entryLanguage(entry, site),
    })),
  });
}

/** Start of a day in the site's time zone, when news of that day appear. */
const dayStart = (day: string): string => startOfDay(day).toISOString();

/** The last save, or the day of the newest entry if later. */
const updatedAt = ({ updatedAt: saved }: Feed['site'], [newest]: readonly NewsEntry[]): string =>
  [saved.toISOString(), newest ? dayStart(newest.date) : ''].toSorted().at(-1) ?? '';

/** The language of an entry: French where it is not translated. */
const entryLanguage = ({ title }: NewsEntry, { language, untranslated }: Feed['site']): Language =>
  untranslated.has(title) ? 'fr' : language;

/** The picture, text and link of an entry as HTML, with absolute URLs; its title if it has nothing else. */
function htmlOf({ title, text, link, picture, pictureAlt = '' }: NewsEntry, origin: string, language: Language) {
  const parts = [
    ...(picture ? [`<p><img src="${xml(origin + picture)}" alt="${xml(pictureAlt)}"></p>`] : []),
    ...paragraphsOf(text).map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(link ? [`<p><a href="${xml(link)}">${xml(words[language].more)}</a></p>`] : []),
  ];
  return parts.length > 0 ? parts.join('') : `<p>${xml(title)}</p>`;
}

const linked = (text: string): string =>
  linkParts(text)
    .map((part) => (part.href ? `<a href="${xml(part.href)}">${xml(part.text)}</a>` : xml(part.text)))
    .join('');

/** The paragraphs of a text, separated by blank lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
