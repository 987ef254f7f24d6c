import { CircleCheck, Lock, TriangleAlert } from 'lucide-react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Toaster } from '@/components/admin/providers/toaster';
import { OwnerForm } from '@/components/admin/sign-in/owner-form';
import { SignInForm } from '@/components/admin/sign-in/sign-in-form';
import { currentOwner } from '@/lib/auth/guard';
import { ownerExists, setupTokenIsValid } from '@/lib/auth/setup';
import { redirectTarget } from '@/lib/redirect-target';
import '../admin.css';

export const metadata: Metadata = { title: 'Connexion Administrateur', robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The sign-in form; with the one-time token (`jeton`) that the first start prints, the form that creates the owner's account. */
export default async function LoginPage({ searchParams }: Props) {
  const { retour, jeton, deconnexion } = await searchParams;
  if (await currentOwner()) redirect(redirectTarget(retour));
  const token = typeof jeton === 'string' ? jeton : '';
  const creates = token !== '' && !(await ownerExists()) && (await setupTokenIsValid(token));
  return (
    <div className="adm login">
      <main id="contenu">
        <div className="login-card">
          <h1>{creates ? 'Créer le compte administrateur' : 'Connexion Administrateur'}</h1>
          {token !== '' && !creates && (
            <p className="summary-err" role="alert">
              <TriangleAlert className="icon" aria-hidden />
              <span>Cette adresse a déjà servi ou n’est plus valable. Connectez-vous, ou demandez-en une nouvelle à la machine qui héberge le site.</span>
            </p>
          )}
          {deconnexion === 'partout' && !creates && (
            <p className="summary-ok" role="status">
              <CircleCheck className="icon" aria-hidden />
              <span>Tous vos appareils sont déconnectés. Reconnectez-vous pour continuer.</span>
            </p>
          )}
          {creates ? <OwnerForm jeton={token} /> : <SignInForm returnTo={redirectTarget(retour)} />}
          <p className="note">
            <Lock className="icon sm" aria-hidden />
            Accès réservé aux administrateurs autorisés
          </p>
        </div>
      </main>
      <footer>
        <a href="/">Voir le site</a>
      </footer>
      <Toaster />
    </div>
  );
}
