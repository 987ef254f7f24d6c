/** « 14 h 32 », in the person's own time zone, with no-break spaces. */
export function timeText(when: Date): string {
  return `${when.getHours()}\u00a0h\u00a0${String(when.getMinutes()).padStart(2, '0')}`;
}

/** « 21 novembre 2026 à 14 h 32 »; 'Non définie' for none (spec 2.8). */
export function dateText(iso: string | null | undefined): string {
  const when = iso ? new Date(iso) : null;
  if (!when || Number.isNaN(when.getTime())) return 'Non définie';
  return `${when.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })} à ${timeText(when)}`;
}
