'use client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type DossierItem, formatNames, type MadeDossier, type PublicCvChoice } from '@/lib/site/api/dossiers';
import { type ModelId, modelGroups, models, modelsOf } from '@/lib/site/dossiers/models';
import { PageHeader } from '../page-header';
import { Page } from '../ui/page';
import { PanelText, TitledPanel } from '../ui/panel';
import { ChangesPanel } from './changes-panel';
import { DossierForm } from './dossier-form';
import { DossierRow } from './dossier-row';
import { PublicCvPanel } from './public-cv-panel';
import { useDossiers } from './use-dossiers';

type Props = {
  readonly dossiers: readonly DossierItem[];
  readonly cv: PublicCvChoice;
  /** The model of a dossier that is begun at once. */
  readonly begin: ModelId | null;
  /** Whether this server can make PDFs. */
  readonly hasPdf: boolean;
  /** ISO 8601. */
  readonly now: string;
};

const purpose =
  'CV, rapports et dossiers de candidature, composés de ce que le site sait déjà. Rien n’en est public sans votre accord.';

/** The dossiers that are kept, and the form of the one that is open. */
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
        <ChangesPanel
          key={`${last.dossier.id} ${last.dossier.version}`}
          made={last}
          formats={formats}
          onClassed={() => void list.makeAgain(last.dossier)}
          onClose={list.forgetChanges}
        />
      )}
      <TitledPanel title="Mes dossiers" count={list.dossiers.length}>
        {list.dossiers.length === 0 ? (
          <PanelText>Aucun dossier pour l’instant{'\u00a0'}: choisissez un modèle ci-dessous.</PanelText>
        ) : (
          <ul className="list-none">
            {list.dossiers.map((dossier) => (
              <DossierRow
                key={dossier.id}
                dossier={dossier}
                formats={formats}
                now={now}
                isPublic={list.cv?.id === dossier.id}
                isBusy={list.busy === dossier.id}
                onOpen={() => setOpen(dossier)}
                onAgain={() => void list.makeAgain(dossier)}
                onRemove={() => void list.remove(dossier)}
              />
            ))}
          </ul>
        )}
        {!hasPdf && (
          <PanelText>
            Ce serveur ne compose pas de PDF{'\u00a0'}: imprimez la page HTML depuis votre navigateur, ou prenez Word.
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
                    <Plus className="mt-0.5 size-4 flex-none text-accent" aria-hidden />
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
