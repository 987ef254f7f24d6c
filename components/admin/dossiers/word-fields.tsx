import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/french';
import { withoutBlanks } from '@/lib/format/text';
import { type Choices, mostWords, ownWordCount, wordLimit } from '@/lib/site/dossiers/choices';
import { allHeads, type Head, titleIn } from '@/lib/site/dossiers/heads';
import { models } from '@/lib/site/dossiers/models';
import { Field, FieldGroup, Fields, Textarea } from '../fields/field';
import { cx } from '../ui/cx';
import { LimitField } from './length-field';

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
