'use client';
import { useCallback, useEffect, useState } from 'react';
import type { SomeOfNode } from '@/sections/editor-tree';
import { FieldGroup } from '../fields/field';
import { getAt, type Path } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import { Button } from '../ui/button';
import { CheckLabel } from '../ui/check-label';

type State =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly read: Awaited<ReturnType<SomeOfNode['load']>> };

/** Boxes to tick, one for each choice that the item has as it is typed. */
export function SomeOf({ node, path }: { readonly node: SomeOfNode; readonly path: Path }) {
  const { draft } = useFormContext();
  const { field, value, set } = useField(path, node);
  const { state, load } = useChoices(node);
  const stored = Array.isArray(value) ? value.map(asText) : [];
  const choices = state.status === 'ready' ? state.read(getAt(draft.value, path.slice(0, -2)), stored) : [];
  const choose = (chosen: string, isChosen: boolean) =>
    set(choices.flatMap((each) => ((each.value === chosen ? isChosen : each.isChosen) ? [each.value] : [])));
  return (
    <FieldGroup {...field}>
      <div className="grid justify-items-start gap-1 text-control" aria-busy={state.status === 'loading'}>
        {choices.map(({ value: each, label, isChosen }) => (
          <CheckLabel key={each}>
            <input type="checkbox" checked={isChosen} onChange={(event) => choose(each, event.target.checked)} />
            {label}
          </CheckLabel>
        ))}
        {state.status === 'ready' && choices.length === 0 && (
          <p className="text-ink-faint">Rien à choisir pour l’instant</p>
        )}
        {state.status === 'failed' && (
          <p role="status">
            Ces choix n’ont pas pu être chargés.
            <Button variant="quiet" onClick={load}>
              Réessayer
            </Button>
          </p>
        )}
      </div>
    </FieldGroup>
  );
}

/** What reads the choices, loaded with the field. If that fails, the form stays as it is, and `load` tries again. */
function useChoices(node: SomeOfNode) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const load = useCallback(() => {
    node.load().then(
      (read) => setState({ status: 'ready', read }),
      () => setState({ status: 'failed' }),
    );
  }, [node]);
  useEffect(load, [load]);
  return { state, load };
}
