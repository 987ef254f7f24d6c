'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import { cx } from '../ui/cx';
import { showToast } from './toast';
import { type Place, useFrontLane } from './toast-lane';

/**
 * The toasts of a place: dark, for 4 s, at most 20 at once, below each other and 8 px apart. They are drawn into an element that goes to the lane in front;
 * sonner keeps its toasts in a component, which could not move with them.
 */
export function Toaster({ place }: { readonly place: Place }) {
  const lane = useFrontLane(place);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setHost(newHost()), []);
  useLayoutEffect(() => {
    if (host) lane?.append(host);
  }, [host, lane]);
  useEffect(() => {
    if (host && place === 'centre') showToast.takeCarried();
  }, [host, place]);
  useEffect(() => {
    // React tells sonner of a pointer that comes in when it hears that it left what it was on.
    const onOut = (event: MouseEvent) =>
      isAtRest(event) && event.relatedTarget instanceof Node && host?.contains(event.relatedTarget) && event.stopPropagation();
    window.addEventListener('mouseout', onOut, true);
    return () => window.removeEventListener('mouseout', onOut, true);
  }, [host]);
  useEffect(() => (place === 'end' ? keepPlaceOnHotkey() : undefined), [place]);
  if (!host?.firstElementChild) return null;
  return createPortal(
    <Sonner
      id={place === 'centre' ? place : undefined}
      position={place === 'centre' ? 'top-center' : 'top-right'}
      theme="dark"
      duration={4000}
      visibleToasts={20}
      expand
      gap={8}
      offset={0}
      mobileOffset={0}
      closeButton
      className="font-sans! absolute! inset-x-0! top-2! w-auto! transform-none! max-sm:top-1!"
      containerAriaLabel={place === 'centre' ? 'Notifications de session' : 'Notifications'}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Fermer la notification', classNames: looks[place] }}
    />,
    host.firstElementChild,
  );
}

/**
 * Alt+T leads to the list of toasts, by sonner, to which the browser scrolls the page, though it is in sight: the page stays, and the first
 * button of the newest toast gets the focus, « Annuler » where it has one.
 */
function keepPlaceOnHotkey(): () => void {
  let top = 0;
  const before = () => (top = window.scrollY);
  const after = (event: KeyboardEvent) => {
    const toast = isList(document.activeElement) && document.activeElement?.querySelector('[data-front=true]');
    if (!toast || !event.altKey) return;
    window.scrollTo({ top, behavior: 'instant' });
    (toast.querySelector<HTMLElement>('[data-button]') ?? toast.querySelector<HTMLElement>('[data-close-button]'))?.focus({ preventScroll: true });
  };
  window.addEventListener('keydown', before, true);
  window.addEventListener('keydown', after);
  return () => {
    window.removeEventListener('keydown', before, true);
    window.removeEventListener('keydown', after);
  };
}

const toastList = '[data-sonner-toaster]';
const isList = (target: EventTarget | null): boolean => target instanceof Element && target.matches(toastList);

/** Where a toast appears below a pointer that rests, nobody asks for it to stay. */
const isAtRest = (event: MouseEvent): boolean => event.movementX === 0 && event.movementY === 0;

/** Two elements: React listens on the inner one, where it draws; what it must not hear is stopped on the outer one. */
function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.append(document.createElement('div'));
  for (const type of ['mouseover', 'mousemove'] as const) {
    host.addEventListener(type, (event) => isAtRest(event) && event.stopPropagation(), true);
  }
  // sonner gives the focus back to where it was before, which would keep Tab going round: it hears of a focus that Alt+T has brought only.
  host.addEventListener('focusin', (event) => !isList(event.target) && event.stopPropagation(), true);
  host.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && host.contains(event.relatedTarget)) return;
    // and lets them go again, as when the pointer has left
    host.querySelector(toastList)?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  });
  host.addEventListener('mousedown', (event) => event.preventDefault()); // a click leaves the focus where it is
  host.addEventListener('click', (event) => event.preventDefault()); // sonner's buttons would submit the form that a window stands in
  return host;
}

/** Important where sonner's own sheet, in no layer, has its say. */
const card = cx(
  'flex min-h-10 w-max flex-wrap items-center justify-end gap-x-2.5 gap-y-0.5 rounded-3 bg-toast py-1 ps-3 pe-1.5 text-on-toast text-sm/compact shadow-lift',
  'focus-visible:outline-2! focus-visible:outline-accent! focus-visible:outline-offset-2!',
  '@max-[9rem]:px-1.5 max-sm:w-full max-sm:py-0.5 print:hidden motion-reduce:transition-none!',
);
/** Where letters are large or the lane is narrow, the buttons go below the words; in the narrowest, « Annuler » alone does. */
const small = 'min-h-7 min-w-7 flex-none cursor-pointer rounded-2 border-0 max-sm:min-h-9 focus-visible:outline-on-toast focus-visible:outline-offset-1';
const parts = {
  icon: '@max-[9rem]:hidden',
  content: 'min-w-[min(100cqw,6.5rem)] flex-1', // not of 100 %, which the width of the toast would not count
  title: 'line-clamp-6 wrap-anywhere',
  // with its key where there is a keyboard, which is no part of its name
  actionButton: cx(
    small,
    "pointer-fine:[&.keyed]:after:ms-1.5 pointer-fine:[&.keyed]:after:font-normal pointer-fine:[&.keyed]:after:content-['Ctrl_Z'_/_'']",
    'bg-on-toast px-2.5 font-medium text-toast text-xs hover:bg-transparent hover:text-on-toast @max-[9rem]:min-h-6 @max-[9rem]:flex-1 @max-[9rem]:px-1',
  ),
  closeButton: cx(small, 'order-last grid place-items-center bg-transparent! text-on-toast! hover:bg-on-toast/15! @max-[9rem]:hidden'),
} as const;
const looks = {
  end: { ...parts, toast: cx(card, 'right-0 max-w-[min(100%,var(--container-toast))]') },
  centre: {
    ...parts,
    toast: cx(card, 'left-1/2 max-w-toast -translate-x-1/2 max-sm:left-0 max-sm:translate-x-0 drawer:max-columns:left-0 drawer:max-columns:translate-x-0'),
  },
} as const;
