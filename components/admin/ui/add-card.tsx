import { Plus } from 'lucide-react';

type Props = Readonly<{ label: string; onClick: () => void }>;

export function AddCard({ label, onClick }: Props) {
  return (
    <button
      type="button"
      className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-3 border border-rule-strong border-dashed bg-transparent p-4 font-medium text-control text-ink-soft hover:border-accent hover:bg-accent-wash hover:text-accent"
      onClick={onClick}
    >
      <Plus />
      {label}
    </button>
  );
}
