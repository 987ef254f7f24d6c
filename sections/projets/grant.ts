/** Who pays for a project, how much and until when: all of it optional, and absent from a project without a grant. */
import { z } from 'zod';
import type { Language } from '@/lib/languages';
import { checkPeriod, dateNode, optionalDate, periodText } from '../dated';
import type { GroupNode } from '../editor-tree';
import { card, optionalLines, optionalText, optionalWebAddress } from '../fields';
import { keptLines, keptText } from '../optional';

const grant = card(
  {
    funder: optionalText(),
    call: optionalText(),
    amount: optionalText(200),
    reference: optionalText(200),
    start: optionalDate(),
    end: optionalDate(),
    partners: optionalLines(),
    link: optionalWebAddress(),
  },
  'Le contrat doit être un objet',
).superRefine(checkPeriod);
export type Grant = z.output<typeof grant>;

/** The grant of a project; undefined when absent. */
export const optionalGrant = z.preprocess((value) => value ?? undefined, grant.optional());

/** The fields that say something; undefined, which is not stored, when none does. */
export function keptGrant(given: Grant | undefined): Grant | undefined {
  if (!given) return undefined;
  const { partners, ...texts } = given;
  const kept: Grant = { ...mapped(texts), partners: keptLines(partners) };
  return Object.values(kept).some((value) => value !== undefined) ? kept : undefined;
}

const mapped = (texts: Omit<Grant, 'partners'>): Omit<Grant, 'partners'> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? keptText(value) : value]),
  );

export const grantEditor: GroupNode<Grant> = {
  node: 'group',
  label: 'Financement et partenaires',
  fact: true,
  folded: true,
  fields: {
    funder: { node: 'text', label: 'Financeur', placeholder: 'Agence nationale de la recherche', span: 'half' },
    call: { node: 'text', label: 'Appel à projets', span: 'half' },
    amount: { node: 'text', label: 'Montant', placeholder: '120 000 €', span: 'half' },
    reference: { node: 'text', label: 'Référence', placeholder: 'ANR-24-CE38-0001', span: 'half' },
    start: dateNode('Début'),
    end: dateNode('Fin'),
    partners: { node: 'strings', label: 'Partenaires', line: 'Partenaire', add: 'Ajouter un partenaire' },
    link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
  },
};

/** « 2024–2027 »; '' without dates. */
export const grantPeriod = (given: Grant | undefined, language: Language = 'fr'): string =>
  periodText(given ?? {}, true, language);
