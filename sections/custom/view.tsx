import { EmptyState } from '@/components/public/empty-state';
import { RichText } from '@/components/public/rich-text';
import { SectionFrame } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/public/with-index-key';
import type { SectionViewProps } from '@/sections/public-site';
import type { CustomCard } from './definition';

/** A section of text that the owner added. */
export function CustomTextView({ section }: SectionViewProps<'text'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <RichText html={section.content} level={3} />
    </SectionFrame>
  );
}

/** A section of lines that the owner added. */
export function CustomListView({ section }: SectionViewProps<'list'>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      {section.content.length > 0 ? (
        <ul className="plain-list">
          {withIndexKey(section.content).map(({ key, value }) => (
            <li key={key}>{value}</li>
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
        <Cells cards={content} />
      ) : (
        Object.entries(content).map(([name, cards]) => (
          <div className="sub" key={name}>
            <h3>{name}</h3>
            <Cells cards={cards} />
          </div>
        ))
      )}
    </SectionFrame>
  );
}

function isList(content: Cards | Readonly<Record<string, Cards>>): content is Cards {
  return Array.isArray(content);
}

function Cells({ cards }: { cards: Cards }) {
  if (cards.length === 0) return <EmptyState>Aucun élément disponible</EmptyState>;
  return (
    <ul className="cells">
      {withIndexKey(cards).map(({ key, value: card }) => (
        <li className="cell" key={key}>
          {card.title ? <h3>{card.title}</h3> : null}
          {card.description ? <p>{card.description}</p> : null}
          <Foot parts={[card.year, card.level, card.hours, card.authors]} />
        </li>
      ))}
    </ul>
  );
}

function Foot({ parts }: { parts: readonly string[] }) {
  const given = parts.filter((part) => part.trim() !== '');
  if (given.length === 0) return null;
  return (
    <p className="cell-foot">
      {withIndexKey(given).map(({ key, value }) => (
        <span className="num" key={key}>
          {value}
        </span>
      ))}
    </p>
  );
}
