/** The light scheme's colours (app/theme.css) in hexadecimal, for pictures. */
export const colours = {
  paper: '#fdfaf5',
  ink: '#1b1f2b',
  soft: '#454b59',
  rule: '#ddd8d0',
  accent: '#1c4390',
  onAccent: '#fdfaf5',
} as const;
