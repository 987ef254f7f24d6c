/** Sample content of « Projets », for a fictional researcher. */
export const projetsSample = [
  {
    id: 'projet-1',
    title: 'Campus de confiance',
    category: 'Recherche Territoriale',
    year: 'depuis 2024',
    status: 'En cours',
    description:
      'Un observatoire partagé de la sécurité des réseaux universitaires de la région : mesurer, alerter et former sans centraliser les données.',
    icon: 'ShieldCheckIcon',
    color: 'from-blue-500 to-blue-600',
    details: {
      type: 'Recherche appliquée',
      financement: 'Appel à projets national, trois ans',
      role: 'Porteur scientifique',
      durée: '2024 – 2027',
      objectifs: [
        'Détecter les attaques par apprentissage fédéré entre établissements',
        'Publier un jeu de données anonymisé pour la recherche',
        'Former les équipes techniques de cinq établissements',
      ],
    },
  },
  {
    id: 'projet-2',
    title: 'Laboratoires à distance du bassin méditerranéen',
    category: 'Coopération Internationale',
    year: '2021 – 2025',
    status: 'Terminé',
    description:
      'Six universités mettent en commun leurs travaux pratiques de réseaux, d’électronique et d’automatique, accessibles en ligne à toute heure.',
    icon: 'GlobeAltIcon',
    color: 'from-green-500 to-green-600',
    details: {
      type: 'Projet de coopération universitaire',
      financement: 'Programme européen de renforcement des capacités',
      role: 'Coordonnateur local',
      durée: '48 mois',
      objectifs: [
        'Mutualiser quarante manipulations',
        'Former soixante enseignants',
        'Reconnaître les crédits entre établissements',
      ],
    },
  },
  {
    id: 'projet-3',
    title: 'MOOC « Comprendre la cybersécurité »',
    category: 'Innovation Pédagogique',
    year: '2022',
    status: 'Terminé',
    description:
      'Six semaines pour acquérir les bons réflexes : un cours bilingue, suivi par plus de quatre mille personnes en trois sessions.',
    icon: 'AcademicCapIcon',
    color: 'from-purple-500 to-purple-600',
    details: {
      type: 'Cours en ligne ouvert à tous',
      financement: 'Fonds d’innovation de l’université',
      role: 'Concepteur et responsable pédagogique',
      objectifs: [
        'Rendre accessibles les notions essentielles',
        'Proposer des exercices sur de vraies situations',
        'Délivrer une attestation de réussite',
      ],
    },
  },
  {
    id: 'projet-4',
    title: 'Réussir en première année',
    category: 'Recherche Pédagogique',
    year: '2023 – 2026',
    status: 'En cours',
    description:
      'Analyser les traces d’apprentissage, avec l’accord des étudiants, pour proposer de l’aide avant que le décrochage ne s’installe.',
    icon: 'UserGroupIcon',
    color: 'from-orange-500 to-orange-600',
    details: {
      type: 'Recherche-action',
      financement: 'Ressources propres du laboratoire',
      role: 'Responsable de l’axe numérique',
      objectifs: [
        'Définir des indicateurs compris de tous',
        'Accompagner huit cents étudiants',
        'Évaluer l’effet du tutorat',
      ],
    },
  },
  {
    id: 'projet-5',
    title: 'Guichet numérique de l’étudiant',
    category: 'Transformation Digitale',
    year: '2020',
    status: 'Terminé',
    description:
      'Inscriptions, attestations et relevés de notes demandés et délivrés en ligne, avec une signature vérifiable.',
    icon: 'ComputerDesktopIcon',
    color: 'from-indigo-500 to-indigo-600',
    details: {
      type: 'Développement et conduite du changement',
      financement: 'Budget de la faculté',
      role: 'Chef de projet',
      objectifs: [
        'Supprimer les files d’attente',
        'Vérifier un document en dix secondes',
        'Former le personnel administratif',
      ],
    },
  },
  {
    id: 'projet-6',
    title: 'Capteurs sobres pour l’oasis',
    category: 'Éducation Durable',
    year: '2027',
    status: 'Planifié',
    description:
      'Un réseau de capteurs à basse consommation, construit et entretenu par des lycéens, pour suivre l’eau et les sols d’une palmeraie.',
    icon: 'BeakerIcon',
    color: 'from-teal-500 to-teal-600',
    details: {
      type: 'Science participative',
      financement: 'Demande en cours d’instruction',
      role: 'Partenaire scientifique',
      objectifs: ['Installer trente stations', 'Ouvrir les données', 'Concevoir une mallette pédagogique'],
    },
  },
].map((projet) => ({ ...projet, description: projet.description.replace(' :', '\u00a0:') }));
