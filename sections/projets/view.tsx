import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { EmptyState } from '@/components/public/empty-state';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { StoredIcon } from '@/components/ui/icon';
import { detailLines } from '@/sections/detail-lines';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import { type Projet, projectTone } from './definition';
import { detailLabels } from './detail-labels';

/** Projects: a grid of cards, each with its detail dialog. */
export function ProjetsView({ section }: SectionViewProps<'projets'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('projets', content);
  const items = content.map((project, index) => ({ project, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <ul className="cells">
          {items.map(({ project, id }) => (
            <ProjectCell key={id} project={project} id={id} />
          ))}
        </ul>
      ) : (
        <EmptyState>Aucun projet disponible</EmptyState>
      )}
      {items.map(({ project, id }) => (
        <ProjectDialog key={id} project={project} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function ProjectCell({ project, id }: { project: Projet; id: string }) {
  return (
    <li className="cell project" data-tone={toneOf(project.color)}>
      <p className="project-top">
        <StoredIcon className="icon cell-icon" stored={project.icon} fallback={iconSets.projects[0]} />
        <span>{project.category}</span>
        <StatusBadge status={project.status} tone={projectTone(project.status)} />
      </p>
      <h3>
        <DetailLink id={id}>{project.title}</DetailLink>
      </h3>
      {project.description ? <p>{project.description}</p> : null}
      <p className="cell-foot">
        <span className="num">{project.year}</span>
        <GoArrow />
      </p>
    </li>
  );
}

function ProjectDialog({ project, id, back }: { project: Projet; id: string; back: string }) {
  return (
    <DetailDialog id={id} title={project.title} subtitle={project.category} tone={toneOf(project.color)} back={back} label="Détail du projet">
      {project.description ? <p className="lede">{project.description}</p> : null}
      <DetailFacts
        first={[
          { label: 'Statut', value: project.status ? <StatusBadge status={project.status} tone={projectTone(project.status)} /> : null },
          { label: 'Période', value: project.year },
        ]}
        details={detailLines(project.details, detailLabels)}
      />
    </DetailDialog>
  );
}
