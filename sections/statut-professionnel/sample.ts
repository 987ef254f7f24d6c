/** Sample content of « Formation et diplômes », for a fictional researcher. */
export const statutProfessionnelSample = [
  {
    title: 'Habilitation universitaire en informatique',
    description:
      'Sécurité des réseaux et environnements d’apprentissage : architectures, données, usages. Faculté des Sciences d’El Jadida.',
    year: '2015',
    level: 'Habilitation',
  },
  {
    title: 'Certificat de conception pédagogique pour l’enseignement à distance',
    description: 'Scénarisation, tutorat et évaluation de parcours en ligne.',
    year: '2012',
    level: 'Certificat',
  },
  {
    title: 'Doctorat en informatique et télécommunications',
    description:
      'Qualité de service et contrôle d’accès dans les réseaux sans fil maillés. Mention très honorable avec félicitations du jury.',
    year: '2008',
    level: 'Doctorat',
  },
  {
    title: 'Diplôme d’études supérieures approfondies, réseaux et systèmes répartis',
    description: 'Mention bien. Mémoire sur la réservation de ressources dans les réseaux ad hoc.',
    year: '2004',
    level: 'Bac + 5',
  },
  {
    title: 'Maîtrise en physique, option électronique et informatique industrielle',
    description: 'Major de promotion.',
    year: '2002',
    level: 'Bac + 4',
  },
];
