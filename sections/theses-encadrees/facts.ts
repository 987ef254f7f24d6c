/**
 * The facts of a supervision beside its subject, status and year, in three groups. All of them are optional: an item
 * that was stored without them stays as it is.
 */
import { z } from 'zod';
import { checkPeriod, optionalDate } from '../dated';
import { absent, card, itemId, listOf, optionalText, requiredOrRefused, text, tick } from '../fields';
import { publicationSlug, shareOf, thesesFrAddress } from './read-facts';

const shareMessage = 'La quotité est un pourcentage, comme 50';
const thesesFrMessage =
  'Saisissez le numéro de la thèse (2019LYSE1234), son identifiant sur theses.fr (s123456) ou une adresse en https://';
const publicationMessage = 'Saisissez l’adresse d’une publication de ce site, comme /publications/ma-these-2022';

/** A text that `read` stores in its normal form; '' and absence are none. */
const read = (reader: (text: string) => string | undefined, message: string) =>
  z.preprocess(
    (value) => {
      const given = typeof value === 'number' ? String(value) : value;
      if (typeof given !== 'string') return given ?? undefined;
      return given.trim() === '' ? undefined : (reader(given.trim()) ?? given);
    },
    z
      .string(message)
      .max(2000, message)
      .refine((value) => reader(value) === value, message)
      .optional(),
  );

const supervision = card(
  {
    doctorant: optionalText(300),
    /** Whether the name stays in the administration. */
    anonyme: tick(),
    /** Whether visitors are told the name of a person who has not defended. */
    nomPublic: tick(),
    nature: optionalText(200),
    role: optionalText(200),
    /** In percent. */
    quotite: read(shareOf, shareMessage),
    codirection: optionalText(),
    etablissement: optionalText(),
    ecole: optionalText(),
    financement: optionalText(),
    start: optionalDate(),
    end: optionalDate(),
    /** Whether the status and the year follow from the dates. */
    auto: tick(),
  },
  'L’encadrement doit être un objet',
).superRefine(checkPeriod);
export type Supervision = z.output<typeof supervision>;

const member = card(
  {
    id: itemId('membre'),
    nom: requiredOrRefused('Le nom du membre du jury est requis', 300),
    role: text(200),
    etablissement: text(),
  },
  'Chaque membre du jury doit être un objet',
);
export type JuryMember = z.output<typeof member>;

const defence = card(
  {
    date: optionalDate(),
    lieu: optionalText(),
    mention: optionalText(),
    jury: absent(listOf(member)),
  },
  'La soutenance doit être un objet',
);
export type Defence = z.output<typeof defence>;

const sequel = card(
  {
    situation: optionalText(),
    thesesFr: read(thesesFrAddress, thesesFrMessage),
    /** The slug of a publication of the site. */
    publication: read(publicationSlug, publicationMessage),
  },
  'Le devenir doit être un objet',
);
export type Sequel = z.output<typeof sequel>;

export const factGroups = { encadrement: absent(supervision), soutenance: absent(defence), devenir: absent(sequel) };
