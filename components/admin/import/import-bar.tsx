import { Spinner } from '@/components/ui/spinner';
import { counted } from '@/lib/format/french';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { FootBar } from '../ui/foot-bar';

type BarProps = Readonly<{
  /** The number of entries to write, and their name. */
  count: number;
  nouns: readonly [one: string, many: string];
  saving: boolean;
  onCancel: () => void;
  onSave: () => void;
}>;

export const ImportBar = ({ count, nouns: [one, many], saving, onCancel, onSave }: BarProps) => (
  <FootBar
    label="Import"
    colours={saving ? 'busy' : 'rest'}
    icon={saving && <Spinner />}
    title={saving ? 'Import en cours…' : count === 0 ? 'Rien à importer' : 'Rien n’est encore sauvegardé'}
  >
    <Button variant="quiet" size="tight" disabled={saving} onClick={onCancel}>
      Annuler
    </Button>
    <Button variant="primary" size="bar" disabled={saving || count === 0} onClick={onSave}>
      {count === 0 ? 'Importer' : `Importer ${counted(count, one, many)}`}
    </Button>
  </FootBar>
);

type OptionProps<Options> = Readonly<{
  name: keyof Options;
  current: Readonly<{ options: Options; setOptions: (options: Options) => void }>;
  children: React.ReactNode;
}>;

/** An option of the whole import. */
export const Option = <Options,>({ name, current: { options, setOptions }, children }: OptionProps<Options>) => (
  <Tick checked={Boolean(options[name])} onTick={(isTicked) => setOptions({ ...options, [name]: isTicked })}>
    <span>{children}</span>
  </Tick>
);
