/**
 * In forced colours, which take away grounds and shadows: what is chosen has an outline inside its edge, and a second
 * one around that while it has the focus. The names are whole, in a .tsx, because that is where Tailwind looks for them
 * (app/admin.css).
 */
export const chosenOutline = {
  pressed:
    'forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:-outline-offset-3 forced-colors:aria-pressed:focus-visible:outline-9 forced-colors:aria-pressed:focus-visible:outline-double',
  checked:
    'forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-3 forced-colors:has-checked:has-focus-visible:outline-9 forced-colors:has-checked:has-focus-visible:outline-double',
} as const;
