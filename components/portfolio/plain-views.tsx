import type { PlainCard } from '@/lib/content/plain';
import type { SectionViewProps } from '@/lib/content/site';
import { Empty } from './empty';
import { keyed } from './keyed';
import { RichText } from './rich-text';
import { SectionFrame } from './section-frame';

/** A section of text that the owner added. */
export function PlainTextView({ section }: SectionViewProps<string>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      <RichText html={section.content} level={3} />
    </SectionFrame>
  );
}

/** A section of lines that the owner added. */
export function PlainListView({ section }: SectionViewProps<readonly string[]>) {
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      {section.content.length > 0 ? (
        <ul className="plain-list">
          {keyed(section.content).map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      ) : (
        <Empty>Aucun élément disponible</Empty>
      )}
    </SectionFrame>
  );
}

type Cards = readonly PlainCard[];

/** A section of cards that the owner added: a list of cards, or one list per group name. */
export function PlainCardsView({ section }: SectionViewProps<Cards | Readonly<Record<string, Cards>>>) {
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
  if (cards.length === 0) return <Empty>Aucun élément disponible</Empty>;
  return (
    <ul className="cells">
      {keyed(cards).map(({ key, value: card }) => (
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
      {keyed(given).map(({ key, value }) => (
        <span className="num" key={key}>
          {value}
        </span>
      ))}
    </p>
  );
}
