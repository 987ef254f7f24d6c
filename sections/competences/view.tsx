import { Pair } from '@/components/public/block';
import { Cell, CellFoot, CellIcon, Cells, CellText, CellTitle } from '@/components/public/cells';
import { CheckList } from '@/components/public/check-list';
import { DetailDialog, DetailPart } from '@/components/public/detail-dialog';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { LinkedText } from '@/components/public/linked-text';
import { Panel } from '@/components/public/panel';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import { counted } from '@/lib/format/french';
import { filled } from '@/sections/fields';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import type { Competence } from './definition';
import { competenceLists } from './lists';

/** « 3 compétences techniques »; nothing where there are none. */
const skillCount = ({ skills }: Competence) =>
  skills.length > 0 ? counted(skills.length, 'compétence technique', 'compétences techniques') : undefined;

/** Skills: a grid of domains, each with its detail dialog. */
export function CompetencesView({ section }: SectionViewProps<'competences'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('competences', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <Cells columns={3}>
          {items.map(({ item, id }) => (
            <Cell tone={toneOf(item.color)} item={item.id} key={id}>
              <CellIcon stored={item.icon} fallback={iconSets.competences[0]} />
              <CellTitle>
                <DetailLink id={id}>{item.title}</DetailLink>
              </CellTitle>
              <CellText>{item.description}</CellText>
              <CellFoot className="print:hidden">
                <span className="min-w-0 flex-1">{skillCount(item)}</span>
                <GoArrow />
              </CellFoot>
            </Cell>
          ))}
        </Cells>
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
  const keyPoints = filled(item.pointsCles ?? []);
  return (
    <DetailDialog
      id={id}
      title={item.title}
      subtitle={skillCount(item)}
      tone={tone}
      back={back}
      label="Détail de la compétence"
    >
      <Lede>{item.description}</Lede>
      <CheckList title="Compétences détaillées" lines={item.skills} />
      {lists.length > 0 ? (
        <Pair>
          {lists.map(({ heading, lines }) => (
            <DetailPart title={heading} key={heading}>
              <Words words={lines} />
            </DetailPart>
          ))}
        </Pair>
      ) : null}
      {keyPoints.length > 0 ? (
        <Panel>
          <CheckList title="Points clés" lines={keyPoints} />
        </Panel>
      ) : null}
    </DetailDialog>
  );
}

/** Words in a line, with dots between them. */
function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="words">
      {withIndexKey(words).map(({ key, value }) => (
        <li key={key}>
          <LinkedText text={value} />
        </li>
      ))}
    </ul>
  );
}
