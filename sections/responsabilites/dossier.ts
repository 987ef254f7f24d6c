import { fold } from '@/lib/format/fold';
import { type DossierOf, groupOf, newestFirst } from '../dossier';
import { itemEntry } from '../items-dossier';
import { type Responsabilite, responsabilite } from './definition';

/**
 * Responsibilities for programmes and teaching, then the others, newest first; in the national form the others are
 * those of a team, offices, local mandates and national ones.
 */
export const responsibilitiesDossier: DossierOf<'responsabilites'> = (items, context) => {
  const typed = new Map((context.typed?.responsabilites ?? []).map((item) => [item.id, item]));
  const kindOf = (item: Responsabilite) => {
    const typedItem = typed.get(item.id) ?? item;
    return isForTeaching(typedItem) ? 'pedagogiques' : context.isTrame ? scopeOf(typedItem) : 'collectives';
  };
  const entries = (kind: string) =>
    newestFirst(
      items
        .filter((item) => kindOf(item) === kind)
        .map((item) => itemEntry(responsabilite.view(item, context.lang), context)),
    );
  return [
    groupOf(
      'pedagogiques',
      { fr: 'Responsabilités pédagogiques', en: 'Teaching responsibilities', ar: 'المسؤوليات البيداغوجية' },
      entries('pedagogiques'),
      context,
    ),
    groupOf(
      'collectives',
      context.isTrame ? inFrench('Responsabilités administratives') : all,
      entries('collectives'),
      context,
    ),
    ...Object.entries(context.isTrame ? trameHeadings : {}).map(([kind, text]) =>
      groupOf(kind, inFrench(text), entries(kind), context),
    ),
  ];
};

const all = { fr: 'Responsabilités collectives', en: 'Institutional responsibilities', ar: 'المسؤوليات الجماعية' };
/** The national form is in French. */
const inFrench = (text: string) => ({ fr: text, en: text, ar: text });
const trameHeadings = {
  scientifiques: 'Animation de la recherche',
  'collectives/mandats': 'Mandats locaux ou régionaux',
  'collectives/nationales': 'Mandats nationaux ou internationaux',
};

/** By title, type and scope, not by the organisation's: that would make an office in a CNRS unit national. */
function scopeOf(item: Responsabilite): string {
  const { title, details } = item;
  const words = fold(`${title} ${details.type} ${details.périmètre ?? ''}`);
  if (/\b(?:cnu|conrs|anr|hceres|ministere|agregation|capes|(?:inter)?national\w*|europe\w*)\b/.test(words))
    return 'collectives/nationales';
  if (isOfResearch(item)) return 'scientifiques';
  return /\b(?:elue?s?|mandats?|conseils?|commissions?|cfvu|regiona\w*)\b/.test(words)
    ? 'collectives/mandats'
    : 'collectives';
}

/** Of a team or a topic, or scientific by type: in the form, directors of a unit belong to the offices. */
function isOfResearch({ title, details }: Responsabilite): boolean {
  const [words, isScientific] = [fold(title), /\bscientifique\b/.test(fold(details.type))];
  return /\b(?:equipe|axe|theme)\b/.test(words)
    ? isScientific || /\b(?:co-?)?(?:responsable|direct(?:eur|rice)|anima(?:teur|trice))\b/.test(words)
    : isScientific && !/\b(?:umr|unite|laboratoire|institut|federation|centre|ecole|conseil|commission)\b/.test(words);
}

/** By type if filled in, else by title. */
const isForTeaching = ({ title, details }: Pick<Responsabilite, 'title' | 'details'>): boolean =>
  details.type.trim() === ''
    ? /\b(?:master|licence|diplome|filiere|mention|formations?|enseignements?|pedagogi\w+|but|dut|l[123]|m[12])\b/.test(
        fold(title),
      )
    : /\b(?:pedagogi|enseignement|formation)/.test(fold(details.type));
