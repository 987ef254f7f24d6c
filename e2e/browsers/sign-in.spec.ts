import { owner } from '../support/site';
import { by } from './support/screen';
import { expect, test } from './support/test';

const submit = by('button', 'Se connecter');
const password = { css: 'input[type=password]' };

test('a wrong password is refused in French, the right one opens the administration, and signing out closes it', async ({
  visitor,
}) => {
  await visitor.goto('/admin/theses');
  await visitor.see(by('heading', 'Connexion Administrateur'));
  await visitor.fill(by('textbox', 'Adresse email'), owner.email);
  await visitor.fill(password, 'ce n’est pas lui');
  await visitor.click(submit);
  await expect.poll(() => visitor.text({ css: 'main [role=alert]' })).toContain('Mot de passe incorrect');
  await visitor.fill(password, owner.password);
  await visitor.click(submit);
  await visitor.see(by('heading', 'Gestion des Thèses encadrées'));
  await visitor.click(by('button', 'Déconnexion'));
  await visitor.see(by('heading', 'Connexion Administrateur'));
});
