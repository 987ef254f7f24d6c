import { OwnerText, type Page } from '@/components/public/owner-text';
import { Cell, CellFoot, Cells, CellText, CellTitle } from '@/components/public/parts';
import { RichText } from '@/components/public/rich-text';
import { Block, SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { langAttributes, type SectionViewProps } from '@/sections/public-site';
import { cardName } from './card-name';
import { type CustomCard, cardFacts, hasCardText } from './definition';

export function CustomTextView({ section, site }: SectionViewProps<'text'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title} langAttributes={langAttributes(site, section.title)}>
      <RichText html={section.content} level={3} item={section.id} site={site} />
    </SectionFrame>
  );
}

/** From this many lines on, they are set in two columns of smaller type. */
const twoColumnsFrom = 9;

export function CustomListView({ section, site }: SectionViewProps<'list'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title} langAttributes={langAttributes(site, section.title)}>
      <ul className={section.content.length < twoColumnsFrom ? 'lines' : 'lines many'}>
        {withIndexKey(section.content).map(({ key, value }, index) => (
          <li data-id={`${section.id}-${index + 1}`} key={key}>
            <OwnerText site={site} text={value} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** A section of the owner's own cards: a list, or a list per group name. */
export function CustomCardsView({
  section: { id, anchor, title, content },
  site,
}: Pick<SectionViewProps<'cards'>, 'section'> & { readonly site: Page }) {
  return (
    <SectionFrame anchor={anchor} title={title} langAttributes={langAttributes(site, title)}>
      {isList(content) ? (
        <CardCells cards={content} of={id} site={site} />
      ) : (
        Object.entries(content).map(([name, cards]) =>
          cards.some(hasCardText) ? (
            <Block title={name} langAttributes={langAttributes(site, name)} key={name}>
              <CardCells cards={cards} of={`${id}-${name}`} site={site} />
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

/** `of`: the path of the cards. */
function CardCells({ cards, of, site }: { cards: Cards; of: string; site: Page }) {
  return (
    <Cells>
      {withIndexKey(cards.filter(hasCardText)).map(({ key, value: card }, index) => (
        <Cell key={key} item={`${of}-${index + 1}`}>
          {cardName(card) ? (
            <CellTitle langAttributes={langAttributes(site, cardName(card))}>{cardName(card)}</CellTitle>
          ) : null}
          {card.description ? (
            <CellText langAttributes={langAttributes(site, card.description)}>{card.description}</CellText>
          ) : null}
          <Foot facts={cardFacts(card)} site={site} />
        </Cell>
      ))}
    </Cells>
  );
}

function Foot({ facts, site }: { facts: readonly string[]; site: Page }) {
  if (facts.length === 0) return null;
  return (
    <CellFoot className="figures">
      {withIndexKey(facts).map(({ key, value }) => (
        <span key={key}>
          <OwnerText site={site} text={value}>
            {value}
          </OwnerText>
        </span>
      ))}
    </CellFoot>
  );
}
