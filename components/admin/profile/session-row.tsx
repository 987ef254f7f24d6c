import { Monitor, Smartphone } from 'lucide-react';
import type { OpenSession } from '@/lib/api/client';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Row, RowNote, RowTitle } from '../ui/rows';

type Props = { readonly session: OpenSession; readonly now: string; readonly busy: boolean; readonly onClose: () => void };

/** A signed-in browser. Any but the current one, which has 'Déconnexion', can be closed here. */
export function SessionRow({ session, now, busy, onClose }: Props) {
  const { device, createdAt, lastSeenAt, current } = session;
  const since = onRelativeDate(relativeDate(createdAt, now));
  const Device = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <Row tall className="grid-cols-[auto_minmax(0,1fr)_auto] gap-3 max-2xs:grid-cols-1">
      <Device className="mt-0.5 self-start text-ink-faint max-2xs:hidden" aria-hidden />
      <div>
        <RowTitle>{device}</RowTitle> {current && <Badge tone="info">Cette session</Badge>}
        <RowNote className="lining-nums tabular-nums">
          Connexion <time dateTime={createdAt}>{since}</time>, active{' '}
          <time dateTime={lastSeenAt}>{current ? 'maintenant' : onRelativeDate(relativeDate(lastSeenAt, now))}</time>
        </RowNote>
      </div>
      {!current && (
        <Button disabled={busy} aria-label={`Fermer la session ouverte ${since}\u00a0: ${device}`} onClick={onClose}>
          Fermer
        </Button>
      )}
    </Row>
  );
}
