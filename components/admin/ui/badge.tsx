import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { counted } from '@/lib/format/french';
import type { ItemSummary } from '@/sections/editor-tree';
import type { SectionState } from '@/sections/section-state';
import { cx } from './cx';

const tones = {
  plain: 'border-current/22 bg-paper-sunk px-2 text-ink-soft',
  ok: 'border-current/22 bg-ok-wash px-2 text-ok',
  warn: 'border-current/22 bg-warn-wash px-2 text-warn',
  err: 'border-current/22 bg-err-wash px-2 text-err',
  info: 'border-current/22 bg-accent-wash px-2 text-accent',
  tone: 'border-current/22 bg-tone-wash px-2 text-tone',
  visible: 'border-transparent px-1 text-ink-faint',
  hidden: 'border-transparent px-1 text-ink',
  sample: 'border-transparent text-warn',
} as const;

type BadgeTone = keyof typeof tones;
type Props = ComponentProps<'span'> & Readonly<{ tone?: BadgeTone; wraps?: boolean }>;

export function Badge({ tone = 'plain', wraps = false, className, ...rest }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5.5 items-center gap-field rounded-1 border font-sans text-xs/title font-medium [&>svg]:size-3.25',
        wraps ? 'whitespace-normal' : 'whitespace-nowrap',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}

export function Count({ children, selected = false }: Readonly<{ children: number; selected?: boolean }>) {
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-6 flex-none place-items-center rounded-1 border px-1.5 font-sans text-xs/none font-medium whitespace-nowrap tabular-nums',
        selected ? 'border-transparent bg-accent-wash text-accent' : 'border-rule bg-paper-sunk text-ink-soft',
      )}
    >
      {children}
    </span>
  );
}

type KbdProps = Readonly<{ children: ReactNode; className?: string }>;

export function Kbd({ children, className = 'border-rule bg-paper text-ink-faint' }: KbdProps) {
  return (
    <kbd
      className={cx('whitespace-nowrap rounded-1 border px-1.25 py-0.5 font-medium font-sans text-xs/none', className)}
    >
      {children}
    </kbd>
  );
}

const states = {
  visible: { icon: Eye, text: 'Visible' },
  hidden: { icon: EyeOff, text: 'Masqué' },
  sample: { icon: EyeOff, text: 'Exemple seul' },
} as const;

export function VisibilityBadge({ state }: { readonly state: SectionState }) {
  const { icon: EyeIcon, text } = states[state];
  return (
    <Badge tone={state}>
      <EyeIcon />
      {text}
    </Badge>
  );
}

/** Marks a section with sample content; `count`: how many parts of it. */
export function SampleBadge({ count }: { readonly count: number }) {
  return count === 0 ? null : <Badge tone="sample">{counted(count, 'exemple', 'exemples')}</Badge>;
}

/** Marks an item, line or field that is unchanged from the sample. */
export function SampleMark({ children = 'exemple' }: { readonly children?: string }) {
  return <Badge tone="sample">{children}</Badge>;
}

const itemTones = { vert: 'ok', bleu: 'info', orange: 'warn', violet: 'tone', gris: 'plain', own: 'tone' } as const;

export function ItemBadge({ text, tone }: NonNullable<ItemSummary['badge']>) {
  return text === '' ? null : (
    <Badge tone={itemTones[tone]} data-tone={tone === 'violet' ? tone : undefined}>
      {text}
    </Badge>
  );
}
