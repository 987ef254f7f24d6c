import { useId, useState } from 'react';
import { counted } from '@/lib/format/french';
import { saveClasses } from '@/lib/site/api/dossiers';
import type { DossierChecks, UnclassedWork } from '@/lib/site/dossiers/checks';
import { codesOf, type Scheme, schemes } from '@/sections/publications/classes/schemes';
import { Select } from '../fields/field';
import { showToast } from '../providers/notifications';
import { useAct } from '../providers/session';
import { BusyLabel, Button } from '../ui/button';
import { Window, WindowBody, WindowFoot } from '../ui/window';

type ButtonProps = Readonly<{
  scheme: Scheme;
  works: DossierChecks['unclassed'];
  onClassed: () => void;
}>;

/** Opens the dialog that classifies these works, while there are any; shows how many classes it proposes. */
export function ClassButton(props: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const proposed = props.works.filter(({ code }) => code).length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Les classer
        {proposed > 0 && `\u00a0: ${counted(proposed, 'classe proposée', 'classes proposées')}`}
      </Button>
      {isOpen && <ClassWindow {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Classifies works, grouped by proposed class, then by what is unknown: one by one, a journal's with its first, or a
 * whole group at once.
 */
function ClassWindow({ scheme, works, onClassed, onClose }: ButtonProps & { readonly onClose: () => void }) {
  const [act, isSaving] = useAct();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(works.flatMap(({ id: work, code }) => (code ? [[work, code] as const] : []))),
  );
  /** Classifies a work, and with it the unclassified ones of its venue. */
  const choose = (work: UnclassedWork, code: string) => {
    const isBeside = (other: UnclassedWork) =>
      work.venue !== '' && other.venue === work.venue && other.reason === work.reason && !chosen.has(other.id);
    put(code, code === '' ? [work] : [work, ...works.filter(isBeside)]);
  };
  const put = (code: string, works: readonly UnclassedWork[]) => {
    const next = new Map(chosen);
    for (const work of works) {
      if (code === '') next.delete(work.id);
      else next.set(work.id, code);
    }
    setChosen(next);
  };
  const save = async () => {
    const classes = Array.from(chosen, ([id, code]) => ({ id, code }));
    const result = await act(
      (owner) => saveClasses(owner, scheme, classes),
      'Les classes n’ont pas pu être sauvegardées',
    );
    if (!result.ok) return;
    const { count } = result.data;
    showToast.success(`${counted(count, 'travail', 'travaux')} ${count < 2 ? 'classé' : 'classés'}`);
    onClassed();
    onClose();
  };
  const codes: readonly string[] = codesOf(scheme);
  const rank = ({ code }: UnclassedWork) => (code ? codes.indexOf(code) : codes.length);
  const groups = Map.groupBy(
    works.toSorted((a, b) => rank(a) - rank(b) || a.venue.localeCompare(b.venue, 'fr')),
    ({ code, reason }) => (code ? classText(scheme, code) : reason),
  );
  return (
    <Window title={counted(works.length, 'travail à classer', 'travaux à classer')} describedBy={id} onClose={onClose}>
      <WindowBody>
        <p id={id} className="text-ink-soft text-sm">
          Vérifiez les classes que le site propose{'\u202f'}; sans indice, il n’en propose pas. Un choix vaut aussi pour
          les travaux de la même revue ou du même colloque qui n’ont pas encore de classe, et reste sur vos
          publications.
        </p>
        {[...groups].map(([heading, members]) => (
          <section key={heading} className="grid gap-1" aria-label={heading}>
            <div className="flex flex-wrap items-center justify-between gap-2 border-rule-strong border-b pb-2">
              <h3 className="min-w-0 flex-1 basis-60 font-semibold text-control">
                {heading} <span className="font-normal text-ink-faint tabular-nums">({members.length})</span>
              </h3>
              {members.length > 1 && (
                <ClassSelect
                  scheme={scheme}
                  codes={codes.filter((code) => members.every((work) => work.codes.includes(code)))}
                  label={`Classe pour tous, ${heading}`}
                  blank={`Pour les ${members.length}…`}
                  value=""
                  onCode={(code) => put(code, members)}
                />
              )}
            </div>
            <ul className="list-none divide-y divide-rule">
              {members.map((work) => (
                <li key={work.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
                  <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
                    <span className="text-control">{work.title}</span>
                    <span className="block text-ink-faint text-sm">
                      {work.about}
                      {work.code && ` · ${work.reason}`}
                    </span>
                  </div>
                  <ClassSelect
                    scheme={scheme}
                    codes={work.codes}
                    label={`Classe de « ${work.title} »`}
                    blank="Sans classe"
                    value={chosen.get(work.id) ?? ''}
                    onCode={(code) => choose(work, code)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </WindowBody>
      <WindowFoot>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
        <Button variant="primary" disabled={isSaving || chosen.size === 0} onClick={() => void save()}>
          <BusyLabel busy={isSaving}>Classer {chosen.size > 0 && counted(chosen.size, 'travail', 'travaux')}</BusyLabel>
        </Button>
      </WindowFoot>
    </Window>
  );
}

type SelectProps = Readonly<{
  scheme: Scheme;
  codes: readonly string[];
  label: string;
  blank: string;
  value: string;
  onCode: (code: string) => void;
}>;

/** « ACL : Articles de revues internationales à comité de lecture » */
function classText(scheme: Scheme, code: string): string {
  const labels: Readonly<Record<string, { readonly fr: string }>> = schemes[scheme];
  return `${code}\u00a0: ${labels[code]?.fr}`;
}

function ClassSelect({ scheme, codes, label, blank, value, onCode }: SelectProps) {
  return (
    <Select className="sm:max-w-72" aria-label={label} value={value} onText={onCode}>
      <option value="">{blank}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {classText(scheme, code)}
        </option>
      ))}
    </Select>
  );
}
