/** Sample content of « À propos », for a fictional researcher. */
export const aProposSample = [
  '<p>Enseignant-chercheur depuis 2009, je travaille à la rencontre de trois domaines : les <strong>réseaux</strong>, leur <strong>sécurité</strong> ',
  'et les <strong>technologies éducatives</strong>. Après une thèse consacrée à la qualité de service dans les réseaux sans fil, ',
  'j’ai orienté mes recherches vers la détection d’intrusions, les architectures virtualisées et l’apprentissage en ligne.</p>',
  '<p>Cette double culture, celle de l’ingénieur et celle du pédagogue, se retrouve dans mes cours : travaux pratiques sur des infrastructures réelles, ',
  'laboratoires à distance ouverts aux étudiants jour et nuit, parcours en ligne conçus avec des collègues d’autres disciplines.</p>',
  '<ul><li>encadrement de sept thèses, dont quatre soutenues ;</li>',
  '<li>coordination de projets nationaux et européens ;</li>',
  '<li>expertise auprès d’établissements qui préparent leur transition numérique.</li></ul>',
]
  .join('')
  .replaceAll(' :', '\u00a0:')
  .replaceAll(' ;', '\u202f;');
