'use client';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { unbreaking } from '@/lib/format/french';
import type { Dashboard } from '@/lib/site/api/dashboard';
import { StateLine } from '../ui/state-line';

type Props = NonNullable<Dashboard['backups']>;

/** « Dernière sauvegarde : aujourd’hui à 3 h 12, relue et restaurable ». */
export function LastBackup({ last, problem, readAt }: Props) {
  if (problem !== null) return null; // BackupNotice tells it
  return (
    <span>
      {last === null
        ? 'Première sauvegarde\u00a0: une minute après le démarrage du site'
        : `Dernière sauvegarde\u00a0: ${onRelativeDate(relativeDate(last, readAt))}, relue et restaurable`}
    </span>
  );
}

/** What is amiss with the daily back-ups, until it is mended. */
export function BackupNotice({ last, problem, readAt }: Props) {
  if (problem === null) return null;
  return (
    <StateLine label="Sauvegardes" tone="warn" title="Les sauvegardes demandent votre attention.">
      {unbreaking(problem)}{' '}
      {last === null
        ? 'Aucune n’a encore été faite.'
        : `La dernière a été faite ${onRelativeDate(relativeDate(last, readAt))}.`}
    </StateLine>
  );
}
