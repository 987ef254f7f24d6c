/**
 * The owner's identifiers: typed in the profile's form, checked, and shown to visitors and machines as links to the
 * same person.
 */
import { expectFieldError, toast } from './support/admin';
import { expect, test } from './support/test';

test('ORCID and Mastodon are saved by the form and linked on the page; a wrong ORCID is refused beside its field', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Mastodon' })).toHaveCount(0);

  await page.goto('/admin/profile');
  await page.getByText('Identifiants', { exact: true }).click();
  const orcid = page.getByLabel(/^ORCID/);
  const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
  await orcid.fill('0000-0002-1825-0098');
  await page.getByLabel(/^Mastodon/).fill('https://exemple.social/@nabil');
  await save.click();
  await expectFieldError(orcid, 'seize caractères, dont le dernier contrôle les autres');
  await orcid.fill('https://orcid.org/0000-0002-1825-0097');
  await save.click();
  await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
  await expect(orcid).toHaveValue('0000-0002-1825-0097');

  await page.goto('/');
  for (const place of [page.getByRole('region', { name: 'À propos', exact: true }), page.getByRole('contentinfo')]) {
    for (const [name, href] of [
      ['https://orcid.org/0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
      ['Mastodon', 'https://exemple.social/@nabil'],
    ] as const) {
      const link = place.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', /^me noopener\b/);
    }
    await expect(place.getByRole('link', { name: 'Wikidata' })).toHaveCount(0);
  }
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(graph['@graph'][1].identifier).toEqual([
    { '@type': 'PropertyValue', propertyID: 'ORCID', value: '0000-0002-1825-0097' },
  ]);

  await page.setViewportSize({ width: 640, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
