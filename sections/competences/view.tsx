import { Pair } from '@/components/public/block';
import { Cell, CellFoot, CellIcon, Cells, CellText, CellTitle } from '@/components/public/cells';
import { CheckList } from '@/components/public/check-list';
import { DetailDialog, DetailPart } from '@/components/public/detail-dialog';
import { detailIds } from '@/components/public/detail-ids';
import { DetailLink, GoArrow } from '@/components/public/detail-link';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { Panel } from '@/components/public/panel';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import type { Language } from '@/lib/languages';
import { filled } from '@/sections/fields';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import { type SectionViewProps, spoken } from '@/sections/public-site';
import type { Competence } from './definition';
import { competenceLists } from './lists';
import { words } from './words';

/** « 3 compétences techniques »; nothing where there are none. */
const skillCount = ({ skills }: Competence, language: Language) =>
  skills.length > 0 ? words[language].count(skills.length) : undefined;

/** Skills: a grid of domains, each with its detail dialog. */
export function CompetencesView({ section, site }: SectionViewProps<'competences'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('competences', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title} spoken={spoken(site, title)}>
      {items.length > 0 ? (
        <Cells columns={3}>
          {items.map(({ item, id }) => (
            <Cell tone={toneOf(item.color)} item={item.id} key={id}>
              <CellIcon stored={item.icon} fallback={iconSets.competences[0]} />
              <CellTitle spoken={spoken(site, item.title)}>
                <DetailLink id={id}>{item.title}</DetailLink>
              </CellTitle>
              <CellText spoken={spoken(site, item.description)}>{item.description}</CellText>
              <CellFoot className="print:hidden">
                <span className="min-w-0 flex-1">{skillCount(item, site.language)}</span>
                <GoArrow />
              </CellFoot>
            </Cell>
          ))}
        </Cells>
      ) : (
        <EmptyState>{words[site.language].none}</EmptyState>
      )}
      {items.map(({ item, id }) => (
        <CompetenceDialog key={id} item={item} site={site} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

type DialogProps = {
  readonly item: Competence;
  readonly site: Page;
  readonly id: string;
  readonly back: string;
};

function CompetenceDialog({ item, site, id, back }: DialogProps) {
  const { language } = site;
  const word = words[language];
  const tone = toneOf(item.color);
  const lists = competenceLists(item);
  const keyPoints = filled(item.pointsCles ?? []);
  return (
    <DetailDialog
      id={id}
      title={
        <OwnerText site={site} text={item.title}>
          {item.title}
        </OwnerText>
      }
      subtitle={skillCount(item, language)}
      tone={tone}
      back={back}
      label={word.detail}
      language={language}
    >
      <Lede spoken={spoken(site, item.description)}>{item.description}</Lede>
      <CheckList title={word.skills} lines={item.skills} site={site} />
      {lists.length > 0 ? (
        <Pair>
          {lists.map(({ name, lines }) => (
            <DetailPart title={word.lists[name]} key={name}>
              <Lines lines={lines} site={site} />
            </DetailPart>
          ))}
        </Pair>
      ) : null}
      {keyPoints.length > 0 ? (
        <Panel>
          <CheckList title={word.keyPoints} lines={keyPoints} site={site} />
        </Panel>
      ) : null}
    </DetailDialog>
  );
}

/** Words in a line, with dots between them. */
function Lines({ lines, site }: { lines: readonly string[]; site: Page }) {
  return (
    <ul className="words">
      {withIndexKey(lines).map(({ key, value }) => (
        <li key={key}>
          <OwnerText site={site} text={value} />
        </li>
      ))}
    </ul>
  );
}
