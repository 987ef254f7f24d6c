/** What rsync and ssh say when they fail, and what to do about it, in French; the first that fits. */
const faults: readonly (readonly [RegExp, (place: string) => string])[] = [
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED/,
    (place) =>
      `La machine de ${place} n’est pas connue, ou a changé de clé : sous l’utilisateur du site, connectez-vous-y une fois par ssh, puis recommencez.`,
  ],
  [
    /Permission denied \([a-z,-]+\)|Too many authentication failures/,
    (place) =>
      `La connexion à ${place} est refusée : il y faut une clé ssh sans phrase secrète de l’utilisateur du site, que cette machine accepte.`,
  ],
  [
    /Could not resolve hostname/,
    (place) => `La machine de ${place} est introuvable : vérifiez COPY_TO, et le réseau de la machine du site.`,
  ],
  [
    /Connection (?:refused|timed out|reset|closed)|Operation timed out|No route to host|Network is unreachable|io timeout|timeout in data/i,
    (place) => `La machine de ${place} ne répond pas.`,
  ],
  [
    /rsync: (?:command )?not found|command not found: rsync/,
    (place) => `rsync n’est pas installé sur la machine de ${place}.`,
  ],
  [
    /is your shell clean/,
    (place) =>
      `La machine de ${place} écrit un message à l’ouverture de chaque session (dans ~/.bashrc, par exemple), que rsync prend pour une réponse : retirez-le.`,
  ],
  [/No space left|[Qq]uota exceeded/, (place) => `Il n’y a plus de place à ${place}.`],
  [/Permission denied|Read-only file system/, (place) => `${place} n’est pas accessible en écriture.`],
];

/**
 * The French sentence for what the programs have said of a place; where it is none of these, their first line, which
 * those that follow are a consequence of.
 */
export function sshFault(said: string, place: string): string {
  const known = faults.find(([pattern]) => pattern.test(said));
  if (known) return known[1](place);
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((each) => /^(?:rsync|ssh:)/.test(each)) ?? lines.at(-1);
  return `L’envoi à ${place} a échoué : ${line?.trim().slice(0, 300) ?? 'rsync n’a pas dit pourquoi'}`;
}
