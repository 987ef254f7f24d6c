import { Check, CircleDot, Eye, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { DossierItem, MadeDossier } from '@/lib/site/api/dossiers';
import { pageLimit } from '@/lib/site/dossiers/choices';
import { type ModelId, modelGroups, modelIds, models, modelsOf } from '@/lib/site/dossiers/models';
import { Field, Fields, Input, Select } from '../fields/field';
import { useEscape, useSaveKey } from '../form/keys';
import { BackButton, Page, PageHeader } from '../page-header';
import { PreviewButton, useIsWide } from '../preview/preview-button';
import { useBlocker, useConfirmLeave } from '../providers/navigation-blocker';
import { BusyLabel, Button } from '../ui/button';
import { FootBar } from '../ui/foot-bar';
import { SplitAside, SplitFields, SplitForm } from '../ui/form-layout';
import { TitledPanel } from '../ui/panel';
import { Window } from '../ui/window';
import { EntryTree } from './entry-tree';
import { LacksPanel } from './lacks-panel';
import { LengthField, SizeCounter, sizeText } from './length-field';
import { LookFields, PeriodField } from './option-fields';
import { useDossierForm } from './use-dossier-form';
import { WordFields } from './word-fields';

type Props = Readonly<{
  subject: DossierItem | ModelId;
  onClose: (made?: MadeDossier) => void;
}>;

export function DossierForm({ subject, onClose }: Props) {
  const form = useDossierForm(subject, onClose);
  const { name, choices, change: onChange, isNew, isSaving, isChanged, problem } = form;
  const model = choices?.model ?? (typeof subject === 'string' ? subject : subject.choices.model);
  const isWide = useIsWide();
  const [isSheet, setSheet] = useState(false);
  const leave = useConfirmLeave();
  useBlocker(isChanged, form.save);
  const cancel = () => leave(() => onClose());
  useEscape(cancel);
  useSaveKey(() => void form.save());
  const counted = choices && form.size ? { size: form.size, limit: pageLimit(choices) } : null;
  const preview = <DocumentFrame html={form.html} missing={form.missing} />;
  return (
    <Page>
      <PageHeader
        focus
        title={isNew ? 'Nouveau dossier' : 'Modifier le dossier'}
        back={<BackButton onClick={cancel}>Dossiers</BackButton>}
      />
      <SplitForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <SplitFields>
          <Fields>
            <Field label="Nom du dossier" required span="half" hint="Pour vous seul, « RIPEC 2027 ».">
              <Input value={name} maxLength={200} onText={form.rename} />
            </Field>
            <Field label="Modèle" span="half" hint={models[model].purpose}>
              <Select
                value={model}
                onText={(text) => {
                  const next = modelIds.find((each) => each === text);
                  if (next) void form.takeModel(next);
                }}
              >
                {Object.entries(modelGroups).map(([is, label]) => (
                  <optgroup key={is} label={label}>
                    {modelsOf(is).map((each) => (
                      <option key={each} value={each}>
                        {models[each].label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
          </Fields>
          {choices ? (
            <>
              {form.checks && (
                <LacksPanel
                  title="Avant de composer"
                  choices={choices}
                  checks={form.checks}
                  choice={{ isUndecided: form.isUndecided, onChange }}
                  onClassed={form.refresh}
                />
              )}
              <LengthField {...{ choices, onChange }} size={form.size} onFill={form.fill} />
              <PeriodField {...{ choices, onChange }} />
              <LookFields {...{ choices, onChange }} />
              <WordFields {...{ choices, onChange }} written={form.written} />
              <EntryTree {...{ choices, onChange }} groups={form.groups} />
            </>
          ) : (
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner /> Lecture du site…
            </p>
          )}
        </SplitFields>
        {isWide && (
          <SplitAside aria-label="Aperçu du document" className="grid-rows-[minmax(0,1fr)]" data-preview>
            <TitledPanel
              title="Aperçu"
              className="flex flex-col overflow-hidden"
              aside={counted && <SizeCounter {...counted} />}
            >
              {preview}
            </TitledPanel>
          </SplitAside>
        )}
      </SplitForm>
      {isWide === false && isSheet && (
        <Window title="Aperçu" closes onClose={() => setSheet(false)}>
          {preview}
        </Window>
      )}
      <FootBar
        label="Sauvegarde"
        {...stateOf(problem, isSaving, isChanged || isNew)}
        brief={!problem && counted ? sizeText(counted) : undefined}
        before={<PreviewButton onOpen={() => setSheet(true)} />}
      >
        <Button variant="quiet" size="tight" onClick={cancel}>
          Annuler
        </Button>
        <Button variant="primary" size="bar" disabled={isSaving || !choices} onClick={() => void form.save()}>
          <BusyLabel busy={isSaving}>Sauvegarder le dossier</BusyLabel>
        </Button>
      </FootBar>
    </Page>
  );
}

function stateOf(problem: string, isSaving: boolean, isUnsaved: boolean) {
  if (problem) return { colours: 'failed', icon: <TriangleAlert />, title: problem, urgent: true } as const;
  if (isSaving) return { colours: 'busy', icon: <Spinner />, title: 'Sauvegarde…' } as const;
  return isUnsaved
    ? ({ colours: 'unsaved', icon: <CircleDot />, title: 'Non sauvegardé' } as const)
    : ({ colours: 'ok', icon: <Check />, title: 'Sauvegardé' } as const);
}

/** The document's HTML; it runs no script and loads nothing but the fonts of the PDF. */
function DocumentFrame({ html, missing }: Readonly<{ html: string; missing: readonly string[] }>) {
  return (
    <>
      {missing.length > 0 && (
        <p className="bg-warn-wash px-4 py-2 text-sm text-warn" role="status">
          Le PDF n’a pas de lettre pour&nbsp;: {missing.join(' ')}. Les autres formats les gardent.
        </p>
      )}
      {html === '' ? (
        <p className="flex items-center gap-2 p-4 text-ink-faint">
          <Eye /> L’aperçu arrive…
        </p>
      ) : (
        <iframe
          className="block h-[70dvh] w-full border-0 bg-white aside:h-[calc(100dvh-var(--spacing-topbar)-13rem)] max-sm:h-auto max-sm:flex-1"
          title="Aperçu du document"
          sandbox="allow-same-origin" // for the fonts, which the site sends to its owner; no script runs
          srcDoc={html}
        />
      )}
    </>
  );
}
