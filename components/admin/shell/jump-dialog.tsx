import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/admin/ui/dialog';
import { foldLetters } from '@/lib/format/fold';
import { counted } from '@/lib/format/french';
import { isKey } from '../form/keys';
import { focusAfterNavigation } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { cx } from '../ui/cx';
import { pagesOf, useMenu } from './menu';
import { useOnlineSwitch } from './online';
import { useSignOut } from './sign-out-button';

/** Places outside the menu, with other words that find them. */
const others: readonly (readonly [href: string, label: string, words?: string])[] = [
  ['/admin/publications/import', 'Importer des publications'],
  ['/admin/publications/depots', 'Dépôts dans HAL'],
  ['/admin/career/import', 'Importer ma carrière'],
  ['/admin/profile#photo', 'Photo'],
  ['/admin/profile#mot-de-passe', 'Mot de passe', 'paramètres sécurité'],
  ['/admin/profile#double-authentification', 'Double authentification', 'sécurité'],
  ['/admin/profile#sessions', 'Sessions ouvertes', 'sécurité'],
  ['/admin/history#corbeille', 'Corbeille'],
  ['/admin/history#sauvegarde', 'Copie de sauvegarde du site', 'paramètres export'],
  ['/admin/history#fuseau', 'Fuseau horaire du site', 'paramètres heure'],
  ['/admin/copie#publier', 'Publier la copie du site'],
  ['/admin/visites#robots', 'Robots qui entraînent des modèles d’IA'],
];

/** Search words of menu pages besides their names; « hors ligne » and the like are actions, below. */
const words: Readonly<Record<string, string>> = {
  '/admin/visites': 'paramètres statistiques',
  '/admin/mentions': 'RGPD données personnelles cookies',
};

const look =
  'flex min-h-9 w-full cursor-pointer items-center rounded-2 border-0 bg-transparent px-3 text-start text-control text-ink no-underline hover:bg-accent-wash hover:text-accent focus-visible:bg-accent-wash focus-visible:text-accent focus-visible:-outline-offset-2';

type Props = Readonly<{ isOffline: boolean; onClose: () => void; onShortcuts: () => void }>;

/** « Aller à… » (Ctrl K): type a few letters; Enter opens the first match, arrows move. */
export function JumpDialog({ isOffline, onClose, onShortcuts }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const { signOut } = useSignOut();
  const isFound = (name: string) => foldLetters(name).includes(foldLetters(query).trim());
  const changeOnline = useOnlineSwitch(isOffline);
  const actions = [
    { label: isOffline ? 'Remettre le site en ligne' : 'Mettre le site hors ligne', run: changeOnline },
    { label: 'Raccourcis clavier', run: onShortcuts },
    { label: 'Déconnexion', run: signOut },
  ].filter(({ label }) => isFound(label));
  const pages = pagesOf(useMenu()).map(({ href, label }) => [href, label, words[href]] as const);
  const matches = [...pages, ...others].filter(([, label, more = '']) => isFound(`${label} ${more}`));
  const count = matches.length + actions.length;
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  /** Arrows wrap around the field and the list. */
  const move = (step: number) => {
    const all: HTMLElement[] = [...(field.current ? [field.current] : []), ...entries()];
    const at = all.findIndex((element) => element.contains(document.activeElement));
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <Dialog
      className={cx(
        'mt-[10vh] max-h-[min(80dvh,56rem)] w-[min(36rem,100vw-2rem)] flex-col overflow-clip rounded-3 border border-rule bg-paper-raised p-0 text-inherit',
        'shadow-dialog backdrop:bg-scrim open:flex focus:outline-none max-sm:mt-16 max-sm:max-h-[80dvh] max-sm:w-[calc(100vw-1.5rem)]',
      )}
      label="Aller à"
      light
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the list, whose links and button keep their own keys */}
      <div
        className="flex min-h-0 flex-col"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1);
          else if (event.key === 'ArrowUp') move(-1);
          else return;
          event.preventDefault();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          Aller à une page
        </label>
        <input
          className="min-h-12 w-full border-0 border-rule border-b bg-field px-5 py-1.5 leading-label placeholder:text-ink-faint placeholder:opacity-100 focus:outline-2 focus:outline-accent focus:-outline-offset-2 max-sm:text-touch"
          id={id}
          ref={field}
          type="search"
          placeholder="Aller à…"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            const isEscape = isKey(event.nativeEvent, 'Escape');
            if (!isEscape && !isKey(event.nativeEvent, 'Enter')) return;
            event.preventDefault(); // natively, Escape would only empty a search field, then close the form behind
            if (isEscape) onClose();
            else entries()[0]?.click();
          }}
        />
        <ul className="list-none overflow-y-auto overscroll-contain p-2" ref={list} hidden={count === 0}>
          {matches.map(([href, label]) => (
            <li key={href}>
              <AdminLink
                className={look}
                href={href}
                onLeave={() => {
                  flushSync(onClose); // closing restores the focus
                  focusAfterNavigation(href);
                }}
              >
                {label}
              </AdminLink>
            </li>
          ))}
          {actions.map(({ label, run }) => (
            <li key={label}>
              <button
                className={look}
                type="button"
                onClick={() => {
                  onClose();
                  void run();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
        <div role="status">
          {count === 0 && <p className="px-5 py-4 text-ink-faint text-sm">Aucune page ne porte ce nom.</p>}
          {count > 0 && query.trim() !== '' && (
            <span className="sr-only">{counted(count, 'résultat', 'résultats')}</span>
          )}
        </div>
      </div>
    </Dialog>
  );
}
