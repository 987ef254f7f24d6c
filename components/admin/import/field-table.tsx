import { type Choice, takenFields } from '@/sections/publications/import/choices';
import { fieldLabel, fieldText } from '@/sections/publications/import/field-labels';
import type { Planned } from '@/sections/publications/import/plan';

type Props = {
  readonly planned: Extract<Planned, { readonly changes: unknown }>;
  readonly choice: Choice | undefined;
  readonly onTake: (fields: readonly string[]) => void;
};

/** The fields that differ, the owner's words beside the file's; a tick takes the file's. Those that the owner has other words for come last. */
export function FieldTable({ planned, choice, onTake }: Props) {
  const { title, changes, kept } = planned;
  const taken = takenFields(planned, choice);
  return (
    <table className="cmp">
      <caption className="visually-hidden">Champs qui diffèrent dans «&nbsp;{title}&nbsp;»</caption>
      <colgroup>
        <col className="k" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Champ</th>
          <th scope="col">La vôtre</th>
          <th scope="col">La leur</th>
        </tr>
      </thead>
      <tbody>
        {[...changes, ...kept].map(({ field, yours, theirs }, row) => (
          <tr key={field}>
            <th scope="row">
              {fieldLabel(field)}
              {row >= changes.length && <small>vos mots restent</small>}
            </th>
            <td data-k="La vôtre">{yours === '' ? <span className="faint">Absent</span> : <span className="import-value">{fieldText(field, yours)}</span>}</td>
            <td data-k="La leur">
              <label className="check">
                <input
                  type="checkbox"
                  checked={taken.includes(field)}
                  onChange={(event) => onTake(event.target.checked ? [...taken, field] : taken.filter((each) => each !== field))}
                />
                <span className="import-value">{fieldText(field, theirs)}</span>
              </label>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
