/** The dialog of an item for visitors: its status, period, description, facts and documents. */

import { DetailDialog, DetailPart, Documents } from '@/components/public/detail-dialog';
import { Lede, OwnerText, type Page } from '@/components/public/owner-text';
import { type Description, DescriptionList, Panel, StatusBadge } from '@/components/public/parts';
import { Pair } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { dictionary } from '@/lib/languages';
import { whenText } from './dated';
import type { Fact, ItemView } from './item';
import { langAttributes, type PublicSite } from './public-site';

const labels = dictionary({
  fr: { status: 'Statut', period: 'Période' },
  en: { status: 'Status', period: 'Period' },
  ar: { status: 'الحالة', period: 'الفترة' },
});

type DialogProps = {
  readonly item: ItemView;
  readonly id: string;
  readonly site: PublicSite;
  readonly back: string;
  readonly label: string;
};

export function ItemDialog({ item, site, id, back, label }: DialogProps) {
  const { title, where, when = '', status, lede, tone, facts, documents } = item;
  const { language } = site;
  const { status: statusLabel, period } = labels[language];
  return (
    <DetailDialog
      {...{ id, tone, back, label, language }}
      title={<Text site={site} text={title} />}
      subtitle={where && <Text site={site} text={where} />}
    >
      {lede ? <Lede langAttributes={langAttributes(site, lede)}>{lede}</Lede> : null}
      <DialogFacts
        first={[
          { label: statusLabel, value: status?.text ? <Status item={item} site={site} /> : null },
          { label: period, value: whenText(when, language) },
        ]}
        facts={facts}
        site={site}
      />
      <Documents documents={documents} site={site} />
    </DetailDialog>
  );
}

type FactsProps = { readonly first: readonly Description[]; readonly facts: readonly Fact[]; readonly site: Page };

/** One-line facts in a table after `first`, the others below it as lists, each under its heading. */
export function DialogFacts({ first, facts, site }: FactsProps) {
  const inTable = facts.filter(({ as, lines }) => (!as || as === 'open') && isLine(lines));
  const inRows = facts.filter(({ as }) => as === 'row');
  const apart = facts.filter(({ as }) => as === 'apart');
  const ticked = facts.filter((fact) => ![...inTable, ...inRows, ...apart].includes(fact));
  return (
    <>
      <DescriptionList
        facts={[
          ...first,
          ...inTable.map(({ label, lines: [value = ''] }) => ({
            label,
            value,
            langAttributes: langAttributes(site, value),
          })),
        ]}
        site={site}
      />
      {ticked.map((fact) => (
        <CheckList key={fact.key} title={fact.label} lines={fact.lines} site={site} />
      ))}
      {inRows.length > 0 ? (
        <Pair>
          {inRows.map((fact) => (
            <DetailPart title={fact.label} key={fact.key}>
              <Lines className="words" lines={fact.lines} site={site} />
            </DetailPart>
          ))}
        </Pair>
      ) : null}
      {apart.map((fact) => (
        <Panel key={fact.key}>
          <CheckList title={fact.label} lines={fact.lines} site={site} />
        </Panel>
      ))}
    </>
  );
}

/** A line as long as a paragraph reads better under a heading. */
const isLine = ([line = '', ...more]: readonly string[]): boolean => more.length === 0 && line.length <= 140;

export function Lines({ lines, site, className }: { lines: readonly string[]; site: Page; className: string }) {
  return (
    <ul className={className}>
      {withIndexKey(lines).map(({ key, value }) => (
        <li key={key}>
          <OwnerText site={site} text={value} />
        </li>
      ))}
    </ul>
  );
}

type StatusProps = { readonly item: ItemView; readonly site: Page; readonly className?: string };

export function Status({ item: { status }, site, className }: StatusProps) {
  if (!status) return null;
  return (
    <StatusBadge
      className={className}
      status={status.text}
      langAttributes={langAttributes(site, status.text)}
      tone={status.tone}
    />
  );
}

/** A text of the owner, without links. */
export const Text = ({ site, text }: { site: Page; text: string }) => (
  <OwnerText site={site} text={text}>
    {text}
  </OwnerText>
);

type CheckListProps = { readonly title: string; readonly lines: readonly string[]; readonly site: Page };

/** A heading over ticked lines, in a dialog; renders nothing without lines. */
function CheckList({ title, lines, site }: CheckListProps) {
  if (lines.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul className="ticks">
        {withIndexKey(lines).map(({ key, value }) => (
          <li key={key}>
            <OwnerText site={site} text={value} />
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
