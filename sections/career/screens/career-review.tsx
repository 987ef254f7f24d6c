import { useId } from 'react';
import { Field, Select } from '@/components/admin/fields/field';
import { ImportBar, Option, TroubleNotice } from '@/components/admin/import/parts';
import { BackButton, Page, PageHeader } from '@/components/admin/page-header';
import { useConfirmLeave } from '@/components/admin/providers/navigation-blocker';
import { Button } from '@/components/admin/ui/button';
import { Tick } from '@/components/admin/ui/check-label';
import { PanelNote, TitledPanel } from '@/components/admin/ui/panel';
import { Row } from '@/components/admin/ui/rows';
import { capitalised, formatNumber, quoted } from '@/lib/format/french';
import { linkLabel, linkNames } from '../../profil/identities';
import type { CareerPlan, PlannedCareer } from '../plan-shape';
import { careerOutcome, outcomes } from './career-words';
import { type CareerChoice, isTaken, type useCareer, wayOf } from './use-career';
import type { useRefusals } from './use-refusals';

type Numbered = { readonly planned: PlannedCareer; readonly index: number };
type Props = {
  readonly plan: CareerPlan;
  readonly current: ReturnType<typeof useCareer>;
  readonly refusals: ReturnType<typeof useRefusals>;
};

/** The entries, with new ones by section; nothing is written until the final button. */
export function CareerReview({ plan, current, refusals }: Props) {
  const { options, setOptions, saving, taken, sample } = current;
  const leave = useConfirmLeave();
  const numbered = plan.entries.map((planned, index): Numbered => ({ planned, index }));
  const isNew = ({ planned }: Numbered) => planned.is === 'new';
  const sections = Map.groupBy(numbered.filter(isNew), ({ planned }) => planned.ways[0]?.section ?? '');
  const links = linkNames.filter((name) => plan.links[name]);
  const goesTo = (to: string) => taken.some(({ planned, way }) => way.to === to && !planned.replaces);
  const panel = (title: string, hint: string, entries: readonly Numbered[]) =>
    entries.length > 0 && (
      <CareerPanel key={title} title={title} hint={hint} entries={entries} current={current} refusals={refusals} />
    );
  return (
    <Page>
      <PageHeader
        focus
        title="Vérifier le parcours"
        meta={<span className="lining-nums tabular-nums">{careerOutcome(plan.entries)}</span>}
        back={
          <BackButton disabled={saving} onClick={() => leave(current.restart)}>
            Choisir une autre source
          </BackButton>
        }
      />
      <TroubleNotice trouble={current.trouble} again="Relire" onAgain={(source) => void current.read(source)} />
      {sample > 0 && (
        <Option name="sample" current={current}>
          Enlever l’exemple de ces sections ({formatNumber(sample)})
        </Option>
      )}
      {plan.names.length > 0 && (
        <Option name="names" current={current}>
          Ajouter à vos «{'\u00a0'}Autres noms{'\u00a0'}»{'\u00a0'}: {plan.names.map((name) => quoted(name)).join(', ')}
        </Option>
      )}
      {links.length > 0 && (
        <Option name="links" current={current}>
          {`Ajouter à votre profil\u00a0: ${links.map((name) => `${linkLabel(name)} (${plan.links[name]})`).join(', ')}`}
        </Option>
      )}
      {goesTo('cv--jurys') && (
        <Option name="feminine" current={current}>
          Écrire mes rôles au féminin (Rapporteure, Examinatrice)
        </Option>
      )}
      {goesTo('theses-encadrees') && plan.domains.length > 0 && (
        <Field label="Domaine des thèses" span="half">
          <Select value={options.domain} onText={(domain) => setOptions({ ...options, domain })}>
            {plan.domains.map((domain) => (
              <option key={domain}>{domain}</option>
            ))}
            <option value="">Sans domaine</option>
          </Select>
        </Field>
      )}
      {Array.from(sections, ([title, entries]) =>
        panel(title, 'Nouvelle\u00a0: décochez-la si vous n’en voulez pas.', entries),
      )}
      {outcomes.map(
        (each) =>
          'hint' in each &&
          panel(
            capitalised(each.words[1]),
            each.hint,
            numbered.filter(({ planned }) => planned.is === each.is),
          ),
      )}
      <ImportBar
        count={taken.length}
        nouns={['entrée', 'entrées']}
        saving={saving}
        onCancel={() => leave(current.restart)}
        onSave={() => void current.save()}
      />
    </Page>
  );
}

