import { Block } from '@/components/public/block';
import { Cell, CellFoot, Cells, CellText, CellTitle } from '@/components/public/cells';
import { EmptyState } from '@/components/public/empty-state';
import { LinkedText } from '@/components/public/linked-text';
import { RichText } from '@/components/public/rich-text';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import { originOf } from '@/sections/origins';
import type { SectionViewProps } from '@/sections/public-site';
import type { CustomCard } from './definition';

/** A section of text that the owner added. */
export function CustomTextView({ section }: SectionViewProps<'text'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <RichText html={section.content} level={3} origin={originOf(section, 'content')} />
    </SectionFrame>
  );
}

/** From how many lines on they stand in two columns, in smaller type. */
const many = 9;

/** A section of lines that the owner added. */
export function CustomListView({ section }: SectionViewProps<'list'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      {section.content.length > 0 ? (
        <ul className={section.content.length < many ? 'lines' : 'lines many'}>
          {withIndexKey(section.content).map(({ key, value }, index) => (
            <li {...originOf(section.content, index)} key={key}>
              <LinkedText text={value} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState>Aucun élément disponible</EmptyState>
      )}
    </SectionFrame>
  );
}

type Cards = readonly CustomCard[];

/** A section of cards that the owner added: a list of cards, or one list per group name. */
export function CustomCardsView({ section }: SectionViewProps<'cards'>) {
  const { anchor, title, content } = section;
  return (
    <SectionFrame anchor={anchor} title={title}>
      {isList(content) ? (
        <CardCells cards={content} />
      ) : (
        Object.entries(content).map(([name, cards]) => (
          <Block title={name} key={name}>
            <CardCells cards={cards} />
          </Block>
        ))
      )}
    </SectionFrame>
  );
}

function isList(content: Cards | Readonly<Record<string, Cards>>): content is Cards {
  return Array.isArray(content);
}

function CardCells({ cards }: { cards: Cards }) {
  if (cards.length === 0) return <EmptyState>Aucun élément disponible</EmptyState>;
  return (
    <Cells>
      {withIndexKey(cards).map(({ key, value: card }) => (
        <Cell key={key} origin={originOf(card)}>
          {card.title ? <CellTitle>{card.title}</CellTitle> : null}
          {card.description ? <CellText>{card.description}</CellText> : null}
          <Foot parts={[card.year, card.level, card.hours, card.authors]} />
        </Cell>
      ))}
    </Cells>
  );
}

function Foot({ parts }: { parts: readonly string[] }) {
  const given = parts.filter((part) => part.trim() !== '');
  if (given.length === 0) return null;
  return (
    <CellFoot className="figures">
      {withIndexKey(given).map(({ key, value }) => (
        <span key={key}>{value}</span>
      ))}
    </CellFoot>
  );
}
