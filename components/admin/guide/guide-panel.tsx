'use client';
import { Check, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { counted } from '@/lib/format/french';
import { failureText, setSite } from '@/lib/site/api/client';
import type { Guide, GuideStep } from '@/lib/site/api/dashboard';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { AdminLink } from '../shell/admin-link';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { PanelNote, TitledPanel } from '../ui/panel';

const steps: readonly {
  readonly id: GuideStep;
  readonly href: string;
  readonly title: string;
  readonly note: string;
}[] = [
  { id: 'identity', href: '/admin/profile?guide', title: 'Portrait et nom', note: 'Ils ouvrent le site.' },
  {
    id: 'publications',
    href: '/admin/publications?guide',
    title: 'Publications',
    note: 'Une à une ou importées.',
  },
  { id: 'texts', href: '/admin/about?guide', title: 'Textes', note: 'Qui vous êtes, en quelques lignes.' },
  { id: 'courses', href: '/admin/courses?guide', title: 'Cours', note: 'Où vous enseignez, et quoi.' },
  {
    id: 'sections',
    href: '/admin/sections?guide',
    title: 'Sections',
    note: 'Celles d’exemple, à remplacer ou à masquer.',
  },
];

/**
 * The first steps of a new site: each leads to its form, which returns here, and is ticked by what is stored. `left`: how
 * much of the sample is left.
 */
export function GuidePanel({ done, left }: Pick<Guide, 'done'> & { readonly left: number }) {
  const close = useGuideSwitch(false);
  const count = steps.filter(({ id }) => done[id]).length;
  return (
    <TitledPanel
      title="Premiers pas"
      aside={
        <span className="flex items-center gap-3">
          <PanelNote>
            {count} sur {steps.length}
          </PanelNote>
          <IconButton icon={X} label="Fermer le guide" title="Fermer le guide" onClick={close} />
        </span>
      }
    >
      <ol className="grid list-none divide-rule max-columns:divide-y columns:grid-cols-5 columns:divide-x">
        {steps.map((step, index) => (
          <li className="grid" key={step.id}>
            <Step
              {...step}
              {...(step.id === 'sections' &&
                left > 0 && {
                  note: `${counted(left, 'exemple reste', 'exemples restent')}, à remplacer ou à enlever.`,
                })}
              number={index + 1}
              isDone={done[step.id]}
            />
          </li>
        ))}
      </ol>
    </TitledPanel>
  );
}

/** Returns a function that brings the guide back, or closes it. */
export function useGuideSwitch(isOpen: boolean): () => void {
  const call = useApiCall();
  const router = useRouter();
  return async () => {
    const result = await call(() => setSite({ guide: isOpen }));
    if (result.ok) router.refresh();
    else showToast.error(failureText(result, 'Le guide n’a pas changé', 'Une erreur est survenue'));
  };
}

type StepProps = (typeof steps)[number] & { readonly number: number; readonly isDone: boolean };

function Step({ href, title, note, number, isDone }: StepProps) {
  return (
    <AdminLink
      className="flex items-start gap-3 px-4 py-3 text-ink no-underline hover:bg-hover hover:text-accent focus-visible:-outline-offset-2"
      href={href}
    >
      <span
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full border font-medium text-xs lining-nums [&>svg]:size-3.5',
          isDone ? 'border-transparent bg-ok-wash text-ok' : 'border-rule-strong text-ink-soft',
        )}
      >
        {isDone ? <Check aria-label="Fait :" /> : number}
      </span>
      <span className="grid min-w-0">
        <span className={cx('font-medium text-control', isDone && 'text-ink-soft')}>{title}</span>
        <span className="text-ink-faint text-sm">{note}</span>
      </span>
    </AdminLink>
  );
}