type PanelProps = Omit<Props, 'plan'> & {
  readonly title: string;
  readonly hint: string;
  readonly entries: readonly Numbered[];
};

function CareerPanel({ title, hint, entries, current: { choices, choose }, refusals }: PanelProps) {
  const id = useId();
  const tickable = entries.filter(({ planned, index }) => planned.is === 'new' && wayOf(planned, choices.get(index)));
  const isWhole = tickable.every(({ planned, index }) => isTaken(planned, choices.get(index)));
  const marks = new Set(refusals.refused.map(({ mark }) => mark));
  const tickAll = () =>
    choose(
      tickable.map(({ index }) => index),
      { isTaken: !isWhole },
    );
  const aside =
    tickable.length > 1 ? (
      <Button variant="quiet" aria-describedby={id} onClick={tickAll}>
        Tout {isWhole ? 'décocher' : 'cocher'}
      </Button>
    ) : (
      <PanelNote>{hint}</PanelNote>
    );
  return (
    <TitledPanel title={title} count={entries.length} aside={aside} titleId={id}>
      <ul aria-labelledby={id}>
        {entries.map(({ planned, index }) => (
          <CareerRow
            key={index}
            planned={planned}
            choice={choices.get(index)}
            isRefused={marks.has(planned.mark)}
            onChoose={(change) => choose(index, change)}
            onRefuse={() =>
              refusals.refuse({
                keys: [...planned.keys],
                mark: planned.mark,
                title: [planned.ways[0]?.title, planned.ways[0]?.line].filter(Boolean).join(' ·\u00a0').slice(0, 600),
              })
            }
            onTakeBack={() => refusals.takeBack(planned.mark)}
          />
        ))}
      </ul>
    </TitledPanel>
  );
}

type RowProps = {
  readonly planned: PlannedCareer;
  readonly choice: CareerChoice | undefined;
  readonly isRefused: boolean;
  readonly onChoose: (change: CareerChoice) => void;
  readonly onRefuse: () => void;
  readonly onTakeBack: () => void;
};

/** An entry as its section would show it, its source, and the owner's choices for it. */
function CareerRow({ planned, choice, isRefused, onChoose, onRefuse, onTakeBack }: RowProps) {
  const id = useId();
  const { ways, by, remarks = [], is, other } = planned;
  const way = wayOf(planned, choice) ?? ways[0];
  const title = way?.title ?? planned.keys[0] ?? '';
  const words = (
    <span id={id} className="min-w-0">
      <span className="wrap-anywhere font-medium text-ink">{title}</span>
      {way?.line && <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{way.line}</span>}
      <span className="wrap-anywhere block font-normal text-ink-faint text-sm">
        {[by, is === 'alike' && `ressemble à ${quoted(other ?? '')}`, is === 'unreadable' && other, ...remarks]
          .filter(Boolean)
          .join(' ·\u00a0')}
      </span>
    </span>
  );
  const isWritable = is !== 'unreadable' && !isRefused;
  return (
    <Row tall className="grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      {isWritable ? (
        <Tick
          checked={isTaken(planned, choice)}
          disabled={wayOf(planned, choice) === undefined}
          onTick={(isTaken) => onChoose({ isTaken })}
        >
          {words}
        </Tick>
      ) : (
        words
      )}
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap max-sm:justify-start max-sm:ps-6">
        {isWritable && ways.length > 1 && (
          <Select
            className="min-w-44"
            aria-label={`Qu’est-ce que c’est\u00a0? ${title}`}
            value={choice?.way ?? ''}
            onText={(at) =>
              onChoose(at === '' ? { way: undefined, isTaken: false } : { way: Number(at), isTaken: true })
            }
          >
            <option value="">À préciser…</option>
            {ways.map(({ label }, at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {!['same', 'update', 'unreadable'].includes(is) && (
          <Button
            variant="quiet"
            className="flex-none"
            aria-describedby={id}
            onClick={isRefused ? onTakeBack : onRefuse}
          >
            {isRefused ? 'Reprendre' : 'Pas le mien'}
          </Button>
        )}
      </div>
    </Row>
  );
}
