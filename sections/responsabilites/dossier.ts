import { fold } from '@/lib/format/fold';
import type { DossierOf } from '../dossier';
import { groupOf } from '../dossier-entries';
import { itemEntry } from '../items-dossier';
import { type Responsabilite, responsabilite } from './definition';

/** The responsibilities for courses of study and teaching, then the others. */
export const responsibilitiesDossier: DossierOf<'responsabilites'> = (items, context) => {
  const entries = (list: readonly Responsabilite[]) =>
    list.map((item) => itemEntry(responsabilite.view(item, context.lang), context));
  const typed = new Map((context.typed?.responsabilites ?? []).map((item) => [item.id, item]));
  const forTeaching = new Set(items.filter((item) => isForTeaching(typed.get(item.id) ?? item)));
  return [
    groupOf(
      'pedagogiques',
      { fr: 'Responsabilités pédagogiques', en: 'Teaching responsibilities', ar: 'المسؤوليات البيداغوجية' },
      entries(items.filter((item) => forTeaching.has(item))),
      context,
    ),
    groupOf(
      'collectives',
      { fr: 'Responsabilités collectives', en: 'Institutional responsibilities', ar: 'المسؤوليات الجماعية' },
      entries(items.filter((item) => !forTeaching.has(item))),
      context,
    ),
  ];
};

/** By its type where that is filled in, else by its title. */
export const isForTeaching = ({ title, details }: Pick<Responsabilite, 'title' | 'details'>): boolean =>
  details.type.trim() === ''
    ? /\b(?:master|licence|diplome|filiere|mention|formations?|enseignements?|pedagogi\w+|but|dut|l[123]|m[12])\b/.test(
        fold(title),
      )
    : /\b(?:pedagogi|enseignement|formation)/.test(fold(details.type));
