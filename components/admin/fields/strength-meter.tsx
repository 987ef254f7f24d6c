import { passwordStrength } from '@/lib/password-strength';
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
