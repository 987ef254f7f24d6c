import type { TextPiece } from '@/lib/site/history/word-diff';
import { cx } from './cx';

const marks = { del: 'bg-err-wash text-err line-through', ins: 'bg-ok-wash text-ok underline' } as const;

/** One side of a comparison, marking the words that the other lacks; « Absent » if empty. */
export function DiffWords({ pieces, as: Mark }: Readonly<{ pieces: readonly TextPiece[]; as: 'ins' | 'del' }>) {
  if (pieces.length === 0) return <span className="text-ink-faint">Absent</span>;
  return (
    <div className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ text, changed }, index) =>
        changed && text.trim() !== '' ? (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
            key={index}
            className={cx('rounded-1 box-decoration-clone px-0.5 decoration-1 underline-offset-3', marks[Mark])}
          >
            {text}
          </Mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={index}>{text}</span>
        ),
      )}
    </div>
  );
}
