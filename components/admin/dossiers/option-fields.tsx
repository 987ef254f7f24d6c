import { useId } from 'react';
import { formatYear } from '@/lib/format/dates';
import { serverNow } from '@/lib/site/api/client';
import type { Choices, Period } from '@/lib/site/dossiers/choices';
import { styleLabels } from '@/sections/publications/citing/styles/style-names';
import { Field, FieldGroup, Fields, Input, Textarea } from '../fields/field';
import { Tick } from '../ui/check-label';
import { Segment, Segmented } from '../ui/segmented';

type Props = Readonly<{ choices: Choices; onChange: (change: Partial<Choices>) => void }>;

export function PeriodField({ choices: { period }, onChange }: Props) {
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

export function LookFields({ choices, onChange }: Props) {
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
