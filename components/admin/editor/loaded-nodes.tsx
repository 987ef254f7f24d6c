import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { readSections } from '@/lib/site/api/client';
import type { PublicationNode, RichTextNode, SomeOfNode } from '@/sections/editor-tree';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { ariaProps, Field, FieldBox, FieldGroup, FieldLabel, FieldNotes, LabelText, Select } from '../fields/field';
import { getAt } from '../form/draft';
import { asText, type NodeProps, useField, useFormContext } from '../form/form-context';
import { useLoaded } from '../providers/loaded';
import { useOwner } from '../providers/session';
import { RichBar, RichFrame } from '../rich-text/rich-frame';
import { SafeHtml } from '../rich-text/safe-html';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';

export function SomeOf({ node, path }: NodeProps<SomeOfNode>) {
  const { draft } = useFormContext();
  const { field, value, set } = useField(path, node);
  const choicesOf = useLoaded(node.load);
  const stored = Array.isArray(value) ? value.map(asText) : [];
  const choices = choicesOf?.(getAt(draft.value, path.slice(0, -2)), stored) ?? [];
  const choose = (chosen: string, isChosen: boolean) =>
    set(choices.flatMap((each) => ((each.value === chosen ? isChosen : each.isChosen) ? [each.value] : [])));
  return (
    <FieldGroup {...field}>
      <div className="grid justify-items-start gap-1 text-control" aria-busy={!choicesOf}>
        {choices.map(({ value: each, label, isChosen }) => (
          <Tick key={each} checked={isChosen} onTick={(isTicked) => choose(each, isTicked)}>
            {label}
          </Tick>
        ))}
        {choicesOf && choices.length === 0 && <p className="text-ink-faint">Rien à choisir pour l’instant</p>}
      </div>
    </FieldGroup>
  );
}

/**
 * One of the site's publications, by its slug: theses first, then by date, newest first. A deleted one stays chosen and
 * is marked; visitors see no link to it.
 */
export function PublicationPicker({ node, path }: NodeProps<PublicationNode>) {
  const owner = useOwner();
  const { field, value, set, leave } = useField(path, node);
  const read = useLoaded(useCallback(() => readPublications(owner.id), [owner.id]));
  const current = asText(value);
  const entries = read ?? [];
  const isKnown = current === '' || entries.some(({ slug }) => slug === current);
  const isThesis = ({ kind, item }: PublicationEntry) => kind === 'other' && item.nature === 'these';
  return (
    <Field {...field}>
      <Select value={current} onText={set} onBlur={leave}>
        <option value="">Aucune</option>
        {!isKnown && (
          <option value={current}>
            {read ? `${quoted(current)}, qui n’est plus parmi vos publications` : current}
          </option>
        )}
        <Options label="Thèses" entries={entries.filter(isThesis)} />
        <Options label="Autres publications" entries={entries.filter((entry) => !isThesis(entry))} />
      </Select>
    </Field>
  );
}

function Options({ label, entries }: Readonly<{ label: string; entries: readonly PublicationEntry[] }>) {
  if (entries.length === 0) return null;
  return (
    <optgroup label={label}>
      {entries.map(({ slug, item }) => (
        <option key={slug} value={slug}>
          {[shortened(item.title, 90), item.year].filter(Boolean).join(', ')}
        </option>
      ))}
    </optgroup>
  );
}

/** The stored publications; their reader is loaded only here. Rejects if unreadable. */
async function readPublications(ownerId: string): Promise<readonly PublicationEntry[]> {
  const [result, { publicationsSchema }, { publicationEntries }] = await Promise.all([
    readSections(ownerId),
    import('@/sections/publications/schema'),
    import('@/sections/publications/statistics'),
  ]);
  if (!result.ok) throw new Error(result.error);
  const section = result.data.find(({ id }) => id === 'publications');
  return publicationEntries(publicationsSchema.parse(section?.content ?? {}));
}

/** A rich-text field: a preview of its HTML until the editor is loaded. */
export function RichTextNodeEditor({ node, path }: NodeProps<RichTextNode>) {
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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: focus here moves on to the editor
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
  | Readonly<{ status: 'ready'; loaded: typeof import('../rich-text/rich-editor') }>;

/** Distance from the viewport, in px, at which an editor is loaded. */
const near = 400;

/**
 * Loads the rich-text editor (TipTap) when `field` comes near the viewport, to which focusing scrolls it. On failure
 * the form stays as it is, and `load` retries.
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
