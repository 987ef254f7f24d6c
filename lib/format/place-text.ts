/** « Rabat, Maroc », of what is known of where a conference was. */
export const placeText = (city: string | undefined, country: string | undefined): string =>
  [city, country].flatMap((each) => each?.trim() || []).join(', ');
