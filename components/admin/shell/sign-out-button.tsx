import { LogOut } from 'lucide-react';
import { Button } from '../ui/button';
import { useSignOut } from './use-sign-out';

export function SignOutButton({ className }: { readonly className?: string }) {
  const { busy, signOut } = useSignOut();
  return (
    <Button variant="quiet" size="bar" className={className} disabled={busy} onClick={signOut}>
      <LogOut />
      Déconnexion
    </Button>
  );
}
