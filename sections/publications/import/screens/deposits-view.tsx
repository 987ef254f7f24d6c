'use client';
import { useState } from 'react';
import { BackToPage, Page, PageHeader } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/providers/navigate';
import { useAct, useApiCall } from '@/components/admin/providers/session';
import { BusyLabel, Button } from '@/components/admin/ui/button';
import { PanelText, TitledPanel } from '@/components/admin/ui/panel';
import { Status } from '@/components/admin/ui/status';
import { failureText } from '@/lib/site/api/client';
import { leaveDeposit, lookAtDeposits } from '@/lib/site/api/import';
import type { DepositFinding, DepositLook } from '../deposits';

const titles: Readonly<Record<DepositFinding['is'], string>> = {
  absent: 'Absentes de HAL',
  unlinked: 'Dans HAL sans votre idHAL',
  noFile: 'Sans fichier',
  noLicence: 'Sans licence',
  double: 'Peut-être en double',
};

/** Reads the owner's deposits on demand, and lists what could be completed; what is so by choice comes last. */
export function DepositsView({ isPossible }: { readonly isPossible: boolean }) {
  const call = useApiCall();
  const [act] = useAct();
  const [look, setLook] = useState<DepositLook | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setAsking(true);
    setProblem('');
    const result = await call(lookAtDeposits);
    setAsking(false);
    if (result.ok) setLook(result.data);
    else setProblem(failureText(result, 'HAL n’a pas pu être lu'));
  };
  const leave = async ({ key }: DepositFinding, isLeft: boolean) => {
    const result = await act((owner) => leaveDeposit(owner, key, isLeft), 'Ce choix n’a pas pu être sauvegardé');
    if (!result.ok) return;
    setLook(
      (before) =>
        before && { ...before, left: isLeft ? [...before.left, key] : before.left.filter((other) => other !== key) },
    );
  };
  const left = new Set(look?.left);
  const open = look?.findings.filter(({ key }) => !left.has(key)) ?? [];
  const chosen = look?.findings.filter(({ key }) => left.has(key)) ?? [];
  return (
    <Page>
      <PageHeader
        title="Dépôts dans HAL"
        back={<BackToPage />}
        purpose={
          'Vos publications à côté de vos dépôts. Rien n’y est une faute\u00a0: ce qui est ainsi par choix ne vous est plus dit.'
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={!isPossible || isAsking} onClick={() => void ask()}>
          <BusyLabel busy={isAsking}>{look ? 'Regarder de nouveau' : 'Regarder dans HAL'}</BusyLabel>
        </Button>
        {!isPossible && (
          <p className="text-ink-soft">
            Il faut un idHAL dans <AdminLink href="/admin/profile">votre profil</AdminLink>.
          </p>
        )}
        <Status role="status" tone={problem ? 'warn' : 'plain'}>
          {problem || (look && open.length === 0 ? 'Rien à compléter.' : '')}
        </Status>
      </div>
      {Object.entries(titles).map(([is, title]) => (
        <Findings
          key={is}
          title={title}
          findings={open.filter((finding) => finding.is === is)}
          action="Par choix"
          onAction={(finding) => void leave(finding, true)}
        />
      ))}
      <Findings
        title="Ainsi par choix"
        findings={chosen}
        action="Reprendre"
        onAction={(finding) => void leave(finding, false)}
      />
    </Page>
  );
}

type Props = {
  readonly title: string;
  readonly findings: readonly DepositFinding[];
  readonly action: string;
  readonly onAction: (finding: DepositFinding) => void;
};

function Findings({ title, findings, action, onAction }: Props) {
  if (findings.length === 0) return null;
  return (
    <TitledPanel title={title} count={findings.length}>
      {title === titles.absent && <PanelText>Chacune n’a là ni son DOI, ni son identifiant, ni son titre.</PanelText>}
      {title === titles.unlinked && (
        <PanelText>
          {'Déposées par d’autres, sous le même DOI\u00a0: reliez-les à votre idHAL plutôt que de les redéposer.'}
        </PanelText>
      )}
      <ul className="list-none divide-y divide-rule">
        {findings.map((finding) => {
          const name = finding.title;
          return (
            <li key={finding.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
              <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
                <span className="block text-control">{name}</span>
                <span className="text-ink-faint text-sm">
                  {finding.about}
                  {finding.open && (
                    <>
                      {' · '}
                      <a href={finding.open} target="_blank" rel="noreferrer">
                        ouvert ailleurs
                      </a>
                    </>
                  )}
                </span>
              </div>
              <div className="flex items-center gap-2">
                <Button as="a" href={finding.address} target="_blank" rel="noreferrer">
                  {finding.is === 'absent' ? 'Déposer' : 'Ouvrir dans HAL'}
                  <span className="sr-only">{`\u00a0: ${name}`}</span>
                </Button>
                <Button variant="quiet" onClick={() => onAction(finding)}>
                  {action}
                  <span className="sr-only">{`\u00a0: ${name}`}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </TitledPanel>
  );
}
