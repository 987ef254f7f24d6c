/** The names of a publication's fields in the review of an import. */
import { natureLabels } from '../natures';

const labels: Readonly<Record<string, string>> = {
  title: 'Titre',
  authors: 'Auteurs',
  year: 'Année',
  journal: 'Revue ou ouvrage',
  conference: 'Conférence',
  container: 'Collection ou établissement',
  nature: 'Nature',
  type: 'Type',
  pages: 'Pages',
  link: 'Lien',
  date: 'Date',
  volume: 'Volume',
  number: 'Numéro',
  articleNumber: 'Numéro d’article',
  publisher: 'Éditeur',
  place: 'Lieu d’édition',
  editors: 'Sous la direction de',
  institution: 'Établissement',
  eventStart: 'Début de la conférence',
  eventEnd: 'Fin de la conférence',
  eventPlace: 'Lieu de la conférence',
  doi: 'DOI',
  halId: 'Identifiant HAL',
  arxivId: 'Identifiant arXiv',
  isbn: 'ISBN',
  issn: 'ISSN',
  abstract: 'Résumé',
  keywords: 'Mots-clés',
  language: 'Langue',
  openAccess: 'Texte intégral',
};

/** « Revue ou ouvrage » for `journal`. */
export const fieldLabel = (field: string): string => labels[field] ?? field;

/** The value of a field as a person reads it: « Chapitre d’ouvrage » for the nature `chapitre`. */
export const fieldText = (field: string, value: string): string =>
  field === 'nature' ? (Object.entries(natureLabels).find(([nature]) => nature === value)?.[1] ?? value) : value;
