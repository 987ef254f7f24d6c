/** The profile as an editor tree: its form's fields and its languages; also used to compare its versions. */
import { type GroupNode, options } from '../editor-tree';
import { languages } from '../langues/definition';
import { type Identifiers, type IdentityName, identities } from './identities';
import type { Profile } from './schema';

const half = (name: IdentityName) =>
  ({
    node: 'text',
    label: identities[name].label,
    span: 'half',
    hint: `Exemple\u00a0: ${identities[name].example}`,
  }) as const;

const identitiesNode: GroupNode<Identifiers> = {
  node: 'group',
  label: 'Identifiants',
  fact: true,
  fields: {
    orcid: half('orcid'),
    idhal: half('idhal'),
    idref: half('idref'),
    scholar: half('scholar'),
    github: half('github'),
    gitlab: half('gitlab'),
    mastodon: half('mastodon'),
    arxiv: half('arxiv'),
    wikidata: half('wikidata'),
  },
};

/** Hint of a field with an initial text. */
const emptyHint = 'Vide, le site n’en dit rien.';

export const profileTree = {
  node: 'group',
  fields: {
    titre: {
      node: 'choice',
      label: 'Titre devant le nom',
      options: [{ value: '', label: 'Aucun' }, ...options(['Dr.', 'Pr.'])],
      other: { label: 'Autre', placeholder: 'Pr. émérite' },
    },
    prenom: { node: 'text', fact: true, label: 'Prénom', required: true, autofill: 'given-name', span: 'half' },
    nom: { node: 'text', fact: true, label: 'Nom', required: true, autofill: 'family-name', span: 'half' },
    autresNoms: {
      node: 'textarea',
      fact: true,
      label: 'Autres noms',
      rows: 2,
      hint: 'Un par ligne\u00a0: nom de naissance, autres graphies. Vos publications les reconnaissent comme le vôtre, et les moteurs de recherche les lisent sur votre site.',
    },
    nationalite: { node: 'text', label: 'Nationalité', span: 'half' },
    gsm: { node: 'text', fact: true, label: 'Téléphone', autofill: 'tel', span: 'half' },
    email: {
      node: 'text',
      fact: true,
      label: 'Email',
      autofill: 'email',
      hint: 'Adresse publique\u202f; l’adresse de connexion ne change pas.',
    },
    disponibilite: { node: 'textarea', label: 'Disponibilité', rows: 2, hint: `Paraît dans Contact. ${emptyHint}` },
    invitation: { node: 'text', label: 'Invitation', hint: `Ouvre Contact. ${emptyHint}` },
    reponse: {
      node: 'text',
      label: 'Réponse promise',
      hint: `Suit l’invitation, si vous donnez une adresse. ${emptyHint}`,
    },
    photo: { node: 'photo', label: 'Photo' },
    grade: { node: 'text', label: 'Grade', span: 'half' },
    fonction: { node: 'text', label: 'Fonction', autofill: 'organization-title', span: 'half', hint: emptyHint },
    affiliation: { node: 'textarea', fact: 'kept', label: 'Affiliation', rows: 2 },
    laboratoire: { node: 'textarea', fact: 'kept', label: 'Laboratoire', rows: 2 },
    laboratoireUrl: { node: 'text', input: 'url', label: 'Site du laboratoire', placeholder: 'https://' },
    equipe: { node: 'text', fact: 'kept', label: 'Équipe' },
    mission: { node: 'richText', label: 'Texte de la mission', height: 300, hint: emptyHint },
    linkedin: { node: 'text', input: 'url', label: 'LinkedIn', placeholder: 'https://' },
    researchgate: { node: 'text', input: 'url', label: 'ResearchGate', placeholder: 'https://' },
    youtube: { node: 'text', input: 'url', label: 'YouTube', placeholder: 'https://' },
    identifiants: identitiesNode,
    langues: languages.editor,
  },
} as const satisfies GroupNode<Profile>;
