import { CircleDot, CloudOff, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatTime } from '@/lib/format/dates';
import { PreviewButton } from '../preview/preview-button';
import { useOnline } from '../shell/online';
import { Kbd } from '../ui/badge';
import { BusyLabel, Button } from '../ui/button';
import { FootBar } from '../ui/foot-bar';
import type { Form, SaveState } from './use-form';

type Props = Readonly<{
  form: Form;
  saveLabel: string;
  onCancel: () => void;
  /** Opens the preview, if there is no room for it beside the form. */
  onPreview?: false | (() => void);
}>;

type Look = Omit<ComponentProps<typeof FootBar>, 'label' | 'before' | 'children'>;

export function SaveBar({ form: { state, dirty, save, compare, unsaved }, saveLabel, onCancel, onPreview }: Props) {
  const online = useOnline();
  const look = lookOf(state, dirty, online, unsaved);
  const saving = state.status === 'saving';
  const isAtRest = look.colours === 'rest';
  return (
    <FootBar label="Sauvegarde" {...look} before={!isAtRest && onPreview && <PreviewButton onOpen={onPreview} />}>
      <Button
        variant={isAtRest ? 'plain' : 'quiet'}
        size={isAtRest ? 'bar' : 'tight'}
        onClick={onCancel}
        disabled={saving}
      >
        Annuler
      </Button>
      {state.status === 'conflict' ? (
        <Button variant="primary" size="bar" onClick={compare}>
          Comparer
        </Button>
      ) : (
        <Button variant={isAtRest ? 'plain' : 'primary'} size="bar" disabled={saving} onClick={save}>
          <BusyLabel busy={saving}>
            {state.status === 'failed' && state.again ? (
              'Réessayer'
            ) : (
              <span>
                Sauvegarder<span className="max-sm:sr-only">{saveLabel.replace('Sauvegarder', '')}</span>
              </span>
            )}
          </BusyLabel>
          <span className="touch:hidden max-sm:hidden" aria-hidden="true">
            <Kbd className="border-current/40">Ctrl S</Kbd>
          </span>
        </Button>
      )}
    </FootBar>
  );
}

function lookOf(state: SaveState<unknown>, dirty: boolean, online: boolean, detail: string): Look {
  if (state.status === 'saving') return { colours: 'busy', icon: <Spinner />, title: 'Sauvegarde…' };
  if (state.status === 'conflict' || state.status === 'failed') {
    const [title, Icon] =
      state.status === 'conflict'
        ? (['Conflit à résoudre', GitCompareArrows] as const)
        : (['Non sauvegardé', TriangleAlert] as const);
    return { colours: 'failed', icon: <Icon />, title, detail: state.text, urgent: true };
  }
  if (!online)
    return {
      colours: 'offline',
      icon: <CloudOff />,
      title: 'Hors connexion',
      detail: 'Ce que vous saisissez reste dans cette page.',
    };
  if (dirty)
    return {
      colours: 'unsaved',
      icon: <CircleDot />,
      title: 'Modifications non sauvegardées',
      brief: 'À enregistrer',
      detail,
    };
  return { colours: 'rest', title: state.status === 'saved' ? `Sauvegardé à ${formatTime(state.when)}` : '' };
}
