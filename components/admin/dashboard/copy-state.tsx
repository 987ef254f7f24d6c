'use client';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { unbreaking } from '@/lib/format/french';
import type { Dashboard } from '@/lib/site/api/dashboard';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { StateLine } from '../ui/state-line';

/** What keeps the published copy from following the site, until a copy goes out again. */
export function CopyNotice({ last, problem, readAt }: NonNullable<Dashboard['copy']>) {
  if (problem === null) return null;
  return (
    <StateLine
      label="Copie publiée"
      tone="warn"
      title="La copie du site n’a pas pu être publiée."
      actions={
        <Button as={AdminLink} href="/admin/copie">
          Voir la copie
        </Button>
      }
    >
      {unbreaking(problem)}{' '}
      {last === null
        ? 'Elle ne l’a encore jamais été.'
        : `Celle qui est en ligne a été publiée ${onRelativeDate(relativeDate(last, readAt))}.`}
    </StateLine>
  );
}
