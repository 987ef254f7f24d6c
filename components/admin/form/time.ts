/** « 14 h 32 », with no-break spaces, in the local time zone: the browser's, or the server's where it renders the text. */
export function timeText(when: Date): string {
  return `${when.getHours()}\u00a0h\u00a0${String(when.getMinutes()).padStart(2, '0')}`;
}

/** « 21 novembre 2026 à 14 h 32 », in the local time zone; 'Non définie' without a valid date. */
export function dateText(iso: string | null | undefined): string {
  const when = iso ? new Date(iso) : null;
  if (!when || Number.isNaN(when.getTime())) return 'Non définie';
  return `${when.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })} à ${timeText(when)}`;
}
