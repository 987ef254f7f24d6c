import { edgeSpeed } from './places';

/** Scrolls what an element scrolls in while `height()` is near its edge, a frame at a time; `onScroll` after each step. Answers how to stop. */
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

/** The nearest element around that scrolls; else the page. */
function scrollerOf(element: Element): Element {
  for (let here = element.parentElement; here; here = here.parentElement) {
    if (here.scrollHeight > here.clientHeight && /auto|scroll/.test(getComputedStyle(here).overflowY)) return here;
  }
  return document.scrollingElement ?? document.documentElement;
}
