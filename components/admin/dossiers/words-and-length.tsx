import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/french';
import { withoutBlanks } from '@/lib/format/text';
import { type Choices, mostPages, mostWords, ownWordCount, pageLimit, wordLimit } from '@/lib/site/dossiers/choices';
import { allHeads, type Head, titleIn } from '@/lib/site/dossiers/heads';
import { models } from '@/lib/site/dossiers/models';
import { Field, FieldGroup, Fields, Input, Textarea } from '../fields/field';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import type { PageSize } from './use-dossier-form';

type Props = Readonly<{
  choices: Choices;
  /** Characters, without spaces, that the site writes under each heading. */
  written: Readonly<Record<string, number>>;
  onChange: (change: Partial<Choices>) => void;
}>;

const asked = (heads: readonly Head[]) => allHeads(heads).filter(({ asks }) => asks);

/** The owner's texts under each heading of the model; nothing if it has none. */
export function WordFields({ choices, written, onChange }: Props) {
  const { heads = [] } = models[choices.model];
  if (asked(heads).length === 0) return null;
  return (
    <FieldGroup
      label="Vos mots"
      loose
      hint="Ils restent dans ce dossier, devant ce que le site écrit de lui-même sous chaque rubrique. Une ligne vide commence un paragraphe."
    >
      <WordLimit choices={choices} onChange={onChange} />
      <div className="rounded-3 border border-rule bg-paper-raised">
        {heads
          .filter((head) => asked([head]).length > 0)
          .map((head) => (
            <HeadWords key={head.id} head={head} choices={choices} written={written} onChange={onChange} />
          ))}
      </div>
    </FieldGroup>
  );
}

function HeadWords({ head, choices, written, onChange }: Props & { readonly head: Head }) {
  const headsToFill = asked([head]);
  const done = headsToFill.filter(({ id }) => choices.texts[id]?.trim()).length;
  return (
    <details className="border-rule not-first:border-t">
      <summary className="flex min-h-11 items-center gap-2 px-3 py-2">
        <span className="min-w-0 flex-1 font-medium text-control">{titleIn(head.title, 'fr').text}</span>
        {headsToFill.length > 1 && (
          <span className="flex-none text-ink-faint text-sm tabular-nums">{`${done} sur ${headsToFill.length}`}</span>
        )}
        {done === headsToFill.length && <Check className="size-4 flex-none text-ok" aria-label="écrit" role="img" />}
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-4">
        {headsToFill.map((each) => (
          <HeadText
            key={each.id}
            head={each}
            text={choices.texts[each.id] ?? ''}
            before={written[each.id] ?? 0}
            onText={(text) => onChange({ texts: { ...choices.texts, [each.id]: text } })}
          />
        ))}
      </div>
    </details>
  );
}

type TextProps = Readonly<{
  head: Head;
  text: string;
  /** The characters there without it. */
  before: number;
  onText: (text: string) => void;
}>;

function HeadText({ head, text, before, onText }: TextProps) {
  const all = before + withoutBlanks(text);
  return (
    <div className="grid gap-1">
      <Field label={titleIn(head.title, 'fr').text} hint={head.asks}>
        <Textarea className="field-sizing-content min-h-24" value={text} onText={onText} />
      </Field>
      {head.maxCharacters !== undefined && (
        <Counter all={all} most={head.maxCharacters} what="signes, sans les blancs">
          {before > 0 && `, dont ${formatNumber(before)} du site`}
        </Counter>
      )}
    </div>
  );
}

type CounterProps = Readonly<{
  all: number;
  most: number | null;
  what: string;
  children?: ReactNode;
}>;

/** « 8 214 sur 9 000 signes, sans les blancs, dont 2 100 du site » */
function Counter({ all, most, what, children }: CounterProps) {
  return (
    <p
      className={cx('text-sm tabular-nums', most !== null && all > most ? 'text-warn' : 'text-ink-soft')}
      role="status"
    >
      {formatNumber(all)}
      {most !== null && ` sur ${formatNumber(most)}`} {what}
      {children}
    </p>
  );
}

