'use client';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { inLanguage, type Language } from '@/lib/languages';
import { AdminLink } from './providers/navigate';
import { isCurrent, pagesOf, tabsAt, useIsGuided, useMenu, usePlace } from './shell/menu';
import { Button, linkLook } from './ui/button';
import { cx, styled } from './ui/cx';

/**
 * A page's column: wider with a preview, narrow if it holds only a form or text. A save bar at the foot of the window
 * replaces its bottom padding.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-content flex-1 flex-col gap-6 has-data-preview:aside:max-w-[100rem] *:min-w-0 max-sm:gap-5',
        'not-has-[>[data-save-bar]:not([data-save-bar=rest])]:pb-12',
        'has-data-narrow:not-has-data-wide:not-has-data-rows:not-has-[aside]:[&>:not([data-save-bar]:not([data-save-bar=rest]))]:max-w-224',
      )}
    >
      {children}
    </div>
  );
}

type Props = Readonly<{
  title: string;
  lang?: string;
  /** Leads back; by default to the guide, if that opened the page. */
  back?: ReactNode;
  purpose?: string;
  meta?: ReactNode;
  actions?: ReactNode;
  /** Whether the heading takes the focus, since this view has just replaced another. */
  focus?: boolean;
}>;

export function PageHeader({ title, lang, back, purpose, meta, actions, focus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before paint: later, focusing could steal the focus from a field in use.
  useLayoutEffect(() => {
    arrive(heading.current);
    if (focus) heading.current?.focus();
  }, [focus]);
  const path = usePathname();
  const menu = useMenu();
  const isGuided = useIsGuided();
  const tabs = back || isGuided ? undefined : tabsAt(menu, path);
  return (
    <div className="relative flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 sm:flex-[1_1_20rem]">
        {back ?? (isGuided && <BackLink href="/admin">Tableau de bord</BackLink>)}
        <h1 ref={heading} tabIndex={-1} className="focus:outline-none" lang={lang}>
          {title}
        </h1>
        {purpose && <p className="mt-1 text-ink-soft text-sm">{purpose}</p>}
        {meta && <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint text-sm">{meta}</div>}
      </div>
      {actions && <Actions>{actions}</Actions>}
      {tabs && (
        <nav className="flex w-full flex-wrap gap-x-6 border-rule border-b" aria-label="Onglets">
          {tabs.map(({ href, label }) => (
            <AdminLink
              className="-mb-px inline-flex min-h-10 items-center border-transparent border-b-2 text-control text-ink-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
            >
              {label}
            </AdminLink>
          ))}
        </nav>
      )}
    </div>
  );
}

/**
 * On a phone, the link to the site has its own line and the buttons share the next; beside a close button they are in
 * its corner.
 */
const Actions = styled(
  'div',
  cx(
    'flex flex-wrap items-center gap-2 print:hidden max-sm:w-full max-sm:*:flex-auto max-sm:*:whitespace-nowrap',
    'max-sm:has-[>.corner]:-end-2 max-sm:has-[>.corner]:-top-1.5 max-sm:has-[>.corner]:absolute max-sm:has-[>.corner]:w-auto! max-sm:has-[>.corner]:gap-0',
  ),
);

const backLook = cx(linkLook, 'mb-1 max-sm:me-38');

export function BackButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={backLook} {...rest}>
      <ArrowLeft className="size-3.75" />
      {children}
    </button>
  );
}

export function BackLink({ href, children }: Readonly<{ href: string; children: ReactNode }>) {
  return (
    <AdminLink className={cx(backLook, 'no-underline')} href={href}>
      <ArrowLeft className="size-3.75" />
      {children}
    </AdminLink>
  );
}

/** The same, to the menu page that led here. */
export function BackToPage() {
  const place = usePlace();
  const page = pagesOf(useMenu()).find((each) => isCurrent(each, place));
  return page && <BackLink href={page.href}>{page.label}</BackLink>;
}

export function ViewOnSite({
  anchor = '',
  label = 'Voir sur le site',
  language = 'fr',
}: Readonly<{
  anchor?: string;
  label?: string;
  language?: Language;
}>) {
  return (
    <Button
      as="a"
      variant="quiet"
      size="text"
      className="max-sm:-my-2 max-sm:basis-full! max-sm:justify-start max-sm:text-accent"
      href={inLanguage(anchor ? `/#${anchor}` : '/', language)}
      target="_blank"
      rel="noopener"
    >
      {label} <ArrowUpRight />
      <span className="sr-only">(nouvel onglet)</span>
    </Button>
  );
}

/** A link to a page of the site, in a line of the administration. */
export const PageLink = ({ href, children }: Readonly<{ href: string; children: ReactNode }>) => (
  <a className="inline-flex min-h-6 items-center gap-1 text-sm" href={href} target="_blank" rel="noopener">
    {children} <ArrowUpRight className="size-3.75" />
    <span className="sr-only">(nouvel onglet)</span>
  </a>
);

/**
 * The target of « Aller à… »: the page that it opens has no focused element, so its heading takes the focus, or the
 * part in the URL's fragment.
 */
let expected: URL | undefined;

/** Sets where the next page takes the focus. A part of the current page takes it at once. */
export function focusAfterNavigation(href: string): void {
  expected = new URL(href, location.href);
  if (expected.pathname === location.pathname) arrive(document.querySelector<HTMLElement>('main h1'));
}

/** Focuses the expected part of this page, or its heading. Arriving on any page ends the expectation. */
export function arrive(heading: HTMLElement | null): void {
  const to = expected;
  expected = undefined;
  if (to?.pathname !== location.pathname) return;
  const part = document.getElementById(to.hash.slice(1));
  if (part) part.tabIndex = -1;
  part?.closest('details')?.setAttribute('open', '');
  (part ?? heading)?.focus();
}
