'use client';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Reading, TroubleNotice } from '@/components/admin/import/parts';
import { BackToPage, Page, PageHeader, ViewOnSite } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/providers/navigate';
import { useApiCall } from '@/components/admin/providers/session';
import { Button } from '@/components/admin/ui/button';
import { Tick } from '@/components/admin/ui/check-label';
import { Inline, Panel, Stack, TitledPanel } from '@/components/admin/ui/panel';
import { Status } from '@/components/admin/ui/status';
import { formatDateTime } from '@/lib/format/dates';
import { counted, plural } from '@/lib/format/french';
import { setWeeklyLook, type WeeklyLook } from '@/lib/site/api/import';
import { Review } from './review';
import { type Known, SourceChoice, type SourceName, sourceOf, type Typed } from './source-choice';
import { type Stage, useImport } from './use-import';
import { countsText, wordsOf } from './words';

type Props = {
  /** The source shown first. */
  readonly firstSource: SourceName;
  readonly isAsked: boolean;
  /** The owner's identifiers, from the profile. */
  readonly known: Known;
  readonly look: WeeklyLook;
  readonly canLook: boolean;
  /** Whether the owner has replaced the sample's name, so that works can be recognised as theirs. */
  readonly isNamed: boolean;
};

/** The page of an import: the choice of a source, its reading, the review, the end. */
export function ImportView({ firstSource, isAsked, known, look, canLook, isNamed }: Props) {
  const current = useImport();
  const { stage, plan, read } = current;
  const untouched: Typed = {
    selected: firstSource,
    fichier: '',
    doi: '',
    hal: known.hal ?? '',
    orcid: known.orcid ?? '',
  };
  /** Kept during the review, since the owner may come back from it to correct what was typed. */
  const [typed, setTyped] = useState(untouched);
  const startOver = () => {
    setTyped(untouched);
    current.restart();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const source = isAsked && firstSource !== 'fichier' && sourceOf(firstSource, known[firstSource] ?? '');
    if (typeof source === 'object') void read(source);
  }, []);
  if (stage.status === 'review' && plan) return <Review source={stage.source} plan={plan} current={current} />;
  if (stage.status === 'done') return <ImportDone {...stage} onAgain={startOver} />;
  const isReading = stage.status === 'reading';
  return (
    <Page>
      <PageHeader title="Importer des publications" back={<BackToPage />} />
      {!isNamed && (
        <p className="text-control text-ink-soft">
          Le site porte encore le nom de l’exemple{'\u00a0'}: donnez d’abord le vôtre dans{' '}
          <AdminLink href="/admin/profile">votre profil</AdminLink>, il fait reconnaître vos travaux.
        </p>
      )}
      <TroubleNotice trouble={current.trouble} again="Réessayer" onAgain={(source) => void read(source)} />
      {isReading && <Reading source={stage.source} progress={stage.progress} onCancel={current.giveUp} />}
      <div hidden={isReading}>
        <Stack className="gap-6">
          <SourceChoice
            typed={typed}
            onTyped={(change) => setTyped((before) => ({ ...before, ...change }))}
            onSource={current.start}
          />
          <WeeklyLookPanel look={look} isPossible={canLook} />
        </Stack>
      </div>
    </Page>
  );
}

type DoneProps = Extract<Stage, { readonly status: 'done' }> & { readonly onAgain: () => void };

function ImportDone({ source, onAgain, ...done }: DoneProps) {
  const all = done.added + done.changed;
  return (
    <Page>
      <PageHeader
        focus
        title={`${counted(all, 'publication', 'publications')} ${plural(all, 'importée', 'importées')}`}
        meta={
          <Status as="span" tone="ok">
            <CircleCheck />
            {countsText(done)}
          </Status>
        }
        actions={<ViewOnSite anchor="publications" />}
      />
      <Panel as="div" className="grid grid-cols-1 gap-3 p-4">
        <p>
          L’import est une seule version de la section Publications. Pour l’annuler, restaurez la version précédente
          dans l’historique.
        </p>
        <Inline>
          <Button as={AdminLink} variant="primary" href="/admin/publications">
            Voir les publications
          </Button>
          <Button as={AdminLink} href="/admin/history?sujet=section%2Fpublications">
            Ouvrir l’historique
          </Button>
          <Button variant="quiet" onClick={onAgain}>
            {wordsOf(source).more}
          </Button>
        </Inline>
      </Panel>
    </Page>
  );
}

type LookProps = {
  readonly look: WeeklyLook;
  readonly isPossible: boolean;
};

/** Switches the weekly look on and off, saving at once, and says how the last one went. */
function WeeklyLookPanel({ look: first, isPossible }: LookProps) {
  const call = useApiCall();
  const [look, setLook] = useState(first);
  /** The setting that is being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState('');
  const change = async (on: boolean) => {
    setError('');
    setWanted(on);
    const result = await call((owner) => setWeeklyLook(owner, on));
    setWanted(null);
    if (result.ok) setLook(result.data);
    else setError(result.error || 'Ce réglage n’a pas pu être sauvegardé.');
  };
  return (
    <TitledPanel title="Chaque semaine">
      <Stack className="p-4">
        <Tick checked={wanted ?? look.on} disabled={!isPossible && !look.on} onTick={(on) => void change(on)}>
          <span>Regarder chaque semaine ce qu’il y a de nouveau dans HAL, ORCID et theses.fr</span>
        </Tick>
        <div className="grid">
          <p className="text-ink-faint text-sm">
            {isPossible ? (
              'Avec l’idHAL, l’ORCID et l’IdRef de votre profil. Ce qui est nouveau vous est proposé au tableau de bord\u00a0; rien ne change sans votre accord.'
            ) : (
              <>
                Il faut un idHAL, un ORCID ou un IdRef dans <AdminLink href="/admin/profile">votre profil</AdminLink>.
              </>
            )}
          </p>
          <Status small role="status" tone={error || look.last?.problems.length ? 'warn' : 'plain'}>
            {error || lastText(look)}
          </Status>
        </div>
      </Stack>
    </TitledPanel>
  );
}

/** « Dernier essai le 22 novembre 2026 à 9 h 05 : HAL ne répond pas. » */
function lastText({ on, last, proposals }: WeeklyLook): string {
  if (!last) return on ? 'Premier essai d’ici demain.' : '';
  const count = proposals.reduce((sum, { titles }) => sum + titles.length, 0);
  const outcome =
    count === 0 ? 'rien de nouveau.' : `${counted(count, 'proposition', 'propositions')} au tableau de bord.`;
  return `Dernier essai le ${formatDateTime(last.at)}\u00a0: ${last.problems.length > 0 ? last.problems.join(' ') : outcome}`;
}
