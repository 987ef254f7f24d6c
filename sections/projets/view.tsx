import { Cell, CellFoot, CellIcon, Cells, CellText, CellTitle } from '@/components/public/cells';
import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { Documents } from '@/components/public/documents';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { detailLines } from '@/sections/detail-lines';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import { type Projet, projectTone } from './definition';
import { detailLabels } from './detail-labels';
import { grantLines, grantPeriod } from './grant';

/** Projects: a grid of cards, each with its detail dialog. */
export function ProjetsView({ section, site }: SectionViewProps<'projets'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('projets', content);
  const items = content.map((project, index) => ({ project, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <Cells>
          {items.map(({ project, id }) => (
            <ProjectCell key={id} project={project} id={id} />
          ))}
        </Cells>
      ) : (
        <EmptyState>Aucun projet disponible</EmptyState>
      )}
      {items.map(({ project, id }) => (
        <ProjectDialog key={id} project={project} sizes={site.documents} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function ProjectCell({ project, id }: { project: Projet; id: string }) {
  return (
    <Cell tone={toneOf(project.color)} item={project.id}>
      <p className="small flex flex-wrap items-center gap-x-3 gap-y-2">
        <CellIcon stored={project.icon} fallback={iconSets.projects[0]} />
        <span>{project.category}</span>
        <StatusBadge className="ms-auto" status={project.status} tone={projectTone(project.status)} />
      </p>
      <CellTitle>
        <DetailLink id={id}>{project.title}</DetailLink>
      </CellTitle>
      {project.description ? <CellText>{project.description}</CellText> : null}
      <GrantText project={project} />
      <CellFoot className="figures">
        <span>{project.year || grantPeriod(project.grant)}</span>
        <GoArrow />
      </CellFoot>
    </Cell>
  );
}

/** Who pays and who takes part; in print, which has no dialog, all of the grant. */
function GrantText({ project: { grant, details } }: { project: Projet }) {
  const lines = grantLines(grant);
  if (lines.length === 0) return null;
  const paid = [grant?.funder, grant?.amount].filter(Boolean).join(', ');
  const partners = grant?.partners?.join(', ');
  const brief = [paid, partners && `avec ${partners}`].filter(Boolean).join('\u202f; ');
  const all = [...detailLines({ role: details.role }, detailLabels), ...lines].map(
    ({ label, lines }) => `${label}\u00a0: ${lines.join(', ')}`,
  );
  return (
    <>
      {brief ? <p className="small print:hidden">{brief}</p> : null}
      <p className="small hidden print:block">{all.join('\u202f; ')}</p>
    </>
  );
}

type DialogProps = {
  readonly project: Projet;
  /** The sizes of the stored documents, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly id: string;
  readonly back: string;
};

function ProjectDialog({ project, sizes, id, back }: DialogProps) {
  return (
    <DetailDialog
      id={id}
      title={project.title}
      subtitle={project.category}
      tone={toneOf(project.color)}
      back={back}
      label="Détail du projet"
    >
      {project.description ? <Lede>{project.description}</Lede> : null}
      <DetailFacts
        first={[
          {
            label: 'Statut',
            value: project.status ? <StatusBadge status={project.status} tone={projectTone(project.status)} /> : null,
          },
          { label: 'Période', value: project.year },
        ]}
        details={[...detailLines(project.details, detailLabels), ...grantLines(project.grant)]}
      />
      <Documents documents={project.documents} sizes={sizes} />
    </DetailDialog>
  );
}
