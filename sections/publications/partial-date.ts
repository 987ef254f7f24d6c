/** Whether a text is a year, a month or a day of the calendar: `2024`, `2024-03`, `2024-03-18`. */
export function isPartialDate(text: string): boolean {
  if (!/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(text)) return false;
  if (text.length < 10) return true;
  const day = new Date(`${text}T00:00:00Z`); // the 31st of June is the 1st of July
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
