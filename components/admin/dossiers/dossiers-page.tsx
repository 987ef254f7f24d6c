'use client';
import { Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { onRelativeDate } from '@/lib/format/dates';
import { quoted } from '@/lib/format/french';
import {
  type DossierFormat,
  type DossierItem,
  deleteDossier,
  dossierFile,
  dossierFormats,
  formatNames,
  isTooLong,
  type MadeDossier,
  makeDossier,
  type PublicCvChoice,
  setPublicCv,
} from '@/lib/site/api/dossiers';
import { type ModelId, modelGroups, models, modelsOf } from '@/lib/site/dossiers/models';
import { FieldError, FieldHint } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useFieldUpload, useUploadDocument } from '../fields/use-upload';
import { Page, PageHeader, PageLink } from '../page-header';
import { useConfirmRemoval } from '../providers/confirm';
import { showToast } from '../providers/notifications';
import { useAct } from '../providers/session';
import { Badge } from '../ui/badge';
import { BusyLabel, Button, IconButton } from '../ui/button';
import { Tick } from '../ui/check-label';
import { PanelText, TitledPanel } from '../ui/panel';
import { Row, RowNote } from '../ui/rows';
import { ChangesPanel } from './changes-panel';
import { DossierForm } from './dossier-form';
import { LacksPanel } from './lacks-panel';

type Props = Readonly<{
  dossiers: readonly DossierItem[];
  cv: PublicCvChoice;
  /** The model of a dossier to open at once. */
  begin: ModelId | null;
  hasPdf: boolean;
  /** ISO 8601. */
  now: string;
}>;

const purpose =
  'CV, rapports et dossiers de candidature, composés de ce que le site sait déjà. Rien n’en est public sans votre accord.';

