import { edgeSpeed } from './drop-target';

/**
 * Scrolls the scroll container of `element`, frame by frame, while `height()` (y in px of the viewport) is near its top
 * or bottom. Calls `onScroll` after each step. Returns a function that stops it.
 */
export function followEdges(element: Element, height: () => number, onScroll: () => void): () => void {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  let frame = requestAnimationFrame(step);
  function step() {
    const box = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: edgeSpeed(height(), box.top, box.bottom), behavior: 'instant' });
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

/** The nearest scrollable ancestor, else the page. */
function scrollerOf(element: Element): Element {
  for (let here = element.parentElement; here; here = here.parentElement) {
    if (here.scrollHeight > here.clientHeight && /auto|scroll/.test(getComputedStyle(here).overflowY)) return here;
  }
  return document.scrollingElement ?? document.documentElement;
}
