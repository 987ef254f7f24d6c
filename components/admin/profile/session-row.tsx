import { Monitor, Smartphone } from 'lucide-react';
import type { OpenSession } from '@/lib/api/client';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';

type Props = { readonly session: OpenSession; readonly now: string; readonly busy: boolean; readonly onClose: () => void };

/** A signed-in browser. Any but the current one, which has 'Déconnexion', can be closed here. */
export function SessionRow({ session, now, busy, onClose }: Props) {
  const { device, createdAt, lastSeenAt, current } = session;
  const since = onRelativeDate(relativeDate(createdAt, now));
  const Device = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="session">
      <Device className="icon" aria-hidden />
      <div>
        <span className="title">{device}</span> {current && <span className="badge info">Cette session</span>}
        <div className="sub num">
          Connexion <time dateTime={createdAt}>{since}</time>, active{' '}
          <time dateTime={lastSeenAt}>{current ? 'maintenant' : onRelativeDate(relativeDate(lastSeenAt, now))}</time>
        </div>
      </div>
      {!current && (
        <button type="button" className="btn" disabled={busy} aria-label={`Fermer la session ouverte ${since}\u00a0: ${device}`} onClick={onClose}>
          Fermer
        </button>
      )}
    </li>
  );
}
