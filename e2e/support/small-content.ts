/** Two items in each section and two versions of one: enough for every control of every screen, and quick to check. */
import { contentOf } from './content';
import type { Site } from './site';

const two = (make: (index: number) => object) => [1, 2].map((index) => ({ id: `essai-${index}`, ...make(index) }));
const sections = {
  'etat-civil': ['Née à Dakar', 'Docteure en hydrologie'],
  'chiffres-cles': two((index) => ({ valeur: `${index}0`, libelle: `Mesures ${index}` })),
  'statut-professionnel': two((index) => ({ title: `Diplôme ${index}`, year: '2010', level: 'Doctorat' })),
  competences: two((index) => ({
    title: `Compétence ${index}`,
    description: 'Mesurer les crues',
    skills: ['Limnimétrie'],
    outils: ['Sonde'],
  })),
  enseignement: two((index) => ({
    title: `Cours ${index}`,
    establishment: 'SUPEMIR',
    level: 'Master 1',
    hours: '40h',
  })),
  projets: two((index) => ({ title: `Projet ${index}`, category: 'MOOC', details: { objectifs: ['Mesurer'] } })),
  responsabilites: two((index) => ({
    title: `Charge ${index}`,
    organization: 'Conseil',
    details: { missions: ['Présider'] },
  })),
  publications: {
    reseauxSecurite: {
      articles: two((index) => ({ title: `Article ${index}`, authors: 'C. Essai', year: '2024', type: 'IEEE' })),
    },
    elearningIA: {
      communications: two((index) => ({ title: `Communication ${index}`, authors: 'C. Essai', year: '2020' })),
    },
  },
  'theses-encadrees': {
    Hydrologie: two((index) => ({ sujet: `Les crues ${index}`, statut: 'Soutenue', annee: '2020' })),
    Acoustique: [],
  },
} as const;

export async function keepLittle(site: Site): Promise<void> {
  const content = contentOf(site);
  for (const [id, value] of Object.entries(sections)) await content.saveSection(id, { content: value });
  for (const axis of ['Réseaux sans fil', 'Réseaux sans fil et mobiles'])
    await content.saveSection('axes-recherche', { content: [axis, 'Sécurité'] });
  await content.saveProfile({ langues: [{ nom: 'Français' }, { nom: 'Arabe', color: 'from-red-500 to-red-600' }] });
}
