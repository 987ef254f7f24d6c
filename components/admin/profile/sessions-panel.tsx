import { LogOut, Monitor, MonitorX, Smartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { onRelativeDate } from '@/lib/format/dates';
import { type OpenSession, sessions } from '@/lib/site/api/account';
import { failureText, type Result, serverNow } from '@/lib/site/api/client';
import { FieldError } from '../fields/field';
import { useConfirm } from '../providers/confirm';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { showToast } from '../providers/notifications';
import { useApiCall } from '../providers/session';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Inline, Panel, Stack } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';
import { useEvent } from '../ui/use-event';

type Read = Readonly<{ list: readonly OpenSession[]; at: string }>;

export function SessionsPanel() {
  const router = useRouter();
  const call = useApiCall();
  const ask = useConfirm();
  const leave = useConfirmLeave();
  const title = useRef<HTMLParagraphElement>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const take = useEvent((result: Result<readonly OpenSession[]>) => {
    if (result.ok) setRead({ list: result.data, at: serverNow().toISOString() });
    else setRefusal(failureText(result, 'Les sessions n’ont pas pu être lues'));
  });
  useEffect(() => void sessions.list().then(take), [take]);

  const isRead = read !== null;
  useEffect(() => {
    // A link to this part was followed before the loaded list made the page long enough to scroll to it.
    if (isRead && document.activeElement?.id === 'sessions') document.activeElement.scrollIntoView();
  }, [isRead]);

  const end = async (request: () => Promise<Result<unknown>>, done: string) => {
    setBusy(true);
    setRefusal('');
    const result = await call(request);
    if (result.ok) showToast.success(done);
    else setRefusal(failureText(result, 'La session n’a pas pu être fermée'));
    take(await call(sessions.list));
    setBusy(false);
    title.current?.focus();
  };
  const endOthers = async () => {
    const isSure = await ask({
      title: 'Déconnecter les autres appareils\u202f?',
      text: 'Leurs sessions seront fermées aussitôt. Cet appareil reste connecté.',
      choices: [{ label: 'Déconnecter les autres', tone: 'danger' }],
    });
    if (isSure) await end(sessions.closeOthers, 'Autres appareils déconnectés');
  };
  const endAll = async () => {
    const isSure = await ask({
      title: 'Déconnecter partout\u202f?',
      text: 'Toutes les sessions seront fermées, celle-ci comprise\u00a0: il faudra vous reconnecter.',
      choices: [{ label: 'Déconnecter partout', tone: 'danger' }],
    });
    if (!isSure) return false;
    setBusy(true);
    const result = await call(sessions.closeAll);
    setBusy(false);
    if (!result.ok) {
      setRefusal(failureText(result, 'Les sessions n’ont pas pu être fermées'));
      return false;
    }
    router.replace('/login?deconnexion=partout');
    router.refresh();
    return true;
  };

  const count = read?.list.length ?? 0;
  return (
    <Stack aria-busy={busy || (!read && !refusal)}>
      <p className="text-ink-faint text-sm" ref={title} tabIndex={-1} role="status">
        {read && (count === 1 ? 'Une session ouverte, celle-ci.' : `${count} sessions ouvertes.`)}
      </p>
      {read && (
        <Panel as="ul" className="list-none" aria-label="Sessions ouvertes">
          {read.list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={read.at}
              busy={busy}
              onClose={() =>
                void end(
                  () => sessions.close(session.id),
                  `Session ouverte ${onRelativeDate(session.createdAt, read.at)} fermée`,
                )
              }
            />
          ))}
        </Panel>
      )}
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
      <Inline>
        {count > 1 && (
          <Button disabled={busy} onClick={() => void endOthers()}>
            <MonitorX />
            Déconnecter les autres appareils
          </Button>
        )}
        <Button disabled={busy} onClick={() => leave(endAll)}>
          <LogOut />
          Déconnecter partout
        </Button>
      </Inline>
    </Stack>
  );
}

type RowProps = Readonly<{
  session: OpenSession;
  now: string;
  busy: boolean;
  onClose: () => void;
}>;

/** A signed-in browser. Any but the current one, which has 'Déconnexion', can be closed here. */
function SessionRow({ session, now, busy, onClose }: RowProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  const since = onRelativeDate(createdAt, now);
  const Device = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <Row tall className="grid-cols-[auto_minmax(0,1fr)_auto] gap-3 max-2xs:grid-cols-1">
      <Device className="mt-0.5 self-start text-ink-faint max-2xs:hidden" />
      <div>
        <RowTitle>{device}</RowTitle> {current && <Badge tone="info">Cette session</Badge>}
        <RowNote className="lining-nums tabular-nums">
          Connexion <time dateTime={createdAt}>{since}</time>, active{' '}
          <time dateTime={lastSeenAt}>{current ? 'maintenant' : onRelativeDate(lastSeenAt, now)}</time>
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
