import { type ComponentProps, type ReactNode, useId } from 'react';
import { Count } from './badge';
import { cx, styled } from './cx';

export const Panel = styled('section', 'min-w-0 rounded-3 border border-rule bg-paper-raised');

type TitledProps = Omit<ComponentProps<'section'>, 'title'> &
  Readonly<{
    title: string;
    count?: number;
    aside?: ReactNode;
    /** The id of the heading, for a list inside that it also labels. */
    titleId?: string;
  }>;

export function TitledPanel({ title, count, aside, titleId, children, ...rest }: TitledProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Panel aria-labelledby={id} {...rest}>
      <PanelHead>
        <h2 id={id}>
          {title}
          {count !== undefined && <Count>{count}</Count>}
        </h2>
        {aside}
      </PanelHead>
      {children}
    </Panel>
  );
}

export const PanelHead = styled(
  'div',
  cx(
    'flex min-h-12 flex-wrap items-center justify-between gap-3 border-rule border-b px-4 py-2 max-2xs:px-2',
    '[&>:is(h2,h3)]:flex [&>:is(h2,h3)]:flex-[1_1_8rem] [&>:is(h2,h3)]:items-center [&>:is(h2,h3)]:gap-2 [&>:is(h2,h3)]:text-md',
  ),
);

export const PanelNote = styled('span', 'text-ink-faint text-sm lining-nums tabular-nums');

export const PanelText = styled('p', 'p-4 text-ink-faint');

export const Stack = styled('div', 'grid grid-cols-1 gap-3');

export const Inline = styled('div', 'flex flex-wrap items-center gap-2');

/** The look of buttons shown when their `group` is hovered or focused; always on touch screens and narrow windows. */
export const onHover =
  'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 can-hover:sm:opacity-0 contrast-more:opacity-100 forced-colors:opacity-100';

export const Tools = styled('span', 'flex flex-none gap-px print:hidden');

export const TitleLine = styled('div', 'flex min-h-9 flex-wrap items-center gap-2 [&>h2]:me-auto');
