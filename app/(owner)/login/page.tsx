import { Lock } from 'lucide-react';
import { redirect } from 'next/navigation';
import { Toaster } from '@/components/admin/providers/notifications';
import { OwnerForm, SignInForm } from '@/components/admin/sign-in/sign-in-form';
import { Notice } from '@/components/admin/ui/status';
import { TypedBefore } from '@/components/ui/typed-before';
import { env } from '@/lib/env';
import { redirectTarget } from '@/lib/sign-in-rules';
import { currentOwner } from '@/lib/site/auth/guard';
import { isSetupToken } from '@/lib/site/db/owner';
import '@/app/admin.css';
import type { Asked } from '../asked';

export const metadata = { title: 'Connexion Administrateur', robots: { index: false, follow: false } };

/**
 * The sign-in form; with the one-time token (`jeton`) that the first start prints, the form that creates the owner's
 * account.
 */
export default async function LoginPage({ searchParams }: Asked) {
  const { retour, jeton, deconnexion } = await searchParams;
  if (await currentOwner()) redirect(redirectTarget(retour));
  const token = typeof jeton === 'string' ? jeton : '';
  const creates = token !== '' && (await isSetupToken(token));
  return (
    <div className="adm grid grid-cols-1 grid-rows-[1fr_auto]">
      <main id="contenu" className="grid grid-cols-1 place-items-center px-5 py-8">
        <div className="grid w-full max-w-card grid-cols-1 gap-5">
          <h1 className="text-3xl">{creates ? 'Créer le compte administrateur' : 'Connexion Administrateur'}</h1>
          {token !== '' && !creates && (
            <Notice tone="err">
              Cette adresse a déjà servi ou n’est plus valable. Connectez-vous, ou demandez-en une nouvelle à la machine
              qui héberge le site.
            </Notice>
          )}
          {deconnexion === 'partout' && !creates && (
            <Notice tone="ok">Tous vos appareils sont déconnectés. Reconnectez-vous pour continuer.</Notice>
          )}
          {creates ? (
            <OwnerForm jeton={token} siteUrl={env().SITE_URL} />
          ) : (
            <SignInForm returnTo={redirectTarget(retour)} siteUrl={env().SITE_URL} />
          )}
          <p className="flex items-center gap-2 text-ink-faint text-sm">
            <Lock className="size-3.75" />
            Accès réservé aux administrateurs autorisés
          </p>
        </div>
      </main>
      <footer className="flex flex-wrap justify-center gap-5 border-rule border-t p-5 text-ink-faint text-sm">
        <a className="inline-flex min-h-6 items-center" href="/">
          Voir le site
        </a>
      </footer>
      <Toaster />
      <TypedBefore />
    </div>
  );
}
