import { StoredIcon } from '@/components/ui/icon';
import { iconSets } from '@/lib/content/icons';
import { projectFacts } from '@/lib/content/kinds/facts';
import type { Projet } from '@/lib/content/kinds/projets';
import { projectTone } from '@/lib/content/kinds/status';
import { toneOf } from '@/lib/content/palette';
import type { SectionViewProps } from '@/lib/content/site';
import { DetailDialog } from './detail-dialog';
import { DetailFacts } from './detail-facts';
import { detailIds } from './detail-ids';
import { Empty } from './empty';
import { GoArrow, Opener } from './opener';
import { SectionFrame } from './section-frame';
import { StatusBadge } from './status-badge';

/** Projects: a grid of cards, each with its detail dialog. */
export function ProjetsView({ section }: SectionViewProps<readonly Projet[]>) {
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
        <Empty>Aucun projet disponible</Empty>
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
        <Opener id={id}>{project.title}</Opener>
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
        details={projectFacts(project.details)}
      />
    </DetailDialog>
  );
}
