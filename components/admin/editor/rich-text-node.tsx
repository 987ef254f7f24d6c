'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RichTextNode } from '@/sections/editor-tree';
import { ariaProps, FieldBox, FieldLabel, FieldNotes, LabelText } from '../fields/field';
import type { Path } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import { RichBar, RichFrame } from '../rich-text/rich-frame';
import { SafeHtml } from '../rich-text/safe-html';
import { Button } from '../ui/button';

type Props = { readonly node: RichTextNode; readonly path: Path };

/** A rich-text field: a preview of its HTML, replaced by the editor once that is loaded. */
export function RichTextNodeEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const { field, value, set, leave } = useField(path, node);
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { state, load } = useRichEditor(box);
  const [hasFocus, setFocus] = useState(false);
  const labelledBy = `${field.id}-label`;
  const html = asText(value);
  const retry = () => {
    text.current?.focus(); // the button is about to disappear
    load();
  };
  return (
    <FieldBox ref={box}>
      <FieldLabel id={labelledBy}>
        <LabelText {...field} />
      </FieldLabel>
      {state.status === 'ready' ? (
        <state.loaded.default
          key={draft.resets}
          tied={ariaProps(field)}
          labelledBy={labelledBy}
          html={html}
          height={node.height}
          takesFocus={hasFocus}
          onChange={set}
          onBlur={() => {
            setFocus(false);
            leave();
          }}
        />
      ) : (
        <RichFrame className="pb-6.75" aria-busy={state.status === 'loading'}>
          <RichBar className="min-h-10.25 items-center px-5 text-ink-faint max-sm:min-h-11.25" role="status">
            {state.status === 'loading' && 'Chargement de l’éditeur…'}
            {state.status === 'failed' && (
              <>
                L’éditeur n’a pas pu être chargé.
                <Button variant="quiet" onClick={retry}>
                  Réessayer
                </Button>
              </>
            )}
          </RichBar>
          {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, which would hold controls */}
          <div
            id={field.id}
            ref={text}
            className="px-5 py-4 leading-text focus:outline-none"
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus that comes here goes on to the editor
            tabIndex={0}
            aria-labelledby={labelledBy}
            aria-describedby={ariaProps(field)['aria-describedby']}
            style={{ minHeight: node.height }}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
          >
            <SafeHtml html={html} />
          </div>
        </RichFrame>
      )}
      <FieldNotes {...field} />
    </FieldBox>
  );
}

type Loading =
  | { readonly status: 'rest' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly loaded: typeof import('../rich-text/rich-editor') };

/** The distance from the viewport, in px, at which a field's editor is loaded. */
const near = 400;

/**
 * Loads the rich-text editor (TipTap) when `field` comes near the viewport; focusing the field scrolls it there too. If
 * that fails, the form stays as it is, and `load` tries again.
 */
function useRichEditor(field: RefObject<Element | null>) {
  const [state, setState] = useState<Loading>({ status: 'rest' });
  const load = useCallback(() => {
    setState({ status: 'loading' });
    import('../rich-text/rich-editor').then(
      (loaded) => setState({ status: 'ready', loaded }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (!field.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: `${near}px 0px` },
    );
    observer.observe(field.current);
    return () => observer.disconnect();
  }, [field, load]);
  return { state, load };
}
