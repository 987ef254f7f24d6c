/** Sample content of « Responsabilités », for a fictional researcher. */
export const responsabilitesSample = [
  {
    id: 'responsabilite-1',
    title: 'Responsable du centre des systèmes d’information',
    organization: "Faculté des Sciences d'El Jadida",
    period: 'depuis 2019',
    status: 'Actuel',
    icon: 'ShieldCheckIcon',
    color: 'from-blue-500 to-blue-600',
    description:
      'Conduite de la politique numérique de la faculté : réseau du campus, services aux étudiants, sécurité et continuité d’activité.',
    details: {
      type: 'Responsabilité administrative',
      périmètre: 'Réseau, hébergement, identités numériques et assistance',
      missions: [
        'Élaborer le schéma directeur du système d’information',
        'Piloter l’équipe technique et le budget annuel',
        'Garantir la sécurité des données et la continuité des services',
        'Accompagner les enseignants dans leurs usages numériques',
      ],
      réalisations: [
        'Déploiement du réseau sans fil sur l’ensemble du campus',
        'Authentification unique pour tous les services',
        'Plan de reprise d’activité éprouvé deux fois par an',
      ],
    },
  },
  {
    id: 'responsabilite-2',
    title: 'Coordonnateur du master Réseaux et cybersécurité',
    organization: "Faculté des Sciences d'El Jadida",
    period: 'depuis 2020',
    status: 'Actuel',
    icon: 'AcademicCapIcon',
    color: 'from-green-500 to-green-600',
    description: 'Conception de la maquette, animation de l’équipe pédagogique et suivi de l’insertion des diplômés.',
    details: {
      type: 'Responsabilité pédagogique',
      périmètre: 'Deux promotions de trente étudiants, dix-huit intervenants',
      missions: [
        'Recruter les étudiants et organiser les enseignements',
        'Associer les entreprises aux projets et aux stages',
        'Évaluer la formation chaque semestre avec les étudiants',
      ],
      réalisations: ['Accréditation renouvelée en 2024', 'Plateforme de travaux pratiques accessible à distance'],
    },
  },
  {
    id: 'responsabilite-3',
    title: 'Responsable d’équipe de recherche',
    organization: 'Laboratoire d’ingénierie des réseaux et des systèmes d’apprentissage',
    period: 'depuis 2016',
    status: 'Actuel',
    icon: 'UserGroupIcon',
    color: 'from-purple-500 to-purple-600',
    description:
      'Animation scientifique d’une équipe d’enseignants-chercheurs et de doctorants en réseaux, sécurité et technologies éducatives.',
    details: {
      type: 'Responsabilité scientifique',
      missions: [
        'Organiser le séminaire mensuel',
        'Suivre les doctorants et leurs publications',
        'Monter les projets et les partenariats',
      ],
      réalisations: [
        'Trois projets financés depuis 2018',
        'Une école d’été annuelle ouverte aux doctorants de la région',
      ],
    },
  },
  {
    id: 'responsabilite-4',
    title: 'Chargé de mission à l’enseignement à distance',
    organization: 'Présidence de l’université',
    period: '2017 – 2021',
    status: 'Terminé',
    icon: 'SparklesIcon',
    color: 'from-orange-500 to-orange-600',
    description:
      'Mise en place du dispositif d’enseignement à distance et de la cellule d’appui à la production de cours en ligne.',
    details: {
      type: 'Mission transversale',
      missions: [
        'Former les enseignants à la scénarisation',
        'Équiper deux studios d’enregistrement',
        'Assurer la continuité pédagogique',
      ],
      réalisations: ['Plus de deux cents cours mis en ligne', 'Cent quarante enseignants formés'],
    },
  },
  {
    id: 'responsabilite-5',
    title: 'Chef adjoint du département de physique',
    organization: "Faculté des Sciences d'El Jadida",
    period: '2013 – 2016',
    status: 'Terminé',
    icon: 'BuildingOffice2Icon',
    color: 'from-indigo-500 to-indigo-600',
    description:
      'Organisation des enseignements d’informatique du département et gestion des salles de travaux pratiques.',
    details: {
      type: 'Responsabilité administrative',
      missions: [
        'Répartir les services d’enseignement',
        'Planifier les examens',
        'Suivre l’équipement des salles de travaux pratiques',
      ],
    },
  },
];
