import { minPasswordLength } from '@/lib/sign-in-rules';
import { Meter } from '../ui/status';

const fills = ['bg-err', 'bg-err', 'bg-warn', 'bg-accent', 'bg-ok'] as const;

export function StrengthMeter({ password }: { readonly password: string }) {
  if (password === '') return null;
  const { level, label } = passwordStrength(password);
  return (
    <div className="-mt-2 grid gap-1">
      <Meter share={(level + 1) * 20} fill={fills[level]} />
      <output className="text-ink-faint text-sm">
        Robustesse&nbsp;: {label}
        {level < 3 && '. Une phrase de 12 caractères ou davantage est plus sûre.'}
      </output>
    </div>
  );
}

/**
 * How hard a password is to guess, roughly: length first, then variety. A hint for the user; only the 6 characters are
 * a rule.
 */
type Strength = { readonly level: 0 | 1 | 2 | 3 | 4; readonly label: string };

const labels = ['insuffisante', 'faible', 'moyenne', 'bonne', 'très bonne'] as const;

/**
 * Level 0 is below 6 characters; 12 are advised. Repeated and consecutive characters (« aaa », « 123 ») do not add to
 * the length.
 */
export function passwordStrength(password: string): Strength {
  const level = score(password);
  return { level, label: labels[level] };
}

function score(password: string): Strength['level'] {
  if ([...password].length < minPasswordLength) return 0;
  const useful = [...password].filter(
    (char, index, all) =>
      index === 0 || Math.abs((char.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? 0)) > 1,
  ).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  if (useful < 6) return 1;
  if (useful < 9) return kinds >= 3 ? 2 : 1;
  if (useful < 12) return kinds >= 3 ? 3 : 2;
  return useful >= 16 || kinds >= 3 ? 4 : 3;
}