export function DossiersPage({ dossiers: first, cv: firstCv, begin, hasPdf, now }: Props) {
  const formats = formatNames.filter((format) => hasPdf || format !== 'pdf');
  const list = useDossiers(first, firstCv);
  const [open, setOpen] = useState<DossierItem | ModelId | null>(begin);
  const close = (made?: MadeDossier) => {
    if (made) list.put(made);
    setOpen(null);
  };
  const { last } = list;
  if (open !== null) return <DossierForm subject={open} onClose={close} />;
  return (
    <Page>
      <PageHeader title="Dossiers" purpose={purpose} focus={begin !== null} />
      {last && (
        <>
          <ChangesPanel
            key={`${last.dossier.id} ${last.dossier.version}`}
            made={last}
            formats={formats}
            onClose={list.forgetChanges}
          />
          <LacksPanel
            title="Ce qui y manque"
            choices={last.dossier.choices}
            checks={last.checks}
            onClassed={() => list.makeAgain(last.dossier)}
          />
        </>
      )}
      <TitledPanel title="Mes dossiers" count={list.dossiers.length}>
        {list.dossiers.length === 0 ? (
          <PanelText>Aucun dossier pour l’instant&nbsp;: choisissez un modèle ci-dessous.</PanelText>
        ) : (
          <ul className="list-none">
            {list.dossiers.map((dossier) => (
              <DossierRow key={dossier.id} {...{ dossier, list, formats, now }} onOpen={() => setOpen(dossier)} />
            ))}
          </ul>
        )}
        {!hasPdf && (
          <PanelText>
            Ce serveur ne compose pas de PDF&nbsp;: imprimez la page HTML depuis votre navigateur, ou prenez Word.
          </PanelText>
        )}
      </TitledPanel>
      <TitledPanel title="Nouveau dossier">
        {Object.entries(modelGroups).map(([is, label]) => (
          <section key={is} aria-label={label} className="border-rule not-first:border-t pt-3">
            <h3 className="px-4 text-ink-faint text-sm">{label}</h3>
            <ul className="grid list-none gap-px sm:grid-cols-2">
              {modelsOf(is).map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    className="flex size-full cursor-pointer items-start gap-3 border-0 bg-transparent px-4 py-3 text-start hover:bg-hover"
                    onClick={() => setOpen(id)}
                  >
                    <Plus className="mt-0.5 size-4 flex-none text-accent" />
                    <span>
                      <span className="block font-medium text-control text-ink">{models[id].label}</span>
                      <span className="text-ink-faint text-sm">{models[id].purpose}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </TitledPanel>
      <PublicCvPanel hasPdf={hasPdf} cv={list.cv} dossiers={list.dossiers} onChoose={list.choosePublicCv} />
      <TitledPanel title="Autres formats">
        <PanelText>
          <a href="/api/dossiers/exports/resume.json" download>
            JSON Resume
          </a>{' '}
          <span className="text-ink-faint text-sm">Profil, parcours et publications, pour d’autres outils de CV.</span>
        </PanelText>
      </TitledPanel>
    </Page>
  );
}

/** The list of dossiers, what changed in the last one generated, and the public CV; each action is saved at once. */
function useDossiers(first: readonly DossierItem[], firstCv: PublicCvChoice) {
  const [act] = useAct();
  const confirm = useConfirmRemoval();
  const [dossiers, setDossiers] = useState(first);
  const [cv, setCv] = useState(firstCv);
  const [last, setLast] = useState<MadeDossier | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const put = (made: MadeDossier) => {
    setDossiers((all) => [made.dossier, ...all.filter(({ id }) => id !== made.dossier.id)]);
    setLast(made);
  };
  const makeAgain = async ({ id }: DossierItem) => {
    setBusy(id);
    const result = await act((owner) => makeDossier(owner, id), 'Le dossier n’a pas pu être refait', id);
    setBusy(null);
    if (result.ok) put(result.data);
  };
  const remove = async ({ id, name }: DossierItem) => {
    const isCv = cv?.id === id;
    const isSure = await confirm(
      'Supprimer ce dossier\u202f?',
      `${quoted(name)} sera supprimé, avec ce qu’il contenait. Le contenu du site ne change pas.`,
      isCv ? 'C’est votre CV public\u00a0: il sera retiré du site.' : undefined,
    );
    if (!isSure) return;
    const result = await act((owner) => deleteDossier(owner, id), 'Le dossier n’a pas pu être supprimé', id);
    if (!result.ok) return;
    setDossiers((all) => all.filter((each) => each.id !== id));
    if (last?.dossier.id === id) setLast(null);
    if (isCv) setCv(null);
    showToast.success('Dossier supprimé');
  };
  const choosePublicCv = async (next: PublicCvChoice) => {
    setCv(next);
    const result = await act((owner) => setPublicCv(owner, next), 'Le CV public n’a pas pu être changé');
    if (result.ok) showToast.success(next ? 'CV en ligne' : 'CV retiré du site');
    else setCv(cv);
  };
  return { dossiers, cv, last, busy, put, makeAgain, remove, choosePublicCv, forgetChanges: () => setLast(null) };
}

type RowProps = Pick<Props, 'now'> &
  Readonly<{
    dossier: DossierItem;
    list: ReturnType<typeof useDossiers>;
    formats: readonly DossierFormat[];
    onOpen: () => void;
  }>;

function DossierRow({ dossier, list, formats, now, onOpen }: RowProps) {
  const { id, name, madeAt, choices } = dossier;
  const isBusy = list.busy === id;
  return (
    <Row tall className="gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="cursor-pointer border-0 bg-transparent p-0 text-start font-medium text-ink wrap-anywhere hover:text-accent hover:underline"
            onClick={onOpen}
          >
            {name}
          </button>
          {list.cv?.id === id && <Badge tone="info">CV public</Badge>}
        </span>
        <RowNote>
          {models[choices.model].label} · fait <time dateTime={madeAt}>{onRelativeDate(madeAt, now)}</time>
        </RowNote>
        <ul className="flex list-none flex-wrap gap-x-4 pt-1 text-sm" aria-label={`Télécharger ${name}`}>
          {formats.map((format) => (
            <li key={format}>
              <a className="inline-flex min-h-6 items-center" href={dossierFile(id, format)} download>
                {dossierFormats[format].label}
                <span className="sr-only">&nbsp;: {name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-1">
        <Button disabled={isBusy} onClick={() => list.makeAgain(dossier)}>
          <RefreshCw />
          <BusyLabel busy={isBusy}>
            Refaire<span className="sr-only"> {name}</span>
          </BusyLabel>
        </Button>
        <IconButton icon={Pencil} label={`Modifier ${name}`} onClick={onOpen} />
        <IconButton icon={Trash2} label={`Supprimer ${name}`} removes onClick={() => list.remove(dossier)} />
      </div>
    </Row>
  );
}

type PublicCvPanelProps = Readonly<{
  cv: PublicCvChoice;
  dossiers: readonly DossierItem[];
  hasPdf: boolean;
  onChoose: (cv: PublicCvChoice) => Promise<void>;
}>;

function PublicCvPanel({ cv, dossiers, hasPdf, onChoose }: PublicCvPanelProps) {
  const id = useId();
  const { state, send } = useFieldUpload(
    useUploadDocument(),
    (url) => void onChoose({ is: 'document', id: url.replace('/documents/', '') }),
  );
  const isSending = state.status === 'sending';
  const error = state.status === 'failed' && state.failures[0]?.error;
  const [first] = useState(cv);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (first?.is === 'dossier') void isTooLong(hasPdf ? '/cv.pdf' : '/cv').then(setRefused);
  }, [first, hasPdf]);
  const choice = (value: PublicCvChoice, label: string) => (
    <li key={value?.id ?? ''}>
      <Tick
        type="radio"
        name={id}
        checked={(cv?.id ?? null) === (value?.id ?? null)}
        onTick={() => void onChoose(value)}
      >
        {label}
      </Tick>
    </li>
  );
  return (
    <TitledPanel title="CV public" aside={cv && <PageLink href="/cv">Voir le CV</PageLink>}>
      <fieldset className="grid gap-3 p-4">
        <legend className="sr-only">CV que trouvent les visiteurs</legend>
        <ul className="grid list-none gap-2">
          {choice(null, 'Aucun CV sur le site')}
          {dossiers.map((dossier) => choice({ is: 'dossier', id: dossier.id }, dossier.name))}
          {cv?.is === 'document' && choice(cv, 'Mon propre PDF')}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton accept="application/pdf,.pdf" describedBy={`${id}-hint`} disabled={isSending} onFiles={send}>
            {isSending ? 'Envoi…' : 'Mettre mon propre PDF'}
          </FileButton>
        </div>
        {isRefused && cv?.id === first?.id && (
          <FieldError role="alert">
            Votre CV est devenu trop long&nbsp;: les visiteurs ne l’obtiennent plus. Raccourcissez sa période ou
            décochez-y des groupes.
          </FieldError>
        )}
        {error && <FieldError role="alert">{error}</FieldError>}
        <FieldHint id={`${id}-hint`}>
          À l’adresse /cv, en PDF à /cv.pdf, avec une carte de visite à /contact.vcf et un lien dans l’en-tête du site.
          Un dossier n’y montre que les sections visibles, et suit chaque sauvegarde. Sur un site en plusieurs langues,
          il est en français à /cv, en anglais à /en/cv, en arabe à /ar/cv, quelle que soit la sienne.
        </FieldHint>
      </fieldset>
    </TitledPanel>
  );
}
