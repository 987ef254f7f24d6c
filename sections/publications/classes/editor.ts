/** The owner's fields for a publication's classes. */
import type { Option, SelectNode } from '../../editor-tree';
import type { ListName } from '../lists';
import { codesOf, type Scheme, schemes } from './schemes';

/** The fields of both schemes, each with its proposal as hint while nothing is chosen. */
export const classEditor = (list: ListName) =>
  ({
    aeresClass: selectOf('aeres', 'Classe (AERES)', list),
    hceresClass: selectOf('hceres', 'Classe (HAL, Hcéres)', list),
  }) as const;

const selectOf = (scheme: Scheme, label: string, list: ListName): SelectNode => ({
  node: 'select',
  label,
  options: optionsOf(scheme),
  span: 'half',
  loadHint: async () => (await import('./proposed')).proposedIn(list, scheme),
});

function optionsOf(scheme: Scheme): readonly Option[] {
  const labels: Readonly<Record<string, { readonly fr: string }>> = schemes[scheme];
  return codesOf(scheme).map((value) => ({ value, label: `${value}\u00a0: ${labels[value]?.fr}` }));
}
