/** The preview of a dossier that its form shows. */
import { Problem } from '@/lib/errors';
import { inPdfFaces } from '@/lib/typeset/faces';
import { toHtml } from '@/lib/typeset/html';
import { missingGlyphs } from '@/lib/typeset/missing-glyphs';
import type { PageCount } from '@/lib/typeset/page-count';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { checkedDocument, type DossierChecks } from './checks';
import type { Choices, Look } from './choices';
import { fillPages, proposedChoices } from './filled';
import type { DossierSource, KeyedGroup } from './groups';
import type { ModelId } from './models';

/** Choices, as they are or filled to their page limit except for some keys; or those that a model starts from. */
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
  /** Without annexes. */
  readonly size: PageCount;
  /** Characters of the site's text below each heading of the model, by id, without blanks. */
  readonly written: Readonly<Record<string, number>>;
  /** Why there is no document: it is too long to compose. */
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
    return { ...empty, choices, checks: { ...checks, empty: [] }, problem: error.message }; // the groups still show, so that some can be unticked
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

/** The choices requested: those of a model or given ones, plus what fits their page limit. */
function choicesFor(
  asked: PreviewAsked,
  source: DossierSource,
  pagesOf: (document: TypesetDocument) => Promise<number>,
): Promise<Choices> | Choices {
  if ('model' in asked) return proposedChoices(asked.model, asked.look, source, pagesOf);
  return asked.fill ? fillPages(asked.choices, source, pagesOf, asked.fill.without) : asked.choices;
}

const shownGroup = ({ key, heading, hasWorks, isUnclassed, entries }: KeyedGroup, { unclassed }: Choices) => ({
  key,
  heading: !isUnclassed ? heading : unclassed === null ? 'Sans classe, laissés de côté' : 'Sans classe',
  hasWorks,
  entries: entries.map(({ key: own, label, years }) => ({ key: own, label, ...(years && { years }) })),
});
