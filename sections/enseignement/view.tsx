import { detailIds } from '@/components/public/detail-ids';
import { EmptyState } from '@/components/public/empty-state';
import { LinkedText } from '@/components/public/linked-text';
import { RichText } from '@/components/public/rich-text';
import { SectionFrame } from '@/components/public/section-frame';
import { StoredIcon } from '@/components/ui/icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { iconSets } from '@/sections/icons';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { CourseDialog } from './course-dialog';
import type { Cours } from './definition';
import { EstablishmentCourses } from './establishment';
import { groupByEstablishment } from './establishments';
import { ServiceByYear } from './service-by-year';
import { totalText } from './total-text';
import { words } from './words';

/** Teaching: courses by establishment with their hours, a grand total, the information cards. */
export function EnseignementView({ section, site }: SectionViewProps<'enseignement'>) {
  const { anchor, title, content: courses } = section;
  const { language } = site;
  const word = words[language];
  const groups = groupByEstablishment(courses, language);
  const ids = detailIds('enseignement', courses);
  const idOf = (course: Cours) => ids[courses.indexOf(course)] ?? '';
  const service = site.parts['cv--service']?.content;
  const isShown = service?.shown === true;
  const longest = Math.max(...groups.map(({ minutes }) => minutes), 1);
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={groups.length > 1 ? `${word.establishments(groups.length)}.` : undefined}
    >
      <Intro site={site} />
      {courses.length > 0 ? (
        <div>
          {groups.map((group) => (
            <EstablishmentCourses key={group.heading} group={group} longest={longest} idOf={idOf} site={site} />
          ))}
          <p className="flex justify-between border-ink border-y py-3 font-semibold tabular-nums">
            <span>{word.total(courses.length)}</span>
            <span>{totalText(courses, language)}</span>
          </p>
        </div>
      ) : (
        <EmptyState>{word.none}</EmptyState>
      )}
      {service && isShown && <ServiceByYear courses={courses} service={service} site={site} />}
      <Notes site={site} />
      {courses.map((course) => (
        <CourseDialog
          key={idOf(course)}
          course={course}
          hasYears={isShown}
          site={site}
          id={idOf(course)}
          back={anchor}
        />
      ))}
    </SectionFrame>
  );
}

/** One short paragraph stands in large type. */
function Intro({ site }: { site: PublicSite }) {
  const intro = site.parts['intro-enseignement'];
  if (!intro?.content) return null;
  const isShort = /^<p>[^<]{1,240}<\/p>$/.test(intro.content);
  return (
    <RichText className={isShort ? 'lede' : undefined} html={intro.content} level={3} item={intro.id} site={site} />
  );
}

function Notes({ site }: { site: PublicSite }) {
  const notes = site.parts['infos-enseignement'];
  if (!notes || notes.content.length === 0) return null;
  return (
    <div className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 print:block">
      {withIndexKey(notes.content).map(({ key, value: note }) => (
        <div
          data-id={note.id}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1 print:block print:break-inside-avoid"
          key={key}
        >
          <StoredIcon
            className="mt-0.5 size-icon-item text-accent print:hidden"
            stored={note.icon}
            fallback={iconSets.competences[0]}
          />
          <h3 className="text-title print:text-lg" {...langAttributes(site, note.title)}>
            {note.title}
          </h3>
          <p className="col-start-2 text-ink-soft text-sm" {...langAttributes(site, note.description)}>
            <LinkedText text={note.description} />
          </p>
        </div>
      ))}
    </div>
  );
}
