// A form that is submitted before the page's own script has arrived waits for it: components/ui/typed-before.tsx tells when.
{
  let held;
  const hold = (event) => {
    event.preventDefault();
    held = event.target;
  };
  addEventListener('submit', hold, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('submit', hold, true);
      held?.requestSubmit();
    },
    { once: true },
  );
}
