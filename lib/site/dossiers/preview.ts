/** What a dossier would be, as its form shows it. */
import { Problem } from '@/lib/errors';
import { inPdfFaces } from '@/lib/typeset/faces';
import { toHtml } from '@/lib/typeset/html';
import { missingGlyphs } from '@/lib/typeset/missing-glyphs';
import type { PageCount } from '@/lib/typeset/page-count';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { checkedDocument, type DossierChecks } from './checks';
import type { Choices, Look } from './choices';
import { filled, proposedChoices } from './filled';
import type { DossierSource, KeyedGroup } from './groups';
import type { ModelId } from './models';

/** Choices, filled to their pages but for some keys or as they are; or those that a model begins with. */
export type PreviewAsked =
  | { readonly choices: Choices; readonly fill?: { readonly without: readonly string[] } | undefined }
  | { readonly model: ModelId; readonly look?: Look };

export type DossierPreview = {
  readonly choices: Choices;
  readonly html: string;
  readonly groups: readonly (Pick<KeyedGroup, 'key' | 'heading' | 'hasWorks'> & {
    readonly entries: readonly Pick<KeyedGroup['entries'][number], 'key' | 'label' | 'years'>[];
  })[];
  readonly checks: DossierChecks;
  readonly missing: readonly string[];
  /** Without its annexes. */
  readonly size: PageCount;
  /** The signs that the site writes below each head of the model, by its id, without blanks. */
  readonly written: Readonly<Record<string, number>>;
  /** Why there is nothing of the document: it is more than can be composed. */
  readonly problem?: string;
};

export async function previewOf(
  asked: PreviewAsked,
  source: DossierSource,
  sizeOf: (document: TypesetDocument) => Promise<PageCount>,
): Promise<DossierPreview> {
  const pagesOf = async (document: TypesetDocument): Promise<number> => (await sizeOf(document)).pages;
  const choices = await choicesFor(asked, source, pagesOf);
  try {
    return await writtenPreview(choices, source, sizeOf);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooLarge') throw error;
    const { checks, ...empty } = await writtenPreview({ ...choices, groups: [], selected: [] }, source, sizeOf);
    return { ...empty, choices, checks: { ...checks, empty: [] }, problem: error.message }; // its groups, to be unticked
  }
}

async function writtenPreview(
  choices: Choices,
  source: DossierSource,
  sizeOf: (document: TypesetDocument) => Promise<PageCount>,
): Promise<DossierPreview> {
  const { document, counted, groups, checks, written } = checkedDocument(choices, source);
  return {
    choices,
    html: inPdfFaces(toHtml(document), '/api/dossiers/fonts'),
    groups: groups.map((group) => shownGroup(group, choices)),
    checks,
    missing: missingGlyphs(document),
    size: await sizeOf(counted),
    written,
  };
}

/** The choices that are asked for: those of a model, or given ones, with what their pages have room for. */
function choicesFor(
  asked: PreviewAsked,
  source: DossierSource,
  pagesOf: (document: TypesetDocument) => Promise<number>,
): Promise<Choices> | Choices {
  if ('model' in asked) return proposedChoices(asked.model, asked.look, source, pagesOf);
  return asked.fill ? filled(asked.choices, source, pagesOf, asked.fill.without) : asked.choices;
}

const shownGroup = ({ key, heading, hasWorks, isUnclassed, entries }: KeyedGroup, { unclassed }: Choices) => ({
  key,
  heading: !isUnclassed ? heading : unclassed === null ? 'Sans classe, laissés de côté' : 'Sans classe',
  hasWorks,
  entries: entries.map(({ key: own, label, years }) => ({ key: own, label, ...(years && { years }) })),
});
