import { ChevronDown, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { dayOf } from '@/lib/format/dates';
import { serverNow } from '@/lib/site/api/client';
import type { DossierGroupItem } from '@/lib/site/api/dossiers';
import {
  type Choices,
  everything,
  firstWorks,
  isGroupIn,
  isWithin,
  withEntries,
  worksOf,
  yearsOf,
} from '@/lib/site/dossiers/choices';
import { FieldGroup } from '../fields/field';
import { Button, IconButton, linkLook } from '../ui/button';
import { Tick } from '../ui/check-label';
import { cx } from '../ui/cx';

type Props = Readonly<{
  choices: Choices;
  groups: readonly DossierGroupItem[];
  onChange: (change: Partial<Choices>) => void;
}>;

/** The dossier's content: a checkbox for each group and entry; a star for works printed first. */
export function EntryTree({ choices, groups, onChange }: Props) {
  const first = firstWorks(choices, groups);
  const hasWorks = groups.some((group) => group.hasWorks);
  return (
    <FieldGroup
      label="Contenu"
      loose
      hint={
        hasWorks
          ? `L’étoile met un travail en tête des publications, ${worksOf(choices.model)} au plus\u00a0: ${choices.selected === null ? 'les plus récents, tant que vous n’avez pas choisi' : `${choices.selected.length} choisis`}.`
          : undefined
      }
    >
      <div className="flex gap-2">
        <Button onClick={() => onChange({ groups: [everything], left: [] })}>Tout cocher</Button>
        <Button variant="quiet" onClick={() => onChange({ groups: [], left: [] })}>
          Tout décocher
        </Button>
        {choices.selected !== null && hasWorks && (
          <Button variant="quiet" onClick={() => onChange({ selected: null })}>
            Travaux récents en tête
          </Button>
        )}
      </div>
      {groups.length === 0 ? (
        <p className="text-ink-faint">Le site n’a pas encore de contenu à reprendre.</p>
      ) : (
        <ul className="list-none divide-y divide-rule rounded-3 border border-rule bg-paper-raised">
          {first.length > 0 && (
            <li className="px-3 py-2">
              <span className="font-medium">{choices.selected === null ? 'Travaux récents' : 'Travaux choisis'}</span>{' '}
              <span className="text-ink-faint text-sm tabular-nums">
                {`${first.length}\u00a0sur\u00a0${worksOf(choices.model)}`}
              </span>
            </li>
          )}
          {groups.map((group) => (
            <Group key={group.key} group={group} first={first} choices={choices} onChange={onChange} />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

type GroupProps = Omit<Props, 'groups'> &
  Readonly<{
    group: DossierGroupItem;
    /** The keys of the works printed first. */
    first: readonly string[];
  }>;

function Group({ group, first, choices, onChange }: GroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const left = new Set(choices.left);
  const ticked = isGroupIn(choices, group.key) ? group.entries.filter(({ key }) => !left.has(key)) : [];
  const years = yearsOf(choices.period, dayOf(serverNow()));
  const within = ticked.filter((entry) => isWithin(entry.years, years)).length;
  const above = group.entries.filter(({ key }) => first.includes(key)).length;
  const isPartly = ticked.length > 0 && ticked.length < group.entries.length;
  const take = (keys: ReadonlySet<string>) => {
    const { groups, left: out } = withEntries(choices, group, keys);
    onChange({ groups, left: out });
  };
  const tickAll = (isTicked: boolean) => take(new Set(isTicked ? group.entries.map(({ key }) => key) : []));
  const tickOne = (key: string, isTicked: boolean) => {
    const others = ticked.map((entry) => entry.key).filter((other) => other !== key);
    take(new Set(isTicked ? [...others, key] : others));
  };
  return (
    <li>
      <div className="flex items-start gap-2 px-3 py-2">
        <div className="min-w-0 flex-1">
          <Tick checked={ticked.length > 0} isPartly={isPartly} onTick={(isTicked) => tickAll(isPartly || isTicked)}>
            <span>
              <span className="font-medium">{group.heading}</span>{' '}
              <span className="text-ink-faint text-sm tabular-nums">
                {`${ticked.length}\u00a0sur\u00a0${group.entries.length}`}
                {within < ticked.length && `, ${within} dans la période`}
                {above > 0 && `, ${above} déjà en tête`}
              </span>
            </span>
          </Tick>
        </div>
        <button
          type="button"
          className={linkLook}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Détail<span className="sr-only">{`\u00a0: ${group.heading}`}</span>
          <ChevronDown className={cx('size-3.75 transition-[rotate]', isOpen && 'rotate-180')} />
        </button>
      </div>
      <ul id={id} hidden={!isOpen} className="list-none border-rule border-t bg-paper px-3 py-2">
        {isOpen &&
          group.entries.map((entry) => {
            const { key, label } = entry;
            const isFirst = first.includes(key);
            return (
              <li key={key} className="flex items-start gap-2 py-0.5 ps-6 max-sm:ps-2">
                <div className="min-w-0 flex-1 text-control wrap-anywhere">
                  <Tick checked={ticked.includes(entry)} onTick={(isTicked) => tickOne(key, isTicked)}>
                    <span>
                      {label}
                      {!isWithin(entry.years, years) && <span className="text-ink-faint text-sm"> (hors période)</span>}
                    </span>
                  </Tick>
                </div>
                {group.hasWorks && (
                  <IconButton
                    icon={Star}
                    size="line"
                    label={`Travail choisi\u00a0: ${label}`}
                    aria-pressed={isFirst}
                    disabled={!isFirst && first.length >= worksOf(choices.model)}
                    onClick={() =>
                      onChange({ selected: isFirst ? first.filter((other) => other !== key) : [...first, key] })
                    }
                  />
                )}
              </li>
            );
          })}
      </ul>
    </li>
  );
}
