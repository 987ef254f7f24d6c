import { type ComponentProps, createElement, type ElementType } from 'react';

export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

type Props<Tag extends ElementType> = ComponentProps<Tag> & Readonly<{ as?: Tag; className?: string }>;

/** A component: an element with a look and attributes; `as`: another element with the same. */
export const styled =
  <Own extends ElementType>(own: Own, look: string, attributes?: Readonly<Record<string, unknown>>) =>
  <Tag extends ElementType = Own>({ as, className, ...rest }: Props<Tag>) => {
    const element: ElementType = as ?? own;
    return createElement(element, { className: cx(look, className), ...attributes, ...rest });
  };
