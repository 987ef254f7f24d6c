/** What one check of `npm run doctor` has found. */
export type Finding = {
  /** `✓`: as it should be. `!`: it works, and deserves a look. `✗`: something does not work, or lets others in. */
  readonly mark: '✓' | '!' | '✗';
  /** French, without a full stop: « Disque de /srv/portfolio/data : 312 Mo libres ». */
  readonly text: string;
  /** What to do: a French sentence without its full stop. */
  readonly remedy?: string;
};

export const good = (text: string): Finding => ({ mark: '✓', text });
export const doubtful = (text: string, remedy: string): Finding => ({ mark: '!', text, remedy });
export const wrong = (text: string, remedy: string): Finding => ({ mark: '✗', text, remedy });

/** « ✗ Base de données : abîmée. Restaurez la dernière bonne sauvegarde. » */
export const lineOf = ({ mark, text, remedy }: Finding): string =>
  `  ${mark} ${remedy === undefined ? text : `${text}. ${remedy}.`}`;
