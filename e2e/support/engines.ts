/**
 * Engines beside axe that the long tests ask. Those of e2e/engines are packages of their own (`npm ci --prefix
 * e2e/engines`, which `npm run test:long` does): nobody else needs their eighty packages.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { JSHandle, Page } from '@playwright/test';
import { z } from 'zod';

const texts = z.array(z.string());
const own = createRequire(import.meta.url);
const extra = createRequire(path.resolve('e2e/engines/package.json'));
const sourceOf = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * What IBM's engine says wrongly: HTML allows `username` for an email address (« Autofill »); the label of a file field
 * that is a button names a hidden field; a choice by its icon has its name as `aria-label`.
 */
const wrongOfIbm = [
  /^input_autocomplete_valid: .*autocomplete="username"/s,
  /^label_ref_valid: .*<label for="[^"]+" class="inline-flex min-h-control/s,
  /^label_content_exists: .*<label class="relative grid cursor-pointer place-items-center/s,
];

/**
 * What IBM Equal Access calls a failure of WCAG 2.2 A or AA in what is shown; what a person is to look at is left out.
 * Its report as such is too deep to leave the page.
 */
async function ibmFailures(page: Page): Promise<string[]> {
  await page.evaluate(sourceOf(own.resolve('accessibility-checker-engine/ace.js')));
  const found = await page.evaluate(`new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
    results.flatMap(({ ruleId, value, message, snippet, path }) => {
      if (value[0] !== 'VIOLATION' || value[1] !== 'FAIL' || path.dom.includes('#')) return []; // Next's announcer of pages is in a shadow tree
      const element = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      const isShown = !(element instanceof Element) || element.checkVisibility({ contentVisibilityAuto: true });
      return isShown ? [ruleId + ': ' + message + '\\n' + snippet.slice(0, 300)] : [];
    }))`);
  return texts.parse(found).filter((text) => !wrongOfIbm.some((pattern) => pattern.test(text)));
}

type Outcome = { readonly rule: { readonly uri: string }; readonly target: unknown };
type Modules = {
  readonly 'alfa-playwright': { readonly Playwright: { toPage(document: JSHandle): Promise<unknown> } };
  readonly 'alfa-rules': {
    readonly Rules: {
      values(): Iterable<{ hasRequirement(isIt: (requirement: unknown) => boolean): boolean }>;
    };
  };
  readonly 'alfa-act': {
    readonly Audit: { of(page: unknown, rules: Iterable<unknown>): { evaluate(): Promise<Iterable<unknown>> } };
    readonly Outcome: { isFailed(outcome: unknown): outcome is Outcome };
  };
  readonly 'alfa-wcag': {
    readonly Criterion: { isCriterion(value: unknown): boolean };
    readonly Conformance: { isAA(): (criterion: unknown) => boolean };
  };
};

const alfa = async <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
  import(pathToFileURL(extra.resolve(`@siteimprove/${name}`)).href);

/**
 * What Alfa says wrongly: rule 14 (the visible words stand in the name) joins words that only the layout parts, « Aller
 * à… » and « Ctrl K » of one button; rule 113 (size of targets) takes boxes in the preview's frame for boxes of the page.
 */
const wrongOfAlfa = [
  /sia-r14\n<button[^>]*max-drawer:ms-auto/,
  /sia-r113\n<a (?:class="opens" href="#detail-|href="\/publications\/)/,
];

/** What Siteimprove's Alfa calls a failure of WCAG A or AA. */
async function alfaFailures(page: Page): Promise<string[]> {
  const { Playwright } = await alfa('alfa-playwright');
  const { Rules } = await alfa('alfa-rules');
  const { Audit, Outcome } = await alfa('alfa-act');
  const { Criterion, Conformance } = await alfa('alfa-wcag');
  const isAsked = Conformance.isAA();
  const rules = Array.from(Rules.values()).filter((rule) =>
    rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isAsked(requirement)),
  );
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
  return Array.from(outcomes)
    .flatMap((outcome) =>
      Outcome.isFailed(outcome) ? [`${outcome.rule.uri}\n${String(outcome.target).slice(0, 300)}`] : [],
    )
    .filter((text) => !wrongOfAlfa.some((pattern) => pattern.test(text)));
}

/**
 * What HTML_CodeSniffer says wrongly: a button with `form` is none of its form; cells want `headers` where `scope` on both
 * sides says the same (technique H63 beside H43).
 */
const wrongOfCodeSniffer = [/Guideline3_2\.3_2_2\.H32\.2/, /1_3_1\.H43\.HeadersRequired/];

/** The errors of HTML_CodeSniffer for WCAG 2 AA, in what is shown; its rule of 1.3.5 throws at a field for a password. */
async function codeSnifferFailures(page: Page): Promise<string[]> {
  await page.evaluate(sourceOf(extra.resolve('html_codesniffer/build/HTMLCS.js')));
  const found = await page.evaluate(`new Promise((resolve, reject) => {
    HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5.process = () => {};
    HTMLCS.process('WCAG2AA', document, () => resolve(HTMLCS.getMessages().flatMap(({ type, code, msg, element }) => {
      const isShown = !(element instanceof Element) || element.checkVisibility({ contentVisibilityAuto: true });
      return type === HTMLCS.ERROR && isShown ? [code + ': ' + msg + '\\n' + (element.outerHTML ?? '').slice(0, 300)] : [];
    })), () => reject(new Error('HTML_CodeSniffer ended early')));
  })`);
  return texts.parse(found).filter((text) => !wrongOfCodeSniffer.some((pattern) => pattern.test(text)));
}

/** By name: what each calls a failure on the page. */
export const engines = {
  'IBM Equal Access': ibmFailures,
  Alfa: alfaFailures,
  HTML_CodeSniffer: codeSnifferFailures,
} as const;

/** The W3C's checker of HTML (https://validator.github.io/validator/): throws its report where files have errors. */
export async function checkHtml(files: readonly string[]): Promise<void> {
  const jar = extra.resolve('vnu-jar/build/dist/vnu.jar');
  // Properties of CSS that are newer than the checker are no errors of HTML.
  await promisify(execFile)('java', ['-jar', jar, '--errors-only', '--filterpattern', 'CSS: .*', ...files]);
}
