'use client';
import { Field } from '@/components/admin/fields/field';
import { Input, Select } from '@/components/admin/fields/input';
import { Panel } from '@/components/admin/ui/panel';
import { quoted } from '@/lib/format/french';
import { newDomainKey } from '@/sections/publications/import/choices';
import type { ImportBase } from '@/sections/publications/import/plan';
import type { Target } from './use-import';

export type Domains = ImportBase['domains'];
type Props = {
  readonly id: string;
  readonly domains: Domains;
  /** The title of the domain that has the new one’s name already. */
  readonly existing?: string;
  readonly target: Target;
  /** Whether an entry goes to a new domain. */
  readonly isNewUsed: boolean;
  /** Whether the import was tried without a name for it. */
  readonly isUnnamed: boolean;
  readonly onTarget: (target: Target) => void;
};

/** The domain of the whole list, and the name of a new one. */
export function DomainChoice({ id, domains, existing, target, isNewUsed, isUnnamed, onTarget }: Props) {
  return (
    <Panel as="div" className="grid grid-cols-12 gap-4 p-4">
      <Field
        id={`${id}-domain`}
        label="Domaine des nouvelles publications"
        hint="Celles d’une revue ou d’une conférence que vous avez déjà rangée vont dans son domaine."
        span="half"
      >
        {(tied) => (
          <Select {...tied} value={target.key} onChange={(event) => onTarget({ ...target, key: event.target.value })}>
            {domains.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(isNewUsed || target.key === newDomainKey) && (
        <Field
          id={`${id}-name`}
          label="Nom du nouveau domaine"
          required
          span="half"
          {...(existing && { hint: `${quoted(existing)} existe déjà\u00a0: ces publications iront dans ce domaine.` })}
          {...(isUnnamed && { error: 'Le nom du domaine est requis' })}
        >
          {(tied) => (
            <Input
              {...tied}
              type="text"
              maxLength={200}
              value={target.title}
              onChange={(event) => onTarget({ ...target, title: event.target.value })}
            />
          )}
        </Field>
      )}
    </Panel>
  );
}
