import { Fragment } from 'react';
import { Cell, CellFoot, CellIcon, Cells, CellText, CellTitle } from '@/components/public/cells';
import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { Documents } from '@/components/public/documents';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { OwnerText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { detailLines } from '@/sections/detail-lines';
import { iconSets } from '@/sections/icons';
import { offered } from '@/sections/offered';
import { toneOf } from '@/sections/palette';
import { periodWords } from '@/sections/period';
import { type PublicSite, type SectionViewProps, spoken } from '@/sections/public-site';
import { type Projet, projectTone } from './definition';
import { grantPeriod } from './grant';
import { grantLines } from './grant-lines';
import { words } from './words';

/** Projects: a grid of cards, each with its detail dialog. */
export function ProjetsView({ section, site }: SectionViewProps<'projets'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('projets', content);
  const items = content.map((project, index) => ({ project, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title} spoken={spoken(site, title)}>
      {items.length > 0 ? (
        <Cells>
          {items.map(({ project, id }) => (
            <ProjectCell key={id} project={project} site={site} id={id} />
          ))}
        </Cells>
      ) : (
        <EmptyState>{words[site.language].none}</EmptyState>
      )}
      {items.map(({ project, id }) => (
        <ProjectDialog key={id} project={project} site={site} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function ProjectCell({ project, site, id }: { project: Projet; site: Page; id: string }) {
  const { language } = site;
  return (
    <Cell tone={toneOf(project.color)} item={project.id}>
      <p className="small flex flex-wrap items-center gap-x-3 gap-y-2">
        <CellIcon stored={project.icon} fallback={iconSets.projects[0]} />
        <span {...spoken(site, project.category)}>{offered(words[language].categories, project.category)}</span>
        <ProjectStatus className="ms-auto" project={project} site={site} />
      </p>
      <CellTitle spoken={spoken(site, project.title)}>
        <DetailLink id={id}>{project.title}</DetailLink>
      </CellTitle>
      {project.description ? (
        <CellText spoken={spoken(site, project.description)}>{project.description}</CellText>
      ) : null}
      <GrantText project={project} site={site} />
      <CellFoot className="figures">
        <span>
          <OwnerText site={site} text={periodWords(project.year, language) || grantPeriod(project.grant, language)}>
            {periodWords(project.year, language) || grantPeriod(project.grant, language)}
          </OwnerText>
        </span>
        <GoArrow />
      </CellFoot>
    </Cell>
  );
}

/** Who pays and who takes part; in print, which has no dialog, all of the grant. */
function GrantText({ project: { grant, details }, site }: { project: Projet; site: Page }) {
  const { language } = site;
  const word = words[language];
  const lines = grantLines(grant, language);
  if (lines.length === 0) return null;
  const partners = grant?.partners ?? [];
  const paid = [grant?.funder ?? '', grant?.amount ?? ''].filter((text) => text !== '');
  const all = [...detailLines({ role: details.role }, word.details), ...lines];
  return (
    <>
      {paid.length + partners.length > 0 ? (
        <p className="small print:hidden">
          <OwnerTexts site={site} texts={paid} />
          {paid.length > 0 && partners.length > 0 ? word.semicolon : null}
          {partners.length > 0 ? word.with : null}
          <OwnerTexts site={site} texts={partners} />
        </p>
      ) : null}
      <p className="small hidden print:block">
        {all.map(({ label, lines: texts }, index) => (
          <Fragment key={label}>
            {index > 0 ? word.semicolon : null}
            {label}
            {word.colon}
            <OwnerTexts site={site} texts={texts} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

type DialogProps = {
  readonly project: Projet;
  readonly site: PublicSite;
  readonly id: string;
  readonly back: string;
};

type StatusProps = { readonly project: Projet; readonly site: Page; readonly className?: string };

/** In the words of the page. */
function ProjectStatus({ project: { status }, site, className }: StatusProps) {
  const shown = offered(words[site.language].statuses, status);
  return <StatusBadge className={className} status={shown} spoken={spoken(site, shown)} tone={projectTone(status)} />;
}

function ProjectDialog({ project, site, id, back }: DialogProps) {
  const { language } = site;
  const word = words[language];
  const durée = project.details.durée && periodWords(project.details.durée, language);
  return (
    <DetailDialog
      id={id}
      title={
        <OwnerText site={site} text={project.title}>
          {project.title}
        </OwnerText>
      }
      subtitle={
        project.category && (
          <OwnerText site={site} text={project.category}>
            {offered(word.categories, project.category)}
          </OwnerText>
        )
      }
      tone={toneOf(project.color)}
      back={back}
      label={word.detail}
      language={language}
    >
      {project.description ? <Lede spoken={spoken(site, project.description)}>{project.description}</Lede> : null}
      <DetailFacts
        first={[
          {
            label: word.status,
            value: project.status ? <ProjectStatus project={project} site={site} /> : null,
          },
          { label: word.period, value: periodWords(project.year, language) },
        ]}
        details={[...detailLines({ ...project.details, durée }, word.details), ...grantLines(project.grant, language)]}
        site={site}
      />
      <Documents documents={project.documents} site={site} />
    </DetailDialog>
  );
}
