/** The owner's own sections in a dossier, a group each, under their titles. */

import { whenInMargin } from '@/sections/dated';
import {
  type DossierContext,
  type DossierGroup,
  type DossierOf,
  entryBlock,
  groupOf,
  listGroup,
  richGroup,
  withYears,
  yearOfToday,
} from '../dossier';
import { yearsInPeriod } from '../period';
import { cardName } from './card-name';
import { type CustomCard, hasCardText } from './definition';

const headingOf = ({ title = 'Section' }: DossierContext): DossierGroup['heading'] => ({
  fr: title,
  en: title,
  ar: title,
});

export const customTextDossier: DossierOf<'text'> = (html, context) => [
  richGroup('texte', headingOf(context), { id: 'texte', label: headingOf(context).fr }, html, context),
];

export const customListDossier: DossierOf<'list'> = (lines, context) => [listGroup('liste', headingOf(context), lines)];

/** Grouped cards are written group by group. */
export const customCardsDossier: DossierOf<'cards'> = (content, context) => [
  groupOf(
    'cartes',
    headingOf(context),
    (Array.isArray(content) ? content : Object.values(content).flat()).filter(hasCardText).map((card: CustomCard) => ({
      id: `${card.year} ${cardName(card) || card.description}`,
      label: cardName(card) || card.description,
      ...withYears(yearsInPeriod(card.year, yearOfToday(context))),
      blocks: [
        entryBlock({
          label: whenInMargin(card.year, context.lang),
          title: cardName(card) || card.description,
          facts: [card.authors, card.level, card.hours],
          details: cardName(card) ? [card.description] : [],
        }),
      ],
    })),
    context,
  ),
];
