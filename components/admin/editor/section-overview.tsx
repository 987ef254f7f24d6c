'use client';
import { Check, Pencil } from 'lucide-react';
import { useId } from 'react';
import { formatDateTime, formatTime } from '@/lib/format/dates';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { PageHeader, ViewOnSite } from '../page-header';
import { SafeHtml } from '../rich-text/safe-html';
import { SampleBadge, VisibilityBadge } from '../section-badges';
import { ItemCards } from './item-cards';
import { itemCount } from './item-count';

export type OverviewPart = { readonly definition: AnyDefinition; readonly stored: StoredSection | null };
type Props = {
  readonly main: OverviewPart;
  readonly companions: readonly OverviewPart[];
  readonly savedAt: Date | null;
  /** Whether the heading takes the focus, because the list has just replaced the form. */
  readonly focus: boolean;
  readonly onEdit: (id: string, only?: number) => void;
  readonly onRemove: (id: string, index: number) => void;
};

/** The list view: the stored content item by item, then the sections edited on the same screen. */
export function SectionOverview({ main, companions, savedAt, focus, onEdit, onRemove }: Props) {
  const { definition } = main;
  return (
    <div className="page">
      <PageHeader
        focus={focus}
        title={definition.labels.title}
        meta={<SectionMeta {...main} savedAt={savedAt} />}
        actions={
          <>
            <ViewOnSite anchor={definition.anchor} />
            <button type="button" className="btn primary" onClick={() => onEdit(definition.id)}>
              <Pencil className="icon sm" aria-hidden />
              {definition.labels.edit}
            </button>
          </>
        }
      />
      <OverviewBody part={main} onEdit={onEdit} onRemove={onRemove} />
      {companions.map((part) => (
        <Companion key={part.definition.id} part={part} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </div>
  );
}

export function SectionMeta({ definition, stored, savedAt }: OverviewPart & { readonly savedAt: Date | null }) {
  const count = stored ? itemCount(definition, stored.content) : '';
  return (
    <>
      {stored && !definition.internal && <VisibilityBadge visible={stored.visible} />}
      {stored?.sample && <SampleBadge />}
      {count && <span className="num">{count}</span>}
      {savedAt ? (
        <span className="state ok">
          <Check className="icon sm" aria-hidden />
          Enregistré à {formatTime(savedAt)}
        </span>
      ) : (
        <span>
          Dernière modification{'\u00a0'}: {formatDateTime(stored?.updated_at)}
        </span>
      )}
    </>
  );
}

type BodyProps = { readonly part: OverviewPart; readonly onEdit: Props['onEdit']; readonly onRemove: Props['onRemove'] };

function OverviewBody({ part: { definition, stored }, onEdit, onRemove }: BodyProps) {
  const { editor } = definition;
  const { cards } = nodeType(editor);
  const content: unknown = stored?.content;
  if (!cards) {
    const html = typeof content === 'string' ? content : '';
    return <div className="panel panel-body">{html ? <SafeHtml html={html} /> : <p className="faint">Aucun contenu texte</p>}</div>;
  }
  return (
    <ItemCards
      cards={Array.isArray(content) ? content.map((item, index) => cards.card(editor, item, index)) : []}
      texts={cards.texts(editor)}
      label={definition.label}
      onAdd={() => onEdit(definition.id)}
      onEdit={(index) => onEdit(definition.id, index)}
      onRemove={(index) => onRemove(definition.id, index)}
    />
  );
}

function Companion({ part, onEdit, onRemove }: BodyProps) {
  const id = useId();
  const { labels } = part.definition;
  return (
    <section className="stack-3 companion" aria-labelledby={id}>
      <div className="map-head">
        <h2 id={id}>{labels.title}</h2>
        {part.stored?.sample && <SampleBadge />}
        <button type="button" className="btn" onClick={() => onEdit(part.definition.id)}>
          <Pencil className="icon sm" aria-hidden />
          {labels.edit}
        </button>
      </div>
      <OverviewBody part={part} onEdit={onEdit} onRemove={onRemove} />
    </section>
  );
}