function WordLimit({ choices, onChange }: Pick<Props, 'choices' | 'onChange'>) {
  if (models[choices.model].words === undefined) return null;
  const limit = wordLimit(choices);
  return (
    <div className="grid gap-1">
      <Fields>
        <LimitField
          label="Mots au plus"
          hint={'Celui de l’appel\u202f; vide\u00a0: aucun.'}
          limit={limit}
          most={mostWords}
          onLimit={(words) => onChange({ words })}
        />
      </Fields>
      <Counter all={ownWordCount(choices)} most={limit} what="mots" />
    </div>
  );
}

type SizeProps = Readonly<{ size: PageSize; limit: number | null }>;

/** Tenths of a page, rounded up, so that one line too many exceeds the limit. */
const tenths = (pages: number): number => Math.ceil(pages * 10 - 0.001) / 10;

/** « 1,4 page sur 2 » */
export function sizeText({ size, limit }: SizeProps): string {
  const pages = limit === null ? Math.ceil(size.pages - 0.001) : tenths(size.pages);
  const count = `${formatNumber(pages)}\u00a0${pages < 2 ? 'page' : 'pages'}`;
  return `${size.isEstimate ? 'environ ' : ''}${count}${limit === null ? '' : ` sur ${limit}`}`;
}

/** The pages as small sheets, filled in proportion, before their number. */
export function SizeCounter({ size, limit }: SizeProps) {
  const most = Math.min(8, Math.max(limit ?? 1, Math.ceil(size.pages - 0.001)));
  const sheets = Array.from({ length: most }, (_, before) => before);
  const isOver = limit !== null && tenths(size.pages) > limit;
  return (
    <span className={cx('flex items-center gap-2 text-sm tabular-nums', isOver ? 'text-warn' : 'text-ink-soft')}>
      <span className="flex gap-1" aria-hidden>
        {sheets.map((before) => (
          <span key={before} className="flex h-5 w-3.75 border border-rule-strong bg-paper">
            <span
              className={cx('w-full', limit !== null && before >= limit ? 'bg-warn' : 'bg-ink-faint/45')}
              style={{ height: `${Math.round(Math.min(1, Math.max(0, size.pages - before)) * 100)}%` }}
            />
          </span>
        ))}
      </span>
      {sizeText({ size, limit })}
    </span>
  );
}

type LengthFieldProps = Readonly<{
  choices: Choices;
  size: PageSize | null;
  onChange: (change: Partial<Choices>) => void;
  onFill: () => void;
}>;

type LimitProps = Readonly<{
  label: string;
  hint: string;
  limit: number | null;
  most: number;
  onLimit: (limit: number | null) => void;
}>;

function LimitField({ label, hint, limit, most, onLimit }: LimitProps) {
  return (
    <Field label={label} span="third" hint={hint}>
      <Input
        type="number"
        min={1}
        max={most}
        value={limit ?? ''}
        onText={(text) => onLimit(Number(text) >= 1 ? Math.min(most, Math.floor(Number(text))) : null)}
      />
    </Field>
  );
}

export function LengthField({ choices, size, onChange, onFill }: LengthFieldProps) {
  const limit = pageLimit(choices);
  const free = size && limit !== null ? limit - size.pages : null;
  const { heads = [] } = models[choices.model];
  return (
    <div className="grid gap-2">
      <Fields>
        <LimitField
          label="Pages au plus"
          hint={`Celles du PDF${heads.some(({ isAnnex }) => isAnnex) ? ', hors annexes' : ''}\u202f; vide\u00a0: autant qu’il en faut.`}
          limit={limit}
          most={mostPages}
          onLimit={(pages) => onChange({ pages })}
        />
      </Fields>
      {size && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
          <SizeCounter size={size} limit={limit} />
          {free !== null && <span className="text-ink-faint text-sm">{roomText(free)}</span>}
          {free !== null && free >= leastRoom && heads.length === 0 && (
            <Button onClick={onFill}>Remplir les pages</Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A page with less room than this looks full. */
const leastRoom = 0.05;
const linesOfPage = 55;

function roomText(free: number): string {
  const lines = Math.max(1, Math.round(Math.abs(free) * linesOfPage));
  const pages = Math.floor(Math.abs(free));
  const count = pages > 1 ? `environ ${pages}\u00a0pages` : `environ ${lines}\u00a0${lines > 1 ? 'lignes' : 'ligne'}`;
  if (free < -0.001) return `Trop long d’${count}\u00a0: décochez des entrées.`;
  return free < leastRoom ? 'Les pages sont pleines.' : `Il reste ${count}.`;
}
