/** How the owner sees the classes of a publication and chooses others. */
import type { Option, SelectNode } from '../../editor-tree';
import type { ListName } from '../lists';
import { type Article, article, type Communication, communication, type OtherWork, otherWork } from '../schema';
import { classOf } from './proposal';
import { codesOf, type Scheme, schemes } from './schemes';

const parsers = { articles: article, communications: communication, others: otherWork } as const;

/** The fields of both schemes, each with the proposal below it while nothing is chosen. */
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
  hint: (group) => {
    const { data } = parsers[list].safeParse({ ...group, title: '–', authors: '–', year: group.year || '2000' });
    return data && proposalText(data, scheme);
  },
});

function optionsOf(scheme: Scheme): readonly Option[] {
  const labels: Readonly<Record<string, { readonly fr: string }>> = schemes[scheme];
  return codesOf(scheme).map((value) => ({ value, label: `${value}\u00a0: ${labels[value]?.fr}` }));
}

/** « Proposée : ACL (type SCOPUS). », « Sans classe : l’audience du congrès n’est pas connue. »; nothing beside a choice. */
function proposalText(item: Article | Communication | OtherWork, scheme: Scheme): string | undefined {
  const { code, reason, isChosen } = classOf(item, scheme);
  if (isChosen) return undefined;
  return code ? `Proposée\u00a0: ${code} (${reason}).` : `Sans classe\u00a0: ${reason}.`;
}
