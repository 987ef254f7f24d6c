import type { Path } from '../form/draft';
import type { Form } from '../form/use-form';
import { useLoaded } from '../providers/loaded';
import type { Block } from './blocks';
import { useBeside, useIsWide } from './preview-button';
import type { PreviewResult } from './render-preview';

export type PreviewProps = Readonly<{
  form: Pick<Form, 'id'>;
  blocks: readonly Block[];
  sheet: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
  /** Called before a click in the preview goes to the path's block. */
  onGoTo?: (path: Path) => void;
  /** The unsaved values. */
  draft: unknown;
  /** Renders the values, given as JSON; a stable function. */
  render: (json: string) => Promise<PreviewResult>;
}>;

/** The preview, loaded when opened: beside the form if there is room, else in a dialog. */
export function PreviewPane(props: PreviewProps) {
  const isWide = useIsWide();
  const [beside] = useBeside();
  const isShown = isWide === null ? false : isWide ? beside === 'ouvert' : props.sheet[0];
  const shown = useLoaded(isShown && loadPreview);
  return isShown && shown ? <shown.ShownPreview {...props} isWide={isWide === true} /> : null;
}

const loadPreview = () => import('./shown-preview');
