import { Kbd } from '../ui/badge';
import { Button } from '../ui/button';
import { DialogActions, SmallDialog } from '../ui/dialog';

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'S'], 'Sauvegarder'],
  [['Ctrl', 'Z'], 'Annuler la dernière suppression'],
  [['Alt', 'T'], 'Aller à la notification'],
  [['Ctrl', 'K'], 'Aller à une page'],
  [['Échap'], 'Fermer la fenêtre ou le formulaire'],
  [['Entrée'], 'Dans une liste de lignes\u00a0: ligne suivante'],
  [['Espace'], 'Sur une poignée\u00a0: prendre, puis poser'],
  [['↑', '↓'], 'Déplacer ce qui est pris'],
];

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <SmallDialog title="Raccourcis clavier" light onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-control">
        {shortcuts.map(([keys, does]) => (
          <div className="col-span-full grid grid-cols-subgrid" key={does}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </SmallDialog>
  );
}
