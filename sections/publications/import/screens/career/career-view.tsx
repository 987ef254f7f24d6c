'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/admin/fields/field';
import { Input } from '@/components/admin/fields/input';
import { BackLink, PageHeader } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/shell/admin-link';
import { Button } from '@/components/admin/ui/button';
import { Inline, Stack } from '@/components/admin/ui/layout';
import { Page } from '@/components/admin/ui/page';
import { Panel, TitledPanel } from '@/components/admin/ui/panel';
import { Row, RowLink, RowNote, RowTitle } from '@/components/admin/ui/rows';
import { Status } from '@/components/admin/ui/status';
import { Spinner } from '@/components/ui/spinner';
import { counted, plural } from '@/lib/format/french';
import type { WeeklyLook } from '@/lib/site/api/weekly-look';
import type { Refusal } from '../../../../career/plan-shape';
import { identities } from '../../../../profil/identities';
import { TroubleNotice } from '../trouble-notice';
import { WeeklyLookPanel } from '../weekly-look';
import { CareerReview } from './career-review';
import { RefusedPanel } from './refused-panel';
import { useCareer } from './use-career';
import { useRefusals } from './use-refusals';

type Props = {
  /** The owner's identifiers and name, from the profile. */
  readonly known: { readonly orcid: string; readonly theses: string; readonly name: string };
  readonly refused: readonly Refusal[];
  /** What is read at once, by the owner's own identifier. */
  readonly asked: 'orcid' | 'theses' | undefined;
  readonly look: WeeklyLook;
  /** Whether the profile has an identifier to look by. */
  readonly canLook: boolean;
};

/** The page of an import of a career: the choice of a source, its reading, the review, the end. */
export function CareerView({ known, refused: first, asked, look, canLook }: Props) {
  const refusals = useRefusals(first);
  const current = useCareer(new Set(refusals.refused.map(({ mark }) => mark)));
  const { stage, plan, read } = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (asked && known[asked]) void read({ source: asked, id: known[asked] });
  }, []);
  if (plan) return <CareerReview plan={plan} current={current} refusals={refusals} />;
  if (stage.at === 'done') return <CareerDone taken={stage.taken} onAgain={current.restart} />;
  return (
    <Page>
      <PageHeader title="Importer ma carrière" back={<BackLink href="/admin/career">Parcours</BackLink>} />
      <TroubleNotice trouble={current.trouble} again="Réessayer" onAgain={(source) => void read(source)} />
      {stage.at === 'reading' && (
        <Reading name={stage.source.source === 'orcid' ? 'ORCID' : 'theses.fr'} onCancel={current.restart} />
      )}
      <div hidden={stage.at === 'reading'}>
        <Stack className="gap-6">
          <SourceForm source="orcid" first={known.orcid} onRead={(id) => void read({ source: 'orcid', id })} />
          <SourceForm source="theses" first={known.theses} onRead={(id) => void read({ source: 'theses', id })} />
          <People name={known.name} current={current} />
          <WeeklyLookPanel look={look} isPossible={canLook} />
          <RefusedPanel {...refusals} />
        </Stack>
      </div>
    </Page>
  );
}

const forms = {
  orcid: {
    title: 'Postes, diplômes, activités, projets',
    identity: identities.orcid,
    hint: 'Exemple\u00a0: 0000-0002-1825-0097. Postes, diplômes, prix, sociétés, financements visibles de tous\u00a0; rien n’est sauvegardé avant votre accord.',
    submit: 'Lire ORCID',
  },
  theses: {
    title: 'Thèses et jurys',
    identity: identities.idref,
    hint: 'Exemple\u00a0: 026927608. Thèses que vous encadrez, jurys où vous avez siégé\u00a0; rien n’est sauvegardé avant votre accord.',
    submit: 'Lire theses.fr',
  },
} as const;

type SourceProps = {
  readonly source: keyof typeof forms;
  readonly first: string;
  readonly onRead: (id: string) => void;
};

/** An identifier, checked here before it is sent. */
function SourceForm({ source, first, onRead }: SourceProps) {
  const id = useId();
  const [text, setText] = useState(first);
  const [error, setError] = useState('');
  const { title, identity, hint, submit } = forms[source];
  const send = () => {
    const read = identity.read(text);
    if (read !== undefined) return onRead(read);
    setError(`Veuillez saisir ${identity.wanted}`);
    document.getElementById(id)?.focus();
  };
  return (
    <TitledPanel title={title}>
      <form
        className="grid grid-cols-1 gap-3 p-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field id={id} label={identity.label} hint={hint} {...(error && { error })}>
          {(tied) => (
            <Input
              {...tied}
              type="text"
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <Inline>
          <Button type="submit" variant={source === 'orcid' ? 'primary' : 'plain'}>
            {submit}
          </Button>
        </Inline>
      </form>
    </TitledPanel>
  );
}

/** The people of the owner's name, of whom the owner says which one they are. */
function People({
  name,
  current: { people, read },
}: {
  readonly name: string;
  readonly current: ReturnType<typeof useCareer>;
}) {
  if (people.length === 0)
    return (
      <Inline>
        <Button variant="quiet" disabled={name === ''} onClick={() => void read({ source: 'name', name })}>
          Sans IdRef{'\u00a0'}: chercher mon nom sur theses.fr
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

/** While a host is asked, which can be given up. */
function Reading({ name, onCancel }: { readonly name: string; readonly onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Panel as="div" className="flex flex-wrap items-center justify-between gap-4 p-4">
      <Status role="status">
        <Spinner /> Lecture {name === 'ORCID' ? 'd’ORCID' : `de ${name}`}…
      </Status>
      <Button ref={cancel} onClick={onCancel}>
        Annuler
      </Button>
    </Panel>
  );
}

type DoneProps = Pick<Extract<ReturnType<typeof useCareer>['stage'], { readonly at: 'done' }>, 'taken'> & {
  readonly onAgain: () => void;
};

/** What was imported into which section, and where it can be undone. */
function CareerDone({ taken, onAgain }: DoneProps) {
  const sections = Map.groupBy(taken, ({ way }) => way.section);
  return (
    <Page>
      <PageHeader
        focus
        title={`${counted(taken.length, 'entrée', 'entrées')} ${plural(taken.length, 'importée', 'importées')}`}
        back={<BackLink href="/admin/career">Parcours</BackLink>}
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
