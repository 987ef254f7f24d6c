import { Spinner } from '@/components/ui/spinner';
import { formatNumber } from '@/lib/format/french';
import type { CopyState } from '@/lib/site/api/copy';
import { Meter } from '../ui/meter';
import { Status } from '../ui/status';
import type { Copies } from './use-copies';

type Running = NonNullable<CopyState['running']>;

const steps = { read: 'Lecture des pages', pack: 'Écriture de l’archive' } as const;

/** How far the copy is. The screen reader hears the steps alone, since the figures change each second. */
export function Progress({ step, done, known, isUnread }: Running & Pick<Copies, 'isUnread'>) {
  return (
    <div className="grid w-full max-w-120 gap-2">
      <Status small>
        <Spinner />
        <span className="tabular-nums">
          <span role="status">{isUnread ? 'L’avancement n’a pas pu être lu, nouvel essai' : steps[step]}</span>
          {!isUnread && step === 'read' && known > 0 && (
            <>
              {'\u00a0'}: {formatNumber(done)} sur {formatNumber(known)}
            </>
          )}
        </span>
      </Status>
      <Meter share={step === 'read' && known > 0 ? (done / known) * 100 : step === 'read' ? 0 : 100} />
      <p className="text-ink-faint text-sm">Vous pouvez quitter cette page{'\u00a0'}: la copie continue.</p>
    </div>
  );
}
