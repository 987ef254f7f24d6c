'use client';
import { newDomainKey } from '@/sections/publications/import/choices';
import type { ImportBase } from '@/sections/publications/import/plan';
import { Field } from '../fields/field';
import type { Target } from './use-import';

export type Domains = ImportBase['domains'];
type Props = {
  readonly id: string;
  readonly domains: Domains;
  readonly target: Target;
  /** Whether an entry goes to a new domain, which has no name yet. */
  readonly isNeeded: boolean;
  /** Whether the import was tried without that name. */
  readonly isUnnamed: boolean;
  readonly onTarget: (target: Target) => void;
};

/** The domain of the whole list, and the name of a new one. */
export function DomainChoice({ id, domains, target, isNeeded, isUnnamed, onTarget }: Props) {
  const isNew = target.key === newDomainKey || isNeeded || target.title !== '';
  return (
    <div className="panel panel-body fields">
      <Field
        id={`${id}-domain`}
        label="Domaine des nouvelles publications"
        hint="Celles d’une revue ou d’une conférence que vous avez déjà rangée vont dans son domaine."
        span="half"
      >
        {(tied) => (
          <select {...tied} className="input" value={target.key} onChange={(event) => onTarget({ ...target, key: event.target.value })}>
            {domains.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isNew && (
        <Field id={`${id}-name`} label="Nom du nouveau domaine" required span="half" {...(isUnnamed && { error: 'Le nom du domaine est requis' })}>
          {(tied) => (
            <input
              {...tied}
              className="input"
              type="text"
              maxLength={200}
              value={target.title}
              onChange={(event) => onTarget({ ...target, title: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
