/** The two information cards of the Teaching block, until the owner edits them. */
export const infosEnseignementSample = [
  {
    id: 'info-pedagogie-numerique',
    title: 'Pédagogie numérique',
    description:
      'Chaque cours dispose d’un espace en ligne : supports, exercices corrigés, laboratoires à distance et forum. Les séances en présence sont consacrées à la pratique, aux projets et aux questions.',
    icon: 'ComputerDesktopIcon',
  },
  {
    id: 'info-formation-continue',
    title: 'Formation continue',
    description:
      'Des modules courts, en présence ou à distance, pour les enseignants, les administrateurs de systèmes et les responsables de la sécurité : réseaux, cybersécurité, conception de cours en ligne.',
    icon: 'BookOpenIcon',
  },
].map((info) => ({ ...info, description: info.description.replace(' :', '\u00a0:') }));
