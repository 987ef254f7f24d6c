import type { Profile } from './schema';
import { profileSchema } from './schema';

const mission = [
  '<p>Rendre les réseaux <strong>plus sûrs</strong> et le savoir <strong>plus accessible</strong> : mes travaux relient la sécurité des infrastructures, ',
  'la virtualisation et l’apprentissage en ligne, du laboratoire à l’amphithéâtre.</p>',
  '<p>Former, dès la licence, des étudiants capables de concevoir, d’administrer et de protéger des systèmes dont chacun dépend désormais, ',
  'et partager avec eux le goût de la rigueur et de la preuve.</p>',
].join('');

/** Sample profile of a fictional lecturer-researcher. Names, addresses and numbers are invented. */
export const profilSample: Profile = profileSchema.parse({
  nom: 'Tazrouti',
  prenom: 'Nabil',
  nationalite: 'Marocaine',
  gsm: '+212 600 00 00 00',
  grade: 'Maître de conférences habilité',
  fonction: 'Enseignant Chercheur',
  email: 'nabil.tazrouti@univ-exemple.ma',
  affiliation: "Département de physique, Faculté des Sciences d'El Jadida, 24000 El Jadida, Maroc",
  laboratoire: 'Laboratoire d’ingénierie des réseaux et des systèmes d’apprentissage (LIRSA)',
  laboratoireUrl: 'https://univ-exemple.ma/laboratoires/lirsa',
  equipe: 'Réseaux, sécurité et technologies éducatives',
  disponibilite: 'Sur rendez-vous, à demander par email ou par téléphone. Consultations en ligne possibles.',
  youtube: 'https://exemple.org/videos/nabil-tazrouti',
  linkedin: 'https://exemple.org/reseau/nabil-tazrouti',
  researchgate: 'https://exemple.org/recherche/nabil-tazrouti',
  photo: null,
  mission,
  langues: [
    // An owner may speak one of them: the id distinguishes the sample's from one typed again.
    { id: 'langue-exemple-1', nom: 'Arabe', color: 'from-green-500 to-green-600' },
    { id: 'langue-exemple-2', nom: 'Français', color: 'from-blue-500 to-blue-600' },
    { id: 'langue-exemple-3', nom: 'Anglais', color: 'from-purple-500 to-purple-600' },
    { id: 'langue-exemple-4', nom: 'Espagnol', color: 'from-orange-500 to-orange-600' },
  ],
});
