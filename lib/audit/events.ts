/** The events of the audit journal: every name that lib/site/db writes, with its group and its French description. */
import { formatDate } from '@/lib/format/dates';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, quoted } from '@/lib/format/french';
import { addedLanguages, languageFacts } from '@/lib/languages';

/** Details stored with an event: names and counts, never content or secrets. */
export type EventDetail = Readonly<Record<string, string | number | boolean>>;

export type ChangeAction =
  | 'seed'
  | 'create'
  | 'update'
  | 'show'
  | 'hide'
  | 'delete'
  | 'revive'
  | 'import'
  | 'restore'
  | 'restore-part';

/** The types of event that the journal is filtered by, in the order of its menu. */
export const auditGroups = {
  connexions: 'Connexions et déconnexions',
  echecs: 'Échecs de connexion',
  refus: 'Appels refusés',
  contenu: 'Modifications du contenu',
  restaurations: 'Restaurations',
  images: 'Images et documents téléversés',
  securite: 'Mot de passe et sécurité',
  sauvegardes: 'Sauvegardes',
} as const;
export type AuditGroup = keyof typeof auditGroups;

type SingleEvent =
  | 'signin.success'
  | 'signin.failure'
  | 'signout'
  | 'session.close'
  | 'session.close-others'
  | 'session.close-all'
  | 'refusal'
  | 'password.change'
  | 'owner.create'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'second-factor.recovery'
  | 'section.reorder'
  | 'upload.create'
  | 'document.create'
  | 'site.seed'
  | 'site.import'
  | 'site.restore'
  | 'site.online'
  | 'site.offline'
  | 'time-zone.change'
  | 'visits.on'
  | 'visits.off'
  | 'training.refused'
  | 'training.allowed'
  | 'backup.download'
  | 'copy.make'
  | 'copy.publish'
  | 'copies.on'
  | 'copies.off'
  | 'dossier.create'
  | 'dossier.update'
  | 'dossier.delete'
  | 'cv.on'
  | 'cv.off'
  | 'legal.update'
  | 'languages.change'
  | 'translation.save';
export type EventName = SingleEvent | `section.${ChangeAction}` | `profile.${ChangeAction}`;

/** The group and the description of an event; `title` returns the title of a section by its id. */
type Described = {
  readonly group: AuditGroup;
  readonly what: string | ((detail: EventDetail, title: (id: string) => string) => string);
};

const actions: Readonly<Record<ChangeAction, readonly [section: string, profile: string]>> = {
  seed: ['créée avec un contenu d’exemple', 'créé avec un contenu d’exemple'],
  create: ['créée', 'créé'],
  update: ['modifiée', 'modifié'],
  show: ['rendue visible', 'rendu visible'],
  hide: ['masquée', 'vidé de l’exemple'],
  delete: ['mise à la corbeille', 'supprimé'],
  revive: ['sortie de la corbeille', 'rétabli'],
  import: ['importée', 'importé d’un fichier'],
  restore: ['rétablie dans une version antérieure', 'rétabli dans une version antérieure'],
  'restore-part': ['rétablie en partie dans une version antérieure', 'rétabli en partie dans une version antérieure'],
};

const singleEvents: Readonly<Record<SingleEvent, Described>> = {
  'signin.success': { group: 'connexions', what: 'Connexion' },
  'signin.failure': { group: 'echecs', what: ({ reason }) => failures.get(String(reason)) ?? 'Échec de connexion' },
  signout: { group: 'connexions', what: 'Déconnexion' },
  'session.close': { group: 'connexions', what: 'Session fermée à distance' },
  'session.close-others': {
    group: 'connexions',
    what: ({ closed }) => `Autres appareils déconnectés${countOf(closed)}`,
  },
  'session.close-all': {
    group: 'connexions',
    what: ({ closed }) => `Déconnexion de tous les appareils${countOf(closed)}`,
  },
  refusal: { group: 'refus', what: 'Appel refusé' },
  'password.change': { group: 'securite', what: 'Mot de passe modifié, autres sessions fermées' },
  'owner.create': { group: 'securite', what: 'Compte administrateur créé' },
  'second-factor.on': { group: 'securite', what: 'Double authentification activée' },
  'second-factor.off': { group: 'securite', what: 'Double authentification désactivée' },
  'second-factor.recovery': { group: 'securite', what: 'Code de secours utilisé' },
  'section.reorder': { group: 'contenu', what: 'Ordre des sections modifié' },
  'upload.create': { group: 'images', what: 'Image téléversée' },
  'document.create': { group: 'images', what: 'Document téléversé' },
  'site.seed': { group: 'contenu', what: 'Site créé avec un contenu d’exemple' },
  'site.import': { group: 'contenu', what: 'Contenu importé d’un fichier' },
  'site.restore': { group: 'restaurations', what: 'Site restauré d’une sauvegarde' },
  'site.online': { group: 'contenu', what: 'Site remis en ligne' },
  'site.offline': { group: 'contenu', what: 'Site mis hors ligne' },
  'time-zone.change': {
    group: 'contenu',
    what: ({ zone }) => `Fuseau horaire du site\u00a0: ${String(zone) || 'celui du serveur'}`,
  },
  'visits.on': { group: 'contenu', what: 'Visites comptées' },
  'visits.off': { group: 'contenu', what: 'Visites non comptées, celles comptées supprimées' },
  'training.refused': { group: 'contenu', what: 'Robots d’entraînement refusés' },
  'training.allowed': { group: 'contenu', what: 'Robots d’entraînement acceptés' },
  'dossier.create': { group: 'contenu', what: 'Dossier créé' },
  'dossier.update': { group: 'contenu', what: 'Dossier refait' },
  'dossier.delete': { group: 'contenu', what: 'Dossier supprimé' },
  'cv.on': { group: 'contenu', what: 'CV mis en ligne' },
  'cv.off': { group: 'contenu', what: 'CV retiré du site' },
  'legal.update': { group: 'contenu', what: 'Mentions modifiées' },
  'languages.change': { group: 'contenu', what: ({ languages }) => `Langues du site\u00a0: ${String(languages)}` },
  'translation.save': {
    group: 'contenu',
    what: ({ subject, language }, title) =>
      `Traduction en ${frenchNames.get(String(language))} modifiée\u00a0: ${translatedName(String(subject), title)}`,
  },
  'backup.download': { group: 'sauvegardes', what: 'Sauvegarde téléchargée' },
  'copy.make': { group: 'sauvegardes', what: 'Copie du site préparée' },
  'copy.publish': { group: 'sauvegardes', what: 'Publication de la copie du site demandée' },
  'copies.on': { group: 'sauvegardes', what: 'Publication de la copie après chaque changement : activée' },
  'copies.off': { group: 'sauvegardes', what: 'Publication de la copie après chaque changement : désactivée' },
};

