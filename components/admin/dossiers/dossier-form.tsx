import { Check, CircleDot, Eye, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatYear } from '@/lib/format/dates';
import { serverNow } from '@/lib/site/api/client';
import type { DossierItem, MadeDossier } from '@/lib/site/api/dossiers';
import { type Choices, type Period, pageLimit } from '@/lib/site/dossiers/choices';
import { type ModelId, modelGroups, modelIds, models, modelsOf } from '@/lib/site/dossiers/models';
import { styleLabels } from '@/sections/publications/citing/styles/style-names';
import { Field, FieldGroup, Fields, Input, Select, Textarea } from '../fields/field';
import { useEscape, useSaveKey } from '../form/keys';
import { BackButton, Page, PageHeader } from '../page-header';
import { PreviewButton, useIsWide } from '../preview/preview-button';
import { useBlocker, useConfirmLeave } from '../providers/navigation-blocker';
import { BusyLabel, Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { FootBar } from '../ui/foot-bar';
import { SplitAside, SplitFields, SplitForm } from '../ui/form-layout';
import { TitledPanel } from '../ui/panel';
import { Segment, Segmented } from '../ui/segmented';
import { Window } from '../ui/window';
import { EntryTree } from './entry-tree';
import { LacksPanel } from './lacks-panel';
import { useDossierForm } from './use-dossier-form';
import { LengthField, SizeCounter, sizeText, WordFields } from './words-and-length';

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

type OptionProps = Readonly<{ choices: Choices; onChange: (change: Partial<Choices>) => void }>;

function PeriodField({ choices: { period }, onChange }: OptionProps) {
  const id = useId();
  const thisYear = Number(formatYear(serverNow()));
  const options: readonly Readonly<{ label: string; value: Period }>[] = [
    { label: 'Toutes les années', value: { is: 'all' } },
    { label: 'Cette année et les 4 précédentes', value: { is: 'last', years: 4 } },
    { label: 'Cette année et les 5 précédentes', value: { is: 'last', years: 5 } },
    {
      label: 'Autre période',
      value: period.is === 'between' ? period : { is: 'between', from: thisYear - 10, to: thisYear },
    },
  ];
  const hint =
    period.is === 'last'
      ? `De ${thisYear - period.years} à ${thisYear}\u202f; l’an prochain, « Refaire » avancera d’une année.`
      : 'Une entrée sans année reste dans toutes les périodes.';
  return (
    <FieldGroup label="Période" hint={hint}>
      <Segmented fill>
        {options.map(({ label, value }) => (
          <Segment
            key={label}
            name={`${id}-periode`}
            checked={isSame(period, value)}
            onChange={() => onChange({ period: value })}
          >
            {label}
          </Segment>
        ))}
      </Segmented>
      {period.is === 'between' && (
        <Fields>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'De' : 'À'} span="third">
              <Input
                type="number"
                min={1900}
                max={2100}
                value={period[end] || ''}
                onText={(text) => onChange({ period: { ...period, [end]: Number(text) } })}
              />
            </Field>
          ))}
        </Fields>
      )}
    </FieldGroup>
  );
}

const isSame = (one: Period, other: Period): boolean => JSON.stringify(one) === JSON.stringify(other);

function LookFields({ choices, onChange }: OptionProps) {
  return (
    <Fields>
      <Choice
        label="Langue"
        value={choices.lang}
        options={{ fr: 'Français', en: 'Anglais', ar: 'Arabe' }}
        onValue={(lang) => onChange({ lang })}
      />
      <Choice
        label="Classement des publications"
        value={choices.scheme}
        options={{ hceres: 'Hcéres', aeres: 'AERES (ACL, ACTI…)', histoire: 'Histoire, lettres', droit: 'Droit' }}
        onValue={(scheme) => onChange({ scheme })}
      />
      <Choice label="Références" value={choices.style} options={styleLabels} onValue={(style) => onChange({ style })} />
      <Choice
        label="Ordre"
        value={choices.order}
        options={{ newest: 'Récent d’abord', oldest: 'Ancien d’abord' }}
        onValue={(order) => onChange({ order })}
      />
      <Field
        label="Membres de l’unité"
        hint={'Un nom par ligne, « Durand, Anne »\u00a0: soulignés parmi les auteurs, comme les comités le demandent.'}
      >
        <Textarea
          value={choices.unit.join('\n')}
          onText={(text) => onChange({ unit: text === '' ? [] : text.split('\n') })}
        />
      </Field>
      <div className="col-span-full">
        <Tick checked={choices.isAnonymous} onTick={(isAnonymous) => onChange({ isAnonymous })}>
          Anonyme&nbsp;: sans votre nom ni vos coordonnées, nulle part
        </Tick>
      </div>
    </Fields>
  );
}

type ChoiceProps<Value extends string> = Readonly<{
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onValue: (value: Value) => void;
}>;

function Choice<Value extends string>({ label, value, options, onValue }: ChoiceProps<Value>) {
  const id = useId();
  const values = Object.keys(options) as Value[];
  return (
    <FieldGroup label={label} span="half">
      <Segmented>
        {values.map((each) => (
          <Segment key={each} name={`${id}-choix`} checked={each === value} onChange={() => onValue(each)}>
            {options[each]}
          </Segment>
        ))}
      </Segmented>
    </FieldGroup>
  );
}
