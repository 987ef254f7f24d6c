import { ChevronDown, CircleQuestionMark } from 'lucide-react';

export function HelpGuide({ sentences, title = 'Guide' }: { readonly sentences: readonly string[]; readonly title?: string }) {
  return (
    <details className="panel help" open>
      <summary>
        <CircleQuestionMark className="icon" aria-hidden />
        {title}
        <ChevronDown className="icon sm" aria-hidden />
      </summary>
      <div className="panel-body">
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
