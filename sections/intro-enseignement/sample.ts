/** The introduction of a new site. */
export const introEnseignementSample =
  '<p>Des enseignements de la licence au doctorat et en formation continue, où chaque notion se comprend en la mettant en pratique.</p>';
