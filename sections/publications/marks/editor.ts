/** How the owner marks authors: boxes to tick, one for each author of the publication as it is typed. */
import type { SomeOfNode } from '../../editor-tree';
import type { MarkName } from './fields';

const load: SomeOfNode['load'] = async () => (await import('./meant')).authorChoices;

export const markEditor = {
  equalContribution: {
    node: 'someOf',
    label: 'Contribution égale',
    hint: 'Marqués d’un astérisque sur le site\u202f; jamais dans une référence.',
    span: 'half',
    load,
  },
  corresponding: {
    node: 'someOf',
    label: 'Auteur correspondant',
    hint: 'Marqué d’une croix (†) sur le site\u202f; jamais dans une référence.',
    span: 'half',
    load,
  },
} as const satisfies Record<MarkName, SomeOfNode>;
