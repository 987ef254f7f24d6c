/**
 * Parts of a reference that their own marks identify anywhere in it: identifiers, an edition, a series, translators,
 * authors of a preface.
 */
import { z } from 'zod';
import { withCommas } from '@/lib/names/read-names';
import { withDecisionQuoted } from './plain-kinds';
import { expressionIn, gap } from './plain-patterns';
import patterns from './words/asides.json' with { type: 'json' };
import { type Nature, workSchema } from './work';

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

const bracketedKind =
  /\s*\[((?:paper|oral|poster|conference) presentation|(?:thèse|mémoire|habilitation|doctoral|master|ph\.?d|communication|conférence|conference|poster)[^\]]*)\]/iu;

/** Without the version and the form of the text that servers and publishers have behind it. */
const doiInAddress =
  /\/(10\.\d{4,9}\/[^\s?#]+?)(?:(?<=\d)v\d+)?(?:[./](?:full|abstract|short|e?pdf|html?)[^?#]*)?(?:[?#]|$)/i;

/** The asides of a reference, and its text with a gap for each. */
export function takeAsides(reference: string) {
  const plain = withDecisionQuoted(withCommas(reference.replaceAll(gap, ' ').replace(/[‐‑‒]/g, '-')));
  let text = rewritten
    .reduce((before, { expression, by }) => before.replace(expression, by), plain)
    .replace(
      bracketedKind,
      (_, kind: string) =>
        `. ${/presentation|poster/i.test(kind) ? 'Communication' : `${kind[0]?.toUpperCase()}${kind.slice(1)}`}`,
    );
  const found: Partial<Record<string, string>> = {};
  let facts: Facts = /\[poster/i.test(reference) ? { poster: true } : {}; // else a heading may say it
  const remarks: (string | undefined)[] = [];
  for (const { name, expression, instead, facts: told, isNoted } of taken) {
    const [whole, ...groups] = expression.exec(text) ?? [];
    if (whole === undefined) continue;
    text = text.replace(whole, () => instead);
    const words = groups.find(Boolean)?.replaceAll(gap, ' ').trim();
    found[name] ??= words;
    if (isNoted) remarks.push(words);
    facts = { ...facts, ...told };
  }
  const { doi, halId, arxivId, pmid, pmcid, url, isbn, edition, patent, version, volumes } = found;
  const [, series = found.series, seriesNumber] = /^(.+?),\s(?:n[°º]\s?)?(\d{1,4})$/u.exec(found.series ?? '') ?? [];
  const told: readonly (readonly [Nature, unknown])[] = [
    ['prepublication', found.preprint],
    ['communication', facts.poster || found.oral || found.abstract],
    ['compte-rendu', found.review],
    ['notice', found.entry],
    ['brevet', patent],
    ['logiciel', found.program],
  ];
  return {
    facts,
    isAbstract: found.abstract !== undefined,
    nature: told.find(([, is]) => is)?.[0],
    text: text.replace(/\s+/g, ' ').trim(),
    volumes,
    remarks,
    granted: found.granted,
    item: {
      version,
      DOI: doi ?? doiInAddress.exec(url ?? '')?.[1],
      PMID: pmid,
      PMCID: pmcid ?? /\bPMC\d{5,8}\b/.exec(url ?? '')?.[0],
      URL: [url],
      ISBN: [isbn],
    },
    fields: { patent, halId, arxivId, edition, series, seriesNumber },
  };
}
