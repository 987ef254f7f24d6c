/**
 * The colours that owners can choose. Content stores a gradient class string, which is only looked up here: the tone's
 * name is rendered (`data-tone`), never the stored string.
 */
export const tones = {
  bleu: { label: 'Bleu', gradient: 'from-blue-500 to-blue-600' },
  vert: { label: 'Vert', gradient: 'from-green-500 to-green-600' },
  violet: { label: 'Violet', gradient: 'from-purple-500 to-purple-600' },
  orange: { label: 'Orange', gradient: 'from-orange-500 to-orange-600' },
  indigo: { label: 'Indigo', gradient: 'from-indigo-500 to-indigo-600' },
  turquoise: { label: 'Turquoise', gradient: 'from-teal-500 to-teal-600' },
  rose: { label: 'Rose', gradient: 'from-pink-500 to-pink-600' },
  cyan: { label: 'Cyan', gradient: 'from-cyan-500 to-cyan-600' },
  emeraude: { label: 'Émeraude', gradient: 'from-emerald-500 to-emerald-600' },
  'violet-fonce': { label: 'Violet foncé', gradient: 'from-violet-500 to-violet-600' },
  jaune: { label: 'Jaune', gradient: 'from-yellow-500 to-yellow-600' },
  rouge: { label: 'Rouge', gradient: 'from-red-500 to-red-600' },
  gris: { label: 'Gris', gradient: 'from-gray-500 to-gray-600' },
} as const;

export type Tone = keyof typeof tones;

/** A swatch of a palette: a tone, and its label in this palette. */
export type Swatch = { readonly tone: Tone; readonly label: string };

const byGradient = new Map<string, Tone>(Object.entries(tones).map(([tone, { gradient }]) => [gradient, tone as Tone]));

/** The tone of a stored gradient string; blue, the default, if unknown. */
export function toneOf(gradient: unknown): Tone {
  return (typeof gradient === 'string' && byGradient.get(gradient.trim())) || 'bleu';
}

/** The gradient string that is stored for a tone. */
export function gradientOf(tone: Tone): string {
  return tones[tone].gradient;
}

/** A palette: tones in display order, with a label where it differs from the tone's own. */
function palette(list: readonly (Tone | readonly [Tone, string])[]): readonly Swatch[] {
  return list.map((entry) =>
    typeof entry === 'string' ? { tone: entry, label: tones[entry].label } : { tone: entry[0], label: entry[1] },
  );
}

/** Ten tones used in turn for items without a colour of their own (research axes). */
const rotation = [
  'bleu',
  'vert',
  'violet',
  'orange',
  'indigo',
  'turquoise',
  'rose',
  'cyan',
  'emeraude',
  'rouge',
] as const satisfies readonly Tone[];

/** The tone of an item without a colour, by its index in the list. */
export function toneAt(index: number): Tone {
  return rotation[index % rotation.length] ?? 'bleu';
}

/** The colours that each editor offers, in order. */
export const palettes = {
  courses: palette(['bleu', 'vert', 'violet', 'orange', 'indigo', 'turquoise', 'rose', 'cyan']),
  projects: palette([
    'bleu',
    'vert',
    'violet',
    'orange',
    'indigo',
    'turquoise',
    'rose',
    'cyan',
    'emeraude',
    'violet-fonce',
  ]),
  competences: palette(['bleu', 'rouge', 'violet', 'vert', 'orange', 'indigo', 'rose']),
  languages: palette([
    'bleu',
    'vert',
    'violet',
    'orange',
    'indigo',
    'turquoise',
    'rose',
    'cyan',
    'emeraude',
    'jaune',
    'rouge',
    'gris',
  ]),
  theses: palette(['bleu', 'vert', 'violet', 'orange', 'indigo', ['turquoise', 'Teal'], ['emeraude', 'Emeraude']]),
} as const;
