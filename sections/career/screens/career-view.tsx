'use client';
import { Ban } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Reading, SourceForm, TroubleNotice, unsaved } from '@/components/admin/import/parts';
import { BackToPage, Page, PageHeader } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/providers/navigate';
import { Button } from '@/components/admin/ui/button';
import { Tick } from '@/components/admin/ui/check-label';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { Inline, Stack, TitledPanel } from '@/components/admin/ui/panel';
import { Row, RowLink, RowNote, RowTitle } from '@/components/admin/ui/rows';
import { counted, plural } from '@/lib/format/french';
import { identities } from '../../profil/identities';
import type { Refusal } from '../plan-shape';
import { CareerReview } from './career-review';
import { useCareer } from './use-career';
import { useRefusals } from './use-refusals';

type Props = {
  /** The owner's identifiers and name, from the profile. */
  readonly known: { readonly orcid: string; readonly theses: string; readonly name: string };
  readonly refused: readonly Refusal[];
  /** What to read at once, by the owner's identifier. */
  readonly asked: 'orcid' | 'theses' | undefined;
};

export function CareerView({ known, refused: first, asked }: Props) {
  const refusals = useRefusals(first);
  const current = useCareer(new Set(refusals.refused.map(({ mark }) => mark)));
  const { stage, plan, read } = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (asked && known[asked]) void read({ source: asked, id: known[asked] });
  }, []);
  if (plan) return <CareerReview plan={plan} current={current} refusals={refusals} />;
  if (stage.status === 'done') return <CareerDone {...stage} onAgain={current.restart} />;
  return (
    <Page>
      <PageHeader
        title="Importer ma carrière"
        back={<BackToPage />}
        purpose={
          'Depuis ORCID et theses.fr. Un CV de Word se colle rubrique par rubrique\u00a0: «\u00a0Coller une liste\u00a0», et «\u00a0Importer\u00a0» dans Publications.'
        }
      />
      <TroubleNotice trouble={current.trouble} again="Réessayer" onAgain={(source) => void read(source)} />
      {stage.status === 'reading' && (
        <Reading
          source={{ name: stage.source.source === 'orcid' ? 'ORCID' : 'theses.fr', asked: stage.source }}
          progress={null}
          onCancel={current.restart}
        />
      )}
      <div hidden={stage.status === 'reading'}>
        <Stack className="gap-6">
          <SourcePanel source="orcid" first={known.orcid} onRead={(id) => void read({ source: 'orcid', id })} />
          <SourcePanel
            source="theses"
            first={known.theses}
            onRead={(id, details) => void read({ source: 'theses', id, details })}
          />
          <People name={known.name} current={current} />
          <RefusedPanel {...refusals} />
        </Stack>
      </div>
    </Page>
  );
}

type SourceProps = {
  readonly source: 'orcid' | 'theses';
  readonly first: string;
  readonly onRead: (id: string, details: boolean) => void;
};

const forms = {
  orcid: {
    label: 'ORCID',
    hint: `Exemple\u00a0: 0000-0002-1825-0097. Postes, diplômes, prix, sociétés, financements visibles de tous\u00a0; ${unsaved}`,
    submit: 'Lire ORCID',
  },
  theses: {
    label: 'IdRef',
    hint: `Exemple\u00a0: 026927608. Thèses que vous encadrez, jurys où vous avez siégé\u00a0; ${unsaved}`,
    submit: 'Lire theses.fr',
  },
} as const;

/** The panel of a source, with the owner's identifier there. */
function SourcePanel({ source, first, onRead }: SourceProps) {
  const [text, setText] = useState(first);
  const [details, setDetails] = useState(false);
  const isOrcid = source === 'orcid';
  const { read, wanted } = identities[isOrcid ? 'orcid' : 'idref'];
  const onSend = (typed: string) => {
    const id = read(typed);
    if (id !== undefined) onRead(id, details);
    return id === undefined ? `Veuillez saisir ${wanted}` : '';
  };
  return (
    <TitledPanel title={isOrcid ? 'Postes, diplômes, activités, projets' : 'Thèses et jurys'}>
      <div className="grid grid-cols-1 gap-3 p-4">
        {!isOrcid && (
          <Tick checked={details} onTick={setDetails}>
            Avec le jury et l’école doctorale de mes doctorants{'\u00a0'}: une demande par nouvelle thèse
          </Tick>
        )}
        <SourceForm {...forms[source]} {...{ text, onText: setText, isLine: true, isPrimary: isOrcid, onSend }} />
      </div>
    </TitledPanel>
  );
}

