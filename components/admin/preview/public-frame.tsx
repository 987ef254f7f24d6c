import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../ui/cx';
import { type Block, showBlock } from './blocks';
import type { FrameWidth } from './shown-preview';

type Props = Readonly<{
  children: ReactNode;
  width: FrameWidth;
  /** Prefix of the form's field ids, and the id of the field in use. */
  form: string;
  field: string | undefined;
  blocks: readonly Block[];
  onPick: (element: Element) => void;
  /** Called on Escape, unless a dialog of the frame is open. */
  onEscape?: () => void;
  isStale: boolean;
  onFailure: () => void;
}>;

/**
 * A frame that looks like the public page and keeps its scroll position while its content changes. Its own policy
 * forbids scripts and forms (iframeDocument); clicks are handled or refused here (docs/decisions/0016-form-engine.md).
 */
export function PublicFrame({ children, width, form, field, blocks, onPick, onEscape, isStale, onFailure }: Props) {
  const [shell, setShell] = useState<string | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { ref, style } = useScale(width);
  const fail = useEffectEvent(onFailure);
  useEffect(() => void iframeDocument().then(setShell, () => fail()), []);
  /** Whether the preview has scrolled to the block in use. */
  const followed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again for another field, frame or width
  useEffect(() => {
    followed.current = false;
  }, [root, field, width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and after each render, which may add the block
  useEffect(() => {
    if (root && field && !followed.current) followed.current = showBlock(root, form, field, blocks);
  }, [root, form, field, blocks, width, children]);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (isElement(target) && !stayInside(event, target)) onPick(target);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && isElement(target) && !target.closest('dialog')) onEscape?.();
  };
  return (
    <div
      ref={ref}
      className="h-[70dvh] overflow-hidden bg-paper aside:h-[calc(100dvh-var(--spacing-topbar)-12rem)] max-sm:h-auto max-sm:min-h-0 max-sm:flex-1"
      onClickCapture={onClick}
      onAuxClickCapture={preventDefault}
      onSubmitCapture={preventDefault}
      onKeyDownCapture={onKeyDown}
    >
      {shell !== null && (
        <iframe
          className={cx('block border-0 bg-paper transition-opacity', isStale && 'opacity-45')}
          style={style}
          title="Aperçu de la section"
          srcDoc={shell}
          onLoad={(event) => setRoot(event.currentTarget.contentDocument?.getElementById('apercu') ?? null)}
        />
      )}
      {root && createPortal(<Suspense>{children}</Suspense>, root)}
    </div>
  );
}

const preventDefault = (event: SyntheticEvent) => event.preventDefault();

/** Disables links, except those that open or close a detail dialog. True if the click is handled. */
function stayInside(event: MouseEvent, target: Element): boolean {
  const link = target.closest('a');
  const dialog = target.closest('dialog');
  if (link) event.preventDefault();
  if (dialog && (target === dialog || link?.hasAttribute('data-close'))) {
    dialog.close();
    return true;
  }
  const id = link?.getAttribute('href')?.replace(/^#/, '');
  [...target.ownerDocument.querySelectorAll('dialog')].find((each) => each.id === id)?.showModal();
  return event.detail === 0; // a keyboard click stays in the preview
}

/** Not `instanceof`: the elements of a frame are instances of that frame's own classes. */
const isElement = (target: EventTarget): target is Element => 'closest' in target;

/** A section shown alone needs no number and less space above. */
const alone = '[data-number] { display: none; } [data-section] { padding-block: 1.5rem 2.5rem; }';

/**
 * The HTML of the empty document that a preview is rendered in, with the public page's styles and no scripts. Rejects
 * if the public page cannot be fetched.
 */
async function iframeDocument(): Promise<string> {
  const response = await fetch('/'); // as the owner, for whom it works off line too
  if (!response.ok) throw new Error(`The public page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const shell = document.implementation.createHTMLDocument('Aperçu');
  shell.documentElement.lang = 'fr';
  shell.documentElement.className = page.documentElement.className;
  shell.head.prepend(
    element(shell, 'meta', {
      'http-equiv': 'Content-Security-Policy',
      content: "script-src 'none'; form-action 'none'",
    }),
  );
  const { theme } = document.documentElement.dataset;
  if (theme) shell.documentElement.dataset.theme = theme;
  // A production build inlines the style sheets; `next dev` links to them.
  for (const sheet of page.head.querySelectorAll('style, link[rel="stylesheet"]'))
    shell.head.append(shell.importNode(sheet, true));
  // Links that are not intercepted (the browser's context menu) open beside the administration, never in the frame.
  shell.head.append(
    element(shell, 'base', { target: '_blank' }),
    element(shell, 'meta', { name: 'viewport', content: 'width=device-width' }),
  );
  const style = element(shell, 'style', {});
  style.textContent = alone;
  shell.head.append(style);
  shell.body.append(element(shell, 'main', { id: 'apercu', 'aria-label': 'Aperçu' }));
  return `<!doctype html>${shell.documentElement.outerHTML}`;
}

function element(shell: Document, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = shell.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** In px: a phone, and the narrowest window with the page's columns side by side and room around. */
const px: Readonly<Record<FrameWidth, number>> = { telephone: 390, ordinateur: 1200 };

/** The style of a frame of that width, scaled down, never up, to fit the box with the `ref`. */
function useScale(width: FrameWidth) {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, box.width / px[width]) || 1;
  const style: CSSProperties = {
    width: px[width],
    height: box.height / scale,
    marginInlineStart: Math.max(0, (box.width - px[width]) / 2),
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
  return { ref, style };
}

/** The id of the form's field that has, or last had, the focus. */
export function useLastField(form: string): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      const element = target instanceof Element && target.closest(`[id^="${form}-"]`);
      if (element) setField(element.id);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [form]);
  return field;
}
