import { HelpGuide } from '../ui/disclosure';

const guide = [
  'Texte\u00a0: un contenu mis en forme, en HTML.',
  'Liste\u00a0: une ligne par élément\u202f; les lignes vides ne sont pas gardées.',
  'Cartes\u00a0: un tableau d’objets, au format JSON.',
];

export function TypesGuide() {
  return <HelpGuide sentences={guide} title="Les trois types" />;
}
