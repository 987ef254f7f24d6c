/** The profile as an editor tree: the fields of its form and its languages; versions of the profile are compared with it too. */
import type { GroupNode } from '../editor-tree';
import { fallbackHint } from '../fallback-hint';
import { languages } from '../langues/definition';
import { availabilityFallback, jobTitleFallback, visionFallback } from './fallbacks';
import { identitiesNode } from './identities-editor';
import type { Profile } from './schema';

export const profileTree = {
  node: 'group',
  fields: {
    prenom: { node: 'text', label: 'Prénom', required: true, autofill: 'given-name', span: 'half' },
    nom: { node: 'text', label: 'Nom', required: true, autofill: 'family-name', span: 'half' },
    nationalite: { node: 'text', label: 'Nationalité', span: 'half' },
    gsm: { node: 'text', label: 'Téléphone', autofill: 'tel', span: 'half' },
    email: { node: 'text', label: 'Email', autofill: 'email', hint: 'Adresse publique\u202f; l’adresse de connexion ne change pas.' },
    disponibilite: { node: 'textarea', label: 'Disponibilité', rows: 2, hint: `Paraît dans Contact. ${fallbackHint(availabilityFallback)}` },
    photo: { node: 'photo', label: 'Photo' },
    grade: { node: 'text', label: 'Grade', span: 'half' },
    fonction: { node: 'text', label: 'Fonction', span: 'half', hint: fallbackHint(jobTitleFallback) },
    affiliation: { node: 'textarea', label: 'Affiliation', rows: 2 },
    laboratoire: { node: 'textarea', label: 'Laboratoire', rows: 2 },
    laboratoireUrl: { node: 'text', input: 'url', label: 'Site du laboratoire', placeholder: 'https://' },
    equipe: { node: 'text', label: 'Équipe' },
    mission: { node: 'richText', label: 'Texte de la mission', height: 300, hint: fallbackHint(visionFallback) },
    linkedin: { node: 'text', input: 'url', label: 'LinkedIn', placeholder: 'https://' },
    researchgate: { node: 'text', input: 'url', label: 'ResearchGate', placeholder: 'https://' },
    youtube: { node: 'text', input: 'url', label: 'YouTube', placeholder: 'https://' },
    identifiants: identitiesNode,
    langues: languages.editor,
  },
} as const satisfies GroupNode<Profile>;
