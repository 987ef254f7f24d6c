/** Whether a form shows the thesis fields: for a doctorate, a habilitation, or when one of them is filled in. */
export const hasThesis = ({
  title,
  level,
  subject,
  supervision,
  jury,
  link,
}: Readonly<Record<string, unknown>>): boolean =>
  Boolean(subject || supervision || jury || link) ||
  /doctorat|habilitation|hdr|th[eè]se|ph\.?d/i.test(`${title} ${level}`);
