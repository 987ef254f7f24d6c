/** The result of a check of `npm run doctor`. */
export type Finding = {
  /** `✓`: as it should be. `!`: works, but deserves a look. `✗`: does not work, or is insecure. */
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
