import { CheckList } from '@/components/public/check-list';
import { DetailDialog } from '@/components/public/detail-dialog';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { EmptyState } from '@/components/public/empty-state';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import { StoredIcon } from '@/components/ui/icon';
import { counted } from '@/lib/format/french';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import type { Competence } from './definition';
import { competenceLists } from './lists';

/** « 3 compétences techniques » */
const skillCount = ({ skills }: Competence) => counted(skills.length, 'compétence technique', 'compétences techniques');

/** Skills: a grid of domains, each with its detail dialog. */
export function CompetencesView({ section }: SectionViewProps<'competences'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('competences', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <ul className="cells cells-3">
          {items.map(({ item, id }) => (
            <li className="cell" data-tone={toneOf(item.color)} key={id}>
              <StoredIcon className="icon cell-icon" stored={item.icon} fallback={iconSets.competences[0]} />
              <h3>
                <DetailLink id={id}>{item.title}</DetailLink>
              </h3>
              <p>{item.description}</p>
              <p className="cell-foot no-print">
                <span>{skillCount(item)}</span>
                <GoArrow />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState>Aucune compétence disponible</EmptyState>
      )}
      {items.map(({ item, id }) => (
        <CompetenceDialog key={id} item={item} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

function CompetenceDialog({ item, id, back }: { item: Competence; id: string; back: string }) {
  const tone = toneOf(item.color);
  const lists = competenceLists(item);
  const keyPoints = (item.pointsCles ?? []).filter((line) => line.trim() !== '');
  return (
    <DetailDialog id={id} title={item.title} subtitle={skillCount(item)} tone={tone} back={back} label="Détail de la compétence">
      <p className="lede">{item.description}</p>
      <CheckList title="Compétences détaillées" lines={item.skills} />
      {lists.length > 0 ? (
        <div className="pair">
          {lists.map(({ heading, lines }) => (
            <div className="sub" key={heading}>
              <h3>{heading}</h3>
              <ul className="tags">
                {withIndexKey(lines).map(({ key, value }) => (
                  <li key={key}>{value}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : null}
      {keyPoints.length > 0 ? (
        <div className="panel" data-tone={tone}>
          <CheckList title="Points clés" lines={keyPoints} />
        </div>
      ) : null}
    </DetailDialog>
  );
}