/** People with the owner's name, from whom the owner picks. */
function People({
  name,
  current: { people, read },
}: {
  readonly name: string;
  readonly current: ReturnType<typeof useCareer>;
}) {
  if (name === '')
    return (
      <p className="text-control text-ink-soft">
        Sans IdRef, votre nom se cherche sur theses.fr{'\u00a0'}: donnez-le d’abord dans{' '}
        <AdminLink href="/admin/profile">votre profil</AdminLink>.
      </p>
    );
  if (people.length === 0)
    return (
      <Inline>
        <Button variant="quiet" onClick={() => void read({ source: 'name', name })}>
          Sans IdRef{'\u00a0'}: chercher mon nom
        </Button>
      </Inline>
    );
  return (
    <TitledPanel title={`Lequel êtes-vous\u00a0?`} count={people.length}>
      <ul>
        {people.map(({ id, name: found, about }) => (
          <Row key={id} className="grid-cols-[minmax(0,1fr)_auto] gap-3">
            <div>
              <RowTitle>{found}</RowTitle>
              <RowNote>{[about, `IdRef ${id}`].filter(Boolean).join(' ·\u00a0')}</RowNote>
            </div>
            <Button
              aria-label={`C’est moi\u00a0: ${found}, IdRef ${id}`}
              onClick={() => void read({ source: 'theses', id })}
            >
              C’est moi
            </Button>
          </Row>
        ))}
      </ul>
    </TitledPanel>
  );
}

type DoneProps = Pick<
  Extract<ReturnType<typeof useCareer>['stage'], { readonly status: 'done' }>,
  'taken' | 'examples'
> & {
  readonly onAgain: () => void;
};

/** How many entries were imported into which sections, and where to undo that. */
function CareerDone({ taken, examples, onAgain }: DoneProps) {
  const sections = Map.groupBy(taken, ({ way }) => way.section);
  return (
    <Page>
      <PageHeader
        focus
        title={`${counted(taken.length, 'entrée', 'entrées')} ${plural(taken.length, 'importée', 'importées')}`}
        meta={examples > 0 && <span>{counted(examples, 'exemple enlevé', 'exemples enlevés')}</span>}
        back={<BackToPage />}
      />
      <TitledPanel title="Sections complétées">
        <ul>
          {Array.from(sections, ([section, added]) => (
            <Row key={section} className="grid-cols-[minmax(0,1fr)_auto] gap-3">
              <RowLink href={`/admin/${added[0]?.way.route}`}>{section}</RowLink>
              <RowNote>{counted(added.length, 'entrée', 'entrées')}</RowNote>
            </Row>
          ))}
        </ul>
      </TitledPanel>
      <p className="text-ink-soft">
        Chaque section complétée a une nouvelle version. Pour annuler, restaurez la précédente dans l’historique.
      </p>
      <Inline>
        <Button variant="primary" onClick={onAgain}>
          Lire une autre source
        </Button>
        <Button as={AdminLink} href="/admin/history">
          Ouvrir l’historique
        </Button>
      </Inline>
    </Page>
  );
}

/** All refusals of the owner, for the career and publications, which can be undone here. */
function RefusedPanel({ refused, takeBack }: Pick<ReturnType<typeof useRefusals>, 'refused' | 'takeBack'>) {
  if (refused.length === 0) return null;
  return (
    <Disclosure
      id="refus"
      title={`Pas le mien\u00a0: ${counted(refused.length, 'entrée écartée', 'entrées écartées')}`}
      icon={Ban}
    >
      <ul className="border-rule border-t">
        {refused.map(({ mark, title }) => (
          <Row key={mark} className="grid-cols-[minmax(0,1fr)_auto] gap-3">
            <span className="wrap-anywhere">{title}</span>
            <Button variant="quiet" onClick={() => takeBack(mark)} aria-label={`Reprendre\u00a0: ${title}`}>
              Reprendre
            </Button>
          </Row>
        ))}
      </ul>
    </Disclosure>
  );
}
