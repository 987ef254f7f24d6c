/** The details of a card as labelled lines for its dialog, including stored fields that no form shows. */

import { fold } from '@/lib/format/fold';

export type DetailLine = { readonly label: string; readonly lines: readonly string[] };

/** Labels by field name (without accents), in display order. */
type Labels = Readonly<Record<string, string>>;

const projectLabels: Labels = {
  type: 'Type',
  financement: 'Financement',
  role: 'Rôle',
  duree: 'Durée',
  etablissements: 'Établissements',
  beneficiaires: 'Bénéficiaires',
  partenaires: 'Partenaires',
  objectifs: 'Objectifs',
  projets: 'Projets',
};

const responsibilityLabels: Labels = {
  type: 'Type',
  perimetre: 'Périmètre',
  utilisateurs: 'Utilisateurs',
  effectifs: 'Effectifs',
  volume: 'Volume',
  partenaires: 'Partenaires',
  certifications: 'Certifications',
  missions: 'Missions',
  realisations: 'Réalisations',
  domaines: 'Domaines',
  thematiques: 'Thématiques',
};

export const projectDetails = (details: object) => factsOf(details, projectLabels);
export const responsibilityDetails = (details: object) => factsOf(details, responsibilityLabels);

function factsOf(details: object, labels: Labels): DetailLine[] {
  const values = new Map(Object.entries(details).map(([key, value]: [string, unknown]) => [fold(key), value]));
  return Object.entries(labels)
    .map(([key, label]) => ({ label, lines: linesOf(values.get(key)) }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return isPair(value) ? [[value.nom, value.description].filter(Boolean).join('\u00a0: ')] : [];
}

function isPair(value: unknown): value is { nom: string; description: string } {
  return typeof value === 'object' && value !== null && 'nom' in value && 'description' in value;
}
