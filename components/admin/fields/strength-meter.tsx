import { passwordStrength } from '@/lib/password-strength';

/** The strength of a new password, as a bar and as text. */
export function StrengthMeter({ password }: { readonly password: string }) {
  if (password === '') return null;
  const { level, label } = passwordStrength(password);
  return (
    <div className="strength" data-level={level}>
      <span className="meter" aria-hidden="true">
        <span style={{ width: `${level * 25}%` }} />
      </span>
      <output className="hint">
        Robustesse{'\u00a0'}: {label}
        {level < 3 && '. Une phrase de 12 caractères ou davantage est plus sûre.'}
      </output>
    </div>
  );
}
