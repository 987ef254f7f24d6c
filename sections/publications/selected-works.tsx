import { Mathematics } from '@/components/public/mathematics';
import { UploadPicture } from '@/components/public/upload-picture';
import { comma } from '@/lib/format/french';
import { inLanguage, type Language } from '@/lib/languages';
import { Isolated } from './isolated';
import { langOf } from './language';
import type { PublicationEntry } from './statistics';
import { venueOf } from './venue';
import { sectionWords } from './words/section';
import { yearWords } from './year-words';

/** The most works with a picture that stand at the head of the section. */
const most = 5;

/** The publications « à la une » that have a picture, before everything else of the section. */
export function SelectedWorks({ entries, language }: { entries: readonly PublicationEntry[]; language: Language }) {
  const works = entries.filter(({ item }) => item.featured && item.picture).slice(0, most);
  if (works.length === 0) return null;
  return (
    <ul
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:block"
      aria-label={sectionWords[language].section.selected}
    >
      {works.map((entry) => (
        <Work entry={entry} language={language} key={entry.slug} />
      ))}
    </ul>
  );
}

function Work({ entry: { item, slug }, language }: { entry: PublicationEntry; language: Language }) {
  return (
    <li className="grid list-none grid-cols-[7rem_minmax(0,1fr)] gap-x-4 break-inside-avoid sm:block" data-id={item.id}>
      <UploadPicture
        className="aspect-3/2 h-auto w-full rounded-1 border border-rule bg-paper-sunk object-contain sm:mb-3"
        src={item.picture ?? ''}
        alt={item.pictureAlt ?? ''}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 7rem"
      />
      <div>
        <p className="entry-title" dir="auto" lang={langOf({ item }, language)}>
          <a href={inLanguage(`/publications/${slug}`, language)}>
            <Mathematics text={item.title} />
          </a>
        </p>
        <p className="small">
          <Isolated
            text={[venueOf(item), yearWords(item.year, language)].filter(Boolean).join(comma[language])}
            language={language}
          />
        </p>
      </div>
    </li>
  );
}