const frenchNames = new Map(
  addedLanguages.map((language): [string, string] => [language, languageFacts[language].french]),
);

const translatedName = (subject: string, title: (id: string) => string): string =>
  subject === 'profile' ? 'profil' : quoted(title(subject.replace('section/', '')));

const failures: ReadonlyMap<string, string> = new Map([
  ['address', 'Échec de connexion\u00a0: adresse inconnue'],
  ['password', 'Échec de connexion\u00a0: mot de passe incorrect'],
  ['code', 'Échec de connexion\u00a0: code de vérification incorrect'],
  ['current password', 'Mot de passe actuel incorrect'],
  ['current code', 'Code de vérification incorrect'],
]);

const changes = Object.entries(actions).flatMap(([action, [section, profile]]): [string, Described][] => {
  const group = ['restore', 'restore-part', 'revive'].includes(action) ? 'restaurations' : 'contenu';
  return [
    [
      `section.${action}`,
      { group, what: (detail, title) => `Section «\u00a0${title(String(detail.section ?? ''))}\u00a0» ${section}` },
    ],
    [`profile.${action}`, { group, what: `Profil ${profile}` }],
  ];
});
const events: ReadonlyMap<string, Described> = new Map([...Object.entries(singleEvents), ...changes]);

export const eventsOf = (group: AuditGroup): string[] =>
  Array.from(events).flatMap(([name, event]) => (event.group === group ? [name] : []));

/** The group and description of an event; an unknown name is returned unchanged, without a group. */
export function eventLabels(
  name: string,
  detail: EventDetail,
  title: (id: string) => string,
): { readonly group: AuditGroup | null; readonly what: string } {
  const event = events.get(name);
  if (!event) return { group: null, what: name };
  return { group: event.group, what: typeof event.what === 'string' ? event.what : event.what(detail, title) };
}

/** The second line of an event: its device, HTTP request or file; '' for none. */
export function eventDetail(detail: EventDetail): string {
  const { device, reason, method, path, more, missed, name, bytes, createdAt } = detail;
  const { added, changed, entries, examples } = detail;
  if (typeof device === 'string') return device;
  if (typeof path === 'string')
    return `${[`${String(reason)} — ${String(method)} ${path}`, ...unloggedText(more, missed)].join('. ')}${more || missed ? '.' : ''}`;
  if (typeof name === 'string') return `${name}, ${formatFileSize(Number(bytes))}`;
  const removed = Number(examples) > 0 ? `, ${counted(Number(examples), 'exemple enlevé', 'exemples enlevés')}` : '';
  if (typeof entries === 'number') return counted(entries, 'entrée ajoutée', 'entrées ajoutées') + removed;
  if (typeof added === 'number') return importText(added, Number(changed)) + removed;
  return typeof createdAt === 'string' ? `Sauvegarde du ${formatDate(createdAt)}` : '';
}

/** « 9 publications ajoutées, 2 modifiées » */
function importText(added: number, changed: number): string {
  if (added === 0) return counted(changed, 'publication modifiée', 'publications modifiées');
  return [
    counted(added, 'publication ajoutée', 'publications ajoutées'),
    ...(changed > 0 ? [counted(changed, 'modifiée', 'modifiées')] : []),
  ].join(', ');
}

/** Sentences about refusals not logged after this one, and those not logged before it. */
function unloggedText(more: EventDetail[string] | undefined, missed: EventDetail[string] | undefined): string[] {
  const count = Number(missed);
  return [
    ...(more === true ? ['Les refus suivants de cette adresse, dans la même minute, ne sont pas notés'] : []),
    ...(count > 0 ? [`Avant lui, ${counted(count, 'refus n’a pas été noté', 'refus n’ont pas été notés')}`] : []),
  ];
}

function countOf(closed: unknown): string {
  const count = Number(closed);
  return Number.isInteger(count) && count > 0 ? ` (${count}\u00a0session${count > 1 ? 's' : ''})` : '';
}
