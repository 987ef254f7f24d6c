/** The public page with the default content: its texts to the letter, its order, its links and its colour scheme. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const color = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await wholePage(page);
});

test.describe('the frame', () => {
  test('the header: name, job title, home, nine links with their anchors, and theses under « Plus »', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Nabil Tazrouti Enseignant Chercheur' })).toHaveAttribute(
      'href',
      '/',
    );
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    await expect(links).toHaveCount(9);
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Plus', { exact: true }).click();
    await expect(links).toHaveCount(10);
    await expect(links.nth(8), 'under « Plus »').toHaveText('Thèses encadrées');
    const anchors = await links.evaluateAll((all) =>
      Object.fromEntries(all.map((link) => [link.textContent, link.getAttribute('href')])),
    );
    expect(anchors).toEqual({
      Accueil: '#home',
      'À propos': '#about',
      Recherche: '#research',
      Compétences: '#competences',
      Publications: '#publications',
      Enseignement: '#teaching',
      Projets: '#projects',
      Responsabilités: '#responsibilities',
      'Thèses encadrées': '#theses',
      Contact: '#contact',
    });
    for (const anchor of Object.values(anchors)) await expect(page.locator(String(anchor))).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(header.getByText('Plus', { exact: true }), 'a link alone needs none where it has room').toBeHidden();
    await expect(links.filter({ hasText: 'Thèses encadrées' })).toBeInViewport({ ratio: 1 });
  });

  test('the active link is that of the section which spans the line 100 px below the top', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Navigation principale' }).locator('[aria-current]');
    await expect(current).toHaveText('Accueil');
    await wholePage(page);
    for (const [anchor, label] of [
      ['responsibilities', 'Responsabilités'],
      ['research', 'Recherche'],
    ] as const) {
      const top = await page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top + scrollY);
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 99);
      await expect(current).toHaveText(label);
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 103);
      await expect(current).not.toHaveText(label);
    }
    const header = page.getByRole('banner');
    await expect.poll(() => color(header), 'opaque once the page is scrolled').toMatch(/^(oklch|lab|rgb)\([^/]*\)$/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => color(header)).toBe('rgba(0, 0, 0, 0)');
  });

  test('below xl a hamburger opens and closes the same links, which the focus closes as it leaves', async ({
    page,
  }) => {
    await expect(page.getByRole('banner').locator('summary[aria-label="Menu"]')).toBeHidden();
    await page.setViewportSize({ width: 1279, height: 800 });
    const button = page.getByRole('banner').locator('summary[aria-label="Menu"]');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
    await button.click();
    await expect(menu.getByRole('link')).toHaveCount(10);
    await button.click();
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.setViewportSize({ width: 320, height: 640 });
    await button.press('Enter');
    await menu.getByRole('link').last().focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu, 'nothing stands over what has the focus').toBeHidden();
  });

  test('the footer: presentation, networks, contact lines, nine links, year and last update', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Maître de conférences habilité.');
    for (const network of ['LinkedIn', 'ResearchGate', 'YouTube'])
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'nabil.tazrouti@univ-exemple.ma' })).toHaveAttribute(
      'href',
      'mailto:nabil.tazrouti@univ-exemple.ma',
    );
    await expect(footer.getByRole('link', { name: /^\+212/ })).toHaveAttribute('href', 'tel:+212600000000');
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveCount(9);
    await expect(footer.getByText('24000 El Jadida'), 'the address once').toHaveCount(1);
    await expect(footer).toContainText(new RegExp(`© ${new Date().getFullYear()} Nabil Tazrouti`));
    await expect(footer).toContainText(/Dernière mise à jour\s: \d{2}\/\d{2}\/\d{4}/);
  });

  test('the colour scheme: the system’s, until the button turns it for good, without a cookie', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const body = page.locator('body');
    const dark = await color(body);
    await page.getByRole('button', { name: 'Changer de thème clair ou sombre' }).click();
    await expect.poll(() => color(body)).not.toBe(dark);
    const light = await color(body);
    await page.reload();
    await expect.poll(() => color(body)).toBe(light);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('the sections', () => {
  test('come in their order and say what the sample holds', async ({ page }) => {
    await test.step('come in their order', async () => {
      await expect(page.getByRole('main').locator(':scope > section').getByRole('heading', { level: 2 })).toHaveText([
        'À propos',
        'Axes de Recherche',
        'Enseignement',
        'Compétences',
        'Publications',
        'Thèses encadrées',
        'Projets',
        'Responsabilités',
        'Contact',
      ]);
    });
    await test.step('the first screen', async () => {
      const hero = page.locator('#home');
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Dr. Nabil Tazrouti');
      await expect(hero).toContainText('Maître de conférences habilité');
      await expect(hero).toContainText('Rendre les réseaux plus sûrs');
      await expect(hero.getByRole('link', { name: 'Me Contacter' })).toHaveAttribute('href', '#contact');
      await expect(hero.getByRole('link', { name: 'Mes Recherches' })).toHaveAttribute('href', '#research');
      await expect(hero.getByRole('img'), 'without a portrait there is no frame for one').toHaveCount(0);
      await expect(hero, 'the debug line is for development').not.toContainText('Photo:');
    });
    await test.step('about: cards, identity, languages in their colours, diplomas, mission, four figures', async () => {
      const about = region(page, 'À propos');
      for (const heading of ['Affiliation', 'Présence numérique', 'Formation et diplômes', 'Mission et vision'])
        await expect(about.getByRole('heading', { level: 3, name: heading })).toBeVisible();
      for (const [label, value] of Object.entries({ Nom: 'Tazrouti', Prénom: 'Nabil', Nationalité: 'Marocaine' })) {
        const fact = about.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
        await expect(fact).toContainText(value);
      }
      const languages = about.getByRole('listitem').locator('[data-tone]');
      await expect(languages).toHaveText(['Arabe', 'Français', 'Anglais', 'Espagnol']);
      expect(
        new Set(await languages.evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).color))).size,
      ).toBe(4);
      await expect(about.getByLabel('Chiffres clés').locator('dd')).toHaveText(['15+', '50+', '7', '500+']);
    });
    await test.step('research: ten axes in ten tones, and the laboratory’s card', async () => {
      const research = region(page, 'Axes de Recherche');
      const axes = research.getByRole('list').first().getByRole('listitem');
      await expect(axes).toHaveCount(10);
      expect(new Set(await axes.evaluateAll((items) => items.map((item) => item.getAttribute('data-tone')))).size).toBe(
        10,
      );
      await expect(research.getByRole('link', { name: 'Présentation du laboratoire' })).toHaveAttribute(
        'href',
        /^https:/,
      );
    });
    await test.step('teaching: by establishment with hours, a total; contact: its lines and quick links', async () => {
      const teaching = region(page, 'Enseignement');
      await expect(teaching.getByRole('region', { name: /Faculté des Sciences/ })).toContainText(/\d+\sh/);
      await expect(teaching).toContainText(/Total, \d+\senseignements/);
      const contact = region(page, 'Contact');
      await expect(contact).toContainText(/24\sh/);
      await expect(contact.getByRole('link', { name: 'Laboratoire d’ingénierie des réseaux' })).toHaveAttribute(
        'href',
        'https://univ-exemple.ma/laboratoires/lirsa',
      );
      for (const anchor of ['#research', '#publications', '#teaching'])
        await expect(contact.locator(`li a[href="${anchor}"]`)).toHaveCount(1);
    });
    await test.step('skills: seven domains', async () => {
      await expect(region(page, 'Compétences').locator('li h3')).toHaveCount(7);
    });
    await test.step('theses, projects and responsibilities tell their status by colour and word', async () => {
      const tone = (name: string, status: string) =>
        region(page, name).locator('span[data-tone]', { hasText: status }).first();
      await expect(tone('Thèses encadrées', 'Soutenue')).toHaveAttribute('data-tone', 'vert');
      await expect(tone('Thèses encadrées', 'En cours')).toHaveAttribute('data-tone', 'orange');
      await expect(tone('Projets', 'En cours')).toHaveAttribute('data-tone', 'vert');
      await expect(tone('Projets', 'Terminé')).toHaveAttribute('data-tone', 'bleu');
      await expect(tone('Responsabilités', 'Actuel')).toHaveAttribute('data-tone', 'vert');
      await expect(region(page, 'Responsabilités').locator('ol > li'), 'each with its missions as a list').toHaveCount(
        5,
      );
    });
  });

  test('publications: four figures, a card a domain with its period, the newest and the button', async ({ page }) => {
    const section = region(page, 'Publications');
    const figures = section.getByLabel('Production scientifique en chiffres');
    await expect(figures.locator('dt')).toHaveText(['publications', 'articles de revue', 'communications', 'période']);
    await expect(figures.locator('dd').last()).toHaveText(/^\d{4}–\d{4}$/);
    const [total, articles, communications] = await figures.locator('dd').allTextContents();
    const chapters = 2; // they are counted with the publications, and are no articles of journals
    expect(Number(total)).toBe(Number(articles) + Number(communications) + chapters);
    for (const title of ['Réseaux et Sécurité', 'E-learning et Intelligence Artificielle'])
      await expect(
        section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
      ).toContainText(/\d+.*\d{4}[-–]\d{4}/);
    await expect(section.getByRole('img', { name: /^Histogramme de \d{4} à \d{4}/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await section.getByRole('link', { name: 'Voir Toutes les Publications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Production Scientifique Complète' });
    await expect(dialog.getByRole('listitem')).toHaveCount(Number(total));
    await expect(dialog.getByRole('link', { name: /^Voir la publication/ }).first()).toBeVisible();
  });
});

test.describe('what the owner changes', () => {
  test('counts take the right plural, empty things say so, and of what the profile leaves empty nothing is said', {
    tag: '@long',
  }, async ({ page, content }) => {
    await content.saveProfile({
      titre: '',
      mission: '',
      fonction: '',
      langues: [],
      disponibilite: '',
      invitation: '',
      reponse: '',
    });
    await content.saveSection('intro-enseignement', { content: '' });
    await content.saveSection('competences', {
      content: [{ title: 'Veille', description: 'Lire.', skills: ['Lecture'] }],
    });
    await content.saveSection('enseignement', { content: '[]' });
    await content.saveSection('publications', {
      content: {
        reseauxSecurite: {
          articles: [],
          communications: [{ title: 'Capteurs', authors: 'N. Tazrouti', year: 2019, conference: 'Colloque' }],
        },
      },
    });
    await page.reload();
    await expect(page.locator('#home').getByRole('heading', { level: 1 })).toHaveText('Nabil Tazrouti');
    for (const word of [/Dr\./, /Enseignant Chercheur/, /24\sh/, /Consultations/, /candidature/, /Des enseignements/])
      await expect(page.locator('body'), String(word)).not.toContainText(word);
    await expect(region(page, 'À propos')).toContainText('Aucune langue ajoutée');
    await expect(region(page, 'À propos').getByRole('heading', { name: 'Mission et vision' })).toHaveCount(0);
    await expect(region(page, 'Compétences')).toContainText(/1\scompétence technique(?!s)/);
    await expect(region(page, 'Enseignement')).toContainText('Aucun cours disponible');
    const publications = region(page, 'Publications');
    const figures = publications.getByLabel('Production scientifique en chiffres').locator('dd');
    await expect(figures, 'but for that of articles, of which there is none').toHaveText(['1', '1', '2019']);
    await expect(
      publications.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Réseaux et Sécurité' }) }),
    ).toContainText('N/A');
    await expect(region(page, 'Contact').getByText('Disponibilité')).toHaveCount(0);
  });

  test('a hidden section leaves neither content nor link, one of the owner’s comes before Contact with its link', async ({
    page,
    content,
  }) => {
    await content.saveSection('projets', { visible: false });
    await content.saveSection('axes-recherche', { visible: false });
    await content.saveSection('a-propos', { visible: false });
    await content.addSection({ title: 'Distinctions', type: 'list', content: ['Médaille de bronze'] });
    await page.reload();
    await expect(region(page, 'Projets')).toHaveCount(0);
    for (const name of ['Projets', 'Recherche', 'Mes Recherches'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(
      page.locator('#about').getByRole('heading', { name: 'Informations personnelles' }),
      'the block stays',
    ).toBeVisible();
    await expect(page.locator('#about')).not.toContainText('Enseignant-chercheur depuis 2009');
    await expect(
      page.getByRole('main').locator(':scope > section').getByRole('heading', { level: 2 }).nth(-2),
    ).toHaveText('Distinctions');
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    await expect(links.nth(-2)).toHaveText('Distinctions');
    await expect(links.nth(-1)).toHaveText('Contact');
  });
});
