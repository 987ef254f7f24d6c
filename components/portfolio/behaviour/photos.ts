/** The profile's photo tries again when loading fails, then gives way to its placeholder (spec section 4). */
export function startPhotos(signal: AbortSignal): void {
  for (const picture of document.querySelectorAll<HTMLPictureElement>('picture[data-pauses]')) {
    const image = picture.querySelector('img');
    if (image) watch(picture, image, signal);
  }
}

function watch(picture: HTMLPictureElement, image: HTMLImageElement, signal: AbortSignal): void {
  /** Before each new try, in ms. */
  const pauses = picture.dataset.pauses?.split(' ').map(Number) ?? [];
  const source = image.getAttribute('src') ?? '';
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function failed() {
    clearTimeout(timer);
    const pause = pauses[tries];
    report(picture, pause === undefined, tries);
    if (pause === undefined) picture.dataset.failed = '';
    else timer = setTimeout(again, pause);
  }

  /** The upload itself this time, not one of its sizes; past any cache. */
  function again() {
    tries += 1;
    image.src = source.startsWith('data:') ? source : `${source.split('?')[0]}?retry=${tries}&t=${Date.now()}`;
    for (const size of picture.querySelectorAll('source')) size.remove();
  }

  function loaded() {
    tries = 0;
    delete picture.dataset.failed;
  }

  image.addEventListener('error', failed, { signal });
  image.addEventListener('load', loaded, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (image.complete && image.naturalWidth === 0) failed(); // its error was fired before this script was there
}

/** The line that the hero's placeholder has in development (spec section 4, decision 7). */
function report(picture: HTMLPictureElement, isOver: boolean, tries: number): void {
  const line = picture.parentElement?.querySelector('.photo-debug');
  if (line) line.textContent = `Photo: Définie | Error: ${isOver} | Retry: ${tries}`;
}
