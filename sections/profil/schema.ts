/** The owner's profile: the fields of the public page's hero, About and Contact. */
import { z } from 'zod';
import { card, html, listOf, requiredOrDropped, text, textOr, webAddress } from '../fields';
import { gradientOf } from '../palette';
import { uploadName } from '../picture';
import { standardTexts } from './defaults';
import { identifiers } from './identities';

export const language = card({
  nom: requiredOrDropped('Le nom de la langue est requis', 200),
  color: z.preprocess((value) => value || gradientOf('bleu'), text()),
});
export type Language = z.output<typeof language>;

/**
 * An upload path, an image data URL, or null; '', 'null' and 'undefined' are read as null. URLs on other hosts are
 * refused: fetching one would let a caller steer the server, and showing it would send visitors' requests elsewhere.
 */
const photo = z.preprocess(
  (value) => (value === undefined || value === '' || value === 'null' || value === 'undefined' ? null : value),
  z
    .string({ error: 'La photo doit être une adresse' })
    .refine(
      (value) => !value.startsWith('data:') || value.length <= 1_000_000,
      'La photo est trop volumineuse. Veuillez choisir une image plus petite.',
    )
    .refine(
      (value) => uploadName(value) !== null || /^data:image\/[a-z0-9.+-]+;base64,/i.test(value),
      'Veuillez téléverser la photo sur le site',
    )
    .nullable(),
);

/** A name must fit into a sentence. */
const trimmed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), schema);

const fields = {
  titre: textOr(standardTexts.titre, 100),
  nom: trimmed(requiredOrDropped('Le nom est requis', 200)),
  prenom: trimmed(requiredOrDropped('Le prénom est requis', 200)),
  autresNoms: text(2000),
  nationalite: text(200),
  gsm: text(100),
  grade: text(500),
  fonction: textOr(standardTexts.fonction, 500),
  email: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
    z.union([z.literal(''), z.email("Format d'email invalide")], { error: "Format d'email invalide" }),
  ),
  affiliation: text(2000),
  laboratoire: text(2000),
  laboratoireUrl: webAddress(),
  equipe: text(2000),
  disponibilite: textOr(standardTexts.disponibilite),
  invitation: textOr(standardTexts.invitation),
  reponse: textOr(standardTexts.reponse),
  youtube: webAddress(),
  linkedin: webAddress(),
  researchgate: webAddress(),
  identifiants: identifiers,
  photo,
  mission: html(),
  langues: z.preprocess((value) => value ?? [], listOf(language)),
};

export const profileSchema = z.object(fields);
export type Profile = z.output<typeof profileSchema>;

/** The body of a PUT: any subset of fields; unknown ones are ignored. */
export const profilePatch = z.object(fields).partial();

/** « Prénom Nom », for the page's title and the photo's alternative text. */
export function fullName(profile: Pick<Profile, 'nom' | 'prenom'>): string {
  return `${profile.prenom} ${profile.nom}`.trim();
}
