/** Whether a form asks for what is known of a thesis: of a doctorate, an habilitation, or what says some of it already. */
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
