import { ChevronDown, CircleQuestionMark, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Panel } from './panel';

type Props = Omit<ComponentProps<'details'>, 'title'> & Readonly<{ title: string; icon: LucideIcon }>;

export function Disclosure({ title, icon: Icon, children, ...rest }: Props) {
  return (
    <Panel as="details" className="group" {...rest}>
      <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold text-control before:hidden">
        <Icon className="text-accent" />
        {title}
        <ChevronDown className="ms-auto size-3.75 text-ink-faint transition-[rotate] group-open:rotate-180" />
      </summary>
      {children}
    </Panel>
  );
}

export function HelpGuide({
  sentences,
  title = 'Aide',
}: Readonly<{
  sentences: readonly string[];
  title?: string;
}>) {
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
