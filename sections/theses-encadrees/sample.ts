/** Sample content of « Thèses encadrées », for a fictional researcher. */
export const thesesEncadreesSample = {
  'Réseaux et cybersécurité': [
    {
      id: 'these-1',
      sujet: 'Détection d’intrusions dans les réseaux définis par logiciel à l’aide d’ensembles de classifieurs',
      statut: 'Soutenue',
      annee: '2019',
      color: 'from-blue-500 to-blue-600',
    },
    {
      id: 'these-2',
      sujet: 'Authentification légère et gestion de la confiance pour l’Internet des objets contraints',
      statut: 'Soutenue',
      annee: '2022',
      color: 'from-indigo-500 to-indigo-600',
    },
    {
      id: 'these-3',
      sujet: 'Apprentissage fédéré pour la sécurité collaborative de réseaux universitaires',
      statut: 'En cours',
      annee: 'depuis 2024',
      color: 'from-teal-500 to-teal-600',
    },
  ],
  'Technologies éducatives': [
    {
      id: 'these-4',
      sujet: 'Laboratoires à distance en réseaux informatiques : conception, partage et évaluation des apprentissages',
      statut: 'Soutenue',
      annee: '2018',
      color: 'from-green-500 to-green-600',
    },
    {
      id: 'these-5',
      sujet: 'Prédire et prévenir le décrochage dans les cours en ligne ouverts à tous',
      statut: 'Soutenue',
      annee: '2021',
      color: 'from-purple-500 to-purple-600',
    },
  ],
  'Intelligence artificielle pour l’éducation': [
    {
      id: 'these-6',
      sujet: 'Recommandation explicable de ressources pédagogiques multilingues (arabe, français, amazighe)',
      statut: 'En cours',
      annee: 'depuis 2023',
      color: 'from-orange-500 to-orange-600',
    },
    {
      id: 'these-7',
      sujet: 'Rétroaction automatique sur les travaux de programmation : apports et limites des modèles de langue',
      statut: 'En cours',
      annee: 'depuis 2025',
      color: 'from-emerald-500 to-emerald-600',
    },
  ],
};
