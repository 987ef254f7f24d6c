/**
 * What a form says of a call that fails: the server's words, else its own. The texts of each kind are in its
 * definition, those of its rules in sections/messages.test.ts.
 */
import { rowsOf } from '../lib/testing/rows';
import { pngFile, toast } from './support/admin';
import { answers, fill, press, type Step, silence } from './support/scenarios';
import { expect, owner, test } from './support/test';

const choosePhoto: Step = async ({ page }) =>
  page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile());

/** « Titre = Prix » fills a field; any other step presses a button. */
function stepOf(line: string): Step {
  const [label = '', text] = line.replace('{password}', owner.password).split(' = ');
  if (label === '{photo}') return choosePhoto;
  return text === undefined ? press(label) : fill(label, text);
}

for (const {
  input,
  outputs: [own = ''],
} of rowsOf('e2e/admin-messages.txt')) {
  const [place = '', ...lines] = input.split('\n');
  const [route = '', address = ''] = place.split(' ');
  test(`${route}: ${own}`, { tag: '@long' }, async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/status of 500/);
    // An upload names the status of a failure.
    const reply = address.includes('/upload/') ? { status: 200, json: { success: false } } : silence;
    await page.goto(route);
    const steps = lines.map(stepOf);
    for (const step of [...steps.slice(0, -1), answers(`**${address}**`, reply), ...steps.slice(-1)])
      await step({ page, site });
    await expect(toast(page, own)).toBeVisible();
  });
}
