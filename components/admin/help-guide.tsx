import { CircleQuestionMark } from 'lucide-react';
import { Disclosure } from './ui/disclosure';

export function HelpGuide({
  sentences,
  title = 'Aide',
}: {
  readonly sentences: readonly string[];
  readonly title?: string;
}) {
  return (
    <Disclosure title={title} icon={CircleQuestionMark}>
      <ul className="grid gap-mark p-4 ps-[calc(--spacing(4)+1.1em)] pt-0 text-control text-ink-soft">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
