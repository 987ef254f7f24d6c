import type { ReactNode } from 'react';
import type { Path } from '../form/draft';
import type { Form } from '../form/use-form';
import { useLoaded } from '../providers/loaded';
import type { Block } from './blocks';
import { useBeside, useIsWide } from './preview-button';

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

/** What the server actions answer that render a draft like the public page (app/(owner)/admin/previews.tsx). */
export type PreviewResult =
  | Readonly<{ at: 'rendered'; view: ReactNode }>
  | { readonly at: 'unreadable' | 'refused' | 'tooLong' };

/** An unsaved section, with its content as JSON. */
type UnsavedSection = Readonly<{ id: string; title: string; content: string }>;
export type RenderPreview = (draft: UnsavedSection) => Promise<PreviewResult>;

/** Unsaved profile fields, as JSON, and which parts of the page to show. */
type UnsavedProfile = Readonly<{ fields: string; shown: 'all' | 'languages' }>;
export type RenderProfile = (draft: UnsavedProfile) => Promise<PreviewResult>;
