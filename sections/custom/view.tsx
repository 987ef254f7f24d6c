import { Block } from '@/components/public/block';
import { Cell, CellFoot, Cells, CellText, CellTitle } from '@/components/public/cells';
import { LinkedText } from '@/components/public/linked-text';
import { RichText } from '@/components/public/rich-text';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import type { SectionViewProps } from '@/sections/public-site';
import { cardName } from './card-name';
import { type CustomCard, cardFacts, isSeen } from './definition';

/** A section of text that the owner added. */
export function CustomTextView({ section }: SectionViewProps<'text'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <RichText html={section.content} level={3} item={section.id} />
    </SectionFrame>
  );
}

/** From how many lines on they stand in two columns, in smaller type. */
const many = 9;

/** A section of lines that the owner added. */
export function CustomListView({ section }: SectionViewProps<'list'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <ul className={section.content.length < many ? 'lines' : 'lines many'}>
        {withIndexKey(section.content).map(({ key, value }, index) => (
          <li data-id={`${section.id}-${index + 1}`} key={key}>
            <LinkedText text={value} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** A section of cards that the owner added: a list of cards, or one list per group name. */
export function CustomCardsView({
  section: { id, anchor, title, content },
}: Pick<SectionViewProps<'cards'>, 'section'>) {
  return (
    <SectionFrame anchor={anchor} title={title}>
      {isList(content) ? (
        <CardCells cards={content} of={id} />
      ) : (
        Object.entries(content).map(([name, cards]) =>
          cards.some(isSeen) ? (
            <Block title={name} key={name}>
              <CardCells cards={cards} of={`${id}-${name}`} />
            </Block>
          ) : null,
        )
      )}
    </SectionFrame>
  );
}

type Cards = readonly CustomCard[];

function isList(content: Cards | Readonly<Record<string, Cards>>): content is Cards {
  return Array.isArray(content);
}

/** `of` says where the cards come from. */
function CardCells({ cards, of }: { cards: Cards; of: string }) {
  return (
    <Cells>
      {withIndexKey(cards.filter(isSeen)).map(({ key, value: card }, index) => (
        <Cell key={key} item={`${of}-${index + 1}`}>
          {cardName(card) ? <CellTitle>{cardName(card)}</CellTitle> : null}
          {card.description ? <CellText>{card.description}</CellText> : null}
          <Foot facts={cardFacts(card)} />
        </Cell>
      ))}
    </Cells>
  );
}

function Foot({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <CellFoot className="figures">
      {withIndexKey(facts).map(({ key, value }) => (
        <span key={key}>{value}</span>
      ))}
    </CellFoot>
  );
}
