/**
 * Parts of a reference that their own marks identify anywhere in it: identifiers, an edition, a series, translators,
 * authors of a preface.
 */
import { z } from 'zod';
import { withCommas } from '@/lib/names/read-names';
import { type Nature, natures } from './natures';
import { withDecisionQuoted } from './plain-kinds';
import { expressionIn, gap, patternOf } from './plain-patterns';
import patterns from './words/asides.json' with { type: 'json' };
import { workSchema } from './work';

const factsSchema = workSchema
  .unwrap()
  .pick({ invited: true, peerReviewed: true, poster: true, proceedings: true, unreviewed: true })
  .readonly();
type Facts = z.output<typeof factsSchema>;

const { parts, ...words } = z
  .object({
    parts: z.record(z.string(), z.string()),
    rewritten: z.array(z.object({ pattern: z.string(), flags: z.string().optional(), by: z.string() })),
    taken: z.array(
      z.object({
        name: z.string().default(''),
        pattern: z.string(),
        flags: z.string().optional(),
        instead: z.string().default(gap),
        nature: z.enum(natures).optional(),
        facts: factsSchema.optional(),
        isNoted: z.boolean().optional(),
      }),
    ),
  })
  .parse(patterns);

const expressionOf = expressionIn(parts);

/** What is written in another way before the rest is read, such as the title of a jurist's note or of a review in quotes. */
const rewritten = words.rewritten.map((each) => ({ ...each, expression: expressionOf(each.pattern, each.flags) }));
/** What is taken out, in this order, with what it says of a talk or of its journal. */
const taken = words.taken.map((each) => ({ ...each, expression: expressionOf(each.pattern, each.flags) }));

/** Words for what is not out yet. */
export const coming = parts.coming;

/** Without the version and the form of the text that servers and publishers have behind it. */
const doiInAddress = patternOf('<doiInAddress>', 'i');

/** The asides of a reference, and its text with a gap for each. */
export function takeAsides(reference: string) {
  const plain = withDecisionQuoted(withCommas(reference.replaceAll(gap, ' ').replace(/[‐‑‒]/g, '-')));
  let text = rewritten.reduce((before, { expression, by }) => before.replace(expression, by), plain);
  const found: Partial<Record<string, string>> = {};
  const remarks: (string | undefined)[] = [];
  let facts: Facts = {}; // else a heading may say it
  let nature: Nature | undefined;
  for (const { name, expression, instead, ...told } of taken) {
    const [whole, ...groups] = expression.exec(text) ?? [];
    if (whole === undefined) continue;
    text = text.replace(whole, () => instead);
    const words = groups.find(Boolean)?.replaceAll(gap, ' ').trim();
    found[name] ??= words;
    if (told.isNoted) remarks.push(words);
    facts = { ...facts, ...told.facts };
    nature ??= told.nature;
  }
  const { doi, url = '', pmcid = /\bPMC\d{5,8}\b/.exec(url)?.[0] } = found;
  const [, series, seriesNumber] = /^(.+?),\s(?:n[°º]\s?)?(\d{1,4})$/u.exec(found.series ?? '') ?? [];
  if (series) Object.assign(found, { series, seriesNumber });
  return {
    facts,
    nature,
    text: text.replace(/\s+/g, ' ').trim(),
    remarks,
    item: {
      version: found.version,
      DOI: doi ?? doiInAddress.exec(url)?.[1],
      PMID: found.pmid,
      PMCID: pmcid,
      URL: [found.url],
      ISBN: [found.isbn],
    },
    fields: found,
  };
}
