import { shortened } from '@/lib/format/shortened';

/** How many are named at once. */
const most = 3;

/** Names on a line; of more than three, all of them below it when they are asked for. */
export function Named({ names: given }: { readonly names: readonly string[] }) {
  const names = [...new Set(given)];
  const first = names.slice(0, most).map((name) => shortened(name, 80));
  if (names.length <= most) return <p className="text-ink-soft text-sm wrap-anywhere">{first.join(' · ')}</p>;
  return (
    <details className="text-ink-soft text-sm">
      <summary className="wrap-anywhere">
        {first.join(' · ')}
        {' · '}
        <span className="text-accent">et {names.length - most} de plus</span>
      </summary>
      <ul className="mt-1 max-h-64 list-disc overflow-y-auto ps-5 scrollbar-thin">
        {names.slice(most).map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
