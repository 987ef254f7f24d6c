/** Retries the profile's photo when it fails to load, pausing as `data-pauses` says; then shows the placeholder. */
export function startPhotos(signal: AbortSignal): void {
  for (const picture of document.querySelectorAll<HTMLPictureElement>('picture[data-pauses]')) {
    const image = picture.querySelector('img');
    if (image) watch(picture, image, signal);
  }
}

function watch(picture: HTMLPictureElement, image: HTMLImageElement, signal: AbortSignal): void {
  /** In ms: the pause before each retry. */
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

  /** Requests the upload itself instead of a resized variant, with parameters that bypass caches. */
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
  if (image.complete && image.naturalWidth === 0) failed(); // its error event fired before this script ran
}

/** Updates the debug line that the hero's placeholder has in development. */
function report(picture: HTMLPictureElement, isOver: boolean, tries: number): void {
  const line = picture.parentElement?.querySelector('[data-photo-debug]');
  if (line) line.textContent = `Photo: Définie | Error: ${isOver} | Retry: ${tries}`;
}
